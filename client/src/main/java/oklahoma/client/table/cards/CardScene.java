package oklahoma.client.table.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Layout;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Poses;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.layout.TableSize;
import oklahoma.client.table.layout.Tabletop;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.HandOrder;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.playerview.OpenHands;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.motion.Pace;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * The state of the table that the screen shows. The model may be ahead, because events are shown
 * one after another. When the player arranges cards, the screen shows that at once.
 */
public final class CardScene {
  private final CardLayer layer;
  private final Marks marks;
  private final Pace pace;
  private final AnimationClock clock;
  private PlayerView shown;
  private TableSize size = TableSize.SMALLEST;
  private Arrangement laid;
  private OptionalInt hovered = OptionalInt.empty();
  private OptionalInt focused = OptionalInt.empty();
  private Set<Integer> carried = Set.of();
  private final Map<CardNode, OptionalInt> waiting = new HashMap<>();
  private int gap = -1;
  private OptionalInt open = OptionalInt.empty();
  private boolean handsOpen;

  /**
   * @param pace the speed of movements to resting places
   * @param clock runs while cards move
   */
  public CardScene(CardLayer layer, PlayerView first, Pace pace, AnimationClock clock) {
    this.layer = layer;
    this.pace = pace;
    this.clock = clock;
    this.marks = new Marks(layer);
    this.shown = first;
    this.laid = arrange(first);
  }

  /** The state of the deal on the screen; it may lag behind the model. */
  public PlayerView shown() {
    return shown;
  }

  /** The current layout. */
  public Arrangement laid() {
    return laid;
  }

  public Marks marks() {
    return marks;
  }

  /** Sets the size of the table; takes effect at the next {@link #refresh}. */
  public void setSize(TableSize room) {
    size = room;
  }

  /**
   * Sets whether other hands are face up as far as they are known, even before the deal is over.
   */
  public void setHandsOpen(boolean shown) {
    handsOpen = shown;
  }

  /** Computes the layout of a state without showing it. */
  public Arrangement arrange(PlayerView view) {
    HandOrder hand = view.own().hand();
    List<Card> cards = hand.cards().stream().map(Held::card).toList();
    List<List<Integer>> staged =
        view.own().tray().slots().stream()
            .map(slot -> slot.cards().stream().map(held -> hand.indexOf(held.id())).toList())
            .toList();
    return Layout.of(
        new Tabletop(
            view.game().tableau(),
            view.seat(),
            cards,
            staged,
            preparing(view),
            open,
            view.gin()
                .map(gin -> new Tabletop.OfGin(GinHand.breaks(hand.cards(), gin), gin.upCard())),
            OpenHands.of(view.game(), handsOpen)),
        size);
  }

  /**
   * Whether the layout has a tray. A player has one until laying down. After the deal an empty tray
   * stays, so that no meld moves just before the hands are revealed.
   */
  public static boolean preparing(PlayerView view) {
    return switch (view.game()) {
      case Oklahoma deal ->
          view.seat().isPresent()
              && !view.own().tray().slots().isEmpty()
              && !deal.down(view.seat().get())
              && (!deal.over()
                  || view.own().tray().slots().stream().allMatch(slot -> slot.cards().isEmpty()));
      case Gin gin -> false;
    };
  }

  /**
   * Shows another state. Each of the player's cards keeps its node, even if the order has changed.
   */
  void show(PlayerView view, double ms, Curve curve) {
    Map<Integer, Spot> before = spots(shown);
    Map<Integer, Spot> after = spots(view);
    Map<Spot, Spot> moves = new HashMap<>();
    before.forEach((id, spot) -> {
      Spot to = after.get(id);
      if (to != null && !to.equals(spot)) {
        moves.put(spot, to);
      }
    });
    if (view.me() == shown.me()) {
      layer.rekey(moves);
    }
    shown = view;
    refresh(ms, curve);
  }

  /** Sets the state without moving nodes, after a flight that has put them in place. */
  void arrive(PlayerView view) {
    shown = view;
    refresh();
  }

  /** Computes the layout again and puts every card in its place at once. */
  public void refresh() {
    refresh(0, Curve.EVEN);
  }

  /** Computes the layout again and moves every card to its place. */
  public void glide(double ms, Curve curve) {
    refresh(pace.ms(ms), curve);
    wake();
  }

  /** Starts the clock, which runs until nothing moves. */
  public void wake() {
    clock.wake();
  }

  public CardLayer layer() {
    return layer;
  }

  /**
   * Computes the layout again and moves every card to its place, raised ones above their resting
   * place.
   */
  private void refresh(double ms, Curve curve) {
    laid = arrange(shown);
    layer.setStrip(laid.strip() / Math.max(1, handWidth()));
    Map<Spot, PlacedCard> held = new LinkedHashMap<>();
    Map<Spot, Place> homes = new HashMap<>();
    Optional<Poses> poses = poses();
    laid.places()
        .at()
        .forEach((spot, lying) -> {
          homes.put(spot, lying.place());
          held.put(spot, new PlacedCard(lying.face(), pose(spot, lying.place(), poses)));
        });
    layer.conform(held, homes, ms, curve);
    mark();
  }

  /** The current face and place of every node, by spot. */
  public Places now() {
    Map<Spot, PlacedCard> now = new LinkedHashMap<>();
    for (Spot spot : laid.places().at().keySet()) {
      layer.node(spot).ifPresent(node -> now.put(spot, new PlacedCard(node.face(), node.shown())));
    }
    return new Places(now);
  }

  /** The node of one of the player's cards, by its id. */
  public Optional<CardNode> node(int id) {
    return Optional.ofNullable(spots(shown).get(id)).flatMap(layer::node);
  }

