package client.table.gesture;

import rules.Move;

/** What a drop would mean, before anybody judges it. */
public sealed interface Meaning {

  /** A move; whether it is legal is for the rules to say. */
  record Plays(Move move) implements Meaning {}

  /** Cards are put into a slot of the tray. */
  record Stages(int slot) implements Meaning {}

  /** Cards stay in the hand, or come back to it. */
  record Keeps() implements Meaning {}

  /** Something that no rules are needed to refuse. */
  record Never(Fault fault) implements Meaning {}

  /** Why a drop can mean nothing. */
  enum Fault {
    /** Several cards where one is wanted. */
    ONE_CARD_ONLY("T9"),
    /** Cards are never put there. */
    NOT_THERE("T12");

    private final String code;

    Fault(String code) {
      this.code = code;
    }

    /** The code of the sentence that explains it. */
    public String code() {
      return code;
    }
  }
}
