package oklahoma.host.bot;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.protocol.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.OklahomaRules.Naturals;

/**
 * Does what promises most by what was learnt about hands from many deals, looking a turn ahead.
 * Where that was not learnt (low aces, other demands on naturals, claims in the last hand) it plays
 * like Normal.
 */
final class LearnedJudgement implements Judgement {
  /** By so many points a claim is better than it seems: its penalty card is of some use. */
  static final double PENALTY_HELPS = 4.0;

  private final LearnedValues values;
  private final Judgement planning;

  /** A claim is taken even if it seems to be so much worse. */
  private final double penaltyHelps;

  LearnedJudgement(LearnedValues values) {
    this(values, Temper.EVEN);
  }

  private LearnedJudgement(LearnedValues values, Temper temper) {
    this.values = values;
    this.planning = new PlanningJudgement().with(temper);
    this.penaltyHelps = temper.choose(5.5, PENALTY_HELPS, 2.5);
  }

  @Override
  public LearnedJudgement with(Temper temper) {
    return new LearnedJudgement(values, temper);
  }

  @Override
  public boolean takes(Position position, Card card, RandomGenerator chance) {
    if (position.down() || !learnt(position)) {
      return planning.takes(position, card, chance);
    }
    Foresight foresight = new Foresight(position, values);
    return foresight.wants(card) && foresight.takes(card) > 0;
  }

  @Override
  public boolean claims(Position position, Card card, RandomGenerator chance) {
    if (position.down() || position.contract().allAtOnce() || !learnt(position)) {
      return planning.claims(position, card, chance);
    }
    Foresight foresight = new Foresight(position, values);
    return foresight.needs(card) && foresight.claims(card) > -penaltyHelps;
  }

  @Override
  public Optional<Move> laysDown(Position position, RandomGenerator chance) {
    return planning.laysDown(position, chance);
  }

  @Override
  public Card discards(Position position, RandomGenerator chance) {
    if (position.down()) {
      return Leftovers.of(position)
          .map(Leftovers::discard)
          .orElseGet(() -> planning.discards(position, chance));
    }
    return learnt(position)
        ? new Foresight(position, values).discards()
        : planning.discards(position, chance);
  }

  /** By so many points a claim is better than it seems. */
  double penaltyHelps() {
    return penaltyHelps;
  }

  /** Whether anything was learnt under the rules of a deal. */
  static boolean learnt(Position position) {
    return !position.rules().aceLow() && position.rules().naturals() == Naturals.ONE;
  }
}
