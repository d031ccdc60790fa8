package oklahoma.client.lesson;

import java.util.List;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/** The goal of a lesson's step. */
sealed interface Goal {

  /**
   * The player has to make a move.
   *
   * @param right the moves that count as right; the coach would show the first
   */
  record Moves(List<Move> right) implements Goal {
    public Moves {
      right = List.copyOf(right);
    }
  }

  /**
   * The player has to put melds into the tray, each into its own slot.
   *
   * @param melds the cards of each meld as the coach would show them; a smaller legal meld counts
   *     too
   */
  record Staged(List<List<Card>> melds) implements Goal {
    public Staged {
      melds = melds.stream().map(List::copyOf).toList();
    }

    /** Whether the tray has at least as many legal melds as the goal. */
    boolean reached(Tray tray) {
      return tray.slots().stream().filter(slot -> slot.fault(tray.rules()).isEmpty()).count()
          >= melds.size();
    }

    /** The cards in the tray that belong to none of the melds. */
    List<Held> invalid(Tray tray) {
      return tray.slots().stream()
          .flatMap(slot -> slot.cards().stream())
          .filter(held -> melds.stream().noneMatch(meld -> meld.contains(held.card())))
          .toList();
    }
  }

  /** The player has to read a sentence. */
  record Read() implements Goal {}
}
