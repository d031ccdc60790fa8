package oklahoma.rules.fair;

import java.util.Arrays;

/**
 * Encodes fields in a row, each preceded by its length, so that different rows never give the same
 * bytes. The first field is the version, the second the purpose.
 */
final class Packing {
  private static final String VERSION = "oklahoma-fair-";
  private static final int INT = 4;

  private byte[] packed = new byte[0];

  /**
   * @param scheme the version
   * @param tag what the row is for
   */
  Packing(int scheme, String tag) {
    word(VERSION + scheme).word(tag);
  }

  /** A field of raw bytes; empty for a missing value. */
  Packing bytes(byte[] field) {
    append(bigEndian(field.length));
    append(field);
    return this;
  }

  /** A field of letters, each a byte (ASCII). */
  Packing word(String letters) {
    byte[] field = new byte[letters.length()];
    for (int i = 0; i < field.length; i++) {
      field[i] = (byte) letters.charAt(i);
    }
    return bytes(field);
  }

  /** A field of four bytes. */
  Packing number(int number) {
    return bytes(bigEndian(number));
  }

  byte[] bytes() {
    return packed.clone();
  }

  static byte[] bigEndian(int number) {
    byte[] bytes = new byte[INT];
    for (int i = 0; i < INT; i++) {
      bytes[i] = (byte) (number >>> (Byte.SIZE * (INT - 1 - i)));
    }
    return bytes;
  }

  private void append(byte[] more) {
    int before = packed.length;
    packed = Arrays.copyOf(packed, before + more.length);
    System.arraycopy(more, 0, packed, before, more.length);
  }
}
