package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.bot.Bots;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.lobby.Admission;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.snapshot.RecordContinuation;
import oklahoma.host.table.snapshot.SavedTable;
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

class HeadlessHostTest {
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
    try (Host host = Host.start(settings)) {
      HeadlessHost.open(host, plan, List.of(saved(2)));
      assertThat(opened).containsExactly(2, 1, 3);
      assertThat(listens(address)).isTrue();
      assertThat(host.tables()).extracting(TableLabel::number).containsExactly(1, 2, 3);
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
        new Words.BotCount(0, BotLevel.EASY),
        new TableName("Table"),
        3,
        Optional.empty(),
        Admission.open(false),
        suggestions,
        false,
        Limits.USUAL);
  }

  /** A table that was left in the middle of a match. */
  private static SavedTable saved(int number) {
    OklahomaRules rules = OklahomaRules.standard(2);
    MatchRecord beginning =
        new MatchRecord(rules, List.of(), Seat.A, List.of(new DealRecord(rules.pack(), List.of())));
    return SavedTable.of(
        RecordContinuation.table(
            number,
            beginning,
            Seat.A,
            List.of(new Name("North"), new Name("East")),
            BotLevel.EASY,
            BotPace.NONE,
            Instant.EPOCH));
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
