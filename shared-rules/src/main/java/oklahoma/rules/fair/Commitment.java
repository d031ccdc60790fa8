package oklahoma.rules.fair;

import oklahoma.rules.Seat;

/**
 * A hash that commits somebody to a secret without revealing it.
 *
 * @param hex its {@value #BYTES} bytes in hexadecimal digits
 */
public record Commitment(String hex) {
  /** Bytes in a commitment. */
  public static final int BYTES = 32;

  private static final String TAG = "commit";
  private static final String HOST = "host";

  /**
   * A commitment of these digits.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES} bytes
   */
  public Commitment {
    hex = Digits.of(hex, BYTES);
  }

  /**
   * A commitment of these bytes.
   *
   * @throws IllegalArgumentException if they are not {@value #BYTES}
   */
  public static Commitment of(byte[] bytes) {
    return new Commitment(Digits.of(bytes));
  }

  /**
   * The host's commitment for a deal.
   *
   * @param deal the number of the deal in its match, from 1
   */
  public static Commitment ofHost(MatchId match, int deal, Secret secret) {
    return of(match, deal, HOST, secret);
  }

  /**
   * A seat's commitment for a deal. The seat is part of it, so nobody can commit to the secret of
   * another by repeating what that one said.
   *
   * @param deal the number of the deal in its match, from 1
   */
  public static Commitment ofSeat(MatchId match, int deal, Seat seat, Secret secret) {
    return of(match, deal, seat.name(), secret);
  }

  private static Commitment of(MatchId match, int deal, String who, Secret secret) {
    Packing packed =
        new Packing(match.scheme(), TAG)
            .bytes(match.bytes())
            .number(deal)
            .word(who)
            .bytes(secret.bytes());
    return of(Hashes.sha256(packed.bytes()));
  }

  /** Its bytes. */
  public byte[] bytes() {
    return Digits.bytes(hex);
  }
}
