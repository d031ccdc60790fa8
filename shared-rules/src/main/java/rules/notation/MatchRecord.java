package rules.notation;

import java.util.List;
import rules.Rules;
import rules.Seat;

/**
 * A match as it was played, or the beginning of one.
 *
 * @param rules the parameters
 * @param players what everybody is called, in seat order, each in one line; none if nobody knows
 * @param firstDealer the dealer of the first deal
 * @param deals the deals, the last one maybe unfinished
 */
public record MatchRecord(
    Rules rules, List<String> players, Seat firstDealer, List<DealRecord> deals) {
  /** So many characters a name has at most. */
  public static final int LONGEST_NAME = 200;

  public MatchRecord {
    players = List.copyOf(players);
    deals = List.copyOf(deals);
    if (!players.isEmpty() && players.size() != rules.seats()) {
      throw new IllegalArgumentException("a name for every seat or for none");
    }
    if (!players.stream().allMatch(MatchRecord::isName)) {
      throw new IllegalArgumentException("a name is one line without blanks around it");
    }
  }

  /** Whether a line of a record can hold this name. */
  static boolean isName(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST_NAME
        && name.equals(name.strip())
        && name.chars().noneMatch(Character::isISOControl);
  }
}
