package oklahoma.client.table.input.pointer;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.util.Duration;
import oklahoma.client.table.gesture.DropMeaning;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.input.ClaimAnswers;
import oklahoma.client.table.input.Commands;
import oklahoma.client.table.input.NumberedMelds;
import oklahoma.client.table.input.TableFeedback;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Why;

/** The effects of clicks and double clicks. */
public final class Clicks {
  private static final Duration UNDO = Duration.millis(600);

  private final TableModel model;
  private final TableFeedback feedback;
  private final TableLook look;
  private final Commands commands;
  private final ClaimAnswers claims;
  private final NumberedMelds melds;
  private final PauseTransition discarding = new PauseTransition(UNDO);
  private OptionalInt anchor = OptionalInt.empty();

  public Clicks(
      TableModel model,
      TableFeedback feedback,
      TableLook look,
      Commands commands,
      ClaimAnswers claims,
      NumberedMelds melds) {
    this.model = model;
    this.feedback = feedback;
    this.look = look;
    this.commands = commands;
    this.claims = claims;
    this.melds = melds;
  }

  /** Cancels a delayed discard and removes its sentence. Returns false if none was waiting. */
  boolean keepDiscard() {
    boolean waiting = discarding.getStatus() == Animation.Status.RUNNING;
    if (waiting) {
      discarding.stop();
      feedback.answered();
    }
    return waiting;
  }

  /**
   * Performs a click.
   *
   * @param grab what was pressed
   * @param count number of clicks in quick succession
   * @param extend whether to select all cards from the one clicked before
   */
  void clicked(HitResult grab, int count, boolean extend, Point2D at) {
    switch (grab) {
      case HitResult.InHand(int id) when count == 2 -> twice(id);
      case HitResult.InHand(int id) when count == 1 -> once(id, extend);
      case HitResult.InHand more -> {}
      case HitResult.InTray(int id) when count == 1 -> model.own().unstage(Set.of(id));
      case HitResult.InTray more -> {}
      case HitResult.OnStock stock when count == 1 -> claims.draw();
      case HitResult.OnStock more -> {}
      case HitResult.OnPile pile when count == 1 -> pile();
      case HitResult.OnPile more -> {}
      case HitResult.OnKnock knock when count == 1 -> commands.knock();
      case HitResult.OnKnock more -> {}
      case HitResult.OnMeld(int meld) when count == 1 -> melds.click(meld, at.getX());
      case HitResult.OnMeld more -> {}
      case HitResult.InSlot(int slot) -> slot(slot);
      case HitResult.AtSeat _, HitResult.Nowhere _ -> model.own().select(Set.of());
    }
  }

  private void once(int id, boolean extend) {
    if (extend && anchor.isPresent()) {
      int from = model.own().hand().indexOf(anchor.getAsInt());
      int to = model.own().hand().indexOf(id);
      Set<Integer> ids = new HashSet<>(model.playerView().own().selected());
      for (int i = Math.min(from, to); i >= 0 && i <= Math.max(from, to); i++) {
        ids.add(model.own().hand().cards().get(i).id());
      }
      model.own().select(ids);
    } else {
      model.own().toggle(id);
      anchor = OptionalInt.of(id);
    }
  }

  /**
   * Plays a card by a double click: lays it off if it fits in exactly one place, discards it if it
   * fits nowhere.
   */
  private void twice(int id) {
    Optional<Held> held = model.own().hand().find(id);
    Prompt prompt = model.promptProperty().get();
    if (held.isEmpty() || !prompt.plays()) {
      return;
    }
    model.own().select(Set.of(id));
    List<Target> fitting = melds.fitting(held.get());
    if (fitting.size() == 1) {
      melds.drop(List.of(held.get()), fitting.getFirst());
    } else if (fitting.isEmpty() && prompt instanceof Prompt.Play && look.doubleClickDiscards()) {
      discardByClicks(held.get());
    } else if (fitting.size() > 1) {
      melds.number();
      feedback.showRefusal(Why.of(feedback.words().severalPlaces()), feedback.frame().hand());
    }
  }

  /**
   * Discards at once if a question comes first, otherwise after a delay in which the player can
   * undo it.
   */
  private void discardByClicks(Held held) {
    if (look.confirmsDiscards()) {
      commands.discard(held.id());
    } else {
      discardSoon(held);
    }
  }

  private void discardSoon(Held held) {
    feedback.showHint(feedback.words().discarding(held.card()), held.id());
    discarding.setOnFinished(e -> commands.discard(held.id()));
    discarding.playFromStart();
  }

  /** Cancels a delayed discard if its turn is over. */
  public void changed() {
    if (!(model.promptProperty().get() instanceof Prompt.Play)) {
      discarding.stop();
    }
  }

  private void pile() {
    List<Held> selected = model.own().selected();
    boolean play = model.promptProperty().get() instanceof Prompt.Play;
    if (play && selected.size() == 1) {
      commands.discard(selected.getFirst().id());
    } else if (play && selected.size() > 1) {
      feedback.showRefusal(
          Why.of(feedback.words().fault(DropMeaning.Fault.ONE_CARD_ONLY, selected.size())),
          feedback.frame().pile());
    } else {
      claims.take();
    }
  }

  private void slot(int slot) {
    List<Integer> ids = model.own().selected().stream().map(Held::id).toList();
    if (!ids.isEmpty()) {
      model.own().stage(slot, ids);
    }
  }
}
