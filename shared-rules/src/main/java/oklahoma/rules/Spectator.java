package oklahoma.rules;

/** A spectator, who holds no cards. */
public enum Spectator implements Viewer {
  SPECTATOR
}
