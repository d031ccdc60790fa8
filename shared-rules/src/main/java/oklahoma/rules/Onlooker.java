package oklahoma.rules;

/** A spectator, who holds no cards. */
public enum Onlooker implements Viewer {
  ONLOOKER
}
