package oklahoma.bot.oklahoma;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.sim.OklahomaDeterminizer;
import oklahoma.bot.oklahoma.sim.OklahomaRollout;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.bot.oklahoma.sim.RolloutPolicy;
import oklahoma.bot.oklahoma.sim.SimMoves;
import oklahoma.bot.oklahoma.sim.SimView;
import oklahoma.bot.oklahoma.value.Lookahead;
import oklahoma.bot.oklahoma.value.OklahomaWinProbability;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Candidate;
import oklahoma.bot.search.Confidence;
import oklahoma.bot.search.Deadline;
import oklahoma.bot.search.MonteCarloSearch;
import oklahoma.bot.search.Rollout;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * Plays Oklahoma by search: samples the hidden cards by their likelihood, plays its best few moves
 * to the end of the deal, and combines the results with the learnt values. Without learnt values
 * for the rules it plays as {@link LookaheadPolicy} does; once it is down it also draws that way.
 */
public final class OklahomaSearchBot implements OklahomaPolicy {
  /** A discard whose learnt value is this many points behind the best is not a candidate. */
  private static final double TOO_BAD = 6;

  /** The measured errors of the learnt values and of the rollouts, in points. */
  private static final Confidence CONFIDENCE = new Confidence(4_000, 0, 2, 1.2, 0);

  private final ValueNets values;
  private final Budget budget;
  private final LookaheadPolicy own;
  private final Temper temper;
  private final Optional<Standing> score;

  /**
   * A player that considers only the points of a deal.
   *
   * @param budget for each decision, including the evaluation
   */
  public OklahomaSearchBot(ValueNets values, Budget budget) {
    this(values, budget, Temper.EVEN, Optional.empty());
  }

  private OklahomaSearchBot(
      ValueNets values, Budget budget, Temper temper, Optional<Standing> score) {
    this.values = values;
    this.budget = budget;
    this.temper = temper;
    this.score = score;
    this.own = new LookaheadPolicy(values).with(temper);
  }

  /** The player that wants to win the match from this score. */
  @Override
  public OklahomaSearchBot at(Standing before) {
    return new OklahomaSearchBot(values, budget, temper, Optional.of(before));
  }

  @Override
  public OklahomaSearchBot with(Temper other) {
    return new OklahomaSearchBot(values, budget, other, score);
  }

  @Override
  public boolean takes(OklahomaView position, Card card, RandomGenerator chance) {
    if (position.down() || !LookaheadPolicy.learnt(position)) {
      return own.takes(position, card, chance);
    }
    Deadline deadline = Deadline.of(budget);
    Lookahead foresight = new Lookahead(position, values);
    return foresight.wants(card) && wants(position, foresight.takes(card), deadline, chance);
  }

  @Override
  public boolean claims(OklahomaView position, Card card, RandomGenerator chance) {
    boolean searches = !position.down() && !position.contract().allAtOnce();
    if (!searches || !LookaheadPolicy.learnt(position)) {
      return own.claims(position, card, chance);
    }
    Deadline deadline = Deadline.of(budget);
    Lookahead foresight = new Lookahead(position, values);
    double helps = foresight.needs(card) ? own.penaltyHelps() : 0;
    return foresight.wants(card)
        && wants(position, foresight.claims(card) + helps, deadline, chance);
  }

  @Override
  public Optional<Move> laysDown(OklahomaView position, RandomGenerator chance) {
    List<Move> ways = NormalPolicy.waysDown(position);
    if (ways.size() < 2 || !LookaheadPolicy.learnt(position)) {
      return own.laysDown(position, chance);
    }
    Deadline deadline = Deadline.of(budget);
    MoveValues worths = MoveValues.of(position).orElseThrow();
    List<Candidate<OklahomaSim>> choices =
        ways.stream().map(way -> candidate(position, way, worths.of(way))).toList();
    return Optional.of(ways.get(best(position, choices, deadline, chance)));
  }

