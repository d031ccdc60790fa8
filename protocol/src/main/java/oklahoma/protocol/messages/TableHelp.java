package oklahoma.protocol.messages;

/**
 * The help that the player who opened a table allows there. A player can use less, and no program
 * offers more.
 *
 * @param places whether the table shows where a card may go
 * @param suggestions whether suggestions and better moves may be asked for
 */
public record TableHelp(boolean places, boolean suggestions) {
  /** All help. */
  public static final TableHelp ALL = new TableHelp(true, true);
}
