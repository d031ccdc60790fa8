package oklahoma.bot.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Stopwatch;
import oklahoma.protocol.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.CardBits;
import oklahoma.rules.gin.Deadwood;
import oklahoma.rules.gin.GinPhase;

/**
 * Plays gin by search: deals what it cannot see as it may well lie, plays its few best moves on to
 * the end of the deal, and keeps to the policy's own choice unless another is better in many worlds
 * or clearly so in fewer ({@link GinRace}).
 */
public final class GinSearchBot implements GinPolicy {
  /** So many discards are compared at most. */
  private static final int DISCARDS = 5;

  /** A discard that costs so much more than the cheapest is not compared. */
  private static final double TOO_DEAR = 8;

  /** A card of so few points may be worth taking whatever the hand. */
  private static final int LOW = 4;

  private final Budget budget;
  private final Optional<Standing> score;
  private final GinBasePolicy fast;

  /**
   * A searching player that looks at the points of a deal alone.
   *
   * @param fast whose moves stand unless others are better
   * @param budget for each decision
   */
  public GinSearchBot(GinBasePolicy fast, Budget budget) {
    this(fast, budget, Optional.empty());
  }

  private GinSearchBot(GinBasePolicy fast, Budget budget, Optional<Standing> score) {
    this.fast = fast;
    this.budget = budget;
    this.score = score;
  }

  /** The player that wants to win the match from this score. */
  @Override
  public GinSearchBot at(Standing before) {
    return new GinSearchBot(fast, budget, Optional.of(before));
  }

  @Override
  public GinSearchBot with(Temper temper) {
    return new GinSearchBot(fast.with(temper), budget, score);
  }

  /** A move, in the guessed worlds and at the table. */
  public record Choice(Consumer<GinSim> tried, Move move) {}

  @Override
  public boolean takes(GinView sight, Card card, RandomGenerator chance) {
    long bit = CardBits.bit(card);
    boolean own = fast.takes(sight, card, chance);
    boolean thinkable =
        own
            || (Neighbours.beside(bit) & sight.hand()) != 0
            || Deadwood.points(bit, sight.runs()) <= LOW;
    if (!thinkable) {
      return false;
    }
    return best(sight, draws(sight, own), chance) instanceof Move.Take;
  }

  /** The moves worth a thought, the policy's own first; none where there is nothing to choose. */
  public List<Choice> options(GinView sight, RandomGenerator chance) {
    return switch (sight.deal().phase()) {
      case GinPhase.Offered offer -> draws(sight, fast.takes(sight, top(sight), chance));
      case GinPhase.ToDraw turn ->
          turn.pile() == GinPhase.Pile.OPEN && sight.allows(new Move.Take())
              ? draws(sight, fast.takes(sight, top(sight), chance))
              : List.of();
      case GinPhase.ToPlay turn when turn.last() -> List.of();
      case GinPhase.ToPlay turn ->
          GinBits.gin(sight).map(gin -> List.of(choice(gin))).orElseGet(() -> moves(sight, chance));
      case GinPhase.LayingOff defence -> List.of();
      case GinPhase.Done done -> List.of();
    };
  }

  private static Card top(GinView sight) {
    return sight.deal().tableau().pile().getFirst();
  }

  /** A move of gin before the deal is stopped. */
  public static Choice choice(Move move) {
    return new Choice(
        switch (move) {
          case Move.Take take -> GinSim::take;
          case Move.Discard(Card card) -> deal -> deal.discard(CardBits.bit(card));
          case Move.Knock(Optional<Card> card, List<Meld> melds) when card.isPresent() ->
              deal -> deal.stop(CardBits.bit(card.get()));
          case Move.Knock bigGin -> GinSim::bigGin;
          default -> GinSearchBot::leave;
        },
        move);
  }

  /** Both ways to begin a turn, or to answer an offer. */
  private static List<Choice> draws(GinView sight, boolean takes) {
    boolean offered = sight.deal().phase() instanceof GinPhase.Offered;
    Choice take = choice(new Move.Take());
    Choice leave = choice(offered ? new Move.Pass() : new Move.Draw());
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
  public Move plays(GinView sight, RandomGenerator chance) {
    Optional<Move> gin = GinBits.gin(sight);
    if (gin.isPresent()) {
      return gin.get();
    }
    return best(sight, moves(sight, chance), chance);
  }

  /** The discards worth a thought and the knock, the policy's own choice first. */
  private List<Choice> moves(GinView sight, RandomGenerator chance) {
    List<Choice> choices = discards(sight);
    KnockChoice.best(sight)
        .ifPresent(knock -> {
          Choice stop = choice(knock.move());
          choices.add(fast.stops(sight, chance).isPresent() ? 0 : choices.size(), stop);
        });
    return choices;
  }

  /** The discards worth a thought, the policy's own first. */
  private List<Choice> discards(GinView sight) {
    GinSim deal = GinSim.of(sight);
    List<Card> cheap = fast.ranked(sight);
    double most = costs(deal, cheap.getFirst()) + TOO_DEAR;
    List<Choice> choices = new ArrayList<>();
    for (Card card : cheap.subList(0, Math.min(DISCARDS, cheap.size()))) {
      if (costs(deal, card) <= most) {
        choices.add(choice(new Move.Discard(card)));
      }
    }
    return choices;
  }

  private static double costs(GinSim deal, Card card) {
    return TunedSimPolicy.costs(deal, CardBits.bit(card));
  }

  private Move best(GinView sight, List<Choice> choices, RandomGenerator chance) {
    Stopwatch watch = Stopwatch.of(budget);
    return choices.get(race(sight, choices, score, chance).winner(watch)).move();
  }

  /** The choices, ready to be compared. */
  public static GinRace race(
      GinView sight, List<Choice> choices, Optional<Standing> score, RandomGenerator chance) {
    return new GinRace(
        GinSim.of(sight),
        Seat.first(sight.rules().seats()).stream().mapToInt(sight::held).toArray(),
        choices.stream().map(Choice::tried).toList(),
        GinStakes.of(sight, score),
        chance);
  }
}
