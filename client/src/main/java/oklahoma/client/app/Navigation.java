package oklahoma.client.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.stage.Stage;
import oklahoma.client.help.AboutScreen;
import oklahoma.client.help.KeysPanel;
import oklahoma.client.help.RulesScreen;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.match.TableScreen;
import oklahoma.client.net.Connection;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.Network;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.session.ContinueOffers;
import oklahoma.client.session.CurrentTable;
import oklahoma.client.session.FoundTables;
import oklahoma.client.session.LocalHosts;
import oklahoma.client.session.OwnTables;
import oklahoma.client.session.RemoteTables;
import oklahoma.client.session.Replays;
import oklahoma.client.session.ReturnOffers;
import oklahoma.client.session.TableScreens;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.PlayedMatches;
import oklahoma.client.settings.NetworkSettings;
import oklahoma.client.settings.Presentation;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.page.SettingsScreen;
import oklahoma.client.settings.page.Topic;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.setup.Preset;
import oklahoma.client.setup.SetupScreen;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.setup.Tempo;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.host.HostSettings;
import oklahoma.host.table.setup.BotPace;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;
import org.jspecify.annotations.Nullable;

/** Opens screens. Every button that leads to another screen ends here. */
public final class Navigation implements CurrentTable.Surroundings {
  private final Stage stage;
  private final Texts texts;
  private final Settings settings;
  private final Pages pages;
  private final Presentation presentation;
  private final ProgramFiles files;
  private final Network network;
  private final CurrentTable current;
  private final Replays replays;
  private final Lessons lessons;
  private final ReturnOffers waysBack;
  private final ContinueOffers waysOn;
  private final FoundTables foundTables;

  /**
   * Opens no screen yet.
   *
   * @param eventLoops the threads for connections to hosts
   * @param hosting the settings of the hosts that this program starts
   */
  Navigation(
      Stage stage,
      Pages pages,
      Presentation presentation,
      ProgramFiles files,
      EventLoops eventLoops,
      HostSettings hosting) {
    this.stage = stage;
    this.texts = pages.texts();
    this.settings = presentation.settings();
    this.pages = pages;
    this.presentation = presentation;
    this.files = files;
    this.network = new Network(eventLoops, files.known(), files::mark);
    Optional<PlayedMatches> played = files.keeps() ? Optional.of(files.played()) : Optional.empty();
    Optional<KeptTables> tables = files.keeps() ? Optional.of(files.tables()) : Optional.empty();
    this.replays = new Replays(pages, this, presentation, played, this::continueRecord);
    LocalHosts nearby = new LocalHosts(settings);
    this.current =
        new CurrentTable(
            pages,
            new TableScreens(pages, this, presentation, network, files.hosted()),
            new OwnTables(settings, pages, hosting, tables, eventLoops, files.last()::keep),
            new RemoteTables(settings, pages, files.seats(), network, files.playedAt(), nearby),
            replays,
            this);
    this.lessons =
        new Lessons(
            pages,
            this,
            presentation,
            files.learned(),
            this::player,
            paragraph -> pages.open(book(Optional.empty()).at(paragraph)));
    this.waysBack = new ReturnOffers(pages, files.seats(), network, nearby, current, this);
    this.foundTables = new FoundTables(pages, network, nearby, files.playedAt(), current, this);
    this.waysOn = new ContinueOffers(pages, files.tables(), files.last(), current, this);
  }

  @Override
  public void played(Game game) {
    lessons.played(game);
  }

  /** Leaves the current table and shows the first screen with everything that it offers. */
  @Override
  public void home() {
    current.leave();
    HomeScreen home = firstScreen();
    if (files.keeps()) {
      waysBack.offerOn(home);
      foundTables.offerOn(home);
      waysOn.offerOn(home, current.stopped());
      lessons.offerOn(home);
    }
  }

  /** Shows the first screen without any offers. */
  public HomeScreen firstScreen() {
    HomeScreen home = new HomeScreen(pages, presentation, network, this);
    pages.reset(home);
    return home;
  }

  @Override
  public void solo() {
    setUp(files.solo(), this::play);
  }

  @Override
  public void host() {
    setUp(files.hosted(), this::openOnNetwork);
  }

  private void setUp(PlannedTable table, SetupScreen.Start start) {
    NetworkSettings seen = settings.network();
    pages.open(new SetupScreen(table, pages, seen.nameProperty(), seen.avatarProperty(), start));
  }

  @Override
  public Runnable join(
      HostAddress address,
      TableLabel table,
      ConnectionPurpose purpose,
      Optional<TablePassword> password,
      Consumer<Connection.EndCause> failed) {
    return current.join(address, table, player(), purpose, password, failed);
  }

  @Override
  public CompletableFuture<Map<Integer, List<Back>>> waysBack(
      HostAddress address, Fingerprint host, List<TableLabel> tables) {
    return waysBack.to(address, host, tables);
  }

  @Override
  public void lessons() {
    lessons.list();
  }

  /** Opens a lesson directly, without the list of lessons. */
  public void lesson(Lesson lesson) {
    lessons.begin(lesson);
  }

