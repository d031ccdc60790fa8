package oklahoma.client.table.input;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Meaning;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.model.Prompt;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.table.panel.GinQuestion;
import oklahoma.client.table.panel.ReasonChip;
import oklahoma.client.table.panel.Reveal;
import oklahoma.client.table.panel.TopBar;
import oklahoma.client.text.Why;
import oklahoma.rules.Seat;

/** Reads the pointer: hovers, clicks, double clicks, and the presses that become drags. */
public final class MouseInput {
  private static final Duration UNDO = Duration.millis(600);

  private final Parent root;
  private final Kit kit;
  private final TableModel model;
  private final CardScene picture;
  private final HandPlay play;
  private final Commands commands;
  private final Targets targets;
  private final Hovering hovering;
  private final PauseTransition discarding = new PauseTransition(UNDO);
  private Optional<HitTest> pressed = Optional.empty();
  private Point2D pressedAt = Point2D.ZERO;
  private Optional<HitTest> stuck = Optional.empty();
  private OptionalInt anchor = OptionalInt.empty();

  public MouseInput(Parent root, Kit kit, Targets targets, Commands commands, HandPlay play) {
    this.root = root;
    this.kit = kit;
    this.model = kit.model();
    this.picture = kit.picture();
    this.targets = targets;
    this.commands = commands;
    this.play = play;
    this.hovering = new Hovering(kit, play);
    root.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    root.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    root.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    root.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    root.addEventHandler(MouseEvent.MOUSE_EXITED, e -> hovering.over(OptionalInt.empty()));
  }

  /** Whether a discard that can still be taken back was taken back. */
  boolean keepDiscard() {
    boolean waiting = discarding.getStatus() == javafx.animation.Animation.Status.RUNNING;
    discarding.stop();
    return waiting;
  }

  private void pressed(MouseEvent event) {
    if (event.getButton() == MouseButton.SECONDARY) {
      play.drag().cancel();
      return;
    }
    if (event.getButton() != MouseButton.PRIMARY || onControl(event.getTarget())) {
      return;
    }
    Point2D at = point(event);
    if (play.drag().dragging()) { // a click has picked it up, and this one is to drop it
      event.consume();
      return;
    }
    stuck = Optional.empty();
    HitTest grab = HitTest.at(picture, at.getX(), at.getY());
    pressed = Optional.of(grab);
    pressedAt = at;
    carried(grab).ifPresent(what -> play.press(what, at.getX(), at.getY(), event.isSynthesized()));
    event.consume();
  }

