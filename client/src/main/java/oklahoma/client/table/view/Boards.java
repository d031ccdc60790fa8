package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.PileView;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.Graces;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Values;

/** Everything on the table besides cards: seats, piles, panels, the tray, the texts. */
final class Boards {
  private static final double EDGE = 16;

  /**
   * The largest share of the width that the texts at the bottom take; the rest is for the
   * announcer.
   */
  private static final double MOST_OF_BOTTOM = 0.7;

  private final TableModel model;
  private final CardScene picture;
  private final Texts texts;
  private final TableWords words;
  private final Ground ground = new Ground();
  private final UnmanagedRegion below = new UnmanagedRegion();
  private final UnmanagedRegion above = new UnmanagedRegion();
  private final UnmanagedRegion ghosts = new UnmanagedRegion();
  private final Map<Seat, SeatPlate> plates = new EnumMap<>(Seat.class);
  private final PileView stock = new PileView("stock");
  private final PileView pile = new PileView("discard");
  private final MeldPanels melds;
  private final TrayView tray;
  private final StatusLine status;
  private final HandTools tools;
  private final ClaimWinnerLabel winner = new ClaimWinnerLabel();
  private final Optional<GinBoard> gin;
  private final DrawnLast drawn = new DrawnLast();
  private boolean locked;
  private Optional<PlayerView> dealt = Optional.empty();
  private final Label bottom = new Label();
  private final Label keys = new Label();
  private Optional<String> warning = Optional.empty();

  /**
   * The actions of buttons.
   *
   * @param who shows the player in a seat
   * @param layDown lays down the staged melds
   * @param undo undoes the last change of the hand
   */
  record Buttons(Consumer<Seat> who, Runnable layDown, Runnable undo) {}

  /**
   * @param gin the parts of a gin table; empty for Oklahoma
   */
  Boards(
      TableModel model,
      CardScene picture,
      TableWords words,
      Buttons buttons,
      Optional<GinBoard> gin) {
    this.gin = gin;
    this.model = model;
    this.picture = picture;
    this.texts = words.texts();
    this.words = words;
    status = new StatusLine(model::nanos);
    melds = new MeldPanels(texts, picture.layer(), drawn);
    tray = new TrayView(texts, drawn, buttons.layDown(), slot -> model.own().flip(slot));
    tray.whenFocused(() -> status(arrangement().frame()));
    tools = new HandTools(texts, by -> model.own().sort(by), buttons.undo());
    bottom.getStyleClass().add("bottom-line");
    keys.getStyleClass().add("bottom-keys");
    ghosts.setMouseTransparent(true);
    below.setPickOnBounds(false);
    above.setPickOnBounds(false);
    for (Seat seat : Seat.first(model.playerView().game().tableau().seats())) {
      if (!Optional.of(seat).equals(model.playerView().seat())) {
        plates.put(seat, new SeatPlate(seat, texts, drawn, () -> buttons.who().accept(seat)));
      }
    }
    plates.values().forEach(plate -> ground.getChildren().add(plate.ground()));
    ground.getChildren().addAll(melds.ground(), tray.ground());
    below.getChildren().addAll(plates.values());
    below.getChildren().addAll(stock, pile, melds.below(), tray, status, bottom, keys, ghosts);
    gin.ifPresent(board -> below.getChildren().add(board.node()));
    above.getChildren().addAll(stock.above(), pile.above(), melds.above(), tray.above(), winner);
  }

  /** The canvas of the cloth, the plates, the melds and the tray, behind everything else. */
  Ground ground() {
    return ground;
  }

  /** The layer behind the cards. */
  UnmanagedRegion below() {
    return below;
  }

  /** The layer in front of the cards. */
  UnmanagedRegion above() {
    return above;
  }

  /**
   * Points out the seat that gets the claimed card.
   *
   * @param part elapsed part of the time for that, 0 to 1
   * @param still whether motion is reduced
   */
  void pointOutWinner(Seat seat, double part, boolean still) {
    SeatPlate plate = plates.get(seat);
    if (plate != null) {
      plate.pulse(part, still);
      winner.show(texts.say("board.seat.wants", model.nameOf(seat)), seat, part, still);
    }
  }

  /** Hides the text about the last claim, when the next card is discarded. */
  void hideWinner() {
    winner.hide();
  }

  /** The badges of the melds, which follow the cards as these move. */
  AnimationClock.Mover badges() {
    return melds;
  }

  /** The buttons of the hand, which stay clickable when a raised card is below them. */
  Node tools() {
    return tools;
  }

