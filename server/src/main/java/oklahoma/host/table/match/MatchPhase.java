package oklahoma.host.table.match;

import java.util.Optional;
import oklahoma.rules.fair.SealedDeal;

/** The current phase of a match. Its {@link PhaseClock} runs for that phase. */
sealed interface MatchPhase
    permits MatchPhase.InDeal, Intermission, MatchPhase.DealDue, CommitReveal {

  /** A deal is played. */
  record InDeal() implements MatchPhase {}

  /**
   * It is time for the next deal.
   *
   * @param before its shuffle, if that had begun when the host was down
   */
  record DealDue(Optional<SealedDeal> before) implements MatchPhase {}
}
