package oklahoma.rules;

/** Somebody who watches and holds no cards. */
public enum Onlooker implements Viewer {
  ONLOOKER
}
