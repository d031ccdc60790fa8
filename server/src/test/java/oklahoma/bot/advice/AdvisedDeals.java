package oklahoma.bot.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Estimate;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;

/** Deals of bots, at each moment of which the player who is to act may ask for advice. */
final class AdvisedDeals {
  static final MoveAdvisor ADVISOR = new MoveAdvisor(new Budget.Samples(40), 5);

  private final SplittableRandom chance = new SplittableRandom(31);
  private final Set<Class<?>> features = new HashSet<>();

  /** Every kind of reason that has been given. */
  Set<Class<?>> features() {
    return features;
  }

  /** How much less of a chance this move has than the best. */
  static double cost(View view, Move move) {
    return ofMatch(view, move).behind().mean();
  }

  /** What this move is worth in a match. */
  static MoveWorth.OfMatch ofMatch(View view, Move move) {
    return (MoveWorth.OfMatch) option(view, move).worth();
  }

  /** The advice about this move. */
  static MoveAdvice.Option option(View view, Move move) {
    return ADVISOR.of(view, List.of(move), () -> false).orElseThrow().options().stream()
        .filter(option -> option.move().equals(move))
        .findFirst()
        .orElseThrow();
  }

  /** How much less of a chance a move has than the best. */
  static double behind(MoveAdvice.Option option) {
    return option.worth() instanceof MoveWorth.OfMatch(Estimate won, Estimate behind)
        ? behind.mean()
        : 0;
  }

  /** The chance to win the match; 0 where there is no figure. */
  static double chance(MoveAdvice.Option option) {
    return option.worth() instanceof MoveWorth.OfMatch(Estimate won, Estimate behind)
        ? won.mean()
        : 0;
  }

  /** The advice, which is the same again and names legal moves alone. */
  MoveAdvice advised(View view, List<Move> also) {
    MoveAdvice advice = ADVISOR.of(view, also, () -> false).orElseThrow();
    assertThat(ADVISOR.of(view, also, () -> false)).contains(advice);
    assertThat(advice.options())
        .allSatisfy(option ->
            assertThat(view.deal().value().rule(view.me(), option.move()))
                .isInstanceOf(Ruling.Allowed.class));
    advice.options().stream()
        .flatMap(option -> option.why().stream())
        .forEach(why -> features.add(why.getClass()));
    return advice;
  }

  /** The first moment of a match. */
  View first(Rules rules) {
    Match match = rules.match(Seat.A);
    return view(DealInPlay.next(match, chance), match);
  }

  private static View view(DealInPlay table, Match match) {
    Seat seat = table.toAct();
    return new View(table.seen(), table.noticed(seat), seat, match.standing(), List.of());
  }

  /** Plays deals and looks at each moment through the eyes of who is to act. */
  void follow(Rules rules, int deals, Consumer<View> looks) {
    follow(rules, deals, BotLevel.EASY, looks);
  }

  /** The same with bots of this level. */
  void follow(Rules rules, int deals, BotLevel level, Consumer<View> looks) {
    follow(rules, deals, Bots.of(level), looks);
  }

  /** The same with this bot in every seat. */
  void follow(Rules rules, int deals, Bot regular, Consumer<View> looks) {
    Match match = rules.match(Seat.A);
    for (int i = 0; i < deals; i++) {
      match = match.after(played(match, regular, looks));
    }
  }

  private Deal played(Match match, Bot regular, Consumer<View> looks) {
    DealInPlay table = DealInPlay.next(match, chance);
    while (!table.over()) {
      looks.accept(view(table, match));
      table.play(regular, chance);
    }
    return table.deal();
  }
}
