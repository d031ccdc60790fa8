package oklahoma.protocol.lobby;

/**
 * The reason why the table refused a request in the lobby, or one about somebody during a match.
 */
public enum LobbyFault {
  /** Only the owner may make this request. */
  NOT_OWNER,
  /** Somebody sits there. */
  CHAIR_TAKEN,
  /** The owner keeps that chair empty. */
  CHAIR_LOCKED,
  /** The chair has nobody to whom the request could apply. */
  CHAIR_EMPTY,
  /** Fewer players sit than a match needs. */
  TOO_FEW,
  /** Somebody is not ready or away; {@link LobbyRequest.Start} can go on anyway. */
  NOT_READY,
  /** The rules do not allow this number of players. */
  RULES_IMPOSSIBLE,
  /** Somebody has this name, or one that looks like it. */
  NAME_TAKEN,
  /** Nobody of that name is blocked. */
  NOT_BLOCKED,
  /** No spectator has that name. */
  NOT_WATCHING,
  /** The table waits for no move of that seat, so there is nothing to skip. */
  NOT_WAITED_FOR,
  /** That player is connected, so only the player answers a claim window. */
  STILL_HERE,
  /** That player is connected and has not been waited for long enough, or a clock runs. */
  TOO_SOON,
  /** The table lets nobody take over a bot's seat during this match, or refuses this guest. */
  NO_LATECOMERS,
  /** Somebody, perhaps this guest, has left another seat and knows its cards in this deal. */
  OTHER_SEAT
}
