package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.TableHelp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What help there is at a table is one thing for all, and stays so. */
class TableHelpTest {

  static Stream<TableHelp> helps() {
    return Stream.of(true, false)
        .flatMap(places -> Stream.of(true, false).map(hints -> new TableHelp(places, hints)));
  }

  @ParameterizedTest
  @MethodSource("helps")
  void everybodyIsInformedAndAHostThatIsStartedAgainKeepsIt(TableHelp help) {
    MemoryJournal journal = new MemoryJournal();
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(TestSetups.patient(2), 2).help(help),
            2,
            false,
            UnaryOperator.identity(),
            journal)) {
      assertThat(Stream.concat(company.all().stream(), Stream.of(company.watch())))
          .extracting(TableHelpTest::tableHelp)
          .containsOnly(help);
    }
    try (SeatedTable again = SeatedTable.resumed(saved(journal.entries()), new MemoryJournal())) {
      HeadlessGuest back =
          again.welcomed(again.join(new ConnectionPurpose.Return(again.insideKey.orElseThrow())));
      assertThat(tableHelp(back)).isEqualTo(help);
    }
  }

  private static TableHelp tableHelp(HeadlessGuest guest) {
    return guest.welcome().orElseThrow().help();
  }

  private static SavedTable saved(List<Entry> written) {
    String stands =
        written.stream()
            .filter(Entry.TableSaved.class::isInstance)
            .map(entry -> ((Entry.TableSaved) entry).text())
            .reduce((old, now) -> now)
            .orElseThrow();
    List<Entry> match =
        written.stream().filter(entry -> !(entry instanceof Entry.TableSaved)).toList();
    return SavedTable.of(new KeptTable(1, stands, match, Instant.EPOCH));
  }
}
