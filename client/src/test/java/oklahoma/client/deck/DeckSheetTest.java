package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeckSheetTest {

  @Test
  void aFolderInItsPlaceIsRefusedInSilenceAndStays(@TempDir Path folder) {
    PrintStream before = System.err;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    System.setErr(new PrintStream(output, true, StandardCharsets.UTF_8));
    try {
      assertThatIOException()
          .isThrownBy(() -> DeckSheet.write(folder))
          .withMessageContaining(folder.toString());
    } finally {
      System.setErr(before);
    }
    assertThat(output.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theWholeDeckIsWrittenAtThreeSizes(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("new").resolve("deck.png");
    DeckSheet.write(file);
    BufferedImage sheet = ImageIO.read(file.toFile());
    assertThat(sheet.getWidth()).isEqualTo(14 * (112 + 8) + 8);
    int felt = sheet.getRGB(0, 0);
    assertThat(sheet.getRGB(12, 80)).as("the two of spades, 112 wide").isNotEqualTo(felt);
    int below = 5 * (156 + 8) + 8;
    assertThat(sheet.getRGB(12, below + 50)).as("the same, 70 wide").isNotEqualTo(felt);
    assertThat(sheet.getRGB(sheet.getWidth() - 12, below + 30))
        .as("a back, 40 wide")
        .isNotEqualTo(felt);
  }
}
