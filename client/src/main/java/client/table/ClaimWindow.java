package client.table;

import client.table.layout.Frame;
import client.table.panel.ClaimCard;
import client.table.panel.Countdown;
import java.util.Optional;
import java.util.function.BiPredicate;
import rules.oklahoma.Phase;

/** Asks the player what the claim window of the moment asks, on the claim card (O-11). */
final class ClaimWindow {
  private final TableModel model;
  private final ClaimCard card;
  private final BiPredicate<Prompt.Claim, Boolean> answer;

  /**
   * @param answer tells the host whether the player wants the card; whether it could be told
   */
  ClaimWindow(Kit kit, BiPredicate<Prompt.Claim, Boolean> answer) {
    this.model = kit.model();
    this.answer = answer;
    this.card =
        new ClaimCard(kit.texts(), System::nanoTime, this::answered, kit.actions()::claimChoices);
    card.noUntilMyTurnProperty().bindBidirectional(model.noUntilMyTurnProperty());
  }

  /** The card. */
  ClaimCard card() {
    return card;
  }

  /** Asks, or stops asking, as the table does now. */
  void follow() {
    switch (model.promptProperty().get()) {
      case Prompt.Claim window -> card.ask(question(window));
      case Prompt.Answered answered ->
          card.answered(answered.card(), answered.wants(), countdown(answered.until()));
      case Prompt.NotAsked window -> card.close();
      case Prompt.Draw draw -> card.close();
      case Prompt.Play turn -> card.close();
      case Prompt.Watch watch -> card.close();
      case Prompt.Shuffling shuffling -> card.close();
      case Prompt.DealOver over -> card.close();
      case Prompt.Offer offer -> card.close();
      case Prompt.Offered offer -> card.close();
      case Prompt.Defend defend -> card.close();
      case Prompt.Defended defended -> card.close();
    }
  }

  /** Finds its room: the card below the piles, its ring on the pile. */
  void lie(Frame frame) {
    double ring = Math.rint(34 * frame.unit());
    card.onPile()
        .resizeRelocate(
            frame.pile().right() - ring * 0.7, frame.pile().y() - ring * 0.3, ring, ring);
    card.autosize();
    card.relocate(frame.claim().x(), frame.claim().y());
  }

  private ClaimCard.Question question(Prompt.Claim window) {
    var deal = model.sight().deal();
    boolean first = deal.phase() instanceof Phase.Claiming open && open.first();
    return new ClaimCard.Question(
        window.card(),
        first ? Optional.empty() : Optional.of(model.nameOf(window.discarder())),
        window.next(),
        deal.rules().penalty(),
        countdown(window.until()));
  }

  private void answered(boolean wants) {
    boolean told =
        model.promptProperty().get() instanceof Prompt.Claim window && answer.test(window, wants);
    if (!told) {
      follow();
    }
  }

  private static Optional<Countdown> countdown(Optional<Deadline> until) {
    return until.map(end -> new Countdown(end.endNanos(), end.lengthMs()));
  }
}
