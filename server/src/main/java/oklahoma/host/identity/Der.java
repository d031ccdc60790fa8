package oklahoma.host.identity;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** The few ASN.1 DER forms (X.690) that a certificate needs. */
final class Der {
  private static final int INTEGER = 0x02;
  private static final int BIT_STRING = 0x03;
  private static final int OBJECT_IDENTIFIER = 0x06;
  private static final int UTF8_STRING = 0x0c;
  private static final int UTC_TIME = 0x17;
  private static final int GENERALIZED_TIME = 0x18;
  private static final int SEQUENCE = 0x30;
  private static final int SET = 0x31;
  private static final int CONTEXT = 0xa0;
  private static final int ONE_BYTE_LENGTH = 0x80;

  private Der() {}

  static byte[] sequence(byte[]... parts) {
    return tagged(SEQUENCE, parts);
  }

  static byte[] set(byte[]... parts) {
    return tagged(SET, parts);
  }

  /** Wraps a part in a context-specific tag with this number. */
  static byte[] explicit(int number, byte[] part) {
    return tagged(CONTEXT | number, part);
  }

  static byte[] integer(BigInteger value) {
    return tagged(INTEGER, value.toByteArray());
  }

  static byte[] text(String text) {
    return tagged(UTF8_STRING, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A time before 2050, as {@code yyMMddHHmmssZ}. */
  static byte[] utcTime(String moment) {
    return tagged(UTC_TIME, moment.getBytes(StandardCharsets.US_ASCII));
  }

  /** A time from 2050 on, as {@code yyyyMMddHHmmssZ}. */
  static byte[] generalizedTime(String moment) {
    return tagged(GENERALIZED_TIME, moment.getBytes(StandardCharsets.US_ASCII));
  }

  /** A bit string of whole bytes, without unused bits. */
  static byte[] bits(byte[] bytes) {
    return tagged(BIT_STRING, new byte[] {0}, bytes);
  }

  static byte[] identifier(int first, int second, int... others) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(40 * first + second);
    for (int other : others) {
      for (int shift = 28; shift > 0; shift -= 7) {
        if (other >>> shift != 0) {
          out.write((other >>> shift & 0x7f) | 0x80);
        }
      }
      out.write(other & 0x7f);
    }
    return tagged(OBJECT_IDENTIFIER, out.toByteArray());
  }

  private static byte[] tagged(int tag, byte[]... parts) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      content.writeBytes(part);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(tag);
    writeLength(out, content.size());
    out.writeBytes(content.toByteArray());
    return out.toByteArray();
  }

  /**
   * Writes a length: below 128 as one byte, otherwise as the number of length bytes and these
   * bytes, the highest first.
   */
  private static void writeLength(ByteArrayOutputStream out, int length) {
    if (length < ONE_BYTE_LENGTH) {
      out.write(length);
      return;
    }
    int bytes = (Integer.SIZE - Integer.numberOfLeadingZeros(length) + 7) / Byte.SIZE;
    out.write(ONE_BYTE_LENGTH | bytes);
    for (int shift = (bytes - 1) * Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      out.write(length >>> shift);
    }
  }
}