  @Override
  public void rules() {
    pages.open(book(Optional.empty()));
  }

  @Override
  public void rule(Reason reason) {
    pages.open(book(Optional.of(reason)));
  }

  /**
   * The rule book with the rules of the current page. Away from a table, lessons can be begun from
   * it.
   */
  private RulesScreen book(Optional<Reason> reason) {
    Optional<RulesScreen.Subject> played =
        pages.current().orElse(null) instanceof LessonScreen taken
            ? Optional.of(taken.rules())
            : current.rules();
    RulesScreen book =
        new RulesScreen(
            pages,
            presentation.images(),
            settings.table().cardStyleProperty(),
            played.orElseGet(this::anyRules),
            reason);
    return played.isPresent() ? book : book.withLessons(lessons::begin);
  }

  /**
   * Away from a table the player may choose any rules; the book opens at those of the planned
   * table.
   */
  private RulesScreen.Subject anyRules() {
    List<Preset> all =
        Stream.of(Game.values())
            .flatMap(game -> Preset.of(game, files.own().all()).stream())
            .toList();
    return new RulesScreen.Subject.Any(all, files.solo().shown());
  }

  @Override
  public void replay() {
    replays.list();
  }

  @Override
  public void statistics() {
    replays.statistics();
  }

  /** Opens the record in a file as a replay. */
  public void replay(Path file) {
    replays.open(file);
  }

  /** Imports the match in a file into the list of replays. */
  void bring(Path file) {
    replays.bring(file);
  }

  @Override
  public void settings() {
    settings(Topic.TABLE);
  }

  /** Opens one page of the settings. */
  public void settings(Topic topic) {
    pages.open(new SettingsScreen(pages, presentation).at(topic));
  }

  @Override
  public void keys() {
    if (pages.current().orElse(null) instanceof TableActions table) {
      table.keys();
    } else {
      KeysPanel.showOfAnyGame(pages);
    }
  }

  @Override
  public void about() {
    pages.open(new AboutScreen(pages, Version.text(), files.folder()));
  }

  @Override
  public void fullScreen() {
    stage.setFullScreen(!stage.isFullScreen());
  }

  /** The screen of the current table; empty until the player sits at one. */
  public Optional<TableScreen> table() {
    return current.screen();
  }

  /** The threads for connections to hosts. */
  public EventLoops eventLoops() {
    return network.eventLoops();
  }

  /** The player's current match, if any. */
  ReadOnlyObjectProperty<Optional<TableModel>> playingProperty() {
    return current.playingProperty();
  }

  /**
   * Opens a table with bots and shows it.
   *
   * @param names the name of each seat, the player first
   * @param pace how long bots take for a move
   * @param seed makes the cards the same every time; if empty, the shuffle is secret
   */
  public void play(TablePlan plan, List<Name> names, BotPace pace, OptionalLong seed) {
    current.solo(plan, names, pace, seed, () -> {});
  }

  private Runnable play(TablePlan plan, Runnable failed) {
    List<Name> names = new ArrayList<>(List.of(player()));
    names.addAll(bots(plan));
    return current.solo(plan, names, pace(plan.pace()), OptionalLong.empty(), failed);
  }

  private Runnable openOnNetwork(TablePlan plan, Runnable failed) {
    return current.host(plan, player(), bots(plan), pace(plan.pace()), failed);
  }

  /** Continues the beginning of a match from this seat; bots play the others. */
  private void continueRecord(MatchRecord beginning, Seat me) {
    List<Name> names = new ArrayList<>();
    for (Seat seat : Seat.first(beginning.rules().seats())) {
      Optional<Name> name =
          beginning.players().stream().skip(seat.ordinal()).findFirst().flatMap(Name::of);
      names.add(
          seat == me
              ? player()
              : name.orElseGet(() -> new Name(texts.say("replay.seat", seat.name()))));
    }
    current.askToClose(
        () -> current.continueRecord(beginning, me, names, BotPace.MEDIUM, replays::notContinued));
  }

  /**
   * Asks before the window closes if the player hosts others or would lose a match.
   *
   * @param close closes the window after the player has agreed
   * @return whether the window has to stay open for now
   */
  boolean staysFor(Runnable close) {
    boolean asks = current.asksToClose();
    if (asks) {
      current.askToClose(close);
    }
    return asks;
  }

  /**
   * Leaves the current table, because the window closes.
   *
   * @return completes when every host that this window has run has stopped
   */
  CompletableFuture<@Nullable Void> close() {
    current.close();
    return current.stopped();
  }

  @Override
  public Name player() {
    return Name.of(settings.network().nameProperty().get())
        .orElseGet(() -> new Name(texts.say("home.you")));
  }

  private List<Name> bots(TablePlan plan) {
    return plan.bots().stream().map(bot -> new Name(texts.say("setup.bot." + bot.name()))).toList();
  }

  private static BotPace pace(Tempo tempo) {
    return switch (tempo) {
      case FAST -> BotPace.FAST;
      case NORMAL -> BotPace.MEDIUM;
      case SLOW -> BotPace.SLOW;
    };
  }
}
