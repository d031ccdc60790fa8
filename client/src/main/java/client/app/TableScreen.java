package client.app;

import static rules.Onlooker.ONLOOKER;

import client.deck.CardImages;
import client.page.Controls;
import client.page.Page;
import client.page.Pages;
import client.page.Routes;
import client.presence.Absence;
import client.presence.SeatCard;
import client.score.DealEndPanel;
import client.score.GinEndPanel;
import client.score.MatchEndPanel;
import client.score.MissedPanel;
import client.score.Players;
import client.score.ScoreSheet;
import client.settings.ClaimChoices;
import client.settings.Settings;
import client.table.Change;
import client.table.Intermission;
import client.table.LogLine;
import client.table.LogWords;
import client.table.TableActions;
import client.table.TableLook;
import client.table.TableModel;
import client.table.TableView;
import client.table.motion.Speed;
import client.table.panel.Countdown;
import client.table.panel.LogPanel;
import client.table.panel.Reveal;
import client.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import protocol.SeatLabel;
import rules.Event;
import rules.Move;
import rules.Seat;
import rules.Standing;
import rules.Viewer;
import rules.gin.Gin;
import rules.oklahoma.Arrangement;
import rules.oklahoma.LayDowns;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.Phase;

/**
 * The table and what stands before it: the score sheet, the end of a hand, the end of the match.
 */
final class TableScreen implements Page, TableActions {

  /** How one goes away from the table. */
  interface Ways {
    /** To the first screen; asks before anything is lost. */
    void leave();

    /** To where rules are changed. */
    void change();

    /** To the lobby. */
    void lobby();

    /** As whom one sees the end of the match. */
    MatchEndPanel.Role role();
  }

  private final Texts texts;
  private final CardImages images;
  private final Pages pages;
  private final Routes routes;
  private final Ways ways;
  private final TableModel model;
  private final TableLook look;
  private final TableView view;
  private final Controls controls;
  private final Adviser adviser;
  private final Settings settings;
  private final LogPanel<LogLine> log;
  private final StackPane veil = new StackPane();
  private final StackPane root = new StackPane();
  private Optional<TableCompany> company = Optional.empty();
  private int dealsShown;
  private boolean dealt;
  private boolean peeking;

  TableScreen(
      Texts texts,
      Settings settings,
      Pages pages,
      Routes routes,
      CardImages images,
      TableModel model,
      Adviser adviser,
      Ways ways) {
    this.texts = texts;
    this.images = images;
    this.controls = new Controls(texts);
    this.pages = pages;
    this.routes = routes;
    this.ways = ways;
    this.adviser = adviser;
    this.settings = settings;
    this.model = model;
    this.look = TableLook.of(settings, Platform.getPreferences());
    this.view = new TableView(model, images, texts, look, this);
    this.log =
        new LogPanel<>(
            texts,
            model.log().lines(),
            model.log().markProperty(),
            this::line,
            line -> {},
            this::moves);
    veil.getStyleClass().add("veil");
    veil.setVisible(false);
    StackPane.setAlignment(log, Pos.CENTER_RIGHT);
    root.getChildren().addAll(view, log, veil);
    model.watch(this::changed);
    model.noWhenDownProperty().bindBidirectional(settings.noWhenDown());
    model.askOnlyForProperty().bindBidirectional(settings.askOnlyFor());
  }

  /** Others may sit at this table: what is said, who is there, what the connection is like. */
  void accompany(Attendance attendance) {
    TableCompany others = new TableCompany(texts, pages, model, view, attendance, this::happening);
    company = Optional.of(others);
    root.getChildren().add(others);
    root.addEventFilter(KeyEvent.KEY_PRESSED, others::pressed);
  }

  private Absence.Happening happening(LogLine line) {
    LogPanel.Line told = line(line);
    return new Absence.Happening(told.words(), told.mine());
  }

  @Override
  public Node node() {
    return root;
  }

  @Override
  public void opened() {
    if (!veil.isVisible()) {
      view.requestFocus();
    }
    if (!dealt) {
      dealt = true;
      Platform.runLater(this::deal);
    }
  }

