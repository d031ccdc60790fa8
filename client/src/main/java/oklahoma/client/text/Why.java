package oklahoma.client.text;

import java.util.Optional;
import oklahoma.rules.Reason;

/**
 * The reason why something is not allowed.
 *
 * @param words the sentence
 * @param reason by which the rule book finds its paragraph; empty if no rule says so
 */
public record Why(String words, Optional<Reason> reason) {

  /** Something that no rule is needed for. */
  public static Why of(String words) {
    return new Why(words, Optional.empty());
  }
}
