package oklahoma.client.net.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import org.junit.jupiter.api.Test;

/** Which hosts have answered of late, by a clock that is turned by hand. */
class FoundHostsTest {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final FoundHosts hosts = new FoundHosts();

  @Test
  void aHostIsListedWithTheAddressThatAnsweredAndHowLongItTook() {
    hosts.asked(7, 0);
    hosts.heard("192.168.1.20", answer(7, 1, 6_600), TimeUnit.MILLISECONDS.toNanos(12));
    FoundHost found = hosts.now(SECOND).getFirst();
    assertThat(found.address().text()).isEqualTo("192.168.1.20:6600");
    assertThat(found.pingMillis()).isEqualTo(12);
  }

  @Test
  void aHostThatAnswersOnSeveralWaysIsOneHostAtTheAddressThatCanBeReadOut() {
    hosts.asked(7, 0);
    hosts.heard("fe80::1%eth0", answer(7, 1, 6_552), 1);
    hosts.heard("127.0.0.1", answer(7, 1, 6_552), 2);
    hosts.heard("2001:db8::5", answer(7, 1, 6_552), 3);
    assertThat(addresses()).containsExactly("127.0.0.1");
    hosts.heard("192.168.1.20", answer(7, 1, 6_552), 4);
    assertThat(addresses()).containsExactly("192.168.1.20");
  }

  @Test
  void theOrderInWhichTheyWereFoundStays() {
    hosts.asked(7, 0);
    hosts.heard("10.0.0.9", answer(7, 9, 6_552), 1);
    hosts.heard("10.0.0.1", answer(7, 1, 6_552), 2);
    hosts.asked(8, SECOND);
    hosts.heard("10.0.0.1", answer(8, 1, 6_552), SECOND);
    hosts.heard("10.0.0.9", answer(8, 9, 6_552), SECOND);
    assertThat(addresses()).containsExactly("10.0.0.9", "10.0.0.1");
  }

  @Test
  void aHostIsGoneWhenItWasSilentForSixSeconds() {
    hosts.asked(7, 0);
    hosts.heard("10.0.0.9", answer(7, 9, 6_552), 0);
    assertThat(hosts.now(6 * SECOND)).hasSize(1);
    assertThat(hosts.now(6 * SECOND + 1)).isEmpty();
  }

  @Test
  void anAnswerToAQuestionThatWasNotAskedIsNobodys() {
    hosts.asked(7, 0);
    hosts.heard("10.0.0.66", answer(6, 66, 6_552), 1);
    assertThat(hosts.now(1)).isEmpty();
  }

  @Test
  void aFloodOfMadeUpHostsLeavesTheListBounded() {
    hosts.asked(7, 0);
    hosts.heard("10.0.0.9", answer(7, 9, 6_552), 0);
    for (int host = 100; host < 1_000; host++) {
      hosts.heard("10.0.0.66", answer(7, host, 6_552), 1);
    }
    assertThat(hosts.now(1))
        .hasSize(FoundHosts.MOST)
        .first()
        .extracting(FoundHost::id)
        .isEqualTo(9L);
  }

  /** The last ones would be the best by their addresses. */
  @Test
  void ofAFloodOfMadeUpWaysToAHostTheBestAreKept() {
    hosts.asked(7, 0);
    for (int way = 1; way <= FoundHosts.MOST_WAYS; way++) {
      hosts.heard("10.0.1." + way, answer(7, 9, 6_552), 1);
    }
    hosts.heard("fe80::1", answer(7, 9, 6_552), 2 * SECOND);
    hosts.heard("10.0.0.1", answer(7, 9, 6_552), 1);
    assertThat(addresses()).containsExactly("10.0.0.1");
    assertThat(hosts.now(FoundHosts.FORGOTTEN_AFTER + SECOND)).isEmpty();
  }

  private List<String> addresses() {
    return hosts.now(SECOND).stream().map(found -> found.address().text()).toList();
  }

  private static Datagram.Answer answer(long nonce, long host, int port) {
    return new Datagram.Answer(nonce, host, Protocol.VERSION, Protocol.VERSION, port, List.of(), 0);
  }
}
