package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.meld.GinArrangement;

/**
 * The panel after a round of gin: the result, the melds and deadwood of each player, and the
 * scores.
 */
public final class GinEndPanel extends VBox {
  private final Texts texts;
  private final Players players;
  private final Gin deal;
  private final VBox result = new VBox(6);
  private final ScoreSheet sheet;

  /**
   * @param deal the finished deal
   * @param pause the pause before the next round
   */
  public GinEndPanel(
      Texts texts,
      Standing standing,
      Players players,
      Gin deal,
      DealEndPanel.Pause pause,
      DealEndPanel.Actions actions) {
    this.texts = texts;
    this.players = players;
    this.deal = deal;
    Controls controls = new Controls(texts);
    Label banner = Controls.wrapped(new Label());
    banner.textProperty().bind(controls.live(() -> GinComparison.of(texts, players, deal)));
    banner.setId("gin-banner");
    banner.getStyleClass().addAll("banner", "gin-banner");
    sheet = new ScoreSheet(texts, deal.rules()).filling();
    sheet.show(standing, players);
    show();
    texts.whileSeen(
        this,
        () -> {
          sheet.show(standing, players);
          show();
        });
    Node buttons = PauseFoot.of(controls, "gin.next", players.names().size(), pause, actions);
    setSpacing(14);
    Controls.question(this, "deal-end", banner.textProperty());
    getChildren().setAll(banner, result, sheet, buttons);
  }

  /** Shows which deals were verified. */
  public void prove(ProofMarks marks) {
    sheet.prove(marks);
  }

  private void show() {
    result.getChildren().clear();
    if (deal.result().outcome() instanceof GinResult.Called called) {
      result.getChildren().add(line(called.caller(), called.melds(), List.of(), called.deadwood()));
      for (GinResult.Defender defender : called.defenders()) {
        result
            .getChildren()
            .add(line(defender.seat(), defender.melds(), defender.laidOff(), defender.deadwood()));
      }
    }
  }

  private Label line(Seat seat, List<Meld> melds, List<Card> laidOff, List<Card> deadwood) {
    GinNames names = new GinNames(texts);
    List<String> parts = new ArrayList<>();
    if (!melds.isEmpty()) {
      parts.add(names.melds(melds));
    }
    if (!laidOff.isEmpty()) {
      parts.add(texts.say("gin.result.laid-off", laidOff));
    }
    parts.add(
        deadwood.isEmpty()
            ? texts.say("gin.result.nothing-left")
            : texts.say("gin.result.left", deadwood, points(deadwood)));
    Label line =
        Controls.wrapped(
            new Label(
                texts.say(
                    "gin.result.line", players.label(texts, seat), String.join("  ·  ", parts))));
    line.getStyleClass().addAll("statistic", "gin-line");
    return line;
  }

  private int points(List<Card> cards) {
    return new GinArrangement(List.of(), cards).points(deal.rules().runs());
  }
}
