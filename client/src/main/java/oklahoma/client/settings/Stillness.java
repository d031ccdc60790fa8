package oklahoma.client.settings;

/** Whether slides give way to fades. */
public enum Stillness {
  /** As the system says. */
  SYSTEM,
  ON,
  OFF
}
