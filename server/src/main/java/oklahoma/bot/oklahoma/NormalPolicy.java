package oklahoma.bot.oklahoma;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.bot.oklahoma.sim.RolloutPolicy;
import oklahoma.bot.oklahoma.sim.SimView;
import oklahoma.bot.oklahoma.view.FeedingCost;
import oklahoma.bot.oklahoma.view.Leftovers;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;

/**
 * The rollout policy, applied to real deals: draws, claims and discards as {@link RolloutPolicy}
 * does, and lays down so that the fewest points are left.
 */
public final class NormalPolicy implements OklahomaPolicy {
  private static final int LAY_DOWNS = 12;

  private final RolloutPolicy rollout;

  /** The policy without a temper. */
  public NormalPolicy() {
    this(RolloutPolicy.ONLY);
  }

  private NormalPolicy(RolloutPolicy rollout) {
    this.rollout = rollout;
  }

  @Override
  public NormalPolicy with(Temper temper) {
    return new NormalPolicy(RolloutPolicy.of(temper));
  }

  @Override
  public boolean takes(OklahomaView position, Card card, RandomGenerator chance) {
    return position.down()
        ? position.fitsOnTable(card)
        : rollout.takes(SimView.of(position, chance), position.me().ordinal());
  }

  @Override
  public boolean claims(OklahomaView position, Card card, RandomGenerator chance) {
    boolean growsInVain =
        position.contract().allAtOnce() && position.rules().claims().penalty() > 0;
    return !position.down()
        && !growsInVain
        && rollout.claims(SimView.of(position, chance), position.me().ordinal());
  }

  @Override
  public Optional<Move> laysDown(OklahomaView position, RandomGenerator chance) {
    return laysDown(position);
  }

  /** The way to lay down that leaves the fewest points; empty if there is none. */
  static Optional<Move> laysDown(OklahomaView position) {
    return waysDown(position).stream()
        .min(Comparator.comparingDouble(move -> left(position, move)));
  }

  /** The useful ways to lay the contract down. */
  static List<Move> waysDown(OklahomaView position) {
    return LayDowns.useful(position.hand(), position.contract(), position.rules(), LAY_DOWNS)
        .stream()
        .<Move>map(arrangement -> new Move.LayDown(arrangement.melds()))
        .toList();
  }

  @Override
  public Card discards(OklahomaView position, RandomGenerator chance) {
    return Optional.of(position)
        .filter(OklahomaView::down)
        .flatMap(Leftovers::of)
        .map(Leftovers::discard)
        .orElseGet(() -> ranked(position, chance).getFirst());
  }

  /** The cards of the hand, the best discard first. */
  static List<Card> ranked(OklahomaView position, RandomGenerator chance) {
    List<Card> cards = position.hand().stream().distinct().toList();
    if (position.down()) {
      return cards.stream()
          .sorted(
              Comparator.comparing(position::fitsOnTable)
                  .thenComparingDouble(
                      card -> FeedingCost.cost(position, card) - Values.points(card)))
          .toList();
    }
    OklahomaSim deal = SimView.of(position, chance);
    ToDoubleFunction<Card> worth =
        card -> RolloutPolicy.discarding(deal, position.me().ordinal(), CardKinds.kind(card));
    return cards.stream().sorted(Comparator.comparingDouble(worth).reversed()).toList();
  }

  /** The points in the hand after laying down and laying off all that fits. */
  private static double left(OklahomaView position, Move laying) {
    Oklahoma down = LayOffPolicy.after(position.deal(), position.me(), laying);
    Oklahoma after = LayOffPolicy.all(down, position.me());
    return after.phase() instanceof OklahomaPhase.ToPlay
        ? Values.points(after.tableau().hand(position.me()).cards()) + 1
        : 0;
  }
}
