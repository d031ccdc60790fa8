package client.app;

import client.deck.CardImages;
import client.help.RulesScreen;
import client.link.Connection;
import client.link.Credentials;
import client.link.HostAddress;
import client.link.KnownHosts;
import client.link.OwnMark;
import client.lobby.LobbyModel;
import client.lobby.LobbyScreen;
import client.page.Pages;
import client.page.Routes;
import client.score.MatchEndPanel;
import client.settings.Settings;
import client.setup.PlannedTable;
import client.setup.TablePlan;
import client.sound.Sounds;
import client.table.TableModel;
import client.text.Texts;
import host.journal.ArchivedMatch;
import host.table.Pace;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import protocol.BotLevel;
import protocol.LobbyFault;
import protocol.Name;
import protocol.TablePassword;
import protocol.ToHost;
import protocol.Wish;
import rules.Seat;
import rules.notation.MatchRecord;

/** The table that the player is at, if any, and what is shown of it. Never more than one. */
final class CurrentTable {
  /** What the program does around a table. */
  interface Surroundings extends Routes {
    /** Shows the first screen; the table has been left. */
    void home();
  }

  private final Texts texts;
  private final Pages pages;
  private final OwnTables own;
  private final KeptSeats kept;
  private final Supplier<Optional<OwnMark>> mark;
  private final KnownHosts known;
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
  private int visit;
  private CompletableFuture<@Nullable Void> stopped = CompletableFuture.completedFuture(null);

  /**
   * No table yet.
   *
   * @param own opens tables with a host inside the program
   * @param kept where the keys of seats elsewhere are kept
   * @param mark by which hosts elsewhere know the program again
   * @param known the hosts that were met
   * @param hosted the plan of tables on the network
   * @param replays takes the matches that are over
   */
  CurrentTable(
      Texts texts,
      Settings settings,
      Pages pages,
      CardImages images,
      OwnTables own,
      KeptSeats kept,
      Supplier<Optional<OwnMark>> mark,
      KnownHosts known,
      PlannedTable hosted,
      Sounds sounds,
      Replays replays,
      Surroundings around) {
    this.texts = texts;
    this.pages = pages;
    this.kept = kept;
    this.mark = mark;
    this.known = known;
    this.around = around;
    this.screens = new TableScreens(texts, settings, pages, images, known, hosted, sounds, around);
    this.own = own;
    this.replays = replays;
    this.questions = new LeavingTable(pages, around::home);
  }

  /** Opens a table for the player and bots; the parameters are {@link OwnTables#solo}'s. */
  void solo(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    var _ = leave();
    own.solo(plan, names, pace, seed, new At(why -> {}));
  }

  /** Opens a table on the network; the parameters are {@link OwnTables#host}'s. */
  void host(TablePlan plan, Name player, List<Name> bots, Pace pace) {
    var _ = leave();
    own.host(plan, player, bots, pace, new At(why -> {}));
  }

  /**
   * Goes on with a table of one's own.
   *
   * @param failed is told if that is impossible; it is kept as it was
   */
  void goOn(WaitingTable waiting, Runnable failed) {
    var _ = leave();
    own.goOn(waiting, new At(why -> failed.run()), failure -> failed.run());
  }

  /**
   * Goes on with a match from a record against bots; the parameters are {@link OwnTables#takeUp}'s.
   *
   * @param failed is told if that is impossible
   */
  void takeUp(MatchRecord beginning, Seat me, List<Name> names, Pace pace, Runnable failed) {
    var _ = leave();
    own.takeUp(beginning, me, names, pace, new At(why -> failed.run()), failure -> failed.run());
  }

