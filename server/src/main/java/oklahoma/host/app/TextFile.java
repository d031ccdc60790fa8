package oklahoma.host.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that a person names on the command line, whatever is in it. */
final class TextFile {

  /** There is more in the file than anybody would write. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super("it is too long");
    }
  }

  private TextFile() {}

  /**
   * Reads a text. A device or a pipe does not say how much is in it, so it is read no further than
   * needed.
   *
   * @param most how many bytes it may have
   * @throws java.nio.charset.CharacterCodingException if it is not a text in UTF-8
   * @throws TooLong if there is more in it
   * @throws IOException if it cannot be read
   */
  static String read(Path file, int most) throws IOException {
    try (InputStream text = Files.newInputStream(file)) {
      byte[] bytes = text.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new TooLong();
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }
}
