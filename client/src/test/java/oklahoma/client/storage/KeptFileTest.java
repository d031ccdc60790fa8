package oklahoma.client.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import oklahoma.client.storage.KeptFile.Reading;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is damaged is put aside; one that cannot be read is left alone. */
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
  void itsValuesAreRead() throws IOException {
    write("format=1\nname=\\ Север \\\\ = # \\n next\nsize=100\n");
    assertThat(file.load(read::putAll)).isEqualTo(new Reading.Taken());
    assertThat(read).isEqualTo(Map.of("name", " Север \\ = # \n next", "size", "100"));
    assertThat(path).exists();
  }

  @Test
  void aFileThatIsNotThereIsNoDamage() {
    assertThat(file.load(read::putAll)).isEqualTo(new Reading.Absent());
    assertThat(read).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadIsLeftAsItIs() throws IOException {
    Files.createDirectories(path.resolve("in-the-way"));
    assertThat(file.load(read::putAll)).isInstanceOf(Reading.Unreadable.class);
    assertThat(path.resolve("in-the-way")).exists();
  }

  @Test
  void bytesThatAreNoTextArePutAside() throws IOException {
    byte[] bytes = {(byte) 0xFF, 0, (byte) 0xC3, 1};
    write(bytes);
    Path aside = aside(file.load(read::putAll));
    assertThat(aside).isEqualTo(path.resolveSibling("settings.properties.damaged-1"));
    assertThat(path).doesNotExist();
    assertThat(aside).hasBinaryContent(bytes);
  }

  @Test
  void aFileCutShortIsPutAside() throws IOException {
    write("name=Nor");
    assertThat(aside(file.load(read::putAll))).exists();
    assertThat(read).isEmpty();
  }

  @Test
  void valuesThatTheTakerRefusesArePutAside() throws IOException {
    write("format=1\nsize=huge\n");
    assertThat(
            aside(
                file.load(values -> {
                  throw new IllegalArgumentException("huge");
                })))
        .exists();
  }

  @Test
  void everyDamagedFileIsKept() throws IOException {
    write(new byte[] {1});
    file.load(read::putAll);
    write(new byte[] {2});
    assertThat(aside(file.load(read::putAll))).hasFileName("settings.properties.damaged-2");
  }

  private static Path aside(Reading reading) {
    return ((Reading.Damaged) reading).aside();
  }

  private void write(String text) throws IOException {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  private void write(byte[] bytes) throws IOException {
    Files.createDirectories(path.getParent());
    Files.write(path, bytes);
  }
}
