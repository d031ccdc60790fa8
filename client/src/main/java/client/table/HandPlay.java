package client.table;

import client.deck.Elevation;
import client.table.gesture.Carried;
import client.table.gesture.DragController;
import client.table.gesture.Gesture;
import client.table.gesture.Meaning;
import client.table.gesture.Target;
import client.table.gesture.Target.Verdict;
import client.table.layout.Area;
import client.table.layout.Place;
import client.table.layout.Spot;
import client.table.motion.Curve;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rules.Event;
import rules.Move;
import rules.Refusal;
import rules.card.End;

/**
 * Plays for the player: carries cards, drops them, and asks the model for what that means. Every
 * refusal is said at the place where it happened.
 */
final class HandPlay implements DragController.Board {
  private static final double THRESHOLD = 6;
  private static final double STEADY = 12;
  private static final double TOUCH = 10;
  private static final double PICK_UP_MS = 110;
  private static final double GAP_MS = 120;
  private static final double LAND_MS = 140;
  private static final double BACK_NEAR_MS = 120;
  private static final double BACK_FAR_MS = 200;
  private static final double PICKED_UP = 1.08;
  private static final double TALL = 1.4;
  private static final int MOST_DRAWN = 5;
  private static final double TILT = 6;
  private static final double TILT_SPEED = 40;

  private final TableModel model;
  private final Picture picture;
  private final CardLayer cards;
  private final Playback playback;
  private final ZoneLights lights;
  private final Chips chips;
  private final TableWords words;
  private final TableLook look;
  private final Targets targets;
  private final Commands commands;
  private final Series series;
  private final Runnable wake;
  private final DragController drag = new DragController(this);
  private final List<CardNode> carriedNodes = new ArrayList<>();
  private double grabX;
  private double grabY;
  private double lastX;
  private double tilt;
  private boolean touching;

  HandPlay(
      TableModel model,
      Picture picture,
      CardLayer cards,
      Playback playback,
      ZoneLights lights,
      Chips chips,
      Targets targets,
      Commands commands,
      Series series,
      TableWords words,
      TableLook look,
      Runnable wake) {
    this.model = model;
    this.picture = picture;
    this.cards = cards;
    this.playback = playback;
    this.lights = lights;
    this.chips = chips;
    this.targets = targets;
    this.commands = commands;
    this.series = series;
    this.words = words;
    this.look = look;
    this.wake = wake;
  }

  /** The drag of the moment. */
  DragController drag() {
    return drag;
  }

  /** Whether the clock must go on for it. */
  boolean busy() {
    return drag.dragging();
  }

  /** Time passes. */
  void tick(long nowMs) {
    drag.tick(nowMs);
    if (drag.dragging()) {
      tilt *= 0.85;
    }
  }

  // What is pressed.

  /** A card of one's own is pressed: the selected ones go with it. */
  Optional<Carried.Own> own(int id) {
    Optional<Held> pressed = model.own().hand().find(id);
    if (pressed.isEmpty() || picture.node(id).filter(picture::waits).isPresent()) {
      return Optional.empty();
    }
    List<Held> group = new ArrayList<>(List.of(pressed.get()));
    if (model.sight().own().selected().contains(id)) {
      model.own().selected().stream().filter(held -> held.id() != id).forEach(group::add);
    }
    return Optional.of(
        new Carried.Own(
            group.stream().map(Held::id).toList(), group.stream().map(Held::card).toList()));
  }

  /**
   * Presses something at a point.
   *
   * @param touch whether a finger does
   */
  void press(Carried carried, double x, double y, boolean touch) {
    touching = touch;
    drag.press(carried, x, y);
    Optional<CardNode> top = node(carried);
    top.ifPresent(node -> {
      grabX = node.shown().x() - x;
      grabY = node.shown().y() - y;
    });
    lastX = x;
  }

  // The board of a drag.

  @Override
  public double threshold() {
    if (look.steadyHandProperty().get()) {
      return STEADY;
    }
    return touching ? TOUCH : THRESHOLD;
  }

  @Override
  public Area hand() {
    return picture.laid().frame().hand();
  }

  @Override
  public List<Target> targets(Carried carried) {
    return targets.of(carried);
  }

  @Override
  public Area carriedAt(double x, double y) {
    double width = carriedNodes.isEmpty() ? 80 : carriedNodes.getFirst().home().width();
    double height = width * TALL;
    return new Area(x + grabX - width / 2, y + grabY - height / 2, width, height);
  }

  @Override
  public int gapAt(double x) {
    List<Place> fan = picture.fan();
    List<Held> hand = picture.shown().own().hand().cards();
    int left = 0;
    double centre = x + grabX;
    for (int i = 0; i < hand.size(); i++) {
      boolean other = !picture.carried().contains(hand.get(i).id());
      left += other && fan.get(left).x() < centre - 1 && i < fan.size() ? 1 : 0;
    }
    return Math.min(left, hand.size() - picture.carried().size());
  }

