package oklahoma.client.table.input.keyboard;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Zone;
import oklahoma.client.table.input.DropMoves;
import oklahoma.client.table.input.NumberedMelds;
import oklahoma.client.table.input.TableFeedback;
import oklahoma.client.table.input.Targets;
import oklahoma.client.table.input.pointer.HandPlay;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.model.Change;

/**
 * The card that the keyboard has lifted, and its legal zones, through which the arrow keys step.
 */
public final class LiftedCard {
  private final CardScene picture;
  private final TableFeedback feedback;
  private final Targets targets;
  private final HandPlay play;
  private final DropMoves drops;
  private List<Target> aimNext = List.of();
  private int step;

  public LiftedCard(
      CardScene picture, TableFeedback feedback, Targets targets, HandPlay play, DropMoves drops) {
    this.picture = picture;
    this.feedback = feedback;
    this.targets = targets;
    this.play = play;
    this.drops = drops;
  }

  /** Whether a card is lifted. */
  boolean up() {
    return !aimNext.isEmpty();
  }

  /** Puts the card back if a change has removed it from the hand; otherwise updates its zones. */
  void changed(Change change) {
    if (up() && own().filter(card -> !play.ends(card, change)).isEmpty()) {
      putBack();
    } else {
      arranged();
    }
  }

  /** Updates the zones of the lifted card, and keeps the aimed one if it is still legal. */
  void arranged() {
    if (up()) {
      Zone aimed = aimNext.get(step).zone();
      aimNext = legalZones();
      step =
          IntStream.range(0, aimNext.size())
              .filter(place -> aimNext.get(place).zone().equals(aimed))
              .findFirst()
              .orElse(0);
      light();
    }
  }

  /**
   * Lifts the focused card and aims at its first legal zone; shows a reason if it has none. Returns
   * false if no card has the focus.
   */
  boolean lift() {
    Optional<Carried.Own> own = own();
    if (own.isEmpty()) {
      return false;
    }
    aimNext = legalZones();
    if (aimNext.isEmpty()) {
      targets.of(own.get()).stream()
          .map(Target::verdict)
          .filter(Target.Verdict.Illegal.class::isInstance)
          .map(Target.Verdict.Illegal.class::cast)
          .findFirst()
          .ifPresent(why -> feedback.showRefusal(why.why(), feedback.frame().hand()));
      return true;
    }
    step = 0;
    light();
    return true;
  }

  private List<Target> legalZones() {
    return own().stream().flatMap(what -> targets.of(what).stream()).filter(Target::legal).toList();
  }

  /** The focused card and, if it is selected, the other selected cards. */
  private Optional<Carried.Own> own() {
    OptionalInt focused = picture.focused();
    return focused.isPresent() ? play.own(focused.getAsInt()) : Optional.empty();
  }

  /**
   * Performs the action of a key while a card is lifted. Returns false if the card was put back and
   * the key should now perform its usual action.
   */
  boolean act(TableKey.Action action) {
    return switch (action) {
      case LEFT -> aimNext(-1);
      case RIGHT -> aimNext(1);
      case ENTER -> drop();
      case PUT_BACK, ESCAPE -> putBack();
      default -> {
        putBack();
        yield false;
      }
    };
  }

  private boolean aimNext(int by) {
    step = Math.floorMod(step + by, aimNext.size());
    light();
    return true;
  }

  private void light() {
    if (aimNext.isEmpty()) {
      feedback.dark();
      return;
    }
    feedback.light(aimNext, Optional.of(aimNext.get(step)), false);
  }

  private boolean drop() {
    Target target = aimNext.get(step);
    putBack();
    own()
        .ifPresent(
            own -> drops.drop(own, target, new NumberedMelds.Unmoved(feedback, target.area())));
    return true;
  }

  /** Puts the card back. Returns false if none was lifted. */
  boolean putBack() {
    boolean was = up();
    aimNext = List.of();
    feedback.dark();
    return was;
  }
}
