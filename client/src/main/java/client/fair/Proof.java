package client.fair;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rules.Seat;
import rules.fair.FairDeal;
import rules.fair.Finding;
import rules.fair.Flaw;

/**
 * What came of the check of a deal.
 *
 * @param row which deal of the score it is, from 0; empty if it does not count
 * @param deal what the host has made public of the shuffle; empty if nothing
 * @param me the player's seat; empty for an onlooker
 * @param findings what is wrong; nothing if empty
 */
public record Proof(
    OptionalInt row, Optional<FairDeal> deal, Optional<Seat> me, List<Finding> findings) {

  /** How a deal can turn out. */
  public enum Outcome {
    /** Every card lay where the shuffle puts it. */
    VERIFIED,
    /** The host has given nothing by which to tell. */
    UNPROVEN,
    /** Something does not fit. */
    FAILED
  }

  public Proof {
    findings = List.copyOf(findings);
  }

  /** How it turned out. */
  public Outcome outcome() {
    if (findings.isEmpty()) {
      return Outcome.VERIFIED;
    }
    boolean nothing = findings.stream().allMatch(finding -> finding.flaw() == Flaw.NO_PROOF);
    return nothing ? Outcome.UNPROVEN : Outcome.FAILED;
  }
}
