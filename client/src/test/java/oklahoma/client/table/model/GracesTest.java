package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

class GracesTest {
  private static final long SECOND = 1_000_000_000;

  private final Graces graces = new Graces();

  @Test
  void anAbsentPlayerIsCountedDown() {
    graces.follow(List.of(here(Seat.A), away(Seat.B, 60_000)), 5 * SECOND);
    assertThat(graces.running()).isTrue();
    assertThat(graces.of(Seat.A)).isEmpty();
    assertThat(graces.of(Seat.B)).contains(new Countdown(65 * SECOND, 60_000));
  }

  @Test
  void aCountdownThatIsSentAgainKeepsItsLength() {
    graces.follow(List.of(away(Seat.B, 60_000)), 0);
    graces.follow(List.of(away(Seat.B, 40_000)), 20 * SECOND);
    assertThat(graces.of(Seat.B)).contains(new Countdown(60 * SECOND, 60_000));
  }

  @Test
  void aReturnedOrAlwaysAwaitedPlayerIsNot() {
    graces.follow(List.of(away(Seat.A, 60_000), away(Seat.B, 60_000)), 0);
    graces.follow(List.of(here(Seat.A), awayForEver(Seat.B)), SECOND);
    assertThat(graces.running()).isFalse();
    assertThat(graces.of(Seat.A)).isEmpty();
    assertThat(graces.of(Seat.B)).isEmpty();
  }

  private static SeatLabel here(Seat seat) {
    return SeatLabel.ofHuman(seat, new Name("East"));
  }

  private static SeatLabel away(Seat seat, long graceMillis) {
    return new SeatLabel(
        seat, new Name("East"), Optional.empty(), Presence.AWAY, OptionalLong.of(graceMillis));
  }

  private static SeatLabel awayForEver(Seat seat) {
    return new SeatLabel(
        seat, new Name("East"), Optional.empty(), Presence.AWAY, OptionalLong.empty());
  }
}
