package oklahoma.client.table.model;

import java.util.List;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.model.log.LogPresence;

/**
 * How much of a match a player has seen.
 *
 * @param deals number of finished deals
 * @param hand number of the latest deal, from 1
 * @param lines number of log lines of that deal, without those about players who come and go
 */
public record Progress(int deals, int hand, int lines) {

  /** The progress of a player who has seen nothing of the match. */
  public static final Progress NOTHING = new Progress(0, 0, 0);

  /** The current state of the table. */
  public static Progress of(TableModel model) {
    return new Progress(
        model.standingProperty().get().deals().size(), model.round(), lines(model).size());
  }

  /** How many log lines of the current deal a player with this earlier progress has seen. */
  public int knownOf(Progress now) {
    return goesOnIn(now) ? Math.min(lines, now.lines()) : 0;
  }

  /** Whether the current deal is the latest one of this earlier progress. */
  public boolean goesOnIn(Progress now) {
    return hand == now.hand() && deals <= now.deals();
  }

  /** The log lines of the current deal, without those about players who come and go. */
  public static List<LogEntry> lines(TableModel model) {
    int hand = model.round();
    return model.log().entries().stream()
        .filter(entry -> entry.hand() == hand && !(entry instanceof LogPresence))
        .toList();
  }
}
