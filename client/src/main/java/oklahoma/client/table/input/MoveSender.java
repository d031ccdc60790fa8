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

/** Sends moves to the host, and says why one cannot be sent. */
public final class MoveSender {
  private final TableModel model;
  private final MoveQueue queue;
  private final TableFeedback feedback;

  /**
   * @param queue asks for several moves, one after another
   */
  public MoveSender(TableModel model, MoveQueue queue, TableFeedback feedback) {
    this.model = model;
    this.queue = queue;
    this.feedback = feedback;
  }

  /** Asks for a move; an area says why it cannot be. */
  void send(Move move, Set<Integer> ids, Area area) {
    told(model.send(move, ids), area);
  }

  /** Asks for several moves; an area says why the first cannot be asked for. */
  void send(List<MoveQueue.Play> plays, Area area) {
    told(queue.begin(plays), area);
  }

  /** Asks for a move; why it cannot be asked for, if so. */
  Optional<Why> ask(Move move, Set<Integer> ids) {
    return hindrance(model.send(move, ids));
  }

  /** Asks for several moves; why the first cannot be asked for, if so. */
  Optional<Why> ask(List<MoveQueue.Play> plays) {
    return hindrance(queue.begin(plays));
  }

  /** Says what came of something that was asked for; whether the host was asked. */
  boolean told(Outcome outcome, Area area) {
    Optional<Why> hindrance = hindrance(outcome);
    hindrance.ifPresentOrElse(why -> feedback.refuse(why, area), feedback::answered);
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