  private void dragged(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      Point2D at = point(event);
      play.drag().move(at.getX(), at.getY(), now());
      if (play.drag().dragging()) {
        hovering.stop();
        root.setCursor(Cursor.CLOSED_HAND);
      } else {
        resist(at);
      }
    }
  }

  /** T13: nobody drags what others hold or have laid down. */
  private void resist(Point2D at) {
    boolean drags = pressedAt.distance(at) >= play.threshold();
    pressed
        .filter(grab -> drags)
        .flatMap(this::otherOwner)
        .ifPresent(owner -> {
          pressed = Optional.empty();
          play.refuse(Why.of(kit.words().notYours(owner)), at.getX(), at.getY());
        });
  }

  /** The other seat whose card is pressed; whoever only looks on has no cards to tell apart. */
  private Optional<Seat> otherOwner(HitTest grab) {
    Optional<Seat> me = model.replayed() ? Optional.empty() : model.sight().seat();
    return switch (grab) {
      case HitTest.OfSeat(Seat seat) when me.isPresent() -> Optional.of(seat);
      case HitTest.OnMeld(int meld) when me.isPresent() ->
          Optional.of(model.sight().game().tableau().melds().get(meld).owner())
              .filter(owner -> owner != me.get());
      default -> Optional.empty();
    };
  }

  /**
   * What was pressed decides, not what lies under the pointer by now: a chip may have come there.
   */
  private void released(MouseEvent event) {
    if (event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    if (stuck.isPresent() && play.drag().dragging()) {
      unstick(event);
    } else if (pressed.isPresent()) {
      Point2D at = point(event);
      HitTest under = HitTest.at(picture, at.getX(), at.getY());
      boolean click = !play.drag().dragging() && pressed.equals(Optional.of(under));
      pressed = Optional.empty();
      if (!click || !stick(under, event)) {
        root.setCursor(Cursor.DEFAULT);
        play.drag().release();
        if (click) {
          clicked(under, event);
        }
      }
    }
  }

  /** With a sticky mouse a click picks a card up; one that extends a selection does not. */
  private boolean stick(HitTest under, MouseEvent event) {
    boolean own = under instanceof HitTest.InHand || under instanceof HitTest.InTray;
    boolean plain = event.getClickCount() == 1 && !event.isShiftDown() && !event.isShortcutDown();
    if (kit.look().habits().stickyMouse().get() && own && plain && play.drag().stick(now())) {
      stuck = Optional.of(under);
      hovering.stop();
      root.setCursor(Cursor.CLOSED_HAND);
      return true;
    }
    return false;
  }

  /** What a click has picked up is dropped; a second click at the same place was a double click. */
  private void unstick(MouseEvent event) {
    Optional<HitTest> picked = stuck;
    stuck = Optional.empty();
    root.setCursor(Cursor.DEFAULT);
    if (event.getClickCount() == 2) {
      play.drag().cancel();
      picked.ifPresent(grab -> clicked(grab, event));
    } else {
      play.drag().release();
    }
  }

  private void moved(MouseEvent event) {
    Point2D at = point(event);
    if (play.drag().dragging()) {
      play.drag().move(at.getX(), at.getY(), now());
      return;
    }
    OptionalInt over =
        onControl(event.getTarget())
            ? OptionalInt.empty()
            : HitTest.inHand(picture, at.getX(), at.getY());
    root.setCursor(over.isPresent() ? Cursor.OPEN_HAND : Cursor.DEFAULT);
    hovering.over(over);
    hovering.spread(HitTest.at(picture, at.getX(), at.getY()));
  }

  private Optional<Carried> carried(HitTest grab) {
    return switch (grab) {
      case HitTest.InHand(int id) -> play.own(id).map(Carried.class::cast);
      case HitTest.InTray(int id) -> play.own(id).map(Carried.class::cast);
      case HitTest.Stock stock -> Optional.of(new Carried.StockTop());
      case HitTest.Pile pile ->
          model.sight().game().tableau().pile().isEmpty()
              ? Optional.empty()
              : Optional.of(new Carried.PileTop());
      case HitTest.Knock knock -> Optional.empty();
      case HitTest.OnMeld meld -> Optional.empty();
      case HitTest.InSlot slot -> Optional.empty();
      case HitTest.OfSeat other -> Optional.empty();
      case HitTest.Nothing nothing -> Optional.empty();
    };
  }

  private void clicked(HitTest grab, MouseEvent event) {
    int count = event.getClickCount();
    switch (grab) {
      case HitTest.InHand(int id) when count == 2 -> twice(id);
      case HitTest.InHand(int id) when count == 1 -> once(id, event.isShiftDown());
      case HitTest.InHand more -> {}
      case HitTest.InTray(int id) when count == 1 -> model.own().unstage(Set.of(id));
      case HitTest.InTray more -> {}
      case HitTest.Stock stock when count == 1 -> commands.draw();
      case HitTest.Stock more -> {}
      case HitTest.Pile pile when count == 1 -> pile();
      case HitTest.Pile more -> {}
      case HitTest.Knock knock when count == 1 -> commands.knock();
      case HitTest.Knock more -> {}
      case HitTest.OnMeld(int meld) when count == 1 -> meld(meld, event);
      case HitTest.OnMeld more -> {}
      case HitTest.InSlot(int slot) -> slot(slot);
      case HitTest.OfSeat other -> model.own().select(Set.of());
      case HitTest.Nothing nothing -> model.own().select(Set.of());
    }
  }

  private void once(int id, boolean extend) {
    if (extend && anchor.isPresent()) {
      int from = model.own().hand().indexOf(anchor.getAsInt());
      int to = model.own().hand().indexOf(id);
      Set<Integer> ids = new HashSet<>(model.sight().own().selected());
      for (int i = Math.min(from, to); i >= 0 && i <= Math.max(from, to); i++) {
        ids.add(model.own().hand().cards().get(i).id());
      }
      model.own().select(ids);
    } else {
      model.own().toggle(id);
      anchor = OptionalInt.of(id);
    }
  }

  /** The single sensible move: lay off where exactly one place fits, else discard. */
  private void twice(int id) {
    Optional<Held> held = model.own().hand().find(id);
    Prompt prompt = model.promptProperty().get();
    if (held.isEmpty() || !plays(prompt)) {
      return;
    }
    model.own().select(Set.of(id));
    List<Target> fitting = targets.onMelds().legal(Commands.carried(List.of(held.get())));
    if (fitting.size() == 1) {
      commands.drop(Commands.carried(List.of(held.get())), fitting.getFirst());
    } else if (fitting.isEmpty()
        && prompt instanceof Prompt.Play
        && kit.look().doubleClickDiscards()) {
      discardByClicks(held.get());
    } else if (fitting.size() > 1) {
      commands.number();
      commands.say(Why.of(kit.words().severalPlaces()), picture.laid().frame().hand());
    }
  }

  /** Whether one plays cards of the hand now: after the draw, or when one defends. */
  static boolean plays(Prompt prompt) {
    return prompt instanceof Prompt.Play || prompt instanceof Prompt.Defend;
  }

  /** Whoever is asked before a discard needs no time to take it back. */
  private void discardByClicks(Held held) {
    if (kit.look().confirmsDiscards()) {
      commands.discard(held.id());
    } else {
      discardSoon(held);
    }
  }

  private void discardSoon(Held held) {
    picture
        .node(held.id())
        .ifPresent(node ->
            kit.chips()
                .tell(
                    kit.words().discarding(held.card()),
                    node.shown().x(),
                    node.shown().y() - node.getHeight() / 2));
    discarding.setOnFinished(e -> commands.discard(held.id()));
    discarding.playFromStart();
  }

  /** A discard that still waits was meant for the turn in which it was begun. */
  public void changed() {
    if (!(model.promptProperty().get() instanceof Prompt.Play)) {
      discarding.stop();
    }
  }

  private void pile() {
    List<Held> selected = model.own().selected();
    boolean play = model.promptProperty().get() instanceof Prompt.Play;
    if (play && selected.size() == 1) {
      commands.discard(selected.getFirst().id());
    } else if (play && selected.size() > 1) {
      commands.say(
          Why.of(kit.words().fault(Meaning.Fault.ONE_CARD_ONLY, selected.size())),
          picture.laid().frame().pile());
    } else {
      commands.take();
    }
  }

  private void meld(int meld, MouseEvent event) {
    List<Held> selected = model.own().selected();
    if (selected.isEmpty()) {
      return;
    }
    Point2D at = point(event);
    Carried.Own own = Commands.carried(selected);
    targets.onMelds().at(own, meld, at.getX()).ifPresent(target -> commands.drop(own, target));
  }

  private void slot(int slot) {
    List<Integer> ids = model.own().selected().stream().map(Held::id).toList();
    if (!ids.isEmpty()) {
      commands.stage(slot, ids);
    }
  }

  private Point2D point(MouseEvent event) {
    return root.sceneToLocal(event.getSceneX(), event.getSceneY());
  }

  private static long now() {
    return System.nanoTime() / 1_000_000;
  }

  /** Buttons, and what stands on them, belong to themselves. */
  private static boolean onControl(EventTarget target) {
    Node node = target instanceof Node any ? any : null;
    while (node != null) {
      if (node instanceof ButtonBase
          || node instanceof ClaimCard
          || node instanceof ReasonChip
          || node instanceof Reveal
          || node instanceof GinQuestion
          || node instanceof TopBar) {
        return true;
      }
      node = node.getParent();
    }
    return false;
  }
}