  /** Esc closes what stands before the table, or else opens the menu. */
  @Override
  public boolean escaped() {
    if (veil.isVisible()) {
      uncover();
    } else {
      menu();
    }
    return true;
  }

  @Override
  public void scores() {
    if (veil.isVisible()) {
      uncover();
    } else if (model.standingProperty().get().over()
        || !model.intermissionProperty().get().ready().isEmpty()) {
      finished();
    } else {
      cover(sheet());
    }
  }

  @Override
  public void peek() {
    if (!veil.isVisible()) {
      peeking = true;
      cover(sheet());
    }
  }

  @Override
  public void endPeek() {
    if (peeking) {
      uncover();
    }
  }

  @Override
  public boolean covered() {
    return veil.isVisible();
  }

  @Override
  public void claimChoices() {
    ClaimChoices.show(controls, settings, pages);
  }

  @Override
  public void log() {
    log.toggle();
  }

  @Override
  public void chat() {
    company.ifPresent(TableCompany::openChat);
  }

  @Override
  public void seat(Seat seat) {
    company.ifPresentOrElse(
        others -> others.show(seat),
        () -> SeatCard.show(texts, pages, model, Optional.empty(), seat));
  }

  @Override
  public void rules() {
    routes.rules();
  }

  @Override
  public void keys() {
    routes.keys();
  }

  @Override
  public void fullScreen() {
    routes.fullScreen();
  }

  @Override
  public Optional<Move> hint() {
    return adviser.hint();
  }

  @Override
  public boolean suggests() {
    return adviser.allowed();
  }

  @Override
  public void menu() {
    pages.present(
        new TableMenu(controls, pages, routes, this::scores, ways::leave).node(), () -> {});
  }

  @Override
  public void dealShown(Optional<Seat> out) {
    int deals = model.standingProperty().get().deals().size();
    if (dealsShown != deals) {
      dealsShown = deals;
      finished();
    }
  }

  /** Shows at once what is being revealed, or goes on from it. */
  void hurry() {
    if (root.lookup("#reveal") instanceof Reveal reveal) {
      reveal.press();
    }
  }

  /** Whether it is shown where a card may go. */
  void showPlaces(boolean shown) {
    look.showsPlacesProperty().set(shown);
  }

  /** The node that shows a card of the player's hand. */
  Optional<Node> card(int id) {
    return view.card(id);
  }

  /** What the table knows. */
  TableModel model() {
    return model;
  }

  /** A match that one comes to at its very beginning is seen being dealt. */
  private void deal() {
    boolean untouched = model.log().lines().isEmpty();
    if (untouched && model.standingProperty().get().deals().isEmpty()) {
      root.layout();
      view.deal();
    }
  }

  private void changed(Change change) {
    if (change instanceof Change.Dealt) {
      dealsShown = 0;
      uncover();
    }
  }

  private boolean moves() {
    return settings.speed().get() != Speed.OFF;
  }

  private LogPanel.Line line(LogLine line) {
    Viewer me = model.sight().me();
    String words = new LogWords(texts, model::nameOf, me).say(line).orElse("");
    boolean claim = line.event() instanceof Event.ClaimSettled;
    return new LogPanel.Line(line.hand(), words, actor(line.event()) == me, claim);
  }

  /** Whose doing an event is; nobody's is an onlooker's. */
  private static Viewer actor(Event event) {
    return switch (event) {
      case Event.Drew drew -> drew.seat();
      case Event.Took took -> took.seat();
      case Event.Discarded discarded -> discarded.seat();
      case Event.LaidDown down -> down.seat();
      case Event.LaidOff off -> off.seat();
      case Event.Displaced moved -> moved.seat();
      case Event.ClaimSettled settled -> settled.taker().<Viewer>map(seat -> seat).orElse(ONLOOKER);
      case Event.Answered answered -> answered.seat();
      case Event.Declined declined -> declined.seat();
      case Event.Knocked knocked -> knocked.seat();
      case Event.StockRanOut empty -> ONLOOKER;
      case Event.Renewed renewed -> ONLOOKER;
      case Event.Ended ended -> ended.out().<Viewer>map(seat -> seat).orElse(ONLOOKER);
    };
  }

