package oklahoma.client.replay.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;

/**
 * The player's decisions in the current match at a table, since the player arrived. They stay after
 * the match until another one begins.
 */
public final class OwnMoves {
  private final TableModel model;
  private final List<Decision> made = new ArrayList<>();

  /** Records the player's moves at a table from now on. */
  public OwnMoves(TableModel model) {
    this.model = model;
    model.addListener(this::changed);
  }

  /** The decisions of the current deal, oldest first; after its end, until the next deal begins. */
  public List<Decision> ofDeal() {
    return made.stream().filter(decision -> decision.round() == model.round()).toList();
  }

  /** The decisions of the match, oldest first. {@link Decision#at} is the index in this list. */
  public List<Decision> ofMatch() {
    return List.copyOf(made);
  }

  private void changed(Change change) {
    switch (change) {
      case Change.Happened happened -> happened.before().seat().ifPresent(me -> note(happened, me));
      case Change.Dealt _ -> forgetIf(model.standingProperty().get().deals().isEmpty());
      case Change.Restored restored -> forgetIf(restored.another());
      case Change.Rearranged _, Change.TakenBack _ -> {}
    }
  }

  /** Clears the decisions if another match has begun, perhaps while the player was away. */
  private void forgetIf(boolean another) {
    if (another) {
      made.clear();
    }
  }

  private void note(Change.Happened happened, Seat me) {
    Deal deal = happened.before().game();
    Event event = happened.event();
    if (own(event) && Decision.made(event, me, deal).isPresent()) {
      made.add(
          new Decision(
              made.size(),
              model.round(),
              Seen.of(deal, me),
              soFar(event, me),
              me,
              model.standingProperty().get(),
              model.earlier(),
              event));
    }
  }

  /**
   * Whether the player made the move, and not the program in the player's place. Answers to claims
   * always count, because the log has none.
   */
  private boolean own(Event event) {
    List<LogLine> lines = model.log().lines();
    return event instanceof Event.Answered
        || (!lines.isEmpty() && lines.getLast().mover().equals(Optional.of(Mover.SEAT)));
  }

  /** The events of this deal before the last one. */
  private List<Seen<Event>> soFar(Event last, Seat me) {
    List<LogLine> lines = model.log().lines();
    int before = last instanceof Event.Answered ? lines.size() : lines.size() - 1;
    return lines.subList(0, before).stream()
        .filter(line -> line.hand() == model.round())
        .flatMap(line -> Seen.of(line.event(), me).stream())
        .toList();
  }
}
