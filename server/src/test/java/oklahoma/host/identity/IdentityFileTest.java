package oklahoma.host.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A host's key outlives the host, and nobody else reads it. */
class IdentityFileTest {
  @TempDir private Path folder;

  @Test
  void itIsTheSameEachTime() throws Exception {
    Identity made = IdentityFile.at(file());
    Identity read = IdentityFile.at(file());
    assertThat(read).isEqualTo(made);
    assertThat(folder.resolve("new").toFile().list()).hasSize(1);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // files have no such permissions there
  void itIsForItsUserAlone() throws Exception {
    var _ = IdentityFile.at(file());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
        .isEqualTo("rw-------");
  }

  @Test
  @EnabledOnOs(OS.LINUX) // which has a device that is always full
  void onAFullDiskNoPartOfAKeyStays() throws Exception {
    Path fresh = Files.createSymbolicLink(folder.resolve("fresh"), Path.of("/dev/full"));
    assertThatThrownBy(() -> IdentityFile.place("key", fresh, folder.resolve("identity.pem")))
        .isInstanceOf(IOException.class);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatIsDamagedIsLeftAsItIs() throws Exception {
    var _ = IdentityFile.at(file());
    String whole = Files.readString(file());
    assertRefused("", IdentityRefused.Reason.DAMAGED);
    assertRefused("not a key", IdentityRefused.Reason.DAMAGED);
    assertRefused(whole.substring(0, whole.length() / 2), IdentityRefused.Reason.DAMAGED);
    assertRefused(whole.replaceFirst("MI", "AA"), IdentityRefused.Reason.DAMAGED);
  }

  @Test
  void theCertificateOfAnotherKeyIsDamageToo() throws Exception {
    var _ = IdentityFile.at(file());
    Path other = folder.resolve("other.pem");
    var _ = IdentityFile.at(other);
    String end = "-----END PRIVATE KEY-----";
    String key = Files.readString(file());
    String certificate = Files.readString(other);
    assertRefused(
        key.substring(0, key.indexOf(end)) + certificate.substring(certificate.indexOf(end)),
        IdentityRefused.Reason.DAMAGED);
  }

  @Test
  void aFolderThatCannotBeMade() throws Exception {
    Path inTheWay = Files.writeString(folder.resolve("new"), "a file");
    assertThatThrownBy(() -> IdentityFile.at(inTheWay.resolve("identity.pem")))
        .asInstanceOf(InstanceOfAssertFactories.throwable(IdentityRefused.class))
        .extracting(IdentityRefused::reason)
        .isEqualTo(IdentityRefused.Reason.UNREACHABLE);
  }

  private void assertRefused(String content, IdentityRefused.Reason reason) throws Exception {
    Files.writeString(file(), content);
    assertThatThrownBy(() -> IdentityFile.at(file()))
        .asInstanceOf(InstanceOfAssertFactories.throwable(IdentityRefused.class))
        .satisfies(refused -> {
          assertThat(refused.reason()).isEqualTo(reason);
          assertThat(refused.file()).isEqualTo(file());
        });
    assertThat(file()).hasContent(content);
  }

  private Path file() {
    return folder.resolve("new").resolve("identity.pem");
  }
}
