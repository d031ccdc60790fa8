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
 * Opens one connection after another to the same host and introduces the guest there: with the
 * newest key of the seat, and only to the host that was there before. Confined to its executor's
 * thread.
 */
final class HostDialer {
  private final Connector connector;
  private Call call;

  /** Where the host was, while it is tried elsewhere. */
  private Optional<SocketAddress> before = Optional.empty();

  /** Hears what becomes of a connection, as long as it is needed. */
  interface Caller {
    /** Does something unless the connection is not wanted any more. */
    void ifWanted(Runnable what);

    /** The connection is there; what it tells comes later. */
    void opened(HostConnection line);

    /** The host says something. */
    void heard(FromHost message);

    /** The connection has ended, or there never was one. */
    void ended(Ending ending);
  }

  /** Nothing is opened yet. */
  HostDialer(Connector connector, Call first) {
    this.connector = connector;
    this.call = first;
  }

  /** Opens the connections. */
  Connector connector() {
    return connector;
  }

  /** Whether the host is inside this program. */
  boolean inside() {
    return call.address() instanceof LocalAddress;
  }

  /** Which host is called now, and who calls. */
  Call call() {
    return call;
  }

  /** The host, which has let the guest in, has this key and this address from now on. */
  void keepTo(Fingerprint found) {
    call = call.keepingTo(found);
    before = Optional.empty();
  }

  /** The next line is to another address, where the host may be. */
  void tryAt(SocketAddress address) {
    before = before.or(() -> Optional.of(call.address()));
    call = call.at(address);
  }

  /**
   * Calls the host again where it was.
   *
   * @return whether it was tried elsewhere
   */
  boolean goBack() {
    Optional<SocketAddress> there = before;
    there.ifPresent(address -> call = call.at(address));
    before = Optional.empty();
    return there.isPresent();
  }

  /** This key holds the seat from now on. */
  void hold(SeatKey key) {
    call = call.holding(key);
  }

  /** Opens a connection. An address that is not resolved yet is resolved first. */
  void dial(Caller caller) {
    if (call.address() instanceof InetSocketAddress named && named.isUnresolved()) {
      lookUp(named, caller);
    } else {
      dial(call, caller);
    }
  }

  /**
   * The connection's own event loop must not wait for the system's answer. Who asks is forgotten
   * with the first answer, for the clock keeps the other one.
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
                        there -> dial(there, asks), () -> asks.ended(Ending.NAME_UNKNOWN)));
          }
        };
    LookUp.of(named, connector.executor(), first);
    connector.timing().after(connector.silence().toMillis(), () -> first.accept(Optional.empty()));
  }

  private void dial(Call resolved, Caller caller) {
    caller.opened(
        HostConnection.open(
            connector,
            resolved,
            message -> caller.ifWanted(() -> caller.heard(message)),
            ending -> caller.ifWanted(() -> caller.ended(ending))));
  }

  /**
   * Proves the password of the table to the host at the other end, if both are known. The proof
   * takes its time on purpose, so it is made elsewhere.
   *
   * @param host the key of the host
   * @param proved takes the proof, on the executor
   * @return whether there will be one
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
