package client.page;

/** Where one can go from a screen. */
public interface Routes {

  /** To the setup of a table with bots. */
  void solo();

  /** To the rules of the game. */
  void rules();

  /** To the settings. */
  void settings();

  /** To the list of keys, before the page that is seen. */
  void keys();

  /** To what this program is. */
  void about();

  /** In and out of full screen. */
  void fullScreen();
}
