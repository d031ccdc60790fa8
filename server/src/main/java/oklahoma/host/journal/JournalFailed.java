package oklahoma.host.journal;

/** An entry could not be written, so its event must not take effect. */
public final class JournalFailed extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * @param message the cause in words
   */
  public JournalFailed(String message) {
    super(message);
  }

  /**
   * @param cause the cause
   */
  public JournalFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
