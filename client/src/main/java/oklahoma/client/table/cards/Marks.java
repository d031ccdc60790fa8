package oklahoma.client.table.cards;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.css.PseudoClass;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.hand.HandOrder;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Fitting;
import oklahoma.client.table.model.playerview.PlayerView;
import org.jspecify.annotations.Nullable;

/**
 * The marks on cards: selected, new, focused, fitting a meld, or going together with the card under
 * the pointer.
 */
public final class Marks {
  private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("held-focus");

  private final CardLayer layer;
  private boolean wanted = true;
  private @Nullable PlayerView judged;
  private Set<Integer> fitting = Set.of();

  Marks(CardLayer layer) {
    this.layer = layer;
  }

  /** Sets whether fitting and matching cards are marked. */
  public void setShown(boolean on) {
    wanted = on;
    judged = null;
  }

  /** Updates the marks of all cards. */
  void show(PlayerView shown, OptionalInt hovered, OptionalInt focused) {
    judge(shown);
    Set<Integer> with = with(shown, hovered);
    Set<CardNode> others = new HashSet<>(layer.nodes());
    Map<Integer, Spot> spots = CardScene.spots(shown);
    for (Held held : shown.own().hand().cards()) {
      Optional<CardNode> inHand =
          Optional.ofNullable(spots.get(held.id()))
              .filter(Spot.InHand.class::isInstance)
              .flatMap(layer::node);
      inHand.ifPresent(node -> {
        others.remove(node);
        node.setSelected(shown.own().selected().contains(held.id()));
        node.setFresh(held.fresh());
        node.setMarked(with.contains(held.id()));
        node.setFitting(fitting.contains(held.id()));
        node.pseudoClassStateChanged(FOCUSED, focused.equals(OptionalInt.of(held.id())));
      });
    }
    others.forEach(Marks::clear);
    focused.ifPresent(id ->
        Optional.ofNullable(spots.get(id))
            .filter(Spot.InTray.class::isInstance)
            .flatMap(layer::node)
            .ifPresent(staged -> staged.pseudoClassStateChanged(FOCUSED, true)));
  }

  /** Asks the rules which cards fit, once for each state of deal and hand. */
  private void judge(PlayerView shown) {
    PlayerView last = judged;
    boolean same =
        last != null
            && last.game().equals(shown.game())
            && last.own().hand().equals(shown.own().hand());
    if (!same) {
      judged = shown;
      fitting = wanted ? Fitting.onMelds(shown) : Set.of();
    }
  }

  private Set<Integer> with(PlayerView shown, OptionalInt hovered) {
    HandOrder hand = shown.own().hand();
    Optional<Held> pointed =
        wanted && hovered.isPresent() ? hand.find(hovered.getAsInt()) : Optional.empty();
    return pointed
        .map(held -> Fitting.with(held, hand.cards(), shown.game().rules()))
        .orElse(Set.of());
  }

  private static void clear(CardNode node) {
    node.setSelected(false);
    node.setFresh(false);
    node.setMarked(false);
    node.setFitting(false);
    node.pseudoClassStateChanged(FOCUSED, false);
  }
}
