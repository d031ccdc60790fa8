/**
 * Oklahoma: five deals, contracts, wild cards and claimed discards. The clauses (O-1 ...) are in
 * RULES.md.
 *
 * <p>A turn begins in {@link oklahoma.rules.oklahoma.OklahomaPhase.ToDraw}, goes on in {@link
 * oklahoma.rules.oklahoma.OklahomaPhase.ToPlay} and ends with a discard, which opens {@link
 * oklahoma.rules.oklahoma.OklahomaPhase.Claiming} when a seat out of turn could claim the card. The
 * window's outcome may owe penalty cards ({@link oklahoma.rules.oklahoma.OklahomaPhase.Penalty}); a
 * stock that is empty when a card must come from it is renewed by the host ({@link
 * oklahoma.rules.oklahoma.OklahomaPhase.Renewing}). Somebody goes out or the deal is blocked
 * ({@link oklahoma.rules.oklahoma.OklahomaPhase.Ending}), the hands are shown, and the deal is
 * {@link oklahoma.rules.oklahoma.OklahomaPhase.Over}.
 */
@NullMarked
package oklahoma.rules.oklahoma;

import org.jspecify.annotations.NullMarked;
