package oklahoma.client.setup;

/** How long bots take for a move. */
public enum Tempo {
  FAST,
  NORMAL,
  SLOW
}
