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
 * @param row the index of the deal in the score, from 0; empty if the host sent no score
 * @param deal the public state of the shuffle; empty if the host has said nothing about it
 * @param me the player's seat; empty for a spectator
 * @param mixed how many shuffles of the match contain the player's secret, as far as known
 * @param findings what is wrong, or why the deal proves less than it should
 */
public record Proof(
    OptionalInt row,
    Optional<FairDeal> deal,
    Optional<Seat> me,
    int mixed,
    List<Finding> findings) {

  /** The result of a check. */
  public enum Outcome {
    /** Every card was where the shuffle puts it, and the player's secret is in the shuffle. */
    VERIFIED,
    /** Nothing is wrong, but the deal does not prove to this player that nobody chose the order. */
    NOT_FOR_YOU,
    /** The host has sent nothing about the shuffle. */
    UNPROVEN,
    /** The check found a contradiction. */
    FAILED
  }

  public Proof {
    findings = List.copyOf(findings);
  }

  /** The outcome that follows from the findings. */
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
