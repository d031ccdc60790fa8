package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.RecordingListener;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seats are kept in files, by what the host says, and each for one window. */
class KeptSeatsTest {
  private static final InetSocketAddress ADDRESS =
      InetSocketAddress.createUnresolved("fe80::1", 6552);
  private static final TableName FIRST_NAME = new TableName("192.168.1.20");
  private static final TableName TABLE = new TableName("Масата на Север");
  private static final Name NAME = new Name("North");
  private static final Fingerprint HOST = Fingerprint.ofHex("3c".repeat(32));

  @TempDir private Path folder;

  private final RecordingListener hearer = new RecordingListener();

  @SuppressWarnings("NullAway.Init")
  private Store store;

  @SuppressWarnings("NullAway.Init")
  private Store otherStore;

  @BeforeEach
  void open() {
    store = Store.open(folder.resolve("oklahoma.db"));
    otherStore = Store.open(folder.resolve("oklahoma.db"));
  }

  @AfterEach
  void close() {
    store.close();
    otherStore.close();
  }

  @Test
  void nothingIsKeptAtFirst() {
    assertThat(here().free().join()).isEmpty();
  }

  @Test
  void aKeptSeatIsFoundAfterTheWindowHasClosed() {
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.parse("2026-05-01T10:00:00Z"));
    hold.keep(seat);
    store.close();
    hold = there().fresh();
    hold.keep(seat(hold.id(), 2, Instant.parse("2026-05-01T09:00:00Z")));
    hold.close();
    assertThat(there().free().join())
        .hasSize(1)
        .first()
        .extracting(KeptSeat::key)
        .isEqualTo(RecordingListener.key(2));
  }

  @Test
  void whatIsKnownOfTheShufflesGoesWithTheSeat() {
    KeptSeats.Hold kept = here().fresh();
    KeptSeats.Hold forgotten = here().fresh();
    for (KeptSeats.Hold hold : List.of(kept, forgotten)) {
      hold.keep(seat(hold.id(), 1, Instant.parse("2026-05-01T10:00:00Z")));
      hold.ledger().keep(BegunShuffle.known());
    }
    forgotten.forget();
    kept.close();
    forgotten.close();
    assertThat(store.row(Subject.COMMITMENTS, kept.id()).fields().join()).isNotEmpty();
    assertThat(store.row(Subject.COMMITMENTS, forgotten.id()).fields().join()).isEmpty();
  }

  @Test
  void theLatestComesFirst() {
    for (int hour = 1; hour <= 3; hour++) {
      try (KeptSeats.Hold hold = here().fresh()) {
        hold.keep(seat(hold.id(), hour, Instant.parse("2026-05-01T0" + hour + ":00:00Z")));
      }
    }
    assertThat(here().free().join().stream().map(KeptSeat::key))
        .containsExactly(
            RecordingListener.key(3), RecordingListener.key(2), RecordingListener.key(1));
  }

  @Test
  void aSeatInUseIsOfNoOtherWindow() {
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.EPOCH);
    hold.keep(seat);
    assertThat(here().free().join()).isEmpty();
    assertThat(there().free().join()).isEmpty();
    assertThat(there().take(seat).join()).isEmpty();
    there().forget(seat);
    assertThat(there().free().join()).isEmpty();
    hold.close();
    assertThat(here().free().join()).containsExactly(seat);
    assertThat(there().take(seat).join()).isPresent();
    assertThat(here().free().join()).isEmpty();
  }

  @Test
  void aSeatInUseIsOfNoOtherProgramOnThisComputer() throws Exception {
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.EPOCH);
    hold.keep(seat);
    hold.close();
    Process other = holder();
    try {
      assertThat(other.inputReader().readLine()).isEqualTo("holds");
      assertThat(here().free().join()).isEmpty();
      assertThat(here().take(seat).join()).isEmpty();
      KeptSeats.Hold own = here().fresh();
      own.keep(seat(own.id(), 2, Instant.EPOCH));
      own.close();
      assertThat(here().free().join())
          .extracting(KeptSeat::key)
          .containsExactly(RecordingListener.key(2));
    } finally {
      other.destroyForcibly().waitFor();
    }
    assertThat(here().free().join())
        .extracting(KeptSeat::key)
        .containsOnly(RecordingListener.key(1), RecordingListener.key(2));
  }

  /** Its old list still has the key that the host gave before. */
  @Test
  void aWindowThatReturnsTakesTheKeyThatAnotherOneGotMeanwhile() {
    KeptSeats.Hold hold = here().fresh();
    hold.keep(seat(hold.id(), 1, Instant.EPOCH));
    hold.close();
    KeptSeat listed = here().free().join().getFirst();
    KeptSeats.Taken other = there().take(listed).join().orElseThrow();
    KeptSeat newer = seat(listed.id(), 2, Instant.EPOCH.plusSeconds(1));
    other.hold().keep(newer);
    other.hold().close();
    assertThat(there().free().join()).containsExactly(newer);
    assertThat(here().take(listed).join().orElseThrow().seat()).isEqualTo(newer);
  }

  /** The player typed a name, and the first screen has found the host on the local network. */
  @Test
  void aReturnAtHomeLeavesTheAddressThatIsFoundFromElsewhere() {
    InetSocketAddress named = InetSocketAddress.createUnresolved("anna.example", 6552);
    InetSocketAddress outside = InetSocketAddress.createUnresolved("203.0.113.7", 6553);
    InetSocketAddress local = InetSocketAddress.createUnresolved("192.168.1.20", 6552);
    InetSocketAddress moved = InetSocketAddress.createUnresolved("fd12::20", 6552);
    assertThat(keptAfter(named, local, ADDRESS, moved)).isEqualTo(named);
    assertThat(keptAfter(named, outside)).isEqualTo(outside);
    assertThat(keptAfter(outside, named, local)).isEqualTo(named);
    assertThat(keptAfter(ADDRESS, local)).isEqualTo(local);
    assertThat(keptAfter(local, moved)).isEqualTo(moved);
    assertThat(keptAfter(local, named)).isEqualTo(named);
  }

  /** The address that is kept of a host that was met at these, one after the other. */
  private InetSocketAddress keptAfter(InetSocketAddress... met) {
    try (KeptSeats.Hold hold = here().fresh()) {
      for (int i = 0; i < met.length; i++) {
        line(hold, met[i]).key(RecordingListener.key(i));
      }
      Map<String, String> kept = store.row(Subject.SEATS, hold.id()).fields().join();
      assertThat(kept).containsEntry("key", RecordingListener.key(met.length - 1).hex());
      return KeptSeat.of(hold.id(), kept).address();
    }
  }

  private Process holder() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            SeatHolder.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  void aForgottenSeatLeavesNoLock() throws IOException {
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.EPOCH);
    hold.keep(seat);
    hold.close();
    here().forget(seat);
    assertThat(here().free().join()).isEmpty();
    assertThat(here().take(seat).join()).isEmpty();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith(".lock")))
          .extracting(file -> file.getFileName().toString())
          .containsExactly("oklahoma.db.lock");
    }
  }

  @Test
  void whatIsNoSeatIsLeftOutAndTheOthersAreFound() {
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.EPOCH);
    hold.keep(seat);
    hold.close();
    store.row(Subject.SEATS, "a").put(Map.of("key", "12"));
    assertThat(here().free().join()).containsExactly(seat);
    assertThat(store.row(Subject.SEATS, "a").fields().join()).containsEntry("key", "12");
  }

  @Test
  void theNewestKeyIsKeptAndTheNameOfTheTable() {
    SeatKeeper line = line();
    line.key(RecordingListener.key(1));
    line.lagged();
    line.received(lobby());
    line.key(RecordingListener.key(2));
    line.connection(new Connection.Ended(new EndCause.GivenUp()));
    KeptSeat kept = here().free().join().getFirst();
    assertThat(kept.key()).isEqualTo(RecordingListener.key(2));
    assertThat(kept.tableName()).isEqualTo(TABLE);
    assertThat(kept.address()).isEqualTo(ADDRESS);
    assertThat(kept.fingerprint()).isEqualTo(HOST);
    assertThat(hearer.reported()).hasSize(4).startsWith(RecordingListener.key(1));
    assertThat(hearer.lags()).isOne();
  }

  @Test
  void aPlayerWhoLeavesOrIsRemovedKeepsNothing() {
    for (EndCause cause :
        List.of(
            new EndCause.Left(false),
            new EndCause.ByHost(ByeReason.REMOVED, 2),
            new EndCause.ByHost(ByeReason.TABLE_CLOSED, 2))) {
      SeatKeeper line = line();
      line.key(RecordingListener.key(1));
      line.connection(new Connection.Ended(cause));
      assertThat(here().free().join()).as(cause.toString()).isEmpty();
    }
  }

  /** Two windows of one user host under the same key, and each has a table of the same number. */
  @Test
  void aSeatOutlivesATableThatDoesNotKnowIt() {
    SeatKeeper line = line();
    line.key(RecordingListener.key(1));
    line.connection(new Connection.Ended(new EndCause.ByHost(ByeReason.KEY_UNKNOWN, 2)));
    assertThat(here().free().join())
        .extracting(KeptSeat::key)
        .containsExactly(RecordingListener.key(1));
  }

  /** Anybody may have its address now, and would learn the key of the seat. */
  @Test
  void aSeatIsNotOfferedWhoseHostCannotProveItself() {
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.EPOCH);
    hold.keep(seat);
    hold.close();
    assertThat(here().free().join()).extracting(KeptSeat::pin).containsExactly(Pin.exactly(HOST));
    Map<String, String> without = seat.values();
    without.remove(KeptSeat.FINGERPRINT);
    store.row(Subject.SEATS, seat.id()).put(without);
    assertThat(here().free().join()).isEmpty();
  }

  /** One of them has blocked the player, who is not blocked at the other. */
  @Test
  void aSeatOutlivesATableThatDoesNotLetThePlayerIn() {
    SeatKeeper line = line();
    line.key(RecordingListener.key(1));
    line.connection(new Connection.Ended(new EndCause.GivenUp()));
    KeptSeat kept = here().free().join().getFirst();
    Connection blocked = new Connection.Ended(new EndCause.ByHost(ByeReason.BLOCKED, 2));
    line(here().take(kept).join().orElseThrow().hold()).connection(blocked);
    assertThat(here().free().join()).containsExactly(kept);
    SeatKeeper cut = line(here().take(kept).join().orElseThrow().hold());
    cut.key(RecordingListener.key(2));
    cut.connection(new Connection.Lost(0, 1, OptionalLong.empty(), Optional.empty()));
    cut.connection(blocked);
    assertThat(here().free().join())
        .extracting(KeptSeat::key)
        .containsExactly(RecordingListener.key(2));
    SeatKeeper back = line(here().take(kept).join().orElseThrow().hold());
    back.key(RecordingListener.key(3));
    back.connection(blocked);
    assertThat(here().free().join()).isEmpty();
  }

  /** A seat that is gone does not come back. */
  @Test
  void aHostsOtherKeyIsKeptIfThePlayerTrustsIt() {
    Fingerprint other = Fingerprint.ofHex("4d".repeat(32));
    KeptSeats.Hold hold = here().fresh();
    KeptSeat seat = seat(hold.id(), 1, Instant.EPOCH);
    hold.keep(seat);
    hold.close();
    here().trust(seat, other);
    KeptSeat trusted = here().free().join().getFirst();
    assertThat(trusted.fingerprint()).isEqualTo(other);
    here().forget(seat);
    here().trust(seat, HOST);
    assertThat(store.row(Subject.SEATS, seat.id()).fields().join()).isEmpty();
  }

  @Test
  void afterTheMatchThereIsNothingToComeBackForButARematch() {
    SeatKeeper line = line();
    line.key(RecordingListener.key(1));
    line.received(pause(true));
    line.connection(new Connection.Ended(new EndCause.GivenUp()));
    assertThat(here().free().join()).isEmpty();
    SeatKeeper again = line();
    again.key(RecordingListener.key(1));
    again.received(pause(true));
    again.received(pause(true));
    again.received(lobby());
    again.connection(new Connection.Ended(new EndCause.GivenUp()));
    assertThat(here().free().join()).hasSize(1);
  }

  /** Its host keeps the seat, and lets nobody else in before the rematch is over. */
  @Test
  void aProgramThatCrashesAtThePodiumFindsItsSeatAgain() {
    KeptSeats.Hold hold = here().fresh();
    SeatKeeper line = line(hold);
    line.key(RecordingListener.key(1));
    line.received(pause(true));
    line.key(RecordingListener.key(2));
    assertThat(store.row(Subject.SEATS, hold.id()).fields().join())
        .containsEntry("key", RecordingListener.key(2).hex());
    hold.close();
    assertThat(here().free().join()).as("the window was closed").isEmpty();
  }

  private SeatKeeper line() {
    return line(here().fresh());
  }

  private SeatKeeper line(KeptSeats.Hold hold) {
    return line(hold, ADDRESS);
  }

  private SeatKeeper line(KeptSeats.Hold hold, InetSocketAddress address) {
    ToHost.Hello hello = new ToHost.Hello(NAME, 0, new ConnectionPurpose.Sit());
    Call call = new Call(address, Pin.exactly(HOST), hello, Credentials.NONE);
    return new SeatKeeper(hold, () -> call, FIRST_NAME, (host, name) -> {}, hearer);
  }

  private KeptSeats here() {
    return new KeptSeats(folder, store);
  }

  private KeptSeats there() {
    return new KeptSeats(folder, otherStore);
  }

  private static KeptSeat seat(String id, int key, Instant kept) {
    return new KeptSeat(id, ADDRESS, HOST, 3, TABLE, NAME, RecordingListener.key(key), kept);
  }

  private static FromHost.ForSession lobby() {
    return new FromHost.Lobby(
        Seat.A,
        Optional.empty(),
        new LobbyState(
            TABLE,
            OklahomaRules.standard(4),
            Collections.nCopies(LobbyState.CHAIRS, new Chair.Open()),
            Optional.empty(),
            false,
            false,
            List.of(),
            List.of(),
            Map.of()));
  }

  private static FromHost.ForSession pause(boolean over) {
    Standing standing = new Standing(List.of(), List.of(0, 0), List.of(), over);
    return new FromHost.Intermission(1, standing, Set.of(), OptionalLong.empty());
  }
}
