package oklahoma.client.match.score;

import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Contract;

/** The panel after a hand: who went out, the scores, and the next contract. */
public final class DealEndPanel extends VBox {
  private final ScoreSheet sheet;

  /** What the player can do on the panel. */
  public interface Actions {
    /** Declares the player ready for the next hand. */
    void next();

    /** Hides the panel to show the table. */
    void look();

    /** Stops the clock after which the next hand would begin. */
    void hold();

    /** Shows what the player could have laid down or done better. */
    void missed(Missed what);

    /** Leaves the table. */
    void leave();
  }

  /** What the player may look back on. */
  public enum Missed {
    /** The best way to lay down the cards left in the hand. */
    LAYING_DOWN,
    /** The player's moves in the deal or match. */
    MOVES
  }

  /**
   * The pause before the next hand.
   *
   * @param ready which players are ready
   * @param until when the next hand begins automatically; if empty, only when all are ready
   * @param nanos the clock of that countdown
   * @param seated whether the player has a seat, and so the buttons of the pause
   * @param missed what the player may look back on
   * @param saves whether a player who leaves can continue the match later
   */
  public record Pause(
      ObservableValue<ReadyButton.State> ready,
      ObservableValue<Optional<Countdown>> until,
      LongSupplier nanos,
      boolean seated,
      Set<Missed> missed,
      boolean saves) {}

  /**
   * @param out the player who went out; empty if the hand was blocked
   * @param pause the pause before the next hand
   */
  public DealEndPanel(
      Texts texts,
      Standing standing,
      Players players,
      Optional<Seat> out,
      Pause pause,
      Actions actions) {
    Controls controls = new Controls(texts);
    Label banner = Controls.wrapped(new Label());
    banner.textProperty().bind(controls.live(() -> banner(texts, players, out)));
    banner.getStyleClass().add("banner");
    sheet = new ScoreSheet(texts).filling();
    sheet.show(standing, players);
    texts.whileSeen(sheet, () -> sheet.show(standing, players));
    int hand = Math.min(standing.deals().size() + 1, Contract.values().length);
    Label next = controls.line(() -> next(texts, hand));
    next.getStyleClass().add("next-contract");
    Node buttons =
        PauseFoot.of(controls, "score.next-hand", players.names().size(), pause, actions);
    setSpacing(14);
    Controls.question(this, "deal-end", banner.textProperty());
    getChildren().addAll(banner, sheet, next, buttons);
  }

  /** Shows which deals were verified. */
  public void prove(ProofMarks marks) {
    sheet.prove(marks);
  }

  private static String banner(Texts texts, Players players, Optional<Seat> out) {
    return out.map(seat ->
            players.isMe(seat)
                ? texts.say("score.you-out")
                : texts.say("score.out", players.name(seat)))
        .orElseGet(() -> texts.say("score.blocked"));
  }

  private static String next(Texts texts, int hand) {
    String contract = texts.say("score.contract." + Contract.ofHand(hand).name());
    return texts.say("score.next-contract", hand, contract);
  }
}
