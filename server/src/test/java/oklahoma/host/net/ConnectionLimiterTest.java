package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.concurrent.MockTicker;
import io.netty.util.concurrent.Ticker;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who gets a place at a host, and who gives way. */
class ConnectionLimiterTest {
  private final List<Line> all = new ArrayList<>();
  private final MockTicker ticker = Ticker.newMockTicker();

  /** A line from any address. */
  private static final class Line extends EmbeddedChannel {
    private final InetSocketAddress from;

    Line(String address) {
      super(false, false);
      from = new InetSocketAddress(InetAddress.ofLiteral(address), 4_711);
      try {
        register();
      } catch (Exception impossible) {
        throw new AssertionError(impossible);
      }
    }

    @Override
    protected SocketAddress remoteAddress0() {
      return from;
    }
  }

  private Line line(String address) {
    Line line = new Line(address);
    all.add(line);
    return line;
  }

  private void aWhilePasses() {
    ticker.advance(ConnectionLimiter.FAIR.toNanos(), TimeUnit.NANOSECONDS);
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1, true",
    "192.0.2.1, 192.0.2.2, false",
    "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
    "2001:db8:1:2::1, 2001:db8:1:3::1, false"
  })
  void aHomeIsOneAddress(String first, String second, boolean same) {
    ConnectionLimiter crowd = new ConnectionLimiter(10, 1, ticker);
    assertThat(crowd.admit(line(first))).isTrue();
    assertThat(crowd.admit(line(second))).isEqualTo(!same);
  }

  @Test
  void theOldestOfTheFullestAddressGivesWay() {
    ConnectionLimiter crowd = new ConnectionLimiter(4, 4, ticker);
    Line other = line("192.0.2.1");
    Line oldest = line("192.0.2.2");
    assertThat(crowd.admit(other)).isTrue();
    assertThat(crowd.admit(oldest)).isTrue();
    assertThat(crowd.admit(line("192.0.2.2"))).isTrue();
    assertThat(crowd.admit(line("192.0.2.2"))).isTrue();
    assertThat(crowd.admit(line("192.0.2.3"))).isTrue();
    assertThat(oldest.isOpen()).isFalse();
    assertThat(all).filteredOn(Line::isOpen).hasSize(4).contains(other);
  }

  @Test
  void aClientAtATableIsNeverEvicted() {
    ConnectionLimiter crowd = new ConnectionLimiter(3, 3, ticker);
    for (int i = 0; i < 3; i++) {
      Line line = line("192.0.2.2");
      assertThat(crowd.admit(line)).isTrue();
      crowd.stays(line);
    }
    aWhilePasses();
    assertThat(crowd.admit(line("192.0.2.3"))).isFalse();
    assertThat(all.subList(0, 3)).allMatch(Line::isOpen);
  }

  /** Guests who come all at once do not push each other out before they could say hello. */
  @Test
  void aClientThatHadNoFairTimeIsNotEvictedForAnEqual() {
    ConnectionLimiter crowd = new ConnectionLimiter(2, 2, ticker);
    assertThat(crowd.admit(line("192.0.2.1"))).isTrue();
    ticker.advance(1, TimeUnit.MILLISECONDS);
    assertThat(crowd.admit(line("192.0.2.2"))).isTrue();
    assertThat(crowd.admit(line("192.0.2.3"))).isFalse();
    aWhilePasses();
    assertThat(crowd.admit(line("192.0.2.3"))).isTrue();
    assertThat(all.getFirst().isOpen()).isFalse();
  }

  /** A friend behind the same router as somebody who only opens lines. */
  @Test
  void anAddressThatIsFullOfLateLinesHasRoomForANewOne() {
    ConnectionLimiter crowd = new ConnectionLimiter(10, 2, ticker);
    assertThat(crowd.admit(line("192.0.2.1"))).isTrue();
    assertThat(crowd.admit(line("192.0.2.1"))).isTrue();
    assertThat(crowd.admit(line("192.0.2.1"))).isFalse();
    aWhilePasses();
    assertThat(crowd.admit(line("192.0.2.1"))).isTrue();
    assertThat(all.getFirst().isOpen()).isFalse();
  }

  /** However lines come, come to a table and go: the limits hold and no place is lost. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theLimitsHoldAndNoPlaceIsLost(long seed) {
    RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    ConnectionLimiter crowd = new ConnectionLimiter(6, 3, ticker);
    List<Line> in = new ArrayList<>();
    for (int step = 0; step < 2_000; step++) {
      if (in.isEmpty() || chance.nextInt(3) > 0) {
        Line line = line("192.0.2." + chance.nextInt(4));
        ticker.advance(step, TimeUnit.MILLISECONDS);
        if (crowd.admit(line)) {
          in.add(line);
        }
      } else {
        Line line = in.get(chance.nextInt(in.size()));
        if (chance.nextBoolean()) {
          crowd.stays(line);
        } else {
          line.close().syncUninterruptibly();
        }
      }
      in.removeIf(line -> !line.isOpen());
      assertThat(in).hasSizeLessThanOrEqualTo(6);
      for (Line each : in) {
        assertThat(in.stream().filter(other -> other.from.equals(each.from)).count())
            .isLessThanOrEqualTo(3);
      }
    }
    in.forEach(line -> line.close().syncUninterruptibly());
    for (int i = 0; i < 6; i++) {
      assertThat(crowd.admit(line("192.0.2." + i))).isTrue();
    }
  }
}
