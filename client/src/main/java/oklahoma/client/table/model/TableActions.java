package oklahoma.client.table.model;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;

/** What the table asks of the screen around it. */
public interface TableActions {

  /** Opens the score sheet. */
  void scores();

  /** Shows the score sheet until {@link #endPeek}. */
  void peek();

  /** Hides the score sheet of {@link #peek} because the player has released the key. */
  void endPeek();

  /** Whether something covers the table, so that its keys have no effect. */
  boolean covered();

  /** Opens the choices about which claims the player is asked. */
  void claimChoices();

  /** Opens the menu: settings, rules, leaving. */
  void menu();

  /** The player has pressed Esc, and there is nothing on the table to cancel. */
  default void escape() {
    menu();
  }

  /** Shows or hides the log. */
  void log();

  /** Opens the chat if anybody can read it. */
  void chat();

  /** Opens the card about the player in another seat, with the possible actions. */
  void seat(Seat seat);

  /** Opens the card about the spectators, with the possible actions. */
  void spectators();

  /** Opens the rules. */
  void rules();

  /** Opens the rules at the one that explains this refusal. */
  void rule(Reason reason);

  /** Shows or hides the list of keys. */
  void keys();

  /** Switches between full screen and window. */
  void fullScreen();

  /**
   * The end of a deal has been shown; the score sheet comes next.
   *
   * @param out the player who went out; empty if the deal was blocked
   */
  void dealShown(Optional<Seat> out);

  /**
   * Asks for the best moves now.
   *
   * @param receiver receives the advice on the FX thread, empty if there is none; is not called if
   *     the table has changed by then or there was a newer question
   */
  void advise(Consumer<Optional<Advice>> receiver);

  /** The table has shown why an action is refused. */
  void refused();

  /** The table has shown a sentence; this is its text for a screen reader. */
  void announced(String words);

  /** The player looks at a suggestion, which the other players will learn. */
  default void advised() {}

  boolean suggests();
}
