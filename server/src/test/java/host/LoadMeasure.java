package host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import host.app.OpenFilesOfTests;
import io.netty.channel.Channel;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
  private static final Duration WARM_UP = SPAN.dividedBy(2);
  private static final Duration ALL_THERE = Duration.ofMinutes(10);
  private static final Pattern LIVE = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");

  /** The host computes handshakes one by one, each of which has its time. */
  private static final int AT_ONCE = 16;

  @TempDir private Path folder;

  @Test
  void tablesBesideAnEcho() throws Exception {
    OpenFilesOfTests.assertEnoughFor(GUESTS);
    double echo = echo();
    double tables = tables();
    LOG.info(
        "{} tables answer {} % of the echo's requests", TABLES, Math.round(100 * tables / echo));
  }

  private double echo() throws Exception {
    try (HostProcess server = HostProcess.other("host.net.EchoServer");
        Loops loops = new Loops()) {
      LoadFigures figures = new LoadFigures();
      List<Channel> guests = new ArrayList<>();
      for (int guest = 0; guest < GUESTS; guest++) {
        come(loops, server.address(), figures, Optional.empty(), guests);
      }
      until(figures, () -> figures.present() == GUESTS);
      measured(figures, "echo, %,d connections".formatted(GUESTS));
      return closed(figures, guests);
    }
  }

  private double tables() throws Exception {
    try (HostProcess host =
            HostProcess.large(
                "--data",
                folder.toString(),
                "--hidden",
                "--tables",
                "" + TABLES,
                "--seats",
                "" + COMPANY,
                "--connections",
                "" + (GUESTS + 1),
                "--connections-per-address",
                "" + (GUESTS + 1));
        Loops loops = new Loops()) {
      long empty = live(host);
      LoadFigures figures = new LoadFigures();
      List<Channel> guests = new ArrayList<>();
      for (int guest = 0; guest < GUESTS; guest++) {
        Optional<Integer> table = Optional.of(1 + guest / COMPANY);
        come(loops, host.address(), figures, table, guests);
      }
      until(figures, () -> figures.deals() >= GUESTS);
      measured(figures, "%,d tables of %d".formatted(TABLES, COMPANY));
      double rate = closed(figures, guests);
      LOG.info(
          "a table with its guests: {} KB of heap; the process: {}",
          (live(host) - empty) / 1_024 / TABLES,
          resident(host));
      return rate;
    }
  }

  private static void come(
      Loops loops,
      SocketAddress address,
      LoadFigures figures,
      Optional<Integer> table,
      List<Channel> guests) {
    guests.add(loops.connect(address, new LoadGuest(figures, table, COMPANY)));
    until(figures, () -> guests.size() - figures.present() < AT_ONCE);
  }

  private static void measured(LoadFigures figures, String what) throws InterruptedException {
    Thread.sleep(WARM_UP);
    figures.begin();
    Thread.sleep(SPAN);
    LOG.info(figures.line(what));
  }

  private static double closed(LoadFigures figures, List<Channel> guests) {
    double rate = figures.perSecond();
    assertThat(figures.fault()).isEmpty();
    assertThat(figures.present()).isEqualTo(guests.size());
    return rate;
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
    String told = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Matcher total = LIVE.matcher(told);
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
