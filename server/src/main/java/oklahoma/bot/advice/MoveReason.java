package oklahoma.bot.advice;

import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinResult;

/** A reason for a move: a fact with its values, not a sentence. */
public sealed interface MoveReason {

  /** There is no other promising move. */
  record NoChoice() implements MoveReason {}

  /** Gin: the points of deadwood after the discard. */
  record LeavesDeadwood(int points) implements MoveReason {}

  /**
   * Gin: the number of unseen cards that make a meld with two of the hand.
   *
   * @param cards that the seat has not seen
   */
  record KeepsLive(int cards) implements MoveReason {}

  /** A discard that the seat to play next can hardly use. */
  record SafeFrom(Seat seat, Safety because) implements MoveReason {}

  /** Why a discard is safe. */
  enum Safety {
    /** All cards that would fit it have been seen elsewhere. */
    NOTHING_LEFT_FOR_IT,
    /** The seat discarded or left similar cards. */
    PASSED_UP,
    /** It does not fit the cards that the seat took. */
    NOT_WHAT_IT_TOOK,
    /** Few cards would fit it. */
    UNLIKELY
  }

  /** Gin: the card from the pile makes a meld with the hand. */
  record Melds(Card card) implements MoveReason {}

  /** Gin: it ends the deal. */
  record Stops(GinResult.Call call, int deadwood) implements MoveReason {}

  /**
   * Gin: another knock with the same deadwood allows more lay-offs.
   *
   * @param open the points of cards that others may hold and that fit directly; further lay-offs
   *     that these would allow are not counted
   */
  record DeniesLayOffs(int open) implements MoveReason {}

  /**
   * Gin: it does not knock, because gin is near.
   *
   * @param cards how many cards that may come make gin
   */
  record WaitsForGin(int cards) implements MoveReason {}

  /** The card on the pile does not help the hand enough. */
  record NoUse(Card card) implements MoveReason {}

  /** A draw from the stock does not reveal what the hand needs. */
  record RevealsNothing() implements MoveReason {}

  /**
   * Oklahoma: the number of cards still missing from the contract.
   *
   * @param cards 1 or more, after this move
   */
  record NearsContract(int cards) implements MoveReason {}

  /** Oklahoma: the contract is on the table, or can be laid down with this card. */
  record CompletesContract() implements MoveReason {}

  /** Oklahoma: the contract stays in the hand for now. */
  record HoldsContract() implements MoveReason {}

  /** Oklahoma: the number of wild cards that stay in the hand. */
  record KeepsWilds(int cards) implements MoveReason {}

  /** Oklahoma: the points that leave the hand. */
  record ShedsPoints(int points) implements MoveReason {}

  /** Oklahoma: the last card leaves the hand. */
  record GoesOut() implements MoveReason {}

  /** Oklahoma: the card fits on the table. */
  record HasPlace(Card card) implements MoveReason {}

  /** Oklahoma: a swapped wild card makes room for more of the hand. */
  record MovesWild(Card card) implements MoveReason {}

  /**
   * Oklahoma: a claim would not be worth its penalty cards.
   *
   * @param penalty how many cards
   */
  record AvoidsPenalty(int penalty) implements MoveReason {}
}
