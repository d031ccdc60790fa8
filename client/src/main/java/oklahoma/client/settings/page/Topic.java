package oklahoma.client.settings.page;

/** The settings pages, in the order of their tabs. */
public enum Topic {
  TABLE,
  PLAY,
  MOTION,
  TEXT,
  ACCESS,
  NETWORK
}
