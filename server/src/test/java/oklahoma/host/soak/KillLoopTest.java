package oklahoma.host.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import oklahoma.bot.Bots;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.host.journal.JournalReader;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.testing.DealHistory;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Regular;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A host that is killed at random moments while four guests play, and started again on its folder:
 * whatever a guest was told is in the journal, in the same order and once, and matches end with the
 * scores that the journal gives.
 */
class KillLoopTest {
  private static final Logger LOG = LoggerFactory.getLogger(KillLoopTest.class);
  private static final int KILLS = Integer.getInteger("host.kills", 10);
  private static final int MOST_MOVES = 40;
  private static final int PORTS = 22;

  /**
   * While no host has the port, the system would give it to somebody else if it could. So it is
   * below those that the system gives away, and other JVMs that run tests have others.
   */
  private static final int FIRST_PORT =
      10_000 + (int) (ProcessHandle.current().pid() % 1_000) * PORTS;

  private static final int GUESTS = 4;
  private static final Duration PLAYS_ON = Duration.ofMinutes(2);
  private static final Duration MATCH_AT_MOST = Duration.ofMinutes(3);

  /** Processes that live for a second need no better code. */
  private static final List<String> SHORT_LIVED =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

  @TempDir private Path folder;

  private final RandomGenerator chance =
      RandomGeneratorFactory.of("L64X128MixRandom").create(Long.getLong("host.kills.seed", 1));
  private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
  private final List<Regular> guests = new ArrayList<>();

  @Test
  @DisabledOnOs(OS.WINDOWS) // a process that was asked to end is killed there
  void nothingThatWasSentIsLostOrHappensTwice() throws Exception {
    long began = System.nanoTime();
    int port = ownPort();
    HostProcess host = start(port);
    try (FaultyProxy network = FaultyProxy.before(host.address(), 1);
        Loops loops = new Loops()) {
      IntStream.range(0, GUESTS).forEach(i -> guests.add(guest(loops, network, i)));
      everybodyPlaysOn();
      for (int kill = 0; kill < KILLS; kill++) {
        theyMove(chance.nextInt(MOST_MOVES));
        host.kill();
        host = start(port);
      }
      everybodyPlaysOn();
      if (KILLS >= 20) {
        oneMoreMatchEnds();
      }
      guests.forEach(Regular::close);
      host.terminate();
      assertThat(host.exitCode()).as("%s", host.output()).isZero();
    } finally {
      thread.shutdownNow();
      host.close();
    }
    compare(began);
  }

  /** The first of this JVM's ports that nobody else has. */
  private static int ownPort() {
    return IntStream.range(FIRST_PORT, FIRST_PORT + PORTS)
        .filter(KillLoopTest::free)
        .findFirst()
        .orElseThrow();
  }

  private static boolean free(int port) {
    try (ServerSocket door = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return door.isBound();
    } catch (IOException taken) {
      return false;
    }
  }

  private HostProcess start(int port) throws Exception {
    return HostProcess.listeningOn(
        port, SHORT_LIVED, "--data", folder.toString(), "--seats", "" + GUESTS);
  }

  private Regular guest(Loops loops, FaultyProxy network, int i) {
    String name = List.of("North", "East", "South", "West").get(i);
    return new Regular(
            loops, network.address(), name, 1, GUESTS, Bots.of(BotLevel.EASY), i + 1, thread)
        .impatient();
  }

  private void everybodyPlaysOn() {
    List<Long> before = guests.stream().map(Regular::moves).toList();
    await()
        .atMost(PLAYS_ON)
        .pollInterval(Duration.ofMillis(20))
        .until(() ->
            faulty()
                || IntStream.range(0, GUESTS).allMatch(i -> guests.get(i).moves() > before.get(i)));
    assertThat(guests).allSatisfy(guest -> assertThat(guest.fault()).isEmpty());
  }

  /** At none, the host is killed before anybody is back. */
  private void theyMove(int more) {
    long before = moves();
    await()
        .atMost(PLAYS_ON)
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(1))
        .until(() -> faulty() || moves() >= before + more);
  }

  private long moves() {
    return guests.stream().mapToLong(Regular::moves).sum();
  }

  private void oneMoreMatchEnds() {
    int before = guests.getFirst().matches();
    await()
        .atMost(MATCH_AT_MOST)
        .pollInterval(Duration.ofMillis(50))
        .until(() -> faulty() || guests.getFirst().matches() > before);
    assertThat(guests).allSatisfy(guest -> assertThat(guest.fault()).isEmpty());
  }

  private boolean faulty() {
    return guests.stream().anyMatch(guest -> guest.fault().isPresent());
  }

  private void compare(long began) throws Exception {
    List<MatchRecord> written = new ArrayList<>();
    try (JournalReader journal = JournalReader.open(folder.resolve("journal.db"))) {
      List<String> damage = new ArrayList<>();
      for (int id : journal.matches(damage::add)) {
        Optional<KeptMatch> match = journal.match(id);
        if (match.isPresent()) {
          written.add(Notation.match(match.get().text()).orElseThrow()); // each event is legal
        }
      }
      assertThat(damage).isEmpty();
    }
    List<Standing> ends = written.stream().map(KillLoopTest::standing).toList();
    for (Regular guest : guests) {
      Seat seat = guest.guest().orElseThrow().seat();
      wasWritten(guest.diary(), seen(written, seat));
      assertThat(ends).containsAll(guest.diary().ends());
    }
    LOG.info(
        "{} kills, {} matches, {} events, {} moves of guests, {} returns, {} s",
        KILLS,
        ends.stream().filter(Standing::over).count(),
        written.stream()
            .flatMap(match -> match.deals().stream())
            .mapToInt(each -> each.events().size())
            .sum(),
        moves(),
        guests.stream().mapToInt(Regular::returns).sum(),
        (System.nanoTime() - began) / 1_000_000_000);
  }

  /** Each deal that a guest received is the beginning of a written one, in the same order. */
  private static void wasWritten(DealHistory diary, List<List<Event>> written) {
    int next = 0;
    for (List<Event> received : diary.deals()) {
      while (next < written.size() && !begins(written.get(next), received)) {
        next++;
      }
      assertThat(next).as("nothing of this was written: %s", received).isLessThan(written.size());
    }
    assertThat(diary.deals()).isNotEmpty();
  }

  private static boolean begins(List<Event> whole, List<Event> beginning) {
    return Collections.indexOfSubList(whole, beginning) == 0;
  }

  private static List<List<Event>> seen(List<MatchRecord> matches, Seat seat) {
    return matches.stream()
        .flatMap(match -> match.deals().stream())
        .map(deal ->
            deal.events().stream()
                .flatMap(event -> Seen.of(event, seat).stream())
                .map(Seen::value)
                .toList())
        .toList();
  }

  private static Standing standing(MatchRecord record) {
    Match match = record.rules().match(record.firstDealer());
    for (DealRecord played : record.deals()) {
      var deal = match.next(played.order());
      for (Event event : played.events()) {
        deal = deal.after(event);
      }
      if (deal.over()) {
        match = match.after(deal);
      }
    }
    return match.standing();
  }
}
