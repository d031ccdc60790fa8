package oklahoma.client.net;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.net.trust.Credentials;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.OwnMark;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/**
 * Asks a host for its tables. It proceeds step by step, so that the player sees the progress, and
 * each kind of failure has its own result. Confined to its executor's thread, which it never
 * blocks.
 */
public final class TableQuery implements AutoCloseable {
  /** How long each step may take, in milliseconds. */
  public static final long PATIENCE_MS = 5_000;

  /**
   * The hello of a guest who only asks.
   *
   * @param table the number of a table that the host must include in its answer; 0 for none
   */
  public static ToHost.Hello hello(Name name, int table) {
    return new ToHost.Hello(name, table, new ConnectionPurpose.ListTables());
  }

  /** The progress of a query. */
  public enum Step {
    /** Resolving the name. */
    LOOKING_UP,
    /** Connecting to the computer. */
    CONNECTING,
    /** Connected; asking for the version and the tables. */
    ASKING
  }

  /** The result of a query. */
  public sealed interface Outcome {
    /**
     * The host answered.
     *
     * @param tables its tables
     * @param host its key
     */
    record Found(List<TableLabel> tables, Fingerprint host) implements Outcome {
      public Found {
        tables = List.copyOf(tables);
      }
    }

    /** No host answered, or it rejected the guest. */
    record Failed(Connection.EndCause why) implements Outcome {}
  }

  private final Connector connector;
  private final ToHost.Hello hello;
  private final Optional<OwnMark> mark;
  private final Pin pin;
  private final Consumer<Step> steps;
  private final Consumer<Outcome> outcome;
  private @Nullable HostConnection link;
  private boolean over;
  private int step;

  private TableQuery(
      Connector connector,
      ToHost.Hello hello,
      Optional<OwnMark> mark,
      Pin pin,
      Consumer<Step> steps,
      Consumer<Outcome> outcome) {
    this.connector = connector;
    this.hello = hello;
    this.mark = mark;
    this.pin = pin;
    this.steps = steps;
    this.outcome = outcome;
  }

  /**
   * Starts a query.
   *
   * @param pin the key that the host must have
   * @param hello the guest's hello, as {@link #hello} makes it
   * @param steps receives the progress
   * @param outcome receives the result once, unless this is closed before
   */
  public static TableQuery at(
      Connector connector,
      HostAddress address,
      Pin pin,
      ToHost.Hello hello,
      Consumer<Step> steps,
      Consumer<Outcome> outcome) {
    return begun(new TableQuery(connector, hello, Optional.empty(), pin, steps, outcome), address);
  }

  /**
   * Starts a query as a guest whom the host may recognise. The host then also names the people at
   * tables at which this guest has played.
   *
   * @param mark the secret from which the host gets its mark of this program
   */
  public static TableQuery knownAt(
      Connector connector,
      HostAddress address,
      Pin pin,
      ToHost.Hello hello,
      Optional<OwnMark> mark,
      Consumer<Outcome> outcome) {
    return begun(new TableQuery(connector, hello, mark, pin, step -> {}, outcome), address);
  }

  private static TableQuery begun(TableQuery looking, HostAddress address) {
    looking.connector.executor().execute(() -> looking.lookUp(address));
    return looking;
  }

  /** Stops the query; no listener is called any more. */
  @Override
  public void close() {
    over = true;
    hangUp();
  }

  private void lookUp(HostAddress address) {
    begin(Step.LOOKING_UP, ConnectionEnd.NAME_UNKNOWN);
    NameResolver.of(
        address.unresolved(),
        connector.executor(),
        found ->
            found.ifPresentOrElse(
                this::connect,
                () -> fail(new Connection.EndCause.Failed(ConnectionEnd.NAME_UNKNOWN))));
  }

  private void connect(InetSocketAddress address) {
    if (over) {
      return;
    }
    begin(Step.CONNECTING, ConnectionEnd.NO_ANSWER);
    HostConnection opened =
        HostConnection.open(
            connector,
            new Call(address, pin, hello, new Credentials(Optional.empty(), mark)),
            this::received,
            this::ended);
    link = opened;
    opened.whenOpen(() -> begin(Step.ASKING, ConnectionEnd.NO_ANSWER));
  }

  private void begin(Step next, ConnectionEnd ifTooLong) {
    if (over) {
      return;
    }
    int mine = ++step;
    steps.accept(next);
    connector
        .timing()
        .after(
            PATIENCE_MS,
            () -> {
              if (mine == step) {
                fail(new Connection.EndCause.Failed(ifTooLong));
              }
            });
  }

  private void received(FromHost message) {
    switch (message) {
      case FromHost.Tables(var tables) ->
          finish(new Outcome.Found(tables, fingerprint().orElseThrow()));
      case FromHost.Bye bye -> fail(new Connection.EndCause.ByHost(bye));
      default -> {}
    }
  }

  private void ended(ConnectionEnd ending) {
    Optional<Fingerprint> shown = fingerprint();
    fail(
        ending == ConnectionEnd.OTHER_KEY && shown.isPresent()
            ? new Connection.EndCause.OtherKey(shown.get(), pin)
            : new Connection.EndCause.Failed(ending));
  }

  private Optional<Fingerprint> fingerprint() {
    return link == null ? Optional.empty() : link.fingerprint();
  }

  private void fail(Connection.EndCause why) {
    finish(new Outcome.Failed(why));
  }

  /** Reports a result, unless there was one before. */
  private void finish(Outcome result) {
    if (!over) {
      over = true;
      hangUp();
      outcome.accept(result);
    }
  }

  private void hangUp() {
    if (link != null) {
      link.close();
      link = null;
    }
  }
}
