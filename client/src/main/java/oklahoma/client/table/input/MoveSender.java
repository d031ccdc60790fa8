package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.MoveQueue;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;

/** Sends moves to the host; if a move cannot be sent, shows or returns the reason. */
public final class MoveSender {
  private final TableModel model;
  private final MoveQueue queue;
  private final TableFeedback feedback;

  /**
   * @param queue sends several moves, one after another
   */
  public MoveSender(TableModel model, MoveQueue queue, TableFeedback feedback) {
    this.model = model;
    this.queue = queue;
    this.feedback = feedback;
  }

  /** Sends a move, or shows above an area why it cannot be sent. */
  void send(Move move, Set<Integer> ids, Area area) {
    showOutcome(model.send(move, ids), area);
  }

  /** Sends several moves, or shows above an area why the first cannot be sent. */
  void send(List<MoveQueue.Play> plays, Area area) {
    showOutcome(queue.begin(plays), area);
  }

  /** Sends a move. Returns the reason if it cannot be sent. */
  Optional<Why> ask(Move move, Set<Integer> ids) {
    return hindrance(model.send(move, ids));
  }

  /** Sends several moves. Returns the reason if the first cannot be sent. */
  Optional<Why> ask(List<MoveQueue.Play> plays) {
    return hindrance(queue.begin(plays));
  }

  /**
   * Shows above an area why a move was not sent, or clears the table's sentences and lights if it
   * was. Returns whether it was sent.
   */
  boolean showOutcome(Outcome outcome, Area area) {
    Optional<Why> hindrance = hindrance(outcome);
    hindrance.ifPresentOrElse(why -> feedback.showRefusal(why, area), feedback::answered);
    return hindrance.isEmpty();
  }

  private Optional<Why> hindrance(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Sent sent -> Optional.empty();
      case Outcome.Refused refused -> Optional.of(feedback.words().why(refused));
      case Outcome.Waiting waiting -> Optional.of(Why.of(feedback.words().waiting()));
    };
  }
}
