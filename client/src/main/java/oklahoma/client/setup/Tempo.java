package oklahoma.client.setup;

/** The pace of bots. */
public enum Tempo {
  FAST,
  NORMAL,
  SLOW
}
