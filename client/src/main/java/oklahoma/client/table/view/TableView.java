package oklahoma.client.table.view;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import oklahoma.client.deck.CardImages;
import oklahoma.client.settings.TableSettings;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardLayer;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.CardVoice;
import oklahoma.client.table.cards.Chips;
import oklahoma.client.table.cards.Playback;
import oklahoma.client.table.cards.StressScene;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.table.cards.ZoneLights;
import oklahoma.client.table.input.GinPlay;
import oklahoma.client.table.input.MoveSender;
import oklahoma.client.table.input.TableFeedback;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.MoveQueue;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.panel.Reveal;
import oklahoma.client.table.panel.TopBar;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The table on the screen: a {@link TableModel} shown in layers, with all input methods. Fills its
 * space; everything fits from 1024 by 640 pixels.
 */
public final class TableView extends UnmanagedRegion {
  private final TableModel model;
  private final Texts texts;
  private final TableLook look;
  private final TableActions actions;
  private final AnimationClock clock = new AnimationClock();
  private final CardScene picture;
  private final MoveQueue queue;
  private final Playback playback;
  private final ZoneLights lights = new ZoneLights();
  private final Chips chips;
  private final TableSizing sizing;
  private final TopBar bar;
  private final News news;
  private final Boards boards;
  private final PlaySurroundings surroundings;
  private final PlayWiring playing;
  private final HandEnd ending;
  private final WaitingBand waiting;
  private final AbsenceNotices absences;
  private final CardVoice voice;
  private final List<Runnable> arranged = new ArrayList<>();

  /**
   * @param images draws the cards
   * @param actions what the table asks of the screen around it
   */
  public TableView(
      TableModel model, CardImages images, Texts texts, TableLook look, TableActions actions) {
    this.model = model;
    this.texts = texts;
    this.look = look;
    this.actions = actions;
    TableWords words = new TableWords(texts, model);
    picture = new CardScene(new CardLayer(images), model.playerView(), look, clock);
    queue = new MoveQueue(model, this::stopped);
    playback = new Playback(model, picture, look, queue, new Audience());
    chips = new Chips(texts, actions, look::notice, this::statusLine);
    TableFeedback feedback = new TableFeedback(lights, chips, words, picture, look);
    MoveSender moves = new MoveSender(model, queue, feedback);
    news = new News(model, words, look, actions);
    Reveal reveal = new Reveal(texts, images, look::style, model::nanos);
    ending = new HandEnd(model, words, picture, look, actions, reveal);
    voice = new CardVoice(picture, texts);
    Optional<GinPlay> gin =
        model.playerView().gin().map(deal -> new GinPlay(model, picture, moves, feedback));
    boards =
        new Boards(
            model,
            picture,
            words,
            new Boards.Buttons(actions::seat, this::layDown, this::undo),
            gin.map(play -> new GinBoard(model, picture, words, look, play)));
    gin.ifPresent(play -> play.onQuestion(this::update));
    waiting = new WaitingBand(texts, model);
    absences = new AbsenceNotices(model, boards, waiting, this);
    sizing =
        new TableSizing(
            this,
            model,
            picture,
            look,
            List.of(
                boards.ground(),
                boards.below(),
                boards.above(),
                picture.layer(),
                lights,
                chips,
                ending.reveal()),
            this::setType);
    bar = new TopBar(texts, actions);
    bar.showSpectators(model.people().spectatorsProperty());
    surroundings = new PlaySurroundings(this, boards, ending, actions, playback, news);
    playing =
        new PlayWiring(
            new Board(model, picture, moves, feedback, words), look, actions, gin, surroundings);
    List.of(
            playback,
            picture.layer(),
            boards.badges(),
            playing.drag(),
            new SlowAnswerMark(model, picture, boards, this::update))
        .forEach(clock::add);
    compose();
    follow();
  }

  /** The cards on the screen. */
  public CardScene picture() {
    return picture;
  }

  /** The queue of animations. */
  Playback playback() {
    return playback;
  }

  /** The layer with the nodes of all cards. */
  CardLayer cards() {
    return picture.layer();
  }

  /** The state of the question about a claim. */
  QuestionState asked() {
    return playing.claim().card().askedProperty().get();
  }

  /** The sentence near a place on the table; an empty text if there is none. */
  String chip() {
    return chips.sentence();
  }

