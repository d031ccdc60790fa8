package oklahoma.client.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.client.help.RulesScreen;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.lobby.LobbyScreen;
import oklahoma.client.match.TableScreen;
import oklahoma.client.net.Connection;
import oklahoma.client.net.ConnectionEnd;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KnownTables;
import oklahoma.client.session.kept.WaitingTable;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;
import org.jspecify.annotations.Nullable;

/** The player's current table, if any, and its screens. There is never more than one. */
public final class CurrentTable {
  /** The program's actions around a table. */
  public interface Surroundings extends Routes {
    /** Leaves the current table and shows the first screen. */
    void home();

    /** The player's name. */
    Name player();

    /** Called when the player has finished a match of this game. */
    void played(Game game);
  }

  private final Texts texts;
  private final Pages pages;
  private final OwnTables own;
  private final RemoteTables remote;
  private final Surroundings around;
  private final TableScreens screens;
  private final Replays replays;
  private final LeavingTable questions;
  private final ReadOnlyObjectWrapper<Optional<TableModel>> playing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private @Nullable OpenTable open;
  private @Nullable TableScreen screen;
  private @Nullable LobbyScreen lobby;
  private Optional<KeptHand> hand = Optional.empty();
  private boolean toChangeRules;
  private int attempt;
  private CompletableFuture<@Nullable Void> stopped = CompletableFuture.completedFuture(null);

  /**
   * No current table yet.
   *
   * @param own opens tables with an in-process host
   * @param remote joins tables on other computers
   * @param replays saves finished matches
   */
  public CurrentTable(
      Pages pages,
      TableScreens screens,
      OwnTables own,
      RemoteTables remote,
      Replays replays,
      Surroundings around) {
    this.texts = pages.texts();
    this.pages = pages;
    this.around = around;
    this.screens = screens;
    this.own = own;
    this.remote = remote;
    this.replays = replays;
    this.questions = new LeavingTable(pages, around::home, this::giveUp);
  }

  /**
   * Opens a table for the player and bots; the other parameters are those of {@link
   * OwnTables#solo}.
   *
   * @param failed called if the table does not open, after the player has read why
   * @return cancels the opening
   */
  public Runnable solo(
      TablePlan plan, List<Name> names, BotPace pace, OptionalLong seed, Runnable failed) {
    leave();
    TableAttempt mine = new Attempt(why -> failed.run(), failed);
    own.solo(plan, names, pace, seed, mine);
    return () -> giveUp(mine);
  }

  /**
   * Opens a table on the network; the other parameters are those of {@link OwnTables#host}.
   *
   * @param failed called if the table does not open, after the player has read why
   * @return cancels the opening
   */
  public Runnable host(
      TablePlan plan, Name player, List<Name> bots, BotPace pace, Runnable failed) {
    leave();
    TableAttempt mine = new Attempt(why -> failed.run(), failed);
    own.host(plan, player, bots, pace, mine);
    return () -> giveUp(mine);
  }

  /**
   * Opens the last table on the network again.
   *
   * @param failed called if the table does not open, after the player has read why
   */
  void again(LastTable table, Name player, Runnable failed) {
    leave();
    own.again(table, player, new Attempt(why -> failed.run(), failed));
  }

  /**
   * Continues one of the player's own unfinished tables.
   *
   * @param failed called if that is impossible; the saved table is unchanged
   */
  void continueTable(WaitingTable waiting, Runnable failed) {
    leave();
    own.continueTable(waiting, new Attempt(why -> failed.run()), failure -> failed.run());
  }

  /**
   * Continues the match of a record against bots; the other parameters are those of {@link
   * OwnTables#continueRecord}.
   *
   * @param failed called if that is impossible
   */
  public void continueRecord(
      MatchRecord beginning, Seat me, List<Name> names, BotPace pace, Runnable failed) {
    leave();
    own.continueRecord(
        beginning, me, names, pace, new Attempt(why -> failed.run()), failure -> failed.run());
  }

