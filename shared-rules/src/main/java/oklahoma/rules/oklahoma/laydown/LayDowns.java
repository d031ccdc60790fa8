package oklahoma.rules.oklahoma.laydown;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * The lay-down solver: whether a hand makes a contract, and the useful ways to lay it down. It is
 * exact: what it does not list is illegal, or no better for anybody than something that it lists.
 *
 * <p>An arrangement is <em>useful</em> if no other one leaves no more points, keeps no fewer wilds,
 * and leaves only natural cards that this one leaves as well. So the list offers every choice that
 * a player may want to make: which surplus cards to keep, and how many wilds. Of arrangements that
 * leave the same cards it lists one, with as few wilds in runs as possible, since others could swap
 * them there.
 */
public final class LayDowns {
  private LayDowns() {}

  /**
   * The useful arrangements, best first: by the points left in the hand, fewest first, then by the
   * wilds kept, most first, then in a pinned order. Whose turn it is does not matter here.
   *
   * @param hand the cards to lay down from, at most seven equal ones
   * @param most the length of the list at which to stop
   * @return at most this many arrangements; empty if the contract cannot be laid down. Under a
   *     contract that takes all cards at once (O-20) there is at most one.
   */
  public static List<OklahomaArrangement> useful(
      List<Card> hand, Contract contract, OklahomaRules rules, int most) {
    return new LayDownSearch(Counts.of(hand), contract, rules).best(hand, most);
  }

  /**
   * The best arrangement: the fewest points left, then the most wilds kept; empty if there is none.
   */
  public static Optional<OklahomaArrangement> best(
      List<Card> hand, Contract contract, OklahomaRules rules) {
    return useful(hand, contract, rules, 1).stream().findFirst();
  }
}
