package oklahoma.host.table.match;

import java.util.Optional;
import oklahoma.rules.fair.SealedDeal;

/** The current phase of a match. Its {@link PhaseClock} runs for that phase. */
sealed interface MatchPhase
    permits MatchPhase.InDeal, Intermission, MatchPhase.DealDue, CommitReveal {

  /** A deal is running. */
  record InDeal() implements MatchPhase {}

  /**
   * The next deal should begin.
   *
   * @param before its shuffle, if that had begun before the host went down
   */
  record DealDue(Optional<SealedDeal> before) implements MatchPhase {}
}
