package oklahoma.client.table.input.keyboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.PileView;
import oklahoma.client.table.input.ClaimAnswers;
import oklahoma.client.table.input.Commands;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.motion.Curve;
import org.jspecify.annotations.Nullable;

/**
 * The zones of the table in the order of the keyboard focus: hand, tray, piles, melds, seats,
 * buttons.
 */
public final class FocusWalk {
  private static final double FOCUS_MS = 90;

  private final Node table;
  private final CardScene picture;
  private final List<Supplier<List<? extends Node>>> zones;
  private Optional<Node> reached = Optional.empty();

  /**
   * @param zones each gives the current focusable nodes of a zone; the hand and the staged cards
   *     come before these zones
   */
  public FocusWalk(Node table, CardScene picture, List<Supplier<List<? extends Node>>> zones) {
    this.table = table;
    this.picture = picture;
    this.zones = new ArrayList<>(zones);
    this.zones.addFirst(this::staged);
    this.zones.addFirst(this::hand);
  }

  /** Moves the focus to the next zone with a focusable node, or to the previous one. */
  void next(boolean forward) {
    int now = zone();
    for (int i = 1; i <= zones.size(); i++) {
      List<? extends Node> nodes =
          zones.get(Math.floorMod(now + (forward ? i : -i), zones.size())).get();
      if (!nodes.isEmpty()) {
        focus(nodes.getFirst());
        return;
      }
    }
  }

  /** Moves the focus within the zone. Returns false if the zone has no focusable node. */
  boolean step(int by) {
    List<? extends Node> nodes = zones.get(Math.max(0, zone())).get();
    if (nodes.isEmpty()) {
      return false;
    }
    int at = nodes.indexOf(owner());
    focus(nodes.get(at < 0 ? 0 : Math.floorMod(at + by, nodes.size())));
    return true;
  }

  /** Moves the focus to the first or last node of the zone. Returns false if it has none. */
  boolean end(boolean last) {
    List<? extends Node> nodes = zones.get(Math.max(0, zone())).get();
    if (!nodes.isEmpty()) {
      focus(last ? nodes.getLast() : nodes.getFirst());
    }
    return !nodes.isEmpty();
  }

  /** Gives the focus to one of the player's cards, by its id. */
  void focusCard(int id) {
    picture.node(id).ifPresent(this::focus);
  }

  /** Uses the focused pile or knock area. Returns false if neither has the focus. */
  boolean press(ClaimAnswers claims, Commands commands) {
    Node owner = owner();
    if (owner != null && "knock".equals(owner.getId())) {
      commands.knock();
      return true;
    }
    if (!(owner instanceof PileView pile)) {
      return false;
    }
    if (pile.getId().equals("stock")) {
      claims.draw();
    } else {
      claims.take();
    }
    return true;
  }

  /** Raises the focused card, if a card has the focus. */
  public void focused(@Nullable Node owner) {
    OptionalInt card =
        owner instanceof CardNode node
            ? picture.held(node).map(held -> OptionalInt.of(held.id())).orElse(OptionalInt.empty())
            : OptionalInt.empty();
    if (picture.setFocused(card)) {
      picture.glide(FOCUS_MS, Curve.STANDARD);
    }
  }

  private void focus(Node node) {
    reached = Optional.of(node).filter(staged()::contains);
    node.setFocusTraversable(true);
    node.requestFocus();
  }

  /**
   * The zone of the focus. After a card was staged with the focus on it, that is the hand, not the
   * tray.
   */
  private int zone() {
    Node owner = owner();
    if (owner != null && staged().contains(owner) && reached.filter(owner::equals).isEmpty()) {
      return 0;
    }
    for (int i = 0; owner != null && i < zones.size(); i++) {
      if (zones.get(i).get().contains(owner)) {
        return i;
      }
    }
    return -1;
  }

  private @Nullable Node owner() {
    Scene scene = table.getScene();
    return scene == null ? null : scene.getFocusOwner();
  }

  private List<CardNode> hand() {
    return picture.shown().own().hand().cards().stream()
        .filter(held -> picture.spot(held.id()).filter(Spot.InHand.class::isInstance).isPresent())
        .flatMap(held -> picture.node(held.id()).stream())
        .toList();
  }

  private List<CardNode> staged() {
    return picture.shown().own().tray().slots().stream()
        .flatMap(slot -> slot.cards().stream())
        .filter(held -> picture.spot(held.id()).filter(Spot.InTray.class::isInstance).isPresent())
        .flatMap(held -> picture.node(held.id()).stream())
        .toList();
  }
}
