package oklahoma.bot.gin.view;

import java.util.ArrayList;
import java.util.List;

/**
 * What everybody saw a seat do in a deal; cards are bits.
 *
 * @param discarded its discards, the latest first
 * @param leftLast the card that it left or declined in its latest turn; 0 if it took a card
 * @param leftBefore the cards that it left before that
 */
public record ObservedPlay(List<Long> discarded, long leftLast, long leftBefore) {
  /** The observations of a seat that has not moved yet. */
  public static final ObservedPlay NONE = new ObservedPlay(List.of(), 0, 0);

  public ObservedPlay {
    discarded = List.copyOf(discarded);
  }

  /** After it has left a card; 0 if there was none. */
  public ObservedPlay leaves(long card) {
    return new ObservedPlay(discarded, card, leftBefore | leftLast);
  }

  /** After it has taken a card from the pile. */
  public ObservedPlay takes() {
    return leaves(0);
  }

  /** After it has discarded a card. */
  public ObservedPlay discards(long card) {
    List<Long> all = new ArrayList<>(discarded);
    all.addFirst(card);
    return new ObservedPlay(all, leftLast, leftBefore);
  }

  /** How many turns it has finished. */
  public int turns() {
    return discarded.size();
  }

  /** The cards that it discarded or left. */
  public long passedUp() {
    return discarded(0, turns()) | leftLast | leftBefore;
  }

  /** Its discards in this range of indexes, 0 being the latest. */
  public long discarded(int from, int to) {
    long cards = 0;
    for (int i = from; i < Math.min(to, turns()); i++) {
      cards |= discarded.get(i);
    }
    return cards;
  }
}
