package oklahoma.client.table.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.Chips;
import oklahoma.client.table.cards.ZoneLights;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.DragController;
import oklahoma.client.table.gesture.Gesture;
import oklahoma.client.table.gesture.Meaning;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Target.Verdict;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.LayOffs;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.Prompt;
import oklahoma.client.table.model.Series;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;

/**
 * Plays by drags: what a drop means is asked of the model, and every refusal is said at the place
 * where it happened.
 */
public final class HandPlay implements DragController.Board, AnimationClock.Mover {
  private static final double THRESHOLD = 6;
  private static final double STEADY = 12;
  private static final double TOUCH = 10;

  private final TableModel model;
  private final CardScene picture;
  private final ZoneLights lights;
  private final Chips chips;
  private final TableWords words;
  private final TableLook look;
  private final Series series;
  private final Targets targets;
  private final Commands commands;
  private final CardDrag cards;
  private final DragController drag = new DragController(this);
  private boolean touching;

  public HandPlay(Kit kit, Targets targets, Commands commands) {
    this.model = kit.model();
    this.picture = kit.picture();
    this.lights = kit.lights();
    this.chips = kit.chips();
    this.words = kit.words();
    this.look = kit.look();
    this.series = kit.series();
    this.targets = targets;
    this.commands = commands;
    this.cards = new CardDrag(kit);
  }

  /** The drag of the moment. */
  public DragController drag() {
    return drag;
  }

  @Override
  public boolean moves() {
    return drag.dragging();
  }

  @Override
  public void advance(double ms, long nowMs) {
    drag.tick(nowMs);
    if (drag.dragging()) {
      cards.straighten();
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
    cards.press(carried, x, y);
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
    lights.light(look.showsPlaces() ? zones : List.of(), aimed, explain);
  }

  @Override
  public void dark() {
    lights.dark();
  }

  @Override
  public void dropped(Carried carried, Target target, double x, double y) {
    switch (target.verdict()) {
      case Verdict.Illegal(Why why) -> {
        refuse(why, x, y);
        cards.back();
      }
      case Verdict.Legal legal -> act(carried, target, x, y);
    }
  }

  private void act(Carried carried, Target target, double x, double y) {
    switch (Gesture.of(carried, target.zone())) {
      case Meaning.Plays(Move move) -> {
        if (commands.asksFirst(move)) {
          cards.back();
        } else {
          play(carried, move, target, x, y);
        }
      }
      case Meaning.Stages(int slot) -> {
        List<Integer> ids = ((Carried.Own) carried).ids();
        cards.letGo();
        model.own().stage(slot, ids);
        cards.settle();
      }
      case Meaning.Draws draws -> fromPile(carried, commands::draw, new Move.Draw(), target, x, y);
      case Meaning.Takes takes -> fromPile(carried, commands::take, new Move.Take(), target, x, y);
      case Meaning.Adds(int meld, var end) -> add((Carried.Own) carried, meld, end, target, x, y);
      case Meaning.Declares(var card) -> {
        cards.back();
        commands.declare(card);
      }
      case Meaning.Keeps keeps -> cards.back();
      case Meaning.Never never -> cards.back();
    }
  }

  /** An answer to a claim window moves no card yet: it goes back until the window closes. */
  private void fromPile(
      Carried carried, Runnable answer, Move move, Target target, double x, double y) {
    if (model.promptProperty().get() instanceof Prompt.Claim) {
      cards.back();
      answer.run();
    } else {
      play(carried, move, target, x, y);
    }
  }

  private void play(Carried carried, Move move, Target target, double x, double y) {
    Set<Integer> ids = carried instanceof Carried.Own own ? Set.copyOf(own.ids()) : Set.of();
    switch (model.send(move, ids)) {
      case Outcome.Sent sent -> {
        cards.waitAt(target);
        added(move, x, y);
      }
      case Outcome.Refused refused -> {
        refuse(words.why(refused), x, y);
        cards.back();
      }
      case Outcome.Waiting waiting -> {
        refuse(Why.of(words.waiting()), x, y);
        cards.back();
      }
    }
  }

  /** W4: who drops a card onto a wild in a book may have meant to get the wild. */
  private void added(Move move, double x, double y) {
    if (move instanceof Move.LayOff(Card card, int meld, var end)
        && targets.onMelds().onWildInBook(meld, card, x, y)) {
      chips.tell(words.addedToBook(card), x, y);
    }
  }

  /** Those that fit wait at the meld for their turn; the others go back with the reason. */
  private void add(Carried.Own own, int meld, End end, Target target, double x, double y) {
    LayOffs.Onto onto = targets.onMelds().onto(own, meld, end);
    switch (series.begin(onto.plays())) {
      case Outcome.Sent sent -> {
        cards.waitAt(target, onto.plays().stream().map(play -> play.held().id()).toList());
        targets.onMelds().misfit(onto, meld).ifPresent(why -> refuse(why, x, y));
      }
      case Outcome.Refused refused -> {
        refuse(words.why(refused), x, y);
        cards.back();
      }
      case Outcome.Waiting waiting -> {
        refuse(Why.of(words.waiting()), x, y);
        cards.back();
      }
    }
  }

  /** Moves that were to follow are not possible any more: their cards go back. */
  public void stopped(Outcome.Refused why) {
    cards.recall();
    refuse(words.why(why), hand().centreX(), hand().y());
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

  // What the table tells.

  /** The model has changed under a drag: it goes on, unless what is carried is gone. */
  public void tableChanged(Change change, long nowMs) {
    if (drag.carried().filter(what -> DragEnd.ends(what, change, model.own())).isPresent()) {
      drag.cancel();
    } else {
      drag.refresh(nowMs);
    }
  }

  /** The host refused a move: its cards have gone back, and the reason is said. */
  public void takenBack(Change.TakenBack change) {
    Frame frame = picture.laid().frame();
    Area hand = frame.hand();
    Why why =
        change
            .why()
            .map(refusal -> words.why(refusal, change.move().move()))
            .orElseGet(() -> Why.of(words.lostAnswer()));
    refuse(why, hand.centreX(), frame.above(hand));
  }

  /** Says why something cannot be done. */
  void refuse(Why why, double x, double y) {
    chips.refuse(why, x, y);
  }
}