  @Override
  public Card discards(OklahomaView position, RandomGenerator chance) {
    if (!LookaheadPolicy.learnt(position)) {
      return own.discards(position, chance);
    }
    Deadline deadline = Deadline.of(budget);
    List<Lookahead.Discard> discards =
        position.down() ? leftovers(position) : new Lookahead(position, values).best();
    double least = discards.getFirst().worth() - TOO_BAD;
    List<Lookahead.Discard> near =
        discards.stream().filter(discard -> discard.worth() > least).toList();
    List<Candidate<OklahomaSim>> choices =
        near.stream()
            .map(discard -> candidate(position, new Move.Discard(discard.card()), discard.worth()))
            .toList();
    return near.get(best(position, choices, deadline, chance)).card();
  }

  /** The discards of a seat that is down, the best by its value first. */
  private static List<Lookahead.Discard> leftovers(OklahomaView position) {
    MoveValues worths = MoveValues.of(position).orElseThrow();
    return position.hand().stream()
        .distinct()
        .map(card -> new Lookahead.Discard(card, worths.of(new Move.Discard(card))))
        .sorted(Comparator.comparingDouble(discard -> -discard.worth()))
        .toList();
  }

  /** Whether the seat wants the top discard. */
  private boolean wants(
      OklahomaView position, double foreseen, Deadline deadline, RandomGenerator chance) {
    boolean window = position.deal().phase() instanceof OklahomaPhase.Claiming;
    Move wants = window ? new Move.Claim() : new Move.Take();
    Move leaves = window ? new Move.Pass() : new Move.Draw();
    List<Candidate<OklahomaSim>> choices =
        List.of(candidate(position, wants, foreseen), candidate(position, leaves, 0));
    return best(position, choices, deadline, chance) == 0;
  }

  private static Candidate<OklahomaSim> candidate(OklahomaView position, Move move, double prior) {
    return new Candidate<>(move, SimMoves.of(position, move, false), prior);
  }

  /** The index of the best choice. */
  private int best(
      OklahomaView position,
      List<Candidate<OklahomaSim>> choices,
      Deadline deadline,
      RandomGenerator chance) {
    return choices.size() == 1 ? 0 : search(position, choices, score, chance).best(deadline);
  }

  /** A search among candidates of the position's seat. */
  public static MonteCarloSearch<OklahomaSim> search(
      OklahomaView position,
      List<Candidate<OklahomaSim>> candidates,
      Optional<Standing> score,
      RandomGenerator chance) {
    int me = position.me().ordinal();
    OklahomaSim known = SimView.of(position, chance);
    ToDoubleFunction<OklahomaSim> worth =
        score
            .map(before -> OklahomaWinProbability.of(before.totals(), position.contract()))
            .<ToDoubleFunction<OklahomaSim>>map(match -> over -> match.at(over, me))
            .orElse(over -> over.lead(me));
    return search(known, me, candidates, worth, chance);
  }

  /**
   * A search among candidates.
   *
   * @param known the deal as the seat to move sees it
   * @param worth the worth of a finished deal to that seat
   */
  static MonteCarloSearch<OklahomaSim> search(
      OklahomaSim known,
      int me,
      List<Candidate<OklahomaSim>> candidates,
      ToDoubleFunction<OklahomaSim> worth,
      RandomGenerator chance) {
    return new MonteCarloSearch<>(
        known,
        candidates,
        new OklahomaDeterminizer(known, me, chance)::next,
        new Played(me, RolloutPolicy.players(known), worth),
        CONFIDENCE);
  }

  /** Deals played to their end by the rollout policy at all seats. */
  private record Played(
      int me, List<OklahomaRollout.Player> players, ToDoubleFunction<OklahomaSim> value)
      implements Rollout<OklahomaSim> {
    @Override
    public void finish(OklahomaSim world) {
      OklahomaRollout.on(world, players);
    }

    @Override
    public double worth(OklahomaSim over) {
      return value.applyAsDouble(over);
    }

    @Override
    public double points(OklahomaSim over) {
      return over.lead(me);
    }
  }
}
