package oklahoma.client.net.trust;

import java.util.Optional;
import oklahoma.protocol.identity.TablePassword;

/**
 * The credentials of a guest at a table, besides a seat key.
 *
 * @param password the table's, if the guest knows one; told to nobody, only proved
 * @param mark by which hosts on the network know the program again
 */
public record Credentials(Optional<TablePassword> password, Optional<OwnMark> mark) {
  /** Neither password nor mark. */
  public static final Credentials NONE = new Credentials(Optional.empty(), Optional.empty());
}
