package oklahoma.host.table.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host that was killed continues where it was. Whatever the disk held at some moment is copied,
 * as if the machine had lost its power then, and another host is started on the copy.
 */
class ResumeTest {
  @TempDir private Path folder;

  private Optional<JournalFile> before = Optional.empty();
  private Optional<JournalFile> after = Optional.empty();
  private int copies;

  @AfterEach
  void shut() {
    after.ifPresent(JournalFile::close);
    before.ifPresent(JournalFile::close);
  }

  private SeatedTable company(TableSetup setup, int guests) throws Exception {
    JournalFile journal = JournalFile.open(folder.resolve("first/journal.db"));
    before = Optional.of(journal);
    return SeatedTable.at(setup, guests, false, UnaryOperator.identity(), journal.of(1));
  }

  private SeatedTable company(OklahomaRules rules) throws Exception {
    return company(TestSetups.of(rules, rules.seats()), rules.seats());
  }

  /** What the disk holds now. */
  private JournalFile copy() throws Exception {
    Path to = Files.createDirectory(folder.resolve("copy" + ++copies));
    try (Stream<Path> files = Files.list(folder.resolve("first"))) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
    after.ifPresent(JournalFile::close);
    JournalFile copy = JournalFile.open(to.resolve("journal.db"));
    after = Optional.of(copy);
    return copy;
  }

  /** Another host continues the table that is in the copy. */
  private SeatedTable crashed() throws Exception {
    JournalFile copy = copy();
    return SeatedTable.resumed(SavedTable.of(copy.table(1)), copy.of(1));
  }

  private static Map<Seat, SeatKey> keys(SeatedTable company) {
    Map<Seat, SeatKey> keys = new HashMap<>();
    company.all().forEach(guest -> keys.put(guest.seat(), guest.key()));
    return keys;
  }

  @Test
  void everySeatSeesWhatItSawWhereverTheGameStood() throws Exception {
    for (int seed = 1; seed <= 6; seed++) {
      Random chance = new Random(seed);
      folder = Files.createTempDirectory(folder, "run");
      copies = 0;
      try (SeatedTable company = company(TestSetups.patient(3))) {
        int moves = chance.nextInt(40);
        for (int i = 0; i < moves && !company.deal().over(); i++) {
          Seat seat = company.turn();
          company.move(seat, company.at(seat).deal().defaultMove(seat).orElseThrow());
        }
        Map<Seat, Seen<Deal>> saw = new HashMap<>();
        company.all().forEach(guest -> saw.put(guest.seat(), guest.seen()));
        Map<Seat, List<Seen<Event>>> received = new HashMap<>();
        company.all().forEach(guest -> received.put(guest.seat(), guest.soFar()));
        Map<Seat, SeatKey> keys = keys(company);
        try (SeatedTable again = crashed()) {
          keys.forEach(again::comeBack);
          assertThat(again.all())
              .as("seed %d", seed)
              .allSatisfy(guest -> {
                assertThat(guest.seen()).isEqualTo(saw.get(guest.seat()));
                assertThat(guest.soFar()).isEqualTo(received.get(guest.seat()));
              });
          if (!again.deal().over()) {
            Seat seat = again.turn();
            again.move(seat, again.at(seat).deal().defaultMove(seat).orElseThrow());
          }
        }
      }
      shut();
    }
  }

