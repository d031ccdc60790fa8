package oklahoma.client.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import oklahoma.client.advice.Advice;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.fair.Proofs;
import oklahoma.client.help.KeysPanel;
import oklahoma.client.match.presence.SeatCard;
import oklahoma.client.match.presence.SpectatorCard;
import oklahoma.client.settings.Presentation;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.page.ClaimChoices;
import oklahoma.client.table.cards.StressScene;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.DealEnd;
import oklahoma.client.table.model.Progress;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.TablePeople;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.panel.LogPanel;
import oklahoma.client.table.panel.Reveal;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Game;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;

/**
 * The table and the panels that cover it: the score sheet, the end of a hand, the end of the match.
 */
public final class TableScreen implements Page, TableActions {

  /** The ways to leave the table. */
  public interface Actions {
    /** Asks whether or how to leave, if there is a choice, and leads to the first screen. */
    void leave();

    /**
     * Leads to the first screen at once if that loses nothing of the match, otherwise like {@link
     * #leave}.
     */
    default void end() {
      leave();
    }

    /** Leads to the choice of rules. */
    void change();

    /** Leads to the lobby. */
    void lobby();

    /**
     * Whether this computer saves the match: a player who leaves can continue it later, and watch
     * it when it is finished.
     */
    boolean saves();

    /** Shows the replay of a finished match. */
    void watch();

    /** Saves a finished match as a file. */
    void export();

    /** Whether all other players are bots. */
    boolean alone();

    /**
     * Whether this is a lesson, which has no scores, and where choices for all tables do not apply.
     */
    default boolean lesson() {
      return false;
    }

    /** Performs Esc. Returns false if Esc should open the menu. */
    default boolean escaped() {
      return false;
    }
  }

  private final Texts texts;
  private final Pages pages;
  private final Routes routes;
  private final Actions actions;
  private final TableModel model;
  private final TableLook look;
  private final TableView view;
  private final TableSounds sounds;
  private final Controls controls;
  private final Hints hints;
  private final Settings settings;
  private final LogPanel<LogEntry> log;
  private final LogSentences sentences;
  private final Overlay overlay;
  private final ScorePanels panels;
  private final DealEnd end;
  private final HeapRest heap;
  private final BackToScores again;
  private final StackPane root = new StackPane();
  private Optional<MultiplayerLayer> multiplayer = Optional.empty();
  private boolean dealt;

  public TableScreen(
      Pages pages,
      Routes routes,
      Presentation presentation,
      TableModel model,
      Hints hints,
      Actions actions) {
    this.texts = pages.texts();
    this.controls = pages.controls();
    this.pages = pages;
    this.routes = routes;
    this.actions = actions;
    this.hints = hints;
    this.settings = presentation.settings();
    this.model = model;
    this.look = new TableLook(settings);
    this.sounds = new TableSounds(model, presentation.sounds());
    this.view = new TableView(model, presentation.images(), texts, look, this);
    this.heap = new HeapRest(view::moves);
    this.sentences = new LogSentences(texts, model);
    this.overlay = new Overlay(() -> Controls.offerFocus(view));
    this.panels = new ScorePanels(texts, presentation.images(), model, look, overlay, actions);
    if (hints.allowed()) {
      panels.review();
    }
    this.again = new BackToScores(texts, overlay.visibleProperty(), panels::finished);
    this.end = new DealEnd(model, this::ended);
    this.log =
        new LogPanel<>(
            pages,
            model.log().entries(),
            model.log().markProperty(),
            sentences::line,
            sentences::heading,
            () -> Controls.offerFocus(view));
    if (model.playerView().gin().isPresent()) {
      log.drop(LogPanel.Filter.CLAIMS);
    }
    view.handleKeysOf(log);
    view.handleKeysOf(overlay);
    view.addFocusTargets(log::stops);
    StackPane.setAlignment(log, Pos.CENTER_RIGHT);
    root.getChildren().addAll(view, again, log, overlay);
    root.addEventHandler(KeyEvent.KEY_PRESSED, again::pressed);
    view.addFocusTargets(again::reached);
    view.addFocusTargets(pages::noticeButtons);
    model.addListener(this::changed);
    if (!actions.lesson()) {
      model.answers().noWhenDownProperty().bindBidirectional(settings.play().noWhenDownProperty());
      model.answers().askOnlyForProperty().bindBidirectional(settings.play().askOnlyForProperty());
    }
  }