  /** The focusable nodes of each zone. */
  List<Supplier<List<? extends Node>>> focusZones() {
    return List.of(
        () -> picture.laid().slots().isEmpty() ? List.of() : tray.slots(),
        () -> piles(),
        melds::zones,
        () -> List.copyOf(plates.values()));
  }

  private List<Region> piles() {
    List<Region> piles = new ArrayList<>(List.of(stock, pile));
    gin.filter(board -> board.knock().isVisible()).ifPresent(board -> piles.add(board.knock()));
    return piles;
  }

  /** The question of a gin table; empty for Oklahoma. */
  Optional<Node> question() {
    return gin.map(GinBoard::question);
  }

  /** The y coordinate of the lower edge of gin's question if it is below the piles; otherwise 0. */
  double asksDownTo() {
    return gin.map(GinBoard::asksDownTo).orElse(0.0);
  }

  /**
   * The y coordinate of the lower edge of gin's question if it is beside the piles; otherwise 0.
   */
  double asksBesideDownTo() {
    return gin.map(GinBoard::asksBesideDownTo).orElse(0.0);
  }

  /** The y coordinate down to which the area below the piles is free. */
  double floor() {
    return gin.map(GinBoard::floor).orElseGet(() -> picture.laid().frame().claim().bottom());
  }

  /**
   * Hides the status line if something else says the same or covers it, unless it shows a warning.
   *
   * @param replaced whether that is so for a status line at this y coordinate
   */
  void coverStatus(DoublePredicate replaced) {
    status.setVisible(!replaced.test(status.getLayoutY()) || warning.isPresent());
  }

  /** The area of the status line; empty while it is hidden. */
  Area statusLine() {
    return status.isVisible()
        ? new Area(status.getLayoutX(), status.getLayoutY(), status.getWidth(), status.getHeight())
        : Area.NONE;
  }

  /** The sentence in the status line. */
  String says() {
    return status.sentence();
  }

  /** Sets a text that the status line shows instead of the prompt; none if empty. */
  void warn(Optional<String> words) {
    warning = words;
  }

  /** Shows on the plates how long the table still waits for absent players. */
  void waitFor(Graces graces, long nowNanos) {
    plates.forEach((seat, plate) -> plate.grace(model.counted(graces.of(seat)), nowNanos));
  }

  /** The area of another seat's plate; empty for the player's own seat. */
  Optional<Area> plate(Seat seat) {
    return Optional.ofNullable(picture.laid().plates().get(seat));
  }

  /**
   * Shows the parts of a new deal while its cards are in flight, instead of the previous deal.
   *
   * @param begun the deal that begins; empty once its cards have arrived
   */
  void deal(Optional<PlayerView> begun) {
    dealt = begun;
  }

  /** Sets whether the host's answer is late, which the next {@link #update} shows. */
  void setLocked(boolean on) {
    locked = on;
  }

  /** Lets the next {@link #update} redraw everything. */
  void forget() {
    drawn.forget();
  }

  /** Updates all parts for the current state. */
  void update() {
    PlayerView shown = shown();
    Arrangement laid = arrangement();
    Deal deal = shown.game();
    Frame frame = laid.frame();
    plates.forEach((seat, plate) ->
        plate.show(
            shown(seat, deal),
            Objects.requireNonNull(laid.plates().get(seat)),
            frame,
            laid.size().compact(),
            laid.open(seat)));
    winner.follow(laid);
    piles(deal, frame);
    melds.show(deal.tableau().melds(), laid, words::label, deal instanceof Oklahoma);
    switch (deal) {
      case Oklahoma oklahoma -> tray(oklahoma, shown.own(), laid);
      case Gin played -> gin.ifPresent(board -> board.update(played, shown, laid));
    }
    status(frame);
    tools.setVisible(!model.replayed() && shown.seat().isPresent());
    tools.show(frame, model.own().canUndoProperty().get());
    bottom(deal, frame);
    ghosts(laid);
  }

  private Arrangement arrangement() {
    return dealt.map(picture::arrange).orElseGet(picture::laid);
  }

  /**
   * Updates the status line. It says why a button cannot be used while that button has the focus.
   */
  private void status(Frame frame) {
    Prompt prompt = model.promptProperty().get();
    String waits = locked ? words.waiting() : tray.refusal().orElseGet(() -> words.status(prompt));
    status.show(
        new StatusLine.Shown(
            warning.orElse(waits),
            frame,
            words.mine(prompt) && warning.isEmpty(),
            warning.isPresent(),
            model.counted(prompt.turnUntil())));
  }

  /** The state of the deal that the parts besides the cards show. */
  PlayerView shown() {
    return dealt.orElseGet(picture::shown);
  }

