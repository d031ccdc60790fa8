package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.Chips;
import oklahoma.client.table.cards.ZoneLights;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Why;

/** Shows sentences at the places that they are about, and lights zones. */
public final class TableFeedback {
  private final ZoneLights lights;
  private final Chips chips;
  private final TableWords words;
  private final CardScene picture;
  private final TableLook look;

  public TableFeedback(
      ZoneLights lights, Chips chips, TableWords words, CardScene picture, TableLook look) {
    this.lights = lights;
    this.chips = chips;
    this.words = words;
    this.picture = picture;
    this.look = look;
  }

  public TableWords words() {
    return words;
  }

  /** The areas of the current layout. */
  public Frame frame() {
    return picture.laid().frame();
  }

  /**
   * Shows a hint above a card of the hand.
   *
   * @param card the id of the card
   */
  public void showHint(String sentence, int card) {
    picture
        .node(card)
        .ifPresent(
            node -> showHint(sentence, node.shown().x(), node.shown().y() - node.getHeight() / 2));
  }

  /** The sentence on the screen; an empty text if there is none. */
  String sentence() {
    return chips.sentence();
  }

  /** Shows near a point why an action is refused. */
  public void showRefusal(Why why, double x, double y) {
    chips.showRefusal(why, x, y);
  }

  /** Shows above an area why an action is refused. */
  public void showRefusal(Why why, Area area) {
    chips.showRefusal(why, area.centreX(), frame().above(area));
  }

  /** Shows a hint near a point. */
  public void showHint(String sentence, double x, double y) {
    chips.showHint(sentence, x, y);
  }

  /** Shows a hint above an area. */
  void showHint(String sentence, Area area) {
    chips.showHint(sentence, area.centreX(), frame().above(area));
  }

  /** Whether the table and the player's settings allow lighting the places where a card may go. */
  boolean showsPlaces() {
    return look.showsPlaces();
  }

  /** Lights the zones for the carried cards if {@link #showsPlaces}. */
  public void light(List<Target> zones, Optional<Target> aimed, boolean explain) {
    lights.light(showsPlaces() ? zones : List.of(), aimed, explain);
  }

  /** Lights zones whatever the settings are. */
  void preview(List<Target> zones) {
    lights.light(zones, Optional.empty(), false);
  }

  /** Lights zones and numbers them from 1. */
  void number(List<Target> zones) {
    lights.number(zones);
  }

  /** Removes lights and sentences after the player has answered or acted. */
  public void answered() {
    dark();
    chips.clear();
  }

  /** Removes all lights. */
  public void dark() {
    lights.dark();
  }
}
