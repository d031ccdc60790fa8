package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;

/**
 * Prepares a suggested move: selects or stages its cards, or gives the focus to its control. The
 * move is played only when the player presses Enter.
 */
public final class Preparation {
  private final Parent table;
  private final TableModel model;
  private final TableFeedback feedback;
  private final Advising advising;
  private final LayOffAll layOffAll;
  private final Commands commands;

  /**
   * @param table searched for the controls
   */
  public Preparation(
      Parent table,
      TableModel model,
      TableFeedback feedback,
      Advising advising,
      LayOffAll layOffAll,
      Commands commands) {
    this.table = table;
    this.model = model;
    this.feedback = feedback;
    this.advising = advising;
    this.layOffAll = layOffAll;
    this.commands = commands;
  }

  /**
   * Stages the best way to lay down; each further call stages the next best, and the first again
   * after the last.
   */
  void stage() {
    Frame frame = feedback.frame();
    Area tray = frame.tray().isEmpty() ? frame.hand() : frame.tray();
    if (advising.refused(tray)) {
      return;
    }
    if (!CardScene.preparing(model.playerView())) {
      feedback.showRefusal(feedback.words().noContract(), tray);
    } else {
      advising.reportSeen();
      model
          .own()
          .suggest()
          .ifPresentOrElse(
              way -> feedback.showHint(feedback.words().suggestion(way), tray.centreX(), tray.y()),
              () -> feedback.showRefusal(Why.of(feedback.words().noSuggestion()), tray));
    }
  }

  /** Prepares a move. */
  void prepare(Move move) {
    switch (move) {
      case Move.Draw draw -> focus("stock");
      case Move.Take take -> focus("offer-take", "claim-want", "discard");
      case Move.Claim claim -> focus("claim-want");
      case Move.Pass pass -> focus("offer-pass", "claim-no");
      case Move.Discard(Card thrown) -> commands.select(thrown);
      case Move.LayDown(List<Meld> melds) -> stage(melds);
      case Move.LayOff off -> layOffAll.preview(off.card(), off);
      case Move.Swap wild -> layOffAll.preview(wild.card(), wild);
      case Move.Knock(Optional<Card> thrown, var melds) ->
          thrown.ifPresentOrElse(commands::declare, commands::knock);
    }
  }

  /** Stages the melds and focuses the button. In gin there is no tray, so nothing is staged. */
  private void stage(List<Meld> melds) {
    if (CardScene.preparing(model.playerView())) {
      model.own().stage(melds);
    }
    focus("lay-down", "lay-off-done");
  }

  /** Gives the focus to the first of these controls that is visible. */
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
