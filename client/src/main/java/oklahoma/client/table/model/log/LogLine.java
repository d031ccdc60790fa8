package oklahoma.client.table.model.log;

import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;

/**
 * One line of the log.
 *
 * @param hand in which deal of the match it happened, from 1
 * @param event what happened, as this viewer saw it
 * @param deal the deal after it, or a later moment of the same deal: what the words need to name
 *     its melds
 * @param outOfTurn whether a seat that was not next got the discard by it, or a penalty card for
 *     that (O-14)
 * @param mover who let it happen
 * @param lost whether another got the card that this viewer had asked for; nobody else knows (O-15)
 */
public record LogLine(
    int hand, Event event, Deal deal, Mover mover, boolean outOfTurn, boolean lost)
    implements LogEntry {

  /**
   * A line that tells of no claim of the viewer's own.
   *
   * @param deal the deal right after it
   */
  public LogLine(int hand, Event event, Deal deal, Mover mover) {
    this(hand, event, deal, mover, OutOfTurn.right(event, deal), false);
  }

  /** The same where another got the card that this viewer had asked for, or did not. */
  LogLine losing(boolean now) {
    return new LogLine(hand, event, deal, mover, outOfTurn, now);
  }
}