  /**
   * Goes to a table on another computer.
   *
   * @param password the table's, if the player has said one
   * @param failed is told why the host did not let the player in
   * @return what gives up before that
   */
  Runnable join(
      HostAddress address,
      int table,
      Name player,
      Wish wish,
      Optional<TablePassword> password,
      Consumer<Connection.Parting> failed) {
    var _ = leave();
    Visit mine = new At(failed);
    ToHost.Hello hello = new ToHost.Hello(player, table, wish);
    mine.begin(hears ->
        remembered(
            JoinedTable.fresh(
                address.unresolved(),
                known.pin(address),
                hello,
                new Credentials(password, mark.get()),
                kept.fresh(),
                hears),
            address));
    return () -> {
      if (mine.lasts() && !shown()) {
        var _ = leave();
      }
    };
  }

  /**
   * Goes back to a seat that is kept.
   *
   * @param failed is told why the host did not let the player in
   */
  void comeBack(KeptSeat seat, Consumer<Connection.Parting> failed) {
    var _ = leave();
    Visit mine = new At(failed);
    var _ =
        kept.take(seat)
            .thenAcceptAsync(
                hold -> {
                  if (!mine.lasts()) {
                    hold.ifPresent(KeptSeats.Hold::close);
                  } else if (hold.isPresent()) {
                    HostAddress host = seat.host();
                    mine.begin(hears ->
                        remembered(
                            JoinedTable.returning(
                                seat,
                                known.pin(host),
                                new Credentials(Optional.empty(), mark.get()),
                                hold.get(),
                                hears),
                            host));
                  } else {
                    pages.tell(texts.say("home.return.in-use"));
                  }
                },
                Platform::runLater);
  }

  /** A host that lets the player in is known by its key from now on. */
  private JoinedTable remembered(JoinedTable table, HostAddress host) {
    Attendance attendance = table.attendance();
    attendance
        .connection()
        .subscribe(now -> {
          if (now instanceof Connection.Connected) {
            attendance.line().fingerprint().ifPresent(found -> known.met(host, found));
          }
        });
    return table;
  }

  /** The table's screen, as soon as the player sits at it. */
  Optional<TableScreen> screen() {
    return Optional.ofNullable(screen);
  }

  /** The rules of the table, as soon as its lobby or the table itself is shown. */
  Optional<RulesScreen.Subject> rules() {
    if (screen != null) {
      return Optional.of(
          new RulesScreen.Subject.Table(screen.model().sight().game().rules(), true));
    }
    return Optional.ofNullable(lobby)
        .map(shown -> new RulesScreen.Subject.Table(shown.rules(), false));
  }

  /** The match at which the player is, if any. */
  ReadOnlyObjectProperty<Optional<TableModel>> playing() {
    return playing.getReadOnlyProperty();
  }

  private boolean shown() {
    return screen != null || lobby != null;
  }

  /** Whether it is asked before the window closes. */
  boolean asksToClose() {
    return switch (open) {
      case HostedTable hosted -> true;
      case SoloTable solo -> !solo.saved() && solo.attendance().plays();
      case JoinedTable joined -> false;
      case null -> false;
    };
  }

  /**
   * Leaves the table, if there is one.
   *
   * @return done when everything has stopped that was left here, now or before
   */
  CompletableFuture<@Nullable Void> leave() {
    pages.across(Optional.empty());
    return forget(OpenTable::leave);
  }

  /**
   * The window closes; a seat elsewhere waits.
   *
   * @return as for {@link #leave}
   */
  CompletableFuture<@Nullable Void> close() {
    return forget(OpenTable::close);
  }

  private CompletableFuture<@Nullable Void> forget(
      Function<OpenTable, CompletableFuture<@Nullable Void>> how) {
    Optional<OpenTable> left = Optional.ofNullable(open);
    visit++;
    open = null;
    screen = null;
    lobby = null;
    playing.set(Optional.empty());
    toChangeRules = false;
    CompletableFuture<@Nullable Void> written =
        hand.map(KeptHand::written).orElse(CompletableFuture.completedFuture(null));
    hand = Optional.empty();
    left.ifPresent(table -> stopped = CompletableFuture.allOf(stopped, written, how.apply(table)));
    return stopped;
  }

