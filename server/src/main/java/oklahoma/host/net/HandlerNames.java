package oklahoma.host.net;

/** The names of a connection's handlers in its pipeline, in inbound order. */
final class HandlerNames {
  static final String SLOW_READER = "slow-reader";
  static final String PLAINTEXT_REJECTER = "plaintext-rejecter";
  static final String RECORD_DECODER = "record-decoder";
  static final String RECORD_LIMIT = "record-limit";
  static final String TLS = "tls";
  static final String DECIPHERED_RECORDS = "deciphered-records";
  static final String FRAME_DECODER = "frame-decoder";
  static final String MESSAGE_DECODER = "message-decoder";
  static final String MESSAGE_ENCODER = "message-encoder";

  /** The handler before the hello; afterwards the following four replace it. */
  static final String HELLO_GATE = "hello-gate";

  static final String SILENCE = "silence";
  static final String IDLE_WATCH = "idle-watch";
  static final String RATE_LIMIT = "rate-limit";
  static final String SESSION = "session";
  static final String ERROR_HANDLER = "error-handler";

  private HandlerNames() {}
}
