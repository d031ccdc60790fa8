package oklahoma.client.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.HostAddress.Fault;
import oklahoma.protocol.identity.Fingerprint;

/**
 * The target of an invitation: one host, possibly with several addresses, and possibly one of its
 * tables. Its text is {@code 192.168.1.20:6552,10.8.0.3/2#K7F3-9QZM-2AXT}: later addresses without
 * a port use that of the first, and the table's number follows the slash. With {@code oklahoma://}
 * in front it is a link.
 *
 * @param addresses the addresses, the best one first; at least one
 * @param table the number of the table, from 1; empty for any table
 */
public record Destination(List<HostAddress> addresses, OptionalInt table) {
  /** The maximum number of addresses in an invitation. */
  public static final int MOST_ADDRESSES = 6;

  private static final int SHORTEST_PREFIX = 10;
  private static final int LONGEST = 1_000;
  private static final String SCHEME = "oklahoma://";
  private static final Pattern WITH_TABLE = Pattern.compile("([^/]*)/([^/]*)");

  /**
   * Endings that could complete a half-typed address. The digits could be a port, a table or a
   * fingerprint.
   */
  private static final List<String> ENDINGS =
      Stream.concat(
              Stream.of("a", "/a", ":", "::", "]", ":]", "::]"),
              IntStream.rangeClosed(1, SHORTEST_PREFIX).mapToObj("1"::repeat))
          .toList();

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,5}");

  /** Invisible characters that chats and web pages add around copied text. */
  private static final Pattern UNSEEN_ENDS =
      Pattern.compile("^[\\s\\p{Z}\\p{Cf}]+|[\\s\\p{Z}\\p{Cf}]+$");

  /** The result of reading a text. */
  public sealed interface Reading {
    /** The text is a destination. */
    record Place(Destination destination) implements Reading {}

    /** The text is not a destination. */
    record Faulty(Fault fault) implements Reading {}
  }

  public Destination {
    addresses = List.copyOf(addresses);
    if (addresses.isEmpty()) {
      throw new IllegalArgumentException("an address at least");
    }
  }

  /** The first address. */
  public HostAddress best() {
    return addresses.getFirst();
  }

  /** Reads what a player typed or pasted: an address, an invitation or a link. */
  public static Reading read(String typed) {
    String text = bare(typed);
    if (text.isEmpty()) {
      return new Reading.Faulty(Fault.EMPTY);
    }
    if (text.length() > LONGEST) {
      return new Reading.Faulty(Fault.TOO_MANY);
    }
    int sign = text.indexOf('#');
    Optional<String> fingerprint =
        sign < 0 ? Optional.empty() : Fingerprint.prefixOf(text.substring(sign + 1));
    if (sign >= 0 && fingerprint.isEmpty()) {
      return new Reading.Faulty(Fault.NO_FINGERPRINT);
    }
    return placed(sign < 0 ? text : text.substring(0, sign), fingerprint);
  }

  /**
   * Why a text is not a destination and cannot become one by further typing. A half-typed address
   * is not wrong yet.
   */
  public static Optional<Fault> fault(String typed) {
    return read(typed) instanceof Reading.Faulty(Fault fault)
            && ENDINGS.stream().noneMatch(end -> read(typed + end) instanceof Reading.Place)
        ? Optional.of(fault)
        : Optional.empty();
  }

  private static String bare(String typed) {
    String text = UNSEEN_ENDS.matcher(typed).replaceAll("");
    return text.toLowerCase(Locale.ROOT).startsWith(SCHEME)
        ? text.substring(SCHEME.length())
        : text;
  }

  private static Reading placed(String place, Optional<String> fingerprint) {
    Matcher parts = WITH_TABLE.matcher(place);
    if (!parts.matches()) {
      return place.contains("/")
          ? new Reading.Faulty(Fault.NO_HOST)
          : listed(place, OptionalInt.empty(), fingerprint);
    }
    String table = parts.group(2).strip();
    if (table.isEmpty()) {
      return listed(parts.group(1), OptionalInt.empty(), fingerprint);
    }
    return NUMBER.matcher(table).matches()
        ? listed(parts.group(1), OptionalInt.of(Integer.parseInt(table)), fingerprint)
        : new Reading.Faulty(Fault.NO_TABLE);
  }

  private static Reading listed(String list, OptionalInt table, Optional<String> fingerprint) {
    List<HostAddress> addresses = new ArrayList<>();
    int port = HostAddress.USUAL_PORT;
    for (String each : list.split(",", -1)) {
      switch (HostAddress.read(each, port, fingerprint)) {
        case HostAddress.Reading.Faulty(Fault fault) -> {
          return new Reading.Faulty(fault);
        }
        case HostAddress.Reading.Address(HostAddress address) -> addresses.add(address);
      }
      port = addresses.getFirst().port();
    }
    return addresses.size() > MOST_ADDRESSES
        ? new Reading.Faulty(Fault.TOO_MANY)
        : new Reading.Place(new Destination(addresses.stream().distinct().toList(), table));
  }
}
