package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.KeyManagementException;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import oklahoma.host.Host;
import oklahoma.host.identity.Identity;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Everything on the network is encrypted, and a guest without encryption gets no answer. */
@Timeout(120)
class TransportTest {
  private static final int ALERT = 21;
  private static final int LONG_MILLIS = 60_000;
  private static final Identity IDENTITY = Identity.fresh();

  /** A handshake must be done at once; everything else may take its time. */
  private static final Limits HASTY =
      new Limits(
          new Limits.Patience(
              Duration.ofMillis(300), Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO),
          new Limits.Backlog(1 << 20, Duration.ofMinutes(2)),
          new Limits.Rate(1_000, 1_000),
          new Limits.Places(9, 9));

  private final Host host = Host.start(TestSetups.settings().withIdentity(() -> IDENTITY));

  private final InetSocketAddress address =
      host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));

  @AfterEach
  void close() {
    host.close();
  }

  @Test
  void guestsKnowTheHostByItsKey() {
    try (Loops loops = new Loops()) {
      HeadlessGuest guest =
          HeadlessGuest.join(loops, address, "Guest", 0, new ConnectionPurpose.ListTables());
      Waiting.until(() -> guest.farewell().isPresent());
      assertThat(guest.fingerprint())
          .isEqualTo(IDENTITY.fingerprint())
          .isEqualTo(host.fingerprint());
    }
  }

  /** TLS itself may answer with an alert; no word of ours is among it. */
  @Test
  void aClientWithoutEncryptionReceivesNothing() throws IOException {
    byte[] hello =
        Codec.bytes(new ToHost.Hello(new Name("Guest"), 0, new ConnectionPurpose.ListTables()));
    byte[] frame = new byte[hello.length + 1];
    frame[0] = (byte) hello.length;
    System.arraycopy(hello, 0, frame, 1, hello.length);
    assertReceivesNothing(frame);
    assertReceivesNothing("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aClientThatSendsNothing() throws IOException {
    assertReceivesNothingFromOneInAHurry(new byte[0]);
  }

  @Test
  void aClientThatSendsAFrameByteByByte() throws IOException {
    assertReceivesNothingFromOneInAHurry(new byte[] {22, 3, 1, 2, 0, 1, 0, 1});
  }

  @Test
  void aClientWithAnOlderTls() throws Exception {
    try (SSLSocket old = (SSLSocket) anyHost().getSocketFactory().createSocket()) {
      old.setEnabledProtocols(new String[] {"TLSv1.2"});
      old.connect(address);
      old.setSoTimeout(LONG_MILLIS);
      assertThatThrownBy(old::startHandshake).isInstanceOf(SSLHandshakeException.class);
    }
  }

  @Test
  void othersPlayOnMeanwhile() throws IOException {
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2), 2, true)) {
      InetSocketAddress door = (InetSocketAddress) company.address();
      for (int i = 0; i < 5; i++) {
        assertReceivesNothing(door, new byte[] {3, (byte) 0xff, (byte) 0xff, 1});
      }
      company.settle();
      company.drawAndDiscard();
      assertThat(company.at(Seat.A).connected()).isTrue();
      assertThat(company.at(Seat.B).connected()).isTrue();
    }
  }

  private static void assertReceivesNothingFromOneInAHurry(byte[] sent) throws IOException {
    try (Host hasty = Host.start(TestSetups.settings().withLimits(HASTY))) {
      assertReceivesNothing(
          hasty.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)), sent);
    }
  }

  private void assertReceivesNothing(byte[] sent) throws IOException {
    assertReceivesNothing(address, sent);
  }

  private static void assertReceivesNothing(InetSocketAddress door, byte[] sent)
      throws IOException {
    try (Socket guest = new Socket(door.getAddress(), door.getPort())) {
      guest.setSoTimeout(LONG_MILLIS); // no timeout of a test can interrupt who reads here
      guest.getOutputStream().write(sent);
      InputStream answer = guest.getInputStream();
      byte[] received = answer.readAllBytes();
      if (received.length > 0) {
        assertThat(received[0]).isEqualTo((byte) ALERT);
      }
      assertThat(received.length).isLessThan(16);
    }
  }

  private static SSLContext anyHost() throws NoSuchAlgorithmException, KeyManagementException {
    SSLContext context = SSLContext.getInstance("TLS");
    TrustManager[] any = InsecureTrustManagerFactory.INSTANCE.getTrustManagers();
    context.init(null, any, null);
    return context;
  }
}
