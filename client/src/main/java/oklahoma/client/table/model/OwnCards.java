package oklahoma.client.table.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.HandOrder;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.History;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.hand.Sorting;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import oklahoma.rules.oklahoma.laydown.OklahomaArrangement;

/**
 * The player's own cards: the order of the hand, the selection, and the cards staged in the tray.
 * All this stays on this computer and can be undone.
 */
public final class OwnCards {
  private static final int MOST_SUGGESTIONS = 20;

  private final ObjectProperty<PlayerView> playerView;
  private final Consumer<Change> listener;
  private final History history = new History();
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
  private final ObjectProperty<Optional<Sort>> alwaysSorted =
      new SimpleObjectProperty<>(this, "alwaysSorted", Optional.empty());

  private Sort last = Sort.SUIT;

  OwnCards(ObjectProperty<PlayerView> sight, Consumer<Change> listener) {
    this.playerView = sight;
    this.listener = listener;
  }

  /**
   * The arrangement of a new hand, sorted for its contract.
   *
   * @param kept another order, if the player's settings ask for one
   */
  static Arranged dealt(Deal game, Viewer me, Optional<Sort> kept) {
    Arranged dealt = dealt(game, HandOrder.of(cards(game, me)));
    return kept.map(by -> dealt.with(Sorting.of(dealt.hand(), by, game))).orElse(dealt);
  }

  private static Arranged dealt(Deal game, HandOrder dealt) {
    return switch (game) {
      case Oklahoma deal ->
          new Arranged(
              dealt.sorted(Sort.firstFor(deal.contract()).order(Game.OKLAHOMA)),
              Tray.of(deal.rules(), deal.contract()),
              Set.of(),
              false);
      case Gin gin ->
          new Arranged(Sorting.of(dealt, Sort.MELDS, gin), Tray.none(), Set.of(), false);
    };
  }

  /** The order of the hand, staged cards included. */
  public HandOrder hand() {
    return now().hand();
  }

  /** The tray with the staged cards. */
  public Tray tray() {
    return now().tray();
  }

  /** The selected cards, from left to right. */
  public List<Held> selected() {
    return hand().cards().stream().filter(held -> now().selected().contains(held.id())).toList();
  }

  /** Whether there is a change to undo. */
  public ReadOnlyBooleanProperty canUndoProperty() {
    return canUndo.getReadOnlyProperty();
  }

  /** The order of automatic sorting; empty if it is off. */
  public ObjectProperty<Optional<Sort>> alwaysSortedProperty() {
    return alwaysSorted;
  }

  /** Selects these cards and no others. */
  public void select(Set<Integer> ids) {
    change(now -> now.selecting(ids));
  }

  /** Toggles the selection of a card. */
  public void toggle(int id) {
    Set<Integer> ids = new TreeSet<>(now().selected());
    if (!ids.remove(id)) {
      ids.add(id);
    }
    select(ids);
  }

  /**
   * Moves cards within the hand.
   *
   * @param to how many of the other cards will be left of them
   */
  public void move(Set<Integer> ids, int to) {
    change(now -> now.ordering(now.hand().moved(ids, to)));
  }

  /** Sorts the hand. If automatic sorting is on, it uses this order from now on. */
  public void sort(Sort by) {
    Deal deal = playerView.get().game();
    boolean stays = deal instanceof Gin && by != Sort.MELDS;
    change(now -> now.sorting(Sorting.of(now.hand(), by, deal), stays));
    last = by;
    if (alwaysSorted.get().isPresent()) {
      alwaysSorted.set(Optional.of(by));
    }
  }

  /** The order of the last {@link #sort}; by suit if there was none. */
  public Sort lastSort() {
    return last;
  }

  /** Switches automatic sorting on in this order, or off if empty. */
  public void keep(Optional<Sort> by) {
    if (!by.equals(alwaysSorted.get())) {
      alwaysSorted.set(by);
      by.ifPresent(this::sort);
    }
  }

  /** Restores the order from the last session. This cannot be undone. */
  public void recall(List<Card> order) {
    show(now().ordering(now().hand().leading(order)));
  }

  /** Moves these cards to the left end, in this order. */
  public void lead(List<Card> first) {
    change(now -> now.ordering(now.hand().leading(first)));
  }

