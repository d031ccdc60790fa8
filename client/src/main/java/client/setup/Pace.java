package client.setup;

/** How long bots take over a move. */
public enum Pace {
  FAST,
  NORMAL,
  SLOW
}
