package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Optional;
import java.util.function.Function;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;

/** Why a frame cannot be read. */
final class Faults {

  private Faults() {}

  static <T> Optional<Fault> faultOf(Function<byte[], T> codec, byte[] frame) {
    try {
      return codec.apply(frame) == null ? Optional.of(Fault.EMPTY) : Optional.empty();
    } catch (BadMessage bad) {
      return Optional.of(bad.fault());
    }
  }

  static void assertFault(Wire.Hello.Builder hello, Fault fault) {
    assertFault(Wire.ToHost.newBuilder().setHello(hello).build().toByteArray(), fault);
  }

  static void assertFault(Wire.Command.Builder command, Fault fault) {
    assertFault(Wire.ToHost.newBuilder().setCommand(command).build().toByteArray(), fault);
  }

  static void assertFault(Wire.InLobby.Builder request, Fault fault) {
    assertFault(Wire.ToHost.newBuilder().setInLobby(request), fault);
  }

  static void assertFault(Wire.ToHost.Builder message, Fault fault) {
    assertFault(message.build().toByteArray(), fault);
  }

  static void assertFault(byte[] frame, Fault fault) {
    assertThatExceptionOfType(BadMessage.class)
        .isThrownBy(() -> Codec.toHost(frame))
        .extracting(BadMessage::fault)
        .isEqualTo(fault);
  }
}
