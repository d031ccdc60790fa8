package oklahoma.host.table.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.UnaryOperator;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.KeptMatch;
import oklahoma.host.table.people.ReturnTest;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Standing;
import oklahoma.rules.fair.Part;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A match that nobody will play to its end leaves nothing in the journal. */
class GivenUpTest {
  private static final OklahomaRules SHORT =
      TestSetups.patient(2).with(new OklahomaRules.StockRules(2, 1));

  enum End {
    THE_TABLE_IS_CLOSED,
    EVERYBODY_LEAVES
  }

  @TempDir private Path folder;

  /** Another match has begun in the journal, but its first deal is still being shuffled. */
  @ParameterizedTest
  @EnumSource(End.class)
  void aRematchWhoseShuffleWaitsIsGivenUpAndTheMatchBeforeItStays(End end) throws Exception {
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      try (SeatedTable company = atShuffleOfRematch(journal)) {
        switch (end) {
          case THE_TABLE_IS_CLOSED -> company.host.close(company.table);
          case EVERYBODY_LEAVES ->
              company.all().forEach(guest -> guest.send(new ToHost.Leave(false)));
        }
        company.until(() -> company.host.tables().isEmpty());
      }
      assertThat(journal.numbers()).isEmpty();
      assertThat(journal.lastMatches(1)).hasSize(1);
      KeptMatch left = journal.lastMatches(1).getFirst();
      assertThat(Notation.match(left.text()).orElseThrow().deals()).hasSize(OklahomaMatch.HANDS);
    }
  }

  /** The cards of a rematch that has begun are still there if the host only stops. */
  @Test
  void aHostThatStopsKeepsTheRematch() throws Exception {
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      atShuffleOfRematch(journal).close();
      assertThat(journal.numbers()).hasSize(1);
      assertThat(journal.lastMatches(1)).hasSize(2);
    }
  }

  private static SeatedTable atShuffleOfRematch(JournalFile journal) {
    SeatedTable company =
        SeatedTable.at(
            TestSetups.fair(SHORT, 2), 2, false, UnaryOperator.identity(), journal.of(1));
    ReturnTest.playOut(company);
    company.settle();
    while (!over(company)) {
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      ReturnTest.playOut(company);
      company.settle();
    }
    HeadlessGuest first = company.all().getFirst();
    company.all().forEach(HeadlessGuest::mixNoMore);
    company.all().forEach(guest -> guest.send(new ToHost.Rematch()));
    company.until(() ->
        first.received(FromHost.ShuffleState.class).getLast().deal().parts().stream()
            .anyMatch(Part.Awaited.class::isInstance));
    return company;
  }

  private static boolean over(SeatedTable company) {
    return company.all().getFirst().standing().filter(Standing::over).isPresent();
  }
}
