package protocol;

/** A chair in a lobby. */
public sealed interface Chair {

  /** Free for whoever comes first. */
  record Open() implements Chair {}

  /** Kept empty by the owner. */
  record Locked() implements Chair {}

  /** A bot's. */
  record OfBot(Name name, BotLevel level) implements Chair {}

  /**
   * A human's.
   *
   * @param ready whether the human wants the match to begin
   * @param presence anything but {@link Presence#STOOD_IN}
   */
  record OfHuman(Name name, boolean ready, Presence presence) implements Chair {}
}
