package oklahoma.protocol.codec;

import static oklahoma.protocol.codec.Faults.faultOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.junit.jupiter.api.Test;

/** Bytes that nobody has made with care are refused, or read as something that can be said. */
class GarbageTest {
  private static final int ROUNDS = 4_000;

  @Test
  void garbageIsRefusedOrRead() {
    RandomGenerator chance = chance(11);
    List<byte[]> frames = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      byte[] frame = new byte[1 + chance.nextInt(200)];
      chance.nextBytes(frame);
      frames.add(frame);
    }
    assertThat(frames).allSatisfy(GarbageTest::assertRefusedOrRead);
  }

  @Test
  void everyTruncatedMessageIsRefusedOrRead() {
    for (byte[] whole : messages()) {
      for (int length = 0; length < whole.length; length++) {
        assertRefusedOrRead(Arrays.copyOf(whole, length));
      }
    }
  }

  @Test
  void mutatedMessagesAreRefusedOrRead() {
    RandomGenerator chance = chance(13);
    for (byte[] whole : messages()) {
      for (int i = 0; i < ROUNDS / 20; i++) {
        byte[] changed = whole.clone();
        for (int change = chance.nextInt(3); change >= 0; change--) {
          changed[chance.nextInt(changed.length)] = (byte) chance.nextInt(256);
        }
        assertRefusedOrRead(changed);
      }
    }
  }

  private static List<byte[]> messages() {
    List<byte[]> messages = new ArrayList<>();
    for (long seed = 0; seed < 4; seed++) {
      new Samples(seed).toHost().map(Codec::bytes).forEach(messages::add);
      new Samples(seed).fromHost().map(Codec::bytes).forEach(messages::add);
    }
    return messages;
  }

  /** Whatever is read can be written again, and then it is read the same. */
  private static void assertRefusedOrRead(byte[] frame) {
    if (faultOf(Codec::toHost, frame).isEmpty()) {
      ToHost message = Codec.toHost(frame);
      assertThat(Codec.toHost(Codec.bytes(message))).isEqualTo(message);
    }
    if (faultOf(Codec::fromHost, frame).isEmpty()) {
      FromHost message = Codec.fromHost(frame);
      assertThat(Codec.fromHost(Codec.bytes(message))).isEqualTo(message);
    }
  }

  private static RandomGenerator chance(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }
}
