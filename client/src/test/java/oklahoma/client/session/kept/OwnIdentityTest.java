package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import oklahoma.host.identity.Identity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guests meet the same host each time that its player opens a table. */
class OwnIdentityTest {
  @TempDir private Path folder;

  private final List<Path> damaged = new ArrayList<>();

  @Test
  void itOutlivesTheProgram() {
    assertThat(in(folder)).isEqualTo(in(folder));
    assertThat(damaged).isEmpty();
  }

  @Test
  void aDamagedOneIsSetAsideAndReported() throws Exception {
    Path file = Files.writeString(folder.resolve("identity.pem"), "no key");
    Identity fresh = in(folder);
    assertThat(damaged).singleElement().satisfies(aside -> assertThat(aside).hasContent("no key"));
    assertThat(file).isNotEmptyFile();
    assertThat(in(folder)).isEqualTo(fresh);
  }

  @Test
  void withoutAFolderThereIsOneForThisRun() throws Exception {
    Path inTheWay = Files.writeString(folder.resolve("file"), "");
    assertThat(in(inTheWay)).isNotEqualTo(in(inTheWay));
    assertThat(damaged).isEmpty();
  }

  private Identity in(Path where) {
    return OwnIdentity.in(where, damaged::add);
  }
}
