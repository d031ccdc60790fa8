package oklahoma.client.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DamagedFileTest {
  @TempDir private Path folder;

  @Test
  void everyDamagedFileIsKept() throws IOException {
    Path path = Files.createFile(folder.resolve("identity.pem"));
    for (int n = 1; n <= 2; n++) {
      Path free = DamagedFile.free(path);
      assertThat(free).isEqualTo(folder.resolve("identity.pem.damaged-" + n)).doesNotExist();
      Files.createFile(free);
    }
  }
}
