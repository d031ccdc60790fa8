package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.Playback;
import oklahoma.client.table.keys.Asked;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.Keyboard;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.Prompt;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.rules.card.Meld;

/**
 * Plays by the keyboard alone: walks the cards, lifts one to a target, and does what the letters
 * say.
 */
public final class KeyboardInput {
  private static final double MOVE_MS = 180;

  private final TableModel model;
  private final CardScene picture;
  private final Commands commands;
  private final HandPlay play;
  private final MouseInput pointer;
  private final LiftedCard lifted;
  private final Playback playback;
  private final TableLook look;
  private final TableActions actions;
  private final Keyboard keyboard = new Keyboard();
  private final Zones zones;
  private final Supplier<Asked> asked;
  private Optional<GinPlay> gin = Optional.empty();
  private final PlaceAll placing;
  private final Suggestions suggestions;
  private final BooleanSupplier covered;
  private int sort;

  /**
   * @param covered whether something stands before the table that hears the keys itself
   */
  public KeyboardInput(
      Kit kit,
      Targets targets,
      Commands commands,
      HandPlay play,
      MouseInput pointer,
      Zones zones,
      Supplier<Asked> asked,
      PlaceAll placing,
      Suggestions suggestions,
      BooleanSupplier covered) {
    this.model = kit.model();
    this.picture = kit.picture();
    this.playback = kit.playback();
    this.look = kit.look();
    this.actions = kit.actions();
    this.lifted = new LiftedCard(kit, targets, commands, play);
    this.commands = commands;
    this.play = play;
    this.pointer = pointer;
    this.zones = zones;
    this.asked = asked;
    this.placing = placing;
    this.suggestions = suggestions;
    this.covered = covered;
  }

  /**
   * Hears the keys of the whole table from now on.
   *
   * @param game what only gin has, and hears first; empty at a table of another game
   */
  public void listen(Node table, Optional<GinPlay> game) {
    gin = game;
    table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    table.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
  }

  /** The table has changed: a lifted card has other places now, or none any more. */
  public void changed() {
    lifted.changed();
  }

  /** Hears the keys also of something beside the table. */
  public void listenTo(Node beside) {
    beside.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    beside.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
  }

  private void pressed(KeyEvent event) {
    if (covered.getAsBoolean() || walksList(event)) {
      return;
    }
    Optional<TableKey> key = keyboard.read(event, focus(event.getTarget()), asked.get());
    boolean done = key.map(this::act).orElse(false);
    if (done) {
      event.consume();
    }
  }

  private void released(KeyEvent event) {
    if (KeyMap.endsPeek(KeyPress.of(event))) {
      actions.endPeek();
    }
  }

  /** A list that has the focus is walked by its own keys. */
  private static boolean walksList(KeyEvent event) {
    boolean walks =
        switch (event.getCode()) {
          case UP, DOWN, LEFT, RIGHT, HOME, END, PAGE_UP, PAGE_DOWN, KP_UP, KP_DOWN -> true;
          default -> false;
        };
    return walks && event.getTarget() instanceof ListView<?>;
  }

  private static Focus focus(EventTarget target) {
    Node owner = target instanceof Node node ? node : null;
    if (owner instanceof TextInputControl) {
      return Focus.TEXT;
    }
    for (Node node = owner; node != null; node = node.getParent()) {
      if (node instanceof ClaimCard) {
        return Focus.CLAIM_CARD;
      }
    }
    return owner instanceof ButtonBase ? Focus.CONTROL : Focus.TABLE;
  }

  /** Ends what is under way at the table, and nothing else; whether anything was. */
  public boolean cancel() {
    boolean dragging = play.drag().dragging();
    if (dragging) {
      play.drag().cancel();
      picture.refresh(playback.ms(MOVE_MS), Curve.STANDARD);
    } else if (placing.asked()) {
      placing.cancel();
      return true;
    }
    return dragging
        || (lifted.up() && lifted.act(TableKey.Wish.ESCAPE))
        || suggestions.close()
        || gin.filter(game -> game.act(TableKey.Wish.ESCAPE)).isPresent();
  }

  /** Esc, once nothing is under way and nothing lies over the table. */
  public void escape() {
    if (!model.sight().own().selected().isEmpty()) {
      model.own().select(Set.of());
    } else {
      actions.escape();
    }
    picture.refresh(playback.ms(MOVE_MS), Curve.STANDARD);
  }

  /** Does what a key asks for; whether it did anything. */
  private boolean act(TableKey key) {
    return switch (key) {
      case TableKey.Numbered(int number) -> did(() -> number(number));
      case TableKey.Wish wish when placing.asked() -> placed(wish);
      case TableKey.Wish wish -> (lifted.up() && lifted.act(wish)) || act(wish);
    };
  }

