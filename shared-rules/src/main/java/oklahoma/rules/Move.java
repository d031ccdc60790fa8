package oklahoma.rules;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/** A move that a seat proposes. {@link Deal#rule} decides whether it is legal. */
public sealed interface Move {

  /** Draw the top card of the stock. */
  record Draw() implements Move {}

  /** Take the top discard as this turn's draw. */
  record Take() implements Move {}

  /** Answer a claim window: I want the discard. */
  record Claim() implements Move {}

  /** Answer a claim window or an offer: I do not want the discard. */
  record Pass() implements Move {}

  /** Put a card of the hand onto the discard pile. */
  record Discard(Card card) implements Move {}

  /** Lay melds down, all at once: the contract, or in gin what a defender shows at last. */
  record LayDown(List<Meld> melds) implements Move {
    public LayDown {
      melds = List.copyOf(melds);
    }
  }

  /**
   * Lay a card off on a meld.
   *
   * @param meld the meld's index on the table
   * @param end where it goes, for a card that fits both ends of a run; the high end if it is not
   *     said
   */
  record LayOff(Card card, int meld, Optional<End> end) implements Move {}

  /**
   * Puts a natural card in the place of the wild that stands for it.
   *
   * @param meld the meld's index on the table
   * @param end where the wild goes, under rules that leave a choice; the high end if it is not said
   */
  record Swap(Card card, int meld, Optional<End> end) implements Move {}

  /**
   * Stop the deal: put a card onto the pile and declare an arrangement of the others. Whatever is
   * in no meld is deadwood; without any it is gin.
   *
   * @param discard the card to put down; empty for big gin, where every card is in a meld
   */
  record Knock(Optional<Card> discard, List<Meld> melds) implements Move {
    public Knock {
      melds = List.copyOf(melds);
    }
  }
}
