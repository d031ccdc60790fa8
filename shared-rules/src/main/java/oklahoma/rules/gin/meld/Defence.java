package oklahoma.rules.gin.meld;

import java.util.List;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/**
 * A defender's arrangement of a hand after a knock.
 *
 * @param melds the defender's own melds, sets first
 * @param layOffs what goes onto the knocker's melds, in an order in which it can be played
 * @param deadwood what is left, in the pinned order
 */
public record Defence(List<Meld> melds, List<LayOff> layOffs, List<Card> deadwood) {

  /**
   * A card that goes onto one of the knocker's melds.
   *
   * @param meld the meld's index in the list of the knocker's melds
   * @param end the end of a run; on a set the high one
   */
  public record LayOff(Card card, int meld, End end) {}

  public Defence {
    melds = List.copyOf(melds);
    layOffs = List.copyOf(layOffs);
    deadwood = List.copyOf(deadwood);
  }
}
