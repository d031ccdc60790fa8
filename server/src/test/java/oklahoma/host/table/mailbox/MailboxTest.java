package oklahoma.host.table.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import org.junit.jupiter.api.Test;

class MailboxTest {

  private static final class Deaf implements Guest {
    @Override
    public void send(FromHost message) {}

    @Override
    public void flush() {}

    @Override
    public void bye(ByeReason reason, OptionalLong pauseMillis) {}

    @Override
    public Optional<Origin> origin() {
      return Optional.empty();
    }
  }

  private final Mailbox mailbox = new Mailbox(2);
  private final Guest one = new Deaf();
  private final Guest other = new Deaf();

  @Test
  void aGuestMayHaveSoManyUnreadLettersAndNoMore() throws InterruptedException {
    assertThat(mailbox.offer(received(one))).isTrue();
    assertThat(mailbox.offer(received(one))).isTrue();
    assertThat(mailbox.offer(received(one))).isFalse();
    assertThat(mailbox.offer(received(other))).isTrue();
    assertThat(mailbox.take()).isEqualTo(received(one));
    assertThat(mailbox.offer(received(one))).isTrue();
  }

  @Test
  void theHostsOwnLettersAlwaysFit() throws InterruptedException {
    mailbox.offer(received(one));
    mailbox.offer(received(one));
    assertThat(mailbox.put(new TableMessage.SessionEnded(one))).isTrue();
    assertThat(mailbox.take()).isEqualTo(received(one));
    assertThat(mailbox.take()).isEqualTo(received(one));
    assertThat(mailbox.take()).isEqualTo(new TableMessage.SessionEnded(one));
  }

  @Test
  void aClosedMailboxGivesBackWhatNobodyReadAndTakesNothingMore() {
    mailbox.offer(received(one));
    assertThat(mailbox.close()).containsExactly(received(one));
    assertThat(mailbox.put(new TableMessage.SessionEnded(one))).isFalse();
  }

  private static TableMessage.Received received(Guest guest) {
    return new TableMessage.Received(guest, new ToHost.Ready());
  }
}
