package oklahoma.client.table.model;

import java.util.List;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.model.log.LogPresence;

/**
 * How much of a match somebody has seen.
 *
 * @param deals how many of its deals are over
 * @param hand which of its deals is the last one, from 1
 * @param lines how much of it the log tells, without coming and going
 */
public record Progress(int deals, int hand, int lines) {

  /** The knowledge of a player who has seen nothing of the match. */
  public static final Progress NOTHING = new Progress(0, 0, 0);

  /** What the table knows now. */
  public static Progress of(TableModel model) {
    return new Progress(
        model.standingProperty().get().deals().size(), model.round(), lines(model).size());
  }

  /** How many lines of the last deal somebody with this knowledge already knows. */
  public int knownOf(Progress now) {
    return goesOnIn(now) ? Math.min(lines, now.lines()) : 0;
  }

  /** Whether the last deal is the same as it was. */
  public boolean goesOnIn(Progress now) {
    return hand == now.hand() && deals <= now.deals();
  }

  /** What the log tells of the last deal, without coming and going. */
  public static List<LogEntry> lines(TableModel model) {
    int hand = model.round();
    return model.log().entries().stream()
        .filter(entry -> entry.hand() == hand && !(entry instanceof LogPresence))
        .toList();
  }
}
