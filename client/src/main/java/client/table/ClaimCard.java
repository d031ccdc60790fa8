package client.table;

import client.table.layout.Area;
import client.text.Texts;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.FontWeight;

/**
 * The question of a claim window, beside the discard pile: the same for every seat that is asked,
 * whether or not the card is useful.
 */
final class ClaimCard extends VBox {
  private static final PseudoClass UNARMED = PseudoClass.getPseudoClass("unarmed");

  private final Texts texts;
  private final SignedText title = new SignedText("claim-title");
  private final SignedText price = new SignedText("claim-price");
  private final Countdown countdown = new Countdown();
  private final KeyedButton want = new KeyedButton("claim-want", "Space", "primary");
  private final KeyedButton decline = new KeyedButton("claim-no", "N");
  private final CheckBox untilMyTurn = new CheckBox();
  private final HBox buttons = new HBox(want, decline);
  private final HBox head;

  /**
   * @param yes what happens on "I want it"
   * @param no what happens on "no"
   */
  ClaimCard(Texts texts, Runnable yes, Runnable no) {
    this.texts = texts;
    setId("claim");
    getStyleClass().add("claim-card");
    setAccessibleRole(AccessibleRole.DIALOG);
    Region spring = new Region();
    HBox.setHgrow(spring, Priority.ALWAYS);
    head = new HBox(title, spring, countdown);
    head.getStyleClass().add("claim-head");
    head.setAlignment(Pos.CENTER_LEFT);
    title.setMinWidth(0);
    price.setMinWidth(0);
    HBox.setHgrow(title, Priority.SOMETIMES);
    buttons.getStyleClass().add("claim-buttons");
    untilMyTurn.setId("claim-none");
    untilMyTurn.setMinWidth(0);
    untilMyTurn.setWrapText(true);
    want.setOnAction(e -> yes.run());
    decline.setOnAction(e -> no.run());
    getChildren().addAll(head, price, buttons, untilMyTurn);
    setVisible(false);
    setManaged(false);
  }

  /** The switch that answers no to everything until one's own turn. */
  CheckBox untilMyTurn() {
    return untilMyTurn;
  }

  /** The ring that shows how long the window is open. */
  Countdown countdown() {
    return countdown;
  }

  /** Whether it stands open with its question. */
  boolean asks() {
    return isVisible() && buttons.isVisible();
  }

  /** Shows the question, or what was answered, or nothing. */
  void show(Prompt prompt, String discarder, int penalty, Area area, double unit) {
    switch (prompt) {
      case Prompt.Claim claim -> {
        title.setWords(texts.say("board.claim.title", discarder, claim.card()));
        price.setWords(
            claim.next()
                ? texts.say("board.claim.next")
                : texts.say("board.claim.penalty", penalty));
        want.setWords(texts.say(claim.next() ? "board.claim.take" : "board.claim.want"));
        decline.setWords(texts.say(claim.next() ? "board.claim.draw" : "board.claim.no"));
        open(true, claim.until());
        untilMyTurn.setVisible(!claim.next());
        untilMyTurn.setManaged(!claim.next());
      }
      case Prompt.Answered answered -> {
        title.setWords(
            texts.say(
                answered.wants() ? "board.claim.asked" : "board.claim.declined", answered.card()));
        price.setWords(texts.say("board.claim.wait"));
        open(false, answered.until());
        untilMyTurn.setVisible(true);
        untilMyTurn.setManaged(true);
      }
      case Prompt.NotAsked unasked -> setVisible(false);
      case Prompt.Draw draw -> setVisible(false);
      case Prompt.Play play -> setVisible(false);
      case Prompt.Watch watch -> setVisible(false);
      case Prompt.Shuffling shuffling -> setVisible(false);
      case Prompt.DealOver over -> setVisible(false);
    }
    untilMyTurn.setText(texts.say("board.claim.none"));
    title.font(14 * unit, FontWeight.BOLD);
    price.font(12 * unit, FontWeight.NORMAL);
    countdown.setRadius(13 * unit);
    setPrefWidth(area.width());
    double height = prefHeight(area.width());
    resizeRelocate(area.x(), area.y(), area.width(), Math.rint(height));
    setAccessibleText(title.words() + ". " + price.words());
  }

  /** Whether the answers can be given already. */
  void setArmed(boolean armed) {
    pseudoClassStateChanged(UNARMED, !armed);
  }

  private void open(boolean asking, Optional<Deadline> until) {
    setVisible(true);
    buttons.setVisible(asking);
    buttons.setManaged(asking);
    countdown.setVisible(until.isPresent());
  }
}
