package oklahoma.bot.gin.view;

import java.util.ArrayList;
import java.util.List;

/**
 * What everybody saw a seat do in a deal; cards are bits.
 *
 * @param thrown its discards, the latest first
 * @param leftLast the card that it left or declined in its latest turn; 0 if it took a card
 * @param leftBefore the cards that it left before that
 */
public record ObservedPlay(List<Long> thrown, long leftLast, long leftBefore) {
  /** The observations of a seat that has not moved yet. */
  public static final ObservedPlay NONE = new ObservedPlay(List.of(), 0, 0);

  public ObservedPlay {
    thrown = List.copyOf(thrown);
  }

  /** After it has left a card; 0 if there was none. */
  public ObservedPlay leaves(long card) {
    return new ObservedPlay(thrown, card, leftBefore | leftLast);
  }

  /** After it has taken a card from the pile. */
  public ObservedPlay takes() {
    return leaves(0);
  }

  /** After it has discarded a card. */
  public ObservedPlay discards(long card) {
    List<Long> all = new ArrayList<>(thrown);
    all.addFirst(card);
    return new ObservedPlay(all, leftLast, leftBefore);
  }

  /** How many turns it has finished. */
  public int turns() {
    return thrown.size();
  }

  /** The cards that it discarded or left. */
  public long shunned() {
    return thrown(0, turns()) | leftLast | leftBefore;
  }

  /** Its discards in this range of indexes, 0 being the latest. */
  public long thrown(int from, int to) {
    long cards = 0;
    for (int i = from; i < Math.min(to, turns()); i++) {
      cards |= thrown.get(i);
    }
    return cards;
  }
}
