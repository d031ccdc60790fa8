package oklahoma.rules.gin;

import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;

/**
 * The facts of a finished deal. Its points are a function of them and the rules.
 *
 * @param dealer who dealt
 * @param upCard the first up-card, which fixed the knock limit
 * @param outcome how it ended
 */
public record GinResult(Seat dealer, Suited upCard, Outcome outcome) {

  /** How a deal ended. */
  public sealed interface Outcome {}

  /** How a seat stopped the deal. */
  public enum Call {
    /** With deadwood within the limit. */
    KNOCK,
    /** Without deadwood, discarding a card. */
    GIN,
    /** With every card in a meld and no discard. */
    BIG_GIN
  }

  /**
   * A seat stopped the deal.
   *
   * @param call how
   * @param caller who
   * @param melds the arrangement as declared, without what was laid off on it (G-7)
   * @param deadwood the caller's cards outside the melds
   * @param defenders every other seat, in turn order from the caller
   */
  public record Called(
      Call call, Seat caller, List<Meld> melds, List<Card> deadwood, List<Defender> defenders)
      implements Outcome {
    public Called {
      melds = List.copyOf(melds);
      deadwood = List.copyOf(deadwood);
      defenders = List.copyOf(defenders);
    }
  }

  /**
   * A defender's final arrangement.
   *
   * @param seat who
   * @param melds the seat's own melds
   * @param laidOff what it laid off on the knocker's melds; nothing after gin (G-9)
   * @param deadwood the cards that were left
   */
  public record Defender(Seat seat, List<Meld> melds, List<Card> laidOff, List<Card> deadwood) {
    public Defender {
      melds = List.copyOf(melds);
      laidOff = List.copyOf(laidOff);
      deadwood = List.copyOf(deadwood);
    }
  }

  /** Nobody stopped the deal; it is dealt again by the same dealer and is no round (G-12). */
  public record VoidDeal(Cause cause) implements Outcome {}

  /** Why a deal is void. */
  public enum Cause {
    /** The stock is spent (G-12). */
    STOCK,
    /** Forty draws in a row came from the discard pile (G-13). */
    LOOP
  }
}
