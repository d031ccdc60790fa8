package oklahoma.client.table.model.sight;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/** What the table waits for, from this viewer's point of view. */
public sealed interface Prompt {

  /** What wanting a card from the stock asks for now: the next player passes first (O-15). */
  default Move toDraw() {
    return this instanceof Claim window && window.next() ? new Move.Pass() : new Move.Draw();
  }

  /** What wanting the top discard asks for now. */
  default Move toTake() {
    return this instanceof Claim ? new Move.Claim() : new Move.Take();
  }

  /** Whether the player now plays cards of the hand: after the draw, or as a defender. */
  default boolean plays() {
    return this instanceof Play || this instanceof Defend;
  }

  /**
   * Until when the seats must act whose turn it is, the player's own or another's; empty if there
   * is no clock, or in a claim window, which shows its own.
   */
  default Optional<Countdown> turnUntil() {
    return switch (this) {
      case Draw draw -> draw.until();
      case Play play -> play.until();
      case Watch watch -> watch.until();
      case Offer offer -> offer.until();
      case Offered offered -> offered.until();
      case Defend defend -> defend.until();
      case Defended defended -> defended.until();
      case Claim _, Answered _, NotAsked _, Shuffling _, DealOver _ -> Optional.empty();
    };
  }

  /**
   * Why nothing can be drawn from the stock although it is this seat's to draw, or will be when a
   * claim window has closed without a claim (O-24); empty if something can.
   */
  default Optional<Refusal> drawRefused() {
    return Optional.empty();
  }

  /**
   * The player's own turn begins.
   *
   * @param takeRefused why the discard cannot be taken; empty if it can
   * @param drawRefused why nothing can be drawn; empty if it can
   */
  record Draw(
      Optional<Refusal> takeRefused, Optional<Refusal> drawRefused, Optional<Countdown> until)
      implements Prompt {}

  /** One is asked whether one takes the up-card (G-3). */
  record Offer(Card card, Optional<Countdown> until) implements Prompt {}

  /** Another seat is asked whether it takes the up-card. */
  record Offered(Seat seat, Card card, Optional<Countdown> until) implements Prompt {}

  /** Somebody has knocked: lay cards off on the knocker's melds and show the player's own (G-8). */
  record Defend(Seat knocker, Optional<Countdown> until) implements Prompt {}

  /**
   * Somebody has knocked, and others lay off.
   *
   * @param waiting who still lays off, in seat order
   */
  record Defended(Seat knocker, List<Seat> waiting, Optional<Countdown> until) implements Prompt {
    public Defended {
      waiting = List.copyOf(waiting);
    }
  }

  /** One has drawn: lay down, lay off, and discard. */
  record Play(Optional<Countdown> until) implements Prompt {}

  /**
   * The claim window is open and asks the player.
   *
   * @param discarder who discarded the card; the dealer for the first up-card
   * @param next whether the player's own turn comes next, so that the card is free
   * @param drawRefused why one could draw nothing if nobody claims; empty for who is not next
   */
  record Claim(
      Card card,
      Seat discarder,
      boolean next,
      Optional<Refusal> drawRefused,
      Optional<Countdown> until)
      implements Prompt {}

  /** One has answered the claim window, which is still open. */
  record Answered(Card card, boolean wants, Optional<Countdown> until) implements Prompt {}

  /**
   * The claim window is open for others.
   *
   * @param why why one is not asked; empty for a spectator
   */
  record NotAsked(Card card, Optional<Refusal> why, Optional<Countdown> until) implements Prompt {}

  /** Another seat's turn. */
  record Watch(Seat seat, boolean hasDrawn, Optional<Countdown> until) implements Prompt {}

  /** The discards are being shuffled into a new stock. */
  record Shuffling() implements Prompt {}

  /**
   * The deal is over and its points are counted.
   *
   * @param out who went out; empty if it was blocked
   * @param matchOver whether it was the last
   */
  record DealOver(Optional<Seat> out, boolean matchOver) implements Prompt {}
}
