package oklahoma.client.ui;

/**
 * A possible answer to a question.
 *
 * @param key the text key of its button, which names the consequence
 * @param kind how the button looks
 * @param then the action
 */
public record Answer(String key, Kind kind, Runnable then) {

  /** The kinds of answers. */
  public enum Kind {
    /** The answer that most players want. */
    MAIN,
    /** An ordinary answer. */
    PLAIN,
    /** An answer that cannot be undone. */
    DANGEROUS
  }

  /** An answer that only closes the question. */
  public static Answer harmless(String key) {
    return new Answer(key, Kind.PLAIN, () -> {});
  }
}
