package oklahoma.client.session;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Duration;
import oklahoma.client.fair.CommitmentLedger;
import oklahoma.client.fair.FairWatch;
import oklahoma.client.fair.Proofs;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.match.Multiplayer;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.match.presence.ConnectionBand;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Connector;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.client.table.model.Pending;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Game;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * The player's presence at one table: the connection to its host, the chat, and the model of the
 * lobby or the match. Confined to the FX thread.
 */
final class TableSession implements AutoCloseable {

  /** Receives the events of the session and shows its screens. */
  interface Listener {
    /** The table is in its lobby: the player has just come, or a match is over. */
    void inLobby(LobbyModel lobby);

    /** A match has begun or is running; the player sits at the table or watches. */
    void atTable(TableModel table);

    /** The host refused a request that the player, as the owner, made during the match. */
    void refused(LobbyFault fault);

    /** Somebody entered a wrong password at the player's table. */
    void wrongPassword(FromHost.WrongPassword tried);

    /** A chat message was not sent, because there is no connection. */
    void chatNotSent();

    /** The connection has ended for good. */
    void ended(Connection.EndCause why);
  }

  private final ReconnectingConnection line;
  private final Name name;
  private final Listener listener;
  private final ChatModel chat = new ChatModel(this::talk, System::nanoTime);
  private final Proofs proofs = new Proofs();
  private final ReadOnlyObjectWrapper<Series> series = new ReadOnlyObjectWrapper<>(Series.EMPTY);
  private final ObjectProperty<Optional<TablePassword>> password =
      new SimpleObjectProperty<>(Optional.empty());
  private final FairWatch fair;
  private final ReadOnlyObjectWrapper<Connection> connection =
      new ReadOnlyObjectWrapper<>(new Connection.Connecting());
  private @Nullable Viewer viewer;
  private @Nullable LobbyModel lobby;
  private @Nullable TableModel table;
  private int seats;

  /**
   * Connects to a table.
   *
   * @param eventLoops the threads of the connection
   * @param ledger the ledger of the player's seat
   * @param keeping may wrap the listener of the connection, to save the key of the seat
   */
  TableSession(
      EventLoops eventLoops,
      Call call,
      CommitmentLedger ledger,
      UnaryOperator<ReconnectingConnection.Listener> keeping,
      Listener listener) {
    this.name = call.hello().name();
    this.listener = listener;
    this.fair =
        new FairWatch(Platform::runLater, call.hello().purpose(), ledger, this::send, proofs::add);
    this.line =
        ReconnectingConnection.open(
            new Connector(eventLoops, Platform::runLater),
            call,
            new SplittableRandom(),
            keeping.apply(new ConnectionListener()));
  }

  ReconnectingConnection line() {
    return line;
  }

  /** The state of the connection to the host. */
  ReadOnlyObjectProperty<Connection> connectionProperty() {
    return connection.getReadOnlyProperty();
  }

  /**
   * The band across the window while the connection is lost or the host cannot continue.
   *
   * @param aloud reads its words aloud
   */
  ConnectionBand band(Texts texts, Consumer<String> aloud) {
    return new ConnectionBand(texts, connectionProperty(), line.timing()::nanos, new Band(), aloud);
  }

  /** The actions of the band's buttons. */
  private final class Band implements ConnectionBand.Line {
    @Override
    public void tryNow() {
      line.tryNow();
    }

    @Override
    public void giveUp() {
      line.giveUp();
    }

    @Override
    public Optional<String> owner() {
      return ownerName();
    }

    @Override
    public Optional<Move> unanswered() {
      return TableSession.this.unanswered();
    }
  }

  /** The chat of the table. */
  ChatModel chat() {
    return chat;
  }

  /** The models for several people at a table: chat, results and connection. */
  Multiplayer multiplayer() {
    return new Multiplayer(chat, seriesProperty(), connectionProperty(), line.timing()::nanos);
  }

  /** The results of the table's matches. */
  ReadOnlyObjectProperty<Series> seriesProperty() {
    return series.getReadOnlyProperty();
  }

  /** The results of the checks of each deal. */
  Proofs proofs() {
    return proofs;
  }

  /** The name of the table's owner, if it is known. */
  Optional<String> ownerName() {
    TableModel playing = table;
    return playing == null
        ? Optional.empty()
        : playing.people().ownerProperty().get().map(playing::nameOf);
  }

  /** The player's move that the host has not answered yet, if any. */
  Optional<Move> unanswered() {
    return table == null ? Optional.empty() : table.pendingProperty().get().map(Pending::move);
  }

  /** Whether the player has a seat, in the lobby or in the match. */
  boolean sits() {
    return viewer instanceof Seat;
  }

  /** Whether the table is in its lobby. */
  boolean inLobby() {
    return lobby != null;
  }

  /** Whether a match is running that has not been decided. */
  boolean plays() {
    return table != null && !table.standingProperty().get().over();
  }

  /** Whether the player has no match to return to: it is decided, or the table is in its lobby. */
  boolean done() {
    return lobby != null || (table != null && table.standingProperty().get().over());
  }

