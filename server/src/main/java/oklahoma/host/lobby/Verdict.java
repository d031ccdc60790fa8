package oklahoma.host.lobby;

import java.util.Optional;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.people.Name;

/** The result of a request in the lobby. */
public sealed interface Verdict {

  /**
   * The lobby granted the request.
   *
   * @param lobby the lobby after it
   * @param sentAway the human whom it removed
   */
  record Granted(Lobby lobby, Optional<Name> sentAway) implements Verdict {

    /** A grant that removes nobody. */
    Granted(Lobby lobby) {
      this(lobby, Optional.empty());
    }
  }

  /** The match begins with this line-up. */
  record Begins(LineUp lineUp) implements Verdict {}

  /** The lobby refused the request and has not changed. */
  record Refused(LobbyFault fault) implements Verdict {}
}
