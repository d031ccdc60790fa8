package oklahoma.client.table.model.log;

import java.util.Optional;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/**
 * One line of the log.
 *
 * @param hand in which deal of the match it happened, from 1
 * @param event what happened, as this viewer saw it
 * @param deal the deal after it, or a later moment of the same deal: what the words need to name
 *     its melds
 * @param outOfTurn whether a seat that was not next got the discard by it, or a penalty card for
 *     that (O-14)
 * @param mover who let it happen; empty if the program did while this viewer, whose seat it is, was
 *     away
 * @param lost whether another got the card that this viewer had asked for; nobody else knows (O-15)
 */
public record LogLine(
    int hand, Event event, Deal deal, Optional<Mover> mover, boolean outOfTurn, boolean lost)
    implements LogEntry {

  /**
   * A line that tells of no claim of the viewer's own.
   *
   * @param deal the deal right after it
   */
  public LogLine(int hand, Event event, Deal deal, Mover mover) {
    this(hand, event, deal, Optional.of(mover), OutOfTurn.right(event, deal), false);
  }

  /** Whose doing it is; nobody's if empty. */
  public Optional<Seat> actor() {
    return switch (event) {
      case Event.Drew drew -> Optional.of(drew.seat());
      case Event.Took took -> Optional.of(took.seat());
      case Event.Discarded discarded -> Optional.of(discarded.seat());
      case Event.LaidDown down -> Optional.of(down.seat());
      case Event.LaidOff off -> Optional.of(off.seat());
      case Event.Displaced moved -> Optional.of(moved.seat());
      case Event.ClaimSettled settled -> settled.taker();
      case Event.Answered answered -> Optional.of(answered.seat());
      case Event.Declined declined -> Optional.of(declined.seat());
      case Event.Knocked knocked -> Optional.of(knocked.seat());
      case Event.StockRanOut _, Event.Renewed _ -> Optional.empty();
      case Event.Ended ended -> ended.out();
    };
  }

  /** Whether a seat has moved by it; a penalty card is no move. */
  boolean isMoveOf(Seat seat) {
    return actor().equals(Optional.of(seat))
        && (settlesClaims() || !outOfTurn)
        && !(event instanceof Event.Ended);
  }

  /** Whether the claims of a discard end by it. */
  boolean settlesClaims() {
    return event instanceof Event.ClaimSettled;
  }

  /** Whether a move of its seat lets it happen. */
  boolean comesOf(Move move) {
    return switch (move) {
      case Move.Draw _ -> event instanceof Event.Drew;
      case Move.Take _ -> event instanceof Event.Took;
      case Move.Discard discard ->
          event instanceof Event.Discarded discarded && discarded.card().equals(discard.card());
      case Move.LayDown _ -> event instanceof Event.LaidDown;
      case Move.LayOff off -> event instanceof Event.LaidOff laid && laid.card().equals(off.card());
      case Move.Displace _ -> event instanceof Event.Displaced;
      case Move.Knock _ -> event instanceof Event.Knocked;
      case Move.Pass _ -> event instanceof Event.Declined;
      case Move.Claim _ -> false; // its card was discarded before, so it stays the player's anyway
    };
  }

  /** The same where the program did it for this viewer, who was away. */
  LogLine whileAway() {
    return new LogLine(hand, event, deal, Optional.empty(), outOfTurn, lost);
  }

  /** The same where another got the card that this viewer had asked for, or did not. */
  LogLine losing(boolean now) {
    return new LogLine(hand, event, deal, mover, outOfTurn, now);
  }
}
