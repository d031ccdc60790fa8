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

  /** A newcomer's habits. */
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

  /** Where a double click on a card of the hand discards it. */
  public ObjectProperty<DoubleClick> doubleClickProperty() {
    return doubleClick;
  }

  /** Whether the player is asked once before a discard, where others than bots are at the table. */
  public BooleanProperty confirmDiscardsProperty() {
    return confirmDiscards;
  }

  /** The order in which the hand is kept by itself. */
  public ObjectProperty<KeptOrder> keptOrderProperty() {
    return keptOrder;
  }

  /** Whether everything shines where a card may go. */
  public BooleanProperty showPlacesProperty() {
    return showPlaces;
  }

  /**
   * Whether cards are marked that fit a meld, or go with the one that is pointed at, and the claim
   * card says what a discard would do.
   */
  public BooleanProperty markFittingProperty() {
    return markFitting;
  }

  /** Whether the player wants to be able to ask for suggestions. */
  public BooleanProperty suggestionsProperty() {
    return suggestions;
  }

  /** Whether the deadwood of a hand of gin is shown as a figure. */
  public BooleanProperty deadwoodMeterProperty() {
    return deadwoodMeter;
  }
}
