package oklahoma.host.table.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.setup.Timing;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A table whose journal cannot be written for a while sleeps: nobody receives what is not written,
 * everybody knows why nothing happens, nobody loses anything, and play goes on where it was.
 */
class FullDiskTest {
  private static final int TURNS = 4;
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final Duration WINDOW = Duration.ofSeconds(8);
  private static final Duration GRACE = Duration.ofSeconds(60);

  /** A journal on a disk that is full when the test says so. */
  private static final class Disk implements Journal {
    private final MemoryJournal journal = new MemoryJournal();
    private boolean full;
    private int tries;

    @Override
    public synchronized void append(List<Entry> more) throws JournalFailed {
      tries++;
      if (full) {
        throw new JournalFailed("no room left");
      }
      journal.append(more);
    }

    synchronized void full(boolean now) {
      full = now;
    }

    synchronized int tries() {
      return tries;
    }

    List<Entry> entries() {
      return journal.entries();
    }
  }

  private final Disk disk = new Disk();

  private SeatedTable company(OklahomaRules rules) {
    return company(TestSetups.of(rules, rules.seats()), rules.seats());
  }

  private SeatedTable company(TableSetup setup, int guests) {
    return SeatedTable.at(setup, guests, true, UnaryOperator.identity(), disk);
  }

  /** Somebody makes a move that cannot be written, and everybody knows. */
  private long fallAsleep(SeatedTable company, Seat seat, Move move) {
    disk.full(true);
    long id = company.at(seat).move(move);
    company.until(() -> here(company).allMatch(HeadlessGuest::asleep));
    company.until(() -> company.timing.ringsIn(FIRST_PAUSE));
    return id;
  }

  /** It was tried once more in vain. */
  private static void sleepForAnHour(SeatedTable company) {
    company.timing.pass(Duration.ofHours(1));
    company.until(() -> company.timing.ringsIn(FIRST_PAUSE.multipliedBy(2)));
  }

  private void wakeUp(SeatedTable company) {
    disk.full(false);
    company.timing.pass(FIRST_PAUSE.multipliedBy(2));
    company.until(() -> here(company).noneMatch(HeadlessGuest::asleep));
    company.settle();
  }

  private static Stream<HeadlessGuest> here(SeatedTable company) {
    return company.all().stream().filter(HeadlessGuest::connected);
  }

