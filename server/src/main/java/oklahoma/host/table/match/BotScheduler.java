package oklahoma.host.table.match;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;

/**
 * Asks bots away from the table's thread. Their answers come by message, after a pause that was
 * drawn beforehand.
 */
public final class BotScheduler {
  private final Function<BotLevel, Bot> bots;
  private final Executor thinkers;
  private final Timing timing;
  private final BotPace pace;
  private final Dealing chance;
  private final Mailbox mailbox;
  private final Map<Seat, Question> asked = new EnumMap<>(Seat.class);
  private long questions;

  /**
   * What a bot was asked last.
   *
   * @param id unlike that of every other question at this table
   * @param number the number of the last update that its seat had seen
   */
  private record Question(long id, long number) {}

  public BotScheduler(
      Function<BotLevel, Bot> bots,
      Executor thinkers,
      Timing timing,
      BotPace pace,
      Dealing chance,
      Mailbox mailbox) {
    this.bots = bots;
    this.thinkers = thinkers;
    this.timing = timing;
    this.pace = pace;
    this.chance = chance;
    this.mailbox = mailbox;
  }

  /**
   * Asks the bot of a seat, once for each state that the seat has seen.
   *
   * @param before the score of the match before this deal
   */
  void ask(
      Seat seat,
      BotLevel level,
      Temper temper,
      long number,
      Standing before,
      Deal deal,
      List<Seen<Event>> soFar) {
    Question last = asked.get(seat);
    if (last != null && last.number() == number) {
      return;
    }
    long question = ++questions;
    asked.put(seat, new Question(question, number));
    Bot bot = bots.apply(level).with(temper).at(before);
    Seen<Deal> seen = Seen.of(deal, seat);
    RandomGenerator dice = chance.dice();
    long until = timing.nanos() + pause(deal).toNanos();
    thinkers.execute(() -> answer(thought(bot, seen, soFar, seat, dice, question), until));
  }

  /** Whether this answers what the seat was asked last, and the seat has seen no more since. */
  boolean answers(Seat seat, long question, long number) {
    Question last = asked.get(seat);
    return last != null && last.id() == question && last.number() == number;
  }

  /** What the seat was asked does not count any more; it may be asked again. */
  public void forget(Seat seat) {
    asked.remove(seat);
  }

  /** Nothing that was asked counts any more. */
  public void forgetAll() {
    asked.clear();
  }

  private Duration pause(Deal deal) {
    return deal.claimWindow() ? pace.answerPause(chance) : pace.turnPause(chance);
  }

  private static TableMessage thought(
      Bot bot,
      Seen<Deal> deal,
      List<Seen<Event>> soFar,
      Seat seat,
      RandomGenerator dice,
      long question) {
    try {
      Move move = bot.choose(deal, soFar, seat, dice);
      return new TableMessage.BotChose(seat, question, move);
    } catch (RuntimeException failure) {
      return new TableMessage.BotFailed(seat, question, failure);
    }
  }

  private void answer(TableMessage message, long until) {
    long left = until - timing.nanos();
    if (left > 0) {
      timing.after(Duration.ofNanos(left), () -> mailbox.put(message));
    } else {
      mailbox.put(message);
    }
  }
}
