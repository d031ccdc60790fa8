package oklahoma.client.net;

import io.netty.channel.local.LocalAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.messages.FromHost;
import org.jspecify.annotations.Nullable;

/**
 * Opens one connection after another to the same host, and introduces the guest there with the
 * newest key of the seat. Once a host has let the guest in, only a host with the same key counts.
 * Confined to its executor's thread.
 */
final class HostDialer {
  private final Connector connector;
  private Call call;

  /** The host's last address, while another one is tried. */
  private Optional<SocketAddress> before = Optional.empty();

  /** Receives the events of one connection. */
  interface Caller {
    /** Runs an action unless the connection has been replaced. */
    void ifWanted(Runnable what);

    /** The connection object exists; its events follow. */
    void opened(HostConnection line);

    /** The host has sent a message. */
    void received(FromHost message);

    /** The connection has ended or could not be opened. */
    void ended(ConnectionEnd ending);
  }

  /** No connection yet. */
  HostDialer(Connector connector, Call first) {
    this.connector = connector;
    this.call = first;
  }

  Connector connector() {
    return connector;
  }

  /** Whether the host is in-process. */
  boolean inside() {
    return call.address() instanceof LocalAddress;
  }

  /** The host that is called now, and the guest who calls. */
  Call call() {
    return call;
  }

  /**
   * Accepts only a host with this key from now on, at the current address. Called once the host has
   * let the guest in.
   */
  void keepTo(Fingerprint found) {
    call = call.keepingTo(found);
    before = Optional.empty();
  }

  /** Makes the next connection to another address, at which the host may be. */
  void tryAt(SocketAddress address) {
    before = before.or(() -> Optional.of(call.address()));
    call = call.at(address);
  }

  /**
   * Makes the next connection to the host's last address.
   *
   * @return whether another address was being tried
   */
  boolean goBack() {
    Optional<SocketAddress> there = before;
    there.ifPresent(address -> call = call.at(address));
    before = Optional.empty();
    return there.isPresent();
  }

  /** Introduces the guest with this seat key from now on. */
  void hold(SeatKey key) {
    call = call.holding(key);
  }

  /** Opens a connection; first resolves the address if necessary. */
  void dial(Caller caller) {
    if (call.address() instanceof InetSocketAddress named && named.isUnresolved()) {
      lookUp(named, caller);
    } else {
      dial(call, caller);
    }
  }

  /**
   * Resolves an address on another thread, because the event loop must not wait for the system. The
   * caller is released with the first answer; otherwise the timer would keep it in memory.
   */
  private void lookUp(InetSocketAddress named, Caller caller) {
    AtomicReference<@Nullable Caller> asking = new AtomicReference<>(caller);
    Consumer<Optional<InetSocketAddress>> first =
        found -> {
          Caller asks = asking.getAndSet(null);
          if (asks != null) {
            asks.ifWanted(() ->
                found
                    .map(call::at)
                    .ifPresentOrElse(
                        there -> dial(there, asks), () -> asks.ended(ConnectionEnd.NAME_UNKNOWN)));
          }
        };
    NameResolver.of(named, connector.executor(), first);
    connector.timing().after(connector.silence().toMillis(), () -> first.accept(Optional.empty()));
  }

  private void dial(Call resolved, Caller caller) {
    caller.opened(
        HostConnection.open(
            connector,
            resolved,
            message -> caller.ifWanted(() -> caller.received(message)),
            ending -> caller.ifWanted(() -> caller.ended(ending))));
  }

  /**
   * Proves that the guest knows the table's password. The proof is slow on purpose, so another
   * thread computes it.
   *
   * @param host the key of the host
   * @param proved receives the proof, on the executor
   * @return whether there will be a proof; not without a password or a key
   */
  boolean prove(
      PasswordChallenge challenge, Optional<Fingerprint> host, Consumer<PasswordProof> proved) {
    Optional<TablePassword> password = call.credentials().password();
    if (password.isEmpty() || host.isEmpty()) {
      return false;
    }
    Thread.ofVirtual()
        .name("password-proof")
        .start(() -> {
          PasswordProof proof = PasswordProof.of(password.get(), challenge, host.get());
          connector.executor().execute(() -> proved.accept(proof));
        });
    return true;
  }
}
