package oklahoma.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Optional;
import java.util.function.Function;

/** Bytes are a message that can be written and read again, or a {@link BadMessage}. */
class CodecFuzzTest {

  @FuzzTest
  void toHost(byte[] frame) {
    read(frame, Codec::toHost)
        .ifPresent(message -> assertThat(Codec.toHost(Codec.bytes(message))).isEqualTo(message));
  }

  @FuzzTest
  void fromHost(byte[] frame) {
    read(frame, Codec::fromHost)
        .ifPresent(message -> assertThat(Codec.fromHost(Codec.bytes(message))).isEqualTo(message));
  }

  @FuzzTest
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
