package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativesTest {
  @TempDir private Path folder;

  @AfterEach
  void end() {
    System.clearProperty(Natives.PROPERTY);
  }

  @Test
  void theFolderIsThereBeforeAnythingIsUnpacked() {
    Path wanted = folder.resolve("program/native");
    Natives.unpackInto(wanted);
    assertThat(wanted).isDirectory();
    assertThat(System.getProperty(Natives.PROPERTY)).isEqualTo(wanted.toString());
  }

  @Test
  void whatAProgramLeftThatWasKilledIsDeleted() throws IOException {
    Path left = Files.createFile(folder.resolve("sqlite-3.54.1.0-left.so"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
    Path loading = Files.createFile(folder.resolve("sqlite-3.54.1.0-loading.so"));
    Natives.unpackInto(folder);
    assertThat(left).doesNotExist();
    assertThat(loading).exists();
  }

  @Test
  void aFolderThatCannotBeMadeIsNotNamed() throws IOException {
    Path inTheWay = Files.createFile(folder.resolve("program"));
    Natives.unpackInto(inTheWay.resolve("native"));
    assertThat(System.getProperty(Natives.PROPERTY)).isNull();
  }
}
