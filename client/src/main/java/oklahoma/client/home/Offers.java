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

  /** How high it would like to be, in pixels; 0 if there is nothing to show. */
  ReadOnlyDoubleProperty wantedProperty() {
    return wanted.getReadOnlyProperty();
  }

  /** Another card. */
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

  /** This card is not offered any more. */
  void remove(OfferCard card) {
    cards.remove(card);
    lead();
  }

  /** Takes away what is not offered any more. */
  void sweep() {
    cards.removeIf(card -> !card.stands());
    lead();
  }

  /** The player comes back from another page. */
  void rest() {
    cards.forEach(OfferCard::rest);
    sweep();
  }

  private void lead() {
    for (OfferCard each : cards) {
      each.lead(each.equals(cards.getFirst()));
    }
    arrange();
  }

  /** Says something that the player should know about what is kept. */
  void note(Region words) {
    notes.add(words);
    arrange();
  }

  /** Goes on with the latest, if there is any. */
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

  /** Four cards are seen at once; before they are laid out they are guessed. */
  private void measure() {
    int rows = list.getChildren().size();
    double high = rows == 0 ? 0 : Math.max(list.getHeight(), rows * ROW);
    wanted.set(rows <= MOST_SEEN ? high : high * MOST_SEEN / rows);
    setPrefHeight(wanted.get());
  }
}
