package oklahoma.client.table.model;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.util.Duration;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Palette;
import oklahoma.client.settings.Habits;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.TableSettings;
import oklahoma.client.table.motion.Pace;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.ui.Pages;

/**
 * The look and feel of one table: the player's settings, which are read when needed, and what this
 * table allows.
 */
public final class TableLook implements Pace {
  private final Settings settings;
  private final BooleanProperty showsPlaces = new SimpleBooleanProperty(this, "showsPlaces", true);
  private final BooleanProperty company = new SimpleBooleanProperty(this, "company");

  public TableLook(Settings settings) {
    this.settings = settings;
  }

  /**
   * The player's settings. They outlive the table, so nodes must follow them only while visible.
   */
  public Settings settings() {
    return settings;
  }

  /** The player's play settings. */
  public Habits habits() {
    return settings.play().habits();
  }

  /** The current style of the cards. */
  public CardStyle style() {
    return settings.table().cardStyleProperty().getValue();
  }

  @Override
  public boolean still() {
    return settings.motion().reducedProperty().get();
  }

  @Override
  public Speed speed() {
    return settings.motion().speedProperty().get();
  }

  /** Whether carried cards tilt when the pointer moves sideways. */
  public boolean tilts() {
    return settings.motion().tiltProperty().get() && !still();
  }

  /** Switches to four suit colours, or from four to two. */
  public void turnColours() {
    ObjectProperty<Palette> palette = settings.table().paletteProperty();
    palette.set(palette.get() == Palette.FOUR_COLOURS ? Palette.TWO_COLOURS : Palette.FOUR_COLOURS);
  }

  /**
   * Changes the size of the hand's cards within its range.
   *
   * @param by the difference, in default sizes
   */
  public void growCards(double by) {
    DoubleProperty size = settings.table().cardSizeProperty();
    size.set(
        Math.clamp(size.get() + by, TableSettings.SMALLEST_CARDS, TableSettings.LARGEST_CARDS));
  }

  /** The text size setting, 1 for the default. */
  public double words() {
    return settings.text().share();
  }

  /** Whether this table allows lighting the places where a card may go. */
  public BooleanProperty showsPlacesProperty() {
    return showsPlaces;
  }

  /**
   * Whether the places where a card may go are lit: both the table and the settings must allow it.
   * Otherwise only the place under the pointer shows what a drop would do.
   */
  public boolean showsPlaces() {
    return showsPlaces.get() && habits().showPlacesProperty().get();
  }

  /** Whether there may be players other than bots at the table. */
  public BooleanProperty companyProperty() {
    return company;
  }

  /** Whether a double click discards a card at this table. */
  public boolean doubleClickDiscards() {
    return switch (habits().doubleClickProperty().get()) {
      case WITH_BOTS -> !company.get();
      case EVERYWHERE -> true;
      case NOWHERE -> false;
    };
  }

  /** Whether a discard at this table has to be confirmed. */
  public boolean confirmsDiscards() {
    return company.get() && habits().confirmDiscardsProperty().get();
  }

  /** How long a notice stays on the screen. */
  public Duration notice() {
    return Pages.notice(settings.access().longNoticesProperty().get());
  }
}
