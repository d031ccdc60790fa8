package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** The owner of a table waits for a player who is away. */
class OwnerWaitsTest extends TwoPrograms {
  @Test
  void theOwnerSeesTheCountdownAndLetsABotPlayUntilTheGuestIsBack() throws Exception {
    begin();
    network.stall();
    network.cut();
    await().until(() -> presence() == Presence.AWAY);
    Seat away = Seat.B;
    await().until(() -> owner.sees("#seat-B .countdown-ring"));
    assertThat(guest.sees("#connection-band")).isTrue();
    ProgramWindows.now(() -> {
      owner.screen().seat(away);
      return true;
    });
    owner.fire("command-bot_now");
    await().until(() -> presence() == Presence.STOOD_IN);
    network.flow();
    await().until(() -> presence() == Presence.HERE);
    await().until(() -> !guest.sees("#connection-band"));
    await().atMost(MATCH).until(() -> playOn(prompt -> prompt instanceof Prompt.Draw));
    assertThat(moves()).isTrue();
  }
}
