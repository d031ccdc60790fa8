package oklahoma.host.table.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.function.Predicate;
import oklahoma.bot.Bot;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.mailbox.Mailbox;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Move;

/**
 * Asks bots on other threads. An answer comes as a message, after a pause of a length chosen
 * beforehand. Confined to the table's thread.
 */
public final class BotScheduler {

  /** A question that a bot is working on or has in its queue. */
  private record Thought(Effect.AskBot question, FutureTask<?> task) {}

  private final Function<BotLevel, Bot> bots;
  private final Executor thinkers;
  private final Timing timing;
  private final Mailbox mailbox;
  private final List<Thought> thoughts = new ArrayList<>();

  public BotScheduler(
      Function<BotLevel, Bot> bots, Executor thinkers, Timing timing, Mailbox mailbox) {
    this.bots = bots;
    this.thinkers = thinkers;
    this.timing = timing;
    this.mailbox = mailbox;
  }

  /** Asks a bot. */
  public void ask(Effect.AskBot question) {
    long until = timing.nanos() + question.pause().toNanos();
    Bot bot = bots.apply(question.level()).with(question.temper()).at(question.before());
    FutureTask<?> task = new FutureTask<>(() -> answer(thought(bot, question), until), null);
    thoughts.add(new Thought(question, task));
    thinkers.execute(task);
  }

  /** Stops the work on these questions, which would take time from others. */
  public void end(Predicate<Effect.AskBot> questions) {
    for (Thought thought : thoughts) {
      if (questions.test(thought.question())) {
        thought.task().cancel(true);
      }
    }
    thoughts.removeIf(thought -> thought.task().isDone());
  }

  private static TableMessage thought(Bot bot, Effect.AskBot asked) {
    try {
      Move move = bot.choose(asked.deal(), asked.soFar(), asked.seat(), asked.random());
      return new TableMessage.BotChose(asked.seat(), asked.question(), move);
    } catch (RuntimeException | Error failure) {
      return new TableMessage.BotFailed(asked.seat(), asked.question(), failure);
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
