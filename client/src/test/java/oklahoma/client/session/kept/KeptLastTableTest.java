package oklahoma.client.session.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The last table is the one that closed last, in whatever order the program learns it. */
class KeptLastTableTest {
  private static final Instant NOON = Instant.parse("2026-11-27T12:00:00Z");

  private final Store store = Store.inMemory();
  private final KeptLastTable last = new KeptLastTable(store.row(Subject.PLANS, "last"));

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void aTableThatClosedLaterStaysTheLastOne() {
    last.keep(table("earlier"), NOON);
    last.keep(table("later"), NOON.plusSeconds(1));
    last.keep(table("earlier"), NOON);
    assertThat(last.find().join())
        .contains(new KeptLastTable.Closed(table("later"), NOON.plusSeconds(1)));
  }

  @Test
  void aTableThatClosesNowIsTheLastOneThoughTheClockWasAheadBefore() {
    last.keep(table("earlier"), Instant.now().plusSeconds(7_200));
    last.keep(table("now"));
    assertThat(last.find().join())
        .get()
        .extracting(KeptLastTable.Closed::table)
        .isEqualTo(table("now"));
  }

  private static LastTable table(String name) {
    return new LastTable(
        TableSetup.hosted(
            new TableName(name),
            OklahomaRules.standard(2),
            List.of(new Chair.Open(), new Chair.Open()),
            BotPace.NONE),
        Regulars.NONE);
  }
}