  /** Adds the parts of a table with other people. */
  public void accompany(Multiplayer with) {
    MultiplayerLayer others =
        new MultiplayerLayer(pages, model, view, with, sentences::happening, this::takeFocus);
    others.whenTold(this::closeLog);
    multiplayer = Optional.of(others);
    panels.count(with.series());
    look.companyProperty().set(true);
    sounds.listen(with.chat());
    new OpponentLeft(pages, model, actions::end);
    root.getChildren().add(others);
    root.addEventFilter(KeyEvent.KEY_PRESSED, others::pressed);
    root.addEventHandler(KeyEvent.KEY_PRESSED, others::entered);
  }

  /**
   * Shows what has happened since the player's last progress in the match.
   *
   * @param asked the player's move that was unanswered then
   */
  public void missed(Progress before, Optional<Move> asked) {
    multiplayer.ifPresent(others -> others.missed(before, asked));
  }

  /** Shows with the scores which deals were verified. */
  public void prove(Proofs proofs) {
    panels.prove(new ProofMarks(pages, proofs, model::nameOf));
  }

  @Override
  public Node node() {
    return root;
  }

  /** Takes the focus back from other parts of the screen. */
  private void takeFocus() {
    if (overlay.covers()) {
      overlay.takeFocus();
    } else {
      view.requestFocus();
    }
  }

  private void coveredTakesFocus() {
    if (overlay.covers() && !pages.asking()) {
      overlay.takeFocus();
    }
  }

  @Override
  public boolean clothed() {
    return true;
  }

  @Override
  public void opened() {
    if (overlay.covers()) {
      Platform.runLater(
          this::coveredTakesFocus); // by then the node that had the focus has left the scene
    } else {
      view.requestFocus();
    }
    if (!dealt) {
      dealt = true;
      Platform.runLater(this::deal);
    }
  }

  /**
   * Stops everything that runs even while another page covers the table, when the player leaves it.
   */
  @Override
  public void closed() {
    overlay.leave();
    heap.end();
    sounds.leave();
    multiplayer.ifPresent(MultiplayerLayer::leave);
    hints.leave();
    view.leave();
  }

  /**
   * Performs Esc: cancels what is under way; otherwise closes what is in front; otherwise opens the
   * menu or asks.
   */
  @Override
  public boolean escaped() {
    if (overlay.covers()) {
      if (!closeChat()) {
        overlay.lift();
      }
    } else if (revealing()) {
      hurry();
    } else if (!view.cancel() && !closePanel()) {
      view.escape();
    }
    return true;
  }

  private boolean closeChat() {
    return multiplayer.map(MultiplayerLayer::closeChat).orElse(false);
  }

  private boolean revealing() {
    return root.lookup("#reveal") instanceof Reveal reveal && reveal.isVisible();
  }

  /** Closes the chat, the missed events or the log. Returns false if none was open. */
  private boolean closePanel() {
    return multiplayer.map(MultiplayerLayer::closePanel).orElse(false) || closeLog();
  }

  /** Closes the log. Returns false if it was closed already. */
  private boolean closeLog() {
    boolean logged = log.isOpen();
    if (logged) {
      log.shut();
    }
    return logged;
  }

  @Override
  public void scores() {
    if (overlay.covers()) {
      overlay.lift();
    } else if (model.standingProperty().get().over()
        || !model.intermissionProperty().get().ready().isEmpty()) {
      panels.finished();
    } else {
      overlay.cover(panels.sheet());
    }
  }

  @Override
  public void peek() {
    if (!overlay.covers()) {
      overlay.peek(panels.sheet());
    }
  }

  @Override
  public void endPeek() {
    overlay.endPeek();
  }

  @Override
  public boolean covered() {
    return overlay.covers();
  }

  @Override
  public void claimChoices() {
    ClaimChoices.show(controls, settings.play(), pages);
  }

