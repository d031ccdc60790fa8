package oklahoma.protocol.fair;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;

/**
 * The result of checking a deal.
 *
 * @param row which deal of the score it is, from 0; empty if the host told no score
 * @param deal what the host has made public of the shuffle; empty if nothing
 * @param me the player's seat; empty for a spectator
 * @param mixed in how many shuffles of the match the player's secret is known to be
 * @param findings what is wrong, or why the deal proves less; nothing if empty
 */
public record Proof(
    OptionalInt row,
    Optional<FairDeal> deal,
    Optional<Seat> me,
    int mixed,
    List<Finding> findings) {

  /** How a deal can turn out. */
  public enum Outcome {
    /** Every card was where the shuffle puts it, and the player's secret is in the shuffle. */
    VERIFIED,
    /** Nothing is wrong, but it does not show the player that nobody chose the order. */
    NOT_FOR_YOU,
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
    if (findings.stream().anyMatch(finding -> finding.flaw().wrong())) {
      return Outcome.FAILED;
    }
    if (findings.contains(Finding.of(Flaw.NO_PROOF))) {
      return Outcome.UNPROVEN;
    }
    return findings.isEmpty() ? Outcome.VERIFIED : Outcome.NOT_FOR_YOU;
  }
}
