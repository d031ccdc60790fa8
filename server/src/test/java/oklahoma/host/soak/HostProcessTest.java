package oklahoma.host.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.host.discovery.DiscoveryClient;
import oklahoma.host.identity.Identity;
import oklahoma.host.identity.IdentityFile;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Regular;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.people.BotLevel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The host without a screen, as a process of its own with guests who come over the network. */
class HostProcessTest {
  private static final Logger LOG = LoggerFactory.getLogger(HostProcessTest.class);
  private static final int MATCHES = Integer.getInteger("host.process.matches", 3);
  private static final int TABLES = 3;
  private static final int GUESTS = 4;
  private static final Duration MATCH_AT_MOST = Duration.ofMinutes(4);
  private static final Duration LONG = Duration.ofMinutes(1);
  private static final Duration SOON = Duration.ofMillis(100);

  /** A busy machine needs more than the second within which the status follows a change. */
  private static final Duration TEN_TIMES_ITS_SECOND = Duration.ofSeconds(10);

  private static final Pattern PORT = Pattern.compile("port (\\d+)");

  @TempDir private Path folder;

  @Test
  @DisabledOnOs(OS.WINDOWS) // a process cannot be asked to end there
  void onARequestToEndItInformsItsGuestsAndEndsWell() throws Exception {
    try (HostProcess host = HostProcess.listening(List.of(), "--data", folder.toString());
        Loops loops = new Loops()) {
      HeadlessGuest guest =
          HeadlessGuest.join(loops, host.address(), "North", 1, new ConnectionPurpose.Sit());
      await().until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
      host.terminate();
      assertThat(host.exitCode()).isZero();
      await().until(() -> guest.farewell().isPresent());
      assertThat(guest.farewell()).contains(ByeReason.HOST_STOPS);
      assertThat(Files.readString(folder.resolve("host.log"))).contains("Listening", "Stopped");
    }
  }

