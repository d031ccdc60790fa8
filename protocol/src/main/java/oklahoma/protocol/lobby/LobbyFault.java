package oklahoma.protocol.lobby;

/**
 * The reason why a request in the lobby, or one about somebody at the table of a match, was not
 * granted.
 */
public enum LobbyFault {
  /** Only the owner of the table may. */
  NOT_OWNER,
  /** Somebody sits there. */
  CHAIR_TAKEN,
  /** The owner keeps that chair empty. */
  CHAIR_LOCKED,
  /** Nobody who could do this sits there. */
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
  NOT_KEPT_OUT,
  /** No spectator has that name. */
  NOT_WATCHING,
  /** The table waits for no move of that seat, so there is nothing to skip. */
  NOT_WAITED_FOR,
  /** That player is connected, so only the player answers a claim window. */
  STILL_HERE,
  /** That player is connected and has not been waited for long enough, or a clock runs. */
  TOO_SOON,
  /** Nobody may take over a bot's seat during this match, or not this guest. */
  NO_LATECOMERS,
  /** Somebody, perhaps this guest, has left another seat and knows its cards in this deal. */
  OTHER_SEAT
}
