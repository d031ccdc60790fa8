package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes are a message that can be written and read again, or a {@link BadMessage}. The fuzzer
 * starts from a good message of each kind.
 */
class CodecFuzzTest {
  private static final long SEED = 1;

  static Stream<byte[]> toHost() {
    return new Samples(SEED).toHost().map(Codec::bytes);
  }

  static Stream<byte[]> fromHost() {
    return new Samples(SEED).fromHost().map(Codec::bytes);
  }

  static Stream<byte[]> datagram() {
    Samples samples = new Samples(SEED);
    List<TableLabel> tables = List.of(samples.of(TableLabel.class), samples.of(TableLabel.class));
    return Stream.of(
        Codec.bytes(new Datagram.Question(7)),
        Codec.bytes(
            new Datagram.Answer(7, 8, Protocol.VERSION, Protocol.VERSION, 6_600, tables, 3)),
        Codec.bytes(new Datagram.Answer(7, 8, 1, 2, 6_600, List.of(), 0)));
  }

  @FuzzTest
  @MethodSource
  void toHost(byte[] frame) {
    read(frame, Codec::toHost)
        .ifPresent(message -> assertThat(Codec.toHost(Codec.bytes(message))).isEqualTo(message));
  }

  @FuzzTest
  @MethodSource
  void fromHost(byte[] frame) {
    read(frame, Codec::fromHost)
        .ifPresent(message -> assertThat(Codec.fromHost(Codec.bytes(message))).isEqualTo(message));
  }

  @FuzzTest
  @MethodSource
  void datagram(byte[] bytes) {
    read(bytes, Codec::datagram).ifPresent(CodecFuzzTest::again);
  }

  private static void again(Datagram datagram) {
    switch (datagram) {
      case Datagram.Question question ->
          assertThat(Codec.datagram(Codec.bytes(question))).isEqualTo(question);
      case Datagram.Answer answer ->
          assertThat(Codec.datagram(Codec.bytes(answer))).isEqualTo(answer);
    }
  }

  private static <T> Optional<T> read(byte[] bytes, Function<byte[], T> reader) {
    try {
      return Optional.of(reader.apply(bytes));
    } catch (BadMessage bad) {
      return Optional.empty();
    }
  }
}
