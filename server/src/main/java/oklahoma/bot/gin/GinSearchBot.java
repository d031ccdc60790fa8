package oklahoma.bot.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.value.GinStakes;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
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
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Plays gin by search: samples the hidden cards by their likelihood, plays its best few moves to
 * the end of the deal, and keeps the policy's own choice unless another move is better in many
 * worlds or clearly better in a few ({@link MonteCarloSearch}).
 */
public final class GinSearchBot implements GinPolicy {
  /**
   * With this many times the reference budget ({@link Budget#times}) all discards are candidates.
   */
  private static final double AMPLE = 2;

  /** With less than that, at most this many discards are candidates. */
  private static final int DISCARDS = 5;

  /** A discard that costs this much more than the cheapest is no candidate. */
  private static final double TOO_MUCH = 8;

  /** A card of at most this many points may be worth taking for any hand. */
  private static final int LOW = 4;

  /**
   * All candidates have equal priors, and the policy's own choice comes first: only a clear result
   * overrules it.
   */
  private static final Confidence CONFIDENCE = Confidence.withoutPriors(100_000, 16, 0.4);

  private final Budget budget;
  private final Optional<GinMatch> before;
  private final GinBasePolicy fast;

  /** Whether the search also uses the value network ({@link ForeseenRollout}). */
  private final boolean foresees;

  /**
   * A searching player that considers only the points of a deal.
   *
   * @param fast the policy whose moves are played unless the search finds better ones
   * @param budget for each decision
   */
  public GinSearchBot(GinBasePolicy fast, Budget budget) {
    this(fast, budget, Optional.empty(), false);
  }

  private GinSearchBot(
      GinBasePolicy fast, Budget budget, Optional<GinMatch> before, boolean foresees) {
    this.foresees = foresees;
    this.fast = fast;
    this.budget = budget;
    this.before = before;
  }

  /** The player of gin for two that also uses its value network. */
  public GinSearchBot foreseeing() {
    return new GinSearchBot(fast, budget, before, true);
  }

  /** The player that plays to win this match and knows how its earlier deals ended. */
  @Override
  public GinSearchBot at(GinMatch match) {
    return new GinSearchBot(fast, budget, Optional.of(match), foresees);
  }

  @Override
  public GinSearchBot with(Temper temper) {
    return new GinSearchBot(fast.with(temper), budget, before, foresees);
  }

  @Override
  public boolean takes(GinView view, Card card, RandomGenerator chance) {
    long bit = CardBits.bit(card);
    boolean own = fast.takes(view, card, chance);
    boolean thinkable =
        own
            || (Neighbours.beside(bit) & view.hand()) != 0
            || Deadwood.points(bit, view.runs()) <= LOW;
    if (!thinkable) {
      return false;
    }
    return best(view, draws(view, own), chance) instanceof Move.Take;
  }

  /** The candidate moves, the policy's own first; none if there is no choice. */
  public List<Candidate<GinSim>> options(GinView view, RandomGenerator chance) {
    return switch (view.deal().phase()) {
      case GinPhase.Offered offer -> draws(view, fast.takes(view, top(view), chance));
      case GinPhase.ToDraw turn ->
          turn.pile() == GinPhase.Pile.OPEN && view.allows(new Move.Take())
              ? draws(view, fast.takes(view, top(view), chance))
              : List.of();
      case GinPhase.ToPlay turn when turn.last() -> List.of();
      case GinPhase.ToPlay turn ->
          GinBits.gin(view)
              .map(gin -> List.of(candidate(gin)))
              .orElseGet(() -> moves(view, chance));
      case GinPhase.LayingOff defence -> List.of();
      case GinPhase.Done done -> List.of();
    };
  }

  private static Card top(GinView view) {
    return view.deal().tableau().pile().getFirst();
  }

  /** A move of gin before the end of the deal. */
  public static Candidate<GinSim> candidate(Move move) {
    return new Candidate<>(
        move,
        switch (move) {
          case Move.Take take -> GinSim::take;
          case Move.Discard(Card card) -> deal -> deal.discard(CardBits.bit(card));
          case Move.Knock(Optional<Card> card, List<Meld> melds) when card.isPresent() ->
              stopping(CardBits.bit(card.get()), melds);
          case Move.Knock bigGin -> GinSim::bigGin;
          default -> GinSearchBot::leave;
        });
  }

  private static Consumer<GinSim> stopping(long discard, List<Meld> melds) {
    long[] shown = melds.stream().mapToLong(meld -> CardBits.of(meld.cards())).toArray();
    return deal -> deal.stop(discard, shown);
  }

