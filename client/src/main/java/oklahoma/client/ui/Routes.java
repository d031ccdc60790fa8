package oklahoma.client.ui;

import oklahoma.rules.Reason;

/** The targets that a screen can open. */
public interface Routes extends TableEntry {

  /** To the setup of a table with bots. */
  void solo();

  /** To the setup of a table on the network. */
  void host();

  /** To the matches that were played. */
  void replay();

  /** To what the player's matches add up to. */
  void statistics();

  /** To the lessons. */
  void lessons();

  /** To the rules of the game. */
  void rules();

  /** To the paragraph of the rules that says why something is refused. */
  void rule(Reason reason);

  /** To the settings. */
  void settings();

  /** To the list of keys, before the page that is seen. */
  void keys();

  /** To what this program is. */
  void about();

  /** In and out of full screen. */
  void fullScreen();
}
