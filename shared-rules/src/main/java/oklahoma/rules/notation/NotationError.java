package oklahoma.rules.notation;

/** The reasons why a text cannot be parsed. */
public enum NotationError {
  /** Not a card or a group of cards. */
  NOT_A_CARD,
  /** A card face down where the notation needs a known card. */
  FACE_DOWN,
  /** Not a seat, A to H, or not one of the seats that play. */
  NOT_A_SEAT,
  /** Not a possible name: empty, too long or unprintable. */
  NOT_A_NAME,
  /** Not a number, or one out of range. */
  NOT_A_NUMBER,
  /** Not one of the words that are allowed here. */
  NOT_A_WORD,
  /** A meld that could be a book or a run: it needs one of these words before it. */
  BOOK_OR_RUN,
  /** A meld on the table that no rules allow. */
  NOT_A_MELD,
  /** Something follows where the line should end. */
  LEFT_OVER,
  /** A line is missing. */
  LINE_MISSING,
  /** A line in the wrong place. */
  LINE_MISPLACED,
  /** A second line, parameter, count or seat of the same kind. */
  SAID_TWICE,
  /** A phase that contradicts the rest of the deal. */
  CONTRADICTED,
  /** Rules that cannot be played. */
  RULES_REFUSED,
  /** More of one card than the packs hold. */
  TOO_MANY,
  /** A deal's pack that does not have the cards of these rules. */
  NOT_THE_PACK,
  /** An event that no legal move causes at this point. */
  NOT_LEGAL,
  /** Not as many hexadecimal digits as a secret or a commitment has. */
  NOT_DIGITS,
  /** Parts of a fair deal that contradict each other. */
  NOT_FAIR,
  /** More deals than the program's limit. */
  TOO_MANY_DEALS
}
