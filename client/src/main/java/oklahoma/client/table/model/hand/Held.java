package oklahoma.client.table.model.hand;

import oklahoma.rules.card.Card;

/**
 * A card in the player's own hand. Only this client can tell equal cards apart.
 *
 * @param id tells it from its twins while it is held; never sent
 * @param fresh whether it came since the last discard and has not been moved
 */
public record Held(int id, Card card, boolean fresh) {

  Held settled() {
    return new Held(id, card, false);
  }
}
