package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AvatarTest {

  @ParameterizedTest
  @EnumSource(Avatar.class)
  void isReadAsItWasWritten(Avatar avatar) {
    ToHost hello =
        new ToHost.Hello(new Name("East"), 1, new ConnectionPurpose.Sit(), Optional.of(avatar));
    assertThat(Codec.toHost(Codec.bytes(hello))).isEqualTo(hello);
  }

  @Test
  void aHelloWithoutOneHasNoByteForIt() {
    ToHost hello = new ToHost.Hello(new Name("East"), 1, new ConnectionPurpose.Sit());
    assertThat(ToHostCodec.wire(hello).getHello().getUnknownFields().asMap()).isEmpty();
    assertThat(ToHostCodec.wire(hello).getHello().getAllFields().keySet())
        .noneMatch(field -> field.getName().equals("avatar"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 16, 99, -1, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void oneThatIsNotKnownIsNoneInAHello(int number) {
    Wire.ToHost.Builder wire =
        ToHostCodec.wire(new ToHost.Hello(new Name("East"), 1, new ConnectionPurpose.Sit()))
            .toBuilder();
    wire.getHelloBuilder().setAvatarValue(number);
    ToHost.Hello read = (ToHost.Hello) Codec.toHost(wire.build().toByteArray());
    assertThat(read.avatar()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 16, 99, -1, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void oneThatIsNotKnownIsNoneInAChairAndALabel(int number) {
    LobbyState any = new Samples(3).of(LobbyState.class);
    FromHost lobby = new FromHost.Lobby(Spectator.SPECTATOR, Optional.empty(), any);
    Wire.FromHost.Builder wire = FromHostCodec.wire(lobby).toBuilder();
    wire.getLobbyBuilder()
        .getChairsBuilder(0)
        .getOfHumanBuilder()
        .setName("East")
        .setPresence(Wire.Presence.PRESENCE_HERE)
        .setAvatarValue(number);
    FromHost.Lobby read = (FromHost.Lobby) Codec.fromHost(wire.build().toByteArray());
    assertThat(((Chair.OfHuman) read.state().chair(Seat.A)).avatar()).isEmpty();

    Wire.SeatLabel label =
        SeatCodec.wire(SeatLabel.ofHuman(Seat.B, new Name("East"))).toBuilder()
            .setAvatarValue(number)
            .build();
    assertThat(SeatCodec.read(label)).isEqualTo(SeatLabel.ofHuman(Seat.B, new Name("East")));
  }
}
