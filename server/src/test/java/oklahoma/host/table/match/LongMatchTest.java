package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.PlainBot;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who comes to a match of very many deals, at a host with the usual limits. */
class LongMatchTest {
  private static final int SEATS = 8;
  private static final int DEALS = 1_000;
  private static final int ALWAYS_TOLD = 256;

  private final Loops loops = new Loops();
  private final Host host = Host.start(HostSettings.with(level -> new PlainBot()));

  @AfterEach
  void end() {
    host.close();
    loops.close();
  }

  @Test
  void aPlayerOfTheLastDealReceivesTheLatestShuffles() {
    HeadlessGuest back = back(deal -> true);
    assertThat(counts(back)).hasSize(ALWAYS_TOLD).last().isEqualTo(DEALS);
    assertThat(back.witness().findings()).isEmpty();
  }

  /** A gap after the last deal that the player knows would look like another shuffle. */
  @Test
  void aPlayerAfterALongAbsenceReceivesAllShufflesSince() {
    int last = DEALS - ALWAYS_TOLD - 50;
    assertThat(counts(back(deal -> deal <= last))).first().isEqualTo(last);
  }

  @Test
  void aSpectatorReceivesTheLatestShuffles() {
    back(deal -> true);
    HeadlessGuest spectator = welcomed(new ConnectionPurpose.Watch());
    assertThat(counts(spectator)).hasSize(ALWAYS_TOLD).last().isEqualTo(DEALS);
  }

  private static List<Integer> counts(HeadlessGuest guest) {
    return guest.received(FromHost.ShuffleState.class).stream()
        .map(fair -> fair.deal().number())
        .toList();
  }

  /**
   * The player of the first seat is back.
   *
   * @param played in which deals that player's secret is
   */
  private HeadlessGuest back(IntPredicate played) {
    SeatKey key = host.resume(table(played)).orElseThrow();
    return welcomed(new ConnectionPurpose.Return(key));
  }

  private HeadlessGuest welcomed(ConnectionPurpose purpose) {
    HeadlessGuest guest = HeadlessGuest.join(loops, host.address(), "Guest", 1, purpose);
    await().until(() -> guest.welcome().isPresent() || !guest.connected());
    assertThat(guest.welcome()).isPresent();
    return guest;
  }

  private static SavedTable table(IntPredicate played) {
    List<Entry> written = written();
    Entry.TableSaved stands = last(written, Entry.TableSaved.class);
    Entry dealt = last(written, Entry.Dealt.class);
    MatchId match = last(written, Entry.Shuffling.class).deal().published().match();
    List<Entry> entries = new ArrayList<>();
    entries.add(last(written, Entry.MatchBegan.class));
    for (int deal = 1; deal <= DEALS; deal++) {
      entries.add(new Entry.Shuffling(shuffled(match, deal, played.test(deal))));
      entries.add(dealt);
    }
    return SavedTable.of(new KeptTable(1, stands.text(), entries, Instant.EPOCH));
  }

  private static List<Entry> written() {
    MemoryJournal journal = new MemoryJournal();
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.fair(TestSetups.patient(SEATS), SEATS).watchable(true),
            SEATS,
            false,
            UnaryOperator.identity(),
            journal)) {
      assertThat(company.all()).hasSize(SEATS);
    }
    return journal.entries();
  }

  private static <E extends Entry> E last(List<Entry> entries, Class<E> kind) {
    return entries.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .reduce((old, now) -> now)
        .orElseThrow();
  }

  private static SealedDeal shuffled(MatchId match, int deal, boolean played) {
    List<Part> parts = new ArrayList<>();
    for (Seat seat : Seat.first(SEATS)) {
      Secret secret = secret(deal, seat.ordinal());
      parts.add(
          seat != Seat.A || played
              ? new Part.Revealed(Commitment.ofSeat(match, deal, seat, secret), secret)
              : new Part.Unasked());
    }
    Secret secret = secret(deal, SEATS);
    Commitment commitment = Commitment.ofHost(match, deal, secret);
    return new SealedDeal(new FairDeal(match, deal, commitment, parts, Optional.empty()), secret);
  }

  private static Secret secret(int deal, int whose) {
    return Secret.of(ByteBuffer.allocate(Secret.BYTES).putInt(deal).putInt(whose).array());
  }
}
