package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.awt.image.BufferedImage;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShotsTest {
  @TempDir private Path folder;

  @Test
  void aPictureThatCannotBeWrittenIsReported() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    BufferedImage picture = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> new Shots(file).write("home", picture))
        .withMessageStartingWith(
            "The picture " + file.resolve("01-home.png") + " cannot be written: ");
  }

  @Test
  void aFolderInThePlaceOfAPictureStays() throws Exception {
    Path inPlace = Files.createDirectory(folder.resolve("01-home.png"));
    BufferedImage picture = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> new Shots(folder).write("home", picture))
        .withMessageStartingWith("The picture " + inPlace + " cannot be written: ");
    assertThat(inPlace).isEmptyDirectory();
  }
}
