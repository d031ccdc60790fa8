package oklahoma.client.session.kept;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import oklahoma.client.storage.DamagedFile;
import oklahoma.host.identity.Identity;
import oklahoma.host.identity.IdentityFile;
import oklahoma.host.identity.IdentityRefused;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The key by which guests recognize tables hosted here, in a file beside the settings. */
public final class OwnIdentity {
  private static final Logger LOG = LoggerFactory.getLogger(OwnIdentity.class);
  private static final String FILE = "identity.pem";

  private OwnIdentity() {}

  /**
   * The identity in a folder. A damaged file is renamed and a new identity made; if no file can be
   * used, the identity lasts only as long as the host.
   *
   * @param damage receives the new name of the damaged file
   */
  public static Identity in(Path folder, Consumer<Path> damage) {
    Path file = folder.resolve(FILE);
    try {
      return IdentityFile.at(file);
    } catch (IdentityRefused refused) {
      LOG.warn("the key of this host cannot be used", refused);
      return refused.reason() == IdentityRefused.Reason.DAMAGED
          ? instead(file, damage)
          : Identity.fresh();
    }
  }

  private static Identity instead(Path file, Consumer<Path> damage) {
    Path aside = DamagedFile.free(file);
    try {
      Files.move(file, aside);
      Identity fresh = IdentityFile.at(file);
      damage.accept(aside);
      return fresh;
    } catch (IOException refused) {
      LOG.warn("a key for this host cannot be kept", refused);
      return Identity.fresh();
    }
  }
}
