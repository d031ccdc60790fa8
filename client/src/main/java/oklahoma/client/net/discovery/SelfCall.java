package oklahoma.client.net.discovery;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Consumer;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Connector;
import oklahoma.client.net.Ending;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.people.Name;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tests a host from its own computer: connects to it at each of its addresses, as a guest would,
 * and checks whether discovery finds it. It cannot detect what blocks only other computers.
 * Confined to its executor's thread, which it never blocks.
 */
public final class SelfCall implements AutoCloseable {
  /** How long an answer to those who look for tables is waited for. */
  static final long LISTING_MS = 3_000;

  private static final Logger LOG = LoggerFactory.getLogger(SelfCall.class);
  private static final String LOOPBACK = "127.";

  /** What came of calling an address. */
  public enum Answer {
    /** The host answers and has shown its key. */
    ANSWERS,
    /** Something answers that is not this host. */
    SOMETHING_ELSE,
    /** Nothing listens there. */
    REFUSED,
    /** Nobody answered in time. */
    SILENT,
    /** The computer finds no way there, or the connection broke. */
    UNREACHABLE
  }

  /** Whether those who look for tables in the network find the host. */
  public enum Listing {
    /** They find it. */
    HEARD,
    /** They did not find it in time. */
    NOT_HEARD,
    /** This computer cannot ask. */
    IMPOSSIBLE
  }

  /** Hears the results, each once. */
  public interface Listener {
    /** What came of calling an address. */
    void answered(HostAddress address, Answer answer);

    /** Whether the host is found in the network; not told if that was not asked. */
    void listed(Listing listing);

    /** There are no more results. */
    void done();
  }

  /** Looks for hosts in the network. */
  @FunctionalInterface
  public interface Search {
    /**
     * Begins to look.
     *
     * @param listener gets all hosts that are there, whenever they change
     * @return ends it
     * @throws IOException if this machine cannot look
     */
    Runnable open(Consumer<List<FoundHost>> listener) throws IOException;
  }

  private final Connector connector;
  private final List<HostAddress> addresses;
  private final Listener listener;
  private final List<TableQuery> lookings = new ArrayList<>();
  private final SequencedSet<HostAddress> waiting;
  private Optional<Runnable> search = Optional.empty();
  private boolean listing;
  private boolean over;

  private SelfCall(Connector connector, List<HostAddress> addresses, Listener listener) {
    this.connector = connector;
    this.addresses = List.copyOf(addresses);
    this.waiting = new LinkedHashSet<>(addresses);
    this.listener = listener;
  }

  /**
   * Calls the host. The listener hears nothing before this method has returned.
   *
   * @param addresses its own, all of them
   * @param host its key
   * @param name what the caller is called
   * @param search asks the network; nobody does if empty
   */
  public static SelfCall at(
      Connector connector,
      List<HostAddress> addresses,
      Fingerprint host,
      Name name,
      Optional<Search> search,
      Listener listener) {
    SelfCall call = new SelfCall(connector, addresses, listener);
    connector.executor().execute(() -> call.begin(host, name, search));
    return call;
  }

  /** Stops asking; the listener hears nothing more. */
  @Override
  public void close() {
    over = true;
    lookings.forEach(TableQuery::close);
    endSearch();
  }

  private void begin(Fingerprint host, Name name, Optional<Search> asks) {
    if (over) {
      return;
    }
    listing = asks.isPresent();
    for (HostAddress address : addresses) {
      lookings.add(
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

  /** Of two hosts on one computer each has a port of its own. */
  private boolean own(HostAddress found) {
    return addresses.stream()
        .anyMatch(address ->
            address.port() == found.port()
                && (address.host().equals(found.host()) || found.host().startsWith(LOOPBACK)));
  }

  private void listed(Listing came) {
    if (!over && listing) {
      listing = false;
      endSearch();
      listener.listed(came);
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
      case TableQuery.Outcome.Failed(Connection.Parting why) ->
          switch (why) {
            case Connection.Parting.Told _, Connection.Parting.PasswordWanted _ -> Answer.ANSWERS;
            case Connection.Parting.OtherKey otherKey -> Answer.SOMETHING_ELSE;
            case Connection.Parting.Failed(Ending ending) -> answer(ending);
            case Connection.Parting.GivenUp _, Connection.Parting.Left _ -> Answer.UNREACHABLE;
          };
    };
  }

  private static Answer answer(Ending ending) {
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
