package oklahoma.client.table.input.keyboard;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.input.PlayerActions;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.sight.Prompt;

/** The keys that select, move, sort and play the cards of the hand. */
public final class HandKeys {
  private final TableModel model;
  private final CardScene picture;
  private final PlayerActions actions;
  private final FocusWalk walk;
  private int sort;

  public HandKeys(TableModel model, CardScene picture, PlayerActions actions, FocusWalk walk) {
    this.model = model;
    this.picture = picture;
    this.actions = actions;
    this.walk = walk;
  }

  /**
   * Selects the card that has the focus, or no longer; whether there is one. A staged card goes
   * back to the hand: nobody would see that it is selected.
   */
  boolean select() {
    OptionalInt focused = picture.focused();
    focused.ifPresent(id -> {
      if (!takesBack(id)) {
        model.own().toggle(id);
      }
    });
    return focused.isPresent();
  }

  /** The main action of what has the focus; a staged card goes back to the hand. */
  boolean enter() {
    if (model.promptProperty().get() instanceof Prompt.DealOver) {
      return false; // nothing at the table can be done: Enter belongs to what is around it
    }
    OptionalInt focused = picture.focused();
    if (focused.isPresent()) {
      play(focused.getAsInt());
      return true;
    }
    return walk.press(actions.claims(), actions.commands());
  }

  private void play(int id) {
    if (!takesBack(id)) {
      actions.commands().discard(id);
    }
  }

  /** Takes a card out of the tray if it is there. */
  private boolean takesBack(int id) {
    boolean staged = model.own().tray().ids().contains(id);
    if (staged) {
      model.own().unstage(Set.of(id));
      walk.focusCard(id);
    }
    return staged;
  }

  /** Turns the first wild over that can stand for another card. */
  void flip() {
    List<Slot> slots = model.own().tray().slots();
    for (int slot = 0; slot < slots.size(); slot++) {
      if (slots.get(slot).flips(model.own().tray().rules())) {
        model.own().flip(slot);
        return;
      }
    }
  }

  /** Sorts the hand in the next order. */
  void sort() {
    Sort[] orders = Sort.values();
    model.own().sort(orders[sort++ % orders.length]);
  }

  /** Moves it to one end of the hand. */
  boolean move(boolean last) {
    return move(last ? picture.fan().size() : -picture.fan().size());
  }

  /** Selects no card any more; whether any was. */
  boolean deselect() {
    boolean any = !model.sight().own().selected().isEmpty();
    model.own().select(Set.of());
    return any;
  }

  /** Takes the last change of the hand back. */
  void undo() {
    model.own().undo();
    keepFocus();
  }

  /** Makes the change again that was taken back last. */
  void redo() {
    model.own().redo();
    keepFocus();
  }

  /** The card that has the focus may be elsewhere now, and the walk goes on from there. */
  private void keepFocus() {
    picture.focused().ifPresent(walk::focusCard);
  }

  /** Moves the card that has the focus; whether there is one. */
  boolean move(int by) {
    OptionalInt focused = picture.focused();
    if (focused.isEmpty()) {
      return false;
    }
    int id = focused.getAsInt();
    model.own().move(Set.of(id), model.own().hand().indexOf(id) + by);
    walk.focusCard(id);
    return true;
  }
}
