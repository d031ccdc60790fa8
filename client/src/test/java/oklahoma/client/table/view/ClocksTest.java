package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.scene.Node;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.panel.CountdownRing;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** No clock of the table counts without a connection, and each continues with one. */
@ExtendWith(OnScreen.class)
class ClocksTest {

  @Test
  void theClaimCardAsksOn() throws Exception {
    try (TableOnScreen table =
        new TableOnScreen(new RiggedTable(Moments.CLAIM).owned().window(60_000), Speed.OFF)) {
      table.others("C discards Qs");
      CountdownRing ring = (CountdownRing) table.view().lookup("#claim-card .countdown-ring");
      Node onPile = table.view().lookup("#pile-ring");
      assertThat(ring.seconds()).isEqualTo("1:00");
      assertThat(onPile.isVisible()).isTrue();
      clocks(table, false);
      Awaitility.await().until(() -> ring.seconds().isEmpty());
      assertThat(ring.getAccessibleText()).isEmpty();
      assertThat(onPile.isVisible()).isFalse();
      assertThat(table.view().lookup("#claim-want").isVisible()).isTrue();
      table.robot().clickOn("#claim-want");
      assertThat(table.view().lookup("#close-window").isVisible()).isFalse();
      clocks(table, true);
      Awaitility.await().until(onPile::isVisible);
    }
  }

  @Test
  void theTurnHasNoRing() throws Exception {
    try (TableOnScreen table =
        new TableOnScreen(new RiggedTable(GinTableTest.DEAL).window(15_000), Speed.OFF)) {
      table.robot().clickOn("#offer-pass");
      Node ring = table.view().lookup("#turn-ring");
      Awaitility.await().until(ring::isVisible);
      clocks(table, false);
      assertThat(ring.isVisible()).isFalse();
      clocks(table, true);
      assertThat(ring.isVisible()).isTrue();
    }
  }

  /** Whose turn it is by now nobody knows; the end of a deal stays known. */
  @Test
  void theStatusSaysWhatCanStillBeDone() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DRAW), Speed.OFF)) {
      Node status = table.view().lookup("#status");
      clocks(table, false);
      assertThat(status.getAccessibleText()).isEqualTo("You can still arrange your cards.");
      assertThat(status.getPseudoClassStates())
          .extracting("pseudoClassName")
          .doesNotContain("mine");
      clocks(table, true);
      assertThat(status.getAccessibleText()).startsWith("Your turn");
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.LAST_CARD), Speed.OFF)) {
      table.others("A discards Kh");
      clocks(table, false);
      assertThat(table.view().lookup("#status").getAccessibleText()).isEqualTo("You went out!");
    }
  }

  @Test
  void nobodyIsWaitedFor() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.CLAIM), Speed.OFF)) {
      List<SeatLabel> seats = new ArrayList<>(table.rig().model().labelsProperty().get());
      OptionalLong grace = OptionalLong.of(60_000);
      seats.set(
          1, new SeatLabel(Seat.B, seats.get(1).name(), Optional.empty(), Presence.AWAY, grace));
      FromHost.Seats left = new FromHost.Seats(1, seats, Optional.of(Seat.A), List.of());
      table.robot().interact(() -> table.rig().model().receive(left));
      Node band = table.view().lookup("#waiting-band");
      Node ring =
          table.view().lookupAll(".grace").stream()
              .filter(Node::isVisible)
              .findFirst()
              .orElseThrow();
      assertThat(band.isVisible()).isTrue();
      clocks(table, false);
      assertThat(band.isVisible()).isFalse();
      assertThat(ring.isVisible()).isFalse();
      clocks(table, true);
      assertThat(band.isVisible()).isTrue();
      assertThat(ring.isVisible()).isTrue();
    }
  }

  private static void clocks(TableOnScreen table, boolean known) {
    table.robot().interact(() -> table.rig().model().clocks(known));
  }
}
