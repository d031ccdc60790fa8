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
  /** Nobody sits there of whom this can be asked. */
  CHAIR_EMPTY,
  /** Fewer sit than a match needs. */
  TOO_FEW,
  /** Somebody is not ready or away; {@link LobbyWish.Start} can go on anyway. */
  NOT_READY,
  /** The rules cannot be played by as many as sit. */
  RULES_IMPOSSIBLE,
  /** Somebody is called so, or looks so. */
  NAME_TAKEN,
  /** Nobody of that name is kept out. */
  NOT_KEPT_OUT,
  /** Nobody of that name watches. */
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
