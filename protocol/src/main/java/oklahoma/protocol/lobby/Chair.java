package oklahoma.protocol.lobby;

import java.util.Optional;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;

/** A chair in a lobby. */
public sealed interface Chair {

  /**
   * Free for the first newcomer.
   *
   * @param expected the player of the last match who sat here and gets the chair back; others get
   *     it only when no other chair is free
   */
  record Open(Optional<Name> expected) implements Chair {

    /** An open chair that waits for nobody. */
    public Open() {
      this(Optional.empty());
    }
  }

  /** Kept empty by the owner. */
  record Locked() implements Chair {}

  /** A bot has it. */
  record OfBot(Name name, BotLevel level) implements Chair {}

  /**
   * A human has it.
   *
   * @param ready whether the human wants the match to begin
   * @param presence neither {@link Presence#STOOD_IN} nor {@link Presence#LEFT_FOR_NOW}
   * @param avatar the human's picture
   */
  record OfHuman(Name name, boolean ready, Presence presence, Optional<Avatar> avatar)
      implements Chair {

    /** Without a picture. */
    public OfHuman(Name name, boolean ready, Presence presence) {
      this(name, ready, presence, Optional.empty());
    }

    /** The same human, ready or not. */
    public OfHuman ready(boolean now) {
      return new OfHuman(name, now, presence, avatar);
    }
  }
}
