package rules.notation;

import java.util.List;
import rules.Seat;
import rules.oklahoma.OklahomaRules;

/**
 * A match as it was played, or the beginning of one.
 *
 * @param rules the parameters
 * @param firstDealer the dealer of the first hand
 * @param deals the deals, the last one maybe unfinished
 */
public record MatchRecord(OklahomaRules rules, Seat firstDealer, List<DealRecord> deals) {
  public MatchRecord {
    deals = List.copyOf(deals);
  }
}
