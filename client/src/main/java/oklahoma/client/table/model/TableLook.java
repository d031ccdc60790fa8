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
 * The look and feel of one table: the settings, which are read directly, and what this table
 * allows.
 */
public final class TableLook implements Pace {
  private final Settings settings;
  private final BooleanProperty showsPlaces = new SimpleBooleanProperty(this, "showsPlaces", true);
  private final BooleanProperty company = new SimpleBooleanProperty(this, "company");

  /** The look that the settings ask for. */
  public TableLook(Settings settings) {
    this.settings = settings;
  }

  /** What the player has chosen; it outlives the table, so a node follows it while it is seen. */
  public Settings settings() {
    return settings;
  }

  /** How the player likes to play. */
  public Habits habits() {
    return settings.play().habits();
  }

  /** How the cards are drawn now. */
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

  /** Whether carried cards tilt. */
  public boolean tilts() {
    return settings.motion().tiltProperty().get() && !still();
  }

  /** Four colours for the suits, or two if there are four. */
  public void turnColours() {
    ObjectProperty<Palette> palette = settings.table().paletteProperty();
    palette.set(palette.get() == Palette.FOUR_COLOURS ? Palette.TWO_COLOURS : Palette.FOUR_COLOURS);
  }

  /** Makes the cards of the hand larger, or smaller. */
  public void growCards(double by) {
    DoubleProperty size = settings.table().cardSizeProperty();
    size.set(
        Math.clamp(size.get() + by, TableSettings.SMALLEST_CARDS, TableSettings.LARGEST_CARDS));
  }

  /** How large words are, 1 for the usual size. */
  public double words() {
    return settings.text().share();
  }

  /** Whether this table lets everything shine where a card may go. */
  public BooleanProperty showsPlacesProperty() {
    return showsPlaces;
  }

  /**
   * Whether everything shines where a card may go, as table and player want it; if not, only what
   * is under the pointer says what a drop would do there.
   */
  public boolean showsPlaces() {
    return showsPlaces.get() && habits().showPlacesProperty().get();
  }

  /** Whether others than bots may be at the table. */
  public BooleanProperty companyProperty() {
    return company;
  }

  /** Whether a double click discards a card of the hand at this table. */
  public boolean doubleClickDiscards() {
    return switch (habits().doubleClickProperty().get()) {
      case WITH_BOTS -> !company.get();
      case EVERYWHERE -> true;
      case NOWHERE -> false;
    };
  }

  /** Whether the player is asked once before a discard at this table. */
  public boolean confirmsDiscards() {
    return company.get() && habits().confirmDiscardsProperty().get();
  }

  /** How long a notice can be read. */
  public Duration notice() {
    return Pages.notice(settings.access().longNoticesProperty().get());
  }
}
