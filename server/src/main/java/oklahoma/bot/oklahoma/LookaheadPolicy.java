package oklahoma.bot.oklahoma;

import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.value.Lookahead;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.OklahomaRules.Naturals;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/**
 * Chooses the move with the best learnt value, one turn ahead. Without learnt values (low aces,
 * another minimum of naturals, claims in the last hand) it plays like Normal.
 */
final class LookaheadPolicy implements OklahomaPolicy {
  /**
   * A claim is worth this many points more than estimated, since its penalty card is of some use.
   */
  static final double PENALTY_HELPS = 4.0;

  private final ValueNets values;
  private final OklahomaPolicy normal;

  /** It claims even if the estimate is this much worse. */
  private final double penaltyHelps;

  LookaheadPolicy(ValueNets values) {
    this(values, Temper.EVEN);
  }

  private LookaheadPolicy(ValueNets values, Temper temper) {
    this.values = values;
    this.normal = new NormalPolicy().with(temper);
    this.penaltyHelps = temper.choose(5.5, PENALTY_HELPS, 2.5);
  }

  @Override
  public LookaheadPolicy with(Temper temper) {
    return new LookaheadPolicy(values, temper);
  }

  @Override
  public boolean takes(OklahomaView position, Card card, RandomGenerator chance) {
    if (position.down() || !learnt(position)) {
      return normal.takes(position, card, chance);
    }
    Lookahead foresight = new Lookahead(position, values);
    return foresight.wants(card) && foresight.takes(card) > 0;
  }

  @Override
  public boolean claims(OklahomaView position, Card card, RandomGenerator chance) {
    if (position.down() || position.contract().allAtOnce() || !learnt(position)) {
      return normal.claims(position, card, chance);
    }
    Lookahead foresight = new Lookahead(position, values);
    return foresight.needs(card) && foresight.claims(card) > -penaltyHelps;
  }

  @Override
  public Optional<Move> laysDown(OklahomaView position, RandomGenerator chance) {
    return normal.laysDown(position, chance);
  }

  @Override
  public Card discards(OklahomaView position, RandomGenerator chance) {
    return learnt(position) && !position.down()
        ? new Lookahead(position, values).discards()
        : normal.discards(position, chance);
  }

  /** The points by which a claim is worth more than its estimate. */
  double penaltyHelps() {
    return penaltyHelps;
  }

  /** Whether there are learnt values for the rules of a deal. */
  static boolean learnt(OklahomaView position) {
    return !position.rules().has(OklahomaSwitch.ACE_LOW)
        && position.rules().wilds().naturals() == Naturals.ONE;
  }
}
