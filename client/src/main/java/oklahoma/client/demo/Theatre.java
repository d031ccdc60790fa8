package oklahoma.client.demo;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.Window;
import oklahoma.client.table.cards.Commotion;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;

/**
 * What the demonstration asks of the program. Everything belongs to the thread of the screen but
 * {@link #choose}.
 */
public interface Theatre {

  /**
   * A screen.
   *
   * @param name its part of a picture's name
   * @param open shows it
   */
  record Scenery(String name, Runnable open) {}

  /**
   * What a player who is to move knows.
   *
   * @param deal the deal as the player sees it
   * @param soFar what happened in it, as far as the player noticed
   */
  record Moment(Deal deal, List<Event> soFar, Seat me) {}

  /** The program's window. */
  Window window();

  /** Whether all cards have their pictures, none the blank paper that comes first. */
  boolean drawn();

  /** Shows itself in this way from now on. */
  void dress(Dress dress);

  /** What a seat of the demonstration is called. */
  String nameOf(Compass point);

  /**
   * The screens that are no table, in the order in which they are shown.
   *
   * @param sheet the sheet of gin that they speak of; Oklahoma if empty
   */
  List<Scenery> screens(Optional<GinPreset> sheet);

  /**
   * Opens a table and sits down at it.
   *
   * @param names who sits in each seat, the player first
   * @param sheet the sheet of gin that is played; Oklahoma if empty
   * @param speed how fast the bots play
   * @param seed decides the cards
   */
  void play(List<String> names, Optional<GinPreset> sheet, Speed speed, long seed);

  /** The table, as soon as the player sits at it. */
  Optional<TableModel> table();

  /** The node of a card of the player's hand, by its id. */
  Optional<Node> card(int id);

  /** Something on the table by its id, such as the place where discards go. */
  Optional<Node> node(String id);

  /** The move of a good player; takes its time. */
  Move choose(Moment moment);

  /** Shows at once what is being revealed at the end of a hand, or goes on from it. */
  void hurry();

  /** Goes on to the next hand. */
  void next();

  /** Shows or hides the score sheet. */
  void scores();

  /**
   * Lets so many cards be seen on the table and some of them always move; empty if there is no
   * table.
   */
  Optional<Commotion> stir(int cards, int moving);

  /** Ends the program with this code. */
  void end(int code);
}
