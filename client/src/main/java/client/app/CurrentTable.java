package client.app;

import client.deck.CardImages;
import client.help.RulesScreen;
import client.link.Connection;
import client.link.HostAddress;
import client.link.KnownHosts;
import client.lobby.LobbyModel;
import client.lobby.LobbyScreen;
import client.page.Answer;
import client.page.Pages;
import client.page.Routes;
import client.presence.ConnectionBand;
import client.score.MatchEndPanel;
import client.settings.Settings;
import client.setup.PlannedTable;
import client.setup.TablePlan;
import client.table.TableModel;
import client.text.Texts;
import host.HostSettings;
import host.table.Pace;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.Name;
import protocol.TableName;
import protocol.ToHost;
import protocol.Wish;

/** The table that the player is at, if any, and what is shown of it. Never more than one. */
final class CurrentTable {
  private static final Logger LOG = LoggerFactory.getLogger(CurrentTable.class);

  /** What the program does around a table. */
  interface Surroundings extends Routes {
    /** Shows the first screen; the table has been left. */
    void home();
  }

  private final Texts texts;
  private final Settings settings;
  private final Pages pages;
  private final HostSettings hosting;
  private final KeptSeats kept;
  private final KnownHosts known;
  private final Surroundings around;
  private final TableScreens screens;
  private final LeavingTable questions;
  private @Nullable OpenTable open;
  private @Nullable TableScreen screen;
  private @Nullable LobbyScreen lobby;
  private boolean toChangeRules;
  private int visit;

  /**
   * No table yet.
   *
   * @param hosting what hosts are started with
   * @param kept where the keys of seats elsewhere are kept
   * @param known the hosts that were met
   * @param solo the plan of tables with bots alone
   * @param hosted the plan of tables on the network
   */
  CurrentTable(
      Texts texts,
      Settings settings,
      Pages pages,
      CardImages images,
      HostSettings hosting,
      KeptSeats kept,
      KnownHosts known,
      PlannedTable solo,
      PlannedTable hosted,
      Surroundings around) {
    this.texts = texts;
    this.settings = settings;
    this.pages = pages;
    this.hosting = hosting;
    this.kept = kept;
    this.known = known;
    this.around = around;
    this.screens = new TableScreens(texts, settings, pages, images, known, solo, hosted, around);
    this.questions = new LeavingTable(pages, around::home);
  }

  /**
   * Opens a table inside the program.
   *
   * @param names who sits in each seat, the player first
   * @param pace how long bots take
   * @param seed makes the cards the same every time; secret if empty
   */
  void solo(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    LOG.info("A table of {} opens, {}", plan.rules().seats(), plan.rules().game());
    leave();
    open = new SoloTable(hosting, plan, names, pace, seed, new At(why -> {}));
  }

  /**
   * Opens a table on the network.
   *
   * @param bots the names of the plan's bots
   * @param pace how long bots take
   */
  void host(TablePlan plan, Name player, List<Name> bots, Pace pace) {
    leave();
    int mine = visit;
    int wanted = settings.port().get();
    TableName name =
        TableName.of(texts.say("lobby.table-of", player.text()))
            .orElseGet(() -> new TableName(player.text()));
    var _ =
        HostedTable.start(hosting, name, plan, bots, pace, wanted, settings.discovery().get())
            .whenCompleteAsync(
                (running, failure) -> {
                  if (failure != null) {
                    notOpened(mine, failure);
                  } else if (mine == visit) {
                    sitDown(running, player, wanted);
                  } else {
                    HostedTable.abandon(running);
                  }
                },
                Platform::runLater);
  }

  private void sitDown(HostedTable.Running running, Name player, int wanted) {
    LOG.info("A table opens on port {}", running.port());
    open = new HostedTable(running, player, new At(why -> {}));
    if (running.port() != wanted) {
      pages.tell(
          texts.say("lobby.port-busy", Integer.toString(wanted), Integer.toString(running.port())));
    }
  }

  private void notOpened(int mine, Throwable failure) {
    LOG.warn("no table could be opened", failure);
    if (mine == visit) {
      pages.ask(
          "lobby.not-opened-title",
          "lobby.not-opened-body",
          List.of(Answer.harmless("lobby.understood")));
    }
  }

