package oklahoma.client.table.model;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Duration;
import oklahoma.client.deck.CardStyle;
import oklahoma.client.deck.Palette;
import oklahoma.client.settings.Habits;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.table.layout.HandShape;
import oklahoma.client.table.motion.Pace;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.ui.FeltColour;

/** How the player wants the table to look and to feel; everything takes effect at once. */
public final class TableLook implements Pace {
  /** The smallest size of the hand's cards. */
  public static final double SMALLEST_CARDS = 0.8;

  /** The largest size of the hand's cards. */
  public static final double LARGEST_CARDS = 1.6;

  private static final Duration NOTICE = Duration.seconds(4);
  private static final Duration LONG_NOTICE = Duration.seconds(6);

  private final ObjectProperty<CardStyle> style =
      new SimpleObjectProperty<>(this, "style", CardStyle.DEFAULT);
  private final ObjectProperty<Palette> palette =
      new SimpleObjectProperty<>(this, "palette", CardStyle.DEFAULT.palette());
  private final ObjectProperty<FeltColour> felt =
      new SimpleObjectProperty<>(this, "felt", FeltColour.GREEN);
  private final DoubleProperty cardSize = new SimpleDoubleProperty(this, "cardSize", 1);
  private final ObjectProperty<HandShape> hand =
      new SimpleObjectProperty<>(this, "hand", HandShape.FAN);
  private final BooleanProperty compactSeats = new SimpleBooleanProperty(this, "compactSeats");
  private final DoubleProperty words = new SimpleDoubleProperty(this, "words", 1);
  private final ObjectProperty<Speed> speed =
      new SimpleObjectProperty<>(this, "speed", Speed.NORMAL);
  private final BooleanProperty still = new SimpleBooleanProperty(this, "still");
  private final BooleanProperty steadyHand = new SimpleBooleanProperty(this, "steadyHand");
  private final BooleanProperty showsPlaces = new SimpleBooleanProperty(this, "showsPlaces", true);
  private final BooleanProperty longNotices = new SimpleBooleanProperty(this, "longNotices");
  private final BooleanProperty hints = new SimpleBooleanProperty(this, "hints");
  private final BooleanProperty flashFree = new SimpleBooleanProperty(this, "flashFree");
  private final BooleanProperty tilt = new SimpleBooleanProperty(this, "tilt", true);
  private final BooleanProperty company = new SimpleBooleanProperty(this, "company");
  private final Habits habits;

  /** The look that a newcomer gets. */
  public TableLook() {
    this(new Habits());
  }

  private TableLook(Habits habits) {
    this.habits = habits;
  }

  /**
   * The look that the settings ask for; it follows them, and what is changed at the table changes
   * them. The settings do not hold it: it goes with its table.
   */
  public static TableLook of(Settings settings) {
    TableLook look = new TableLook(settings.play().habits().followed());
    look.style.bind(settings.table().cardStyle());
    look.felt.bind(settings.table().felt());
    look.palette.bindBidirectional(settings.table().palette());
    look.cardSize.bindBidirectional(settings.table().cardSize());
    look.hand.bindBidirectional(settings.table().hand());
    look.compactSeats.bindBidirectional(settings.table().compactSeats());
    look.words.bind(settings.text().size().divide((double) TextSettings.USUAL));
    look.speed.bindBidirectional(settings.motion().speed());
    look.steadyHand.bindBidirectional(settings.play().steadyHand());
    look.tilt.bind(settings.motion().tilt());
    look.longNotices.bind(settings.access().longNotices());
    look.hints.bind(settings.access().hints());
    look.flashFree.bind(settings.access().flashFree());
    look.still.bind(settings.motion().reduced());
    return look;
  }

  /** How the cards are drawn. */
  public ObjectProperty<CardStyle> styleProperty() {
    return style;
  }

  /** The colour of the cloth. */
  public ObjectProperty<FeltColour> feltProperty() {
    return felt;
  }

  /** Four colours for the suits, or two if there are four. */
  public void turnColours() {
    CardStyle now = style.get();
    Palette other =
        now.palette() == Palette.FOUR_COLOURS ? Palette.TWO_COLOURS : Palette.FOUR_COLOURS;
    palette.set(other);
    if (!style.isBound()) {
      style.set(now.withPalette(other));
    }
  }

  /** Makes the cards of the hand larger, or smaller. */
  public void growCards(double by) {
    cardSize.set(Math.clamp(cardSize.get() + by, SMALLEST_CARDS, LARGEST_CARDS));
  }

  /** How large the cards of the hand are, {@link #SMALLEST_CARDS} to {@link #LARGEST_CARDS}. */
  public DoubleProperty cardSizeProperty() {
    return cardSize;
  }

  /** How the cards of the hand lie. */
  public ObjectProperty<HandShape> handProperty() {
    return hand;
  }

  /** Whether the plates of other seats are small. */
  public BooleanProperty compactSeatsProperty() {
    return compactSeats;
  }

  /** How large words are, 1 for the usual size. */
  public DoubleProperty wordsProperty() {
    return words;
  }

  /** How fast cards move. */
  public ObjectProperty<Speed> speedProperty() {
    return speed;
  }

  @Override
  public boolean still() {
    return still.get();
  }

  @Override
  public double ms(double normal) {
    return still() ? 0 : normal * speed.get().factor();
  }

  /** Whether motion is reduced: no tilt, no scaling, no slides but under the pointer. */
  public BooleanProperty stillProperty() {
    return still;
  }

  /** Whether this table lets everything shine where a card may go. */
  public BooleanProperty showsPlacesProperty() {
    return showsPlaces;
  }

  /**
   * Whether everything shines where a card may go, as table and player want it; if not, only what
   * lies under the pointer says what a drop would do there.
   */
  public boolean showsPlaces() {
    return showsPlaces.get() && habits.showPlaces().get();
  }

  /** Whether others than bots may be at the table. */
  public BooleanProperty companyProperty() {
    return company;
  }

  /** How the player likes to play. */
  public Habits habits() {
    return habits;
  }

  /** Whether a press must go further before it becomes a drag, for hands that shake. */
  public BooleanProperty steadyHandProperty() {
    return steadyHand;
  }

  /** Whether a double click discards a card of the hand at this table. */
  public boolean doubleClickDiscards() {
    return switch (habits.doubleClick().get()) {
      case WITH_BOTS -> !company.get();
      case EVERYWHERE -> true;
      case NOWHERE -> false;
    };
  }

  /** Whether the player is asked once before a discard at this table. */
  public boolean confirmsDiscards() {
    return company.get() && habits.confirmDiscards().get();
  }

  /** How long a notice can be read. */
  public Duration notice() {
    return longNotices.get() ? LONG_NOTICE : NOTICE;
  }

  /** Whether notices stay longer than usual. */
  public BooleanProperty longNoticesProperty() {
    return longNotices;
  }

  /** Whether it is also said what the player can do now. */
  public BooleanProperty hintsProperty() {
    return hints;
  }

  /** Whether nothing flashes or pulses. */
  public BooleanProperty flashFreeProperty() {
    return flashFree;
  }

  /** Whether the player likes carried cards to tilt. */
  public BooleanProperty tiltProperty() {
    return tilt;
  }

  /** Whether carried cards tilt. */
  public boolean tilts() {
    return tilt.get() && !still();
  }
}
