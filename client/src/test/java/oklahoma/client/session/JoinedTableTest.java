package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Lines;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.storage.Store;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A table elsewhere whose host never answers. */
@ExtendWith(OnScreen.class)
class JoinedTableTest {
  @TempDir private Path folder;

  /** The program closes its database when a table says that it has stopped. */
  @Test
  void itHasStoppedWhenTheWatchNeedsTheDatabaseNoMore(Hands robot) {
    CountDownLatch busy = new CountDownLatch(1);
    CompletableFuture<?>[] stopped = new CompletableFuture<?>[1];
    try (Store store = Store.open(folder.resolve("oklahoma.db"));
        Lines lines = new Lines()) {
      KeptSeats seats = new KeptSeats(folder.resolve("seats"), store);
      store.change(rows -> waitFor(busy));
      robot.interact(() -> stopped[0] = table(lines, seats.fresh()).close());
      assertThat(stopped[0]).isNotDone();
      busy.countDown();
      await().until(stopped[0]::isDone);
    }
  }

  private static JoinedTable table(Lines lines, KeptSeats.Hold hold) {
    return new JoinedTable(
        lines,
        Call.to(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 1),
            new ToHost.Hello(new Name("North"), 1, new Wish.Sit(), Optional.empty())),
        new TableName("Table"),
        hold,
        (host, name) -> {},
        new Deaf());
  }

  private static void waitFor(CountDownLatch busy) {
    try {
      busy.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static final class Deaf implements TableSession.Listener {
    @Override
    public void inLobby(LobbyModel lobby) {}

    @Override
    public void atTable(TableModel table) {}

    @Override
    public void refused(LobbyFault fault) {}

    @Override
    public void wrongPassword(FromHost.WrongPassword tried) {}

    @Override
    public void parted(Connection.Parting why) {}
  }
}
