package oklahoma.client.session.kept;

import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Seat;

/**
 * Updates the saved seat by the host's messages: a new key is saved before anything else, and a
 * seat to which nobody can return is deleted.
 */
public final class SeatKeeper implements ReconnectingConnection.Listener {
  private final KeptSeats.Hold hold;
  private final Supplier<Call> call;
  private final BiConsumer<Fingerprint, TableName> plays;
  private final ReconnectingConnection.Listener next;
  private TableName tableName;
  private Optional<SeatKey> key = Optional.empty();
  private boolean letIn;

  /**
   * @param hold saves the seat; closed when the connection has ended
   * @param call the current call to the host
   * @param tableName the table's name, as far as it is known
   * @param plays receives the host's key and the table's name when a match is shown
   * @param next receives every event after this listener
   */
  public SeatKeeper(
      KeptSeats.Hold hold,
      Supplier<Call> call,
      TableName tableName,
      BiConsumer<Fingerprint, TableName> plays,
      ReconnectingConnection.Listener next) {
    this.hold = hold;
    this.call = call;
    this.tableName = tableName;
    this.plays = plays;
    this.next = next;
  }

  /** The table's name in its host's last message. */
  public TableName tableName() {
    return tableName;
  }

  @Override
  public void key(SeatKey fresh) {
    key = Optional.of(fresh);
    letIn = true;
    keep();
    next.key(fresh);
  }

  @Override
  public void connection(Connection now) {
    if (now instanceof Connection.Lost) {
      letIn = false;
    }
    if (now instanceof Connection.Ended(Connection.EndCause cause)) {
      if (!cause.returnable() && !mayBeOfAnother(cause)) {
        hold.forget();
      }
      hold.close();
    }
    next.connection(now);
  }

  @Override
  public void lagged() {
    next.lagged();
  }

  @Override
  public void received(FromHost.ForSession message) {
    if (message instanceof FromHost.Lobby lobby) {
      inLobby(lobby);
    } else if (message instanceof FromHost.Scored scored) {
      hold.done(scored.standing().over());
    }
    if (message instanceof FromHost.Welcome welcome && welcome.viewer() instanceof Seat) {
      host().ifPresent(found -> plays.accept(found, tableName));
    }
    next.received(message);
  }

  /**
   * Whether this goodbye may come from another table than the seat's. A table that has not let the
   * player in says nothing about the seat.
   */
  private boolean mayBeOfAnother(Connection.EndCause cause) {
    return !letIn && cause instanceof Connection.EndCause.ByHost;
  }

  private void inLobby(FromHost.Lobby lobby) {
    boolean changed = !lobby.state().table().equals(tableName);
    hold.done(false);
    tableName = lobby.state().table();
    if (changed) {
      keep();
    }
  }

  private void keep() {
    key.ifPresent(held -> host().ifPresent(met -> hold.keep(seat(met, held))));
  }

  /** The key that the host proved when it let the player in. */
  private Optional<Fingerprint> host() {
    return call.get().pin().known();
  }

  private KeptSeat seat(Fingerprint met, SeatKey held) {
    ToHost.Hello hello = call.get().hello();
    return new KeptSeat(
        hold.id(),
        (InetSocketAddress) call.get().address(),
        met,
        hello.table(),
        tableName,
        hello.name(),
        held,
        Instant.now());
  }
}
