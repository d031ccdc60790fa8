package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;

class ListeningTest {
  private final List<FromHost> received = new ArrayList<>();
  private final List<ConnectionEnd> endings = new ArrayList<>();
  private final EmbeddedChannel channel =
      new EmbeddedChannel(
          new Listening(
              () -> new ToHost.Hello(new Name("Guest"), 1, new ConnectionPurpose.Sit()),
              false,
              received::add,
              endings::add));

  @Test
  void aClientThatSendsToAClosedHostStillReceivesItsGoodbye() {
    FromHost bye = new FromHost.Bye(ByeReason.HOST_STOPS, Protocol.VERSION);
    var _ = channel.pipeline().fireExceptionCaught(new ClosedChannelException());
    var _ = channel.writeInbound(bye);
    var _ = channel.close();
    assertThat(received).containsExactly(bye);
    assertThat(endings).containsExactly(ConnectionEnd.BYE);
  }

  @Test
  void aLineThatBreaksIsLost() {
    var _ = channel.pipeline().fireExceptionCaught(new IOException("broken"));
    assertThat(channel.isOpen()).isFalse();
    assertThat(endings).containsExactly(ConnectionEnd.LOST);
  }

  @Test
  void whatTheNetworkHasSpoiltIsALineThatBreaks() {
    Exception spoilt = new DecoderException(new SSLException("Tag mismatch"));
    EmbeddedChannel secret = networked();
    var _ = secret.pipeline().fireUserEventTriggered(SslHandshakeCompletionEvent.SUCCESS);
    var _ = secret.pipeline().fireExceptionCaught(spoilt);
    assertThat(secret.isOpen()).isFalse();
    assertThat(endings).containsExactly(ConnectionEnd.LOST);
    EmbeddedChannel before = networked();
    var _ = before.pipeline().fireExceptionCaught(spoilt);
    assertThat(endings).containsExactly(ConnectionEnd.LOST, ConnectionEnd.BAD_MESSAGE);
  }

  private EmbeddedChannel networked() {
    return new EmbeddedChannel(
        new Listening(
            () -> new ToHost.Hello(new Name("Guest"), 1, new ConnectionPurpose.Sit()),
            true,
            received::add,
            endings::add));
  }

  @Test
  void whatIsNoMessageEndsTheLine() {
    var _ = channel.pipeline().fireExceptionCaught(new IllegalArgumentException("no message"));
    assertThat(channel.isOpen()).isFalse();
    assertThat(endings).containsExactly(ConnectionEnd.BAD_MESSAGE);
  }
}
