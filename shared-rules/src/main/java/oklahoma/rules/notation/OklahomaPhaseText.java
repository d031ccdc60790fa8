package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * The phase of a deal, in one line: {@code B to draw}, {@code B to play drew 4c}, {@code window on
 * A: B, C claims, D passes}, {@code C owed 1, B to draw}, {@code renewing: B to draw}, {@code over
 * A out}.
 */
final class OklahomaPhaseText {
  private static final String TO = "to";
  private static final String DRAW = "draw";
  private static final String PLAY = "play";
  private static final String FIRST = "first";
  private static final String CLAIMED = "claimed";
  private static final String DREW = "drew";
  private static final String TOOK = "took";
  private static final String MOVED = "moved";
  private static final String LAID_DOWN = "laid-down";
  private static final String WINDOW = "window";
  private static final String ON = "on";
  private static final String OWED = "owed";
  private static final String RENEWING = "renewing";
  private static final String ENDING = "ending";
  private static final String OVER = "over";
  private static final String OUT = "out";
  private static final String BLOCKED = "blocked";
  private static final int MOST_OWED = 2;

  private OklahomaPhaseText() {}

  static String print(OklahomaPhase phase, int seats) {
    return switch (phase) {
      case OklahomaPhase.NeedsStock needs -> needing(needs);
      case OklahomaPhase.ToPlay turn -> playing(turn);
      case OklahomaPhase.Claiming window -> window(window, seats);
      case OklahomaPhase.Renewing(OklahomaPhase.NeedsStock resume) ->
          RENEWING + ": " + needing(resume);
      case OklahomaPhase.Ending(Optional<Seat> out) -> ENDING + " " + out(out);
      case OklahomaPhase.Over(Optional<Seat> out) -> OVER + " " + out(out);
    };
  }

  static OklahomaPhase phase(Line line, int seats) {
    OklahomaPhase phase =
        switch (line.look()) {
          case WINDOW -> window(line, seats);
          case RENEWING -> {
            line.expect(RENEWING, ":");
            yield new OklahomaPhase.Renewing(needing(line, line.seat(seats), seats));
          }
          case ENDING -> {
            line.expect(ENDING);
            yield new OklahomaPhase.Ending(out(line, seats));
          }
          case OVER -> {
            line.expect(OVER);
            yield new OklahomaPhase.Over(out(line, seats));
          }
          default -> turn(line, line.seat(seats), seats);
        };
    line.end();
    return phase;
  }

  private static String needing(OklahomaPhase.NeedsStock phase) {
    return switch (phase) {
      case OklahomaPhase.ToDraw turn -> toDraw(turn);
      case OklahomaPhase.Penalty penalty ->
          penalty.claimer() + " " + OWED + " " + penalty.owed() + ", " + toDraw(after(penalty));
    };
  }

  /** The turn that waits until the penalty cards are drawn, without the claimer. */
  private static OklahomaPhase.ToDraw after(OklahomaPhase.Penalty penalty) {
    return new OklahomaPhase.ToDraw(penalty.next(), penalty.discarder(), Optional.empty());
  }

  private static String toDraw(OklahomaPhase.ToDraw turn) {
    String first = turn.discarder().isEmpty() ? " " + FIRST : "";
    String text = turn.seat() + " " + TO + " " + DRAW + first;
    return text + turn.claimer().map(claimer -> ", " + claimer + " " + CLAIMED).orElse("");
  }

  private static OklahomaPhase turn(Line line, Seat seat, int seats) {
    if (line.look().equals(OWED)) {
      return needing(line, seat, seats);
    }
    line.expect(TO);
    return line.takes(PLAY) ? playing(line, seat) : drawing(line, seat, seats);
  }

  private static OklahomaPhase.NeedsStock needing(Line line, Seat seat, int seats) {
    if (line.takes(OWED)) {
      int owed = line.number(1, MOST_OWED);
      line.expect(",");
      Seat next = line.seat(seats);
      line.expect(TO);
      return new OklahomaPhase.Penalty(seat, owed, discarder(line, next, seats), next);
    }
    line.expect(TO);
    return drawing(line, seat, seats);
  }

  private static OklahomaPhase.ToDraw drawing(Line line, Seat seat, int seats) {
    Optional<Seat> discarder = discarder(line, seat, seats);
    Optional<Seat> claimer = Optional.empty();
    if (line.takes(",")) {
      claimer = Optional.of(line.seat(seats));
      line.expect(CLAIMED);
    }
    return new OklahomaPhase.ToDraw(seat, discarder, claimer);
  }

  /**
   * The seat before this one, which has discarded; empty if the line says that this is the first
   * turn.
   */
  private static Optional<Seat> discarder(Line line, Seat seat, int seats) {
    line.expect(DRAW);
    return line.takes(FIRST) ? Optional.empty() : Optional.of(before(seat, seats));
  }

  private static String playing(OklahomaPhase.ToPlay turn) {
    String drawn = CardText.print(List.of(turn.drawn()));
    return turn.seat()
        + " "
        + TO
        + " "
        + PLAY
        + " "
        + (turn.taken() ? TOOK : DREW)
        + " "
        + drawn
        + (turn.laidDown() ? " " + LAID_DOWN : "")
        + (turn.untouched() ? "" : " " + MOVED);
  }

  private static OklahomaPhase playing(Line line, Seat seat) {
    boolean taken = line.takes(TOOK);
    boolean drawn = taken || line.takes(DREW);
    NotationException hidden = line.fault(NotationError.FACE_DOWN);
    Face face = drawn ? CardText.face(line) : Back.BACK;
    if (taken && face == Back.BACK) {
      throw hidden;
    }
    boolean laidDown = line.takes(LAID_DOWN);
    return new OklahomaPhase.ToPlay(seat, face, taken, laidDown, !line.takes(MOVED));
  }

  private static String window(OklahomaPhase.Claiming window, int seats) {
    List<String> answers = new ArrayList<>();
    for (Seat seat : Seat.first(seats)) {
      if (window.eligible().contains(seat)) {
        Boolean claims = window.answers().get(seat);
        answers.add(seat + (claims == null ? "" : claims ? " claims" : " passes"));
      }
    }
    String on = WINDOW + " " + ON + " " + (window.first() ? FIRST + " " : "") + window.discarder();
    return on + ": " + String.join(", ", answers);
  }

  private static OklahomaPhase window(Line line, int seats) {
    line.expect(WINDOW, ON);
    boolean first = line.takes(FIRST);
    Seat discarder = line.seat(seats);
    line.expect(":");
    Set<Seat> eligible = new HashSet<>();
    Map<Seat, Boolean> answers = new HashMap<>();
    do {
      NotationException twice = line.fault(NotationError.SAID_TWICE);
      Seat seat = line.seat(seats);
      if (!eligible.add(seat)) {
        throw twice;
      }
      if (line.takes(MoveText.CLAIMS)) {
        answers.put(seat, true);
      } else if (line.takes(MoveText.PASSES)) {
        answers.put(seat, false);
      }
    } while (line.takes(","));
    return new OklahomaPhase.Claiming(discarder, first, eligible, answers);
  }

  private static String out(Optional<Seat> out) {
    return out.map(seat -> seat + " " + OUT).orElse(BLOCKED);
  }

  private static Optional<Seat> out(Line line, int seats) {
    if (line.takes(BLOCKED)) {
      return Optional.empty();
    }
    Seat seat = line.seat(seats);
    line.expect(OUT);
    return Optional.of(seat);
  }

  private static Seat before(Seat seat, int seats) {
    return Seat.of((seat.ordinal() + seats - 1) % seats);
  }
}