  /**
   * Joins a table on another computer.
   *
   * @param password the table's password, if the player has entered one
   * @param failed receives the reason if the player cannot join
   * @return cancels the attempt
   */
  public Runnable join(
      HostAddress address,
      TableLabel table,
      Name player,
      ConnectionPurpose purpose,
      Optional<TablePassword> password,
      Consumer<Connection.EndCause> failed) {
    leave();
    TableAttempt mine = new Attempt(failed);
    remote.join(address, table, player, purpose, password, mine);
    return () -> giveUp(mine);
  }

  private void giveUp(TableAttempt mine) {
    if (mine.isWanted() && !shown()) {
      leave();
    }
  }

  /**
   * Joins a table at which the player has played before; the other parameters are those of {@link
   * RemoteTables#joinAgain}.
   *
   * @param failed receives the reason if the player cannot join
   */
  void joinAgain(
      KnownTables.Known known,
      HostAddress address,
      TableLabel table,
      Name player,
      Optional<TablePassword> password,
      Consumer<Connection.EndCause> failed) {
    leave();
    remote.joinAgain(known, address, table, player, password, new Attempt(failed));
  }

  /**
   * Returns to a kept seat.
   *
   * @param at the current address of its host
   * @param failed receives the reason if the host does not let the player in
   * @param ended called if the seat cannot be used, after the player has read why
   * @return cancels the attempt
   */
  Runnable returnToSeat(
      KeptSeat seat, HostAddress at, Consumer<Connection.EndCause> failed, Runnable ended) {
    leave();
    TableAttempt mine = new Attempt(failed, ended);
    remote.returnToSeat(seat, at, mine);
    return () -> giveUp(mine);
  }

  /** The screen of the table; empty until a match is shown. */
  public Optional<TableScreen> screen() {
    return Optional.ofNullable(screen);
  }

  /** The rules of the table; empty until its lobby or a match is shown. */
  public Optional<RulesScreen.Subject> rules() {
    if (screen != null) {
      return Optional.of(
          new RulesScreen.Subject.Table(screen.model().playerView().game().rules(), true));
    }
    return Optional.ofNullable(lobby)
        .map(shown -> new RulesScreen.Subject.Table(shown.rules(), false));
  }

  /** The player's current match, if any. */
  public ReadOnlyObjectProperty<Optional<TableModel>> playingProperty() {
    return playing.getReadOnlyProperty();
  }

  private boolean shown() {
    return screen != null || lobby != null;
  }

  /** Whether the screen shows a finished match. */
  private boolean atPodium() {
    return screen != null && screen.model().standingProperty().get().over();
  }

  /** Whether the player has to be asked before the window closes. */
  public boolean asksToClose() {
    return switch (open) {
      case HostedTable hosted -> true;
      case SoloTable solo -> !solo.saved() && solo.session().plays();
      case JoinedTable joined -> false;
      case null -> false;
    };
  }

  /** Leaves the table, if there is one. */
  public void leave() {
    pages.showBand(Optional.empty());
    forget(OpenTable::leave);
  }

  private void giveUp() {
    pages.showBand(Optional.empty());
    forget(OpenTable::giveUp);
    around.home();
  }

  /**
   * Leaves the table because the window closes; the host of another table keeps the seat for a
   * while.
   */
  public void close() {
    forget(OpenTable::close);
  }

  /** Completes when every table that was left has been closed and saved. Never fails. */
  public CompletableFuture<@Nullable Void> stopped() {
    return stopped;
  }

  private void forget(Function<OpenTable, CompletableFuture<@Nullable Void>> how) {
    Optional<OpenTable> left = Optional.ofNullable(open);
    attempt++;
    open = null;
    screen = null;
    lobby = null;
    playing.set(Optional.empty());
    toChangeRules = false;
    hand = Optional.empty();
    CompletableFuture<@Nullable Void> ending = left.map(how).orElseGet(own::undo);
    pages.after(ending, done -> {});
    stopped = CompletableFuture.allOf(stopped, ending.exceptionally(failure -> null));
  }

  /** Leaves the table; asks first if that would lose something. */
  void askToLeave() {
    if (open == null) {
      around.home();
    } else {
      questions.askToLeave(open);
    }
  }

  /** Leaves the table if the match is safe elsewhere or saved; otherwise asks. */
  private void end(OpenTable table) {
    if (table instanceof JoinedTable || table.saved()) {
      around.home();
    } else {
      askToLeave();
    }
  }

