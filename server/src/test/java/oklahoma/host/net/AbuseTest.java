package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import oklahoma.host.fixture.GenerousLimits;
import oklahoma.host.fixture.RawTls;
import oklahoma.host.table.people.PasswordTest;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.LogLines;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Guests on real sockets who keep to no rule of TLS, and lines that lead nowhere. */
@Timeout(180)
class AbuseTest {
  private static final int SEATS = 3;
  private static final int ANSWER_MILLIS = 20_000;
  private static final byte[] BEGINNING = {22, 3, 1, 2, 0};

  @RegisterExtension private final LogLines log = new LogLines("oklahoma.host.net");

  /** What a line may do to TLS. */
  enum Mischief {
    KEY_UPDATES {
      @Override
      void happen(RawTls line) {
        line.updateKey();
      }
    },
    KEY_UPDATES_IN_ONE_RECORD {
      @Override
      void happen(RawTls line) {
        line.updateKeys(20);
      }
    },
    WARNINGS {
      @Override
      void happen(RawTls line) {
        line.send(ALERT, new byte[] {1, 90}); // that the user changed their mind (RFC 8446, 6.1)
      }
    },
    RECORDS_OF_A_BYTE {
      @Override
      void happen(RawTls line) {
        line.send(RawTls.DATA, new byte[1]);
      }

      @Override
      void again(RawTls line) {
        line.send(RawTls.DATA, new byte[] {(byte) 0x80, 0x40}); // a frame of 8,192 bytes begins
        super.again(line);
      }
    },
    A_LONG_RECORD {
      @Override
      void happen(RawTls line) {
        line.send(RawTls.DATA, new byte[1_000]);
      }
    };

    private static final int ALERT = 21;
    private static final int OFTEN = 5_000;

    abstract void happen(RawTls line);

