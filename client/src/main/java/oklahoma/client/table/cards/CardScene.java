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
import oklahoma.client.table.model.sight.OpenHands;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.client.table.motion.Curve;
import oklahoma.client.table.motion.Pace;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * The current state of the table on the screen. The model is at or ahead of it; events are shown
 * one after another. Rearranging the player's own cards shows at once.
 */
public final class CardScene {
  private final CardLayer layer;
  private final Marks marks;
  private final Pace pace;
  private final AnimationClock clock;
  private Sight shown;
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
   * @param pace how fast cards go where they belong
   * @param clock lets the time pass while they do
   */
  public CardScene(CardLayer layer, Sight first, Pace pace, AnimationClock clock) {
    this.layer = layer;
    this.pace = pace;
    this.clock = clock;
    this.marks = new Marks(layer);
    this.shown = first;
    this.laid = arrange(first);
  }

  /** The deal whose cards are on the screen; it may lag behind the model. */
  public Sight shown() {
    return shown;
  }

  /** Where everything lies. */
  public Arrangement laid() {
    return laid;
  }

  /** What is marked on the cards. */
  public Marks marks() {
    return marks;
  }

  /** The room has changed. */
  public void setSize(TableSize room) {
    size = room;
  }

  /** Whether other hands lie face up as far as they are known, also while a deal is played. */
  public void setHandsOpen(boolean shown) {
    handsOpen = shown;
  }

  /** The table laid out as it would be for a sight. */
  public Arrangement arrange(Sight sight) {
    HandOrder hand = sight.own().hand();
    List<Card> cards = hand.cards().stream().map(Held::card).toList();
    List<List<Integer>> staged =
        sight.own().tray().slots().stream()
            .map(slot -> slot.cards().stream().map(held -> hand.indexOf(held.id())).toList())
            .toList();
    return Layout.of(
        new Tabletop(
            sight.game().tableau(),
            sight.seat(),
            cards,
            staged,
            preparing(sight),
            open,
            sight
                .gin()
                .map(gin -> new Tabletop.OfGin(GinHand.breaks(hand.cards(), gin), gin.upCard())),
            OpenHands.of(sight.game(), handsOpen)),
        size);
  }

  /**
   * The tray is visible to a player until that player is down. When a deal is over an empty one
   * stays, so that no meld moves just before the hands are revealed.
   */
  public static boolean preparing(Sight sight) {
    return switch (sight.game()) {
      case Oklahoma deal ->
          sight.seat().isPresent()
              && !sight.own().tray().slots().isEmpty()
              && !deal.down(sight.seat().get())
              && (!deal.over()
                  || sight.own().tray().slots().stream().allMatch(slot -> slot.cards().isEmpty()));
      case Gin gin -> false;
    };
  }

  /** Shows another sight; the player's own cards keep their nodes whatever their order. */
  void show(Sight sight, double ms, Curve curve) {
    Map<Integer, Spot> before = spots(shown);
    Map<Integer, Spot> after = spots(sight);
    Map<Spot, Spot> moves = new HashMap<>();
    before.forEach((id, spot) -> {
      Spot to = after.get(id);
      if (to != null && !to.equals(spot)) {
        moves.put(spot, to);
      }
    });
    if (sight.me() == shown.me()) {
      layer.rekey(moves);
    }
    shown = sight;
    refresh(ms, curve);
  }

  /** Says what is shown without moving a node: a flight has put them all where they belong. */
  void arrive(Sight sight) {
    shown = sight;
    refresh();
  }

  /** Lays everything out again at once. */
  public void refresh() {
    refresh(0, Curve.EVEN);
  }

  /** Lays everything out again, and lets every card glide to where it is held. */
  public void glide(double ms, Curve curve) {
    refresh(pace.ms(ms), curve);
    wake();
  }

  /** Lets the time run until nothing moves any more. */
  public void wake() {
    clock.wake();
  }

  /** The layer with the nodes of all cards. */
  public CardLayer layer() {
    return layer;
  }

