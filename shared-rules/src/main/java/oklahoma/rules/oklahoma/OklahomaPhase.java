package oklahoma.rules.oklahoma;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Face;

/** The phase of a deal: what may happen next, with the state that only this phase needs. */
public sealed interface OklahomaPhase {

  /** Phases that a renewal of the stock interrupts. */
  sealed interface NeedsStock extends OklahomaPhase {}

  /**
   * A seat begins its turn: it takes the top discard or draws.
   *
   * @param discarder who discarded last; empty at the deal's first turn
   * @param claimer who claimed that discard out of turn, so that only the stock is left (O-14)
   */
  record ToDraw(Seat seat, Optional<Seat> discarder, Optional<Seat> claimer)
      implements NeedsStock {}

  /**
   * A seat has drawn: table moves and a discard.
   *
   * @param drawn what it drew or took; a back for those who did not see it
   * @param taken whether it came from the pile
   * @param laidDown whether the seat laid down in this turn
   * @param untouched whether the seat has made no table move in this turn
   */
  record ToPlay(Seat seat, Face drawn, boolean taken, boolean laidDown, boolean untouched)
      implements OklahomaPhase {}

  /**
   * A claim window (O-11): every eligible seat answers once, secretly.
   *
   * @param discarder who discarded the card; the dealer for the first up-card
   * @param first whether it is the first up-card of the deal
   * @param eligible who may answer
   * @param answers the answers so far; a viewer knows its own only
   */
  record Claiming(Seat discarder, boolean first, Set<Seat> eligible, Map<Seat, Boolean> answers)
      implements OklahomaPhase {
    public Claiming {
      eligible = Set.copyOf(eligible);
      answers = Map.copyOf(answers);
    }
  }

  /**
   * A claimer is owed penalty cards (O-14), drawn before anything else happens; nobody acts.
   *
   * @param owed how many, at least 1
   * @param discarder who discarded the claimed card; empty for the first up-card
   * @param next whose turn it is afterwards
   */
  record Penalty(Seat claimer, int owed, Optional<Seat> discarder, Seat next)
      implements NeedsStock {}

  /**
   * The stock is empty and a card must come from it. The host shuffles, then the deal continues
   * with the interrupted phase (O-22).
   */
  record Renewing(NeedsStock resume) implements OklahomaPhase {}

  /** A hand is empty (O-19): all hands are about to be shown; nobody acts. */
  record Ending(Optional<Seat> out) implements OklahomaPhase {}

  /** The deal is over and all hands are shown. */
  record Over(Optional<Seat> out) implements OklahomaPhase {}
}