  @Override
  public void pickedUp(Carried carried) {
    carriedNodes.clear();
    Set<Integer> ids = new HashSet<>();
    if (carried instanceof Carried.Own own) {
      ids.addAll(own.ids());
      own.ids().forEach(id -> picture.node(id).ifPresent(carriedNodes::add));
    } else {
      node(carried).ifPresent(carriedNodes::add);
    }
    picture.setHovered(java.util.OptionalInt.empty());
    picture.setCarried(ids, -1);
    for (int i = 0; i < carriedNodes.size(); i++) {
      CardNode node = carriedNodes.get(i);
      cards.away(node);
      node.setViewOrder(-(CardLayer.CARRIED - i));
      node.lift(Elevation.LIFTED);
      node.setVisible(i < MOST_DRAWN);
    }
    picture.refresh(playback.ms(PICK_UP_MS), Curve.STANDARD);
    wake.run();
  }

  @Override
  public void moved(double x, double y) {
    double speed = x - lastX;
    lastX = x;
    boolean calm = look.stillProperty().get();
    tilt = calm ? 0 : Math.clamp(tilt + speed / TILT_SPEED * TILT, -TILT, TILT);
    double scale = calm ? 1 : PICKED_UP;
    for (int i = 0; i < carriedNodes.size(); i++) {
      CardNode node = carriedNodes.get(i);
      double fan = 14.0 * i;
      node.put(
          new Place(
              x + grabX + fan,
              y + grabY + fan / 3,
              node.home().width() * scale,
              tilt + 2.0 * i,
              0));
    }
    wake.run();
  }

  @Override
  public void gap(int left) {
    Set<Integer> ids = picture.carried();
    picture.setCarried(ids, left);
    picture.refresh(playback.ms(GAP_MS), Curve.STANDARD);
    wake.run();
  }

  @Override
  public void light(List<Target> zones, Optional<Target> aimed, boolean explain) {
    lights.light(look.showsPlacesProperty().get() ? zones : List.of(), aimed, explain);
  }

  @Override
  public void dark() {
    lights.dark();
  }

  @Override
  public void dropped(Carried carried, Target target, double x, double y) {
    switch (target.verdict()) {
      case Verdict.Illegal(String reason) -> {
        refuse(reason, x, y);
        back(carried);
      }
      case Verdict.Legal legal -> act(carried, target, x, y);
    }
  }

  private void act(Carried carried, Target target, double x, double y) {
    switch (Gesture.of(carried, target.zone())) {
      case Meaning.Plays(Move move) -> play(carried, move, target, x, y);
      case Meaning.Stages(int slot) -> {
        List<Integer> ids = ((Carried.Own) carried).ids();
        letGo();
        model.own().stage(slot, ids);
        picture.refresh(playback.ms(LAND_MS), Curve.LANDING);
      }
      case Meaning.Draws draws -> fromPile(carried, commands::draw, new Move.Draw(), target, x, y);
      case Meaning.Takes takes -> fromPile(carried, commands::take, new Move.Take(), target, x, y);
      case Meaning.Adds(int meld, var end) -> add((Carried.Own) carried, meld, end, target, x, y);
      case Meaning.Keeps keeps -> back(carried);
      case Meaning.Never never -> back(carried);
    }
  }

  /** An answer to a claim window moves no card yet: it goes back until the window closes. */
  private void fromPile(
      Carried carried, Runnable answer, Move move, Target target, double x, double y) {
    if (model.promptProperty().get() instanceof Prompt.Claim) {
      back(carried);
      answer.run();
    } else {
      play(carried, move, target, x, y);
    }
  }

  private void play(Carried carried, Move move, Target target, double x, double y) {
    Set<Integer> ids = carried instanceof Carried.Own own ? Set.copyOf(own.ids()) : Set.of();
    List<CardNode> nodes = List.copyOf(carriedNodes);
    switch (model.send(move, ids)) {
      case Outcome.Sent sent -> {
        picture.hold(nodes);
        carriedNodes.clear();
        picture.setCarried(Set.of(), -1);
        nodes.forEach(node -> land(node, target));
        picture.refresh(playback.ms(LAND_MS), Curve.STANDARD);
      }
      case Outcome.Refused(var refusal) -> {
        refuse(words.refusal(refusal), x, y);
        back(carried);
      }
      case Outcome.Waiting waiting -> {
        refuse(words.waiting(), x, y);
        back(carried);
      }
    }
    wake.run();
  }