  /**
   * Sends a message to the host.
   *
   * @return whether there was a connection
   */
  boolean send(ToHost message) {
    fair.sent(message);
    return line.send(message);
  }

  private boolean talk(ToHost message) {
    boolean sent = send(message);
    if (!sent) {
      listener.chatNotSent();
    }
    return sent;
  }

  /**
   * Leaves the table, and tells the host if it is connected.
   *
   * @param forNow whether the host should keep the seat; otherwise it is given up
   */
  void leave(boolean forNow) {
    line.leave(forNow);
  }

  /** Ignores further messages; the host, which is about to stop, closes the connection. */
  void ignoreMessages() {
    line.ignoreMessages();
  }

  /**
   * Completes when the player's end of the connection is closed; the in-process host must not stop
   * before.
   */
  CompletionStage<@Nullable Void> closed() {
    return line.closed();
  }

  /** Completes when everything received so far about the shuffles has been checked and saved. */
  CompletableFuture<@Nullable Void> settled() {
    return fair.settled();
  }

  /** Disconnects without a goodbye; the host keeps the seat for a while. */
  @Override
  public void close() {
    line.close();
    connection.set(line.connection());
  }

  private void receive(FromHost.ForSession message) {
    fair.receive(message);
    switch (message) {
      case FromHost.ShuffleState fair -> {}
      case FromHost.Chatted chatted -> chat.receive(chatted, isMine(chatted.speaker()));
      case FromHost.Matches(Series latest) -> series.set(latest);
      case FromHost.WrongPassword tried -> listener.wrongPassword(tried);
      case FromHost.InLobby inLobby -> receive(inLobby);
      case FromHost.AtTable atTable -> receive(atTable);
    }
  }

  private boolean isMine(Speaker speaker) {
    return viewer instanceof Seat me && speaker.seat().equals(Optional.of(me));
  }

  private void receive(FromHost.InLobby message) {
    switch (message) {
      case FromHost.Lobby state -> receive(state);
      case FromHost.LobbyRefused(var fault) when lobby != null -> lobby.refused(fault);
      case FromHost.LobbyRefused(var fault) -> listener.refused(fault);
    }
  }

  private void receive(FromHost.AtTable message) {
    if (message instanceof FromHost.DealBegan) {
      proofs.dealt();
    }
    if (message instanceof FromHost.Scored scored) {
      proofs.scored(scored.standing());
    }
    if (message instanceof FromHost.Welcome welcome) {
      receive(welcome);
    } else if (message instanceof FromHost.OwnerActed(OwnerAction ownerAction) && lobby != null) {
      lobby.ownerActed(ownerAction);
    } else {
      pass(message);
    }
  }

  private void receive(FromHost.Lobby message) {
    table = null;
    viewer = message.viewer();
    if (lobby == null) {
      lobby = new LobbyModel(message, name, this::send, password);
      listener.inLobby(lobby);
    } else {
      lobby.receive(message);
    }
  }

  /**
   * Shows the state of a match. It may be another match than before, if one has begun during a lost
   * connection.
   */
  private void receive(FromHost.Welcome welcome) {
    lobby = null;
    if (!welcome.deal().value().over()) {
      proofs.dealt();
    }
    boolean same =
        table != null
            && welcome.viewer().equals(viewer)
            && welcome.seats().size() == seats
            && game(welcome) == table.playerView().game().rules().game();
    viewer = welcome.viewer();
    seats = welcome.seats().size();
    if (same) {
      pass(welcome);
    } else {
      table =
          new TableModel(
              welcome, this::send, this::later, System::nanoTime, new SplittableRandom());
      listener.atTable(table);
    }
  }

  private static Game game(FromHost.Welcome welcome) {
    return welcome.deal().value().rules().game();
  }

  private void pass(FromHost.AtTable message) {
    if (table != null) {
      table.receive(message);
    }
  }

  private void become(Connection now) {
    fair.connection(now);
    boolean slept = connection.get() instanceof Connection.Asleep(boolean letIn) && letIn;
    boolean stayed = slept || connection.get() instanceof Connection.Slow;
    if (now instanceof Connection.Connected && !stayed) {
      chat.came();
    }
    connection.set(now);
    if (table != null) {
      table.clocks(now.runs());
    }
    if (now instanceof Connection.Ended(Connection.EndCause why)) {
      if (table != null) {
        table.end();
      }
      listener.ended(why);
    }
  }

  /** Runs a task after a delay, unless the connection has ended for good by then. */
  private void later(long millis, Runnable what) {
    PauseTransition pause = new PauseTransition(Duration.millis((double) millis));
    pause.setOnFinished(end -> {
      if (!(line.connection() instanceof Connection.Ended)) {
        what.run();
      }
    });
    pause.play();
  }

  private final class ConnectionListener implements ReconnectingConnection.Listener {
    /** Does nothing: if the key is saved, a listener around this one saves it. */
    @Override
    public void key(SeatKey key) {}

    @Override
    public void connection(Connection now) {
      become(now);
    }

    @Override
    public void lagged() {
      fair.lagged();
    }

    @Override
    public void received(FromHost.ForSession message) {
      receive(message);
    }
  }
}