  /** Hides the missed events too: the log shows them, and would cover them. */
  @Override
  public void log() {
    multiplayer.ifPresent(MultiplayerLayer::forget);
    log.toggle();
  }

  @Override
  public void chat() {
    multiplayer.ifPresent(MultiplayerLayer::openChat);
  }

  @Override
  public void seat(Seat seat) {
    multiplayer.ifPresentOrElse(
        others -> others.show(seat), () -> SeatCard.show(pages, model, Optional.empty(), seat));
  }

  @Override
  public void spectators() {
    new SpectatorCard(
            controls,
            pages,
            model.people().spectatorsProperty(),
            model.people()::owns,
            model.people()::removeSpectator)
        .show();
  }

  @Override
  public void rules() {
    routes.rules();
  }

  @Override
  public void rule(Reason reason) {
    routes.rule(reason);
  }

  @Override
  public void keys() {
    if (model.playerView().seat().isPresent()) {
      KeysPanel.show(pages, model.playerView().gin().isPresent() ? Game.GIN : Game.OKLAHOMA);
    } else {
      KeysPanel.showToSpectator(pages);
    }
  }

  @Override
  public void fullScreen() {
    routes.fullScreen();
  }

  @Override
  public void advise(Consumer<Optional<Advice>> receiver) {
    hints.advise(receiver);
  }

  @Override
  public void refused() {
    sounds.refused();
  }

  @Override
  public void announced(String words) {
    pages.readAloud(words);
  }

  @Override
  public boolean suggests() {
    return hints.allowed();
  }

  @Override
  public void escape() {
    if (!actions.escaped()) {
      menu();
    }
  }

  @Override
  public void menu() {
    pages.present(
        new TableMenu(pages, routes, this, suggestions(), tended(), actions).node(), () -> {});
  }

  /** The command for suggestions; empty for spectators, who have no moves. */
  private Optional<Runnable> suggestions() {
    return Optional.<Runnable>of(view::suggest)
        .filter(_ -> suggests() && model.playerView().seat().isPresent());
  }

  /** The people at the table if the player owns it and it has other people. */
  private Optional<TablePeople> tended() {
    return multiplayer.flatMap(others -> Optional.of(model.people()).filter(here -> here.owns()));
  }

  @Override
  public void advised() {
    if (multiplayer.isPresent()) {
      model.people().askAdvice();
    }
  }

  @Override
  public void dealShown(Optional<Seat> out) {
    if (!actions.lesson()) {
      end.seen();
    }
  }

  /** Shows everything that the reveal is about to show, or closes it. */
  public void hurry() {
    if (root.lookup("#reveal") instanceof Reveal reveal) {
      reveal.press();
    }
  }

  /** Sets whether the places where a card may go are lit. */
  public void showPlaces(boolean shown) {
    look.showsPlacesProperty().set(shown);
  }

  /** Adds nodes around the table to those that the keyboard focus can reach. */
  public void addFocusTargets(Supplier<List<? extends Node>> nodes) {
    view.addFocusTargets(nodes);
  }

  /** The node of a card in the player's hand, by the card's id. */
  public Optional<Node> card(int id) {
    return view.card(id);
  }

  /** Shows this many cards and keeps some of them moving, for measurements. */
  public StressScene addStressCards(int cards, int moving) {
    return view.addStressCards(cards, moving);
  }

  /** The model of the table. */
  public TableModel model() {
    return model;
  }

  /**
   * Shows the deal to a player who joins at the very beginning of a match; shows the end of the
   * last deal to a player who joins between two deals.
   */
  private void deal() {
    boolean untouched = model.log().lines().isEmpty();
    if (model.playerView().game().over()) {
      end.seen();
    } else if (untouched && model.standingProperty().get().deals().isEmpty()) {
      root.layout();
      view.deal();
    }
  }

  private void ended() {
    again.offer(true);
    panels.ended();
    heap.begin();
  }

  private void changed(Change change) {
    boolean missed = again.offered() && !model.playerView().game().over();
    if (missed || change instanceof Change.Dealt) {
      end.next();
      again.offer(false);
      overlay.lift();
    }
    if (!model.playerView().game().over()) {
      heap.happens();
    }
  }
}
