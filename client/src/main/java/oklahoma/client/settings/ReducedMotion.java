package oklahoma.client.settings;

/** Whether fades replace slides. */
public enum ReducedMotion {
  /** As the system says. */
  SYSTEM,
  ON,
  OFF
}
