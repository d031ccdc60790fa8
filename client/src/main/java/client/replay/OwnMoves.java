package client.replay;

import client.table.Change;
import client.table.LogLine;
import client.table.TableModel;
import java.util.ArrayList;
import java.util.List;
import protocol.Mover;
import rules.Event;
import rules.Seat;
import rules.Seen;
import rules.gin.Gin;

/**
 * What the player decided in the deal of gin that runs at a table, or has just ended, since the
 * player is there.
 */
public final class OwnMoves {
  private final TableModel model;
  private final List<Made> made = new ArrayList<>();

  /**
   * A decision, and the line that tells of it.
   *
   * @param decision its moment is its place among the decisions
   */
  record Made(Decision decision, LogLine line) {}

  /** Takes note of the player's moves at a table from now on. */
  public OwnMoves(TableModel model) {
    this.model = model;
    model.watch(this::changed);
  }

  /** Whether there is anything to look back on. */
  public boolean any() {
    return !made.isEmpty();
  }

  /** The decisions, oldest first. */
  List<Made> made() {
    return List.copyOf(made);
  }

  private void changed(Change change) {
    switch (change) {
      case Change.Dealt dealt -> made.clear();
      case Change.Restored restored -> made.removeIf(each -> each.line().hand() != model.round());
      case Change.Happened happened -> happened.before().seat().ifPresent(me -> note(happened, me));
      case Change.Rearranged own -> {}
      case Change.TakenBack back -> {}
    }
  }

  private void note(Change.Happened happened, Seat me) {
    List<LogLine> lines = model.log().lines();
    if (!(happened.before().game() instanceof Gin deal)
        || !deal.toAct().contains(me)
        || lines.isEmpty()) {
      return;
    }
    LogLine line = lines.getLast();
    if (line.mover() == Mover.SEAT) {
      Decision.made(happened.event(), me)
          .map(move ->
              new Decision(
                  made.size(),
                  Seen.of(deal, me),
                  soFar(line, me),
                  me,
                  model.standingProperty().get(),
                  move))
          .ifPresent(decision -> made.add(new Made(decision, line)));
    }
  }

  /** This deal's events before the one of a line. */
  private List<Seen<Event>> soFar(LogLine last, Seat me) {
    List<LogLine> lines = model.log().lines();
    return lines.subList(0, lines.size() - 1).stream()
        .filter(line -> line.hand() == last.hand())
        .flatMap(line -> Seen.of(line.event(), me).stream())
        .toList();
  }
}