  /**
   * Goes to a table on another computer.
   *
   * @param failed is told why the host did not let the player in
   * @return what gives up before that
   */
  Runnable join(
      HostAddress address, int table, Name player, Wish wish, Consumer<Connection.Parting> failed) {
    leave();
    int mine = visit;
    ToHost.Hello hello = new ToHost.Hello(player, table, wish);
    sitDown(
        JoinedTable.fresh(
            address.unresolved(), known.pin(address), hello, kept.fresh(), new At(failed)),
        address);
    return () -> {
      if (mine == visit && !shown()) {
        leave();
      }
    };
  }

  /**
   * Goes back to a seat that is kept.
   *
   * @param failed is told why the host did not let the player in
   */
  void comeBack(KeptSeat seat, Consumer<Connection.Parting> failed) {
    leave();
    int mine = visit;
    var _ =
        kept.take(seat)
            .thenAcceptAsync(
                hold -> {
                  if (mine != visit) {
                    hold.ifPresent(KeptSeats.Hold::close);
                  } else if (hold.isPresent()) {
                    HostAddress host = seat.host();
                    sitDown(
                        JoinedTable.returning(seat, known.pin(host), hold.get(), new At(failed)),
                        host);
                  } else {
                    pages.tell(texts.say("home.return.in-use"));
                  }
                },
                Platform::runLater);
  }

  private void sitDown(JoinedTable table, HostAddress host) {
    open = table;
    Attendance attendance = table.attendance();
    attendance
        .connection()
        .subscribe(now -> {
          if (now instanceof Connection.Connected) {
            attendance.line().fingerprint().ifPresent(found -> known.met(host, found));
          }
        });
    pages.across(
        Optional.of(
            new ConnectionBand(
                texts,
                attendance.connection(),
                attendance.line().timing()::nanos,
                new Band(attendance),
                attendance::ownerName,
                attendance::unanswered)));
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

  private boolean shown() {
    return screen != null || lobby != null;
  }

  /** Whether others play here by the player's leave. */
  boolean hosts() {
    return open instanceof HostedTable;
  }

  /** Leaves the table for good, if there is one. */
  void leave() {
    pages.across(Optional.empty());
    forget().ifPresent(OpenTable::leave);
  }

  /** The window closes; a seat elsewhere waits. */
  void close() {
    forget().ifPresent(OpenTable::close);
  }

  private Optional<OpenTable> forget() {
    Optional<OpenTable> left = Optional.ofNullable(open);
    visit++;
    open = null;
    screen = null;
    lobby = null;
    toChangeRules = false;
    return left;
  }

  /** Asks before anything is lost. */
  void askToLeave() {
    if (open == null) {
      around.home();
    } else {
      questions.askToLeave(open);
    }
  }

  /** Asks before a table that others play at closes. */
  void askToClose(Runnable then) {
    questions.askToClose(then);
  }

  private void show(LobbyModel model, OpenTable table) {
    screen = null;
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
    TableScreen seated = screens.table(model, table, new Away(table));
    screen = seated;
    pages.reset(seated);
  }

  /** What the band asks of a line. */
  private record Band(Attendance attendance) implements ConnectionBand.Line {
    @Override
    public void tryNow() {
      attendance.line().tryNow();
    }

    @Override
    public void giveUp() {
      attendance.line().giveUp();
    }
  }

  /** Hears of one table for as long as the player is there. */
  private final class At implements Attendance.Listener {
    private final int mine = visit;
    private final Consumer<Connection.Parting> failed;

    At(Consumer<Connection.Parting> failed) {
      this.failed = failed;
    }

    @Override
    public void inLobby(LobbyModel model) {
      if (mine == visit && open != null) {
        show(model, open);
      }
    }

    @Override
    public void atTable(TableModel model) {
      if (mine == visit && open != null) {
        show(model, open);
      }
    }

    @Override
    public void parted(Connection.Parting why) {
      if (mine != visit) {
        return;
      }
      if (!shown()) {
        pages.across(Optional.empty());
        var _ = forget();
        failed.accept(why);
      } else {
        questions.gone(why);
      }
    }
  }

  private final class Away implements TableScreen.Ways {
    private final OpenTable table;

    Away(OpenTable table) {
      this.table = table;
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
    public MatchEndPanel.Role role() {
      if (table instanceof SoloTable) {
        return MatchEndPanel.Role.ALONE;
      }
      return table.attendance().owns() ? MatchEndPanel.Role.OWNER : MatchEndPanel.Role.GUEST;
    }
  }
}