  private void tray(Oklahoma deal, Arranged own, Arrangement laid) {
    tray.show(
        own.tray(),
        own.hand().cards().size(),
        deal.contract().allAtOnce(),
        laid,
        model.refusal(model.own().tray().move()).map(words::refusal));
  }

  private SeatPlate.Shown shown(Seat seat, Deal deal) {
    SeatLabel label = model.labelsProperty().get().get(seat.ordinal());
    return new SeatPlate.Shown(
        label.name().text(),
        label.avatar(),
        label.bot().isPresent(),
        label.presence(),
        model.standingProperty().get().totals().get(seat.ordinal()),
        deal.tableau().hand(seat).size(),
        deal instanceof Oklahoma oklahoma && oklahoma.down(seat),
        deal.dealer() == seat,
        TableWords.acting(deal).equals(Optional.of(seat)));
  }

  private void piles(Deal deal, Frame frame) {
    Prompt prompt = model.promptProperty().get();
    Optional<Refusal> take = TableWords.takeRefused(prompt);
    Optional<Refusal> draw = prompt.drawRefused();
    boolean draws = prompt instanceof Prompt.Draw && draw.isEmpty();
    boolean takes =
        (prompt instanceof Prompt.Draw && take.isEmpty()) || prompt instanceof Prompt.Offer;
    int left = deal.tableau().stock().size();
    stock.show(
        texts.say("board.stock", left),
        words.stock(deal) + renewals(deal),
        left == 0,
        draws,
        false,
        draw.map(words::refusal).orElse(""));
    pile.show(
        texts.say("board.pile"),
        words.pile(deal),
        deal.tableau().pile().isEmpty(),
        takes || prompt instanceof Prompt.Claim,
        TableWords.closed(deal),
        take.map(words::refusal).orElse(""));
    stock.place(frame.stock(), frame.unit(), frame.type());
    pile.place(frame.pile(), frame.unit(), frame.type());
  }

  /**
   * Shows how often the stock can still be renewed (O-24), and returns that text for a screen
   * reader.
   */
  private String renewals(Deal deal) {
    return switch (deal) {
      case Oklahoma oklahoma -> {
        int left = oklahoma.renewalsLeft();
        stock.badge(String.valueOf(left));
        yield " " + texts.say("board.stock.renewals", left);
      }
      case Gin played -> "";
    };
  }

  private void bottom(Deal deal, Frame frame) {
    Optional<Seat> me = shown().seat();
    bottom.setText(me.map(seat -> bottom(seat, deal)).orElseGet(() -> texts.say("board.watching")));
    keys.setText(words.keys(model.promptProperty().get(), shown()));
    Area area = frame.bottom();
    double words = Stream.of(bottom, keys).mapToDouble(label -> label.prefWidth(-1)).sum();
    keys.setVisible(!model.replayed() && words < MOST_OF_BOTTOM * area.width());
    for (Label label : List.of(bottom, keys)) {
      label.autosize();
      double x = label.equals(bottom) ? EDGE : area.width() - EDGE - label.getWidth();
      label.relocate(Math.rint(x), Math.rint(area.y() + (area.height() - label.getHeight()) / 2));
    }
  }

  private String bottom(Seat me, Deal game) {
    int total = model.standingProperty().get().totals().get(me.ordinal());
    String deals = String.valueOf(game.dealer() == me);
    if (model.replayed()) {
      return texts.say(
          "replay.bottom", model.nameOf(me), total, game.tableau().hand(me).size(), deals);
    }
    return switch (game) {
      case Oklahoma deal ->
          texts.say(
              "board.bottom",
              total,
              deal.tableau().hand(me).size(),
              Values.points(deal.tableau().hand(me).cards()),
              deals);
      case Gin played -> texts.say("gin.bottom", total, deals);
    };
  }

  /** The x coordinate where the text at the bottom left ends. */
  double bottomLeft() {
    return bottom.getLayoutX() + bottom.getWidth() + EDGE;
  }

  /** The x coordinate where the text at the bottom right begins. */
  double bottomRight() {
    return (keys.isVisible() ? keys.getLayoutX() : picture.laid().frame().bottom().right()) - EDGE;
  }

  private void ghosts(Arrangement laid) {
    ghosts.getChildren().setAll(laid.ghosts().values().stream().map(Boards::ghost).toList());
    ghosts.applyCss();
  }

  private static Region ghost(Place place) {
    Region ghost = new Region();
    ghost.getStyleClass().add("ghost");
    Area area = place.area();
    ghost.resizeRelocate(area.x(), area.y(), area.width(), area.height());
    ghost.setRotate(place.angle());
    return ghost;
  }
}
