package oklahoma.bot;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinEasyPolicy;
import oklahoma.bot.gin.GinPolicy;
import oklahoma.bot.gin.GinSearchBot;
import oklahoma.bot.gin.GinSeveralPolicy;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.oklahoma.EasyPolicy;
import oklahoma.bot.oklahoma.NormalPolicy;
import oklahoma.bot.oklahoma.OklahomaBot;
import oklahoma.bot.oklahoma.OklahomaSearchBot;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.bot.search.Budget;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;

/** The bots, by level. Each is immutable and can play any number of seats. */
public final class Bots {
  private static final Function<BotLevel, Bot> BRIEF = thinking(Budget.BRIEF);

  private Bots() {}

  /**
   * The bot of a level that answers at once, deterministically for the same view and random
   * numbers.
   */
  public static Bot of(BotLevel level) {
    return BRIEF.apply(level);
  }

  /**
   * The bots by level. Hard spends this budget on each search, and Expert a multiple of it ({@link
   * Budget#EXPERT_TIMES}).
   */
  public static Function<BotLevel, Bot> thinking(Budget budget) {
    Bot easy =
        new OfEveryGame(
            new OklahomaBot(new EasyPolicy()),
            new GinBot(new GinEasyPolicy(), new GinEasyPolicy()));
    Bot normal =
        new OfEveryGame(
            new OklahomaBot(new NormalPolicy()),
            new GinBot(new GinTunedPolicy(), new GinSeveralPolicy()));
    Bot hard = searching(budget, new GinSearchBot(new GinTunedPolicy(), budget));
    Budget ample = budget.multiplied(Budget.EXPERT_TIMES);
    Bot expert = searching(ample, new GinSearchBot(new GinTunedPolicy(), ample).foreseeing());
    return level ->
        switch (level) {
          case EASY -> easy;
          case NORMAL -> normal;
          case HARD -> hard;
          case EXPERT -> expert;
        };
  }

  private static Bot searching(Budget budget, GinPolicy two) {
    return new OfEveryGame(
        new OklahomaBot(new OklahomaSearchBot(ValueNets.OWN, budget)),
        new GinBot(two, new GinSearchBot(new GinSeveralPolicy(), budget)));
  }

  /** A bot that can play gin only. */
  static Bot ginAlone(GinPolicy judgement) {
    GinBot gin = new GinBot(judgement, judgement);
    return (deal, soFar, me, chance) ->
        switch (deal.value()) {
          case Gin played -> gin.choose(played, soFar, me, chance);
          case Oklahoma other -> throw new IllegalArgumentException("it plays gin only");
        };
  }

  /** A player of both games. */
  private record OfEveryGame(OklahomaBot oklahoma, GinBot gin) implements Bot {
    @Override
    public Move choose(Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
      return switch (deal.value()) {
        case Oklahoma played -> oklahoma.choose(played, soFar, me, chance);
        case Gin played -> gin.choose(played, soFar, me, chance);
      };
    }

    @Override
    public Bot at(Match before) {
      return switch (before) {
        case OklahomaMatch match -> new OfEveryGame(oklahoma.at(match.standing()), gin);
        case GinMatch match -> new OfEveryGame(oklahoma, gin.at(match));
      };
    }

    @Override
    public Bot with(Temper temper) {
      return new OfEveryGame(oklahoma.with(temper), gin.with(temper));
    }
  }
}
