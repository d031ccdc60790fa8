package oklahoma.protocol.identity;

import java.text.Normalizer.Form;
import java.util.Optional;
import oklahoma.protocol.people.CleanText;

/**
 * The password of a table as its players know it: {@value #SHORTEST} to {@value #LONGEST}
 * characters as a reader counts them, all visible. No program sends or saves it; the host has only
 * a {@link PasswordVerifier}.
 */
public final class TablePassword {
  /** The fewest characters. */
  public static final int SHORTEST = 4;

  /** The most characters. */
  public static final int LONGEST = 40;

  private final String text;

  private TablePassword(String text) {
    this.text = text;
  }

  /**
   * The password that somebody typed, normalised and without outer spaces; empty if it is not
   * valid.
   */
  public static Optional<TablePassword> of(String typed) {
    return CleanText.of(typed, Form.NFKC, LONGEST)
        .filter(text -> CleanText.characters(text) >= SHORTEST)
        .map(TablePassword::new);
  }

  /** The password as text, for the player who has set it and gives it to friends. */
  public String spelled() {
    return text;
  }

  /** Its characters. */
  char[] characters() {
    return text.toCharArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TablePassword password && text.equals(password.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Without the password, so that no log shows it. */
  @Override
  public String toString() {
    return "table password";
  }
}