  /** With many tables it says much after that. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // a process cannot be asked to end there
  void itEndsWellFromTheMomentAtWhichItListens() throws Exception {
    try (HostProcess host = HostProcess.listening(List.of(), "--tables", "2000")) {
      host.terminate();
      assertThat(host.exitCode()).isZero();
    }
  }

  @Test
  void aHostOfMoreTablesThanListsShowSaysSo() throws Exception {
    String tables = "" + (FromHost.Tables.MOST + 1);
    try (HostProcess host = HostProcess.listening(List.of(), "--tables", tables)) {
      await()
          .until(
              () -> host.output().stream().anyMatch(line -> line.contains("shows the first 256")));
    }
  }

  /** As with Ctrl+S: what it prints fills the pipe, and then nothing more goes in. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // a process cannot be asked to end there
  void aTerminalThatIsStoppedHoldsUpNothingElse() throws Exception {
    Path status = folder.resolve("status.txt");
    try (HostProcess host = HostProcess.unread("--tables", "2000", "--data", folder.toString());
        Loops loops = new Loops()) {
      await().atMost(LONG).until(() -> Files.exists(status));
      Matcher port = PORT.matcher(Files.readString(status));
      assertThat(port.find()).isTrue();
      InetSocketAddress address =
          new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(port.group(1)));
      HeadlessGuest guest =
          HeadlessGuest.join(loops, address, "North", 1, new ConnectionPurpose.Sit());
      await().until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
      host.terminate();
      await().until(() -> guest.farewell().isPresent());
      host.read();
      assertThat(host.exitCode()).isZero();
      assertThat(Files.readString(folder.resolve("host.log"))).contains("Stopped");
    }
  }

  @Test
  void itShowsItsStatusWhileItRunsAndNothingAfterwards() throws Exception {
    String[] ask = {"--status", "--data", folder.toString()};
    try (HostProcess host =
            HostProcess.listening(List.of(), "--data", folder.toString(), "--seats", "4");
        Loops loops = new Loops()) {
      await().until(() -> Files.exists(folder.resolve("status.txt")));
      HeadlessGuest guest =
          HeadlessGuest.join(loops, host.address(), "North", 1, new ConnectionPurpose.Sit());
      await().until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
      await()
          .atMost(TEN_TIMES_ITS_SECOND)
          .until(
              () -> Files.readString(folder.resolve("status.txt")).contains("1 of 4 seats taken"));
      try (HostProcess asking = HostProcess.start(List.of(), ask)) {
        assertThat(asking.exitCode()).isZero();
        await().until(() -> asking.output().size() == 3);
        assertThat(asking.output().get(0)).startsWith("Up for ");
        assertThat(asking.output().get(1))
            .contains("protocol " + Protocol.VERSION, "port " + host.address().getPort());
        assertThat(asking.output().get(2))
            .isEqualTo("table 1, Oklahoma: oklahoma, 1 of 4 seats taken, in the lobby");
      }
      assertThat(Files.readString(folder.resolve("status.txt")))
          .doesNotContain("North", guest.key().hex());
      host.kill();
      try (HostProcess asking = HostProcess.start(List.of(), ask)) {
        assertThat(asking.exitCode()).isEqualTo(1);
        await().until(() -> !asking.output().isEmpty());
        assertThat(asking.output()).containsExactly("No host uses the folder " + folder + ".");
      }
    }
  }

  @Test
  void itHostsWhatTheCommandLineSays() throws Exception {
    Path password = Files.writeString(folder.resolve("password.txt"), "between friends\n");
    Path data = folder.resolve("data");
    String options = "--name Friday --game gin --rules awards --seats 4 --bots 2:hard --watch";
    String[] files = {"--data", data.toString(), "--password-file", password.toString()};
    String[] args = Stream.of(options.split(" "), files).flatMap(Stream::of).toArray(String[]::new);
    try (HostProcess host = HostProcess.listening(List.of(), args)) {
      await().until(() -> Files.exists(data.resolve("status.txt")));
      assertThat(Files.readAllLines(data.resolve("status.txt")))
          .as("%s", host.output())
          .last()
          .isEqualTo(
              "table 1, Friday: gin, 2 of 4 seats taken, in the lobby, with a password, allows"
                  + " spectators");
    }
  }

  /** The log says who came from where, and the journal which cards they had. */
  @Test
  @DisabledOnOs(OS.WINDOWS) // files have no such permissions there
  void onlyItsUserCanReadItsFolder() throws Exception {
    Path data = folder.resolve("data");
    try (HostProcess host = HostProcess.listening(List.of(), "--data", data.toString())) {
      assertThat(host.alive()).isTrue();
      assertThat(rights(data)).isEqualTo("rwx------");
      for (String file : List.of("host.log", "host.lock", "journal.db", "identity.pem")) {
        assertThat(rights(data.resolve(file))).as(file).isEqualTo("rw-------");
      }
    }
  }

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void oneHostUsesAFolderAndOneAPort() throws Exception {
    try (HostProcess host = HostProcess.listening(List.of(), "--data", folder.toString());
        HostProcess sameFolder =
            HostProcess.start(List.of(), "--port", "0", "--data", folder.toString());
        HostProcess samePort =
            HostProcess.start(List.of(), "--port", "" + host.address().getPort())) {
      assertThat(sameFolder.exitCode()).isEqualTo(1);
      assertThat(sameFolder.output())
          .singleElement()
          .asString()
          .contains("Another host", "" + folder);
      assertThat(samePort.exitCode()).isEqualTo(1);
      assertThat(samePort.output())
          .last()
          .asString()
          .contains("Port " + host.address().getPort() + " is used");
      assertThat(host.alive()).isTrue();
    }
  }

