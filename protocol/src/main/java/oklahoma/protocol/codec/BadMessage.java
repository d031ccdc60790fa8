package oklahoma.protocol.codec;

/** A frame that is not a valid message of this protocol. The receiver ends the connection. */
public final class BadMessage extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with it. */
  public enum Fault {
    /** The frame is empty. */
    EMPTY,
    /** It cannot be read at all, or is nested too deeply. */
    GARBLED,
    /** A kind of message, move or event that is missing or unknown. */
    UNKNOWN_KIND,
    /** An enum's value that is missing or unknown. */
    UNKNOWN_VALUE,
    /** A number outside its range. */
    OUT_OF_RANGE,
    /** A list or a text that exceeds the limits of real messages. */
    TOO_LONG,
    /** A byte that is not a card, or a back where a card must be. */
    NOT_A_CARD,
    /** A text that is not a valid name. */
    NOT_A_NAME,
    /** A text that is not a valid chat message. */
    NOT_A_CHAT_MESSAGE,
    /** A key or a part of the password check of the wrong length. */
    NOT_A_KEY,
    /** A secret, a commitment or a match's number of the wrong length. */
    NOT_A_SECRET,
    /** A text that is not the notation of rules. */
    NOT_RULES,
    /** Rules that cannot be played, or cards that do not belong to them. */
    IMPOSSIBLE,
    /** The sender uses another version of the protocol. */
    OTHER_VERSION
  }

  private final Fault fault;

  BadMessage(Fault fault) {
    super(fault.name());
    this.fault = fault;
  }

  BadMessage(Fault fault, Throwable cause) {
    super(fault.name(), cause);
    this.fault = fault;
  }

  /** What is wrong with it. */
  public Fault fault() {
    return fault;
  }
}
