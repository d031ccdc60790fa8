package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestLobby;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.LobbyWish;
import oklahoma.protocol.messages.Care;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** A player who stands in for an owner without a line does not take the table away from them. */
class StandInOwnerTest {
  private static final int OWNER = 1;
  private static final int NEXT = 2;
  private static final int LAST = 3;

  private final TableByHand table = TableByHand.at(TestLobby.setup(4).lasting(), 0);
  private final TableByHand.Visitor owner = comes(OWNER, new Wish.Sit());
  private final TableByHand.Visitor next = comes(NEXT, new Wish.Sit());
  private final TableByHand.Visitor last = comes(LAST, new Wish.Sit());

  private TableByHand.Visitor comes(int program, Wish wish) {
    return table.join(
        new ToHost.Hello(new Name("Player " + program), 1, wish).marked(Marks.of(program)));
  }

  private SeatKey key() {
    return owner.heard(FromHost.Lobby.class).getFirst().key().orElseThrow();
  }

  private LobbyState lobby() {
    return next.heard(FromHost.Lobby.class).getLast().state();
  }

  private void asks(LobbyWish wish) {
    table.say(next, new ToHost.InLobby(wish));
  }

  private void refused() {
    assertThat(next.heard(FromHost.LobbyRefused.class))
        .last()
        .isEqualTo(new FromHost.LobbyRefused(LobbyFault.CHAIR_TAKEN));
  }

  @Test
  void inTheLobbyTheOwnerCanComeBackAndOwnsTheTableAgain() {
    table.drop(owner);
    assertThat(lobby().owner()).contains(Seat.B);
    asks(new LobbyWish.KeepOut(Seat.A));
    refused();
    asks(new LobbyWish.Empty(Seat.A));
    refused();
    assertThat(lobby().keptOut()).isEmpty();

    assertThat(comes(OWNER, new Wish.Return(key())).farewell()).isEmpty();
    assertThat(lobby().owner()).contains(Seat.A);
  }

  @Test
  void duringTheMatchTheOwnerCanComeBackAndOwnsTheTableAgain() {
    table.say(owner, new ToHost.InLobby(new LobbyWish.Start(true)));
    table.drop(owner);
    assertThat(next.heard(FromHost.Seats.class).getLast().owner()).contains(Seat.B);
    for (Care care : new Care[] {Care.REMOVE, Care.KEEP_OUT}) {
      table.say(next, new ToHost.Tend(Seat.A, care));
      refused();
    }
    assertThat(next.heard(FromHost.Tended.class)).isEmpty();

    assertThat(comes(OWNER, new Wish.Return(key())).seat()).isEqualTo(Seat.A);
    assertThat(next.heard(FromHost.Seats.class).getLast().owner()).contains(Seat.A);
  }

  /** Else a second window would be a way to the first. */
  @Test
  void nobodyIsKeptOutWhoseProgramIsTheOwners() {
    TableByHand.Visitor window = comes(OWNER, new Wish.Sit());
    table.drop(owner);
    asks(new LobbyWish.KeepOut(Seat.D));
    assertThat(window.farewell()).contains(Farewell.REMOVED);
    assertThat(lobby().keptOut()).isEmpty();
  }

  @Test
  void othersWhoCameLaterGoAtTheWordOfThePlayerWhoStandsIn() {
    table.drop(owner);
    asks(new LobbyWish.KeepOut(Seat.C));
    assertThat(last.farewell()).isEqualTo(Optional.of(Farewell.KEPT_OUT));
  }
}
