package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestLobby;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** A player who stands in for an owner without a line does not take the table away from them. */
class StandInOwnerTest {
  private static final int OWNER = 1;
  private static final int NEXT = 2;
  private static final int LAST = 3;

  private final TableByHand table = TableByHand.at(TestLobby.setup(4).lasting(), 0);
  private final TableByHand.Visitor owner = join(OWNER, new ConnectionPurpose.Sit());
  private final TableByHand.Visitor next = join(NEXT, new ConnectionPurpose.Sit());
  private final TableByHand.Visitor last = join(LAST, new ConnectionPurpose.Sit());

  private TableByHand.Visitor join(int program, ConnectionPurpose purpose) {
    return join(table, program, purpose);
  }

  private static TableByHand.Visitor join(
      TableByHand table, int program, ConnectionPurpose purpose) {
    return table.join(
        new ToHost.Hello(new Name("Player " + program), 1, purpose).marked(Marks.of(program)));
  }

  private static SeatKey key(TableByHand.Visitor visitor) {
    return visitor.received(FromHost.Lobby.class).getFirst().key().orElseThrow();
  }

  private static LobbyState lobby(TableByHand.Visitor witness) {
    return witness.received(FromHost.Lobby.class).getLast().state();
  }

  private void asks(LobbyRequest request) {
    table.say(next, new ToHost.InLobby(request));
  }

  private void refused() {
    refused(next, LobbyFault.CHAIR_TAKEN);
  }

  private static void refused(TableByHand.Visitor visitor, LobbyFault fault) {
    assertThat(visitor.received(FromHost.LobbyRefused.class))
        .last()
        .isEqualTo(new FromHost.LobbyRefused(fault));
  }

  @Test
  void inTheLobbyTheOwnerCanComeBackAndOwnsTheTableAgain() {
    table.drop(owner);
    assertThat(lobby(next).owner()).contains(Seat.B);
    asks(new LobbyRequest.Block(Seat.A));
    refused();
    asks(new LobbyRequest.Empty(Seat.A));
    refused();
    assertThat(lobby(next).blocked()).isEmpty();

    assertThat(join(OWNER, new ConnectionPurpose.Return(key(owner))).farewell()).isEmpty();
    assertThat(lobby(next).owner()).contains(Seat.A);
  }

  @Test
  void duringTheMatchTheOwnerCanComeBackAndOwnsTheTableAgain() {
    table.say(owner, new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.drop(owner);
    assertThat(next.received(FromHost.Seats.class).getLast().owner()).contains(Seat.B);
    for (OwnerCommand command : new OwnerCommand[] {OwnerCommand.REMOVE, OwnerCommand.BLOCK}) {
      table.say(next, new ToHost.ActOnSeat(Seat.A, command));
      refused();
    }
    assertThat(next.received(FromHost.OwnerActed.class)).isEmpty();

    assertThat(join(OWNER, new ConnectionPurpose.Return(key(owner))).seat()).isEqualTo(Seat.A);
    assertThat(next.received(FromHost.Seats.class).getLast().owner()).contains(Seat.A);
  }

  @Test
  void nobodySubstitutesForThePlayerInsideUntilARestoredHostHasThatPlayerBack() {
    TableByHand hosted = TableByHand.at(TestLobby.setup(2), 1);
    TableByHand.Visitor inside = hosted.all().getFirst();
    TableByHand.Visitor guest = join(hosted, NEXT, new ConnectionPurpose.Sit());
    hosted.restart();
    guest = join(hosted, NEXT, new ConnectionPurpose.Return(key(guest)));
    assertThat(lobby(guest).owner()).contains(Seat.A);
    hosted.say(guest, new ToHost.InLobby(new LobbyRequest.Start(true)));
    refused(guest, LobbyFault.NOT_OWNER);

    inside = hosted.join(new ConnectionPurpose.Return(key(inside)));
    hosted.drop(inside);
    assertThat(lobby(guest).owner()).contains(Seat.B);
    inside = hosted.join(new ConnectionPurpose.Return(key(inside)));
    hosted.say(inside, new ToHost.InLobby(new LobbyRequest.Start(true)));
    hosted.restart();
    guest = join(hosted, NEXT, new ConnectionPurpose.Return(key(guest)));
    assertThat(guest.received(FromHost.Welcome.class).getLast().owner()).contains(Seat.A);
    hosted.say(guest, new ToHost.ActOnSeat(Seat.A, OwnerCommand.BOT_NOW));
    refused(guest, LobbyFault.NOT_OWNER);
  }

  /** Otherwise nobody could ever do what only the owner may. */
  @Test
  void theNextPlayerBecomesOwnerOnceABotPlaysForTheAbsentPlayerInside() {
    TableByHand hosted = TableByHand.at(TestLobby.setup(2), 1);
    TableByHand.Visitor inside = hosted.all().getFirst();
    TableByHand.Visitor guest = join(hosted, NEXT, new ConnectionPurpose.Sit());
    hosted.say(inside, new ToHost.InLobby(new LobbyRequest.Start(true)));
    hosted.restart();
    guest = join(hosted, NEXT, new ConnectionPurpose.Return(key(guest)));
    hosted.pass(hosted.waits().orElseThrow());
    assertThat(guest.received(FromHost.Seats.class).getLast().owner()).contains(Seat.B);
    hosted.say(guest, new ToHost.ActOnSeat(Seat.A, OwnerCommand.REMOVE));
    refused(guest, LobbyFault.CHAIR_TAKEN);

    hosted.join(new ConnectionPurpose.Return(key(inside)));
    assertThat(guest.received(FromHost.Seats.class).getLast().owner()).contains(Seat.A);
  }

  /** Otherwise a second window would be a way to the first. */
  @Test
  void nobodyIsBlockedWhoseProgramIsTheOwners() {
    TableByHand.Visitor window = join(OWNER, new ConnectionPurpose.Sit());
    table.drop(owner);
    asks(new LobbyRequest.Block(Seat.D));
    assertThat(window.farewell()).contains(ByeReason.REMOVED);
    assertThat(lobby(next).blocked()).isEmpty();
  }

  @Test
  void theSubstituteOwnerMayBlockGuestsWhoCameLater() {
    table.drop(owner);
    asks(new LobbyRequest.Block(Seat.C));
    assertThat(last.farewell()).isEqualTo(Optional.of(ByeReason.BLOCKED));
  }
}
