package oklahoma.protocol.lobby;

import java.text.Normalizer.Form;
import java.util.Optional;
import oklahoma.protocol.people.CleanText;
import oklahoma.protocol.people.Name;

/**
 * The name of a table: 1 to {@value #LONGEST} characters as a reader counts them, as clean as a
 * {@link Name}.
 *
 * @param text as programs show it
 */
public record TableName(String text) {
  /** The most characters, as a reader counts them. */
  public static final int LONGEST = 40;

  /**
   * @throws IllegalArgumentException if the text is not valid; {@link #of} returns empty instead
   */
  public TableName {
    if (!CleanText.legal(text, Form.NFKC, LONGEST)) {
      throw new IllegalArgumentException("not a table's name");
    }
  }

  /**
   * The name that somebody typed, normalised and stripped of outer spaces; empty if it is not
   * valid.
   */
  public static Optional<TableName> of(String typed) {
    return CleanText.of(typed, Form.NFKC, LONGEST).map(TableName::new);
  }
}
