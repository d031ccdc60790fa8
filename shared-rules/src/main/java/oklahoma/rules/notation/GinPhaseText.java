package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;

/**
 * The phase of a deal of gin, in one line: {@code offer to B}, {@code A to draw declined}, {@code A
 * to discard drew 4c}, {@code A knocked: B, C / B 8s on 1 high}, {@code over A gin}, {@code over
 * void stock}.
 */
final class GinPhaseText {
  private static final String OFFER = "offer";
  private static final String TO = "to";
  private static final String ALL = "again";
  private static final String DRAW = "draw";
  private static final String FIRST = "first";
  private static final String DECLINED = "declined";
  private static final String LAST = "last";
  private static final String DISCARD = "discard";
  private static final String DREW = "drew";
  private static final String TOOK = "took";
  private static final String KNOCKED = "knocked";
  private static final String ENDING = "ending";
  private static final String OVER = "over";
  private static final String VOID = "void";
  private static final String NEXT = "/";

  private GinPhaseText() {}

  static String print(GinPhase phase) {
    return switch (phase) {
      case GinPhase.Offered(Seat seat, boolean declined) ->
          OFFER + " " + TO + " " + seat + (declined ? " " + ALL : "");
      case GinPhase.ToDraw turn -> drawing(turn);
      case GinPhase.ToPlay turn ->
          MoveText.words(
              turn.seat().name(),
              TO,
              DISCARD,
              turn.taken() ? TOOK : DREW,
              CardText.print(List.of(turn.drawn())) + (turn.last() ? " " + LAST : ""));
      case GinPhase.LayingOff defence ->
          defence.knocker()
              + " "
              + KNOCKED
              + ": "
              + String.join(", ", defence.waiting().stream().sorted().map(Seat::name).toList())
              + added(defence.added());
      case GinPhase.Ending(GinPhase.Finish finish) -> ENDING + " " + finish(finish);
      case GinPhase.Over(GinPhase.Finish finish) -> OVER + " " + finish(finish);
    };
  }

  static GinPhase phase(Line line, int seats) {
    GinPhase phase =
        switch (line.look()) {
          case OFFER -> {
            line.expect(OFFER, TO);
            Seat seat = line.seat(seats);
            yield new GinPhase.Offered(seat, line.takes(ALL));
          }
          case ENDING -> {
            line.expect(ENDING);
            yield new GinPhase.Ending(finish(line, seats));
          }
          case OVER -> {
            line.expect(OVER);
            yield new GinPhase.Over(finish(line, seats));
          }
          default -> turn(line, line.seat(seats), seats);
        };
    line.end();
    return phase;
  }

  private static String drawing(GinPhase.ToDraw turn) {
    String first = turn.discarder().isEmpty() ? " " + FIRST : "";
    String pile =
        switch (turn.pile()) {
          case OPEN -> "";
          case DECLINED -> " " + DECLINED;
          case LAST -> " " + LAST;
        };
    return turn.seat() + " " + TO + " " + DRAW + first + pile;
  }

  private static GinPhase turn(Line line, Seat seat, int seats) {
    if (line.takes(KNOCKED)) {
      line.expect(":");
      Set<Seat> waiting = EnumSet.noneOf(Seat.class);
      do {
        NotationException twice = line.fault(NotationError.SAID_TWICE);
        if (!waiting.add(line.seat(seats))) {
          throw twice;
        }
      } while (line.takes(","));
      return new GinPhase.LayingOff(seat, waiting, added(line, seats));
    }
    line.expect(TO);
    return line.takes(DISCARD) ? playing(line, seat) : drawing(line, seat, seats);
  }

  private static GinPhase drawing(Line line, Seat seat, int seats) {
    line.expect(DRAW);
    boolean first = line.takes(FIRST);
    GinPhase.Pile pile = GinPhase.Pile.OPEN;
    if (line.takes(DECLINED)) {
      pile = GinPhase.Pile.DECLINED;
    } else if (line.takes(LAST)) {
      pile = GinPhase.Pile.LAST;
    }
    Seat before = Seat.of((seat.ordinal() + seats - 1) % seats);
    return new GinPhase.ToDraw(seat, first ? Optional.empty() : Optional.of(before), pile);
  }

  private static GinPhase playing(Line line, Seat seat) {
    boolean taken = line.takes(TOOK);
    boolean drawn = taken || line.takes(DREW);
    NotationException hidden = line.fault(NotationError.FACE_DOWN);
    Face face = drawn ? CardText.face(line) : Back.BACK;
    if (taken && face == Back.BACK) {
      throw hidden;
    }
    return new GinPhase.ToPlay(seat, face, taken, line.takes(LAST));
  }

  private static String finish(GinPhase.Finish finish) {
    return switch (finish) {
      case GinPhase.Voided(GinResult.Cause cause) -> VOID + " " + Line.worded(cause);
      case GinPhase.Stopped(GinResult.Call call, Seat caller, List<GinPhase.Added> added) ->
          caller + " " + Line.worded(call) + added(added);
    };
  }

  private static GinPhase.Finish finish(Line line, int seats) {
    if (line.takes(VOID)) {
      return new GinPhase.Voided(line.choice(GinResult.Cause.class));
    }
    Seat caller = line.seat(seats);
    GinResult.Call call = line.choice(GinResult.Call.class);
    return new GinPhase.Stopped(call, caller, added(line, seats));
  }

  private static String added(List<GinPhase.Added> added) {
    StringBuilder text = new StringBuilder();
    for (GinPhase.Added each : added) {
      String put =
          MoveText.put(each.seat().name(), each.card(), each.meld(), Optional.of(each.end()));
      text.append(" ").append(NEXT).append(" ").append(put);
    }
    return text.toString();
  }

  private static List<GinPhase.Added> added(Line line, int seats) {
    List<GinPhase.Added> added = new ArrayList<>();
    while (line.takes(NEXT)) {
      Seat seat = line.seat(seats);
      Card card = CardText.card(line);
      int meld = MoveText.on(line);
      added.add(new GinPhase.Added(seat, card, meld, line.choice(End.class)));
    }
    return added;
  }
}
