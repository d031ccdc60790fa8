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
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.Values;

/** Finds an order in which the player's own cards can be laid off on the current table. */
public final class LayOffs {

  /**
   * The result of laying cards off.
   *
   * @param plays the cards that fit, in a playable order
   * @param left the other cards
   * @param after the deal after all plays
   */
  public record Onto(List<Play> plays, List<Held> left, Deal after) {
    public Onto {
      plays = List.copyOf(plays);
      left = List.copyOf(left);
    }
  }

  private LayOffs() {}

  /**
   * As many cards of a hand as can be laid off. Does not swap wilds, since the player should decide
   * which one to take.
   */
  public static List<Play> all(Oklahoma deal, Seat seat, List<Held> hand) {
    return anywhere(grown(new Onto(List.of(), hand, deal), seat, 0), seat).plays();
  }

  /**
   * Extends runs with natural cards, and with wilds where natural cards can follow them, so that as
   * few natural cards as possible are left over that fit no book. Books take cards of their rank
   * and wilds at any time, so those are laid off later.
   *
   * @param place counts the ends of all melds, two for each; this and later ends may grow
   */
  private static Onto grown(Onto done, Seat seat, int place) {
    int meld = place / 2;
    if (meld == melds(done).size()) {
      return done;
    }
    End end = End.values()[place % 2];
    Optional<Onto> longer = longer(done, seat, meld, end);
    if (longer.isEmpty()) {
      return grown(done, seat, place + 1);
    }
    Onto with = grown(longer.get(), seat, place);
    boolean costsWilds = longer.get().plays().size() > done.plays().size() + 1;
    // If a card needs no wild and no other run wants it, laying it off is certainly right.
    // Without this shortcut a hand with many wilds would take seconds.
    if (stranded(with) == 0 || (!costsWilds && alone(done, meld, end))) {
      return with;
    }
    Onto without = grown(done, seat, place + 1);
    return stranded(without) < stranded(with) ? without : with;
  }

  /**
   * Lays off the next natural card at an end of a run, after the fewest wilds that make it fit;
   * empty if that is impossible.
   */
  private static Optional<Onto> longer(Onto done, Seat seat, int meld, End end) {
    Meld run = melds(done).get(meld);
    if (run.kind() == Meld.Kind.BOOK
        || naturals(done).noneMatch(held -> suit(held) == OklahomaMelds.suitOf(run))) {
      return Optional.empty();
    }
    Optional<Suited> next = OklahomaMelds.grows(((Oklahoma) done.after()).rules(), run, end);
    Optional<Onto> natural =
        naturals(done)
            .filter(held -> next.equals(Optional.of(held.card())))
            .findFirst()
            .flatMap(held -> with(done, seat, play(held, meld, end)));
    return natural.isPresent()
        ? natural
        : wilds(done)
            .findFirst()
            .flatMap(wild -> with(done, seat, play(wild, meld, end)))
            .flatMap(more -> longer(more, seat, meld, end));
  }

  /** Whether no other run of the suit in this direction could take the same cards. */
  private static boolean alone(Onto done, int meld, End end) {
    Meld run = melds(done).get(meld);
    return melds(done).stream()
        .filter(other -> other.kind() == Meld.Kind.RUN)
        .filter(other -> OklahomaMelds.suitOf(other) == OklahomaMelds.suitOf(run))
        .noneMatch(other ->
            end == End.HIGH
                ? OklahomaMelds.bottom(other) > OklahomaMelds.top(run) + 1
                : OklahomaMelds.top(other) < OklahomaMelds.bottom(run) - 1);
  }

  private static long stranded(Onto done) {
    return naturals(done)
        .filter(held ->
            melds(done).stream()
                .filter(meld -> meld.kind() == Meld.Kind.BOOK)
                .noneMatch(book -> OklahomaMelds.rankOf(book) == ((Suited) held.card()).rank()))
        .count();
  }

  /**
   * Lays off everything that fits, each card at the first possible place, natural cards before
   * wilds.
   */
  private static Onto anywhere(Onto done, Seat seat) {
    return Stream.concat(naturals(done), wilds(done))
        .flatMap(held ->
            MeldPlaces.legalNow((Oklahoma) done.after(), seat, held.card()).stream()
                .filter(Move.LayOff.class::isInstance)
                .map(move -> new Play(held, move)))
        .findFirst()
        .flatMap(play -> with(done, seat, play))
        .map(more -> anywhere(more, seat))
        .orElse(done);
  }

  /**
   * As many of these cards as one meld takes. A natural card fits one place at most and goes there
   * first; wilds go where most of the other cards can follow.
   *
   * @param end the preferred end for a card that fits both
   */
  public static Onto onto(Deal deal, Seat seat, List<Held> cards, int meld, End end) {
    return onto(new Onto(List.of(), cards, deal), seat, meld, end);
  }

  private static Onto onto(Onto done, Seat seat, int meld, End end) {
    Onto best = done;
    for (Play play : next(done, seat, meld, end)) {
      Onto more = onto(with(done, seat, play).orElseThrow(), seat, meld, end);
      best = more.plays().size() > best.plays().size() ? more : best;
    }
    return best;
  }

  /** The one natural card that fits; if there is none, all places of a wild. */
  private static List<Play> next(Onto done, Seat seat, int meld, End end) {
    Stream<End> ends = Stream.of(end, end == End.HIGH ? End.LOW : End.HIGH);
    List<Play> plays =
        ends.flatMap(at -> done.left().stream().map(held -> play(held, meld, at)))
            .filter(play -> done.after().rule(seat, play.move()) instanceof Ruling.Allowed)
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

  /** With one more play; empty if it is illegal. */
  private static Optional<Onto> with(Onto done, Seat seat, Play play) {
    if (!(done.after().rule(seat, play.move()) instanceof Ruling.Allowed(List<Event> events))) {
      return Optional.empty();
    }
    List<Play> plays = new ArrayList<>(done.plays());
    plays.add(play);
    List<Held> left = done.left().stream().filter(held -> !held.equals(play.held())).toList();
    return Optional.of(new Onto(plays, left, done.after().after(events)));
  }

  private static Suit suit(Held natural) {
    return ((Suited) natural.card()).suit();
  }

  private static List<Meld> melds(Onto done) {
    return done.after().tableau().melds().stream().map(Laid::meld).toList();
  }

  private static Stream<Held> naturals(Onto done) {
    return done.left().stream().filter(held -> !Values.wild(held.card()));
  }

  private static Stream<Held> wilds(Onto done) {
    return done.left().stream().filter(held -> Values.wild(held.card()));
  }
}
