package oklahoma.host.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import oklahoma.host.app.OpenFilesOfTests;
import oklahoma.host.fixture.BuffersInUse;
import oklahoma.host.testing.Loops;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Guests at many tables from this process against a host in another one, with TLS and journal; and
 * before them as many who ask an echo over the same pipeline. Run by its name.
 */
class LoadMeasure {
  private static final Logger LOG = LoggerFactory.getLogger(LoadMeasure.class);
  private static final int TABLES = Integer.getInteger("host.load.tables", 250);
  private static final int COMPANY = 4;
  private static final int GUESTS = TABLES * COMPANY;
  private static final Duration SPAN = Duration.ofSeconds(Long.getLong("host.load.seconds", 30));

  /** Until then most of the host's processor time goes to its compiler. */
  private static final Duration WARM_UP = SPAN.multipliedBy(2);

  private static final Duration ALL_THERE = Duration.ofMinutes(10);
  private static final Pattern LIVE = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");

  /** The host computes handshakes one by one, each of which has its time. */
  private static final int AT_ONCE = 16;

  @TempDir private Path folder;

  @Test
  void tablesBesideAnEcho() throws Exception {
    OpenFilesOfTests.assertEnoughFor(GUESTS);
    BuffersInUse.countNoMore(); // it would be most of what the guests do
    Throughput echo = echo();
    Throughput tables = tables();
    LOG.info(
        "{} tables: {} % of the echo's requests, {} % of its messages; {} % of its requests for the"
            + " same processor time",
        TABLES,
        percent(tables.requests(), echo.requests()),
        percent(tables.messages(), echo.messages()),
        percent(echo.micros(), tables.micros()));
  }

  private static long percent(double part, double whole) {
    return Math.round(100 * part / whole);
  }

  /**
   * What was measured.
   *
   * @param requests answered in a second
   * @param messages that went either way in a second
   * @param micros of processor time for each request, of both processes together
   */
  private record Throughput(double requests, double messages, double micros) {}

  private Throughput echo() throws Exception {
    try (HostProcess server = HostProcess.other("oklahoma.host.net.EchoServer");
        Loops loops = new Loops()) {
      LoadFigures figures = new LoadFigures();
      allCome(loops, server.address(), figures, guest -> Optional.empty());
      Throughput measured = measured(figures, server, "echo, %,d connections".formatted(GUESTS));
      assertAllThere(figures);
      return measured;
    }
  }

  private Throughput tables() throws Exception {
    try (HostProcess host =
            HostProcess.large(
                "--data",
                folder.toString(),
                "--hidden",
                "--tables",
                "" + TABLES,
                "--seats",
                "" + COMPANY,
                "--messages",
                "10000",
                "--connections",
                "" + (GUESTS + 1),
                "--connections-per-address",
                "" + (GUESTS + 1));
        Loops loops = new Loops()) {
      long empty = live(host);
      LoadFigures figures = new LoadFigures();
      allCome(loops, host.address(), figures, guest -> Optional.of(1 + guest / COMPANY));
      until(figures, () -> figures.deals() >= GUESTS);
      Throughput measured = measured(figures, host, "%,d tables of %d".formatted(TABLES, COMPANY));
      figures.halve();
      measured(figures, host, "about half of that");
      assertAllThere(figures);
      LOG.info(
          "a table with its guests: {} KB of heap; the process: {}",
          (live(host) - empty) / 1_024 / TABLES,
          resident(host));
      return measured;
    }
  }

  /** Everybody comes, and when the last one is there all begin. */
  private static void allCome(
      Loops loops,
      SocketAddress address,
      LoadFigures figures,
      IntFunction<Optional<Integer>> tables) {
    CompletableFuture<@Nullable Void> allThere = new CompletableFuture<>();
    long began = System.nanoTime();
    for (int guest = 0; guest < GUESTS; guest++) {
      loops.connect(address, new LoadGuest(figures, allThere, tables.apply(guest), COMPANY));
      int coming = guest + 1;
      until(figures, () -> coming - figures.present() < AT_ONCE);
    }
    until(figures, () -> figures.present() == GUESTS);
    LOG.info(
        "{} came, {} a second", GUESTS, Math.round(GUESTS * 1e9 / (System.nanoTime() - began)));
    allThere.complete(null);
  }

  private static Throughput measured(LoadFigures figures, HostProcess host, String what)
      throws InterruptedException {
    Thread.sleep(WARM_UP); // Nothing is waited for: this span and the next are what is measured.
    figures.begin();
    Duration hostBefore = host.processorTime();
    Duration guestsBefore = ownProcessorTime();
    Thread.sleep(SPAN);
    LOG.info(figures.line(what));
    double hostMicros = micros(host.processorTime().minus(hostBefore), figures);
    double guestMicros = micros(ownProcessorTime().minus(guestsBefore), figures);
    LOG.info(
        "{}: processor time for a request: {} us there, {} us for the guests",
        what,
        Math.round(hostMicros),
        Math.round(guestMicros));
    return new Throughput(
        figures.perSecond(), figures.messagesPerSecond(), hostMicros + guestMicros);
  }

  private static Duration ownProcessorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }

  private static double micros(Duration used, LoadFigures figures) {
    return used.toNanos() / 1e3 / figures.answers();
  }

  private static void assertAllThere(LoadFigures figures) {
    assertThat(figures.fault()).isEmpty();
    assertThat(figures.present()).isEqualTo(GUESTS);
  }

  private static void until(LoadFigures figures, Callable<Boolean> condition) {
    await()
        .atMost(ALL_THERE)
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(1))
        .until(() -> figures.fault().isPresent() || condition.call());
    assertThat(figures.fault()).isEmpty();
  }

  /** The bytes of everything on the heap that is in use. */
  private static long live(HostProcess host) throws IOException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process asked =
        new ProcessBuilder(jcmd.toString(), "" + host.pid(), "GC.class_histogram").start();
    String output = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Matcher total = LIVE.matcher(output);
    assertThat(total.find()).isTrue();
    return Long.parseLong(total.group(1));
  }

  private static String resident(HostProcess host) throws IOException {
    Path status = Path.of("/proc/" + host.pid() + "/status");
    return Files.exists(status)
        ? Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("VmRSS"))
            .findFirst()
            .orElseThrow()
        : "unknown";
  }
}
