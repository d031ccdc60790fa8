package oklahoma.rules;

import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;

/** A sequence of deals with its score; immutable. */
public sealed interface Match permits GinMatch, OklahomaMatch {

  /** The parameters of the game. */
  Rules rules();

  /** How many seats play. */
  int seats();

  /** All cards of the next deal, in their pinned order. */
  List<Card> pack();

  /**
   * The next deal from a pack in order.
   *
   * @throws IllegalArgumentException if the match is over, or the order has other cards
   */
  Deal next(List<Card> order);

  /**
   * The match with a deal's result added.
   *
   * @throws IllegalArgumentException if the deal is not over or is not the next one of this match
   */
  Match after(Deal deal);

  /** Whether the last deal has been played. */
  boolean over();

  /** A match with its latest deal only. It tells who deals next, but not the score. */
  static Match since(Deal deal) {
    return switch (deal) {
      case Gin gin -> GinMatch.of(gin.rules(), gin.dealer()).with(gin.result());
      case Oklahoma hand -> OklahomaMatch.since(hand);
    };
  }

  /**
   * The time limit, in seconds, of the deal's current turn, window or lay-offs; empty if there is
   * none.
   *
   * @param deal the current deal of this match
   */
  OptionalInt timeLimit(Deal deal);

  /** The score so far. */
  Standing standing();
}
