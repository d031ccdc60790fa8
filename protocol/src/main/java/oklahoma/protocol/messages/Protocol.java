package oklahoma.protocol.messages;

/** What host and client must agree on before the first message. */
public final class Protocol {

  /** The version that this build speaks; every {@code Hello} contains it. */
  public static final int VERSION = 18;

  /**
   * The most bytes of content that a guest puts into one TLS record; longer messages take several.
   * The host does not decrypt longer ones, since a record may also hold things other than messages.
   */
  public static final int LONGEST_RECORD = 512;

  private Protocol() {}
}
