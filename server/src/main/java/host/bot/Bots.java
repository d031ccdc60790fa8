package host.bot;

import java.util.List;
import java.util.random.RandomGenerator;
import protocol.BotLevel;
import rules.Deal;
import rules.Event;
import rules.Move;
import rules.Seat;
import rules.Seen;
import rules.gin.Gin;
import rules.oklahoma.Oklahoma;

/** The bots, by level. Each is one immutable player that may sit in any number of seats. */
public final class Bots {
  private static final Bot EASY =
      new OfEveryGame(new OklahomaBot(new PlainJudgement()), new GinBot(new PlainGin()));
  private static final Bot NORMAL =
      new OfEveryGame(
          new OklahomaBot(new PlanningJudgement(0)), new GinBot(new CarefulGin(CarefulGin.NORMAL)));
  private static final Bot HARD =
      new OfEveryGame(
          new OklahomaBot(new PlanningJudgement(PlanningJudgement.DEEP)),
          new GinBot(new CarefulGin(CarefulGin.HARD)));

  private Bots() {}

  /** The bot of a level. */
  public static Bot of(BotLevel level) {
    return switch (level) {
      case EASY -> EASY;
      case NORMAL -> NORMAL;
      case HARD -> HARD;
    };
  }

  /** A player of either game. */
  private record OfEveryGame(OklahomaBot oklahoma, GinBot gin) implements Bot {
    @Override
    public Move choose(Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
      return switch (deal.value()) {
        case Oklahoma played -> oklahoma.choose(played, soFar, me, chance);
        case Gin played -> gin.choose(played, soFar, me, chance);
      };
    }
  }
}
