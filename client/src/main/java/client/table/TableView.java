package client.table;

import client.deck.CardImages;
import client.table.layout.Area;
import client.table.layout.Arrangement;
import client.table.layout.Frame;
import client.table.layout.TableSize;
import client.table.motion.Curve;
import client.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import protocol.SeatLabel;
import rules.Refusal;
import rules.Seat;
import rules.card.Card;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.Phase;
import rules.oklahoma.Values;

/**
 * The Oklahoma table on the screen: everything that is seen of a {@link TableModel}, and every way
 * to play on it.
 */
public final class TableView extends Freehand {
  private static final double FONT = 13;
  private static final long ARMING_NANOS = 250_000_000L;

  private final TableModel model;
  private final Texts texts;
  private final TableLook look;
  private final TableActions actions;
  private final TableWords words;
  private final Felt felt = new Felt(Platform::runLater);
  private final Freehand boards = new Freehand();
  private final Map<Seat, SeatPlate> plates = new EnumMap<>(Seat.class);
  private final PileView stock = new PileView("stock");
  private final PileView pile = new PileView("discard");
  private final MeldPanels melds;
  private final TrayView tray;
  private final StatusLine status = new StatusLine();
  private final HandTools tools;
  private final Label bottom = new Label();
  private final Label keys = new Label();
  private final CardLayer cards;
  private final Freehand ghosts = new Freehand();
  private final ZoneLights lights = new ZoneLights();
  private final ClaimCard claim;
  private final TopBar bar;
  private final Chips chips = new Chips();
  private final Picture picture;
  private final Playback playback;
  private final HandPlay play;
  private final Commands commands;
  private final PointerPlay pointer;
  private final Zones zones;
  private final AnimationTimer clock;
  private long lastNanos;
  private long askedNanos;
  private Optional<Prompt.Claim> asked = Optional.empty();

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
    this.words = new TableWords(texts, model);
    setId("table");
    getStyleClass().add("table");
    getStylesheets().add(TableView.class.getResource("/client/table/table.css").toExternalForm());
    cards = new CardLayer(images, node -> {});
    picture = new Picture(cards, model.sight());
    playback = new Playback(model, picture, cards, look, this::drained, this::seen);
    melds = new MeldPanels(texts);
    Targets targets = new Targets(model, picture, texts, words);
    play =
        new HandPlay(
            model, picture, cards, playback, lights, chips, targets, words, look, this::wake);
    commands = new Commands(model, picture, targets, lights, chips, words, actions, this::armed);
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
    tray = new TrayView(texts, commands::layDown, slot -> model.own().flip(slot));
    tools = new HandTools(texts, by -> model.own().sort(by), () -> model.own().undo());
    claim = new ClaimCard(texts, commands::want, commands::decline);
    claim.untilMyTurn().selectedProperty().bindBidirectional(model.noUntilMyTurnProperty());
    bar = new TopBar(texts, actions);
    zones = new Zones(this, picture, playback, this::wake, walks());
    new KeyPlay(
        this, model, picture, commands, play, pointer, targets, lights, playback, look, actions,
        zones);
    compose();
    clock =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            pulse(now);
          }
        };
    model.watch(this::changed);
    follow();
  }

  /** What the table does with the pointer and the keys. */
  HandPlay play() {
    return play;
  }

  /** The sentence that is shown beside something at the moment; nothing if there is none. */
  String chip() {
    return chips.said();
  }

  /** What is shown now. */
  Picture picture() {
    return picture;
  }

  /** Settles everything that moves, at once. */
  public void settle() {
    playback.player().settleAll();
    cards.nodes().stream().filter(node -> !cards.isAway(node)).forEach(CardNode::arrive);
  }

  private List<Supplier<List<? extends Node>>> walks() {
    return List.of(
        tray::slots,
        () -> List.of(stock, pile),
        melds::zones,
        () -> List.copyOf(plates.values()),
        this::buttons);
  }

  private List<Node> buttons() {
    return lookupAll(".button").stream()
        .filter(node -> node.isVisible() && !node.isDisabled() && node.isFocusTraversable())
        .toList();
  }

  private void compose() {
    bottom.getStyleClass().add("bottom-line");
    keys.getStyleClass().add("bottom-keys");
    boards.setPickOnBounds(false);
    ghosts.setMouseTransparent(true);
    for (Seat seat : Seat.first(model.sight().deal().rules().seats())) {
      if (!Optional.of(seat).equals(model.sight().seat())) {
        plates.put(seat, new SeatPlate(seat, texts));
      }
    }
    boards.getChildren().addAll(plates.values());
    boards
        .getChildren()
        .addAll(stock, pile, melds.below(), tray, status, tools, bottom, keys, ghosts);
    getChildren()
        .addAll(
            felt,
            boards,
            cards,
            stock.above(),
            pile.above(),
            melds.above(),
            tray.above(),
            lights,
            claim,
            bar,
            chips);
  }

  private void follow() {
    widthProperty().subscribe(this::room);
    heightProperty().subscribe(this::room);
    sceneProperty().subscribe(this::room);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(zones::focused);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(this::windowFocused);
    model.promptProperty().subscribe(this::prompted);
    model.labelsProperty().subscribe(this::update);
    model.standingProperty().subscribe(this::update);
    texts.languageProperty().subscribe(this::update);
    look.styleProperty().subscribe(this::restyle);
    look.cardSizeProperty().subscribe(this::relay);
    look.straightHandProperty().subscribe(this::relay);
    sceneProperty()
        .flatMap(scene -> scene.windowProperty())
        .flatMap(Window::outputScaleXProperty)
        .subscribe(this::restyle);
  }

  private void windowFocused(Boolean focused) {
    if (focused != null && !focused) {
      play.drag().cancel();
    }
  }

  private void restyle() {
    double scale =
        getScene() == null || getScene().getWindow() == null
            ? 1
            : getScene().getWindow().getOutputScaleX();
    cards.setStyle(look.styleProperty().get(), scale);
  }

  private void changed(Change change) {
    playback.changed(change);
    play.tableChanged(System.nanoTime() / 1_000_000);
    wake();
  }

  /** A change has been shown. */
  private void seen(Change change) {
    update();
    if (change instanceof Change.Rearranged || change instanceof Change.Happened) {
      commands.number();
    }
    if (change instanceof Change.TakenBack back) {
      play.takenBack(back);
    }
  }

  private void drained() {
    update();
    if (picture.shown().deal().phase() instanceof Phase.Over over && model.sight().deal().over()) {
      actions.dealShown(over.out());
    }
  }

  private void prompted(Prompt prompt) {
    if (prompt instanceof Prompt.Claim window) {
      boolean same = asked.isPresent() && asked.get().card().equals(window.card());
      if (!same) {
        askedNanos = System.nanoTime();
      }
      asked = Optional.of(window);
    } else {
      asked = Optional.empty();
    }
    update();
    wake();
  }

  /**
   * Whether the answers to a claim window are taken already: a key that was on its way answers
   * nothing.
   */
  boolean armed() {
    return asked.isPresent() && System.nanoTime() - askedNanos >= ARMING_NANOS;
  }

  /** Lets the clock run until nothing moves any more. */
  void wake() {
    if (lastNanos == 0) {
      lastNanos = -1;
      clock.start();
    }
  }

  private void pulse(long now) {
    double ms = lastNanos <= 0 ? 0 : Math.min(100, (now - lastNanos) / 1e6);
    lastNanos = now;
    playback.player().advance(ms);
    boolean moving = cards.advance(ms);
    play.tick(now / 1_000_000);
    boolean ticking = countdown();
    claim.setArmed(armed());
    boolean arming = asked.isPresent() && !armed();
    if (!moving && !ticking && !arming && playback.player().idle() && !play.busy()) {
      clock.stop();
      lastNanos = 0;
    }
  }

  private boolean countdown() {
    Optional<Deadline> until = deadline(model.promptProperty().get());
    boolean window = until.isPresent() && claim.isVisible();
    if (window) {
      claim.countdown().show(until.get(), System.nanoTime());
    }
    return window;
  }

  private static Optional<Deadline> deadline(Prompt prompt) {
    return switch (prompt) {
      case Prompt.Claim claim -> claim.until();
      case Prompt.Answered answered -> answered.until();
      case Prompt.NotAsked unasked -> unasked.until();
      case Prompt.Draw draw -> draw.until();
      case Prompt.Play turn -> turn.until();
      case Prompt.Watch watch -> watch.until();
      case Prompt.Shuffling shuffling -> Optional.empty();
      case Prompt.DealOver over -> Optional.empty();
    };
  }

  /** Everything finds its place in the room there is. */
  private void room() {
    for (Region region : List.<Region>of(felt, boards, cards, ghosts, lights, chips)) {
      region.resizeRelocate(0, 0, getWidth(), getHeight());
    }
    relay();
  }

  private void relay() {
    if (getWidth() < 1 || getHeight() < 1) {
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

  /** Shows the words and marks of the moment. */
  void update() {
    if (getScene() == null || getWidth() < 1) {
      return;
    }
    Arrangement laid = picture.laid();
    Oklahoma deal = picture.shown().deal();
    Frame frame = laid.frame();
    bar.show(deal, frame.top(), frame.unit());
    plates.forEach((seat, plate) ->
        plate.show(
            shown(seat, deal), Objects.requireNonNull(laid.plates().get(seat)), frame.unit()));
    piles(deal, frame);
    melds.show(deal.tableau().melds(), laid, model::nameOf);
    tray.show(
        picture.shown().own().tray(),
        picture.shown().own().hand().cards().size(),
        deal.contract().allAtOnce(),
        laid,
        model.refusal(model.own().tray().move()).map(words::refusal));
    status.show(
        words.status(model.promptProperty().get()),
        frame.status(),
        frame.unit(),
        words.mine(model.promptProperty().get()));
    tools.show(
        frame.sorts(),
        frame.unit(),
        model.own().canUndoProperty().get(),
        picture.shown().seat().isPresent());
    bottom(deal, frame);
    ghosts(laid);
    Prompt prompt = model.promptProperty().get();
    claim.show(
        prompt, words.discarder(prompt), deal.rules().penalty(), frame.claim(), frame.unit());
  }

  private SeatPlate.Shown shown(Seat seat, Oklahoma deal) {
    SeatLabel label = model.labelsProperty().get().get(seat.ordinal());
    return new SeatPlate.Shown(
        label.name().text(),
        label.bot().isPresent(),
        label.present(),
        model.standingProperty().get().totals().get(seat.ordinal()),
        deal.tableau().hand(seat).size(),
        deal.down(seat),
        deal.dealer() == seat,
        TableWords.acting(deal).equals(Optional.of(seat)));
  }

  private void piles(Oklahoma deal, Frame frame) {
    Prompt prompt = model.promptProperty().get();
    Optional<Refusal> take = TableWords.takeRefused(prompt);
    boolean draws = prompt instanceof Prompt.Draw draw && draw.drawRefused().isEmpty();
    boolean takes = prompt instanceof Prompt.Draw && take.isEmpty();
    int left = deal.tableau().stock().size();
    stock.show(
        texts.say("board.stock", left), texts.say("board.stock.said", left), draws, false, "");
    List<Card> discards = deal.tableau().pile();
    String said =
        discards.isEmpty()
            ? texts.say("board.pile.empty")
            : texts.say("board.pile.said", texts.name(discards.getFirst()));
    pile.show(
        texts.say("board.pile"),
        said,
        takes || prompt instanceof Prompt.Claim,
        words.closed(deal),
        take.map(words::refusal).orElse(""));
    stock.lie(frame.stock(), frame.unit());
    pile.lie(frame.pile(), frame.unit());
  }

  private void bottom(Oklahoma deal, Frame frame) {
    Area area = frame.bottom();
    Optional<Seat> me = picture.shown().seat();
    bottom.setText(
        me.isPresent()
            ? texts.say(
                "board.bottom",
                model.standingProperty().get().totals().get(me.get().ordinal()),
                deal.tableau().hand(me.get()).size(),
                Values.points(deal.tableau().hand(me.get()).cards()))
            : texts.say("board.watching"));
    keys.setText(texts.say("board.bottom.keys"));
    for (Label label : new Label[] {bottom, keys}) {
      label.autosize();
      double x = label.equals(bottom) ? 16 : area.width() - 16 - label.getWidth();
      label.relocate(Math.rint(x), Math.rint(area.y() + (area.height() - label.getHeight()) / 2));
    }
  }

  private void ghosts(Arrangement laid) {
    ghosts.getChildren().clear();
    laid.ghosts()
        .values()
        .forEach(place -> {
          Region ghost = new Region();
          ghost.getStyleClass().add("ghost");
          double height = place.width() * 1.4;
          ghost.resizeRelocate(
              place.x() - place.width() / 2, place.y() - height / 2, place.width(), height);
          ghost.setRotate(place.angle());
          ghosts.getChildren().add(ghost);
        });
  }
}
