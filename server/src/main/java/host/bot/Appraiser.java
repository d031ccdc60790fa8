package host.bot;

import host.bot.Appraisal.Option;
import java.util.ArrayList;
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
import rules.Move;
import rules.Standing;
import rules.gin.Gin;
import rules.oklahoma.Oklahoma;

/**
 * Compares the moves that a seat could make, as Hard would: for hints, and for what could have been
 * done. Gin is searched; in Oklahoma Hard foresees what a move is worth, and where it has no values
 * the order is the judgement of Normal without figures. It computes on the thread that calls it,
 * for as long as the budget says.
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
        yield Optional.of(foreseen(position, moves, also));
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

  private static Appraisal foreseen(Position position, List<Move> moves, List<Move> also) {
    OklahomaThoughts thoughts = new OklahomaThoughts(position);
    Optional<OklahomaWorths> worths = OklahomaWorths.of(position);
    if (worths.isEmpty()) {
      return judged(moves.stream().map(thoughts::of).toList(), also);
    }
    double best = worths.get().of(moves.getFirst());
    List<Priced> ranked =
        moves.stream()
            .map(move -> new Priced(thoughts.of(move), best - worths.get().of(move)))
            .sorted(Comparator.comparingDouble(Priced::behind))
            .toList();
    return appraisal(
        ranked.stream().map(Priced::thought).toList(),
        also,
        place -> new Worth.Foreseen(ranked.get(place).behind()));
  }

  /** A move and what it is behind Hard's own; what seems to be ahead of that is behind nothing. */
  private record Priced(Thought thought, double behind) {
    Priced {
      behind = Math.max(0, behind);
    }
  }

  private static Appraisal judged(List<Thought> ranked, List<Move> also) {
    return appraisal(ranked, also, place -> new Worth.Judged());
  }

  private static Appraisal appraisal(
      List<Thought> ranked, List<Move> also, IntFunction<Worth> worth) {
    return new Appraisal(
        IntStream.range(0, ranked.size())
            .mapToObj(i -> new Option(ranked.get(i).move(), worth.apply(i), why(ranked, i, also)))
            .toList(),
        0);
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
    List<Option> options = new ArrayList<>();
    for (int place = 0; place < ranked.size(); place++) {
      Estimate worth = compared.worth(order.get(place));
      Estimate behind = compared.behind(order.get(place), best);
      options.add(
          new Option(
              ranked.get(place).move(),
              ofMatch ? new Worth.OfMatch(worth, behind) : new Worth.OfDeal(worth, behind),
              why(ranked, place, also)));
    }
    return new Appraisal(options, compared.worlds());
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
