package oklahoma.client.settings;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * The player's playing habits: what the pointer does, what is marked, what needs confirmation.
 * Changes take effect at once. Confined to the FX thread.
 */
public final class Habits {
  private final BooleanProperty stickyMouse = new SimpleBooleanProperty(this, "stickyMouse");
  private final ObjectProperty<DoubleClick> doubleClick =
      new SimpleObjectProperty<>(this, "doubleClick", DoubleClick.WITH_BOTS);
  private final BooleanProperty confirmDiscards =
      new SimpleBooleanProperty(this, "confirmDiscards");
  private final ObjectProperty<KeptOrder> keptOrder =
      new SimpleObjectProperty<>(this, "keptOrder", KeptOrder.OWN);
  private final BooleanProperty showPlaces = new SimpleBooleanProperty(this, "showPlaces", true);
  private final BooleanProperty markFitting = new SimpleBooleanProperty(this, "markFitting", true);
  private final BooleanProperty suggestions = new SimpleBooleanProperty(this, "suggestions", true);
  private final BooleanProperty deadwoodMeter =
      new SimpleBooleanProperty(this, "deadwoodMeter", true);

  /** The habits of a new player. */
  public Habits() {}

  List<StoredSetting<?>> kept() {
    return List.of(
        StoredSetting.of("sticky-mouse", stickyMouse),
        new StoredSetting<>(
            "double-click-discards",
            doubleClick,
            DoubleClick.WITH_BOTS,
            DoubleClick::of,
            DoubleClick::text),
        StoredSetting.of("confirm-discards", confirmDiscards),
        StoredSetting.of("keep-sorted", keptOrder, KeptOrder.class),
        StoredSetting.of("show-places", showPlaces),
        StoredSetting.of("mark-fitting", markFitting),
        StoredSetting.of("suggestions", suggestions),
        StoredSetting.of("deadwood-meter", deadwoodMeter));
  }

  /** Whether a click picks a card up, which then follows the pointer until another click. */
  public BooleanProperty stickyMouseProperty() {
    return stickyMouse;
  }

  /** The tables at which a double click on a card of the hand discards it. */
  public ObjectProperty<DoubleClick> doubleClickProperty() {
    return doubleClick;
  }

  /** Whether a discard has to be confirmed at a table with other people. */
  public BooleanProperty confirmDiscardsProperty() {
    return confirmDiscards;
  }

  /** The order in which the program sorts the hand. */
  public ObjectProperty<KeptOrder> keptOrderProperty() {
    return keptOrder;
  }

  /** Whether the places where a selected card may go are highlighted. */
  public BooleanProperty showPlacesProperty() {
    return showPlaces;
  }

  /**
   * Whether cards are marked that fit a meld or go with the card under the pointer, and the
   * question of a claim says how useful the discard is.
   */
  public BooleanProperty markFittingProperty() {
    return markFitting;
  }

  /** Whether the player can ask for suggestions. */
  public BooleanProperty suggestionsProperty() {
    return suggestions;
  }

  /** Whether the deadwood points of a gin hand are shown. */
  public BooleanProperty deadwoodMeterProperty() {
    return deadwoodMeter;
  }
}
