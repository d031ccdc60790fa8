package host.bot;

import protocol.BotLevel;

/** The bots, by level. Each is one immutable player that may sit in any number of seats. */
public final class Bots {
  private static final Bot EASY = new OklahomaBot(new PlainJudgement());
  private static final Bot NORMAL = new OklahomaBot(new PlanningJudgement(0));
  private static final Bot HARD = new OklahomaBot(new PlanningJudgement(PlanningJudgement.DEEP));

  private Bots() {}

  /** The bot of a level. */
  public static Bot of(BotLevel level) {
    return switch (level) {
      case EASY -> EASY;
      case NORMAL -> NORMAL;
      case HARD -> HARD;
    };
  }
}
