package oklahoma.client.table;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;

/** Cards in the notation of the rules, one by one: {@code 7h As *}. */
final class Cards {
  private Cards() {}

  static Card card(String text) {
    return cards(text).getFirst();
  }

  static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }

  static String text(HandOrder order) {
    return text(order.cards());
  }

  static String text(Slot slot) {
    return text(slot.cards());
  }

  static String text(List<Held> held) {
    return String.join(
        " ", held.stream().map(each -> Notation.print(List.of(each.card()))).toList());
  }
}
