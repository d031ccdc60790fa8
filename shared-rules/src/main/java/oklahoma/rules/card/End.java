package oklahoma.rules.card;

/** The two ends of a run. */
public enum End {
  LOW,
  HIGH
}
