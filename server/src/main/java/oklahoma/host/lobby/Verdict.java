package oklahoma.host.lobby;

import java.util.Optional;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.people.Name;

/** The result of a request in the lobby. */
public sealed interface Verdict {

  /**
   * It was granted.
   *
   * @param lobby as it is now
   * @param sentAway the human whose chair was taken away
   */
  record Granted(Lobby lobby, Optional<Name> sentAway) implements Verdict {

    /** Nobody is removed. */
    Granted(Lobby lobby) {
      this(lobby, Optional.empty());
    }
  }

  /** The match begins with this line-up. */
  record Begins(LineUp lineUp) implements Verdict {}

  /** It was not granted; nothing changes. */
  record Refused(LobbyFault fault) implements Verdict {}
}
