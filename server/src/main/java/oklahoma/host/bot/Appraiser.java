package oklahoma.host.bot;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import oklahoma.host.bot.Appraisal.Option;
import oklahoma.rules.Move;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * Compares the moves that a seat could make, as Hard would, by search: for hints, and for what
 * could have been done. Where Hard does not search (rules of Oklahoma under which it has learnt
 * nothing) the order is the judgement of Normal without figures. It computes on the thread that
 * calls it, for as long as the budget says.
 *
 * @param budget for the search; the appraisal depends on the machine only if this is a time
 * @param seed of the guesses at hidden cards: the same view, seed and samples give the same
 *     appraisal
 */
public record Appraiser(Budget budget, long seed) {
  private static final GinBot NORMAL_GIN = new GinBot(new TunedGin(), new CarefulGin());

  /**
   * Compares the moves worth a thought.
   *
   * @param view whose seat is to act
   * @param also moves to compare in any case, such as one that was made; illegal ones are left out.
   *     What speaks for the best move is said against the first of them, if that is another one,
   *     and otherwise against the second best.
   * @param cancelled asked now and then, from the same thread
   * @return empty if it was cancelled
   * @throws IllegalArgumentException if the deal does not wait for the seat
   */
  public Optional<Appraisal> of(View view, List<Move> also, BooleanSupplier cancelled) {
    if (!view.deal().value().toAct().contains(view.me())) {
      throw new IllegalArgumentException("the deal does not wait for " + view.me());
    }
    RandomGenerator chance = new SplittableRandom(seed);
    return switch (view.deal().value()) {
      case Oklahoma deal -> {
        Position position = Position.of(deal, view.me(), view.soFar());
        List<Move> moves = more(OklahomaOptions.of(position, chance), also, position::allows);
        yield searched(position, view.before(), moves, also, chance, cancelled);
      }
      case Gin deal -> {
        GinSight sight = GinSight.of(deal, view.me(), view.soFar());
        yield searched(sight, view.before(), also, chance, cancelled);
      }
    };
  }

  private Optional<Appraisal> searched(
      GinSight sight,
      Standing before,
      List<Move> also,
      RandomGenerator chance,
      BooleanSupplier cancelled) {
    GinPolicy fast = sight.rules().seats() == 2 ? new TunedGin() : new CarefulGin();
    List<SearchingGin.Choice> options = new SearchingGin(fast, budget).options(sight, chance);
    Function<Move, Thought> thoughts = new GinThoughts(sight)::of;
    if (options.isEmpty()) {
      Move only = NORMAL_GIN.choose(sight, chance);
      List<Move> moves = more(List.of(only), also, sight::allows);
      return Optional.of(judged(moves.stream().map(thoughts).toList(), also));
    }
    List<Move> moves =
        more(options.stream().map(SearchingGin.Choice::move).toList(), also, sight::allows);
    List<SearchingGin.Choice> choices = moves.stream().map(SearchingGin::choice).toList();
    return SearchingGin.race(sight, choices, Optional.of(before), chance)
        .compared(Stopwatch.of(budget), cancelled)
        .map(compared -> {
          boolean ofMatch = MatchChance.known(sight.rules());
          return compared(moves.stream().map(thoughts).toList(), also, compared, ofMatch);
        });
  }

  private static List<Move> more(List<Move> moves, List<Move> also, Predicate<Move> allowed) {
    Set<Move> all = new LinkedHashSet<>(moves);
    also.stream().filter(allowed).forEach(all::add);
    return List.copyOf(all);
  }

  private Optional<Appraisal> searched(
      Position position,
      Standing before,
      List<Move> moves,
      List<Move> also,
      RandomGenerator chance,
      BooleanSupplier cancelled) {
    List<Thought> thoughts = moves.stream().map(new OklahomaThoughts(position)::of).toList();
    Optional<OklahomaWorths> worths = OklahomaWorths.of(position);
    if (worths.isEmpty()) {
      return Optional.of(judged(thoughts, also));
    }
    Stopwatch watch = Stopwatch.of(budget);
    boolean takesLater = moves.contains(new Move.Pass()) && worths.get().takesLater();
    List<CountedRace.Option> options =
        moves.stream()
            .map(move ->
                new CountedRace.Option(
                    CountedMoves.of(position, move, takesLater), worths.get().of(move)))
            .toList();
    return SearchingJudgement.race(position, options, Optional.of(before), chance)
        .compared(watch, cancelled)
        .map(compared -> weighed(thoughts, also, compared));
  }

  private static Appraisal weighed(
      List<Thought> thoughts, List<Move> also, CountedRace.Weighed compared) {
    List<Integer> order =
        IntStream.range(0, thoughts.size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> compared.behind().get(i).mean()))
            .toList();
    List<Thought> ranked = order.stream().map(thoughts::get).toList();
    List<Worth> worths =
        order.stream()
            .<Worth>map(i -> new Worth.OfMatch(compared.worths().get(i), compared.behind().get(i)))
            .toList();
    return new Appraisal(options(ranked, also, worths::get), compared.worlds());
  }

  private static Appraisal judged(List<Thought> ranked, List<Move> also) {
    return new Appraisal(options(ranked, also, place -> new Worth.Judged()), 0);
  }

  private static List<Option> options(
      List<Thought> ranked, List<Move> also, IntFunction<Worth> worth) {
    return IntStream.range(0, ranked.size())
        .mapToObj(i -> new Option(ranked.get(i).move(), worth.apply(i), why(ranked, i, also)))
        .toList();
  }

  private static Appraisal compared(
      List<Thought> thoughts, List<Move> also, Compared compared, boolean ofMatch) {
    int best = compared.best();
    List<Integer> order =
        IntStream.range(0, thoughts.size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -compared.worth(i).mean()))
            .toList();
    List<Thought> ranked = order.stream().map(thoughts::get).toList();
    IntFunction<Worth> worth =
        place -> {
          Estimate each = compared.worth(order.get(place));
          Estimate behind = compared.behind(order.get(place), best);
          return ofMatch ? new Worth.OfMatch(each, behind) : new Worth.OfDeal(each, behind);
        };
    return new Appraisal(options(ranked, also, worth), compared.worlds());
  }

  /** What speaks for the best move against its rival, or for another one against the best. */
  private static List<Feature> why(List<Thought> ranked, int place, List<Move> also) {
    return ranked.size() == 1
        ? List.of(new Feature.NoChoice())
        : ranked.get(place).why(ranked.get(place == 0 ? rival(ranked, also) : 0));
  }

  /** The place of the first move that was asked about, or the second place. */
  private static int rival(List<Thought> ranked, List<Move> also) {
    return IntStream.range(1, ranked.size())
        .filter(place -> also.stream().limit(1).anyMatch(ranked.get(place).move()::equals))
        .findFirst()
        .orElse(1);
  }
}
