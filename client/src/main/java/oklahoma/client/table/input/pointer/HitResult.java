package oklahoma.client.table.input.pointer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.rules.Seat;

/** What is at a point of the table. */
sealed interface HitResult {

  /** A card of the player's hand. */
  record InHand(int id) implements HitResult {}

  /** A card in the tray. */
  record InTray(int id) implements HitResult {}

  /** The stock. */
  record OnStock() implements HitResult {}

  /** The discard pile. */
  record OnPile() implements HitResult {}

  /** A meld on the table. */
  record OnMeld(int meld) implements HitResult {}

  /** A slot of the tray, outside its cards. */
  record InSlot(int slot) implements HitResult {}

  /** A card in another seat's hand. */
  record AtSeat(Seat seat) implements HitResult {}

  /** The knock area of gin. */
  record OnKnock() implements HitResult {}

  /** Nothing that can be pressed. */
  record Nowhere() implements HitResult {}

  /** What is at a point of the table. */
  static HitResult at(CardScene picture, double x, double y) {
    OptionalInt card = inHand(picture, x, y);
    if (card.isPresent()) {
      return new InHand(card.getAsInt());
    }
    if (picture.laid().frame().stock().contains(x, y)) {
      return new OnStock();
    }
    if (picture.laid().frame().pile().contains(x, y)) {
      return new OnPile();
    }
    if (picture.laid().frame().knock().contains(x, y)) {
      return new OnKnock();
    }
    return onTable(picture, x, y);
  }

  /**
   * The card of the hand at a point. Raising a card does not change the strip by which it is found,
   * so that the hover does not flicker; the part that sticks out above belongs to the raised card
   * too.
   */
  static OptionalInt inHand(CardScene picture, double x, double y) {
    List<Place> fan = picture.fan();
    List<Held> hand = picture.shown().own().hand().cards();
    Optional<Seat> me = picture.shown().seat();
    int found = -1;
    for (int i = 0; me.isPresent() && i < fan.size() && i < hand.size(); i++) {
      boolean lies = picture.laid().place(new Spot.InHand(me.get(), i)).isPresent();
      double raised =
          picture.hovered().equals(OptionalInt.of(hand.get(i).id())) ? 0.3 * fan.get(i).width() : 0;
      Area area = fan.get(i).area();
      Area reach = new Area(area.x(), area.y() - raised, area.width(), area.height() + raised);
      if (lies && reach.contains(x, y)) {
        found = i;
      }
    }
    return found < 0 ? OptionalInt.empty() : OptionalInt.of(hand.get(found).id());
  }

  private static HitResult onTable(CardScene picture, double x, double y) {
    List<Slot> slots = picture.shown().own().tray().slots();
    for (int slot = 0; slot < picture.laid().slots().size(); slot++) {
      if (!picture.laid().slots().get(slot).contains(x, y)) {
        continue;
      }
      List<Held> cards = slots.get(slot).cards();
      for (int i = cards.size() - 1; i >= 0; i--) {
        Optional<Place> place = picture.laid().place(new Spot.InTray(slot, i));
        if (place.isPresent() && place.get().area().contains(x, y)) {
          return new InTray(cards.get(i).id());
        }
      }
      return new InSlot(slot);
    }
    for (int meld = 0; meld < picture.laid().melds().size(); meld++) {
      if (picture.laid().melds().get(meld).contains(x, y)) {
        return new OnMeld(meld);
      }
    }
    return inOtherHand(picture, x, y).<HitResult>map(AtSeat::new).orElseGet(Nowhere::new);
  }

  private static Optional<Seat> inOtherHand(CardScene picture, double x, double y) {
    return picture.laid().places().at().entrySet().stream()
        .filter(each -> each.getValue().place().area().contains(x, y))
        .flatMap(each -> each.getKey() instanceof Spot.InHand hand ? Stream.of(hand) : Stream.of())
        .map(Spot.InHand::seat)
        .filter(seat -> !picture.shown().seat().equals(Optional.of(seat)))
        .findFirst();
  }
}
