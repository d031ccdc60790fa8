package oklahoma.client.settings.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import oklahoma.client.deck.InstalledDecks;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;

/** The menu of decks. */
final class DeckMenu extends ComboBox<Deck> {
  private final Texts texts;
  private final ObjectProperty<Map<Deck, String>> names = new SimpleObjectProperty<>(Map.of());

  DeckMenu(Texts texts, ObjectProperty<Deck> chosen) {
    this.texts = texts;
    setId("deck");
    setMinWidth(Region.USE_PREF_SIZE);
    Controls.spoken(this, texts.live("settings.deck"));
    getItems().setAll(List.of(Deck.HOUSE, Deck.MINIMAL));
    valueProperty().bindBidirectional(chosen);
    setCellFactory(list -> new Line());
    setButtonCell(new Line());
  }

  /** Adds installed decks to the menu. */
  void offer(List<InstalledDecks.Installed> installed) {
    names.set(
        installed.stream()
            .collect(
                Collectors.toMap(
                    InstalledDecks.Installed::deck,
                    InstalledDecks.Installed::name,
                    (one, same) -> one)));
    installed.stream()
        .map(InstalledDecks.Installed::deck)
        .filter(deck -> !getItems().contains(deck))
        .forEach(getItems()::add);
  }

  private ObservableValue<String> name(Deck deck) {
    if (deck.equals(Deck.HOUSE)) {
      return texts.live("settings.deck.house");
    }
    return deck.equals(Deck.MINIMAL)
        ? texts.live("settings.deck.minimal")
        : names.map(known -> known.getOrDefault(deck, deck.id()));
  }

  /**
   * The line of a deck. Its text is bound, because the names of installed decks are found while the
   * menu is open.
   */
  private final class Line extends ListCell<Deck> {
    @Override
    protected void updateItem(Deck deck, boolean empty) {
      super.updateItem(deck, empty);
      textProperty().unbind();
      if (empty || deck == null) {
        setText(null);
      } else {
        textProperty().bind(name(deck));
      }
    }
  }
}
