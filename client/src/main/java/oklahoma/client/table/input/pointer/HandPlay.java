package oklahoma.client.table.input.pointer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.DragController;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.input.DropMoves;
import oklahoma.client.table.input.TableFeedback;
import oklahoma.client.table.input.Targets;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;

/** Plays by dragging. The model judges each drop, and every refusal is shown where it happened. */
public final class HandPlay implements DragController.Board, AnimationClock.Mover {
  private static final double THRESHOLD = 6;
  private static final double STEADY = 12;
  private static final double TOUCH = 10;

  private final TableModel model;
  private final CardScene picture;
  private final TableFeedback feedback;
  private final TableLook look;
  private final Targets targets;
  private final DropMoves drops;
  private final CardDrag cards;
  private final DragController drag = new DragController(this);
  private boolean touching;

  public HandPlay(
      TableModel model,
      CardScene picture,
      TableFeedback feedback,
      TableLook look,
      Targets targets,
      DropMoves drops) {
    this.model = model;
    this.picture = picture;
    this.feedback = feedback;
    this.look = look;
    this.targets = targets;
    this.drops = drops;
    this.cards = new CardDrag(picture, look);
  }

  /** The drag controller. */
  public DragController drag() {
    return drag;
  }

  @Override
  public boolean moves() {
    return drag.dragging();
  }

  @Override
  public void advance(double ms) {
    drag.tick(ms);
    if (drag.dragging()) {
      cards.straighten();
    }
  }

  // Picking up.

  /**
   * What a press on one of the player's cards carries: the card and, if it is selected, the other
   * selected cards. Empty if the card waits for the host's answer.
   */
  public Optional<Carried.Own> own(int id) {
    Optional<Held> pressed = model.own().hand().find(id);
    if (pressed.isEmpty() || picture.node(id).filter(picture::waits).isPresent()) {
      return Optional.empty();
    }
    List<Held> group = new ArrayList<>(List.of(pressed.get()));
    if (model.playerView().own().selected().contains(id)) {
      model.own().selected().stream().filter(held -> held.id() != id).forEach(group::add);
    }
    return Optional.of(Carried.Own.of(group));
  }

  /** What a drag from here carries; empty if nothing here can be dragged. */
  Optional<Carried> carried(HitResult grab) {
    return switch (grab) {
      case HitResult.InHand(int id) -> own(id).map(Carried.class::cast);
      case HitResult.InTray(int id) -> own(id).map(Carried.class::cast);
      case HitResult.OnStock stock -> Optional.of(new Carried.StockTop());
      case HitResult.OnPile pile ->
          model.playerView().game().tableau().pile().isEmpty()
              ? Optional.empty()
              : Optional.of(new Carried.PileTop());
      case HitResult.OnKnock _, HitResult.OnMeld _, HitResult.InSlot _ -> Optional.empty();
      case HitResult.AtSeat _, HitResult.Nowhere _ -> Optional.empty();
    };
  }

  /**
   * If the pressed cards are in another player's hand or meld, shows that they cannot be dragged
   * and returns true.
   */
  boolean resists(HitResult grab, double x, double y) {
    Optional<Seat> owner = otherOwner(grab);
    owner.ifPresent(seat -> feedback.showRefusal(Why.of(feedback.words().notYours(seat)), x, y));
    return owner.isPresent();
  }

  /** The other seat whose card is pressed; empty for spectators and in replays. */
  private Optional<Seat> otherOwner(HitResult grab) {
    Optional<Seat> me = model.replayed() ? Optional.empty() : model.playerView().seat();
    return switch (grab) {
      case HitResult.AtSeat(Seat seat) when me.isPresent() -> Optional.of(seat);
      case HitResult.OnMeld(int meld) when me.isPresent() ->
          model.playerView().game().tableau().melds().stream()
              .skip(meld) // melds of the last deal may still be on the screen
              .findFirst()
              .map(Laid::owner)
              .filter(owner -> owner != me.get());
      default -> Optional.empty();
    };
  }

