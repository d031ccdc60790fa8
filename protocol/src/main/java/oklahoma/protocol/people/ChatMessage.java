package oklahoma.protocol.people;

import java.text.Normalizer.Form;
import java.util.Optional;

/** A chat message to everybody at a table. */
public sealed interface ChatMessage {

  /**
   * The player's own words: one line of 1 to {@value #LONGEST} characters as a reader counts them,
   * in the composed form NFC, without control, formatting or bidirectional characters.
   *
   * @param text as programs show it
   */
  record Words(String text) implements ChatMessage {
    /** The most characters, as a reader counts them. */
    public static final int LONGEST = 200;

    /**
     * @throws IllegalArgumentException if the text is not valid; {@link #of} returns empty instead
     */
    public Words {
      if (!CleanText.legal(text, Form.NFC, LONGEST)) {
        throw new IllegalArgumentException("not a line of chat");
      }
    }

    /**
     * The line that somebody typed, normalised and without outer spaces; empty if it is not valid.
     */
    public static Optional<Words> of(String typed) {
      return CleanText.of(typed, Form.NFC, LONGEST).map(Words::new);
    }
  }

  /** A phrase that everybody reads in their own language. */
  record Phrase(QuickPhrase phrase) implements ChatMessage {}
}
