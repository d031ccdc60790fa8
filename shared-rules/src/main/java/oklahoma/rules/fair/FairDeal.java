package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;

/**
 * The public state of a deal's shuffle, from the host's commitment to the end of the deal.
 * Immutable.
 *
 * @param match the match
 * @param number which deal of the match, from 1; every deal counts, void ones too
 * @param host what the host has committed to
 * @param parts what each seat has done, in seat order
 * @param shown the host's secret, once the deal is over
 */
public record FairDeal(
    MatchId match, int number, Commitment host, List<Part> parts, Optional<Secret> shown) {

  private static final int FEWEST = 2;

  /**
   * Checks consistency: nobody reveals before everybody has committed, and the host only after all.
   *
   * @throws IllegalArgumentException if it is inconsistent
   */
  public FairDeal {
    parts = List.copyOf(parts);
    if (parts.size() < FEWEST || parts.size() > Seat.values().length) {
      throw new IllegalArgumentException("no table has so many seats");
    }
    if (number < 1) {
      throw new IllegalArgumentException("deals count from 1");
    }
    boolean awaited = has(parts, Part.Awaited.class);
    boolean answered = has(parts, Part.Revealed.class) || has(parts, Part.Withheld.class);
    if (awaited && answered) {
      throw new IllegalArgumentException("revealed before all have committed");
    }
    if (shown.isPresent() && (awaited || has(parts, Part.Committed.class))) {
      throw new IllegalArgumentException("shown before all have revealed");
    }
  }

  private static boolean has(List<Part> parts, Class<? extends Part> kind) {
    return parts.stream().anyMatch(kind::isInstance);
  }

  /** A deal to which the host has committed. */
  public static FairDeal opened(MatchId match, int number, Commitment host, List<Part> parts) {
    return new FairDeal(match, number, host, parts, Optional.empty());
  }

  /** Whether a commitment is still missing. */
  public boolean committing() {
    return has(parts, Part.Awaited.class);
  }

  /** Whether all have committed and a secret is still missing. */
  public boolean revealing() {
    return !committing() && has(parts, Part.Committed.class);
  }

  /** Whether all answers are in, so that the cards are settled. */
  public boolean settled() {
    return !committing() && !revealing();
  }

  /** What a seat has done; for a seat that does not play, that it was not asked. */
  public Part part(Seat seat) {
    return seat.ordinal() < parts.size() ? parts.get(seat.ordinal()) : new Part.Unasked();
  }

  /** The deal after a seat has done something. */
  public FairDeal with(Seat seat, Part part) {
    List<Part> changed = new ArrayList<>(parts);
    changed.set(seat.ordinal(), part);
    return new FairDeal(match, number, host, changed, shown);
  }

  /** The deal after its end, with the host's secret. */
  public FairDeal showing(Secret secret) {
    return new FairDeal(match, number, host, parts, Optional.of(secret));
  }

  /** The seats that added nothing to the shuffle. */
  public List<Seat> without() {
    return Seat.first(parts.size()).stream()
        .filter(seat -> part(seat).revealed().isEmpty())
        .toList();
  }

  /** The seats that committed to a secret which is not in the shuffle. */
  public List<Seat> withheld() {
    return Seat.first(parts.size()).stream()
        .filter(seat -> part(seat) instanceof Part.Withheld)
        .toList();
  }

  /** The commitment that a seat's secret requires. */
  public Commitment commitment(Seat seat, Secret secret) {
    return Commitment.ofSeat(match, number, seat, secret);
  }

  /**
   * The order of the cards.
   *
   * @param secret the host's
   */
  public Shuffle shuffle(Secret secret) {
    return Shuffle.of(match, number, secret, parts.stream().map(Part::revealed).toList());
  }
}
