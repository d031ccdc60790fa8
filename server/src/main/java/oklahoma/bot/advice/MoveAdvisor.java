package oklahoma.bot.advice;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import oklahoma.bot.advice.MoveAdvice.Option;
import oklahoma.bot.gin.GinBasePolicy;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinSearchBot;
import oklahoma.bot.gin.GinSeveralPolicy;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.value.GinWinProbability;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.oklahoma.MoveValues;
import oklahoma.bot.oklahoma.OklahomaOptions;
import oklahoma.bot.oklahoma.OklahomaSearchBot;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.bot.oklahoma.sim.SimMoves;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Candidate;
import oklahoma.bot.search.Comparison;
import oklahoma.bot.search.Deadline;
import oklahoma.bot.search.Estimate;
import oklahoma.rules.Move;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * Compares the moves that a seat could make by search, as Hard does: for suggestions, and for the
 * review of better moves. Where Hard does not search (Oklahoma rules for which it has learnt
 * nothing) the order is Normal's preference, without figures. It computes on the calling thread
 * until the budget is spent.
 *
 * @param budget for the search; the advice depends on the machine only if this is a time
 * @param seed of the samples: the same view, seed and samples give the same advice
 */
public record MoveAdvisor(Budget budget, long seed) {
  private static final GinBot NORMAL_GIN = new GinBot(new GinTunedPolicy(), new GinSeveralPolicy());

  /**
   * Compares the promising moves.
   *
   * @param view the position of the seat to act
   * @param also moves to compare in any case, such as one that the player made; illegal ones are
   *     ignored. The reasons for the best move compare it with the first of these, or with the
   *     second best if both are the same move.
   * @param cancelled polled on the same thread
   * @return empty if it was cancelled
   * @throws IllegalArgumentException if the deal does not wait for the seat
   */
  public Optional<MoveAdvice> of(View view, List<Move> also, BooleanSupplier cancelled) {
    if (!view.deal().value().toAct().contains(view.me())) {
      throw new IllegalArgumentException("the deal does not wait for " + view.me());
    }
    RandomGenerator chance = new SplittableRandom(seed);
    return switch (view.deal().value()) {
      case Oklahoma deal -> {
        OklahomaView position = OklahomaView.of(deal, view.me(), view.soFar());
        List<Move> moves = more(OklahomaOptions.of(position, chance), also, position::allows);
        yield searched(position, view.before(), moves, also, chance, cancelled);
      }
      case Gin deal -> {
        GinView sight = GinView.of(deal, view.me(), view.soFar());
        Optional<HandGuess> guess =
            GinGuesses.of(sight, view.earlier(), new SplittableRandom(~seed));
        yield searched(sight, view, also, chance, cancelled)
            .map(found -> new MoveAdvice(found.options(), found.worlds(), guess));
      }
    };
  }

  private Optional<MoveAdvice> searched(
      GinView sight,
      View view,
      List<Move> also,
      RandomGenerator chance,
      BooleanSupplier cancelled) {
    GinBasePolicy fast = sight.rules().seats() == 2 ? new GinTunedPolicy() : new GinSeveralPolicy();
    List<Candidate<GinSim>> options = new GinSearchBot(fast, budget).options(sight, chance);
    Function<Move, Thought> thoughts = new GinReasons(sight)::of;
    if (options.isEmpty()) {
      Move only = NORMAL_GIN.choose(sight, chance);
      List<Move> moves = more(List.of(only), also, sight::allows);
      return Optional.of(judged(moves.stream().map(thoughts).toList(), also));
    }
    List<Move> moves = more(options.stream().map(Candidate::move).toList(), also, sight::allows);
    List<Candidate<GinSim>> candidates = moves.stream().map(GinSearchBot::candidate).toList();
    BiFunction<Estimate, Estimate, MoveWorth> worth =
        GinWinProbability.known(sight.rules()) ? MoveWorth.OfMatch::new : MoveWorth.OfDeal::new;
    GinDeterminizer determinizer = GinDeterminizer.of(sight, view.earlier(), chance);
    return GinSearchBot.search(sight, determinizer, candidates, view.before())
        .compare(Deadline.of(budget), cancelled)
        .map(compared -> ranked(moves.stream().map(thoughts).toList(), also, compared, worth));
  }

  private static List<Move> more(List<Move> moves, List<Move> also, Predicate<Move> allowed) {
    Set<Move> all = new LinkedHashSet<>(moves);
    also.stream().filter(allowed).forEach(all::add);
    return List.copyOf(all);
  }

  private Optional<MoveAdvice> searched(
      OklahomaView position,
      Standing before,
      List<Move> moves,
      List<Move> also,
      RandomGenerator chance,
      BooleanSupplier cancelled) {
    List<Thought> thoughts = moves.stream().map(new OklahomaReasons(position)::of).toList();
    Optional<MoveValues> worths = MoveValues.of(position);
    if (worths.isEmpty()) {
      return Optional.of(judged(thoughts, also));
    }
    Deadline deadline = Deadline.of(budget);
    boolean takesLater = moves.contains(new Move.Pass()) && worths.get().takesLater();
    List<Candidate<OklahomaSim>> candidates =
        moves.stream()
            .map(move ->
                new Candidate<>(
                    move, SimMoves.of(position, move, takesLater), worths.get().of(move)))
            .toList();
    return OklahomaSearchBot.search(position, candidates, Optional.of(before), chance)
        .compare(deadline, cancelled)
        .map(compared -> ranked(thoughts, also, compared, MoveWorth.OfMatch::new));
  }

  /** The moves as the search ranks them, the best first. */
  private static MoveAdvice ranked(
      List<Thought> thoughts,
      List<Move> also,
      Comparison compared,
      BiFunction<Estimate, Estimate, MoveWorth> worth) {
    List<Integer> order =
        IntStream.range(0, thoughts.size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> compared.behind().get(i).mean()))
            .toList();
    List<Thought> ranked = order.stream().map(thoughts::get).toList();
    List<MoveWorth> worths =
        order.stream()
            .map(i -> worth.apply(compared.worths().get(i), compared.behind().get(i)))
            .toList();
    return new MoveAdvice(options(ranked, also, worths::get), compared.worlds(), Optional.empty());
  }

  private static MoveAdvice judged(List<Thought> ranked, List<Move> also) {
    return new MoveAdvice(
        options(ranked, also, place -> new MoveWorth.Judged()), 0, Optional.empty());
  }

  private static List<Option> options(
      List<Thought> ranked, List<Move> also, IntFunction<MoveWorth> worth) {
    return IntStream.range(0, ranked.size())
        .mapToObj(i -> new Option(ranked.get(i).move(), worth.apply(i), why(ranked, i, also)))
        .toList();
  }

  /** The reasons for the best move over its rival, or for another move over the best. */
  private static List<MoveReason> why(List<Thought> ranked, int place, List<Move> also) {
    return ranked.size() == 1
        ? List.of(new MoveReason.NoChoice())
        : ranked.get(place).why(ranked.get(place == 0 ? rival(ranked, also) : 0));
  }

  /** The index of the first move to compare in any case, or 1. */
  private static int rival(List<Thought> ranked, List<Move> also) {
    return IntStream.range(1, ranked.size())
        .filter(place -> also.stream().limit(1).anyMatch(ranked.get(place).move()::equals))
        .findFirst()
        .orElse(1);
  }
}
