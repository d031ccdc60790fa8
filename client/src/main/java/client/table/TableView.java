package client.table;

import client.deck.CardImages;
import client.page.Felt;
import client.table.keys.Asked;
import client.table.layout.Area;
import client.table.layout.Frame;
import client.table.layout.TableSize;
import client.table.motion.Curve;
import client.table.panel.ClaimCard;
import client.table.panel.Countdown;
import client.table.panel.Reveal;
import client.text.Texts;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.AnimationTimer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rules.Refusal;
import rules.Seat;
import rules.card.Card;
import rules.card.Face;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.Phase;
import rules.oklahoma.Values;

/**
 * The Oklahoma table on the screen: everything that is seen of a {@link TableModel}, and every way
 * to play on it. It fills the room that it is given, from 1024 by 640 pixels on.
 */
public final class TableView extends Freehand {
  private static final double FONT = 13;

  private final TableModel model;
  private final Texts texts;
  private final TableLook look;
  private final TableActions actions;
  private final Felt felt = new Felt(Platform::runLater);
  private final CardLayer cards;
  private final Picture picture;
  private final Playback playback;
  private final Series series;
  private final ZoneLights lights = new ZoneLights();
  private final ClaimCard claim;
  private final Reveal reveal;
  private final TopBar bar;
  private final Chips chips;
  private final News news;
  private final Boards boards;
  private final HandPlay play;
  private final Sending sending = new Sending();
  private final PointerPlay pointer;
  private final KeyPlay keys;
  private final Commands commands;
  private final Zones zones;
  private final CardVoice voice;
  private final PlaceAll placing;
  private final AnimationTimer clock;
  private final Graces graces = new Graces();
  private final Timeline graceClock =
      new Timeline(new KeyFrame(Duration.millis(250), tick -> waiting()));
  private final List<Runnable> arranged = new ArrayList<>();
  private Supplier<List<? extends Node>> neighbours = List::of;
  private long lastNanos;

  /**
   * A table on the screen.
   *
   * @param images draws the cards
   * @param actions what the program around it does
   */
  public TableView(
      TableModel model, CardImages images, Texts texts, TableLook look, TableActions actions) {
    this.model = model;
    this.texts = texts;
    this.look = look;
    this.actions = actions;
    TableWords words = new TableWords(texts, model);
    cards = new CardLayer(images);
    picture = new Picture(cards, model.sight());
    series = new Series(model, this::stopped);
    playback =
        new Playback(model, picture, cards, look, series, this::drained, this::seen, this::cheer);
    chips = new Chips(texts, actions::rules);
    news = new News(model, texts);
    claim = new ClaimCard(texts, System::nanoTime, this::answered);
    reveal = new Reveal(texts, images, look.styleProperty()::get, System::nanoTime);
    Targets targets = new Targets(model, picture, texts, words);
    commands =
        new Commands(model, picture, targets, series, lights, chips, words, look, actions, claim);
    play =
        new HandPlay(
            model,
            picture,
            cards,
            playback,
            lights,
            chips,
            targets,
            commands,
            series,
            words,
            look,
            this::wake);
    pointer =
        new PointerPlay(
            this,
            model,
            picture,
            play,
            commands,
            targets,
            playback,
            chips,
            words,
            look,
            this::wake);
    voice = new CardVoice(picture, cards, texts);
    boards = new Boards(model, picture, texts, words, commands::layDown, actions::seat);
    bar = new TopBar(texts, actions);
    zones = new Zones(this, picture, playback, this::wake, walks());
    placing = new PlaceAll(model, picture, lights, chips, texts, series);
    keys =
        new KeyPlay(
            model,
            picture,
            commands,
            play,
            pointer,
            targets,
            lights,
            playback,
            look,
            actions,
            zones,
            claim,
            placing,
            reveal::isVisible);
    keys.listen(this);
    clock = clock();
    compose();
    follow();
  }

  /** What is shown now. */
  Picture picture() {
    return picture;
  }

  /** All cards. */
  CardLayer cards() {
    return cards;
  }

  /** Whether a claim window asks, and may be answered. */
  Asked asked() {
    return claim.askedProperty().get();
  }

  /** The sentence that is shown beside something at the moment; nothing if there is none. */
  String chip() {
    return chips.said();
  }

  /** Shows how the cards that lie there now were dealt. */
  public void deal() {
    changed(new Change.Dealt(model.sight(), model.sight()));
  }

  /** The node that shows a card of one's own, by the card's id. */
  public Optional<Node> card(int id) {
    return picture.node(id).map(Node.class::cast);
  }

  /** Tells something that happens beside the play, in a corner, for some seconds. */
  public void notice(String words) {
    news.notice(words);
    update();
  }

  /** Says this in the status line instead of what is to be done; nothing if empty. */
  public void warn(Optional<String> words) {
    boards.warn(words);
    update();
  }

  /** Between the other seats and what lies before one's own hand, in this node's coordinates. */
  public Bounds middle() {
    return bounds(picture.laid().frame().melds());
  }

