package oklahoma.client.settings;

/** Whether fades replace slides. */
public enum Stillness {
  /** As the system says. */
  SYSTEM,
  ON,
  OFF
}