  /**
   * Presses the pointer on something that can be carried.
   *
   * @param touch whether a finger presses
   */
  void press(Carried carried, double x, double y, boolean touch) {
    touching = touch;
    drag.press(carried, x, y);
    cards.press(carried, x, y);
  }

  // DragController.Board

  @Override
  public double threshold() {
    if (look.settings().play().steadyHandProperty().get()) {
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
    return cards.at(x, y);
  }

  @Override
  public int gapAt(double x, double y) {
    return cards.gapAt(x, y);
  }

  @Override
  public void pickedUp(Carried carried) {
    cards.pickUp(carried);
  }

  @Override
  public void moved(double x, double y) {
    cards.move(x, y);
  }

  @Override
  public void gap(int left) {
    cards.gap(left);
  }

  @Override
  public void light(List<Target> zones, Optional<Target> aimed, boolean explain) {
    feedback.light(zones, aimed, explain);
  }

  @Override
  public void dark() {
    feedback.dark();
  }

  @Override
  public void dropped(Carried carried, Target target, double x, double y) {
    drops.drop(carried, target, new Released(target, x, y));
  }

  /** The cards that the player has dropped from the pointer, and where. */
  private final class Released implements DropMoves.Dropped {
    private final Target target;
    private final double x;
    private final double y;

    Released(Target target, double x, double y) {
      this.target = target;
      this.x = x;
      this.y = y;
    }

    @Override
    public void back() {
      cards.back();
    }

    @Override
    public void back(Why why) {
      feedback.showRefusal(why, x, y);
      cards.back();
    }

    /** W4: the player may have meant to get the wild, so a sentence says what happened instead. */
    @Override
    public void stay(Move move) {
      cards.waitAt(target);
      if (move instanceof Move.LayOff(Card card, int meld, var end)
          && targets.onMelds().onWildInBook(meld, card, x, y)) {
        feedback.showHint(feedback.words().addedToBook(card), x, y);
      }
    }

    @Override
    public void stay(Set<Integer> ids, Optional<Why> misfit) {
      cards.waitAt(target, ids);
      misfit.ifPresent(why -> feedback.showRefusal(why, x, y));
    }

    @Override
    public void staged(Runnable staging) {
      cards.letGo();
      staging.run();
      cards.settle();
    }
  }

  /** Returns the cards of queued moves that have become impossible, and shows why. */
  public void stopped(Outcome.Refused why) {
    cards.recall();
    feedback.showRefusal(feedback.words().why(why), hand());
  }

  @Override
  public void ordered(Carried carried, int left) {
    if (!(carried instanceof Carried.Own own)) {
      cards.back();
      return;
    }
    cards.letGo();
    Set<Integer> ids = Set.copyOf(own.ids());
    Set<Integer> staged = new HashSet<>(ids);
    staged.retainAll(model.own().tray().ids());
    if (!staged.isEmpty()) {
      model.own().unstage(staged);
    }
    model.own().move(ids, left);
    cards.settle();
  }

  @Override
  public void back(Carried carried) {
    cards.back();
  }

  // Events of the table.

  /** Ends the drag if a change has removed the carried cards; otherwise updates its verdicts. */
  public void tableChanged(Change change) {
    if (drag.carried().filter(what -> ends(what, change)).isPresent()) {
      drag.cancel();
    } else {
      drag.refresh();
    }
  }

  /** Whether a change has removed the carried cards. */
  public boolean ends(Carried what, Change change) {
    return DragEnd.ends(what, change, model.own());
  }

  /** Shows why the host has refused a move. */
  public void takenBack(Change.TakenBack change) {
    TableWords words = feedback.words();
    feedback.showRefusal(
        change
            .why()
            .map(refusal -> words.why(refusal, change.move().move()))
            .orElseGet(() -> Why.of(words.lostAnswer())),
        hand());
  }
}
