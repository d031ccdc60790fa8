package oklahoma.client.ui;

import oklahoma.rules.Reason;

/** The pages that any page can open. */
public interface Routes extends TableEntry {

  /** Opens the setup of a table with bots. */
  void solo();

  /** Opens the setup of a table on the network. */
  void host();

  /** Opens the list of finished matches. */
  void replay();

  /** Opens the statistics of the player's matches. */
  void statistics();

  /** Opens the list of lessons. */
  void lessons();

  /** Opens the rule book. */
  void rules();

  /** Opens the rule book at the paragraph that explains a refusal. */
  void rule(Reason reason);

  /** Opens the settings. */
  void settings();

  /** Shows the list of keys above the current page. */
  void keys();

  /** Opens the page about the program. */
  void about();

  /** Switches full screen on or off. */
  void fullScreen();
}