  /** Lays everything out again and sends every card to where it is held. */
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

  /** Where every node is now, by what it belongs to. */
  public Places now() {
    Map<Spot, PlacedCard> now = new LinkedHashMap<>();
    for (Spot spot : laid.places().at().keySet()) {
      layer.node(spot).ifPresent(node -> now.put(spot, new PlacedCard(node.face(), node.shown())));
    }
    return new Places(now);
  }

  /** The node of one of the player's cards. */
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

  /** Where one of the player's cards belongs. */
  public Optional<Spot> spot(int id) {
    return Optional.ofNullable(spots(shown).get(id));
  }

  /** The places of all cards of the hand, those of staged cards included, from left to right. */
  public List<Place> fan() {
    List<Place> fan = new ArrayList<>();
    Optional<Seat> me = shown.seat();
    for (int i = 0; me.isPresent() && i < shown.own().hand().cards().size(); i++) {
      int index = i;
      fan.add(laid.place(new Spot.InHand(me.get(), i)).orElseGet(() -> laid.ghosts().get(index)));
    }
    return fan;
  }

  /** The width of the cards of the hand. */
  public double handWidth() {
    List<Place> fan = fan();
    return fan.isEmpty() ? 100 : fan.getFirst().width();
  }

  /** The card under the pointer. */
  public boolean setHovered(OptionalInt id) {
    boolean changed = !id.equals(hovered);
    hovered = id;
    return changed;
  }

  public OptionalInt hovered() {
    return hovered;
  }

  /** The card with the focus. */
  public boolean setFocused(OptionalInt id) {
    boolean changed = !id.equals(focused);
    focused = id;
    return changed;
  }

  public OptionalInt focused() {
    return focused;
  }

  /** The cards that follow the pointer, and how many of the others lie left of the gap for them. */
  public void setCarried(Set<Integer> ids, int left) {
    carried = Set.copyOf(ids);
    gap = left;
  }

  public Set<Integer> carried() {
    return carried;
  }

  /** Cards wait for the host where they were dropped. */
  public void hold(Collection<CardNode> nodes) {
    for (CardNode node : nodes) {
      waiting.put(node, id(node));
      layer.away(node);
    }
  }

  /** Nothing waits any more but these cards of the hand. */
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

  /** Shows of the cards that wait that they do, or no longer. */
  public void markWaiting(boolean on) {
    waiting.keySet().forEach(node -> node.setWaiting(on));
  }

  /** Whether a card waits for the host where it was dropped. */
  public boolean waits(CardNode node) {
    return waiting.containsKey(node);
  }

  /** Whether it waits and is one of these cards of the hand. */
  public boolean waits(CardNode node, Set<Integer> ids) {
    return in(ids, waiting.getOrDefault(node, OptionalInt.empty()));
  }

  private static boolean in(Set<Integer> ids, OptionalInt id) {
    return id.isPresent() && ids.contains(id.getAsInt());
  }

  private OptionalInt id(CardNode node) {
    return held(node).map(held -> OptionalInt.of(held.id())).orElse(OptionalInt.empty());
  }

  /** The meld that is spread whole. */
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

  /** Where each of the player's cards belongs, by its id. */
  static Map<Integer, Spot> spots(Sight sight) {
    Map<Integer, Spot> spots = new HashMap<>();
    if (sight.seat().isEmpty()) {
      return spots;
    }
    List<Held> hand = sight.own().hand().cards();
    for (int i = 0; i < hand.size(); i++) {
      spots.put(hand.get(i).id(), new Spot.InHand(sight.seat().get(), i));
    }
    List<Slot> slots = preparing(sight) ? sight.own().tray().slots() : List.of();
    for (int slot = 0; slot < slots.size(); slot++) {
      List<Held> cards = slots.get(slot).cards();
      for (int i = 0; i < cards.size(); i++) {
        spots.put(cards.get(i).id(), new Spot.InTray(slot, i));
      }
    }
    return spots;
  }
}
