package oklahoma.host.simulation;

import java.util.Arrays;
import java.util.function.Consumer;

/** Frames with their length before them, read from bytes in any pieces. */
final class Frames {
  private final Consumer<byte[]> out;
  private byte[] rest = new byte[0];

  Frames(Consumer<byte[]> out) {
    this.out = out;
  }

  /** A frame with its length. */
  static byte[] framed(byte[] frame) {
    byte[] head = new byte[5];
    int size = 0;
    int left = frame.length;
    while (left > 0x7f) {
      head[size++] = (byte) ((left & 0x7f) | 0x80);
      left >>>= 7;
    }
    head[size++] = (byte) left;
    byte[] all = Arrays.copyOf(head, size + frame.length);
    System.arraycopy(frame, 0, all, size, frame.length);
    return all;
  }

  /** More bytes have come. */
  void take(byte[] bytes) {
    byte[] all = bytes;
    if (rest.length > 0) {
      all = Arrays.copyOf(rest, rest.length + bytes.length);
      System.arraycopy(bytes, 0, all, rest.length, bytes.length);
    }
    int from = 0;
    while (true) {
      int length = 0;
      int at = from;
      boolean whole = false;
      for (int shift = 0; at < all.length && shift < 35 && !whole; shift += 7) {
        length |= (all[at] & 0x7f) << shift;
        whole = all[at] >= 0;
        at++;
      }
      if (!whole || all.length - at < length) {
        rest = Arrays.copyOfRange(all, from, all.length);
        return;
      }
      out.accept(Arrays.copyOfRange(all, at, at + length));
      from = at + length;
    }
  }
}
