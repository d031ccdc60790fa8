package oklahoma.client.table.cards;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;

/** Gives every card on the table an accessible name. */
public final class CardVoice {
  private final CardScene picture;
  private final CardLayer layer;
  private final Texts texts;

  public CardVoice(CardScene picture, Texts texts) {
    this.picture = picture;
    this.layer = picture.layer();
    this.texts = texts;
  }

  /** Sets the names of all cards for their current places. */
  public void update() {
    for (CardNode node : layer.nodes()) {
      Optional<Held> own = picture.held(node);
      node.speak(
          own.map(held -> own(held, node)).orElseGet(() -> face(node.face())), own.isPresent());
    }
  }

  private String face(Face face) {
    return switch (face) {
      case Back back -> texts.say("board.card.back");
      case Card card -> capital(texts.name(card));
    };
  }

  private String own(Held held, CardNode node) {
    List<Held> hand = picture.shown().own().hand().cards();
    List<Integer> equal =
        hand.stream().filter(other -> other.card().equals(held.card())).map(Held::id).toList();
    StringBuilder words = new StringBuilder(capital(texts.name(held.card())));
    if (equal.size() > 1) {
      words
          .append(' ')
          .append(texts.say("board.card.twin", equal.indexOf(held.id()) + 1, equal.size()));
    }
    words.append(", ").append(texts.say("board.card.place", hand.indexOf(held) + 1, hand.size()));
    if (picture.shown().own().tray().ids().contains(held.id())) {
      words.append(", ").append(texts.say("board.card.staged"));
    }
    if (picture.shown().own().selected().contains(held.id())) {
      words.append(", ").append(texts.say("board.card.selected"));
    }
    if (held.fresh()) {
      words.append(", ").append(texts.say("board.card.new"));
    }
    if (node.fitting()) {
      words.append(", ").append(texts.say("board.card.fits"));
    }
    return words.toString();
  }

  private static String capital(String words) {
    int first = words.offsetByCodePoints(0, 1);
    return words.substring(0, first).toUpperCase(java.util.Locale.ROOT) + words.substring(first);
  }
}
