package oklahoma.host.table.match;

import java.util.OptionalLong;

/**
 * The progress of a match.
 *
 * @param play the match and its deal
 * @param phase its current phase
 * @param clock of that phase
 * @param asleep whether it waits for the first of its humans after a restart
 */
record Progress(RecordedMatch play, MatchPhase phase, PhaseClock clock, boolean asleep) {

  Progress with(RecordedMatch other) {
    return new Progress(other, phase, clock, asleep);
  }

  Progress with(MatchPhase other) {
    return new Progress(play, other, clock, asleep);
  }

  Progress with(PhaseClock other) {
    return new Progress(play, phase, other, asleep);
  }

  /** The progress after the first of the humans has returned. */
  Progress woken() {
    return new Progress(play, phase, clock, false);
  }

  /** The next deadline; empty if there is none. */
  OptionalLong due() {
    return asleep ? OptionalLong.empty() : clock.due();
  }

  /** Whether the shuffle of the next deal is running or about to begin. */
  boolean dealDue() {
    return switch (phase) {
      case MatchPhase.DealDue _, CommitReveal _ -> true;
      case MatchPhase.InDeal _, Intermission _ -> false;
    };
  }

  /** Whether an undecided match has begun, this one or a rematch, that could end early. */
  boolean undecided() {
    return phase instanceof CommitReveal next ? !next.match().over() : !play.over();
  }
}
