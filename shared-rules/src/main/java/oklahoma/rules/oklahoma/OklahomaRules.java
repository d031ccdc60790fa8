package oklahoma.rules.oklahoma;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.rules.Game;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Pack;

/**
 * Every parameter of Oklahoma. An instance is always playable: the constructor throws {@link
 * OklahomaRulesRefused} for anything else.
 *
 * @param seats how many play, 2 to 8
 * @param stock the cards and how often they are shuffled again
 * @param wilds wild cards in melds
 * @param claims claims out of turn
 * @param clocks how long a seat may think
 * @param tie what equal lowest totals after the last hand mean
 * @param nextDealer who deals next
 * @param switches the switches that are on; all others are off
 */
public record OklahomaRules(
    int seats,
    StockRules stock,
    Wilds wilds,
    Claims claims,
    Clocks clocks,
    Tie tie,
    NextDealer nextDealer,
    Set<OklahomaSwitch> switches)
    implements Rules {

  /** A parameter or group of parameters that {@link #with(Part)} replaces as a whole. */
  public sealed interface Part permits StockRules, Wilds, Claims, Clocks, Tie, NextDealer {}

  /**
   * The cards and how often they are shuffled again.
   *
   * @param jokersPerPack jokers added to each pack, 0 to 4
   * @param renewals how often the stock may be renewed, 1 to 20 (O-24)
   */
  public record StockRules(int jokersPerPack, int renewals) implements Part {}

  /**
   * Wild cards in melds.
   *
   * @param naturals the fewest natural cards in a new meld
   * @param swapped where a swapped wild goes
   */
  public record Wilds(Naturals naturals, SwappedWild swapped) implements Part {}

  /**
   * Claims out of turn (O-14).
   *
   * @param limit the most for each seat and deal, 0 to 5; unlimited if empty
   * @param penalty penalty cards for each, 0 to 2
   */
  public record Claims(OptionalInt limit, int penalty) implements Part {}

  /**
   * How long a seat may think.
   *
   * @param claimSeconds the length of a claim window, 3 to 30 seconds; it waits for all if empty
   * @param turnSeconds the turn clock, 15 to 300 seconds; off if empty
   */
  public record Clocks(OptionalInt claimSeconds, OptionalInt turnSeconds) implements Part {}

  /** The fewest natural cards in a new meld (O-5). */
  public enum Naturals {
    /** At least one. */
    ONE,
    /** At least two. */
    TWO,
    /** At least as many as wilds. */
    AS_MANY_AS_WILDS
  }

  /** Where a swapped wild goes (O-18). */
  public enum SwappedWild {
    /** One above the run's top. */
    HIGH_END,
    /** To the end that the move names; the high end if it names none. */
    EITHER_END,
    /** Into the hand of the seat that swapped it. */
    HAND
  }

  /** What equal lowest totals after the last hand mean. */
  public enum Tie implements Part {
    /** The win is shared (O-23). */
    SHARED,
    /** All play hand 5 again and the points are added. */
    REPEAT_LAST_HAND
  }

  /** Who deals next; after a blocked deal or a tie it is always the left neighbour. */
  public enum NextDealer implements Part {
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
    Set<OklahomaSwitch> on = EnumSet.noneOf(OklahomaSwitch.class);
    on.addAll(switches);
    switches = Collections.unmodifiableSet(on);
    within(seats, OklahomaRulesFault.SEATS);
    within(stock.jokersPerPack, OklahomaRulesFault.JOKERS);
    claims.limit.ifPresent(most -> within(most, OklahomaRulesFault.CLAIMS));
    within(claims.penalty, OklahomaRulesFault.PENALTY);
    within(stock.renewals, OklahomaRulesFault.RENEWALS);
    clocks.claimSeconds.ifPresent(length -> within(length, OklahomaRulesFault.CLAIM_SECONDS));
    clocks.turnSeconds.ifPresent(length -> within(length, OklahomaRulesFault.TURN_SECONDS));
    if (on.contains(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE)
        && claims.limit.equals(OptionalInt.of(0))) {
      throw new OklahomaRulesRefused(OklahomaRulesFault.FIRST_UP_CARD_WITHOUT_CLAIMS);
    }
  }

  /** The default rules, named {@code standard}, for this number of seats. */
  public static OklahomaRules standard(int seats) {
    return new OklahomaRules(
        seats,
        new StockRules(2, 3),
        new Wilds(Naturals.ONE, SwappedWild.HIGH_END),
        new Claims(OptionalInt.empty(), 1),
        new Clocks(OptionalInt.of(8), OptionalInt.empty()),
        Tie.SHARED,
        NextDealer.LEFT,
        EnumSet.of(
            OklahomaSwitch.DOWN_MAY_CLAIM,
            OklahomaSwitch.ADJACENT_RUNS,
            OklahomaSwitch.LAY_OFF_AT_ONCE));
  }

  /** Whether this switch is on. */
  public boolean has(OklahomaSwitch what) {
    return switches.contains(what);
  }

  @Override
  public OklahomaRules withSeats(int others) {
    return new OklahomaRules(others, stock, wilds, claims, clocks, tie, nextDealer, switches);
  }

  /** These rules with this part in place of the one of its kind. */
  public OklahomaRules with(Part part) {
    return new OklahomaRules(
        seats,
        part instanceof StockRules other ? other : stock,
        part instanceof Wilds other ? other : wilds,
        part instanceof Claims other ? other : claims,
        part instanceof Clocks other ? other : clocks,
        part instanceof Tie other ? other : tie,
        part instanceof NextDealer other ? other : nextDealer,
        switches);
  }

  /** These rules with this switch on or off. */
  public OklahomaRules with(OklahomaSwitch what, boolean so) {
    Set<OklahomaSwitch> on = new HashSet<>(switches);
    if (so) {
      on.add(what);
    } else {
      on.remove(what);
    }
    return new OklahomaRules(seats, stock, wilds, claims, clocks, tie, nextDealer, on);
  }

  @Override
  public Game game() {
    return Game.OKLAHOMA;
  }

  @Override
  public Match match(Seat firstDealer) {
    return OklahomaMatch.of(this, firstDealer);
  }

  /** Packs in play: one for every two seats, rounded up. */
  public int packs() {
    return (seats + 1) / 2;
  }

  @Override
  public List<Card> pack() {
    return Pack.of(packs(), stock.jokersPerPack);
  }

  private static void within(int value, OklahomaRulesFault range) {
    if (value < range.least() || value > range.most()) {
      throw new OklahomaRulesRefused(range);
    }
  }
}
