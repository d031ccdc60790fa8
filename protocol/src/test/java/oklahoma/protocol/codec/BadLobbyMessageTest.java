package oklahoma.protocol.codec;

import static oklahoma.protocol.codec.Faults.assertFault;
import static oklahoma.protocol.codec.Faults.faultOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.wire.Wire;
import org.junit.jupiter.api.Test;

/** Messages about lobbies and those who are in them that cannot be read. */
class BadLobbyMessageTest {
  @Test
  void aRequestInTheLobbyThatIsNone() {
    assertFault(Wire.InLobby.newBuilder(), Fault.UNKNOWN_KIND);
    assertFault(Wire.InLobby.newBuilder().setLock(Wire.Seat.SEAT_UNSPECIFIED), Fault.UNKNOWN_VALUE);
    assertFault(Wire.InLobby.newBuilder().setEmptyValue(9), Fault.UNKNOWN_VALUE);
  }

  @Test
  void aBotThatCannotBe() {
    Wire.InLobby.AddBot.Builder bot =
        Wire.InLobby.AddBot.newBuilder()
            .setSeat(Wire.Seat.SEAT_B)
            .setName("Gauss")
            .setLevel(Wire.BotLevel.BOT_LEVEL_HARD);
    assertFault(Wire.InLobby.newBuilder().setAddBot(bot.clone().setName("")), Fault.NOT_A_NAME);
    assertFault(Wire.InLobby.newBuilder().setAddBot(bot.clone().clearSeat()), Fault.UNKNOWN_VALUE);
    assertFault(Wire.InLobby.newBuilder().setAddBot(bot.clone().clearLevel()), Fault.UNKNOWN_VALUE);
  }

  @Test
  void anOwnerCommandThatNobodyKnows() {
    Wire.Tend.Builder tend = Wire.Tend.newBuilder().setSeat(Wire.Seat.SEAT_A);
    assertFault(Wire.ToHost.newBuilder().setTend(tend), Fault.UNKNOWN_VALUE);
    assertFault(
        Wire.ToHost.newBuilder()
            .setTend(Wire.Tend.newBuilder().setCommand(Wire.OwnerCommand.OWNER_COMMAND_SKIP)),
        Fault.UNKNOWN_VALUE);
  }

  @Test
  void whatNobodyCouldSay() {
    for (String words :
        List.of("", "  ", "a\nb", "a\u202eb", "x".repeat(201), "e\u0301\u0323".repeat(2_000))) {
      assertFault(
          chatMessage(Wire.ChatMessage.newBuilder().setWords(words)), Fault.NOT_A_CHAT_MESSAGE);
    }
    assertFault(chatMessage(Wire.ChatMessage.newBuilder()), Fault.UNKNOWN_KIND);
    assertFault(chatMessage(Wire.ChatMessage.newBuilder().setPhraseValue(99)), Fault.UNKNOWN_VALUE);
  }

  @Test
  void aLobbyWithTooManyOrTooFewChairs() {
    Wire.FromHost wire = FromHostCodec.wire(new Samples(3).of(FromHost.Lobby.class));
    Wire.FromHost.Builder fewer = wire.toBuilder();
    fewer.getLobbyBuilder().removeChairs(0);
    Wire.FromHost.Builder more = wire.toBuilder();
    more.getLobbyBuilder().addChairs(wire.getLobby().getChairs(0));
    assertThat(faultOf(Codec::fromHost, fewer.build().toByteArray())).contains(Fault.OUT_OF_RANGE);
    assertThat(faultOf(Codec::fromHost, more.build().toByteArray())).contains(Fault.TOO_LONG);
  }

  @Test
  void aChairThatIsNone() {
    Wire.FromHost.Builder wire =
        FromHostCodec.wire(new Samples(3).of(FromHost.Lobby.class)).toBuilder();
    wire.getLobbyBuilder().setChairs(2, Wire.Chair.getDefaultInstance());
    assertThat(faultOf(Codec::fromHost, wire.build().toByteArray())).contains(Fault.UNKNOWN_KIND);
  }

  @Test
  void aTableThatCannotBe() {
    Wire.TableLabel.Builder label =
        Wire.TableLabel.newBuilder()
            .setNumber(1)
            .setName("Evening")
            .setSeats(8)
            .setGame(Wire.TableLabel.Game.GAME_GIN);
    assertThat(faultOf(Codec::fromHost, tables(label.clone()))).isEmpty();
    assertThat(faultOf(Codec::fromHost, tables(label.clone().setNumber(0))))
        .contains(Fault.OUT_OF_RANGE);
    assertThat(faultOf(Codec::fromHost, tables(label.clone().setTaken(9))))
        .contains(Fault.OUT_OF_RANGE);
    assertThat(faultOf(Codec::fromHost, tables(label.clone().setName("x".repeat(41)))))
        .contains(Fault.NOT_A_NAME);
  }

  private static Wire.ToHost.Builder chatMessage(Wire.ChatMessage.Builder chatMessage) {
    return Wire.ToHost.newBuilder().setChat(Wire.Chat.newBuilder().setMessage(chatMessage));
  }

  private static byte[] tables(Wire.TableLabel.Builder label) {
    return Wire.FromHost.newBuilder()
        .setTables(Wire.Tables.newBuilder().addTables(label))
        .build()
        .toByteArray();
  }
}