    void again(RawTls line) {
      for (int i = 0; i < OFTEN && !line.hungUp(); i++) {
        happen(line);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLineWithoutAHelloIsClosed(Mischief mischief) throws IOException {
    try (SeatedTable company = company(Limits.USUAL);
        RawTls line = RawTls.to((InetSocketAddress) company.address())) {
      mischief.again(line);
      assertThat(line.ended(ANSWER_MILLIS)).isTrue();
      assertThat(log.lines()).anyMatch(each -> each.contains("makes TLS work for nothing"));
      assertPlaysOn(company);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aGuestIsClosed(Mischief mischief) throws IOException {
    try (TestLobby gathering =
            new TestLobby(TestLobby.setup(4), all -> all.withLimits(Limits.USUAL));
        RawTls line = RawTls.to(gathering.address)) {
      HeadlessGuest witness = gathering.comesFromInside("North");
      line.send(
          RawTls.DATA,
          framed(new ToHost.Hello(new Name("East"), gathering.table, new ConnectionPurpose.Sit())));
      gathering.until(() -> witness.lobby().chairs().toString().contains("East"));
      mischief.again(line);
      assertThat(line.ended(ANSWER_MILLIS)).isTrue();
      assertThat(log.lines()).anyMatch(each -> each.contains("makes TLS work for nothing"));
    }
  }

  /** What an honest program does now and then is borne. */
  @Test
  void aKeyUpdateNowAndThenIsBorne() throws IOException {
    try (TestLobby gathering =
            new TestLobby(TestLobby.setup(4), all -> all.withLimits(Limits.USUAL));
        RawTls line = RawTls.to(gathering.address)) {
      HeadlessGuest witness = gathering.comesFromInside("North");
      line.updateKey();
      line.send(
          RawTls.DATA,
          framed(new ToHost.Hello(new Name("East"), gathering.table, new ConnectionPurpose.Sit())));
      line.updateKey();
      line.send(
          RawTls.DATA,
          framed(new ToHost.Chat(new oklahoma.protocol.people.ChatMessage.Words("hello"))));
      gathering.until(() -> !witness.received(FromHost.Chatted.class).isEmpty());
    }
  }

  /** A hello of TLS may be cut into pieces, but not into any number of them. */
  @Test
  void aHandshakeOfManyPiecesIsClosed() throws IOException {
    try (SeatedTable company = company(Limits.USUAL)) {
      InetSocketAddress host = (InetSocketAddress) company.address();
      try (Socket line = new Socket(host.getAddress(), host.getPort())) {
        line.setSoTimeout(ANSWER_MILLIS);
        byte[] hello = {1, 0, 2, 0, 3, 3}; // one of 512 bytes begins
        for (int i = 0; i < 40; i++) {
          byte piece = i < hello.length ? hello[i] : 0;
          line.getOutputStream().write(new byte[] {22, 3, 1, 0, 1, piece});
        }
        assertThat(line.getInputStream().read()).isEqualTo(-1);
      } catch (SocketException reset) {
        // closed over what was not read any more
      }
      assertThat(log.lines()).anyMatch(each -> each.contains("makes TLS work for nothing"));
      assertPlaysOn(company);
    }
  }

  @Test
  void halfOpenLinesKeepNobodyOut() throws IOException {
    assumeTrue(hasMoreAddresses());
    List<Socket> halfOpen = new ArrayList<>();
    Limits few = GenerousLimits.LIMITS.connections(24, 8);
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4), all -> all.withLimits(few))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      SeatKey key = gathering.drops(gathering.join("East"), north);
      for (int i = 0; i < 24; i++) {
        halfOpen.add(halfOpen(gathering.address, 1 + i % 4));
      }
      assertThat(gathering.comesBack("East", key)).satisfies(gathering::inLobby);
      gathering.join("South");
      gathering.join("West");
      assertThat(log.lines()).anyMatch(each -> each.contains("gives way to a newcomer"));
    } finally {
      for (Socket line : halfOpen) {
        line.close();
      }
    }
  }

  /** Neither do lines that have said hello and are asked for a password that they do not know. */
  @Test
  void aClientThatIsNotAtATableKeepsNobodyOut() throws IOException {
    assumeTrue(hasMoreAddresses());
    List<RawTls> strangers = new ArrayList<>();
    Limits few = GenerousLimits.LIMITS.connections(12, 4);
    try (TestLobby gathering =
        new TestLobby(PasswordTest.guarded(TestLobby.setup(4)), all -> all.withLimits(few))) {
      for (int i = 0; i < 12; i++) {
        RawTls line = RawTls.to(gathering.address, address(1 + i % 4));
        strangers.add(line);
        line.send(
            RawTls.DATA,
            framed(
                new ToHost.Hello(new Name("Eve"), gathering.table, new ConnectionPurpose.Sit())));
      }
      gathering.inLobby(PasswordTest.knowing(gathering));
    } finally {
      for (RawTls line : strangers) {
        line.close();
      }
    }
  }

  @Test
  void allDoorsOfAHostCountTogether() {
    try (TestLobby gathering =
        new TestLobby(
            TestLobby.setup(4), all -> all.withLimits(GenerousLimits.LIMITS.connections(2, 2)))) {
      gathering.join("North");
      gathering.join("East");
      InetSocketAddress second =
          gathering.host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      HeadlessGuest third = HeadlessGuest.connect(gathering.loops, second);
      gathering.until(() -> !third.connected());
      assertThat(log.lines()).anyMatch(each -> each.contains("too many connections"));
    }
  }

  private static boolean hasMoreAddresses() {
    try (Socket socket = new Socket()) {
      socket.bind(new InetSocketAddress(address(1), 0));
      return true;
    } catch (IOException oneOnly) { // as on macOS
      return false;
    }
  }

  private static InetAddress address(int last) {
    return InetAddress.ofLiteral("127.0.1." + last);
  }

  private static Socket halfOpen(InetSocketAddress host, int last) throws IOException {
    Socket line = new Socket();
    line.bind(new InetSocketAddress(address(last), 0));
    line.connect(host);
    line.getOutputStream().write(BEGINNING);
    return line;
  }

  private static byte[] framed(ToHost message) {
    byte[] frame = Codec.bytes(message);
    return ByteBuffer.allocate(1 + frame.length).put((byte) frame.length).put(frame).array();
  }

  private static SeatedTable company(Limits limits) {
    return SeatedTable.at(TestSetups.of(TestSetups.patient(SEATS), SEATS), SEATS, limits);
  }

  private static void assertPlaysOn(SeatedTable company) {
    company.drawAndDiscard();
    assertThat(company.at(Seat.A).connected()).isTrue();
  }
}
