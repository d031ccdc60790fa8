package oklahoma.client.table.model.log;

import java.util.Optional;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/**
 * An event of the play in the log.
 *
 * @param hand the number of the deal in the match, from 1
 * @param event the event as this viewer saw it
 * @param deal the deal after the event or later, from which the text gets the names of melds
 * @param outOfTurn whether by this event a player who was not next got the discard, or a penalty
 *     card for it (O-14)
 * @param mover who caused the event; empty if the program did for this viewer, who was away
 * @param lost whether another player got the card that this viewer had claimed, which only the
 *     viewer knows (O-15)
 */
public record LogLine(
    int hand, Event event, Deal deal, Optional<Mover> mover, boolean outOfTurn, boolean lost)
    implements LogEntry {

  /**
   * An event that is not a lost claim of the viewer.
   *
   * @param deal the deal right after the event
   */
  public LogLine(int hand, Event event, Deal deal, Mover mover) {
    this(hand, event, deal, Optional.of(mover), OutOfTurn.right(event, deal), false);
  }

  /** The player who acts in this event; empty if none does. */
  public Optional<Seat> actor() {
    return switch (event) {
      case Event.Drew drew -> Optional.of(drew.seat());
      case Event.Took took -> Optional.of(took.seat());
      case Event.Discarded discarded -> Optional.of(discarded.seat());
      case Event.LaidDown down -> Optional.of(down.seat());
      case Event.LaidOff off -> Optional.of(off.seat());
      case Event.Swapped moved -> Optional.of(moved.seat());
      case Event.ClaimSettled settled -> settled.taker();
      case Event.Answered answered -> Optional.of(answered.seat());
      case Event.Declined declined -> Optional.of(declined.seat());
      case Event.Knocked knocked -> Optional.of(knocked.seat());
      case Event.StockRanOut _, Event.Renewed _ -> Optional.empty();
      case Event.Ended ended -> ended.out();
    };
  }

  /** Whether the event is a move of this seat. Drawing a penalty card is not a move. */
  boolean isMoveOf(Seat seat) {
    return actor().equals(Optional.of(seat))
        && (settlesClaims() || !outOfTurn)
        && !(event instanceof Event.Ended);
  }

  /** Whether the event ends the claims of a discard. */
  boolean settlesClaims() {
    return event instanceof Event.ClaimSettled;
  }

  /** Whether this move, made by the acting seat, leads to this event. */
  boolean comesOf(Move move) {
    return switch (move) {
      case Move.Draw _ -> event instanceof Event.Drew;
      case Move.Take _ -> event instanceof Event.Took;
      case Move.Discard discard ->
          event instanceof Event.Discarded discarded && discarded.card().equals(discard.card());
      case Move.LayDown _ -> event instanceof Event.LaidDown;
      case Move.LayOff off -> event instanceof Event.LaidOff laid && laid.card().equals(off.card());
      case Move.Swap _ -> event instanceof Event.Swapped;
      case Move.Knock _ -> event instanceof Event.Knocked;
      case Move.Pass _ -> event instanceof Event.Declined;
      case Move.Claim _ ->
          false; // the claimed card was discarded before, so the claim was the player's own in any
        // case
    };
  }

  /** This line, with the program as the mover for this viewer, who was away. */
  LogLine whileAway() {
    return new LogLine(hand, event, deal, Optional.empty(), outOfTurn, lost);
  }

  /** This line, for a claim that the viewer has lost or has not. */
  LogLine losing(boolean now) {
    return new LogLine(hand, event, deal, mover, outOfTurn, now);
  }
}
