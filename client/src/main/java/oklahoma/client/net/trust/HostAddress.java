package oklahoma.client.net.trust;

import io.netty.util.NetUtil;
import java.net.IDN;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import oklahoma.protocol.identity.Fingerprint;
import org.jspecify.annotations.Nullable;

/**
 * The address of a host, as players type it, read it out to each other and copy it from a lobby.
 *
 * @param host a host name in its ASCII form, an IPv4 address, or an IPv6 address without brackets,
 *     with its scope if it needs one
 * @param port 1 to 65535
 * @param fingerprint the first characters of the host's fingerprint, as {@link
 *     Fingerprint#prefixOf} gives them; empty if the text was not an invitation with them
 */
public record HostAddress(String host, int port, Optional<String> fingerprint) {
  /** The default port of hosts: OKLA on a phone's keys. */
  public static final int USUAL_PORT = 6552;

  private static final int LAST_PORT = 65_535;
  private static final int LONGEST_NAME = 253;
  private static final Pattern BRACKETED = Pattern.compile("\\[([^\\[\\]]+)](?::(.*))?");
  private static final Pattern LABEL = Pattern.compile("[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern SCOPE = Pattern.compile("%.*");

  /**
   * An address, perhaps with the name of an interface, but not with a port: that needs brackets.
   */
  private static final Pattern SCOPED = Pattern.compile("[^%]+(?:%[^%:,/#\\[\\]\\s]+)?");

  /** The prefix of IPv6's private addresses, the counterpart of 10.0.0.0. */
  private static final int UNIQUE_LOCAL = 0xFC;

  /** The result of reading a text. */
  public sealed interface Reading {
    /** The text is an address. */
    record Address(HostAddress address) implements Reading {}

    /** The text is not an address. */
    record Faulty(Fault fault) implements Reading {}
  }

  /** Why a text is not an address. */
  public enum Fault {
    /** Nothing was typed. */
    EMPTY,
    /** Neither a host name nor an IPv4 or IPv6 address. */
    NO_HOST,
    /** The part after the colon is not a port. */
    NO_PORT,
    /** The part after the number sign is not a fingerprint. */
    NO_FINGERPRINT,
    /** The part after the slash is not a table's number. */
    NO_TABLE,
    /** There are more addresses than an invitation may have, or the text is too long. */
    TOO_MANY
  }

  /**
   * Reads one address.
   *
   * @param usual the port for an address without one
   * @param fingerprint the first characters of the host's fingerprint, if they are known
   */
  public static Reading read(String typed, int usual, Optional<String> fingerprint) {
    String place = typed.strip();
    if (isSix(place) && place.charAt(0) != '[') {
      return at(number(place), Integer.toString(usual), fingerprint);
    }
    Matcher bracketed = BRACKETED.matcher(place);
    if (bracketed.matches()) {
      return isSix(bracketed.group(1))
          ? at(number(bracketed.group(1)), orUsual(bracketed.group(2), usual), fingerprint)
          : new Reading.Faulty(Fault.NO_HOST);
    }
    int colon = place.indexOf(':');
    if (colon != place.lastIndexOf(':')) {
      return new Reading.Faulty(
          Fault.NO_HOST); // a wrong IPv6 address, or one with a port but without brackets
    }
    String host = colon < 0 ? place : place.substring(0, colon);
    String port = colon < 0 ? null : place.substring(colon + 1);
    return named(host)
        .<Reading>map(name -> at(name, orUsual(port, usual), fingerprint))
        .orElseGet(() -> new Reading.Faulty(Fault.NO_HOST));
  }

  /** The address without a fingerprint; the inverse of {@link #unresolved}. */
  public static HostAddress of(InetSocketAddress unresolved) {
    return new HostAddress(unresolved.getHostString(), unresolved.getPort(), Optional.empty());
  }

  /** The address for Netty; the name is resolved when a connection is opened. */
  public InetSocketAddress unresolved() {
    return InetSocketAddress.createUnresolved(host, port);
  }

  /** The text to show and to type: without the port if it is the default one. */
  public String text() {
    boolean six = host.indexOf(':') >= 0;
    return port == USUAL_PORT ? host : (six ? "[" + host + "]" : host) + ":" + port;
  }

  /** Whether this is a number that identifies a host only inside its own network. */
  public boolean isLocal() {
    if (!NetUtil.isValidIpV4Address(host) && !NetUtil.isValidIpV6Address(host)) {
      return false;
    }
    InetAddress number = InetAddress.ofLiteral(SCOPE.matcher(host).replaceFirst(""));
    return number.isSiteLocalAddress()
        || number.isLinkLocalAddress()
        || number.isLoopbackAddress()
        || (number instanceof Inet6Address && (number.getAddress()[0] & 0xFE) == UNIQUE_LOCAL);
  }

  private static boolean isSix(String text) {
    return NetUtil.isValidIpV6Address(text) && SCOPED.matcher(text).matches();
  }

  /** The address in its canonical spelling, so that equal addresses have equal texts. */
  private static String number(String typed) {
    String scope = typed.replaceFirst("^[^%]*", "");
    String bare = typed.substring(0, typed.length() - scope.length());
    InetAddress address = NetUtil.createInetAddressFromIpAddressString(bare);
    return address == null ? typed : NetUtil.toAddressString(address) + scope;
  }

  private static String orUsual(@Nullable String port, int usual) {
    return port == null ? Integer.toString(usual) : port;
  }

  private static Reading at(String host, String port, Optional<String> fingerprint) {
    boolean number = NUMBER.matcher(port).matches() && port.length() <= 5;
    int value = number ? Integer.parseInt(port) : 0;
    return value >= 1 && value <= LAST_PORT
        ? new Reading.Address(new HostAddress(host, value, fingerprint))
        : new Reading.Faulty(Fault.NO_PORT);
  }

  /** An IPv4 address or a host name in its ASCII form. */
  private static Optional<String> named(String host) {
    if (NetUtil.isValidIpV4Address(host)) {
      return Optional.of(number(host));
    }
    String name = ascii(host);
    String[] labels = name.split("\\.", -1);
    boolean legal =
        name.length() <= LONGEST_NAME
            && Arrays.stream(labels).allMatch(label -> LABEL.matcher(label).matches())
            && !NUMBER.matcher(labels[labels.length - 1]).matches();
    return legal ? Optional.of(name) : Optional.empty();
  }

  private static String ascii(String host) {
    try {
      return IDN.toASCII(host, IDN.ALLOW_UNASSIGNED).toLowerCase(Locale.ROOT);
    } catch (IllegalArgumentException notAName) {
      return "";
    }
  }
}
