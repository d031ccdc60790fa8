package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import oklahoma.bot.Bots;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.HostConnection;
import oklahoma.client.session.kept.JournalThread;
import oklahoma.client.session.kept.KeptLastTable;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.WaitingTable;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.host.journal.MatchArchive;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder that version 0.1.0 left: its tables go on, and its matches are read. */
class FormerTablesTest {
  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws Exception {
    Path former =
        Path.of(
            Objects.requireNonNull(FormerTablesTest.class.getResource("former/finished.db"))
                .toURI());
    for (String file : List.of("finished.db", "oklahoma.db", "tables/1/journal.db")) {
      Files.createDirectories(Objects.requireNonNull(folder.resolve(file).getParent()));
      Files.copy(former.resolveSibling(file), folder.resolve(file));
    }
  }

  @Test
  void bothTablesGoOnWithAMove() throws Exception {
    try (EventLoops eventLoops = new EventLoops();
        Store store = Store.open(folder.resolve("oklahoma.db"));
        KeptTables tables =
            new KeptTables(
                folder.resolve("tables"),
                store,
                archive(),
                new KeptLastTable(store.row(Subject.PLANS, ProgramFiles.LAST)),
                new JournalThread())) {
      KeptTables.Found found = tables.look().join();
      assertThat(found.unreadable()).isEmpty();
      assertThat(found.tables())
          .extracting(table -> table.saved().rules().game())
          .containsExactlyInAnyOrder(Game.OKLAHOMA, Game.GIN);
      for (WaitingTable table : found.tables()) {
        goesOn(table, eventLoops);
      }
    }
  }

  private static void goesOn(WaitingTable table, EventLoops eventLoops) throws Exception {
    HostSettings settings = HostSettings.with(Bots::of).withJournals(table.folder()::journal);
    BlockingQueue<FromHost> received = new LinkedBlockingQueue<>();
    CompletableFuture<FromHost.Welcome> welcome = new CompletableFuture<>();
    try (ExecutorService listeners = Executors.newSingleThreadExecutor();
        Host host = Host.start(settings)) {
      SeatKey key = host.resume(table.saved()).orElseThrow();
      CompletableFuture<?> closed;
      try (HostConnection link =
          HostConnection.open(
              new Connector(eventLoops, listeners),
              Call.to(
                  host.address(),
                  new ToHost.Hello(
                      new Name("North"),
                      table.saved().number(),
                      new ConnectionPurpose.Return(key))),
              message -> {
                received.add(message);
                if (message instanceof FromHost.Welcome first) {
                  welcome.complete(first);
                }
              },
              ending -> {})) {
        Deal deal = welcome.get(LONG.toSeconds(), TimeUnit.SECONDS).deal().value();
        assertThat(deal.toAct()).containsExactly(Seat.A);
        ToHost move =
            new ToHost.Command(1, welcome.get().number(), deal.defaultMove(Seat.A).orElseThrow());
        listeners.execute(() -> link.send(move));
        await()
            .until(() ->
                received.stream()
                    .anyMatch(message ->
                        message instanceof FromHost.Update update
                            && update.command().orElse(0) == 1));
        closed = link.closed().toCompletableFuture();
      }
      closed.get(LONG.toSeconds(), TimeUnit.SECONDS);
    }
  }

  @Test
  void bothFinishedMatchesAreRead() throws Exception {
    List<ArchivedMatch> matches = archive().list().matches();
    assertThat(matches)
        .hasSize(2)
        .allMatch(match -> match.participation().me().equals(Optional.of(Seat.A)));
    for (ArchivedMatch match : matches) {
      String text = archive().text(match.id()).orElseThrow();
      assertThat(MatchFacts.of(MatchArchive.record(text)).over()).isTrue();
    }
  }

  private MatchArchive archive() {
    return new MatchArchive(folder.resolve("finished.db"));
  }
}