  /** Where the plate of another seat is, in this node's coordinates; none for one's own seat. */
  public Optional<Bounds> plate(Seat seat) {
    return boards.plate(seat).map(TableView::bounds);
  }

  /** Calls somebody whenever things may have found other places. */
  public void whenArranged(Runnable what) {
    arranged.add(what);
  }

  /** Shows the way to the talk at the table, and how much of it has not been read. */
  public void showTalk(ReadOnlyIntegerProperty unread) {
    bar.showTalk(unread);
  }

  /** Lets the keyboard walk on to what lies over the table. */
  public void walkOnTo(Supplier<List<? extends Node>> nodes) {
    neighbours = nodes;
  }

  /** What is said of the last event. */
  String announced() {
    return news.announced();
  }

  /** Settles everything that moves, at once. */
  public void settle() {
    playback.player().settleAll();
    cards.nodes().stream().filter(node -> !cards.isAway(node)).forEach(CardNode::arrive);
  }

  private void compose() {
    setId("table");
    graceClock.setCycleCount(Animation.INDEFINITE);
    setFocusTraversable(true);
    getStyleClass().add("table");
    URL looks = Objects.requireNonNull(TableView.class.getResource("/client/table/table.css"));
    getStylesheets().add(looks.toExternalForm());
    cards.cover(boards.above());
    getChildren()
        .addAll(
            felt, boards.below(), cards, boards.tools(), lights, claim.onPile(), claim, bar, chips);
    getChildren().addAll(news.nodes());
    getChildren().add(reveal);
  }

