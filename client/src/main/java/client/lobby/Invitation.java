package client.lobby;

import protocol.Fingerprint;

/**
 * What a friend needs to come to a table: where it is, and by what its host is known, so that even
 * the first visit is to the right one.
 *
 * @param address with the port, as it is typed
 * @param host the host's fingerprint
 */
public record Invitation(String address, Fingerprint host) {

  /** To be pasted where an address is typed: {@code 192.168.1.20:6552#K7F3-9QZM-2AXT}. */
  public String text() {
    return address + "#" + host.text();
  }

  /** The same as a link: {@code oklahoma://192.168.1.20:6552/#K7F39QZM2AXT}. */
  public String link() {
    return "oklahoma://" + address + "/#" + host.signs();
  }
}
