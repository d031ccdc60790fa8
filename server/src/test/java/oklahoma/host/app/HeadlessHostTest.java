package oklahoma.host.app;

import static java.time.Instant.EPOCH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.bot.Bots;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.lobby.Admission;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.snapshot.RecordContinuation;
import oklahoma.host.testing.LogLines;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HeadlessHostTest {
  @TempDir private Path folder;

  /** A port that was free a moment ago may be another program's by now. */
  private static final InetSocketAddress ANY_PORT =
      new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

  @RegisterExtension private final LogLines log = new LogLines(HeadlessHost.class);
  private final List<Integer> opened = Collections.synchronizedList(new ArrayList<>());

  /** A guest who came back too early would hear that there is no such table. */
  @Test
  void nobodyCanComeBeforeEveryTableIsThere() throws Exception {
    InetSocketAddress address = free();
    HeadlessHost.Plan plan = plan(address, false);
    HostSettings settings =
        HostSettings.with(Bots::of)
            .withJournals(table -> {
              assertThat(listens(address)).as("while table %d is opened", table).isFalse();
              opened.add(table);
              return new MemoryJournal();
            });
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"));
        Host host = Host.start(settings)) {
      keep(journal, left(2));
      HeadlessHost.open(host, plan, Optional.of(journal));
      assertThat(opened).containsExactly(2, 1, 3);
      assertThat(listens(address)).isTrue();
      assertThat(host.tables()).extracting(TableLabel::number).containsExactly(1, 2, 3);
    }
  }

  /** Its number stays its own, or another table would be written over what is kept of it. */
  @ParameterizedTest
  @MethodSource
  void aTableThatCannotBeReadIsKeptAndTheOthersGoOn(String stands, String why) throws Exception {
    KeptTable strange = new KeptTable(2, stands, left(2).match(), EPOCH);
    HeadlessHost.Plan plan = plan(ANY_PORT, false);
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      keep(journal, strange);
      keep(journal, left(3));
      KeptTable before = journal.table(2);
      for (int start = 1; start <= 2; start++) {
        try (Host host = Host.start(HostSettings.with(Bots::of).withJournals(journal::of))) {
          HeadlessHost.open(host, plan, Optional.of(journal));
          assertThat(host.tables()).extracting(TableLabel::number).containsExactly(1, 3, 4);
        }
        assertThat(journal.table(2)).isEqualTo(before);
        assertThat(log.lines())
            .filteredOn(line -> line.contains("Table 2 cannot go on"))
            .hasSize(start)
            .allMatch(line -> line.contains(why))
            .allMatch(line -> line.contains(journal.file().toString()));
      }
    }
  }

  private static Stream<Arguments> aTableThatCannotBeReadIsKeptAndTheOthersGoOn() {
    String marked = "marked 1 " + "5a".repeat(GuestMark.BYTES) + "\n";
    return Stream.of(
        Arguments.of("nothing that a table wrote", "'table' expected"),
        Arguments.of(
            left(2).snapshot().replaceFirst("(?m)^seat ", marked + marked + "seat "),
            "lines contradict each other"),
        Arguments.of(
            left(2).snapshot().replaceFirst("(?m)^seat human \\d+", "seat human 9"),
            "nobody has number 9"));
  }

  /** The journal itself cannot read it, though it can read the others. */
  @Test
  void aTableWithADamagedLineIsSetAside() throws Exception {
    Path file = folder.resolve("journal.db");
    try (JournalFile journal = JournalFile.open(file)) {
      keep(journal, left(2));
      keep(journal, left(3));
    }
    sql(file, "UPDATE lines SET line = 'A sneezes' WHERE of_match = 1");
    try (JournalFile journal = JournalFile.open(file);
        Host host = Host.start(HostSettings.with(Bots::of).withJournals(journal::of))) {
      HeadlessHost.open(host, plan(ANY_PORT, false), Optional.of(journal));
      assertThat(host.tables()).extracting(TableLabel::number).containsExactly(1, 3, 4);
      assertThat(log.lines()).anyMatch(line -> line.contains("Table 2 cannot go on"));
    }
  }

  /** What cannot be read may be lost if the host writes into the same file. */
  @Test
  void aDatabaseThatCannotBeReadIsNoTableThatIsSetAside() throws Exception {
    Path file = folder.resolve("journal.db");
    try (JournalFile journal = JournalFile.open(file)) {
      keep(journal, left(2));
    }
    sql(file, "DROP TABLE lines");
    try (JournalFile journal = JournalFile.open(file);
        Host host = Host.start(HostSettings.with(Bots::of).withJournals(journal::of))) {
      HeadlessHost.Plan plan = plan(free(), false);
      assertThatThrownBy(() -> HeadlessHost.open(host, plan, Optional.of(journal)))
          .isInstanceOf(JournalRefused.class);
    }
  }

  @Test
  void nobodyIsSuggestedAMoveUnlessTheCommandSaysSo() throws Exception {
    for (boolean suggestions : List.of(false, true)) {
      assertThat(plan(free(), suggestions).setups())
          .hasSize(3)
          .allMatch(setup -> setup.help().equals(new TableHelp(true, suggestions)));
    }
  }

  private static HeadlessHost.Plan plan(InetSocketAddress address, boolean suggestions) {
    return new HeadlessHost.Plan(
        address,
        OklahomaRules.standard(3),
        new CommandWords.BotCount(0, BotLevel.EASY),
        new TableName("Table"),
        3,
        Optional.empty(),
        Admission.open(false),
        suggestions,
        false,
        Limits.USUAL);
  }

  /** A table that was left in the middle of a match. */
  private static KeptTable left(int number) {
    OklahomaRules rules = OklahomaRules.standard(2);
    MatchRecord beginning =
        new MatchRecord(rules, List.of(), Seat.A, List.of(new DealRecord(rules.pack(), List.of())));
    return RecordContinuation.table(
        number,
        beginning,
        Seat.A,
        List.of(new Name("North"), new Name("East")),
        BotLevel.EASY,
        BotPace.NONE,
        EPOCH);
  }

  private static void keep(JournalFile journal, KeptTable table) throws JournalFailed {
    for (Entry entry : table.match()) {
      journal.of(table.number()).append(entry);
    }
    journal.of(table.number()).append(new Entry.TableSaved(table.snapshot()));
  }

  private static void sql(Path file, String command) throws SQLException {
    try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = database.createStatement()) {
      statement.execute(command);
    }
  }

  private static InetSocketAddress free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return new InetSocketAddress(InetAddress.getLoopbackAddress(), socket.getLocalPort());
    }
  }

  private static boolean listens(InetSocketAddress address) {
    try (Socket socket = new Socket(address.getAddress(), address.getPort())) {
      return socket.isConnected();
    } catch (ConnectException nobody) {
      return false;
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }
}
