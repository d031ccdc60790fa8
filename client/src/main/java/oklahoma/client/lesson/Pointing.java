package oklahoma.client.lesson;

import java.util.List;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/**
 * The coach's targets: all of them glow, and the arrow points at the first part, or at the first
 * card if there are no parts.
 *
 * @param parts CSS selectors of parts of the table; of several with commas between them, the first
 *     that is visible
 * @param cards cards of the player's hand
 */
record Pointing(List<String> parts, List<Card> cards) {
  private static final String MELD = "#meld-";

  Pointing {
    parts = List.copyOf(parts);
    cards = List.copyOf(cards);
  }

  /** The target for a move: the part of the table, or the card, with which the player makes it. */
  static Pointing at(Move move) {
    return switch (move) {
      case Move.Draw draw -> part("#stock");
      case Move.Take take -> part("#discard");
      case Move.Claim claim -> new Pointing(List.of("#claim-card", "#claim-want"), List.of());
      case Move.Pass pass -> new Pointing(List.of("#claim-card", "#claim-no"), List.of());
      case Move.Discard(Card card) -> new Pointing(List.of(), List.of(card));
      case Move.LayDown down -> part("#lay-off-done, #lay-down");
      case Move.LayOff(Card card, int meld, var end) ->
          new Pointing(List.of(MELD + meld), List.of(card));
      case Move.Swap(Card card, int meld, var end) ->
          new Pointing(List.of(MELD + meld), List.of(card));
      case Move.Knock knock ->
          new Pointing(
              List.of("#gin-question, #knock", "#declare-yes, #knock"),
              knock.discard().map(List::of).orElseGet(List::of));
    };
  }

  private static Pointing part(String part) {
    return new Pointing(List.of(part), List.of());
  }
}
