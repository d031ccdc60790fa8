package oklahoma.rules.oklahoma;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Game;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Pack;

/**
 * Every parameter of Oklahoma. A value that exists can be played: the constructor refuses the
 * others with a {@link OklahomaRulesRefused}.
 *
 * @param seats how many play, 2 to 8
 * @param jokersPerPack jokers added to each pack, 0 to 4
 * @param aceLow whether an ace may also lie below the 2 of a run
 * @param naturals the fewest natural cards in a new meld
 * @param claims the most claims out of turn for each seat and deal, 0 to 5; unlimited if empty
 * @param penalty penalty cards for each claim out of turn, 0 to 2
 * @param downMayClaim whether seats that are down may claim out of turn
 * @param firstUpCardClaimable whether the first up-card opens a claim window; the dealer counts as
 *     its discarder
 * @param displaced where a displaced wild goes
 * @param adjacentRuns whether a contract may hold two runs of one suit of which one begins where
 *     the other ends
 * @param layOffAtOnce whether a seat may lay off in the turn in which it laid down
 * @param renewals how often the stock may be renewed, 1 to 20
 * @param claimSeconds the length of a claim window, 3 to 30 seconds; it waits for all if empty
 * @param turnSeconds the turn clock, 15 to 300 seconds; off if empty
 * @param tie what equal lowest totals after the last hand mean
 * @param nextDealer who deals next
 */
public record OklahomaRules(
    int seats,
    int jokersPerPack,
    boolean aceLow,
    Naturals naturals,
    OptionalInt claims,
    int penalty,
    boolean downMayClaim,
    boolean firstUpCardClaimable,
    DisplacedWild displaced,
    boolean adjacentRuns,
    boolean layOffAtOnce,
    int renewals,
    OptionalInt claimSeconds,
    OptionalInt turnSeconds,
    Tie tie,
    NextDealer nextDealer)
    implements Rules {

  /** The fewest natural cards in a new meld (O-5). */
  public enum Naturals {
    /** At least one. */
    ONE,
    /** At least two. */
    TWO,
    /** At least as many as wilds. */
    AS_MANY_AS_WILDS
  }

  /** Where a displaced wild goes (O-18). */
  public enum DisplacedWild {
    /** One above the run's top. */
    HIGH_END,
    /** To the end that the move says, the high end if it does not say. */
    EITHER_END,
    /** Into the hand of the seat that displaced it. */
    HAND
  }

  /** What equal lowest totals after the last hand mean. */
  public enum Tie {
    /** The win is shared (O-23). */
    SHARED,
    /** All play hand 5 again and the points are added. */
    REPEAT_LAST_HAND
  }

  /** Who deals next; after a blocked deal or a tie it is always the left neighbour. */
  public enum NextDealer {
    /** The dealer's left neighbour (O-8). */
    LEFT,
    /** The seat that went out. */
    WINNER,
    /** The seat with the most points in the deal. */
    LOSER
  }

  /** Cards dealt to each seat (O-8). */
  public static final int CARDS_EACH = 10;

  public OklahomaRules {
    within(seats, OklahomaRulesFault.SEATS);
    within(jokersPerPack, OklahomaRulesFault.JOKERS);
    claims.ifPresent(most -> within(most, OklahomaRulesFault.CLAIMS));
    within(penalty, OklahomaRulesFault.PENALTY);
    within(renewals, OklahomaRulesFault.RENEWALS);
    claimSeconds.ifPresent(length -> within(length, OklahomaRulesFault.CLAIM_SECONDS));
    turnSeconds.ifPresent(length -> within(length, OklahomaRulesFault.TURN_SECONDS));
    if (firstUpCardClaimable && claims.equals(OptionalInt.of(0))) {
      throw new OklahomaRulesRefused(OklahomaRulesFault.FIRST_UP_CARD_WITHOUT_CLAIMS);
    }
  }

  /** The default rules, named {@code standard}, for so many seats. */
  public static OklahomaRules standard(int seats) {
    return new OklahomaRules(
        seats,
        2,
        false,
        Naturals.ONE,
        OptionalInt.empty(),
        1,
        true,
        false,
        DisplacedWild.HIGH_END,
        true,
        true,
        3,
        OptionalInt.of(8),
        OptionalInt.empty(),
        Tie.SHARED,
        NextDealer.LEFT);
  }

  @Override
  public Game game() {
    return Game.OKLAHOMA;
  }

  @Override
  public Match match(Seat firstDealer) {
    return OklahomaMatch.of(this, firstDealer);
  }

  @Override
  public Optional<Rules> seated(int others) {
    try {
      return Optional.of(draft().seats(others).rules());
    } catch (OklahomaRulesRefused impossible) {
      return Optional.empty();
    }
  }

  /** Packs in play: one for every two seats, rounded up. */
  public int packs() {
    return (seats + 1) / 2;
  }

  @Override
  public List<Card> pack() {
    return Pack.of(packs(), jokersPerPack);
  }

  /** A draft that starts from these rules. */
  public OklahomaDraft draft() {
    return new OklahomaDraft(this);
  }

  private static void within(int value, OklahomaRulesFault range) {
    if (value < range.least() || value > range.most()) {
      throw new OklahomaRulesRefused(range);
    }
  }
}
