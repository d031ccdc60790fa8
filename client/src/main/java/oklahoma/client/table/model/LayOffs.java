package oklahoma.client.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.client.table.model.MoveQueue.Play;
import oklahoma.client.table.model.hand.Held;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.End;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Places;
import oklahoma.rules.oklahoma.Values;

/** Finds in which order cards of one's own can be laid off, each on the table that others left. */
public final class LayOffs {

  /**
   * Cards for one meld.
   *
   * @param plays those that fit, in an order in which each does
   * @param left those that do not
   * @param after the deal when all plays are made
   */
  public record Onto(List<Play> plays, List<Held> left, Deal after) {
    public Onto {
      plays = List.copyOf(plays);
      left = List.copyOf(left);
    }
  }

  private LayOffs() {}

  /**
   * Everything of a hand that can be added to melds. Wilds are freed by nobody here: which one is
   * for the player to decide.
   */
  public static List<Play> all(Oklahoma deal, Seat seat, List<Held> hand) {
    List<Play> plays = new ArrayList<>();
    List<Held> left = new ArrayList<>(hand);
    Oklahoma now = deal;
    Optional<Play> play = first(now, seat, left);
    while (play.isPresent()) {
      plays.add(play.get());
      left.remove(play.get().held());
      now = (Oklahoma) after(now, seat, play.get().move());
      play = first(now, seat, left);
    }
    return List.copyOf(plays);
  }

  /**
   * As many of some cards as one meld takes. A natural card has one place at most and goes there
   * first; wilds go where they let most of the others follow.
   *
   * @param end where a card goes that fits both ends, if nothing else speaks against it
   */
  public static Onto onto(Deal deal, Seat seat, List<Held> cards, int meld, End end) {
    List<Play> next = next(deal, seat, cards, meld, end);
    Onto best = new Onto(List.of(), cards, deal);
    for (Play play : next) {
      List<Held> others = cards.stream().filter(held -> !held.equals(play.held())).toList();
      Onto rest = onto(after(deal, seat, play.move()), seat, others, meld, end);
      if (rest.plays().size() + 1 > best.plays().size()) {
        List<Play> plays = new ArrayList<>(List.of(play));
        plays.addAll(rest.plays());
        best = new Onto(plays, rest.left(), rest.after());
      }
    }
    return best;
  }

  /** The one natural card that fits, or else all places of a wild. */
  private static List<Play> next(Deal deal, Seat seat, List<Held> cards, int meld, End end) {
    Stream<End> ends = Stream.of(end, end == End.HIGH ? End.LOW : End.HIGH);
    List<Play> plays =
        ends.flatMap(at -> cards.stream().map(held -> play(held, meld, at)))
            .filter(play -> deal.rule(seat, play.move()) instanceof Ruling.Allowed)
            .toList();
    Optional<Play> natural =
        plays.stream().filter(play -> !Values.wild(play.held().card())).findFirst();
    return natural
        .map(List::of)
        .orElseGet(() ->
            plays.stream().filter(play -> play.held().equals(plays.getFirst().held())).toList());
  }

  private static Play play(Held held, int meld, End end) {
    return new Play(held, new Move.LayOff(held.card(), meld, Optional.of(end)));
  }

  private static Optional<Play> first(Oklahoma deal, Seat seat, List<Held> hand) {
    return hand.stream()
        .flatMap(held ->
            Places.now(deal, seat, held.card()).stream()
                .filter(Move.LayOff.class::isInstance)
                .map(move -> new Play(held, move)))
        .findFirst();
  }

  private static Deal after(Deal deal, Seat seat, Move move) {
    return deal.rule(seat, move) instanceof Ruling.Allowed(List<Event> events)
        ? deal.after(events)
        : deal;
  }
}
