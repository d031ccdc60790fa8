package oklahoma.client.table.model;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;

/** The table's requests to the program around it. */
public interface TableActions {

  /** Opens the score sheet. */
  void scores();

  /** Shows the score sheet for as long as a key is held. */
  void peek();

  /** Takes away the score sheet of {@link #peek}: the player has let go of the key. */
  void endPeek();

  /** Whether something covers the table, so that its keys do nothing. */
  boolean covered();

  /** Opens what the player is asked for in claim windows, and what not. */
  void claimChoices();

  /** Opens the menu: settings, rules, leaving. */
  void menu();

  /** Esc was pressed, and nothing on the table ends by it. */
  default void escape() {
    menu();
  }

  /** Shows or hides the log. */
  void log();

  /** Opens the chat, to say something, if there is anybody to say it to. */
  void chat();

  /** Shows who sits in another seat and what can be done about it. */
  void seat(Seat seat);

  /** Shows who watches and what can be done about them. */
  void onlookers();

  /** Opens the rules. */
  void rules();

  /** Opens the rules where they say why something is refused. */
  void rule(Reason reason);

  /** Shows or hides the sheet of keys. */
  void keys();

  /** Fills the screen, or no longer. */
  void fullScreen();

  /**
   * A deal is over and has been shown to its end: the score sheet comes next.
   *
   * @param out who went out; empty if the deal was blocked
   */
  void dealShown(Optional<Seat> out);

  /**
   * Asks what the player could best do now. The answer comes on the FX thread, unless the table has
   * moved on by then or there was a new question; empty if there is no advice.
   */
  void advise(Consumer<Optional<Advice>> told);

  /** Something cannot be done, and the table says why. */
  void refused();

  /** Something was said that is also to be heard, in words for the ear. */
  void announced(String words);

  /** The player looks at a suggestion, which others at the table learn. */
  default void advised() {}

  /** Whether this table allows hints and suggestions. */
  boolean suggests();
}
