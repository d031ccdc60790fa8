package oklahoma.host.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text file that the command line names; it may contain anything. */
final class TextFile {

  /** The file is longer than any real one. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super("it is too long");
    }
  }

  private TextFile() {}

  /**
   * Reads a text. Since a device or a pipe has no known length, it never reads more than the limit.
   *
   * @param most the limit in bytes
   * @throws java.nio.charset.CharacterCodingException if the file is not text in UTF-8
   * @throws TooLong if the file is longer than the limit
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
