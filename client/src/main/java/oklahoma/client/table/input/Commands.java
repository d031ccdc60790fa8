package oklahoma.client.table.input;

import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;

/** The commands of buttons, clicks and keys for the hand and the tray. */
public final class Commands {
  private final TableModel model;
  private final CardScene picture;
  private final MoveSender moves;
  private final TableFeedback feedback;
  private final TableLook look;
  private final Optional<GinPlay> gin;

  /**
   * @param gin the commands of gin; empty at an Oklahoma table
   */
  public Commands(
      TableModel model,
      CardScene picture,
      MoveSender moves,
      TableFeedback feedback,
      TableLook look,
      Optional<GinPlay> gin) {
    this.model = model;
    this.picture = picture;
    this.moves = moves;
    this.feedback = feedback;
    this.look = look;
    this.gin = gin;
  }

  /** Discards a card of the hand, after a question if the player's settings or gin require one. */
  public void discard(int id) {
    model
        .own()
        .hand()
        .find(id)
        .ifPresent(held -> {
          Move move = new Move.Discard(held.card());
          if (!asksFirst(move)) {
            moves.send(move, Set.of(id), at(id));
          }
        });
  }

  /** Selects this card only and gives it the focus. */
  void select(Card card) {
    model.own().hand().cards().stream()
        .filter(held -> held.card().equals(card))
        .findFirst()
        .ifPresent(held -> {
          model.own().select(Set.of(held.id()));
          picture.node(held.id()).ifPresent(Node::requestFocus);
        });
  }

  /**
   * Asks before a move: whether to give up gin, or whether to discard, if the player's settings say
   * so. Returns whether it has asked; the move must then not be sent yet.
   */
  boolean asksFirst(Move move) {
    return gin.filter(play -> play.asksFirst(move)).isPresent() || confirms(move);
  }

  /** Asks whether to discard a card; the same command while the question is visible says yes. */
  private boolean confirms(Move move) {
    boolean legal = model.refusal(move).isEmpty();
    if (!look.confirmsDiscards() || !legal || !(move instanceof Move.Discard(Card card))) {
      return false;
    }
    String question = feedback.words().confirmDiscard(card);
    boolean asked = feedback.sentence().equals(question);
    if (!asked) {
      feedback.showHint(question, frame().hand());
    }
    return !asked;
  }

  /**
   * Declares a knock with the selected, focused or hovered card as the discard, otherwise with the
   * best.
   */
  public void knock() {
    gin.ifPresent(GinPlay::knock);
  }

  /** Declares a knock with this card as the discard. */
  void declare(Card card) {
    gin.ifPresent(play -> play.declare(Optional.of(card)));
  }

  /** Lays down the staged melds. */
  public void layDown() {
    moves.showOutcome(
        model.layDown(), frame().tray().isEmpty() ? frame().status() : frame().tray());
  }

  /**
   * Puts the selected cards, or if none is selected the focused one, into a slot for this kind of
   * meld.
   */
  public void stage(Meld.Kind kind) {
    if (model.own().selected().isEmpty() && picture.focused().isPresent()) {
      model.own().select(Set.of(picture.focused().getAsInt()));
    }
    if (model.own().selected().isEmpty()) {
      feedback.showRefusal(Why.of(feedback.words().selectFirst()), frame().hand());
    } else if (model.own().tray().slotFor(kind).isEmpty()) {
      feedback.showRefusal(Why.of(feedback.words().noSlot(kind)), frame().tray());
    } else {
      model.own().stageSelected(kind);
    }
  }

  /** Switches automatic sorting on, in the order of the last sort, or off. */
  public void keepSorted() {
    ObjectProperty<KeptOrder> kept = look.habits().keptOrderProperty();
    kept.set(kept.get() == KeptOrder.OWN ? model.own().lastSort().kept() : KeptOrder.OWN);
    feedback.showHint(feedback.words().kept(kept.get()), frame().hand());
  }

  private Area at(int id) {
    return picture.spot(id).flatMap(picture.laid()::place).map(Place::area).orElse(frame().hand());
  }

  private Frame frame() {
    return picture.laid().frame();
  }
}
