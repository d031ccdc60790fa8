package oklahoma.client.table.input;

import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/**
 * Prepares a move that is suggested: its cards are selected or staged, or what it needs has the
 * focus. Nothing is played.
 */
public final class Preparation {
  private final Parent table;
  private final TableModel model;
  private final CardScene picture;
  private final Signs signs;
  private final Advising advising;
  private final Commands commands;

  /**
   * @param table in which what gets the focus is looked up
   */
  public Preparation(
      Parent table,
      TableModel model,
      CardScene picture,
      Signs signs,
      Advising advising,
      Commands commands) {
    this.table = table;
    this.model = model;
    this.picture = picture;
    this.signs = signs;
    this.advising = advising;
    this.commands = commands;
  }

  /** Stages the best way to lay down, and the next one each time; after the last, the first. */
  void stage() {
    Frame frame = picture.laid().frame();
    Area tray = frame.tray().isEmpty() ? frame.hand() : frame.tray();
    if (advising.refused(tray)) {
      return;
    }
    if (!CardScene.preparing(model.sight())) {
      signs.refuse(signs.words().noContract(), tray);
    } else {
      advising.given();
      model
          .own()
          .suggest()
          .ifPresentOrElse(
              way -> signs.tell(signs.words().suggestion(way), tray.centreX(), tray.y()),
              () -> signs.refuse(Why.of(signs.words().noSuggestion()), tray));
    }
  }

  /** Prepares a move. */
  void prepare(Move move) {
    switch (move) {
      case Move.Draw draw -> focus("stock");
      case Move.Take take -> focus("offer-take", "claim-want", "discard");
      case Move.Claim claim -> focus("claim-want");
      case Move.Pass pass -> focus("offer-pass", "claim-no");
      case Move.Discard(Card thrown) -> select(thrown);
      case Move.LayDown down -> stage();
      case Move.LayOff off -> select(off.card());
      case Move.Displace wild -> select(wild.card());
      case Move.Knock(Optional<Card> thrown, var melds) ->
          thrown.ifPresentOrElse(commands::declare, commands::knock);
    }
  }

  private void select(Card wanted) {
    model.own().hand().cards().stream()
        .filter(held -> held.card().equals(wanted))
        .findFirst()
        .ifPresent(held -> {
          model.own().select(Set.of(held.id()));
          picture.node(held.id()).ifPresent(Node::requestFocus);
        });
  }

  /** Gives the first of these that is seen the focus. */
  private void focus(String... ids) {
    for (String id : ids) {
      Node node = table.lookup("#" + id);
      if (node != null && seen(node)) {
        node.requestFocus();
        return;
      }
    }
  }

  private static boolean seen(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