  private boolean act(TableKey.Wish wish) {
    if (wish == TableKey.Wish.ESCAPE && cancel()) {
      return true;
    }
    if (gin.filter(play -> play.act(wish)).isPresent()) {
      return true;
    }
    return switch (wish) {
      case KNOCK -> false;
      case DRAW -> did(commands::draw);
      case TAKE -> did(commands::take);
      case ENTER -> enter();
      case LAY_DOWN -> did(commands::layDown);
      case CLAIM -> did(commands::want);
      case NO -> did(commands::decline);
      case NO_UNTIL_MY_TURN -> did(commands::declineAll);
      case SELECT -> select();
      case BOOK -> did(() -> commands.stage(Meld.Kind.BOOK));
      case RUN -> did(() -> commands.stage(Meld.Kind.RUN));
      case SUGGEST -> did(commands::suggest);
      case HINT -> did(suggestions::toggle);
      case PLACE_ALL -> did(placing::preview);
      case FLIP_WILD -> did(this::flip);
      case NEXT_ARRANGEMENT -> did(commands::suggest);
      case SORT -> did(this::sort);
      case KEEP_SORTED -> did(this::keepSorted);
      case UNDO -> did(this::undo);
      case REDO -> did(() -> model.own().redo());
      case LEFT -> zones.step(-1);
      case RIGHT -> zones.step(1);
      case FIRST -> zones.end(false);
      case LAST -> zones.end(true);
      case MOVE_LEFT -> move(-1);
      case MOVE_RIGHT -> move(1);
      case MOVE_FIRST -> move(-picture.fan().size());
      case MOVE_LAST -> move(picture.fan().size());
      case LIFT -> lifted.lift();
      case PUT_BACK -> lifted.putBack();
      case NEXT_ZONE -> did(() -> zones.next(true));
      case PREVIOUS_ZONE -> did(() -> zones.next(false));
      case PEEK_SCORES -> did(actions::peek);
      case LOG -> did(actions::log);
      case CHAT -> did(actions::chat);
      case RULES -> did(actions::rules);
      case KEYS -> did(actions::keys);
      case FOUR_COLOURS -> did(look::turnColours);
      case FULL_SCREEN -> did(actions::fullScreen);
      case LARGER_CARDS -> did(() -> look.growCards(0.1));
      case SMALLER_CARDS -> did(() -> look.growCards(-0.1));
      case USUAL_CARDS -> did(() -> look.cardSizeProperty().set(1));
      case ESCAPE -> did(this::escape);
    };
  }

  /** Answers the question whether everything that fits is placed; another key asks no more. */
  private boolean placed(TableKey.Wish wish) {
    return switch (wish) {
      case ENTER -> did(placing::confirm);
      case ESCAPE, PLACE_ALL -> did(placing::cancel);
      default -> {
        placing.cancel();
        yield act(wish);
      }
    };
  }

  /** Numbers stand at suggested moves, or else at melds. */
  private void number(int number) {
    if (!suggestions.pick(number)) {
      commands.place(number);
    }
  }

  private static boolean did(Runnable what) {
    what.run();
    return true;
  }

  private void undo() {
    if (!pointer.keepDiscard()) {
      model.own().undo();
    }
  }

  private boolean select() {
    OptionalInt focused = picture.focused();
    focused.ifPresent(id -> model.own().toggle(id));
    return focused.isPresent();
  }

  /** The main action of what has the focus. */
  private boolean enter() {
    if (model.promptProperty().get() instanceof Prompt.DealOver) {
      return false; // nothing at the table can be done: Enter belongs to what lies around it
    }
    OptionalInt focused = picture.focused();
    if (focused.isPresent()) {
      commands.discard(focused.getAsInt());
      return true;
    }
    return zones.press(commands);
  }

  private void flip() {
    List<Slot> slots = model.own().tray().slots();
    for (int slot = 0; slot < slots.size(); slot++) {
      if (slots.get(slot).flips(model.own().tray().rules())) {
        model.own().flip(slot);
        return;
      }
    }
  }

  private void sort() {
    Sort[] orders = Sort.values();
    model.own().sort(orders[sort++ % orders.length]);
  }

  private void keepSorted() {
    ObjectProperty<KeptOrder> kept = look.habits().keptOrder();
    kept.set(kept.get() == KeptOrder.OWN ? model.own().lastSort().kept() : KeptOrder.OWN);
    commands.tellKept(kept.get());
  }

  private boolean move(int by) {
    OptionalInt focused = picture.focused();
    if (focused.isEmpty()) {
      return false;
    }
    int id = focused.getAsInt();
    model.own().move(Set.of(id), model.own().hand().indexOf(id) + by);
    zones.focusCard(id);
    return true;
  }
}
