package oklahoma.client.net.trust;

import java.util.Optional;
import oklahoma.protocol.identity.TablePassword;

/**
 * What a guest can prove besides a seat key.
 *
 * @param password the table's password, if the guest knows it; it is proved but never sent
 * @param mark the secret from which each host gets its own mark of this program
 */
public record Credentials(Optional<TablePassword> password, Optional<OwnMark> mark) {
  /** Neither password nor mark. */
  public static final Credentials NONE = new Credentials(Optional.empty(), Optional.empty());
}
