package oklahoma.client.home;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The offers of the first screen, the latest first; the list scrolls if it is long. While the
 * pointer is over it nothing moves: new offers are added below.
 */
final class Offers extends ScrollPane {
  private static final int MOST_SEEN = 4;
  private static final double ROW = 60;

  private final List<OfferCard> cards = new ArrayList<>();
  private final List<Region> notes = new ArrayList<>();
  private final VBox list = new VBox(8);
  private final ReadOnlyDoubleWrapper wanted = new ReadOnlyDoubleWrapper();

  Offers() {
    list.getStyleClass().add("offer-list");
    setId("continue-list");
    setContent(list);
    setFitToWidth(true);
    setFocusTraversable(false);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    getStyleClass().add("offers");
    list.heightProperty().subscribe(height -> measure());
    hoverProperty()
        .subscribe(hovered -> {
          if (!hovered) {
            sort();
          }
        });
  }

  /** The preferred height in pixels; 0 if there is nothing to show. */
  ReadOnlyDoubleProperty wantedProperty() {
    return wanted.getReadOnlyProperty();
  }

  /** Adds an offer. While the pointer is over the list it goes to the end, so nothing moves. */
  void add(OfferCard card) {
    cards.add(card);
    if (isHover()) {
      lead();
    } else {
      sort();
    }
  }

  private void sort() {
    cards.sort(Comparator.comparing(OfferCard::when).reversed());
    lead();
  }

  /** Removes an offer. */
  void remove(OfferCard card) {
    cards.remove(card);
    lead();
  }

  /** Removes the offers that no longer apply. */
  void removeOutdated() {
    cards.removeIf(card -> !card.stillApplies());
    lead();
  }

  /**
   * Called when the player returns to Home: removes outdated offers and lets the others be pressed
   * again.
   */
  void rest() {
    cards.forEach(OfferCard::rest);
    removeOutdated();
  }

  private void lead() {
    for (OfferCard each : cards) {
      each.lead(each.equals(cards.getFirst()));
    }
    arrange();
  }

  /** Adds a warning about saved data below the offers. */
  void note(Region words) {
    notes.add(words);
    arrange();
  }

  /** Accepts the leading offer, if there is one. */
  void press() {
    first().ifPresent(OfferCard::press);
  }

  private Optional<OfferCard> first() {
    return cards.stream().findFirst();
  }

  private void arrange() {
    List<Node> all = new ArrayList<>(cards);
    all.addAll(notes);
    if (!all.equals(list.getChildren())) {
      list.getChildren().setAll(all);
    }
    measure();
  }

  /**
   * Makes the list high enough for four cards. Before the first layout it estimates their height.
   */
  private void measure() {
    int rows = list.getChildren().size();
    double high = rows == 0 ? 0 : Math.max(list.getHeight(), rows * ROW);
    wanted.set(rows <= MOST_SEEN ? high : high * MOST_SEEN / rows);
    setPrefHeight(wanted.get());
  }
}
