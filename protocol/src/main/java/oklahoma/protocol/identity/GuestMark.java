package oklahoma.protocol.identity;

/**
 * The mark by which a host recognizes a guest's program, whatever the player's name is. Every host
 * is shown a different one, so hosts cannot compare their guests.
 */
public record GuestMark(Octets value) {
  /** Bytes in a mark. */
  public static final int BYTES = 32;

  /**
   * @throws IllegalArgumentException if it has not {@value #BYTES} bytes
   */
  public GuestMark {
    if (value.length() != BYTES) {
      throw new IllegalArgumentException("a mark has " + BYTES + " bytes");
    }
  }
}
