package oklahoma.rules;

/**
 * The reasons for which the rules refuse a move. The code names the sentence that a player reads.
 * Reasons with one code are different sentences about one situation.
 */
public enum Reason {
  /** Somebody else's turn; seat: whose. */
  NOT_YOUR_TURN("T1"),
  /** The claim window is open: only answers to it are taken. */
  WINDOW_OPEN("T1"),
  /** A turn begins with a card from the stock or the pile. */
  DRAW_FIRST("T2"),
  /** One draw a turn. */
  ALREADY_DRAWN("T3"),
  /** The seat has discarded already. */
  TURN_OVER("T4"),
  /** The discard was claimed, so the next seat cannot take it; seat: who claimed it. */
  PILE_CLAIMED("T5"),
  /** There is no discard to take. */
  PILE_EMPTY("T6"),
  /** O-10: the same cards go round; somebody must draw from the stock. */
  PILE_CLOSED("T6"),
  /** O-22: no card can come from the stock, but the discard can be taken. */
  STOCK_EMPTY("T7"),
  /** A player cannot claim their own discard. */
  OWN_DISCARD("C1"),
  /** No claim window is open, or this seat has answered already. */
  WINDOW_CLOSED("C2"),
  /** The limit of claims out of turn is used up; number: the limit. */
  CLAIMS_USED("C3"),
  /** The rules bar players who are down from claiming out of turn. */
  DOWN_MAY_NOT_CLAIM("C4"),
  /**
   * There are not enough cards for the penalty; seat: the next one, the only one that may take the
   * card.
   */
  NO_PENALTY_CARD("C5"),
  /** The first up-card belongs to the first player; seat: who that is. */
  FIRST_UP_CARD("C6"),
  /** A book of mixed ranks; cards: the odd one, one of the book's rank. */
  BOOK_MIXED("B1"),
  /** A book of fewer than three cards. */
  BOOK_SHORT("B2"),
  /** Too few natural cards; number: how many are needed. */
  NATURALS_MISSING("B3"),
  /** More wild cards than natural ones. */
  WILDS_OUTNUMBER("B4"),
  /** A run of mixed suits; cards: the odd one, one of the run's suit. */
  RUN_MIXED("R1"),
  /** A gap; cards: the first missing one, its lower neighbour, its upper neighbour. */
  RUN_GAP("R2"),
  /** A run of fewer than four cards. */
  RUN_SHORT("R3"),
  /** A card that the run has already; card: which. */
  RUN_DUPLICATE("R4"),
  /**
   * Something above the ace, in a new run or at the high end of one, or a run that goes round the
   * corner.
   */
  RUN_BEYOND_ACE("R5"),
  /** A wild below the lowest rank, in a new run or at the low end of one on the table. */
  RUN_BELOW_TWO("R6"),
  /** A run that is full, with 13 cards. */
  RUN_FULL("R7"),
  /** The contract is not complete; numbers: books missing, runs missing. */
  CONTRACT_INCOMPLETE("L1"),
  /** More melds than the contract asks for; numbers: its books, its runs. */
  TOO_MANY_MELDS("L2"),
  /** One card in two melds; card: which. */
  CARD_TWICE("L3"),
  /** A second laying down. */
  ALREADY_DOWN("L4"),
  /** A new meld after laying down. */
  NO_NEW_MELD("L5"),
  /** O-20: cards are left; number: how many. */
  CARDS_LEFT("L6"),
  /** O-20: the last card cannot be discarded. */
  NO_LAST_DISCARD("L7"),
  /** The rules refuse adjacent runs of one suit. */
  RUNS_ADJACENT("L8"),
  /** Laying off before laying down. */
  NOT_DOWN("O1"),
  /**
   * The card does not fit; cards: it, then each card that would fit, at the end that the move
   * names, if any (for a book one natural of its rank).
   */
  DOES_NOT_FIT("O2"),
  /** O-20: nothing is laid off in the last hand. */
  NOBODY_DOWN("O3"),
  /** The rules allow lay-offs from the next turn on. */
  NOT_THIS_TURN("O4"),
  /** There is no such meld on the table. */
  NO_SUCH_MELD("O2"),
  /**
   * The wild stands for another card; cards: each card that may replace a wild in this run, if any.
   */
  WRONG_FOR_WILD("W1"),
  /** The swapped wild has nowhere to go, or may not go to the end that the move names. */
  WILD_STUCK("W2"),
  /** A wild onto a wild. */
  WILD_ON_WILD("W3"),
  /** Wilds in books stay; card: what was played. */
  WILD_IN_BOOK("W4"),
  /** Gin: the card just taken from the pile may not go back in this turn; card: which. */
  RETURNS_TAKEN("T10"),
  /** A defender has shown its melds and has finished. */
  MELDS_SHOWN("T4"),
  /** A knock before the draw. */
  KNOCK_BEFORE_DRAW("K1"),
  /** A knock in somebody else's turn; seat: whose. */
  KNOCK_OUT_OF_TURN("K1"),
  /** Too much deadwood; numbers: the least that is possible, the most that is allowed. */
  DEADWOOD_TOO_HIGH("K2"),
  /** Deadwood that must be below the up-card; numbers: the least possible, the up-card's value. */
  DEADWOOD_NOT_BELOW("K3"),
  /** The up-card is an ace, and only gin ends the deal; number: the least deadwood possible. */
  ACE_GIN_ONLY("K4"),
  /** Under these rules only gin ends the deal; number: the least deadwood possible. */
  GIN_ONLY("K4"),
  /**
   * The declared arrangement is over the limit, but the best one is not; numbers: the deadwood of
   * both, the declared one first; cards: the deadwood of the best one.
   */
  BETTER_ARRANGEMENT("K5"),
  /** One card in two melds; card: which. */
  CARD_IN_TWO_MELDS("K6"),
  /** Nobody lays off on gin. */
  NO_LAY_OFFS_ON_GIN("K7"),
  /** Nobody lays off under these rules. */
  NO_LAY_OFFS("K7"),
  /**
   * The card does not fit the knocker's meld; cards: it, then each card that would fit, at the end
   * that the move names, if any; seat: the knocker.
   */
  LAY_OFF_MISFIT("K8"),
  /** Lay-offs go onto the knocker's melds only; seat: the knocker. */
  NOT_A_KNOCKERS_MELD("K8"),
  /** Nobody has knocked yet. */
  NOBODY_KNOCKED("K8"),
  /** The knocker lays nothing off. */
  KNOCKER_LAYS_OFF("K9"),
  /** The up-card must be taken or declined first; card: it. */
  TAKE_OR_PASS("K10"),
  /** The up-card is offered to somebody else; seat: to whom. */
  OFFERED_TO_ANOTHER("K10"),
  /** There is no offer to decline. */
  NOTHING_OFFERED("K10"),
  /** Both have declined the up-card. */
  UP_CARD_DECLINED("K12"),
  /**
   * The last discard may be taken only to knock or to go gin; card: the last discard, if the seat
   * has taken it.
   */
  LAST_DISCARD("K13"),
  /** Big gin needs every card in a meld; number: how many cards. */
  BIG_GIN_INCOMPLETE("K14"),
  /** There is no big gin under these rules. */
  NO_BIG_GIN("K14"),
  /** Somebody has knocked: nothing is drawn or discarded any more; seat: who. */
  KNOCKED("X2"),
  /** A card that is not in the hand; card: which. */
  NOT_IN_HAND("X1"),
  /** The deal is over. */
  DEAL_OVER("X2"),
  /** The seat does not take part. */
  NOT_SEATED("X3"),
  /** The renewed stock does not consist of the discards; a mistake of the host. */
  NOT_THE_DISCARDS("H1"),
  /** A move that only the other game has. */
  NOT_IN_THIS_GAME("H1");

  private final String code;

  Reason(String code) {
    this.code = code;
  }

  /** The code of the sentence that explains it. */
  public String code() {
    return code;
  }
}