  @Test
  void nothingIsSentThatCouldNotBeWrittenAndThenItIs() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      Seat seat = company.turn();
      company.move(seat, new Move.Draw());
      int sentBefore = company.at(seat).received(FromHost.Update.class).size();
      Move discard = company.at(seat).deal().defaultMove(seat).orElseThrow();
      long id = fallAsleep(company, seat, discard);
      company.settle(); // signs of life are answered
      assertThat(company.all())
          .allSatisfy(
              guest -> assertThat(guest.received(FromHost.Update.class)).hasSize(sentBefore))
          .allMatch(HeadlessGuest::connected);
      wakeUp(company);
      assertThat(company.at(seat).answered(id)).isTrue();
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      company.playUntil(() -> company.deal().over());
      assertThat(RecoveredMatch.of(disk.entries()).match().standing())
          .isEqualTo(company.at(Seat.A).standing().orElseThrow());
    }
  }

  @Test
  void messagesInTheMeantimeWaitInTheirOrder() {
    try (SeatedTable company = company(TestSetups.patient(2))) {
      Seat seat = company.turn();
      long draw = fallAsleep(company, seat, new Move.Draw());
      HeadlessGuest other = company.at(seat.next(2));
      other.send(new ToHost.Chat(new ChatMessage.Words("one")));
      other.send(new ToHost.Chat(new ChatMessage.Words("two")));
      long second = company.at(seat).move(new Move.Draw());
      company.settle();
      assertThat(other.received(FromHost.Chatted.class)).isEmpty();
      wakeUp(company);
      assertThat(other.received(FromHost.Chatted.class))
          .extracting(FromHost.Chatted::chatMessage)
          .containsExactly(new ChatMessage.Words("one"), new ChatMessage.Words("two"));
      assertThat(company.at(seat).answered(draw)).isTrue();
      assertThat(company.at(seat).received(FromHost.Refused.class))
          .extracting(FromHost.Refused::command)
          .containsExactly(second);
    }
  }

  @Test
  void itIsTriedAgainAfterEverLongerPauses() {
    try (SeatedTable company = company(TestSetups.patient(2))) {
      fallAsleep(company, company.turn(), new Move.Draw());
      List<Duration> pauses = new ArrayList<>();
      Duration pause = FIRST_PAUSE;
      for (int i = 0; i < 9; i++) {
        Duration next = pause;
        company.until(() -> company.timing.ringsIn(next));
        int before = disk.tries();
        company.timing.pass(next);
        company.until(() -> disk.tries() > before);
        pauses.add(next);
        Duration twice = pause.multipliedBy(2);
        pause = twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
      }
      assertThat(pauses).endsWith(LONGEST_PAUSE, LONGEST_PAUSE);
    }
  }

  /** The disk is full for an hour, while a window is open and nobody can answer. */
  @Test
  void noClaimIsLostInTheSleep() {
    OklahomaRules rules =
        TestSetups.patient(4)
            .with(
                new OklahomaRules.Clocks(
                    OptionalInt.of((int) WINDOW.toSeconds()), OptionalInt.empty()));
    try (SeatedTable company = company(rules)) {
      List<Seat> asked = company.window().discarder().others(4);
      company.timing.pass(WINDOW.minusSeconds(1));
      fallAsleep(company, asked.get(2), new Move.Claim());
      sleepForAnHour(company);
      wakeUp(company);
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      assertThat(company.at(asked.get(1)).received(FromHost.Awake.class).getLast().millisLeft())
          .hasValue(WINDOW.toMillis());
      company.move(asked.get(0), new Move.Pass());
      company.move(asked.get(1), new Move.Claim());
      assertThat(company.taker()).contains(asked.get(1));
    }
  }

  @Test
  void aWindowThatWaitsForAllGivesAnAbsentPlayerEightSecondsAgain() {
    try (SeatedTable company = company(TestSetups.patient(3))) {
      List<Seat> asked = company.window().discarder().others(3);
      SeatKey key = company.drop(asked.get(1));
      fallAsleep(company, asked.get(0), new Move.Pass());
      sleepForAnHour(company);
      wakeUp(company);
      assertThat(company.phase()).isInstanceOf(OklahomaPhase.Claiming.class);
      company.timing.pass(WINDOW.minusSeconds(1));
      company.comeBack(asked.get(1), key);
      company.move(asked.get(1), new Move.Claim());
      assertThat(company.taker()).contains(asked.get(1));
    }
  }

  @Test
  void noGraceCountsAndNoTurnIsSkippedForItsLength() {
    TableSetup setup = TestSetups.of(TestSetups.patient(3), 3).grace(Optional.of(GRACE));
    try (SeatedTable company = company(setup, 3)) {
      Seat seat = company.turn();
      Seat away = seat.next(3);
      HeadlessGuest witness = company.at(away.next(3));
      company.drop(away);
      company.timing.pass(GRACE.minusSeconds(1));
      fallAsleep(company, seat, new Move.Draw());
      sleepForAnHour(company);
      wakeUp(company);
      assertThat(witness.label(away).presence()).isEqualTo(Presence.AWAY);
      here(company).forEach(guest -> guest.send(new ToHost.ActOnSeat(seat, OwnerCommand.SKIP)));
      company.settle();
      assertThat(witness.ownerActions()).isEmpty();
      company.timing.pass(Duration.ofSeconds(1));
      company.until(() -> witness.label(away).presence() == Presence.STOOD_IN);
    }
  }

  @Test
  void arrivingAndReturningGuestsWaitAndAreThenAdmitted() {
    TableSetup setup = TestSetups.of(TestSetups.patient(3), 3).watchable(true);
    try (SeatedTable company = company(setup, 3)) {
      Seat seat = company.turn();
      Seat away = seat.next(3);
      SeatKey key = company.drop(away);
      fallAsleep(company, seat, new Move.Draw());
      HeadlessGuest back = company.join(new ConnectionPurpose.Return(key));
      HeadlessGuest spectator = company.join(new ConnectionPurpose.Watch());
      company.until(() -> back.asleep() && spectator.asleep());
      assertThat(back.received()).containsExactly(new FromHost.Asleep());
      wakeUp(company);
      company.until(() -> back.welcome().isPresent() && spectator.welcome().isPresent());
      assertThat(back.seat()).isEqualTo(away);
      assertThat(back.asleep()).isFalse();
    }
  }

  @Test
  void aMatchThatCannotBeWrittenBeginsOnceItCan() {
    try (SeatedTable company = company(TestSetups.of(TestSetups.patient(2), 2), 0)) {
      disk.full(true);
      HeadlessGuest first = company.join(new ConnectionPurpose.Sit());
      HeadlessGuest second = company.join(new ConnectionPurpose.Sit());
      company.until(() -> first.asleep() && second.asleep());
      company.until(() -> company.timing.ringsIn(FIRST_PAUSE));
      disk.full(false);
      company.timing.pass(FIRST_PAUSE);
      company.until(() -> first.welcome().isPresent() && second.welcome().isPresent());
      assertThat(disk.entries().stream().filter(Entry.MatchBegan.class::isInstance)).hasSize(1);
    }
  }

  /** What was written is safe, so nobody's key may become void. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aTableThatIsClosedInItsSleepTakesNobodysSeat(boolean forGood) {
    try (SeatedTable company = company(TestSetups.patient(2))) {
      fallAsleep(company, company.turn(), new Move.Draw());
      HeadlessGuest late = company.join(new ConnectionPurpose.Return(company.at(Seat.A).key()));
      company.until(late::asleep);
      if (forGood) {
        company.host.close(company.table);
      } else {
        company.host.close();
      }
      company.until(() ->
          late.farewell().isPresent()
              && company.all().stream().allMatch(guest -> guest.farewell().isPresent()));
      ByeReason reason = forGood ? ByeReason.JOURNAL_FAILED : ByeReason.HOST_STOPS;
      assertThat(company.all()).allMatch(guest -> guest.farewell().orElseThrow() == reason);
      assertThat(late.farewell()).contains(reason);
    }
  }

  /** Whatever the table was just about to write, it sleeps there and continues. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void itGoesOnFromEveryEntry(int every) {
    assertThat(played(entry -> entry % every == 0)).isEqualTo(played(entry -> false));
  }

  private interface Failing {
    boolean at(int entry);
  }

  /** What everybody received during a hand, a drop, a return and the next hand's first turns. */
  private static Map<Seat, List<Event>> played(Failing failing) {
    MemoryJournal journal = new MemoryJournal();
    Map<Seat, List<Event>> shown = new HashMap<>();
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(TestSetups.patient(3).with(new OklahomaRules.StockRules(2, 1)), 3),
            3,
            false,
            settings -> settings.withTiming(new Hasty()),
            new Flaky(journal, failing))) {
      company.playUntil(() -> company.deal().over());
      Seat away = Seat.B;
      company.comeBack(away, company.drop(away));
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      company.playUntil(() -> company.at(Seat.A).discards() > TURNS);
      company.settle();
      assertThat(company.all()).allSatisfy(guest -> assertThat(guest.fault()).isEmpty());
      company
          .all()
          .forEach(guest ->
              shown.put(
                  guest.seat(),
                  guest.received(FromHost.Update.class).stream()
                      .map(update -> update.event().value())
                      .toList()));
    }
    assertThat(RecoveredMatch.of(journal.entries()).match().standing().deals()).hasSize(1);
    return shown;
  }

  /** A journal that refuses some entries the first time. */
  private static final class Flaky implements Journal {
    private final MemoryJournal journal;
    private final Failing failing;
    private int entries;
    private boolean refused;

    Flaky(MemoryJournal journal, Failing failing) {
      this.journal = journal;
      this.failing = failing;
    }

    @Override
    public synchronized void append(List<Entry> more) throws JournalFailed {
      refused =
          !refused
              && IntStream.range(entries, entries + more.size())
                  .anyMatch(entry -> failing.at(entry));
      if (refused) {
        throw new JournalFailed("no room left");
      }
      entries += more.size();
      journal.append(more);
    }
  }

  /** The first pause is over at once, and any other never. */
  private static final class Hasty implements Timing {
    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public Alarm after(Duration delay, Runnable ring) {
      if (delay.equals(FIRST_PAUSE)) {
        Thread.startVirtualThread(ring);
      }
      return () -> {};
    }
  }
}