  /** Shows the animation of the deal for the current cards. */
  public void deal() {
    changed(new Change.Dealt(model.playerView(), model.playerView()));
  }

  /** The node of one of the player's cards, by the card's id. */
  public Optional<Node> card(int id) {
    return picture.node(id).map(Node.class::cast);
  }

  /** Adds cards up to a total and keeps some of them moving, for measurements. */
  public StressScene addStressCards(int total, int moving) {
    return new StressScene(picture.layer(), total, moving);
  }

  /** Shows a notice in the corner for some seconds. */
  public void notice(String words) {
    news.notice(words);
    update();
  }

  /** Sets a text that the status line shows instead of the prompt; none if empty. */
  public void warn(Optional<String> words) {
    boards.warn(words);
    update();
  }

  /** The area of the melds, in this node's coordinates. */
  public Bounds middle() {
    return bounds(picture.laid().frame().melds());
  }

  /**
   * The area of another seat's plate, in this node's coordinates; empty for the player's own seat.
   */
  public Optional<Bounds> plate(Seat seat) {
    return boards.plate(seat).map(TableView::bounds);
  }

  /** Adds a listener that runs whenever places on the table may have changed. */
  public void whenArranged(Runnable what) {
    arranged.add(what);
  }

  /** Shows the chat button with the number of unread lines. */
  public void showChat(ReadOnlyIntegerProperty unread) {
    bar.showChat(unread);
  }

  /** Sets whether other hands are face up as far as they are known. */
  public void showHands(boolean open) {
    picture.setHandsOpen(open);
    picture.refresh();
    update();
  }

  /** Adds nodes outside the table to those that the keyboard focus can reach. */
  public void addFocusTargets(Supplier<List<? extends Node>> nodes) {
    surroundings.addFocusTargets(nodes);
  }

  /** Handles the keys of the table in another node too, such as an overlay. */
  public void handleKeysOf(Node beside) {
    playing.keys().listenTo(beside);
  }

  /** Cancels what the player has under way, such as a drag. Returns false if there is nothing. */
  public boolean cancel() {
    return playing.keyActions().cancel();
  }

  /** Performs Esc when nothing is under way: deselects cards, or opens the menu. */
  public void escape() {
    playing.keyActions().escape();
  }

  /** Opens or closes the suggested moves. */
  public void suggest() {
    playing.suggestions().toggle();
  }

  /** The text of the latest event. */
  public String announced() {
    return news.announced();
  }

  /** Stops all animations for good, when the player leaves the table. */
  public void leave() {
    clock.stop();
  }

  /** Ends all animations at once, with every card in its place. */
  public void settle() {
    playback.player().settleAll();
    picture.layer().nodes().stream()
        .filter(node -> !picture.layer().isAway(node))
        .forEach(CardNode::arrive);
  }

  /** Starts the clock, which runs until nothing moves. */
  void wake() {
    clock.wake();
  }

  private void compose() {
    setId("table");
    setFocusTraversable(true);
    getStyleClass().add("table");
    URL looks =
        Objects.requireNonNull(
            TableView.class.getResource("/oklahoma/client/table/view/table.css"));
    getStylesheets().add(looks.toExternalForm());
    picture.layer().cover(boards.above());
    picture.layer().underCarried(lights.glows());
    getChildren().addAll(boards.ground(), boards.below(), picture.layer(), boards.tools(), lights);
    getChildren().add(waiting);
    getChildren().addAll(playing.claim().nodes());
    getChildren().add(bar);
    boards.question().ifPresent(getChildren()::add);
    getChildren().add(chips);
    getChildren().add(playing.suggestions().node());
    getChildren().addAll(news.nodes());
    getChildren().add(ending.reveal());
  }