  /** Those that fit wait at the meld for their turn; the others go back with the reason. */
  private void add(Carried.Own own, int meld, End end, Target target, double x, double y) {
    LayOffs.Onto onto = targets.onto(own, meld, end);
    switch (series.begin(onto.plays())) {
      case Outcome.Sent sent -> {
        letGo();
        List<CardNode> nodes =
            onto.plays().stream().flatMap(play -> picture.node(play.held().id()).stream()).toList();
        picture.hold(nodes);
        nodes.forEach(node -> land(node, target));
        picture.refresh(playback.ms(BACK_FAR_MS), Curve.LANDING);
        targets.misfit(onto, meld, end).ifPresent(why -> refuse(words.refusal(why), x, y));
        wake.run();
      }
      case Outcome.Refused(var refusal) -> {
        refuse(words.refusal(refusal), x, y);
        back(own);
      }
      case Outcome.Waiting waiting -> {
        refuse(words.waiting(), x, y);
        back(own);
      }
    }
  }

  /** Moves that were to follow are not possible any more: their cards go back. */
  void stopped(Refusal why) {
    picture.letGo(Set.of());
    picture.refresh(playback.ms(BACK_FAR_MS), Curve.LANDING);
    refuse(words.refusal(why), hand().centreX(), hand().y());
    wake.run();
  }

  /** The card lies where it was dropped until the host's event comes. */
  private void land(CardNode node, Target target) {
    node.setVisible(true);
    node.lift(Elevation.RESTING);
    if (cards.isAway(node)) {
      target.landing().ifPresent(place -> node.move(place, playback.ms(LAND_MS), Curve.LANDING));
    }
  }

  @Override
  public void ordered(Carried carried, int left) {
    if (!(carried instanceof Carried.Own own)) {
      back(carried);
      return;
    }
    letGo();
    Set<Integer> ids = Set.copyOf(own.ids());
    Set<Integer> staged = new HashSet<>(ids);
    staged.retainAll(model.own().tray().ids());
    if (!staged.isEmpty()) {
      model.own().unstage(staged);
    }
    model.own().move(ids, left);
    picture.refresh(playback.ms(LAND_MS), Curve.LANDING);
    wake.run();
  }

  @Override
  public void back(Carried carried) {
    double far =
        carriedNodes.stream()
                .mapToDouble(node -> node.shown().distanceTo(node.home()))
                .max()
                .orElse(0)
            / Math.max(1, picture.handWidth());
    letGo();
    double ms = far < 1 ? 0 : far < 2 ? BACK_NEAR_MS : BACK_FAR_MS;
    picture.refresh(playback.ms(ms), Curve.LANDING);
    wake.run();
  }

  private void letGo() {
    for (CardNode node : carriedNodes) {
      cards.back(node);
      node.lift(Elevation.RESTING);
      node.setVisible(true);
    }
    carriedNodes.clear();
    picture.setCarried(Set.of(), -1);
  }

  // What the table tells.

  /** The model has changed under a drag: it goes on, unless what is carried is gone. */
  void tableChanged(Change change, long nowMs) {
    if (drag.carried().filter(what -> gone(what, change)).isPresent()) {
      drag.cancel();
    } else {
      drag.refresh(nowMs);
    }
  }

  private boolean gone(Carried what, Change change) {
    return switch (change) {
      case Change.Dealt dealt -> true;
      case Change.Happened happened ->
          switch (what) {
            case Carried.Own own -> missing(own);
            case Carried.StockTop stock -> movesPiles(happened.event());
            case Carried.PileTop pile -> movesPiles(happened.event());
          };
      case Change.Rearranged arranged -> what instanceof Carried.Own own && missing(own);
      case Change.Restored restored -> true;
      case Change.TakenBack back -> what instanceof Carried.Own own && missing(own);
    };
  }

  private boolean missing(Carried.Own own) {
    return own.ids().stream().anyMatch(id -> model.own().hand().find(id).isEmpty());
  }

  private static boolean movesPiles(Event event) {
    return switch (event) {
      case Event.ClaimSettled settled -> settled.taker().isPresent();
      case Event.Drew drew -> true;
      case Event.Took took -> true;
      case Event.Discarded discarded -> true;
      case Event.Renewed renewed -> true;
      case Event.Ended ended -> true;
      case Event.Answered answered -> false;
      case Event.LaidDown down -> false;
      case Event.LaidOff off -> false;
      case Event.Displaced wild -> false;
      case Event.StockRanOut out -> false;
    };
  }

  /** The host refused a move: its cards have gone back, and the reason is said. */
  void takenBack(Change.TakenBack change) {
    Area hand = hand();
    change.why().ifPresent(why -> refuse(words.refusal(why), hand.centreX(), hand.y()));
  }

  /** Says why something cannot be done. */
  void refuse(String reason, double x, double y) {
    chips.say(Chips.Kind.REFUSAL, reason, x, y);
  }

  private Optional<CardNode> node(Carried carried) {
    return switch (carried) {
      case Carried.Own own -> picture.node(own.ids().getFirst());
      case Carried.StockTop stock -> cards.node(new Spot.OnStock(0));
      case Carried.PileTop pile -> cards.node(new Spot.OnPile(0));
    };
  }
}
