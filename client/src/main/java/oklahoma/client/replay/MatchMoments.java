package oklahoma.client.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import oklahoma.client.replay.review.Decision;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;

/**
 * Every moment of a finished match, in order. Secret answers to claims are not moments; the outcome
 * of a claim window is one. Immutable.
 */
final class MatchMoments {
  private final MatchRecord match;
  private final List<Moment> moments;
  private final List<Mark> marks;

  private MatchMoments(MatchRecord match, List<Moment> moments) {
    this.match = match;
    this.moments = List.copyOf(moments);
    this.marks =
        IntStream.range(0, moments.size())
            .boxed()
            .flatMap(at -> mark(moments.get(at), at).stream())
            .toList();
  }

  /**
   * The moments of a match.
   *
   * @param match a record in which every event is legal, as the notation ensures
   * @throws IllegalArgumentException if the record has no deal
   */
  static MatchMoments of(MatchRecord match) {
    if (match.deals().isEmpty()) {
      throw new IllegalArgumentException("nothing was dealt");
    }
    List<Moment> moments = new ArrayList<>();
    Match played = match.rules().match(match.firstDealer());
    Standing standing = played.standing();
    for (int i = 0; i < match.deals().size(); i++) {
      DealRecord deal = match.deals().get(i);
      Deal now = played.next(deal.order());
      moments.add(new Moment(i, 0, Optional.empty(), now, standing));
      for (int step = 0; step < deal.events().size(); step++) {
        Event event = deal.events().get(step);
        now = now.after(event);
        if (now.over()) {
          played = played.after(now);
          standing = played.standing();
        }
        if (!(event instanceof Event.Answered)) {
          moments.add(new Moment(i, step + 1, Optional.of(event), now, standing));
        }
      }
    }
    return new MatchMoments(match, moments);
  }

  MatchRecord match() {
    return match;
  }

  /** The number of moments. */
  int size() {
    return moments.size();
  }

  /** The moment with this number, from 0. */
  Moment at(int number) {
    return moments.get(number);
  }

  /** The numbers of a deal's moments, in order. */
  IntStream of(int deal) {
    return IntStream.range(0, size()).filter(at -> moments.get(at).deal() == deal);
  }

  /** The moments to which the player can jump, in order. */
  List<Mark> marks() {
    return marks;
  }

  /** The first mark of a kind after a moment. */
  OptionalInt next(Mark.Kind kind, int after) {
    return places(kind, at -> at > after).min();
  }

  /** The last mark of a kind before a moment. */
  OptionalInt previous(Mark.Kind kind, int before) {
    return places(kind, at -> at < before).max();
  }

  /** The events of the current deal up to a moment, with secret answers. */
  List<Event> soFar(int number) {
    Moment moment = moments.get(number);
    return match.deals().get(moment.deal()).events().subList(0, moment.step());
  }

  /**
   * The decisions of a seat in the match, without those that cannot be compared, such as lay-offs
   * after a knock.
   */
  List<Decision> decisions(Seat me) {
    List<Decision> decisions = new ArrayList<>();
    Match before = match.rules().match(match.firstDealer());
    for (int at = 0; at + 1 < moments.size(); at++) {
      Moment moment = moments.get(at);
      before = moment.now().over() ? before.after(moment.now()) : before;
      for (Event event : until(at + 1)) {
        if (Decision.made(event, me, moment.now()).isPresent()) {
          decisions.add(decision(at, me, before, event));
        }
      }
    }
    return decisions;
  }

  /** The events between a moment and the one before: secret answers and the event itself. */
  private List<Event> until(int number) {
    Moment moment = moments.get(number);
    int begin = moments.get(number - 1).step();
    return moment.happened().isEmpty()
        ? List.of()
        : match.deals().get(moment.deal()).events().subList(begin, moment.step());
  }

  private Decision decision(int at, Seat me, Match before, Event event) {
    Moment moment = moments.get(at);
    List<Seen<Event>> seen =
        soFar(at).stream().flatMap(earlier -> Seen.of(earlier, me).stream()).toList();
    Event done = event.seenBy(me).orElseThrow();
    return new Decision(
        at,
        moment.deal() + 1,
        Seen.of(moment.now(), me),
        seen,
        me,
        before.standing(),
        results(before),
        done);
  }

  private static List<GinResult> results(Match before) {
    return switch (before) {
      case GinMatch gin -> gin.results();
      case OklahomaMatch oklahoma -> List.of();
    };
  }

  private IntStream places(Mark.Kind kind, IntPredicate where) {
    return marks.stream().filter(mark -> mark.kind() == kind).mapToInt(Mark::at).filter(where);
  }

  private static Optional<Mark> mark(Moment moment, int at) {
    if (moment.happened().isEmpty()) {
      return Optional.of(new Mark(Mark.Kind.DEAL, at, moment.round()));
    }
    return notable(moment.happened().get(), moment.now())
        ? Optional.of(new Mark(Mark.Kind.CLAIM, at, moment.round()))
        : Optional.empty();
  }

  /** O-13: a card that goes to the next player is a draw, not a claim. */
  private static boolean notable(Event event, Deal after) {
    return switch (event) {
      case Event.ClaimSettled settled ->
          settled.taker().isPresent() && !drawn(settled.taker().get(), after);
      case Event.Knocked knocked -> true;
      case Event.Drew _, Event.Answered _, Event.Renewed _, Event.Took _ -> false;
      case Event.Discarded _, Event.LaidDown _, Event.LaidOff _, Event.Swapped _ -> false;
      case Event.StockRanOut _, Event.Declined _, Event.Ended _ -> false;
    };
  }

  private static boolean drawn(Seat taker, Deal after) {
    return after instanceof Oklahoma deal
        && deal.phase() instanceof OklahomaPhase.ToPlay turn
        && turn.seat() == taker;
  }
}
