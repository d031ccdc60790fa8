package oklahoma.bot.advice;

import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinResult;

/** A reason for a move: a fact with its values, not a sentence. */
public sealed interface MoveReason {

  /** There is no other move worth a thought. */
  record NoChoice() implements MoveReason {}

  /** Gin: so many points of deadwood are left, after the discard. */
  record LeavesDeadwood(int points) implements MoveReason {}

  /**
   * Gin: so many cards that may still come make a meld with two of the hand.
   *
   * @param cards that the seat has not seen
   */
  record KeepsLive(int cards) implements MoveReason {}

  /** A discard that the seat to play next can hardly use. */
  record SafeFrom(Seat seat, Safety because) implements MoveReason {}

  /** Why a discard is safe. */
  enum Safety {
    /** The cards that would go with it have all been seen elsewhere. */
    NOTHING_LEFT_FOR_IT,
    /** The seat discarded, or left lying, cards like it. */
    SHUNNED,
    /** It does not go with what the seat took. */
    NOT_WHAT_IT_TOOK,
    /** There are few cards that it would go with. */
    UNLIKELY
  }

  /** Gin: the card from the pile makes a meld with the hand. */
  record Melds(Card card) implements MoveReason {}

  /** Gin: it stops the deal. */
  record Stops(GinResult.Call call, int deadwood) implements MoveReason {}

  /**
   * Gin: another knock that leaves as little takes more lay-offs.
   *
   * @param open the points of cards that others may hold and that fit directly; what these would
   *     let them lay off besides is not counted
   */
  record DeniesLayOffs(int open) implements MoveReason {}

  /**
   * Gin: it does not knock, since gin is near.
   *
   * @param cards how many cards that may come make gin
   */
  record WaitsForGin(int cards) implements MoveReason {}

  /** The card on the pile does not help the hand enough. */
  record NoUse(Card card) implements MoveReason {}

  /** A draw from the stock tells nobody what the hand needs. */
  record TellsNothing() implements MoveReason {}

  /**
   * Oklahoma: so many cards are missing from the contract.
   *
   * @param cards 1 or more, after this move
   */
  record NearsContract(int cards) implements MoveReason {}

  /** Oklahoma: the contract is on the table, or can be laid down with this card. */
  record CompletesContract() implements MoveReason {}

  /** Oklahoma: the contract stays in the hand for now. */
  record HoldsContract() implements MoveReason {}

  /** Oklahoma: the wild cards stay in the hand. */
  record KeepsWilds(int cards) implements MoveReason {}

  /** Oklahoma: it rids the hand of so many points. */
  record RidsOf(int points) implements MoveReason {}

  /** Oklahoma: the last card goes. */
  record GoesOut() implements MoveReason {}

  /** Oklahoma: the card has a place on the table. */
  record HasPlace(Card card) implements MoveReason {}

  /** Oklahoma: a displaced wild card makes room for more of the hand. */
  record MovesWild(Card card) implements MoveReason {}

  /**
   * Oklahoma: a claim would cost penalty cards for too little.
   *
   * @param penalty how many cards
   */
  record SparesPenalty(int penalty) implements MoveReason {}
}
