package oklahoma.installers;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The checksums by which players verify a download. */
final class Checksums {
  private Checksums() {}

  /** Writes a list for {@code sha256sum --check}, with a line for each file; it skips folders. */
  static void write(List<Path> made, Path list) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path file : made) {
      if (Files.isRegularFile(file)) {
        lines.append(of(file, "SHA-256")).append("  ").append(file.getFileName()).append('\n');
      }
    }
    Files.writeString(list, lines);
  }

  /**
   * The checksum of a file in hexadecimal digits.
   *
   * @param algorithm an algorithm of every JDK
   */
  static String of(Path file, String algorithm) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance(algorithm);
      try (InputStream bytes = new DigestInputStream(Files.newInputStream(file), digest)) {
        bytes.transferTo(OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new AssertionError(everyJdkHasIt);
    }
  }
}