  @Test
  void aJournaledAnswerCountsAndTheOthersAreAskedWithANewClock() throws Exception {
    OklahomaRules rules =
        TestSetups.patient(4)
            .with(new OklahomaRules.Clocks(OptionalInt.of(10), OptionalInt.empty()));
    try (SeatedTable company = company(rules)) {
      List<Seat> asked = company.window().discarder().others(4);
      company.move(asked.getLast(), new Move.Claim());
      company.timing.pass(Duration.ofSeconds(9));
      Map<Seat, SeatKey> keys = keys(company);
      try (SeatedTable again = crashed()) {
        again.timing.pass(Duration.ofHours(1)); // nobody is back: no clock runs
        HeadlessGuest first = again.comeBack(asked.getFirst(), key(keys, asked.getFirst()));
        assertThat(first.welcome().orElseThrow().millisLeft()).hasValue(10_000);
        keys.remove(asked.getFirst());
        keys.forEach(again::comeBack);
        assertThat(again.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
        assertThat(again.at(asked.getLast()).deal().toAct()).doesNotContain(asked.getLast());
        again.move(asked.get(0), new Move.Pass());
        again.move(asked.get(1), new Move.Pass());
        assertThat(again.taker()).contains(asked.getLast());
      }
    }
  }

  @Test
  void aTableSleepsUntilTheFirstIsBackAndThenTheGracesRun() throws Exception {
    TableSetup setup =
        TestSetups.of(TestSetups.patient(3), 2).grace(Optional.of(Duration.ofSeconds(30)));
    try (SeatedTable company = company(setup, 2)) {
      Map<Seat, SeatKey> keys = keys(company);
      List<Seat> humans = List.copyOf(keys.keySet());
      try (SeatedTable again = crashed()) {
        again.timing.pass(Duration.ofHours(2));
        HeadlessGuest first = again.comeBack(humans.get(0), key(keys, humans.get(0)));
        assertThat(presence(first, humans.get(1))).isEqualTo(Presence.AWAY);
        again.settle();
        again.timing.pass(Duration.ofSeconds(29));
        again.settle();
        assertThat(presence(first, humans.get(1))).isEqualTo(Presence.AWAY);
        again.timing.pass(Duration.ofSeconds(1));
        again.until(() -> presence(first, humans.get(1)) == Presence.STOOD_IN);
      }
    }
  }

  @Test
  void aSubstituteBotPlaysOnAndTheKeyOutranksIt() throws Exception {
    TableSetup setup = TestSetups.of(TestSetups.patient(3), 3).grace(Optional.of(Duration.ZERO));
    try (SeatedTable company = company(setup, 3)) {
      SeatKey lost = company.drop(Seat.B);
      HeadlessGuest witness = company.at(Seat.A);
      company.until(() -> presence(witness, Seat.B) == Presence.STOOD_IN);
      SeatKey key = witness.key();
      try (SeatedTable again = crashed()) {
        HeadlessGuest first = again.comeBack(Seat.A, key);
        assertThat(presence(first, Seat.B)).isEqualTo(Presence.STOOD_IN);
        again.comeBack(Seat.B, lost);
        again.until(() -> presence(first, Seat.B) == Presence.HERE);
      }
    }
  }

  /** The host may have been killed between any two entries, also while the stock was renewed. */
  @Test
  void itGoesOnBehindEveryEntry() throws Exception {
    KeptTable whole;
    try (SeatedTable company = company(TestSetups.patient(2))) {
      company.playUntil(() -> company.deal().over());
      whole = copy().table(1);
    }
    List<Entry> match = whole.match();
    for (int cut = 1; cut <= match.size(); cut += cut < 60 ? 7 : 31) {
      goesOn(whole, match.subList(0, cut));
    }
    int renewed = indexOfRenewal(match);
    goesOn(whole, match.subList(0, renewed));
  }

  private static int indexOfRenewal(List<Entry> match) {
    for (int i = 0; i < match.size(); i++) {
      if (match.get(i) instanceof Entry.Happened(List<Event> events)
          && events.getFirst() instanceof Event.Renewed) {
        return i;
      }
    }
    throw new AssertionError("the stock was never renewed");
  }

  private static void goesOn(KeptTable table, List<Entry> match) {
    SavedTable saved =
        SavedTable.of(new KeptTable(table.number(), table.snapshot(), match, table.saved()));
    try (SeatedTable again = SeatedTable.resumed(saved, entry -> {})) {
      SeatKey key = again.insideKey.orElseThrow();
      HeadlessGuest guest = again.welcomed(again.join(new ConnectionPurpose.Return(key)));
      again.until(() -> guest.deal().over() || !guest.deal().toAct().isEmpty());
      assertThat(guest.fault()).isEmpty();
    }
  }

  /** A discard without the draw before it. */
  @Test
  void aMatchThatLacksAnEntryIsRefused() throws Exception {
    try (SeatedTable company = company(TestSetups.patient(2))) {
      company.playUntil(() -> company.phase() instanceof OklahomaPhase.ToPlay);
      company.playUntil(() -> company.phase() instanceof OklahomaPhase.ToDraw);
      KeptTable whole = copy().table(1);
      List<Entry> lacking = new ArrayList<>(whole.match());
      lacking.remove(lacking.size() - 2);
      assertThatIllegalArgumentException()
          .isThrownBy(() ->
              SavedTable.of(
                  new KeptTable(whole.number(), whole.snapshot(), lacking, whole.saved())))
          .withMessageContaining("Discarded cannot happen in ToDraw");
    }
  }

  @Test
  void aRestoredLobbyHasItsPlayersAgain() throws Exception {
    TableSetup setup =
        TableSetup.hosted(
                new TableName("Table"),
                TestSetups.patient(3),
                List.of(new Chair.Open(), new Chair.Open()),
                BotPace.NONE)
            .lasting();
    try (SeatedTable company = company(setup, 0)) {
      HeadlessGuest owner = company.join(new ConnectionPurpose.Sit());
      HeadlessGuest other = company.join(new ConnectionPurpose.Sit());
      company.until(() -> owner.newestKey().isPresent() && other.newestKey().isPresent());
      owner.send(
          new ToHost.InLobby(
              new LobbyRequest.ChangeRules(
                  TestSetups.patient(3).with(new OklahomaRules.Claims(OptionalInt.empty(), 0)))));
      company.until(() -> penalty(other) == 0);
      SeatKey key = other.key();
      try (SeatedTable again = crashed()) {
        HeadlessGuest back = again.join(new ConnectionPurpose.Return(key));
        again.until(() -> !back.received(FromHost.Lobby.class).isEmpty());
        assertThat(back.viewer()).isEqualTo(Seat.B);
        assertThat(penalty(back)).isZero();
        assertThat(back.lobby().owner()).contains(Seat.B);
        HeadlessGuest stranger = again.join(new ConnectionPurpose.Sit());
        again.until(() -> stranger.farewell().isPresent());
        assertThat(stranger.farewell()).contains(ByeReason.TABLE_FULL);
      }
    }
  }

  @Test
  void aTableThatWasClosedForGoodDoesNotComeBackAndItsMatchIsForgotten() throws Exception {
    SeatedTable company = company(TestSetups.patient(2));
    assertThat(copy().numbers()).hasSize(1);
    company.all().forEach(guest -> guest.send(new ToHost.Leave(false)));
    company.until(() -> company.host.tables().isEmpty());
    assertThat(copy().numbers()).isEmpty();
    assertThat(copy().lastMatches(1)).isEmpty();
    company.close();
  }

  @Test
  void aHostThatStopsKeepsItsTables() throws Exception {
    SeatedTable company = company(TestSetups.patient(2));
    Map<Seat, SeatKey> keys = keys(company);
    company.close();
    try (SeatedTable again = crashed()) {
      keys.forEach(again::comeBack);
      Seat seat = again.turn();
      again.move(seat, new Move.Draw());
    }
  }

  private static SeatKey key(Map<Seat, SeatKey> keys, Seat seat) {
    return Objects.requireNonNull(keys.get(seat));
  }

  private static Presence presence(HeadlessGuest guest, Seat seat) {
    FromHost.Welcome welcome = guest.welcome().orElseThrow();
    return guest.received(FromHost.Seats.class).stream()
        .reduce((old, now) -> now)
        .map(FromHost.Seats::seats)
        .orElse(welcome.seats())
        .get(seat.ordinal())
        .presence();
  }

  private static int penalty(HeadlessGuest guest) {
    return ((OklahomaRules) guest.lobby().rules()).claims().penalty();
  }
}
