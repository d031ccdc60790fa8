package oklahoma.rules.fair;

import java.util.HexFormat;

/** Hexadecimal digits, two for each byte, in lower case. */
final class Digits {
  private Digits() {}

  /**
   * These digits, checked.
   *
   * @throws IllegalArgumentException if they are not so many bytes in lower case
   */
  static String of(String hex, int bytes) {
    if (hex.length() != 2 * bytes || !hex.chars().allMatch(Digits::isDigit)) {
      throw new IllegalArgumentException("not " + bytes + " bytes in hexadecimal digits");
    }
    return hex;
  }

  static String of(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static boolean isDigit(int letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
  }
}
