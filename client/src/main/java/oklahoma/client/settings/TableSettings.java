package oklahoma.client.settings;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.deck.style.Palette;
import oklahoma.client.table.layout.HandShape;
import oklahoma.client.ui.cloth.FeltColour;

/** The look of the table and its cards. */
public final class TableSettings {
  /** The smallest {@link #cardSizeProperty}. */
  public static final double SMALLEST_CARDS = 0.8;

  public static final double LARGEST_CARDS = 1.6;

  private final DoubleProperty cardSize = new SimpleDoubleProperty(1);
  private final ObjectProperty<IndexSize> index =
      new SimpleObjectProperty<>(CardStyle.DEFAULT.index());
  private final ObjectProperty<Palette> palette =
      new SimpleObjectProperty<>(CardStyle.DEFAULT.palette());
  private final ObjectProperty<IndexLetters> letters =
      new SimpleObjectProperty<>(CardStyle.DEFAULT.letters());
  private final ObjectProperty<BackColour> back =
      new SimpleObjectProperty<>(CardStyle.DEFAULT.back());
  private final ObjectProperty<Deck> deck = new SimpleObjectProperty<>(Deck.HOUSE);
  private final ObjectProperty<FeltColour> felt = new SimpleObjectProperty<>(FeltColour.GREEN);
  private final ObjectProperty<HandShape> hand = new SimpleObjectProperty<>(HandShape.FAN);
  private final BooleanProperty compactSeats = new SimpleBooleanProperty();
  private final ObservableValue<CardStyle> cardStyle =
      Bindings.createObjectBinding(this::style, index, palette, letters, back, deck);
  private final KeptGroup kept =
      new KeptGroup(
          List.of(
              new StoredSetting<>(
                  "card-size", cardSize, 1, TableSettings::size, TableSettings::percent),
              StoredSetting.of("card-index", index, IndexSize.class),
              StoredSetting.of("card-palette", palette, Palette.class),
              StoredSetting.of("card-letters", letters, IndexLetters.class),
              StoredSetting.of("card-back", back, BackColour.class),
              new StoredSetting<>("card-deck", deck, Deck.HOUSE, Deck::new, Deck::id),
              StoredSetting.of("felt", felt, FeltColour.class),
              StoredSetting.of("hand", hand, HandShape.class),
              StoredSetting.of("compact-seats", compactSeats)));

  TableSettings() {}

  public KeptGroup kept() {
    return kept;
  }

  /** The factor for the width of cards, {@link #SMALLEST_CARDS} to {@link #LARGEST_CARDS}. */
  public DoubleProperty cardSizeProperty() {
    return cardSize;
  }

  /** The size of the corner indices. */
  public ObjectProperty<IndexSize> indexProperty() {
    return index;
  }

  /** The colours of the suits. */
  public ObjectProperty<Palette> paletteProperty() {
    return palette;
  }

  /** The letters of court cards and aces. */
  public ObjectProperty<IndexLetters> lettersProperty() {
    return letters;
  }

  /** The colour of the backs. */
  public ObjectProperty<BackColour> backProperty() {
    return back;
  }

  /** The deck from which cards are drawn. */
  public ObjectProperty<Deck> deckProperty() {
    return deck;
  }

  /** The colour of the cloth. */
  public ObjectProperty<FeltColour> feltProperty() {
    return felt;
  }

  /** How the cards of the hand are laid out. */
  public ObjectProperty<HandShape> handProperty() {
    return hand;
  }

  /** Whether the plates of other seats are compact. */
  public BooleanProperty compactSeatsProperty() {
    return compactSeats;
  }

  /** The complete style of cards, from these settings. */
  public ObservableValue<CardStyle> cardStyleProperty() {
    return cardStyle;
  }

  private CardStyle style() {
    return new CardStyle(index.get(), palette.get(), letters.get(), back.get(), true, deck.get());
  }

  private static Number size(String percent) {
    double size = Integer.parseInt(percent) / 100.0;
    if (size < SMALLEST_CARDS || size > LARGEST_CARDS) {
      throw new IllegalArgumentException("cards of " + percent + " %");
    }
    return size;
  }

  private static String percent(Number size) {
    return Long.toString(Math.round(size.doubleValue() * 100));
  }
}