  private void follow() {
    claim.noUntilMyTurnProperty().bindBidirectional(model.noUntilMyTurnProperty());
    model.watch(this::changed);
    widthProperty().subscribe(this::room);
    heightProperty().subscribe(this::room);
    sceneProperty().subscribe(this::entered);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::focused);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(this::windowFocused);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::outputScaleXProperty)
        .subscribe(this::restyle);
    model.promptProperty().subscribe(this::prompted);
    model.pendingProperty().subscribe(this::wake);
    model.labelsProperty().subscribe(this::seated);
    model.standingProperty().subscribe(this::update);
    // The words outlive the table and must not hold it.
    texts
        .languageProperty()
        .when(sceneProperty().map(scene -> true).orElse(false))
        .subscribe(language -> update());
    look.styleProperty().subscribe(this::restyle);
    look.cardSizeProperty().subscribe(this::relay);
    look.straightHandProperty().subscribe(this::relay);
  }

  private List<Supplier<List<? extends Node>>> walks() {
    List<Supplier<List<? extends Node>>> walks = new ArrayList<>(boards.walks());
    walks.add(this::buttons);
    walks.add(() -> neighbours.get());
    return walks;
  }

  private List<Node> buttons() {
    return lookupAll(".button").stream()
        .filter(node -> node.isVisible() && !node.isDisabled() && node.isFocusTraversable())
        .toList();
  }

  private void entered(@Nullable Scene scene) {
    room();
    if (scene != null) {
      Platform.runLater(this::requestFocus);
    }
  }

  /** Keys must reach the table also when what had the focus has gone. */
  private void focused(@Nullable Node owner) {
    zones.focused(owner);
    if (owner == null && getScene() != null) {
      Platform.runLater(this::requestFocus);
    }
  }

  private void windowFocused(Boolean focused) {
    if (focused != null && !focused) {
      play.drag().cancel();
    }
  }

  private void seated() {
    news.seatsChanged();
    graces.follow(model.labelsProperty().get(), System.nanoTime());
    waiting();
    update();
  }

  private void waiting() {
    boards.waitFor(graces, System.nanoTime());
    if (graces.running()) {
      graceClock.play();
    } else {
      graceClock.stop();
    }
  }

  private void restyle() {
    Window window = getScene() == null ? null : getScene().getWindow();
    cards.setStyle(look.styleProperty().get(), window == null ? 1 : window.getOutputScaleX());
  }

  private void changed(Change change) {
    playback.changed(change);
    play.tableChanged(change, System.nanoTime() / 1_000_000);
    pointer.changed();
    keys.changed();
    placing.changed();
    series.changed(change);
    wake();
  }

  /** A change has been shown. */
  private void seen(Change change) {
    update();
    switch (change) {
      case Change.TakenBack back -> {
        play.takenBack(back);
        prompted(model.promptProperty().get());
      }
      case Change.Dealt dealt -> {
        reveal.setVisible(false);
        commands.number();
      }
      case Change.Happened happened -> {
        news.seen(happened);
        commands.number();
      }
      case Change.Rearranged arranged -> commands.number();
      case Change.Restored restored -> commands.number();
    }
  }

  private void drained() {
    update();
    boolean ended = picture.shown().deal().phase() instanceof Phase.Over;
    if (ended && model.sight().deal().over() && !reveal.isVisible()) {
      reveal();
    }
  }

  private void reveal() {
    Oklahoma deal = picture.shown().deal();
    Phase.Over over = (Phase.Over) deal.phase();
    int seats = deal.rules().seats();
    List<Seat> order = new ArrayList<>();
    Optional<Seat> me = picture.shown().seat();
    me.ifPresent(order::add);
    order.addAll(me.map(seat -> seat.others(seats)).orElse(Seat.first(seats)));
    List<Reveal.Hand> hands =
        order.stream()
            .map(seat ->
                new Reveal.Hand(
                    model.nameOf(seat), over.out().equals(Optional.of(seat)), left(deal, seat)))
            .toList();
    boolean meOut = me.isPresent() && over.out().equals(me);
    reveal.show(hands, meOut, playback.ms(1), () -> actions.dealShown(over.out()));
  }

  private static List<Reveal.Left> left(Oklahoma deal, Seat seat) {
    return deal.tableau().hand(seat).cards().stream()
        .sorted(Face.ORDER)
        .map(card -> new Reveal.Left(card, Values.points(card)))
        .toList();
  }

  private void cheer(Seat seat, boolean on) {
    boards.cheer(seat, on);
  }

  private void stopped(Refusal why) {
    play.stopped(why);
  }

  private void prompted(Prompt prompt) {
    switch (prompt) {
      case Prompt.Claim window -> claim.ask(question(window));
      case Prompt.Answered answered ->
          claim.answered(answered.card(), answered.wants(), countdown(answered.until()));
      case Prompt.NotAsked window -> claim.close();
      case Prompt.Draw draw -> claim.close();
      case Prompt.Play turn -> claim.close();
      case Prompt.Watch watch -> claim.close();
      case Prompt.Shuffling shuffling -> claim.close();
      case Prompt.DealOver over -> claim.close();
    }
    update();
    wake();
  }

  private ClaimCard.Question question(Prompt.Claim window) {
    Oklahoma deal = model.sight().deal();
    boolean first = deal.phase() instanceof Phase.Claiming open && open.first();
    Card card = window.card();
    return new ClaimCard.Question(
        card,
        first ? Optional.empty() : Optional.of(model.nameOf(window.discarder())),
        window.next(),
        deal.rules().penalty(),
        countdown(window.until()));
  }

  private static Optional<Countdown> countdown(Optional<Deadline> until) {
    return until.map(end -> new Countdown(end.endNanos(), end.lengthMs()));
  }

  private void answered(boolean wants) {
    if (!commands.answer(wants)) {
      prompted(model.promptProperty().get());
    }
  }

  /** Lets the clock run until nothing moves any more. */
  void wake() {
    if (lastNanos == 0) {
      lastNanos = -1;
      clock.start();
    }
  }

  private AnimationTimer clock() {
    return new AnimationTimer() {
      @Override
      public void handle(long now) {
        pulse(now);
      }
    };
  }

  private void pulse(long now) {
    double ms = lastNanos <= 0 ? 0 : Math.min(100, (now - lastNanos) / 1e6);
    lastNanos = now;
    playback.player().advance(ms);
    boolean moving = cards.advance(ms);
    play.tick(now / 1_000_000);
    boolean waiting = sending(ms);
    if (!moving && playback.player().idle() && !play.busy() && !waiting) {
      clock.stop();
      lastNanos = 0;
    }
  }

  /** Shows how long a move waits for the host; whether one does. */
  private boolean sending(double ms) {
    Sending.State before = sending.state();
    Sending.State now = sending.advance(model.pendingProperty().get(), ms);
    if (now != before) {
      picture.markWaiting(now != Sending.State.QUIET);
      boards.setLocked(now == Sending.State.LOCKED);
      update();
    }
    return model.pendingProperty().get().isPresent();
  }

  /** Everything finds its place in the room there is. */
  private void room() {
    List<Region> whole =
        List.of(felt, boards.below(), boards.above(), cards, lights, chips, reveal);
    for (Region region : whole) {
      region.resizeRelocate(0, 0, getWidth(), getHeight());
    }
    relay();
  }

  private void relay() {
    if (getScene() == null || getWidth() < 1 || getHeight() < 1) {
      return;
    }
    picture.setSize(
        new TableSize(
            getWidth(),
            getHeight(),
            look.cardSizeProperty().get(),
            look.straightHandProperty().get()));
    picture.refresh(0, Curve.EVEN);
    double unit = picture.laid().frame().unit();
    setStyle("-fx-font-size: " + FONT * unit + "px;");
    applyCss();
    lights.setUnit(unit);
    chips.setUnit(unit);
    update();
  }

  private void update() {
    if (getScene() == null || getWidth() < 1) {
      return;
    }
    Frame frame = picture.laid().frame();
    bar.show(picture.shown().deal(), frame.top(), frame.unit());
    boards.update();
    setAccessibleText(boards.says());
    voice.update();
    news.lie(frame, boards.bottomLeft(), boards.bottomRight());
    double ring = Math.rint(34 * frame.unit());
    claim
        .onPile()
        .resizeRelocate(
            frame.pile().right() - ring * 0.7, frame.pile().y() - ring * 0.3, ring, ring);
    claim.autosize();
    claim.relocate(frame.claim().x(), frame.claim().y());
    arranged.forEach(Runnable::run);
  }

  private static Bounds bounds(Area area) {
    return new BoundingBox(area.x(), area.y(), area.width(), area.height());
  }
}
