package oklahoma.client.table.input.keyboard;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.input.PlayerActions;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.playerview.Prompt;

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
   * Selects or deselects the focused card. A staged card, on which a selection would not show, goes
   * back to the hand instead. Returns false if no card has the focus.
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

  /**
   * Performs the main action: discards the focused card, takes a staged one back to the hand, or
   * uses the focused pile. Returns false if none of these has the focus.
   */
  boolean enter() {
    if (model.promptProperty().get() instanceof Prompt.DealOver) {
      return false; // the table has no action now; Enter belongs to the panels around it
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

  /** Takes a card back from the tray. Returns false if it is not staged. */
  private boolean takesBack(int id) {
    boolean staged = model.own().tray().ids().contains(id);
    if (staged) {
      model.own().unstage(Set.of(id));
      walk.focusCard(id);
    }
    return staged;
  }

  /** Flips the first staged wild that could also stand for another card. */
  void flip() {
    List<Slot> slots = model.own().tray().slots();
    for (int slot = 0; slot < slots.size(); slot++) {
      if (slots.get(slot).flips(model.own().tray().rules())) {
        model.own().flip(slot);
        return;
      }
    }
  }

  /** Sorts the hand; each call uses the next order. */
  void sort() {
    Sort[] orders = Sort.values();
    model.own().sort(orders[sort++ % orders.length]);
  }

  /** Moves the focused card to one end of the hand. */
  boolean move(boolean last) {
    return move(last ? picture.fan().size() : -picture.fan().size());
  }

  /** Deselects all cards. Returns false if none was selected. */
  boolean deselect() {
    boolean any = !model.playerView().own().selected().isEmpty();
    model.own().select(Set.of());
    return any;
  }

  /** Undoes the last change of the hand. */
  void undo() {
    model.own().undo();
    keepFocus();
  }

  /** Redoes the change that was undone last. */
  void redo() {
    model.own().redo();
    keepFocus();
  }

  /** Gives the focus to the card again, because it may have another node now. */
  private void keepFocus() {
    picture.focused().ifPresent(walk::focusCard);
  }

  /** Moves the focused card by this many places. Returns false if no card has the focus. */
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
