package oklahoma.client.net.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import org.junit.jupiter.api.Test;

/** Which hosts have answered of late, by a clock that is turned by hand. */
class FoundHostsTest {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private static final Set<String> OWN =
      Set.of("127.0.0.1", "fe80::1%eth0", "2001:db8::5", "192.168.1.20", "10.8.0.3");

  private final FoundHosts hosts = new FoundHosts();

  @Test
  void aHostIsListedWithTheAddressThatAnsweredAndHowLongItTook() {
    asked(7, 0);
    hosts.answered("192.168.1.20", answer(7, 1, 6_600), TimeUnit.MILLISECONDS.toNanos(12));
    FoundHost found = hosts.now(SECOND).getFirst();
    assertThat(found.address().text()).isEqualTo("192.168.1.20:6600");
    assertThat(found.pingMillis()).isEqualTo(12);
  }

  @Test
  void aHostOnThisComputerIsOneHostAtTheAddressThatCanBeReadOut() {
    asked(7, 0);
    hosts.answered("fe80::1%eth0", answer(7, 1, 6_552), 1);
    hosts.answered("127.0.0.1", answer(7, 1, 6_552), 2);
    hosts.answered("2001:db8::5", answer(7, 1, 6_552), 3);
    assertThat(addresses()).containsExactly("127.0.0.1");
    hosts.answered("192.168.1.20", answer(7, 1, 6_552), 4);
    hosts.answered("10.8.0.3", answer(7, 1, 6_552), 5);
    assertThat(addresses()).containsExactly("10.8.0.3");
  }

  @Test
  void aHostThatAnswersOnIpv6TooIsListedAtTheAddressThatCanBeReadOut() {
    asked(7, 0);
    hosts.answered("fe80::9%eth0", answer(7, 1, 6_552), 1);
    hosts.answered("fe80::9%wlan0", answer(7, 1, 6_552), 1);
    assertThat(addresses()).containsExactly("fe80::9%eth0");
    hosts.answered("192.168.1.30", answer(7, 1, 6_552), 2);
    assertThat(addresses()).containsExactly("192.168.1.30");
  }

  /** Its answers may come first, and from the better address. */
  @Test
  void aHostThatAnswersWithTheIdOfAnotherDoesNotHideIt() {
    asked(7, 0);
    hosts.answered("10.0.0.1", answer(7, 9, 6_552), 1);
    hosts.answered("10.0.0.9", answer(7, 9, 6_552), 2);
    hosts.answered("10.0.0.9", answer(7, 9, 6_666), 3);
    assertThat(addresses()).containsExactly("10.0.0.1", "10.0.0.9", "10.0.0.9:6666");
    hosts.answered("fe80::1", answer(7, 3, 6_552), 4);
    hosts.answered("fe80::9", answer(7, 3, 6_552), 5);
    assertThat(addresses()).endsWith("fe80::1", "fe80::9");
    hosts.answered("127.0.0.1", answer(7, 4, 6_552), 6);
    hosts.answered("10.0.0.1", answer(7, 4, 6_552), 7);
    assertThat(addresses()).endsWith("127.0.0.1", "10.0.0.1");
  }

  @Test
  void theOrderInWhichTheyWereFoundStays() {
    asked(7, 0);
    hosts.answered("10.0.0.9", answer(7, 9, 6_552), 1);
    hosts.answered("10.0.0.1", answer(7, 1, 6_552), 2);
    asked(8, SECOND);
    hosts.answered("10.0.0.1", answer(8, 1, 6_552), SECOND);
    hosts.answered("10.0.0.9", answer(8, 9, 6_552), SECOND);
    assertThat(addresses()).containsExactly("10.0.0.9", "10.0.0.1");
  }

  @Test
  void aHostIsGoneWhenItWasSilentForSixSeconds() {
    asked(7, 0);
    hosts.answered("10.0.0.9", answer(7, 9, 6_552), 0);
    assertThat(hosts.now(6 * SECOND)).hasSize(1);
    assertThat(hosts.now(6 * SECOND + 1)).isEmpty();
  }

  @Test
  void anAnswerToAQuestionThatWasNotAskedIsNobodys() {
    asked(7, 0);
    hosts.answered("10.0.0.66", answer(6, 66, 6_552), 1);
    assertThat(hosts.now(1)).isEmpty();
  }

  @Test
  void aFloodOfMadeUpHostsLeavesTheListBounded() {
    asked(7, 0);
    hosts.answered("10.0.0.9", answer(7, 9, 6_552), 0);
    for (int host = 100; host < 1_000; host++) {
      hosts.answered("10.0.0.66", answer(7, host, 6_552), 1);
    }
    assertThat(hosts.now(1))
        .hasSize(FoundHosts.MOST)
        .first()
        .extracting(FoundHost::id)
        .isEqualTo(9L);
  }

  /** One computer fills the list, and the others are listed all the same. */
  @Test
  void inventedHostsDoNotHideALaterHost() {
    asked(7, 0);
    for (int host = 100; host < 1_000; host++) {
      hosts.answered("10.0.0.66", answer(7, host, 6_552), 1);
    }
    hosts.answered("10.0.0.8", answer(7, 8, 6_552), 2);
    hosts.answered("10.0.0.9", answer(7, 9, 6_552), 3);
    assertThat(addresses())
        .hasSize(FoundHosts.MOST)
        .startsWith("10.0.0.66")
        .endsWith("10.0.0.8", "10.0.0.9");
  }

  @Test
  void aFloodOfMadeUpAddressesOfAHostLeavesRoomForOthers() {
    asked(7, 0);
    hosts.answered("10.0.0.9", answer(7, 9, 6_552), 1);
    for (int made = 1; made <= 200; made++) {
      hosts.answered("10.0.1." + made, answer(7, 9, 6_552), 2);
    }
    hosts.answered("10.0.0.8", answer(7, 8, 6_552), 3);
    assertThat(addresses())
        .hasSize(FoundHosts.MOST_OF_AN_ID + 1)
        .startsWith("10.0.0.9")
        .endsWith("10.0.0.8");
    assertThat(hosts.now(FoundHosts.FORGOTTEN_AFTER + SECOND)).isEmpty();
  }

  private void asked(long nonce, long nanos) {
    hosts.asked(nonce, OWN, nanos);
  }

  private List<String> addresses() {
    return hosts.now(SECOND).stream().map(found -> found.address().text()).toList();
  }

  private static Datagram.Answer answer(long nonce, long host, int port) {
    return new Datagram.Answer(nonce, host, Protocol.VERSION, Protocol.VERSION, port, List.of(), 0);
  }
}
