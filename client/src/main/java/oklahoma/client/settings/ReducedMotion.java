package oklahoma.client.settings;

/** Whether motion is reduced: cards fade instead of sliding. */
public enum ReducedMotion {
  /** As the operating system says. */
  SYSTEM,
  ON,
  OFF
}
