package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** A claim that is still under way to the host when the window closes (O-12). */
class LostClaimTest {
  private final FakeHost host = FakeHost.ofFour("A to play", Seat.C);
  private final List<Change> changes = new ArrayList<>();

  @Test
  void aSeatBeforeMineGetsTheCard() {
    ToHost.Command claim = claims();
    host.play("B claims");
    assertThat(host.model.log().lostClaim()).isPresent();
    assertThat(host.model.pendingProperty().get()).isEmpty();
    refuse(claim);
    assertThat(changes).noneMatch(Change.TakenBack.class::isInstance);
    host.play("B discards Qd");
    assertThat(host.model.log().lines()).filteredOn(LogLine::lost).hasSize(1);
  }

  @Test
  void aSeatBehindMineGetsTheCardBecauseMyTimeWasUp() {
    ToHost.Command claim = claims();
    host.play("B passes", "D claims", "C passes");
    assertThat(host.model.log().lostClaim()).isEmpty();
    refuse(claim);
    assertThat(changes).filteredOn(Change.TakenBack.class::isInstance).hasSize(1);
  }

  private ToHost.Command claims() {
    host.model.addListener(changes::add);
    host.play("A discards Qc");
    host.model.send(new Move.Claim());
    return host.unanswered();
  }

  private void refuse(ToHost.Command claim) {
    host.model.receive(new FromHost.Refused(claim.id(), Refusal.of(Reason.WINDOW_CLOSED)));
  }
}
