package oklahoma.rules.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Packs of cards in their fixed order, before shuffling. */
public final class Pack {
  private Pack() {}

  /**
   * All the cards of several packs, in the order of {@link Face#ORDER}.
   *
   * @param packs how many packs of 52, at least 1
   * @param jokersEach jokers added for each pack, 0 or more
   */
  public static List<Card> of(int packs, int jokersEach) {
    List<Card> cards = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        cards.addAll(Collections.nCopies(packs, Suited.of(rank, suit)));
      }
    }
    cards.addAll(Collections.nCopies(packs * jokersEach, Joker.JOKER));
    return List.copyOf(cards);
  }
}
