package oklahoma.host.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import oklahoma.bot.Bots;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Regular;
import oklahoma.protocol.people.BotLevel;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Matches at tables of a host process while seats drop by chance, several at once, for moments or
 * for longer than their grace, and come back. It fails when a table does not go on, when somebody
 * does not find the seat again, or when somebody back in a seat cannot play on. Run by command.
 */
class DropSoak {
  private static final Logger LOG = LoggerFactory.getLogger(DropSoak.class);
  private static final Duration LENGTH =
      Duration.ofSeconds(Integer.getInteger("host.drops.seconds", 600));
  private static final int TABLES = 2;
  private static final int GUESTS = 4;
  private static final int MOST_AWAY = 2;
  private static final int GRACE_SECONDS = 15;

  /** A silent line is noticed after 10 s, then its seat is kept for the grace; then some leeway. */
  private static final Duration STANDS_STILL = Duration.ofSeconds(10 + GRACE_SECONDS + 20);

  private final RandomGenerator chance =
      RandomGeneratorFactory.of("L64X128MixRandom").create(Long.getLong("host.drops.seed", 1));
  private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
  private final List<Away> away = new ArrayList<>();
  private int drops;
  private long nextDrop = System.nanoTime();
  private long longestWait;

  private record Line(int table, FaultyProxy network, Regular guest) {}

  private record Away(Line line, long until) {}

  @Test
  void noTableStallsAndNoSeatIsLost() throws IOException {
    try (HostProcess host =
            HostProcess.listening(
                List.of(),
                "--tables",
                "" + TABLES,
                "--seats",
                "" + GUESTS,
                "--grace",
                "" + GRACE_SECONDS);
        Loops loops = new Loops()) {
      List<Line> lines =
          IntStream.range(0, TABLES * GUESTS).mapToObj(i -> line(loops, host, i)).toList();
      await()
          .atMost(Duration.ofMinutes(1))
          .until(() -> lines.stream().allMatch(line -> line.guest().moves() > 0));
      dropAndReturn(lines);
      everybodyIsBack(lines);
      report(lines);
      lines.forEach(line -> line.guest().close());
      lines.forEach(line -> line.network().close());
      assertThat(host.output()).noneMatch(entry -> entry.contains(" ERROR "));
    } finally {
      thread.shutdownNow();
    }
  }

  private Line line(Loops loops, HostProcess host, int i) {
    FaultyProxy network = FaultyProxy.before(host.address(), i);
    network.delay(Duration.ZERO, Duration.ofMillis(20));
    String name = List.of("North", "East", "South", "West").get(i % GUESTS);
    int table = i / GUESTS + 1;
    Regular guest =
        new Regular(
            loops, network.address(), name, table, GUESTS, Bots.of(BotLevel.NORMAL), i + 1, thread);
    return new Line(table, network, guest);
  }

  private void dropAndReturn(List<Line> lines) {
    long end = System.nanoTime() + LENGTH.toNanos();
    await()
        .forever()
        .pollInterval(Duration.ofMillis(20))
        .until(() -> {
          drive(lines, System.nanoTime());
          return System.nanoTime() >= end;
        });
    heal(Long.MAX_VALUE);
  }

  private void drive(List<Line> lines, long now) {
    if (now >= nextDrop) {
      drop(lines.get(chance.nextInt(lines.size())));
      nextDrop = now + TimeUnit.MILLISECONDS.toNanos(chance.nextLong(200, 3_000));
    }
    heal(now);
    watch(lines);
  }

  /** A cut or a reset is over at once; a pulled cable lasts, now and then longer than the grace. */
  private void drop(Line line) {
    boolean already = away.stream().anyMatch(other -> other.line().equals(line));
    long atTable = away.stream().filter(other -> other.line().table() == line.table()).count();
    if (already || atTable >= MOST_AWAY) {
      return;
    }
    drops++;
    switch (chance.nextInt(4)) {
      case 0 -> line.network().cut();
      case 1 -> line.network().reset();
      default -> {
        boolean breaks = chance.nextBoolean();
        if (breaks) {
          line.network().reset();
        }
        line.network().stall();
        long longest = chance.nextInt(5) == 0 ? 30_000 : 4_000;
        long millis = chance.nextLong(100, longest);
        away.add(new Away(line, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis)));
      }
    }
  }

  private void heal(long now) {
    List<Away> over = away.stream().filter(each -> each.until() <= now).toList();
    over.forEach(each -> each.line().network().flow());
    away.removeAll(over);
  }

  private void watch(List<Line> lines) {
    for (Line line : lines) {
      assertThat(line.guest().fault()).as("table %d", line.table()).isEmpty();
    }
    for (int table = 1; table <= TABLES; table++) {
      int number = table;
      long playedOn =
          lines.stream()
              .filter(line -> line.table() == number)
              .mapToLong(line -> line.guest().playedOn())
              .max()
              .orElseThrow();
      long wait = System.nanoTime() - playedOn;
      longestWait = Math.max(longestWait, wait);
      assertThat(Duration.ofNanos(wait)).as("table %d waits", table).isLessThan(STANDS_STILL);
    }
  }

  /** No ghosts: every seat plays on by its own guest's hand. */
  private void everybodyIsBack(List<Line> lines) {
    List<Long> before = lines.stream().map(line -> line.guest().moves()).toList();
    await()
        .atMost(Duration.ofMinutes(2))
        .pollInterval(Duration.ofMillis(50))
        .until(() -> {
          watch(lines);
          return IntStream.range(0, lines.size())
              .allMatch(i -> lines.get(i).guest().moves() > before.get(i) + 2);
        });
  }

  private void report(List<Line> lines) {
    LOG.info(
        "{} s at {} tables of {}: {} drops, {} returns, {} matches, {} moves, longest wait {} s",
        LENGTH.toSeconds(),
        TABLES,
        GUESTS,
        drops,
        lines.stream().mapToInt(line -> line.guest().returns()).sum(),
        lines.stream().mapToInt(line -> line.guest().matches()).sum() / GUESTS,
        lines.stream().mapToLong(line -> line.guest().moves()).sum(),
        Duration.ofNanos(longestWait).toMillis() / 1_000.0);
  }
}
