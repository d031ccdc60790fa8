package oklahoma.rules.gin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;

/** The phase of a deal of gin: what may happen next, with the state that only this phase needs. */
public sealed interface GinPhase {

  /** Phases in which the cards go round and one seat acts. */
  sealed interface Turn extends GinPhase {
    /** The seat that acts. */
    Seat seat();
  }

  /** Phases in which nothing is played any more. */
  sealed interface Done extends GinPhase {
    /** How the deal ended. */
    Finish finish();
  }

  /**
   * The up-card is offered to a seat (G-3).
   *
   * @param declined whether the other seat has declined it already
   */
  record Offered(Seat seat, boolean declined) implements Turn {}

  /**
   * A seat begins its turn: it may take the top discard or draw.
   *
   * @param discarder who discarded last; empty at the deal's first turn
   * @param pile whether the top discard may be taken
   */
  record ToDraw(Seat seat, Optional<Seat> discarder, Pile pile) implements Turn {}

  /** Whether the seat may take the top discard. */
  enum Pile {
    /** Yes. */
    OPEN,
    /** No: it is the up-card, which both have declined; this draw comes from the stock (G-3). */
    DECLINED,
    /** Only to knock or to go gin: it is the last discard, and the stock is closed (G-12). */
    LAST
  }

  /**
   * A seat has drawn: it discards or knocks.
   *
   * @param drawn what it drew or took; a back for those who did not see it
   * @param taken whether it came from the pile
   * @param last whether it is the last discard, so that the seat must knock
   */
  record ToPlay(Seat seat, Face drawn, boolean taken, boolean last) implements Turn {}

  /**
   * A seat has knocked, and the others lay off and show their melds (G-8), each in its own time.
   *
   * @param knocker who knocked
   * @param waiting the defenders who have not finished
   * @param added what has been laid off so far
   */
  record LayingOff(Seat knocker, Set<Seat> waiting, List<Added> added) implements GinPhase {
    public LayingOff {
      waiting = Set.copyOf(waiting);
      added = List.copyOf(added);
    }
  }

  /**
   * A card that a defender laid off.
   *
   * @param meld the meld's index on the table
   */
  record Added(Seat seat, Card card, int meld, End end) {}

  /** Nothing more is played: all hands are about to be shown; nobody acts. */
  record Ending(Finish finish) implements Done {}

  /** The deal is over and all hands are shown. */
  record Over(Finish finish) implements Done {}

  /** How the deal ended. */
  sealed interface Finish {}

  /**
   * A seat stopped the deal.
   *
   * @param added what the defenders laid off, in the order in which they did
   */
  record Stopped(GinResult.Call call, Seat caller, List<Added> added) implements Finish {
    public Stopped {
      added = List.copyOf(added);
    }
  }

  /** Nobody stopped the deal, so it is void (G-12, G-13). */
  record Voided(GinResult.Cause cause) implements Finish {}
}
