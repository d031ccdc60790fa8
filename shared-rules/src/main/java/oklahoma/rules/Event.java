package oklahoma.rules;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;

/** What has happened in a deal: the only thing that changes it. */
public sealed interface Event {

  /**
   * The event as a viewer sees it; empty if the viewer does not notice it at all. A second call
   * changes nothing.
   */
  Optional<Event> seenBy(Viewer viewer);

  /**
   * Whether the clock starts again after the event: a claim window, an offer, a turn or the deal
   * has ended, or somebody has knocked.
   */
  default boolean endsMoment() {
    return switch (this) {
      case Discarded discarded -> true;
      case ClaimSettled settled -> true;
      case Ended ended -> true;
      case Declined declined -> true;
      case Knocked knocked -> true;
      case Drew drew -> false;
      case Answered answered -> false;
      case Renewed renewed -> false;
      case Took took -> false;
      case LaidDown down -> false;
      case LaidOff off -> false;
      case Swapped swapped -> false;
      case StockRanOut out -> false;
    };
  }

  /** An event that everybody sees alike. */
  sealed interface Open extends Event {
    @Override
    default Optional<Event> seenBy(Viewer viewer) {
      return Optional.of(this);
    }
  }

  /** An event that not everybody sees alike. */
  sealed interface Concealed extends Event {}

  /**
   * A seat drew the top card of the stock, as its turn's draw or as a penalty. Others see a back.
   */
  record Drew(Seat seat, Face face) implements Concealed {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return Optional.of(viewer == seat ? this : new Drew(seat, Back.BACK));
    }
  }

  /** A seat answered the claim window. Nobody else notices (O-15). */
  record Answered(Seat seat, boolean claims) implements Concealed {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return viewer == seat ? Optional.of(this) : Optional.empty();
    }
  }

  /** The discards were shuffled into a new stock (O-22), top first. Nobody sees the order. */
  record Renewed(List<Face> order) implements Concealed {
    public Renewed {
      order = List.copyOf(order);
    }

    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return Optional.of(new Renewed(Back.times(order.size())));
    }
  }

  /** A seat took the top discard as its turn's draw. */
  record Took(Seat seat, Card card) implements Open {}

  /** A seat put a card onto the discard pile. */
  record Discarded(Seat seat, Card card) implements Open {}

  /** A seat laid down its contract; in gin, a defender showed its melds and has finished. */
  record LaidDown(Seat seat, List<Meld> melds) implements Open {
    public LaidDown {
      melds = List.copyOf(melds);
    }
  }

  /** A seat laid a card off on a meld; on a book the end is the high one. */
  record LaidOff(Seat seat, Card card, int meld, End end) implements Open {}

  /**
   * A seat put a natural card into a wild's place.
   *
   * @param meld the meld's index on the table
   * @param place the index of the wild in the meld before
   * @param to the end that the wild moved to; empty if it went to the seat's hand
   */
  record Swapped(Seat seat, Card card, int meld, int place, Optional<End> to) implements Open {}

  /** The claim window closed and this seat gets the card; nobody if empty. */
  record ClaimSettled(Optional<Seat> taker, Card card) implements Open {}

  /** The stock is empty and this seat needs a card from it, so the host shuffles the discards. */
  record StockRanOut(Seat seat) implements Open {}

  /** A seat declined the card that was offered to it. Everybody hears that. */
  record Declined(Seat seat) implements Open {}

  /**
   * A seat stopped the deal and shows its hand.
   *
   * @param discard the card that it put onto the pile; empty for big gin
   * @param melds the arrangement that binds (G-7), each meld in order
   * @param deadwood the cards in no meld; none for gin
   */
  record Knocked(Seat seat, Optional<Card> discard, List<Meld> melds, List<Card> deadwood)
      implements Open {
    public Knocked {
      melds = List.copyOf(melds);
      deadwood = deadwood.stream().sorted(Face.ORDER).toList();
    }
  }

  /**
   * The deal has ended and all hands are shown.
   *
   * @param out the seat that went out or stopped the deal; empty if nobody did
   * @param hands the cards left in each hand, in seat order
   */
  record Ended(Optional<Seat> out, List<List<Card>> hands) implements Open {
    public Ended {
      hands = hands.stream().map(hand -> hand.stream().sorted(Face.ORDER).toList()).toList();
    }
  }
}
