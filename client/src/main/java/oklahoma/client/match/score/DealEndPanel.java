package oklahoma.client.match.score;

import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.table.model.sight.Countdown;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Contract;

/** After a hand: who went out, the score, what comes next. */
public final class DealEndPanel extends VBox {
  private final ScoreSheet sheet;

  /** What the player can do then. */
  public interface Actions {
    /** Go on to the next hand. */
    void next();

    /** Look at the table. */
    void look();

    /** Keep the next hand from beginning by itself. */
    void hold();

    /** See what could have been laid down, or done better. */
    void missed(Missed what);

    /** Leave the table. */
    void leave();
  }

  /** What the player may look back on. */
  public enum Missed {
    /** The best way to lay down the hand that was left. */
    LAYING_DOWN,
    /** The player's moves in the deal, or in the match. */
    MOVES
  }

  /**
   * How it goes on.
   *
   * @param ready who is ready for the next hand
   * @param until when the next hand begins by itself; empty if it waits for everybody
   * @param nanos the clock of that countdown
   * @param seated whether the player sits here, and so goes on or keeps it from that
   * @param missed what the player may look back on
   * @param saves whether the match waits for a player who leaves
   */
  public record Pause(
      ObservableValue<ReadyButton.State> ready,
      ObservableValue<Optional<Countdown>> until,
      LongSupplier nanos,
      boolean seated,
      Set<Missed> missed,
      boolean saves) {}

  /**
   * The panel.
   *
   * @param out who went out; empty if the hand was blocked
   * @param pause how it goes on
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

  /** Shows whether the deals were verified. */
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
