package oklahoma.client.table.model;

import java.util.List;
import oklahoma.client.table.model.hand.HandOrder;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;

/** Cards in the notation of the rules, one by one: {@code 7h As *}. */
public final class Cards {
  private Cards() {}

  public static Card card(String text) {
    return cards(text).getFirst();
  }

  public static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }

  public static String text(HandOrder order) {
    return text(order.cards());
  }

  public static String text(Slot slot) {
    return text(slot.cards());
  }

  public static String text(List<Held> held) {
    return String.join(
        " ", held.stream().map(each -> Notation.print(List.of(each.card()))).toList());
  }
}
