package oklahoma.host.table.setup;

import java.time.Duration;

/**
 * The pace of bots. In a claim window the pause is chosen before the bot has thought, so it reveals
 * nothing about the answer (O-15).
 *
 * @param turn the pause before each move of a turn
 * @param answer the pause before an answer to a claim window
 */
public record BotPace(Span turn, Span answer) {

  /** A range of times; the pause is drawn uniformly from it. */
  public record Span(Duration least, Duration most) {
    public Span {
      if (least.isNegative() || most.compareTo(least) < 0) {
        throw new IllegalArgumentException("a span of time goes from less to more");
      }
    }

    /** A range in milliseconds. */
    public static Span millis(long least, long most) {
      return new Span(Duration.ofMillis(least), Duration.ofMillis(most));
    }
  }

  /** No pauses. */
  public static final BotPace NONE = new BotPace(Span.millis(0, 0), Span.millis(0, 0));

  /** The pace for players who know the game. */
  public static final BotPace FAST = new BotPace(Span.millis(250, 500), Span.millis(200, 700));

  /** A pace that everybody can follow. */
  public static final BotPace MEDIUM =
      new BotPace(Span.millis(600, 1_100), Span.millis(400, 1_400));

  /** A slow pace. */
  public static final BotPace SLOW =
      new BotPace(Span.millis(1_200, 2_200), Span.millis(800, 2_500));

  public Duration turnPause(Dealing chance) {
    return drawn(turn, chance);
  }

  public Duration answerPause(Dealing chance) {
    return drawn(answer, chance);
  }

  private static Duration drawn(Span span, Dealing chance) {
    long stage = span.most().minus(span.least()).toMillis();
    return span.least().plusMillis(chance.upTo(stage));
  }
}