  private void follow() {
    model.addListener(this::changed);
    widthProperty().subscribe(this::layOut);
    heightProperty().subscribe(this::layOut);
    sceneProperty().subscribe(this::entered);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::focused);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(this::windowFocused);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::renderScaleXProperty)
        .subscribe(sizing::updateStyle);
    model.promptProperty().subscribe(this::prompted);
    playing.claim().follow(); // a player who reconnects may be asked about a claim
    playing.claim().card().visibleProperty().subscribe(this::coverStatus);
    model.pendingProperty().subscribe(this::wake);
    model.labelsProperty().subscribe(this::seated);
    model.clocksProperty().subscribe(this::update);
    model.standingProperty().subscribe(this::update);
    texts.whileSeen(this, this::relay);
    TableSettings settings = look.settings().table();
    NodeVisibility.follow(
        this,
        settings.cardStyleProperty(),
        style -> {
          sizing.updateStyle();
          relay();
        });
    NodeVisibility.follow(this, settings.feltProperty(), boards.ground()::dye);
    Stream.of(
            settings.cardSizeProperty(),
            settings.handProperty(),
            settings.compactSeatsProperty(),
            look.settings().text().sizeProperty())
        .forEach(size -> NodeVisibility.follow(this, size, value -> relay()));
    absences.follow();
  }

  private void entered(@Nullable Scene scene) {
    layOut();
    if (scene != null) {
      Platform.runLater(this::takeFocus);
    }
  }

  /**
   * Gives the focus back to the table if the focused node has disappeared, so that keys still work.
   */
  private void focused(@Nullable Node owner) {
    playing.focused(owner);
    if (owner == null && getScene() != null) {
      Platform.runLater(this::takeFocus);
    }
  }

  /** Requests the focus, unless something covers the table. */
  private void takeFocus() {
    if (!actions.covered()) {
      requestFocus();
    }
  }

  private void windowFocused(Boolean focused) {
    if (focused != null && !focused) {
      playing.left();
    }
  }

  private void seated() {
    absences.follow();
    update();
  }

  private void changed(Change change) {
    playback.changed(change);
    playing.changed(change);
    queue.changed(change);
    wake();
  }

  private void prompted() {
    playing.claim().follow();
    news.prompted();
    update();
    wake();
    Platform.runLater(this::caughtUp);
  }

  /** Whether cards are in motion or the player drags some. */
  public boolean moves() {
    return playback.moves() || playing.drag().moves();
  }

  private void caughtUp() {
    if (playback.player().idle()) {
      news.caughtUp();
    }
  }

  private void layDown() {
    playing.layDown();
  }

  private void undo() {
    playing.keyActions().undo();
  }

  private void setType(double large) {
    lights.setType(large);
    chips.setType(large);
    ending.reveal().setType(large);
  }

  private void stopped(Outcome.Refused why) {
    playing.stopped(why);
  }

  /** Lays everything out for the current space. */
  private void layOut() {
    sizing.fill();
    if (getScene() != null) {
      boards.ground().spread(getScene());
    }
    relay();
  }

  private void relay() {
    if (sizing.update()) {
      boards.forget();
      update();
      playing.arranged();
    }
  }

  private void update() {
    if (getScene() == null || getWidth() < 1) {
      return;
    }
    Frame frame = picture.laid().frame();
    bar.show(boards.shown(), model.number(), frame);
    boards.update();
    setAccessibleText(boards.says());
    voice.update();
    news.place(frame, boards.bottomLeft(), boards.bottomRight(), boards.asksBesideDownTo());
    playing.claim().place(frame);
    coverStatus();
    absences.show();
    waiting.place(frame, Math.max(playing.claim().bottom(), boards.asksDownTo()), boards.floor());
    playing.suggestions().update();
    arranged.forEach(Runnable::run);
  }

  /** The area of the status line; empty while it is hidden. */
  private Area statusLine() {
    return boards.statusLine();
  }

  private void coverStatus() {
    boards.coverStatus(playing.claim()::replaces);
  }

  private static Bounds bounds(Area area) {
    return new BoundingBox(area.x(), area.y(), area.width(), area.height());
  }

  /** Reacts to what the screen has shown. */
  private final class Audience implements Playback.Audience {
    @Override
    public void dealing(PlayerView deal) {
      ending.away();
      boards.deal(Optional.of(deal));
      update();
    }

    @Override
    public void drained() {
      update();
      news.caughtUp();
      ending.follow();
    }

    @Override
    public void seen(Change change) {
      if (change instanceof Change.Dealt) {
        boards.deal(Optional.empty());
        news.dealt();
      }
      if (change instanceof Change.Restored && !model.playerView().game().over()) {
        ending.away(); // a new hand may have begun while the connection was lost
      }
      update();
      if (change instanceof Change.Happened happened) {
        news.seen(happened);
      }
      playing.seen(change);
    }

    @Override
    public void nextBegins() {
      boards.hideWinner();
    }

    @Override
    public void winnerPointedOut(Seat seat, double part) {
      boards.pointOutWinner(
          seat, part, look.still() || look.settings().access().flashFreeProperty().get());
    }
  }
}
