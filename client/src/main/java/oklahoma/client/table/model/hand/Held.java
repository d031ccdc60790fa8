package oklahoma.client.table.model.hand;

import oklahoma.rules.card.Card;

/**
 * A card in the player's own hand. Only this client can tell equal cards apart.
 *
 * @param id unique in the hand; never sent
 * @param fresh whether it came since the player's last discard and has not been moved
 */
public record Held(int id, Card card, boolean fresh) {

  Held settled() {
    return new Held(id, card, false);
  }
}
