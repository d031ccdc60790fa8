package oklahoma.client.table.view;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.ClaimUse;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Tip;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * Asks the player on the claim card whether to claim (O-11). Lets the owner of the table close
 * claims that wait for all players, once the owner has answered.
 */
final class ClaimWindow {
  private static final double APART = 8;

  /** The largest scale of the ring on the pile, relative to the table's unit. */
  private static final double LARGEST_RING = 1.3;

  private final TableModel model;
  private final TableWords words;
  private final TableLook look;
  private final ClaimCard card;
  private final BiPredicate<Prompt.Claim, Boolean> answer;
  private final Button closing;

  /**
   * @param choices opens the choices about which claims the player is asked
   * @param answer sends the player's answer to the host; false if it could not be sent
   */
  ClaimWindow(
      TableModel model,
      TableWords words,
      TableLook look,
      Runnable choices,
      BiPredicate<Prompt.Claim, Boolean> answer) {
    this.model = model;
    this.words = words;
    this.look = look;
    this.answer = answer;
    this.card = new ClaimCard(words.texts(), model::nanos, model::counted, this::answered, choices);
    card.noUntilMyTurnProperty().bindBidirectional(model.answers().noUntilMyTurnProperty());
    card.passOnProperty().bindBidirectional(model.answers().passOnProperty());
    this.closing = closing(words.texts());
  }

  private Button closing(Texts texts) {
    Button button = new Button();
    button.setId("close-window");
    button.getStyleClass().addAll("panel-button", "plain");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.textProperty().bind(texts.live("widgets.claim.close-now"));
    Tip.on(button, texts.live("widgets.claim.close-now.tip"));
    button.setOnAction(pressed -> model.closeWindow());
    button.setVisible(false);
    return button;
  }

  ClaimCard card() {
    return card;
  }

  /** The nodes of the question, from back to front. */
  List<Node> nodes() {
    return List.of(card.onPile(), card, closing);
  }

  /** Shows or hides the question for the current prompt. */
  void follow() {
    closing.setVisible(mayClose());
    switch (model.promptProperty().get()) {
      case Prompt.Claim window -> card.ask(question(window));
      case Prompt.Answered answered ->
          card.answered(answered.card(), answered.claims(), answered.until());
      case Prompt.NotAsked window -> card.others(window.until());
      case Prompt.Draw _, Prompt.Play _, Prompt.Watch _, Prompt.Shuffling _ -> card.close();
      case Prompt.DealOver _, Prompt.Offer _, Prompt.Offered _, Prompt.Defend _ -> card.close();
      case Prompt.Defended _ -> card.close();
    }
  }

  /** If the player has lost a claim, shows why; nobody else learns of the claim (O-15). */
  void changed(Change change) {
    switch (change) {
      case Change.Happened happened -> {
        if (happened.event() instanceof Event.ClaimSettled settled
            && model.log().lostClaim().isPresent()) {
          card.lost(settled.card(), words.claimLost(settled), look.notice());
        }
      }
      case Change.Dealt _, Change.Restored _ -> forget();
      case Change.TakenBack _, Change.Rearranged _ -> {}
    }
  }

  private void forget() {
    card.clear();
    follow();
  }

  /** Places the card below the piles, and the ring on the discard pile. */
  void place(Frame frame) {
    double ring = Math.rint(34 * Math.min(frame.type(), LARGEST_RING * frame.unit()));
    card.onPile().setStyle(FontFitter.style(FontFitter.USUAL * ring / 34));
    card.onPile()
        .resizeRelocate(
            frame.pile().right() - ring * 0.7, frame.pile().y() - ring * 0.3, ring, ring);
    card.setStyle(FontFitter.style(FontFitter.USUAL * frame.claimType()));
    if (card.isVisible()) {
      card.applyCss();
      card.autosize();
    }
    card.relocate(frame.claim().x(), frame.claim().y());
    closing.autosize();
    double below = card.isVisible() ? card.getHeight() + APART : 0;
    closing.relocate(frame.claim().x(), frame.claim().y() + below);
  }

  /** Whether the card covers a status line at this y coordinate, or says the same. */
  boolean replaces(double y) {
    return card.showsAnswer() || (card.isVisible() && card.getLayoutY() + card.getHeight() > y);
  }

  /** The y coordinate down to which the question takes the space; 0 if there is none. */
  double bottom() {
    return Stream.of(card, closing)
        .filter(Node::isVisible)
        .mapToDouble(node -> node.getLayoutY() + node.getLayoutBounds().getHeight() + APART)
        .max()
        .orElse(0);
  }

  /** Whether the player owns the table, and claims wait without a time limit for another human. */
  private boolean mayClose() {
    Prompt prompt = model.promptProperty().get();
    boolean endless =
        (prompt instanceof Prompt.Answered mine && mine.until().isEmpty())
            || (prompt instanceof Prompt.NotAsked others && others.until().isEmpty());
    return endless
        && model.people().owns()
        && model.playerView().deal().phase() instanceof OklahomaPhase.Claiming open
        && model.labelsProperty().get().stream().anyMatch(label -> asks(open, label));
  }

  private boolean asks(OklahomaPhase.Claiming open, SeatLabel label) {
    boolean me = model.playerView().seat().equals(Optional.of(label.seat()));
    return !me && label.bot().isEmpty() && open.eligible().contains(label.seat());
  }

  private ClaimCard.Question question(Prompt.Claim window) {
    var deal = model.playerView().deal();
    boolean first = deal.phase() instanceof OklahomaPhase.Claiming open && open.first();
    return new ClaimCard.Question(
        window.card(),
        first ? Optional.empty() : Optional.of(model.nameOf(window.discarder())),
        way(window),
        deal.rules().claims().penalty(),
        model
            .playerView()
            .seat()
            .filter(me -> look.habits().markFittingProperty().get())
            .flatMap(me -> ClaimUse.of(deal, me, window)),
        window.until());
  }

  private static ClaimCard.Way way(Prompt.Claim window) {
    if (!window.next()) {
      return ClaimCard.Way.OUT_OF_TURN;
    }
    return window.drawRefused().isEmpty() ? ClaimCard.Way.DRAW : ClaimCard.Way.ONLY_DRAW;
  }

  private void answered(boolean claims) {
    boolean sent =
        model.promptProperty().get() instanceof Prompt.Claim window && answer.test(window, claims);
    if (!sent) {
      follow();
    }
  }
}