  /** Runs an action for which the table has to close; asks first if that would lose something. */
  public void askToClose(Runnable then) {
    if (open == null) {
      then.run();
    } else {
      questions.askToClose(open, then);
    }
  }

  private void show(LobbyModel model, OpenTable table) {
    screen = null;
    playing.set(Optional.empty());
    LobbyScreen shown = screens.lobby(model, table, this::askToLeave);
    lobby = shown;
    pages.reset(shown);
    if (toChangeRules) {
      toChangeRules = false;
      shown.changeRules();
    }
  }

  /** Shows a match. The saved order of the hand applies only to the first match that is shown. */
  private void show(TableModel model, OpenTable table) {
    lobby = null;
    Optional<KeptHand.Order> before = hand.isEmpty() ? table.hand() : Optional.empty();
    hand = table.handRow().map(row -> KeptHand.of(row, model, before));
    OpenTableActions actions =
        new OpenTableActions(
            table, model, replays, this::askToLeave, () -> end(table), () -> changeRules(table));
    TableScreen seated = screens.table(model, table, actions, before);
    screen = seated;
    playing.set(Optional.of(model));
    pages.reset(seated);
    model
        .standingProperty()
        .subscribe(now -> {
          toChangeRules &= now.over(); // the owner has started another match instead
          if (now.over()) {
            actions.keep();
            model
                .playerView()
                .seat()
                .ifPresent(me -> around.played(model.playerView().game().rules().game()));
          }
        });
  }

  private void changeRules(OpenTable table) {
    if (table instanceof SoloTable) {
      around.home();
      around.solo();
    } else {
      toChangeRules = true;
      table.session().send(new ToHost.BackToLobby());
    }
  }

  /** Receives the events of one table until the player leaves it. */
  private final class Attempt implements TableAttempt, TableSession.Listener {
    private final int mine = attempt;
    private final Consumer<Connection.EndCause> failed;
    private final Runnable ended;

    Attempt(Consumer<Connection.EndCause> failed) {
      this(failed, () -> {});
    }

    Attempt(Consumer<Connection.EndCause> failed, Runnable ended) {
      this.failed = failed;
      this.ended = ended;
    }

    @Override
    public boolean isWanted() {
      return mine == attempt;
    }

    @Override
    public void begin(Function<TableSession.Listener, OpenTable> sitDown) {
      OpenTable table = sitDown.apply(this);
      open = table;
      pages.showBand(Optional.of(table.session().band(texts, pages::readAloud)));
    }

    @Override
    public void fail(Throwable why) {
      if (isWanted()) {
        leave();
        failed.accept(new Connection.EndCause.Failed(ConnectionEnd.CLOSED));
        pages.failed(why);
      }
    }

    @Override
    public void end() {
      if (isWanted()) {
        leave();
        ended.run();
      }
    }

    @Override
    public void inLobby(LobbyModel model) {
      if (isWanted() && open != null) {
        show(model, open);
      }
    }

    @Override
    public void atTable(TableModel model) {
      if (isWanted() && open != null) {
        show(model, open);
      }
    }

    @Override
    public void refused(LobbyFault fault) {
      if (isWanted()) {
        pages.showNotice(texts.say("lobby.fault." + fault.name()));
      }
    }

    @Override
    public void wrongPassword(FromHost.WrongPassword tried) {
      if (isWanted()) {
        String name = tried.name().text();
        pages.showNotice(
            tried.pauseMillis().isEmpty()
                ? texts.say("lobby.password.tried", name)
                : texts.say(
                    "lobby.password.tried-often",
                    name,
                    Math.ceilDiv(tried.pauseMillis().getAsLong(), TimeUnit.MINUTES.toMillis(1))));
      }
    }

    @Override
    public void chatNotSent() {
      if (isWanted()) {
        pages.showNotice(texts.say("presence.no-line"));
      }
    }

    @Override
    public void ended(Connection.EndCause why) {
      if (!isWanted()) {
        return;
      }
      if (!shown()) {
        leave();
        failed.accept(why);
      } else if (atPodium() && !(why instanceof Connection.EndCause.GivenUp)) {
        questions.goneAfterMatch(why);
      } else if (open != null) {
        questions.gone(open.saved(), why);
      }
    }
  }
}
