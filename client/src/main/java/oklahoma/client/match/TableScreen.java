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
import oklahoma.client.match.presence.OnlookerCard;
import oklahoma.client.match.presence.SeatCard;
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

  /** How one goes away from the table. */
  public interface Actions {
    /** To the first screen; asks before anything is lost. */
    void leave();

    /** To the first screen, without a question if nothing is lost. */
    default void end() {
      leave();
    }

    /** To where rules are changed. */
    void change();

    /** To the lobby. */
    void lobby();

    /**
     * Whether the match is written down on this computer: the table waits for a player who leaves
     * before it is decided, and then it can be watched again.
     */
    boolean saves();

    /** Shows the match again, once it is over. */
    void watch();

    /** Writes the record of the match into a file, once it is over. */
    void export();

    /** Whether the player has only bots for company. */
    boolean alone();

    /**
     * Whether this is a lesson: no score follows it, and what the player has answered beforehand
     * for all tables does not count.
     */
    default boolean lesson() {
      return false;
    }

    /** Does what Esc does here; false if that is to open the menu. */
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
  private final TableSounds heard;
  private final Controls controls;
  private final Hints hints;
  private final Settings settings;
  private final LogPanel<LogEntry> log;
  private final LogSentences told;
  private final Overlay overlay;
  private final ScorePanels panels;
  private final DealEnd end;
  private final HeapRest heap;
  private final ScoresAgain again;
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
    this.heard = new TableSounds(model, presentation.sounds());
    this.view = new TableView(model, presentation.images(), texts, look, this);
    this.heap = new HeapRest(view::moves);
    this.told = new LogSentences(texts, model);
    this.overlay = new Overlay(() -> Controls.offerFocus(view));
    this.panels = new ScorePanels(texts, presentation.images(), model, look, overlay, actions);
    if (hints.allowed()) {
      panels.review();
    }
    this.again = new ScoresAgain(texts, overlay.visibleProperty(), panels::finished);
    this.end = new DealEnd(model, this::ended);
    this.log =
        new LogPanel<>(
            pages,
            model.log().entries(),
            model.log().markProperty(),
            told::line,
            told::heading,
            () -> Controls.offerFocus(view));
    if (model.sight().gin().isPresent()) {
      log.drop(LogPanel.Filter.CLAIMS);
    }
    view.hearKeysOf(log);
    view.hearKeysOf(overlay);
    view.walkOnTo(log::stops);
    StackPane.setAlignment(log, Pos.CENTER_RIGHT);
    root.getChildren().addAll(view, again, log, overlay);
    root.addEventHandler(KeyEvent.KEY_PRESSED, again::pressed);
    view.walkOnTo(again::reached);
    view.walkOnTo(pages::noticeButtons);
    model.watch(this::changed);
    if (!actions.lesson()) {
      model.answers().noWhenDownProperty().bindBidirectional(settings.play().noWhenDownProperty());
      model.answers().askOnlyForProperty().bindBidirectional(settings.play().askOnlyForProperty());
    }
  }

  /** Others may sit at this table: what is said, who is there, what the connection is like. */
  public void accompany(Multiplayer with) {
    MultiplayerLayer others =
        new MultiplayerLayer(pages, model, view, with, told::happening, this::takeFocus);
    others.whenTold(this::closeLog);
    multiplayer = Optional.of(others);
    panels.count(with.series());
    look.companyProperty().set(true);
    heard.listen(with.chat());
    new LeftAlone(pages, model, actions::end);
    root.getChildren().add(others);
    root.addEventFilter(KeyEvent.KEY_PRESSED, others::pressed);
    root.addEventHandler(KeyEvent.KEY_PRESSED, others::entered);
  }

  /**
   * Shows what has happened since the player's last progress in the match.
   *
   * @param asked the player's move that was under way then
   */
  public void missed(Progress before, Optional<Move> asked) {
    multiplayer.ifPresent(others -> others.missed(before, asked));
  }

  /** Shows with the score whether the deals were verified. */
  public void prove(Proofs proofs) {
    panels.prove(new ProofMarks(pages, proofs, model::nameOf));
  }

  @Override
  public Node node() {
    return root;
  }

  /** The keyboard comes back from what is around the table. */
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
      Platform.runLater(this::coveredTakesFocus); // what had it has left the scene by then
    } else {
      view.requestFocus();
    }
    if (!dealt) {
      dealt = true;
      Platform.runLater(this::deal);
    }
  }

  /** Whatever runs while another page covers the table ends when the player leaves the table. */
  @Override
  public void closed() {
    overlay.leave();
    heap.end();
    heard.leave();
    multiplayer.ifPresent(MultiplayerLayer::leave);
    hints.leave();
    view.leave();
  }

  /**
   * Esc cancels what is under way, or else closes what is on top, or else opens the menu or asks.
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

  /** Closes the chat, what was missed, or the log; whether anything was open. */
  private boolean closePanel() {
    return multiplayer.map(MultiplayerLayer::closePanel).orElse(false) || closeLog();
  }

  /** Closes the log; whether it was open. */
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

  /** The log tells too what was missed, and would lie under it. */
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
  public void onlookers() {
    new OnlookerCard(
            controls,
            pages,
            model.people().onlookersProperty(),
            model.people()::owns,
            model.people()::dismiss)
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
    if (model.sight().seat().isPresent()) {
      KeysPanel.show(pages, model.sight().gin().isPresent() ? Game.GIN : Game.OKLAHOMA);
    } else {
      KeysPanel.showToOnlooker(pages);
    }
  }

  @Override
  public void fullScreen() {
    routes.fullScreen();
  }

  @Override
  public void advise(Consumer<Optional<Advice>> told) {
    hints.advise(told);
  }

  @Override
  public void refused() {
    heard.refused();
  }

  @Override
  public void announced(String words) {
    pages.say(words);
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

  /** A spectator has no move that could be suggested. */
  private Optional<Runnable> suggestions() {
    return Optional.<Runnable>of(view::suggest)
        .filter(_ -> suggests() && model.sight().seat().isPresent());
  }

  /** Whose owner the player is, at a table with others. */
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

  /** Shows at once what is being revealed, or goes on from it. */
  public void hurry() {
    if (root.lookup("#reveal") instanceof Reveal reveal) {
      reveal.press();
    }
  }

  /** Whether it is shown where a card may go. */
  public void showPlaces(boolean shown) {
    look.showsPlacesProperty().set(shown);
  }

  /** Lets the keyboard walk on to what is around the table. */
  public void walkOnTo(Supplier<List<? extends Node>> nodes) {
    view.walkOnTo(nodes);
  }

  /** The node that shows a card of the player's hand. */
  public Optional<Node> card(int id) {
    return view.card(id);
  }

  /** Shows this many cards and keeps some of them moving; for measuring. */
  public StressScene stir(int cards, int moving) {
    return view.stir(cards, moving);
  }

  /** What the table knows. */
  public TableModel model() {
    return model;
  }

  /**
   * A player who joins at the very beginning of a match sees it being dealt; one who joins between
   * two deals sees how the last one ended and how to go on.
   */
  private void deal() {
    boolean untouched = model.log().lines().isEmpty();
    if (model.sight().game().over()) {
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
    boolean missed = again.offered() && !model.sight().game().over();
    if (missed || change instanceof Change.Dealt) {
      end.next();
      again.offer(false);
      overlay.lift();
    }
    if (!model.sight().game().over()) {
      heap.happens();
    }
  }
}
