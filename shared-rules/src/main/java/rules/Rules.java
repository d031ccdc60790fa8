package rules;

import java.util.List;
import java.util.Optional;
import rules.card.Card;
import rules.gin.GinRules;
import rules.oklahoma.OklahomaRules;

/** What is played at a table: every parameter of one of the games. Immutable. */
public sealed interface Rules permits GinRules, OklahomaRules {

  /** How many seats play. */
  int seats();

  /** All cards in play, in their pinned order. */
  List<Card> pack();

  /** A match under these rules that has not begun. */
  Match match(Seat firstDealer);

  /** The same rules for so many seats; empty if they cannot be played by so many. */
  Optional<Rules> seated(int others);
}
