package oklahoma.protocol.identity;

/**
 * By what a host knows a guest's program again, whatever the player is called. Every host is shown
 * another one, so hosts cannot compare whom they have met.
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
