package client.score;

import client.fair.ProofMarks;
import client.page.Controls;
import client.text.GinNames;
import client.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rules.Seat;
import rules.Standing;
import rules.card.Card;
import rules.card.Meld;
import rules.gin.Arrangement;
import rules.gin.Gin;
import rules.gin.GinResult;
import rules.gin.RoundScore;
import rules.gin.RoundScores;

/** After a round of gin: what stood against what, what it is worth, the score, what comes next. */
public final class GinEndPanel extends VBox {
  private final Texts texts;
  private final Players players;
  private final Gin deal;
  private final VBox result = new VBox(6);
  private final ScoreSheet sheet;

  /**
   * The panel.
   *
   * @param deal the finished deal
   * @param pause how it goes on
   */
  public GinEndPanel(
      Texts texts,
      Standing standing,
      Players players,
      Gin deal,
      DealEndPanel.Pause pause,
      DealEndPanel.Wishes wishes) {
    this.texts = texts;
    this.players = players;
    this.deal = deal;
    Controls controls = new Controls(texts);
    Label banner = Controls.wrapped(new Label());
    banner.textProperty().bind(controls.live(this::banner));
    banner.setId("gin-banner");
    banner.getStyleClass().add("banner");
    sheet = new ScoreSheet(texts, deal.rules());
    sheet.show(standing, players);
    show();
    texts.whileSeen(
        this,
        () -> {
          sheet.show(standing, players);
          show();
        });
    PauseFoot buttons = new PauseFoot(controls, "gin.next", players.names().size(), pause, wishes);
    setSpacing(14);
    setId("deal-end");
    setAccessibleRole(AccessibleRole.DIALOG);
    accessibleTextProperty().bind(banner.textProperty());
    getStyleClass().add("question-card");
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren().setAll(banner, result, sheet, buttons);
  }

  /** Shows whether the deals were verified. */
  public void prove(ProofMarks marks) {
    sheet.prove(marks);
  }

  /** The comparison in one line: what stood against what, and who gets how much. */
  private String banner() {
    return switch (deal.result().outcome()) {
      case GinResult.VoidDeal(GinResult.Cause cause) ->
          switch (cause) {
            case STOCK -> texts.say("log.gin.void.stock");
            case LOOP -> texts.say("log.gin.void.loop");
          };
      case GinResult.Called called -> banner(called);
    };
  }

  private String banner(GinResult.Called called) {
    RoundScore score = RoundScores.of(deal.rules(), deal.result());
    Seat winner = score.winners().getFirst();
    int own = points(called.deadwood());
    String others =
        String.join(
            ", ",
            called.defenders().stream()
                .map(defender -> Integer.toString(points(defender.deadwood())))
                .toList());
    String who = players.name(winner);
    int worth = score.points().get(winner.ordinal());
    boolean mine = players.isMe(winner);
    if (called.call() != GinResult.Call.KNOCK) {
      boolean gin = called.call() == GinResult.Call.GIN;
      return mine
          ? texts.say(gin ? "gin.result.gin.you" : "gin.result.big-gin.you", worth)
          : texts.say(gin ? "gin.result.gin" : "gin.result.big-gin", who, worth);
    }
    if (winner != called.caller()) {
      return mine
          ? texts.say("gin.result.undercut.you", others, own, worth)
          : texts.say("gin.result.undercut", others, own, who, worth);
    }
    return mine
        ? texts.say("gin.result.you", own, others, worth)
        : texts.say("gin.result", own, others, who, worth);
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
                texts.say("gin.result.line", players.name(seat), String.join("  ·  ", parts))));
    line.getStyleClass().add("statistic");
    line.setMaxWidth(640);
    return line;
  }

  private int points(List<Card> cards) {
    return new Arrangement(List.of(), cards).points(deal.rules().runs());
  }
}
