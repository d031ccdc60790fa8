package oklahoma.client.lesson;

import java.util.List;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/** The goal of a lesson's step. */
sealed interface Goal {

  /**
   * A move.
   *
   * @param right the moves that are right, the one to be shown first
   */
  record Moves(List<Move> right) implements Goal {
    public Moves {
      right = List.copyOf(right);
    }
  }

  /**
   * Melds in the tray, each in a slot of its own.
   *
   * @param melds their cards, as they are shown; every meld may be shorter as long as it is one
   */
  record Staged(List<List<Card>> melds) implements Goal {
    public Staged {
      melds = melds.stream().map(List::copyOf).toList();
    }

    /** Whether this many melds are ready. */
    boolean reached(Tray tray) {
      return tray.slots().stream().filter(slot -> slot.fault(tray.rules()).isEmpty()).count()
          >= melds.size();
    }

    /** The cards in the tray that belong in no meld. */
    List<Held> strange(Tray tray) {
      return tray.slots().stream()
          .flatMap(slot -> slot.cards().stream())
          .filter(held -> melds.stream().noneMatch(meld -> meld.contains(held.card())))
          .toList();
    }
  }

  /** To have read a sentence. */
  record Read() implements Goal {}
}
