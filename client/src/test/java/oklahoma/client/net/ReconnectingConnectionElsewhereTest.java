package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import org.junit.jupiter.api.Test;

/** A connection whose host may have another address now. */
class ReconnectingConnectionElsewhereTest extends ConnectionOnScript {
  ReconnectingConnectionElsewhereTest() throws IOException {}

  @Test
  void theHostIsCalledWhereItLetsTheGuestInAgain() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    try (ScriptedHost there = new ScriptedHost(identity, 0)) {
      tryAt(there);
      ScriptedHost.Visit visit = there.visit();
      assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
      visit.say(welcome(SECOND));
      awaitState(Connection.Connected.class::isInstance);
      assertThat(called()).isEqualTo(unresolved(there.address().getPort()));
      visit.cut();
      awaitLost();
      clock.turn(BackOff.most(1));
      assertThat(there.visit().received()).isEqualTo(hello(new ConnectionPurpose.Return(SECOND)));
    }
  }

  @Test
  void aTryThatIsUnderWayIsGivenUpForTheOtherAddress() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ScriptedHost there = new ScriptedHost(identity, 0)) {
      tryAt(silent.getLocalPort());
      try (Socket reached = silent.accept()) {
        tryAt(there);
        assertThat(there.visit().received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
        assertThat(reached.isClosed()).isFalse();
      }
    }
  }

  /** Its answer has the next key. */
  @Test
  void aTryThatHasReachedTheHostGoesOn() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    line.execute(() -> opened.orElseThrow().tryNow());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    try (ScriptedHost there = new ScriptedHost(identity, 0)) {
      tryAt(there);
      visit.say(welcome(SECOND));
      awaitState(Connection.Connected.class::isInstance);
      assertThat(called()).isEqualTo(host.address());
    }
  }

  /** Two windows of one user host under the same key, and each has a table of the same number. */
  @Test
  void anotherTableOfTheHostDoesNotEndIt() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    try (ScriptedHost there = new ScriptedHost(identity, 0)) {
      tryAt(there);
      ScriptedHost.Visit visit = there.visit();
      assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
      visit.say(new FromHost.Bye(ByeReason.KEY_UNKNOWN, Protocol.VERSION));
      visit.cut();
      awaitLost();
      clock.turn(BackOff.most(2));
      assertThat(host.visit().received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    }
  }

  @Test
  void anImpostorElsewhereReceivesNothingAndDoesNotEndIt() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    try (ScriptedHost impostor = new ScriptedHost(Identity.fresh(), 0)) {
      tryAt(impostor);
      assertThat(impostor.visit().heardNothing()).isTrue();
      awaitLost();
      clock.turn(BackOff.most(2));
      assertThat(host.visit().received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    }
  }

  @Test
  void aLineThatIsWellStaysWhereItIs() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    try (ScriptedHost there = new ScriptedHost(identity, 0)) {
      tryAt(there);
      line.execute(() -> opened.orElseThrow().send(new ToHost.Ready()));
      assertThat(visit.received()).isEqualTo(new ToHost.Ready());
      assertThat(state()).isEqualTo(new Connection.Connected());
    }
  }

  private SocketAddress called() {
    return onLine(each -> each.call().address());
  }

  private void tryAt(ScriptedHost there) {
    tryAt(there.address().getPort());
  }

  private void tryAt(int port) {
    line.execute(() -> opened.orElseThrow().tryAt(unresolved(port)));
  }

  private static InetSocketAddress unresolved(int port) {
    return InetSocketAddress.createUnresolved("127.0.0.1", port);
  }
}
