package oklahoma.client.settings.page;

/** The pages of the settings, in the order of their tabs. */
public enum Topic {
  TABLE,
  PLAY,
  MOTION,
  TEXT,
  ACCESS,
  NETWORK
}
