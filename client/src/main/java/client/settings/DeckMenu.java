package client.settings;

import client.deck.Deck;
import client.deck.InstalledDecks;
import client.page.Controls;
import client.text.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;

/** The decks there are. */
final class DeckMenu extends ComboBox<Deck> {
  private final Texts texts;
  private final Map<Deck, String> names = new HashMap<>();

  DeckMenu(Texts texts, ObjectProperty<Deck> chosen) {
    this.texts = texts;
    setId("deck");
    setMinWidth(Region.USE_PREF_SIZE);
    Controls.said(this, texts.live("settings.deck"));
    getItems().setAll(List.of(Deck.HOUSE, Deck.MINIMAL));
    valueProperty().bindBidirectional(chosen);
    texts.whileSeen(this, this::name);
    name();
  }

  /** Offers these too. */
  void offer(List<InstalledDecks.Installed> installed) {
    installed.forEach(each -> {
      names.put(each.deck(), each.name());
      if (!getItems().contains(each.deck())) {
        getItems().add(each.deck());
      }
    });
    name();
  }

  /** Says the names anew. */
  private void name() {
    setCellFactory(list -> new Line());
    setButtonCell(new Line());
  }

  private final class Line extends ListCell<Deck> {
    @Override
    protected void updateItem(Deck deck, boolean empty) {
      super.updateItem(deck, empty);
      setText(empty || deck == null ? null : name(deck));
    }
  }

  private String name(Deck deck) {
    if (deck.equals(Deck.HOUSE)) {
      return texts.say("settings.deck.house");
    }
    return deck.equals(Deck.MINIMAL)
        ? texts.say("settings.deck.minimal")
        : names.getOrDefault(deck, deck.id());
  }
}
