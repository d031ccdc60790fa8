package protocol;

/** What host and client must agree on before the first message. */
public final class Protocol {

  /** The version that this build speaks; it stands in every {@code Hello}. */
  public static final int VERSION = 11;

  private Protocol() {}
}
