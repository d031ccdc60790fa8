package oklahoma.client.setup;

/** How long bots take over a move. */
public enum Tempo {
  FAST,
  NORMAL,
  SLOW
}
