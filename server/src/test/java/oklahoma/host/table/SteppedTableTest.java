package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.ManualTiming;
import oklahoma.host.testing.PlainBot;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** A table without a thread of its own, whose journal cannot be written for a while. */
class SteppedTableTest {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
  private static final List<Class<?>> WELCOMED =
      List.of(FromHost.Asleep.class, FromHost.Welcome.class, FromHost.Awake.class);

  /** A journal on a disk that is full when the test says so. */
  private static final class Disk implements Journal {
    private final MemoryJournal journal = new MemoryJournal();
    private boolean full;
    private Runnable turning = () -> {};
    private int commits;

    @Override
    public void append(List<Entry> entries) throws JournalFailed {
      if (full) {
        throw new JournalFailed("no room left");
      }
      commits++;
      turning.run();
      journal.append(entries);
    }
  }

  private final ManualTiming timing = new ManualTiming();
  private final Disk disk = new Disk();
  private final TableByHand.Visitor north = new TableByHand.Visitor();
  private final TableByHand.Visitor south = new TableByHand.Visitor();

  private Table table() {
    return table(TestSetups.patient(2));
  }

  private Table table(Rules rules) {
    TableSetup setup = TestSetups.of(rules, 2);
    return Table.withoutThread(
        1,
        setup,
        Optional.empty(),
        new TableServices(
            disk,
            Dealing.of(setup.seed()),
            level -> new PlainBot(),
            Runnable::run,
            timing,
            new LoginThrottle(timing)));
  }

  private static void steps(Table table) {
    while (table.step()) {
      // whatever it may read
    }
  }

  private static void join(Table table, TableByHand.Visitor guest) {
    table.join(guest, new ToHost.Hello(new Name("Guest"), 1, new ConnectionPurpose.Sit()));
  }

  @Test
  void whatCameTogetherIsWrittenTogether() {
    Table table = table();
    join(table, north);
    join(table, south);
    assertThat(table.step()).isTrue();
    assertThat(disk.commits).isEqualTo(1);
    assertThat(disk.journal.entries()).hasSizeGreaterThan(2);
    assertThat(List.of(north, south))
        .allMatch(guest -> guest.received(FromHost.Welcome.class).size() == 1);
  }

  /**
   * Otherwise a slow disk would take time from the players, whose programs count from the message.
   */
  @Test
  void aTurnHasAllItsTimeFromWhenItIsSent() {
    OptionalInt seconds = OptionalInt.of(30);
    Table table =
        table(
            OklahomaRules.standard(2).with(new OklahomaRules.Clocks(OptionalInt.empty(), seconds)));
    disk.turning = () -> timing.pass(Duration.ofSeconds(3));
    join(table, north);
    join(table, south);
    steps(table);
    assertThat(timing.ringsIn(Duration.ofSeconds(30))).as("as it begins").isTrue();

    timing.pass(Duration.ofSeconds(10));
    TableByHand.Visitor acting = north.acts() ? north : south;
    table.receive(acting, new ToHost.Command(1, acting.number(), new Move.Draw()));
    steps(table);
    assertThat(acting.deal().toAct()).containsExactly(acting.seat());
    assertThat(timing.ringsIn(Duration.ofSeconds(17))).as("as it goes on").isTrue();
  }

  @Test
  void nothingIsReadBehindItsEnd() {
    Table table = table();
    join(table, north);
    table.close(ByeReason.TABLE_CLOSED);
    table.receive(north, new ToHost.Leave(false));
    join(table, south);
    assertThat(table.step()).isTrue();
    assertThat(List.of(north, south))
        .allMatch(guest -> guest.farewell().equals(Optional.of(ByeReason.TABLE_CLOSED)));
    assertThat(table.step()).isFalse();
  }

  /** Such as a class that cannot be loaded any more, because the program was replaced. */
  @Test
  void anErrorClosesItAndEverybodyIsInformed() {
    Table table = table();
    join(table, north);
    join(table, south);
    steps(table);
    disk.turning =
        () -> {
          throw new NoClassDefFoundError("replaced");
        };
    table.receive(south, new ToHost.Leave(true));
    steps(table);
    assertThat(List.of(north, south))
        .allMatch(guest -> guest.farewell().equals(Optional.of(ByeReason.HOST_STOPS)));
  }

  @Test
  void itSleepsWithoutKeepingAnybodyWaiting() {
    Table table = table();
    disk.full = true;
    join(table, north);
    join(table, south);
    steps(table);
    table.sessionEnded(north);
    assertThat(table.step()).as("that can wait").isFalse();
    table.receive(south, new ToHost.Ping(7));
    assertThat(table.step()).isTrue();
    assertThat(south.received(FromHost.Pong.class)).hasSize(1);
    assertThat(table.label().playing()).as("it is not written").isFalse();
    timing.pass(FIRST_PAUSE);
    steps(table);
    assertThat(timing.ringsIn(FIRST_PAUSE.multipliedBy(2))).isTrue();
    assertThat(disk.journal.entries()).isEmpty();
    disk.full = false;
    timing.pass(FIRST_PAUSE.multipliedBy(2));
    steps(table);
    assertThat(disk.journal.entries()).isNotEmpty();
    assertThat(table.label().playing()).isTrue();
    assertThat(north.received(FromHost.class)).extracting(Object::getClass).isEqualTo(WELCOMED);
    assertThat(south.received(FromHost.Seats.class)).as("somebody has gone").hasSize(1);
  }

  @Test
  void itIsClosedInItsSleepAndTellsNothingThatWasNotWritten() {
    Table table = table();
    disk.full = true;
    join(table, north);
    join(table, south);
    steps(table);
    table.close(ByeReason.TABLE_CLOSED);
    assertThat(table.step()).isTrue();
    assertThat(table.step()).isFalse();
    assertThat(List.of(north, south))
        .allMatch(guest -> guest.farewell().equals(Optional.of(ByeReason.JOURNAL_FAILED)))
        .allMatch(guest -> guest.received(FromHost.Welcome.class).isEmpty());
  }

  @Test
  void aPlayerWhoLeavesAtThatMomentIsFirstInformedOfTheSleep() {
    Table table = leftOnAFullDisk();
    assertThat(south.received(FromHost.Asleep.class)).hasSize(1);
    assertThat(south.farewell()).as("it is not written").isEmpty();
    disk.full = false;
    timing.pass(FIRST_PAUSE);
    steps(table);
    assertThat(south.farewell()).contains(ByeReason.LEFT);
    assertThat(north.farewell()).isEmpty();
  }

  @Test
  void aPlayerWhoLeavesAtThatMomentIsInformedThatTheTableIsClosed() {
    Table table = leftOnAFullDisk();
    table.close(ByeReason.HOST_STOPS);
    steps(table);
    assertThat(List.of(north, south))
        .allMatch(guest -> guest.farewell().equals(Optional.of(ByeReason.HOST_STOPS)));
  }

  /** South leaves for now, which cannot be written. */
  private Table leftOnAFullDisk() {
    Table table = table();
    join(table, north);
    join(table, south);
    steps(table);
    disk.full = true;
    table.receive(south, new ToHost.Leave(true));
    steps(table);
    return table;
  }
}
