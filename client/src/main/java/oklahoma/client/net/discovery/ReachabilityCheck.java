package oklahoma.client.net.discovery;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Consumer;
import oklahoma.client.net.Connection;
import oklahoma.client.net.ConnectionEnd;
import oklahoma.client.net.Connector;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.people.Name;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tests a host from its own computer: connects to each of its addresses as a guest would, and
 * checks whether discovery finds it. It cannot detect what blocks only other computers. Confined to
 * its executor's thread, which it never blocks.
 */
public final class ReachabilityCheck implements AutoCloseable {
  /** How long discovery may take to find the host, in milliseconds. */
  static final long LISTING_MS = 3_000;

  private static final Logger LOG = LoggerFactory.getLogger(ReachabilityCheck.class);
  private static final String LOOPBACK = "127.";

  /** The result for one address. */
  public enum Answer {
    /** The host answered and proved its key. */
    ANSWERS,
    /** Something else answered. */
    SOMETHING_ELSE,
    /** Nothing listens at this address and port. */
    REFUSED,
    /** No answer came in time. */
    SILENT,
    /** There is no route to the address, or the connection broke. */
    UNREACHABLE
  }

  /** The result of discovery. */
  public enum Listing {
    /** Discovery found the host. */
    HEARD,
    /** Discovery did not find the host in time. */
    NOT_HEARD,
    /** This computer cannot search. */
    IMPOSSIBLE
  }

  /** Receives the results, each once. */
  public interface Listener {
    /** The result for one address. */
    void answered(HostAddress address, Answer answer);

    /** The result of discovery; not called if discovery is not tested. */
    void listed(Listing listing);

    /** All results have been reported. */
    void done();
  }

  /** Searches for hosts on the local network. */
  @FunctionalInterface
  public interface Search {
    /**
     * Starts a search.
     *
     * @param listener receives all current hosts whenever the list changes
     * @return stops the search
     * @throws IOException if this computer cannot search
     */
    Runnable open(Consumer<List<FoundHost>> listener) throws IOException;
  }

  private final Connector connector;
  private final List<HostAddress> addresses;
  private final Listener listener;
  private final List<TableQuery> queries = new ArrayList<>();
  private final SequencedSet<HostAddress> waiting;
  private Optional<Runnable> search = Optional.empty();
  private boolean listing;
  private boolean over;

  private ReachabilityCheck(Connector connector, List<HostAddress> addresses, Listener listener) {
    this.connector = connector;
    this.addresses = List.copyOf(addresses);
    this.waiting = new LinkedHashSet<>(addresses);
    this.listener = listener;
  }

  /**
   * Starts the test. The listener is not called before this method returns.
   *
   * @param addresses all addresses of the host
   * @param host its key
   * @param name the caller's name
   * @param search tests discovery; if empty, it is not tested
   */
  public static ReachabilityCheck at(
      Connector connector,
      List<HostAddress> addresses,
      Fingerprint host,
      Name name,
      Optional<Search> search,
      Listener listener) {
    ReachabilityCheck call = new ReachabilityCheck(connector, addresses, listener);
    connector.executor().execute(() -> call.begin(host, name, search));
    return call;
  }

  /** Stops the test; the listener is not called any more. */
  @Override
  public void close() {
    over = true;
    queries.forEach(TableQuery::close);
    endSearch();
  }

  private void begin(Fingerprint host, Name name, Optional<Search> asks) {
    if (over) {
      return;
    }
    listing = asks.isPresent();
    for (HostAddress address : addresses) {
      queries.add(
          TableQuery.at(
              connector,
              address,
              Pin.exactly(host),
              TableQuery.hello(name, 0),
              step -> {},
              outcome -> answered(address, outcome)));
    }
    asks.ifPresent(this::search);
    finishIfDone();
  }

  private void search(Search asks) {
    try {
      search = Optional.of(asks.open(this::found));
      connector.timing().after(LISTING_MS, () -> listed(Listing.NOT_HEARD));
    } catch (IOException impossible) {
      LOG.warn("this computer cannot look for tables", impossible);
      listed(Listing.IMPOSSIBLE);
    }
  }

  private void found(List<FoundHost> hosts) {
    if (hosts.stream().map(FoundHost::address).anyMatch(this::own)) {
      listed(Listing.HEARD);
    }
  }

  /** Whether discovery found this very host: two hosts on one computer have different ports. */
  private boolean own(HostAddress found) {
    return addresses.stream()
        .anyMatch(address ->
            address.port() == found.port()
                && (address.host().equals(found.host()) || found.host().startsWith(LOOPBACK)));
  }

  private void listed(Listing outcome) {
    if (!over && listing) {
      listing = false;
      endSearch();
      listener.listed(outcome);
      finishIfDone();
    }
  }

  private void answered(HostAddress address, TableQuery.Outcome outcome) {
    if (!over && waiting.remove(address)) {
      listener.answered(address, answer(outcome));
      finishIfDone();
    }
  }

  private static Answer answer(TableQuery.Outcome outcome) {
    return switch (outcome) {
      case TableQuery.Outcome.Found found -> Answer.ANSWERS;
      case TableQuery.Outcome.Failed(Connection.EndCause why) ->
          switch (why) {
            case Connection.EndCause.ByHost _, Connection.EndCause.PasswordWanted _ ->
                Answer.ANSWERS;
            case Connection.EndCause.OtherKey otherKey -> Answer.SOMETHING_ELSE;
            case Connection.EndCause.Failed(ConnectionEnd ending) -> answer(ending);
            case Connection.EndCause.GivenUp _, Connection.EndCause.Left _ -> Answer.UNREACHABLE;
          };
    };
  }

  private static Answer answer(ConnectionEnd ending) {
    return switch (ending) {
      case REFUSED -> Answer.REFUSED;
      case NO_ANSWER -> Answer.SILENT;
      case BAD_MESSAGE, OTHER_KEY -> Answer.SOMETHING_ELSE;
      case NAME_UNKNOWN, UNREACHABLE, LOST, BYE, CLOSED -> Answer.UNREACHABLE;
    };
  }

  private void finishIfDone() {
    if (!over && waiting.isEmpty() && !listing) {
      close();
      listener.done();
    }
  }

  private void endSearch() {
    search.ifPresent(Runnable::run);
    search = Optional.empty();
  }
}
