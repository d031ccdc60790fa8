package oklahoma.client.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.RoundScores;

/**
 * Holds the deal and the score of a lesson, and sends the messages of a host. Unlike a host it can
 * go back to an earlier moment of the deal.
 */
final class LessonHost {

  /**
   * A moment of a deal.
   *
   * @param deal the deal at that moment
   * @param events the number of events before it
   */
  record Moment(Deal deal, int events) {}

  private final Lesson lesson;
  private final Seat me;
  private final List<SeatLabel> labels;
  private final List<Event> soFar = new ArrayList<>();
  private final List<List<Integer>> scored = new ArrayList<>();
  private Deal deal;
  private long number;

  /**
   * A host before the first move.
   *
   * @param me the player's seat; the host sends messages to this seat only
   * @param names everybody's name, in seat order
   */
  LessonHost(Lesson lesson, Seat me, List<Name> names) {
    this.lesson = lesson;
    this.me = me;
    this.deal = lesson.course().start();
    this.labels =
        Seat.first(deal.rules().seats()).stream()
            .map(seat -> SeatLabel.ofHuman(seat, names.get(seat.ordinal())))
            .toList();
  }

  /** The current deal, with all cards open. */
  Deal deal() {
    return deal;
  }

  /** The current moment, for {@link #goBack}. */
  Moment moment() {
    return new Moment(deal, soFar.size());
  }

  /** The events of the deal as a seat saw them. */
  List<Seen<Event>> noticed(Seat seat) {
    return soFar.stream().flatMap(event -> Seen.of(event, seat).stream()).toList();
  }

  /** Begins another deal, after it has added the points of the last one to the score. */
  void begin(Deal next) {
    points().ifPresent(scored::add);
    deal = next;
    soFar.clear();
  }

  /** Goes back to a moment of this deal, without a message. */
  void goBack(Moment moment) {
    deal = moment.deal();
    soFar.subList(moment.events(), soFar.size()).clear();
  }

  /**
   * The events of a move.
   *
   * @throws IllegalStateException if the rules refuse the move
   */
  List<Event> allowed(Seat seat, Move move) {
    return allowed(deal.rule(seat, move));
  }

  /**
   * The events of a ruling.
   *
   * @throws IllegalStateException if it is a refusal
   */
  List<Event> allowed(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused(var refusal) -> throw new IllegalStateException(lesson + ": " + refusal);
    };
  }

  /** Applies an event without a message. */
  void happen(Event event) {
    deal = deal.after(event);
    soFar.add(event);
  }

  /**
   * Applies events, and makes a message for each.
   *
   * @param command the number of the player's command that caused them, if any
   * @param receiver receives the messages
   */
  void apply(List<Event> events, OptionalLong command, Consumer<FromHost.AtTable> receiver) {
    for (Event event : events) {
      happen(event);
      Seen.of(event, me)
          .ifPresent(seen ->
              receiver.accept(
                  new FromHost.Update(++number, seen, command, Mover.SEAT, OptionalLong.empty())));
    }
    if (points().isPresent()) {
      receiver.accept(
          new FromHost.Intermission(++number, standing(), Set.of(), OptionalLong.empty()));
    }
  }

  /** The message that the current deal begins. */
  FromHost.DealBegan began() {
    return new FromHost.DealBegan(++number, Seen.of(deal, me), standing(), OptionalLong.empty());
  }

  /** The message with the whole state of the table. */
  FromHost.Welcome welcome() {
    return new FromHost.Welcome(
        ++number,
        me,
        Optional.empty(),
        labels,
        standing(),
        Seen.of(deal, me),
        noticed(me),
        Set.of(),
        OptionalLong.empty(),
        Optional.empty(),
        List.of(),
        TableHelp.ALL);
  }

  /** The score of all deals, with the current one if it is over. */
  private Standing standing() {
    List<List<Integer>> deals = Stream.concat(scored.stream(), points().stream()).toList();
    List<Integer> totals =
        Seat.first(deal.rules().seats()).stream()
            .map(seat -> deals.stream().mapToInt(points -> points.get(seat.ordinal())).sum())
            .toList();
    return new Standing(deals, totals, List.of(), false);
  }

  /**
   * The points of a finished round of gin. Hands of Oklahoma bring none, since no lesson continues
   * after one.
   */
  private Optional<List<Integer>> points() {
    return deal instanceof Gin round && round.over()
        ? Optional.of(RoundScores.of(round.rules(), round.result()).points())
        : Optional.empty();
  }
}
