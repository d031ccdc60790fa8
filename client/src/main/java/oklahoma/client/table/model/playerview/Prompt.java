package oklahoma.client.table.model.playerview;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/** What the table waits for, from this viewer's point of view. */
public sealed interface Prompt {

  /**
   * The move for a player who wants a card from the stock. While claims are open, the next player
   * has to pass first (O-15).
   */
  default Move toDraw() {
    return this instanceof Claim window && window.next() ? new Move.Pass() : new Move.Draw();
  }

  /** The move for a player who wants the top discard. */
  default Move toTake() {
    return this instanceof Claim ? new Move.Claim() : new Move.Take();
  }

  /** Whether the player can play cards of the hand now: after the draw, or as a defender in gin. */
  default boolean plays() {
    return this instanceof Play || this instanceof Defend;
  }

  /**
   * The deadline for the players whose turn it is, in any seat; empty without a clock, or during
   * claims, which show their own.
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
   * Why the player cannot draw from the stock, now or when claims close without a claim (O-24);
   * empty if the player can, or is not the one to draw.
   */
  default Optional<Refusal> drawRefused() {
    return Optional.empty();
  }

  /**
   * The player's own turn begins.
   *
   * @param takeRefused why the player cannot take the discard; empty if possible
   * @param drawRefused why the player cannot draw; empty if possible
   */
  record Draw(
      Optional<Refusal> takeRefused, Optional<Refusal> drawRefused, Optional<Countdown> until)
      implements Prompt {}

  /** The player may take the up-card (G-3). */
  record Offer(Card card, Optional<Countdown> until) implements Prompt {}

  /** Another player may take the up-card. */
  record Offered(Seat seat, Card card, Optional<Countdown> until) implements Prompt {}

  /**
   * A player has knocked. The viewer may lay off on the knocker's melds, then shows their own melds
   * (G-8).
   */
  record Defend(Seat knocker, Optional<Countdown> until) implements Prompt {}

  /**
   * A player has knocked, and others lay off.
   *
   * @param waiting the seats still laying off, in seat order
   */
  record Defended(Seat knocker, List<Seat> waiting, Optional<Countdown> until) implements Prompt {
    public Defended {
      waiting = List.copyOf(waiting);
    }
  }

  /** The player has drawn, and may lay down and lay off, then discards. */
  record Play(Optional<Countdown> until) implements Prompt {}

  /**
   * Claims are open, and the player may claim.
   *
   * @param discarder the seat that discarded the card; the dealer for the first up-card
   * @param next whether the player's own turn is next, so that the card costs no penalty
   * @param drawRefused why the player could not draw if nobody claims; empty if possible, or if the
   *     player is not next
   */
  record Claim(
      Card card,
      Seat discarder,
      boolean next,
      Optional<Refusal> drawRefused,
      Optional<Countdown> until)
      implements Prompt {}

  /** Claims are still open, but the player has answered. */
  record Answered(Card card, boolean claims, Optional<Countdown> until) implements Prompt {}

  /**
   * Claims are open for others only.
   *
   * @param why why the player may not claim; empty for a spectator
   */
  record NotAsked(Card card, Optional<Refusal> why, Optional<Countdown> until) implements Prompt {}

  /** Another seat's turn. */
  record Watch(Seat seat, boolean hasDrawn, Optional<Countdown> until) implements Prompt {}

  /** The discards are being shuffled into a new stock. */
  record Shuffling() implements Prompt {}

  /**
   * The deal is over.
   *
   * @param out the player who went out; empty if the deal was blocked
   * @param matchOver whether it was the last deal of the match
   */
  record DealOver(Optional<Seat> out, boolean matchOver) implements Prompt {}
}
