package oklahoma.client.text;

import java.util.Optional;
import oklahoma.rules.Reason;

/**
 * A sentence that explains why something is not allowed.
 *
 * @param words the sentence
 * @param reason finds the paragraph in the rule book; empty if no rule is the reason
 */
public record Why(String words, Optional<Reason> reason) {

  /** An explanation without a rule. */
  public static Why of(String words) {
    return new Why(words, Optional.empty());
  }
}