  /** Stages cards in a slot of the tray, in this order. */
  public void stage(int slot, List<Integer> ids) {
    change(now -> now.with(now.tray().adding(slot, ids, now.hand())));
  }

  /**
   * Stages the selected cards in a slot for a book or a run. Does nothing if the contract has no
   * such meld.
   */
  public void stageSelected(Meld.Kind kind) {
    OptionalInt slot = tray().slotFor(kind);
    if (slot.isPresent()) {
      stage(slot.getAsInt(), selected().stream().map(Held::id).toList());
    }
  }

  /** Returns staged cards to the hand. */
  public void unstage(Set<Integer> ids) {
    change(now -> {
      Tray tray = now.tray();
      for (int id : ids) {
        tray = tray.without(id);
      }
      return now.with(tray);
    });
  }

  /** Returns all staged cards to the hand. */
  public void clearTray() {
    change(now -> now.with(now.tray().cleared()));
  }

  /** Moves a wild in a slot to the other end of its run. */
  public void flip(int slot) {
    change(now -> now.with(now.tray().flipped(slot)));
  }

  /**
   * Stages the best way to lay down, or the next best if one is staged already. Returns empty if
   * the player cannot lay down the contract.
   */
  public Optional<Suggestion> suggest() {
    Oklahoma deal = playerView.get().deal();
    List<Card> held = hand().cards().stream().map(Held::card).toList();
    List<List<Meld>> ways =
        LayDowns.useful(held, deal.contract(), deal.rules(), MOST_SUGGESTIONS).stream()
            .map(OklahomaArrangement::melds)
            .toList();
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    int next = (ways.indexOf(tray().move().melds()) + 1) % ways.size();
    change(now -> now.with(now.tray().holding(ways.get(next), now.hand())));
    return Optional.of(new Suggestion(next, ways.size()));
  }

  /** Stages these melds, which must match the contract. */
  public void stage(List<Meld> melds) {
    List<Meld> inOrder = melds.stream().sorted(Comparator.comparing(Meld::kind)).toList();
    change(now -> now.with(now.tray().holding(inOrder, now.hand())));
  }

  /** Undoes the last change. */
  public void undo() {
    history.undo(now()).ifPresent(this::show);
  }

  /** Redoes the last undone change. */
  public void redo() {
    history.redo(now()).ifPresent(this::show);
  }

  void forget() {
    history.clear();
    updateHistory();
  }

  /** The arrangement after an event. After the player's own discard no card is marked as new. */
  Arranged after(Event event, Deal deal, Set<Integer> leaving) {
    Arranged next = holding(deal, leaving);
    return event instanceof Event.Discarded discarded && discarded.seat() == playerView.get().me()
        ? next.with(next.hand().settled())
        : next;
  }

  /**
   * The arrangement after the hand has changed to the one in this deal.
   *
   * @param leaving the ids of cards that leave first, where equal cards leave a choice
   */
  Arranged holding(Deal deal, Set<Integer> leaving) {
    Arranged now = now();
    HandOrder order = now.hand().holding(cards(deal, playerView.get().me()), leaving);
    Optional<Sort> sort = alwaysSorted.get();
    Arranged next = now.forHand(order);
    if (sort.isPresent()) {
      return next.with(Sorting.of(next.hand(), sort.get(), deal));
    }
    return deal instanceof Gin gin && !now.ordered()
        ? next.with(GinHand.grouped(order, gin))
        : next;
  }

  private void change(UnaryOperator<Arranged> how) {
    Arranged before = now();
    Arranged after = how.apply(before);
    if (!after.equals(before)) {
      history.changing(before);
      show(after);
    }
  }

  private void show(Arranged arranged) {
    PlayerView before = playerView.get();
    playerView.set(new PlayerView(before.game(), before.me(), arranged));
    updateHistory();
    listener.accept(new Change.Rearranged(before, playerView.get()));
  }

  private void updateHistory() {
    canUndo.set(history.canUndo());
  }

  private Arranged now() {
    return playerView.get().own();
  }

  private static List<Card> cards(Deal deal, Viewer me) {
    return me instanceof Seat seat ? new ArrayList<>(deal.tableau().hand(seat).cards()) : List.of();
  }
}