  private Players players() {
    List<String> names =
        model.labelsProperty().get().stream()
            .map(SeatLabel::name)
            .map(name -> name.text())
            .toList();
    return new Players(names, model.sight().seat());
  }

  private Node sheet() {
    ScoreSheet sheet =
        switch (model.sight().game()) {
          case Oklahoma deal -> new ScoreSheet(texts);
          case Gin deal -> new ScoreSheet(texts, deal.rules());
        };
    sheet.show(model.standingProperty().get(), players());
    sheet.getStyleClass().add("question-card");
    return sheet;
  }

  private void finished() {
    Standing standing = model.standingProperty().get();
    Optional<Gin> gin = model.sight().gin();
    if (standing.over()) {
      cover(
          new MatchEndPanel(
              texts,
              standing,
              players(),
              model.log().lines(),
              ways.role(),
              gin.map(Gin::rules),
              new AfterMatch()));
    } else {
      cover(gin.filter(Gin::over).<Node>map(this::roundEnd).orElseGet(() -> dealEnd(standing)));
    }
  }

  private Node roundEnd(Gin deal) {
    return new GinEndPanel(
        texts,
        model.standingProperty().get(),
        players(),
        deal,
        model.intermissionProperty().map(pause -> pause.ready().size()),
        new AfterDeal());
  }

  private Node dealEnd(Standing standing) {
    return new DealEndPanel(
        texts,
        standing,
        players(),
        out(),
        new DealEndPanel.Pause(
            model.intermissionProperty().map(pause -> pause.ready().size()),
            model.intermissionProperty().map(TableScreen::countdown),
            model.ownerProperty().map(owner -> model.owns()),
            missed().isPresent()),
        new AfterDeal());
  }

  private static Optional<Countdown> countdown(Intermission pause) {
    return pause.until().map(end -> new Countdown(end.endNanos(), end.lengthMs()));
  }

  /** The best way in which the player could have laid down the hand that was left. */
  private Optional<Arrangement> missed() {
    Oklahoma deal = model.sight().deal();
    return model
        .sight()
        .seat()
        .filter(me -> !deal.down(me))
        .map(me -> List.copyOf(deal.tableau().hand(me).cards()))
        .filter(hand -> !hand.isEmpty() && deal.over())
        .flatMap(hand -> LayDowns.best(hand, deal.contract(), deal.rules()));
  }

  private Optional<Seat> out() {
    return model.sight().game() instanceof Oklahoma deal && deal.phase() instanceof Phase.Over over
        ? over.out()
        : Optional.empty();
  }

  private void cover(Node panel) {
    veil.getChildren().setAll(panel);
    veil.setVisible(true);
    Optional.ofNullable(panel.lookup(".accent")).ifPresent(Node::requestFocus);
  }

  private void uncover() {
    peeking = false;
    veil.setVisible(false);
    veil.getChildren().clear();
    view.requestFocus();
  }

  private final class AfterDeal implements DealEndPanel.Wishes {
    @Override
    public void next() {
      model.ready();
    }

    @Override
    public void look() {
      uncover();
    }

    @Override
    public void hold() {
      model.hold();
    }

    @Override
    public void missed() {
      TableScreen.this
          .missed()
          .ifPresent(best ->
              cover(
                  new MissedPanel(
                      texts,
                      images,
                      look.styleProperty().get(),
                      best,
                      TableScreen.this::finished)));
    }

    @Override
    public void leave() {
      ways.leave();
    }
  }

  private final class AfterMatch implements MatchEndPanel.Wishes {
    @Override
    public void rematch() {
      model.ready();
    }

    @Override
    public void change() {
      ways.change();
    }

    @Override
    public void lobby() {
      ways.lobby();
    }

    @Override
    public void home() {
      ways.leave();
    }
  }
}