  /** The player's card that a node shows. */
  public Optional<Held> held(CardNode node) {
    Optional<Spot> at = layer.spot(node);
    return at.flatMap(spot ->
        spots(shown).entrySet().stream()
            .filter(entry -> entry.getValue().equals(spot))
            .findFirst()
            .flatMap(entry -> shown.own().hand().find(entry.getKey())));
  }

  /** The spot of one of the player's cards, by its id. */
  public Optional<Spot> spot(int id) {
    return Optional.ofNullable(spots(shown).get(id));
  }

  /** The places of the hand from left to right, including the empty places of staged cards. */
  public List<Place> fan() {
    List<Place> fan = new ArrayList<>();
    Optional<Seat> me = shown.seat();
    for (int i = 0; me.isPresent() && i < shown.own().hand().cards().size(); i++) {
      int index = i;
      fan.add(laid.place(new Spot.InHand(me.get(), i)).orElseGet(() -> laid.ghosts().get(index)));
    }
    return fan;
  }

  /** The width of the cards of the hand; 100 if the hand is empty. */
  public double handWidth() {
    List<Place> fan = fan();
    return fan.isEmpty() ? 100 : fan.getFirst().width();
  }

  /** Sets the card under the pointer. Returns whether it has changed. */
  public boolean setHovered(OptionalInt id) {
    boolean changed = !id.equals(hovered);
    hovered = id;
    return changed;
  }

  public OptionalInt hovered() {
    return hovered;
  }

  /** Sets the card with the focus. Returns whether it has changed. */
  public boolean setFocused(OptionalInt id) {
    boolean changed = !id.equals(focused);
    focused = id;
    return changed;
  }

  public OptionalInt focused() {
    return focused;
  }

  /**
   * Sets the cards that follow the pointer.
   *
   * @param left how many of the other cards are left of the gap; negative if the gap is where the
   *     carried cards were
   */
  public void setCarried(Set<Integer> ids, int left) {
    carried = Set.copyOf(ids);
    gap = left;
  }

  public Set<Integer> carried() {
    return carried;
  }

  /** Keeps dropped cards where they are until the host answers. */
  public void hold(Collection<CardNode> nodes) {
    for (CardNode node : nodes) {
      waiting.put(node, id(node));
      layer.away(node);
    }
  }

  /** Releases all waiting cards except these of the hand. */
  public void letGo(Set<Integer> butNot) {
    List<CardNode> free =
        waiting.entrySet().stream()
            .filter(entry -> !in(butNot, entry.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    free.forEach(waiting::remove);
    free.forEach(layer::back);
    free.forEach(node -> node.setWaiting(false));
  }

  /** Marks all waiting cards as waiting, or removes the mark. */
  public void markWaiting(boolean on) {
    waiting.keySet().forEach(node -> node.setWaiting(on));
  }

  /** Whether a dropped card waits for the host's answer. */
  public boolean waits(CardNode node) {
    return waiting.containsKey(node);
  }

  /** Whether a dropped card waits for the host's answer and is one of these cards of the hand. */
  public boolean waits(CardNode node, Set<Integer> ids) {
    return in(ids, waiting.getOrDefault(node, OptionalInt.empty()));
  }

  private static boolean in(Set<Integer> ids, OptionalInt id) {
    return id.isPresent() && ids.contains(id.getAsInt());
  }

  private OptionalInt id(CardNode node) {
    return held(node).map(held -> OptionalInt.of(held.id())).orElse(OptionalInt.empty());
  }

  /**
   * Sets the meld that is spread although others are compressed. Returns whether it has changed.
   */
  public boolean setOpen(OptionalInt meld) {
    boolean changed = !meld.equals(open);
    open = meld;
    return changed;
  }

  public OptionalInt open() {
    return open;
  }

  private Optional<Poses> poses() {
    if (shown.seat().isEmpty()) {
      return Optional.empty();
    }
    Set<Integer> chosen = indexes(shown.own().selected());
    Set<Integer> moved = indexes(carried);
    return Optional.of(new Poses(fan(), index(hovered), index(focused), chosen, moved, gap));
  }

  private Place pose(Spot spot, Place rest, Optional<Poses> poses) {
    return spot instanceof Spot.InHand(Seat seat, int index)
            && shown.seat().equals(Optional.of(seat))
            && poses.isPresent()
            && !poses.get().carried().contains(index)
        ? poses.get().of(index)
        : rest;
  }

  private void mark() {
    marks.show(shown, carried.isEmpty() ? hovered : OptionalInt.empty(), focused);
  }

  private OptionalInt index(OptionalInt id) {
    int index = id.isPresent() ? shown.own().hand().indexOf(id.getAsInt()) : -1;
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
  }

  private Set<Integer> indexes(Set<Integer> ids) {
    return ids.stream()
        .map(id -> shown.own().hand().indexOf(id))
        .filter(index -> index >= 0)
        .collect(Collectors.toCollection(HashSet::new));
  }

  /** The spot of each of the player's cards, by the card's id. */
  static Map<Integer, Spot> spots(PlayerView view) {
    Map<Integer, Spot> spots = new HashMap<>();
    if (view.seat().isEmpty()) {
      return spots;
    }
    List<Held> hand = view.own().hand().cards();
    for (int i = 0; i < hand.size(); i++) {
      spots.put(hand.get(i).id(), new Spot.InHand(view.seat().get(), i));
    }
    List<Slot> slots = preparing(view) ? view.own().tray().slots() : List.of();
    for (int slot = 0; slot < slots.size(); slot++) {
      List<Held> cards = slots.get(slot).cards();
      for (int i = 0; i < cards.size(); i++) {
        spots.put(cards.get(i).id(), new Spot.InTray(slot, i));
      }
    }
    return spots;
  }
}
