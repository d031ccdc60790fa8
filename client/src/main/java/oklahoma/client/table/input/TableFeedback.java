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

/** Sentences at the places where something happened, and lit zones. */
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

  /** The sentences of the table. */
  public TableWords words() {
    return words;
  }

  /** Where everything is on the table. */
  public Frame frame() {
    return picture.laid().frame();
  }

  /** Says beside a card of the hand what is good to know. */
  public void tell(String sentence, int card) {
    picture
        .node(card)
        .ifPresent(
            node -> tell(sentence, node.shown().x(), node.shown().y() - node.getHeight() / 2));
  }

  /** The sentence that is shown; nothing if there is none. */
  String said() {
    return chips.said();
  }

  /** Says near a point why something cannot be done. */
  public void refuse(Why why, double x, double y) {
    chips.refuse(why, x, y);
  }

  /** Says above an area why something cannot be done. */
  public void refuse(Why why, Area area) {
    chips.refuse(why, area.centreX(), frame().above(area));
  }

  /** Says near a point what is good to know. */
  public void tell(String sentence, double x, double y) {
    chips.tell(sentence, x, y);
  }

  /** Says above an area what is good to know. */
  void tell(String sentence, Area area) {
    chips.tell(sentence, area.centreX(), frame().above(area));
  }

  /** Whether everything shines where a card may go, as table and player want it. */
  boolean showsPlaces() {
    return look.showsPlaces();
  }

  /** Lights the zones where a card may go, as far as table and player want it. */
  public void light(List<Target> zones, Optional<Target> aimed, boolean explain) {
    lights.light(showsPlaces() ? zones : List.of(), aimed, explain);
  }

  /** Lights zones, whatever table and player want. */
  void preview(List<Target> zones) {
    lights.light(zones, Optional.empty(), false);
  }

  /** Numbers zones. */
  void number(List<Target> zones) {
    lights.number(zones);
  }

  /** What was shown and said has been answered, so no zone is lit and no sentence stays. */
  public void answered() {
    dark();
    chips.hush();
  }

  /** No zone is lit any more. */
  public void dark() {
    lights.dark();
  }
}
