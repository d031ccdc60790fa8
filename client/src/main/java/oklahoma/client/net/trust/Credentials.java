package oklahoma.client.net.trust;

import java.util.Optional;
import oklahoma.protocol.identity.TablePassword;

/**
 * What a guest can show of itself at a table, besides a seat's key.
 *
 * @param password the table's, if the guest knows one; told to nobody, only proved
 * @param mark by which hosts on the network know the program again
 */
public record Credentials(Optional<TablePassword> password, Optional<OwnMark> mark) {
  /** Neither password nor mark. */
  public static final Credentials NONE = new Credentials(Optional.empty(), Optional.empty());
}
