package oklahoma.client.ui;

/**
 * A possible answer to a question.
 *
 * @param key the text of its button, which names the consequence
 * @param kind how the button looks
 * @param then what happens
 */
public record Answer(String key, Kind kind, Runnable then) {

  /** What an answer means. */
  public enum Kind {
    /** What most players want. */
    MAIN,
    /** One choice among several. */
    PLAIN,
    /** Something that cannot be taken back. */
    GRAVE
  }

  /** The answer that changes nothing. */
  public static Answer harmless(String key) {
    return new Answer(key, Kind.PLAIN, () -> {});
  }
}
