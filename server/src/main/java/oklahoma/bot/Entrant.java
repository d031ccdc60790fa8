package oklahoma.bot;

import oklahoma.bot.gin.GinBaselinePolicy;
import oklahoma.bot.search.Budget;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Temper;

/**
 * The players of a tournament: the levels, Normal with each temper, and the reference players of
 * published gin contests.
 */
public enum Entrant {
  /** The level {@link BotLevel#EASY}. */
  EASY,
  /** The level {@link BotLevel#NORMAL}. */
  NORMAL,
  /** The level {@link BotLevel#NORMAL} with the temper {@link Temper#BOLD}. */
  BOLD,
  /** The level {@link BotLevel#NORMAL} with the temper {@link Temper#CAREFUL}. */
  CAREFUL,
  /** The level {@link BotLevel#HARD}. */
  HARD,
  /** The level {@link BotLevel#EXPERT}. */
  EXPERT,
  /**
   * Gin only: takes a discard that enters a meld, discards at random among the cards that leave the
   * least deadwood, and knocks as soon as it may.
   */
  PLAIN,
  /**
   * Gin only: as {@link #PLAIN}, but after its first three turns it ends the deal only with gin.
   */
  PATIENT;

  /** Whether it plays gin only. */
  public boolean ginOnly() {
    return this == PLAIN || this == PATIENT;
  }

  /** Its bot with this budget, if it searches; Expert uses a multiple. */
  public Bot bot(Budget budget) {
    return switch (this) {
      case EASY -> Bots.thinking(budget).apply(BotLevel.EASY);
      case NORMAL -> Bots.thinking(budget).apply(BotLevel.NORMAL);
      case BOLD -> Bots.thinking(budget).apply(BotLevel.NORMAL).with(Temper.BOLD);
      case CAREFUL -> Bots.thinking(budget).apply(BotLevel.NORMAL).with(Temper.CAREFUL);
      case HARD -> Bots.thinking(budget).apply(BotLevel.HARD);
      case EXPERT -> Bots.thinking(budget).apply(BotLevel.EXPERT);
      case PLAIN -> Bots.ginAlone(GinBaselinePolicy.PLAIN);
      case PATIENT -> Bots.ginAlone(GinBaselinePolicy.PATIENT);
    };
  }
}
