package oklahoma.client.ui;

import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.net.Connection;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.messages.Wish;
import oklahoma.rules.Reason;

/** Where one can go from a screen. */
public interface Routes {

  /** To the setup of a table with bots. */
  void solo();

  /** To the setup of a table on the network. */
  void host();

  /**
   * To a table on another computer. The screen changes as soon as its host lets one in.
   *
   * @param address of the host; looked up for each line
   * @param table the number of its table, or 0 for the first that fits
   * @param password the table's, if one has said it
   * @param failed hears why the host did not let the player in
   * @return what gives up before that
   */
  Runnable join(
      HostAddress address,
      int table,
      Wish wish,
      Optional<TablePassword> password,
      Consumer<Connection.Parting> failed);

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
