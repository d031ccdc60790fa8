package client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptFileTest {
  @TempDir private static Path folder;

  private final Map<String, String> read = new HashMap<>();
  private Path path = Path.of("");
  private KeptFile file = new KeptFile(path);

  @BeforeEach
  void freshFolder() throws IOException {
    path = Files.createTempDirectory(folder, "kept").resolve("deep/settings.properties");
    file = new KeptFile(path);
  }

  @Test
  void whatWasSavedIsReadAgain() {
    Map<String, String> values = Map.of("name", " Север \\ = # \n next", "size", "100");
    file.save(values);
    assertThat(file.load(read::putAll)).isEmpty();
    assertThat(read).isEqualTo(values);
  }

  @Test
  void aFileThatIsNotThereIsNoDamage() {
    assertThat(file.load(read::putAll)).isEmpty();
    assertThat(read).isEmpty();
  }

  @Test
  void bytesThatAreNoTextArePutAside() throws IOException {
    write(new byte[] {(byte) 0xFF, 0, (byte) 0xC3, 1});
    Optional<Path> aside = file.load(read::putAll);
    assertThat(aside)
        .isPresent()
        .get()
        .isEqualTo(path.resolveSibling("settings.properties.damaged-1"));
    assertThat(path).doesNotExist();
    assertThat(aside.get()).hasBinaryContent(new byte[] {(byte) 0xFF, 0, (byte) 0xC3, 1});
  }

  @Test
  void aFileCutShortIsPutAside() throws IOException {
    write("name=Nor".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertThat(file.load(read::putAll)).isPresent();
    assertThat(read).isEmpty();
  }

  @Test
  void valuesThatTheTakerRefusesArePutAside() {
    file.save(Map.of("size", "huge"));
    Optional<Path> aside =
        file.load(values -> {
          throw new IllegalArgumentException("huge");
        });
    assertThat(aside).isPresent();
  }

  @Test
  void everyDamagedFileIsKept() throws IOException {
    write(new byte[] {1});
    file.load(read::putAll);
    write(new byte[] {2});
    assertThat(file.load(read::putAll).orElseThrow()).hasFileName("settings.properties.damaged-2");
  }

  private void write(byte[] bytes) throws IOException {
    Files.createDirectories(path.getParent());
    Files.write(path, bytes);
  }
}