  /** Asks before anything is lost. */
  void askToLeave() {
    if (open == null) {
      around.home();
    } else {
      questions.askToLeave(open);
    }
  }

  /** Does something for which the table has to close; asks before anything is lost. */
  void askToClose(Runnable then) {
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

  private void show(TableModel model, OpenTable table) {
    lobby = null;
    keepHand(model, table);
    TableScreen seated = screens.table(model, table, new Away(table, model));
    screen = seated;
    playing.set(Optional.of(model));
    pages.reset(seated);
    table
        .place()
        .ifPresent(place ->
            model
                .standingProperty()
                .subscribe(now -> {
                  if (now.over()) {
                    replays.keep(place, whose(model));
                  }
                }));
  }

  /** The order of the hand that was kept counts for the first match that is shown, once. */
  private void keepHand(TableModel model, OpenTable table) {
    Optional<KeptHand.Order> before = hand.isEmpty() ? table.hand() : Optional.empty();
    hand = table.place().map(on -> KeptHand.of(on.shelf().hand(on.number()), model, before));
  }

  private static ArchivedMatch.Whose whose(TableModel model) {
    List<String> bots =
        model.labelsProperty().get().stream()
            .map(label -> label.absent() ? "" : label.bot().map(BotLevel::name).orElse(""))
            .toList();
    return new ArchivedMatch.Whose(model.sight().seat(), bots, true);
  }

  /** Hears of one table for as long as the player is there. */
  private final class At implements Visit, Attendance.Listener {
    private final int mine = visit;
    private final Consumer<Connection.Parting> failed;

    At(Consumer<Connection.Parting> failed) {
      this.failed = failed;
    }

    @Override
    public boolean lasts() {
      return mine == visit;
    }

    @Override
    public void begin(Function<Attendance.Listener, OpenTable> sitDown) {
      OpenTable table = sitDown.apply(this);
      open = table;
      if (table instanceof JoinedTable joined) {
        pages.across(Optional.of(joined.band(texts)));
      }
    }

    @Override
    public void inLobby(LobbyModel model) {
      if (lasts() && open != null) {
        show(model, open);
      }
    }

    @Override
    public void atTable(TableModel model) {
      if (lasts() && open != null) {
        show(model, open);
      }
    }

    @Override
    public void refused(LobbyFault fault) {
      if (lasts()) {
        pages.tell(texts.say("lobby.fault." + fault.name()));
      }
    }

    @Override
    public void parted(Connection.Parting why) {
      if (!lasts()) {
        return;
      }
      if (!shown()) {
        var _ = leave();
        failed.accept(why);
      } else if (open != null) {
        questions.gone(open, why);
      }
    }
  }

  private final class Away implements TableScreen.Ways {
    private final OpenTable table;
    private final TableModel model;

    Away(OpenTable table, TableModel model) {
      this.table = table;
      this.model = model;
    }

    @Override
    public void leave() {
      askToLeave();
    }

    @Override
    public void change() {
      if (table instanceof SoloTable) {
        around.home();
        around.solo();
      } else {
        toChangeRules = true;
        lobby();
      }
    }

    @Override
    public void lobby() {
      table.attendance().say(new ToHost.BackToLobby());
    }

    @Override
    public boolean saves() {
      return table.saved();
    }

    @Override
    public void watch() {
      table.place().ifPresent(place -> replays.watch(place, whose(model)));
    }

    @Override
    public void export() {
      table.place().ifPresent(place -> replays.export(place, whose(model)));
    }

    @Override
    public MatchEndPanel.Role role() {
      if (table instanceof SoloTable) {
        return MatchEndPanel.Role.ALONE;
      }
      return table.attendance().owns() ? MatchEndPanel.Role.OWNER : MatchEndPanel.Role.GUEST;
    }
  }
}
