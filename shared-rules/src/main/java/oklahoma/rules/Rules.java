package oklahoma.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/** The rules of a table: every parameter of one of the games. Immutable. */
public sealed interface Rules permits GinRules, OklahomaRules {

  /** The game that these rules belong to. */
  Game game();

  /** How many seats play. */
  int seats();

  /** All cards in play, in their pinned order. */
  List<Card> pack();

  /** A match under these rules that has not begun. */
  Match match(Seat firstDealer);

  /**
   * The same rules for this number of seats.
   *
   * @throws IllegalArgumentException if they do not allow it
   */
  Rules withSeats(int others);

  /** The same rules for this number of seats; empty if they do not allow it. */
  default Optional<Rules> seated(int others) {
    try {
      return Optional.of(withSeats(others));
    } catch (IllegalArgumentException impossible) {
      return Optional.empty();
    }
  }

  /** The most seats that these rules allow. */
  default int mostSeats() {
    return IntStream.rangeClosed(seats(), Seat.values().length)
        .filter(more -> seated(more).isPresent())
        .max()
        .orElse(seats());
  }
}