  /** Both ways to begin a turn, or to answer an offer. */
  private static List<Candidate<GinSim>> draws(GinView view, boolean takes) {
    boolean offered = view.deal().phase() instanceof GinPhase.Offered;
    Candidate<GinSim> take = candidate(new Move.Take());
    Candidate<GinSim> leave = candidate(offered ? new Move.Pass() : new Move.Draw());
    return takes ? List.of(take, leave) : List.of(leave, take);
  }

  private static void leave(GinSim deal) {
    if (deal.phase == GinSim.Phase.OFFERED) {
      deal.pass();
    } else {
      deal.draw();
    }
  }

  @Override
  public Move plays(GinView view, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(view);
    if (gin.isPresent()) {
      return gin.get();
    }
    return best(view, moves(view, chance), chance);
  }

  /** The candidate discards and the knock, the policy's own choice first. */
  private List<Candidate<GinSim>> moves(GinView view, RandomGenerator chance) {
    List<Candidate<GinSim>> choices = discards(view);
    KnockChoice.best(view)
        .ifPresent(knock -> {
          Candidate<GinSim> stop = candidate(knock.move());
          choices.add(fast.stops(view, chance).isPresent() ? 0 : choices.size(), stop);
        });
    return choices;
  }

  /** The candidate discards, the policy's own choice first. */
  private List<Candidate<GinSim>> discards(GinView view) {
    GinSim deal = GinSim.of(view);
    List<Card> cheap = fast.ranked(view);
    boolean all = budget.times() >= AMPLE;
    double most = costs(deal, cheap.getFirst()) + TOO_MUCH;
    List<Candidate<GinSim>> choices = new ArrayList<>();
    for (Card card : cheap.subList(0, all ? cheap.size() : Math.min(DISCARDS, cheap.size()))) {
      if (all || costs(deal, card) <= most) {
        choices.add(candidate(new Move.Discard(card)));
      }
    }
    return choices;
  }

  private static double costs(GinSim deal, Card card) {
    return TunedSimPolicy.costs(deal, CardBits.bit(card));
  }

  private Move best(GinView view, List<Candidate<GinSim>> choices, RandomGenerator chance) {
    Deadline deadline = Deadline.of(budget);
    List<GinResult> earlier = before.map(GinMatch::results).orElse(List.of());
    GinDeterminizer determinizer = GinDeterminizer.of(view, earlier, chance);
    GinSim known = GinSim.of(view);
    ToDoubleFunction<GinSim> worth =
        before.map(match -> GinStakes.of(view, match)).orElseGet(() -> GinStakes.of(view));
    MonteCarloSearch<GinSim> search =
        foresees
            ? foreseeing(known, choices, new ForeseenRollout(known, determinizer, worth))
            : search(known, determinizer, choices, worth);
    return choices.get(search.best(deadline)).move();
  }

  private static MonteCarloSearch<GinSim> foreseeing(
      GinSim known, List<Candidate<GinSim>> choices, ForeseenRollout foreseen) {
    return new MonteCarloSearch<>(known, choices, foreseen, foreseen, CONFIDENCE);
  }

  /**
   * A search among candidates of the seat that looks at the deal.
   *
   * @param determinizer samples what the seat does not see
   * @param score the score of the match before the deal
   */
  public static MonteCarloSearch<GinSim> search(
      GinView view,
      GinDeterminizer determinizer,
      List<Candidate<GinSim>> candidates,
      Standing score) {
    return search(GinSim.of(view), determinizer, candidates, GinStakes.of(view, score));
  }

  /**
   * A search among candidates.
   *
   * @param known the deal as the seat to move knows it
   * @param determinizer samples the rest
   * @param worth the worth of a finished deal to that seat
   */
  static MonteCarloSearch<GinSim> search(
      GinSim known,
      GinDeterminizer determinizer,
      List<Candidate<GinSim>> candidates,
      ToDoubleFunction<GinSim> worth) {
    Played played = new Played(known.seat, TunedSimPolicy.of(known.seats()), determinizer, worth);
    return new MonteCarloSearch<>(known, candidates, determinizer::next, played, CONFIDENCE);
  }

  /** Plays deals to their end with the seat's own policy and the sampled policy of the others. */
  private record Played(
      int me, GinSimPolicy own, GinDeterminizer determinizer, ToDoubleFunction<GinSim> value)
      implements Rollout<GinSim> {
    @Override
    public void finish(GinSim world) {
      GinRollout.of(world, me, own, determinizer.policy());
    }

    @Override
    public double worth(GinSim over) {
      return value.applyAsDouble(over);
    }
  }
}
