package oklahoma.host.testing;

import java.util.Arrays;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;

/** The marks of guests' programs. */
public final class Marks {
  private Marks() {}

  /** Another one for each number. */
  public static GuestMark of(int program) {
    byte[] bytes = new byte[GuestMark.BYTES];
    Arrays.fill(bytes, (byte) program);
    return new GuestMark(Octets.of(bytes));
  }
}
