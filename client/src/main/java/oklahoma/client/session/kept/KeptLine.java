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
 * Keeps the saved seat in step with what its host says: a new key is written before anything else,
 * and a seat to which nobody can return is forgotten.
 */
public final class KeptLine implements ReconnectingConnection.Listener {
  private final KeptSeats.Hold hold;
  private final Supplier<Call> call;
  private final BiConsumer<Fingerprint, TableName> plays;
  private final ReconnectingConnection.Listener next;
  private TableName tableName;
  private Optional<SeatKey> key = Optional.empty();
  private boolean letIn;

  /**
   * @param hold where the seat is kept; closed when the connection has ended
   * @param call to a host on the network, as it is made at the moment
   * @param tableName what the table is called, as far as is known
   * @param plays gets the key of the host and the name of the table when a match is played there
   * @param next gets everything after it has been kept
   */
  public KeptLine(
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

  /** What the table is called, by what its host has said last. */
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
    if (now instanceof Connection.Ended(Connection.Parting parting)) {
      if (!parting.returnable() && !mayBeOfAnother(parting)) {
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
  public void heard(FromHost.OfSession message) {
    if (message instanceof FromHost.Lobby lobby) {
      inLobby(lobby);
    } else if (message instanceof FromHost.Scored scored) {
      hold.done(scored.standing().over());
    }
    if (message instanceof FromHost.Welcome welcome && welcome.viewer() instanceof Seat) {
      host().ifPresent(found -> plays.accept(found, tableName));
    }
    next.heard(message);
  }

  /**
   * Whether the table may be another than the seat's: one that has not let the player in has said
   * nothing of the seat.
   */
  private boolean mayBeOfAnother(Connection.Parting parting) {
    return !letIn && parting instanceof Connection.Parting.Told;
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

  /** What the host has proved to be, once it has let the player in. */
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