  /** It has lost its journal, but not its key. */
  @Test
  void aHiddenHostIsFoundByItsInvitationsAlone() throws Exception {
    Identity identity = IdentityFile.at(folder.resolve("identity.pem"));
    try (HostProcess hidden =
            HostProcess.start(List.of(), "--port", "0", "--hidden", "--data", folder.toString());
        HostProcess open = HostProcess.start(List.of(), "--port", "0");
        Loops loops = new Loops()) {
      await().atMost(LONG).until(() -> Files.exists(folder.resolve("status.txt")));
      Set<Integer> found = new HashSet<>();
      await()
          .atMost(LONG)
          .until(() -> {
            found.addAll(DiscoveryClient.ports(SOON));
            return open.port().filter(found::contains).isPresent();
          });
      int port = hidden.port().orElseThrow();
      assertThat(found).doesNotContain(port);
      String key = "#" + identity.fingerprint().text() + " ";
      assertThat(hidden.output())
          .anyMatch(line -> line.contains(" 127.0.0.1:" + port + key))
          .anyMatch(line -> line.contains("the host starts a new one"))
          .noneMatch(line -> line.contains("Without --data"));
      assertThat(open.output()).anyMatch(line -> line.contains("Without --data"));
      InetAddress six = InetAddress.ofLiteral("::1");
      if (NetworkInterface.getByInetAddress(six) != null) {
        assertThat(hidden.output()).anyMatch(line -> line.contains(" [::1]:" + port + key));
        InetSocketAddress address = new InetSocketAddress(six, port);
        HeadlessGuest guest =
            HeadlessGuest.join(loops, address, "North", 1, new ConnectionPurpose.Sit());
        await().until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
        assertThat(guest.fingerprint()).isEqualTo(identity.fingerprint());
      }
    }
  }

  @Test
  void itNeedsNoDisplayLibrary() throws Exception {
    Path classes = folder.resolve("classes.txt");
    List<String> jvm = List.of("-Xshare:off", "-Xlog:class+load:file=" + classes);
    try (HostProcess host = HostProcess.listening(jvm, "--bots", "3");
        Loops loops = new Loops()) {
      HeadlessGuest guest =
          HeadlessGuest.join(loops, host.address(), "North", 0, new ConnectionPurpose.Sit());
      await().until(() -> !guest.received(FromHost.Lobby.class).isEmpty());
      assertThat(Files.readAllLines(classes))
          .anyMatch(line -> line.contains("oklahoma.host.app.HeadlessHost"))
          .noneMatch(line -> line.contains("java.desktop") || line.contains("javafx"));
    }
  }

  @Test
  void guestsPlayMatchesAtSeveralTablesAtOnce() throws IOException {
    long began = System.nanoTime();
    int each = Math.ceilDiv(MATCHES, TABLES);
    ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
    List<Regular> guests = new ArrayList<>();
    try (HostProcess host =
            HostProcess.listening(List.of(), "--tables", "" + TABLES, "--seats", "" + GUESTS);
        Loops loops = new Loops()) {
      String second = "Table 2 alone: 127.0.0.1:" + host.address().getPort() + "/2#";
      await().until(() -> host.output().stream().anyMatch(line -> line.contains(second)));
      for (int i = 0; i < TABLES * GUESTS; i++) {
        String name = List.of("North", "East", "South", "West").get(i % GUESTS);
        guests.add(
            new Regular(
                loops,
                host.address(),
                name,
                i / GUESTS + 1,
                GUESTS,
                Bots.of(BotLevel.NORMAL),
                i + 1,
                thread));
      }
      await()
          .atMost(MATCH_AT_MOST.multipliedBy(each))
          .pollInterval(Duration.ofMillis(50))
          .until(() -> guests.stream().allMatch(guest -> done(guest, each)));
      assertThat(guests)
          .allSatisfy(guest -> {
            assertThat(guest.fault()).isEmpty();
            assertThat(guest.returns()).isZero();
            assertThat(guest.matches()).isGreaterThanOrEqualTo(each);
          });
      assertThat(host.alive()).isTrue();
      assertThat(host.output())
          .noneMatch(line -> line.contains(" ERROR ") || line.contains(" WARN "))
          .noneMatch(line ->
              Stream.of(ByeReason.TOO_MANY_MESSAGES, ByeReason.BAD_MESSAGE)
                  .anyMatch(reason -> line.contains(reason.name())))
          .noneMatch(line -> line.contains("does not read"));
      guests.forEach(Regular::close);
    } finally {
      thread.shutdownNow();
    }
    LOG.info(
        "{} matches at {} tables, {} moves, {} s",
        each * TABLES,
        TABLES,
        guests.stream().mapToLong(Regular::moves).sum(),
        (System.nanoTime() - began) / 1_000_000_000);
  }

  private static boolean done(Regular guest, int matches) {
    return guest.fault().isPresent() || guest.matches() >= matches;
  }
}
