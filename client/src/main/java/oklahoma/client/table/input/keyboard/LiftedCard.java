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

/** The card that the keyboard has lifted, and its walk through the places where it may go. */
public final class LiftedCard {
  private final CardScene picture;
  private final TableFeedback feedback;
  private final Targets targets;
  private final HandPlay play;
  private final DropMoves drops;
  private List<Target> walk = List.of();
  private int step;

  public LiftedCard(
      CardScene picture, TableFeedback feedback, Targets targets, HandPlay play, DropMoves drops) {
    this.picture = picture;
    this.feedback = feedback;
    this.targets = targets;
    this.play = play;
    this.drops = drops;
  }

  /** Whether there is one. */
  boolean up() {
    return !walk.isEmpty();
  }

  /** The table has changed: a card that is gone is no longer lifted. */
  void changed(Change change) {
    if (up() && own().filter(card -> !play.ends(card, change)).isEmpty()) {
      putBack();
    } else {
      arranged();
    }
  }

  /** Everything has moved: the card has other places now, or none any more. */
  void arranged() {
    if (up()) {
      Zone aimed = walk.get(step).zone();
      walk = walks();
      step =
          IntStream.range(0, walk.size())
              .filter(place -> walk.get(place).zone().equals(aimed))
              .findFirst()
              .orElse(0);
      light();
    }
  }

  /** Lifts the focused card and aims at its first legal target; whether there is such a card. */
  boolean lift() {
    Optional<Carried.Own> own = own();
    if (own.isEmpty()) {
      return false;
    }
    walk = walks();
    if (walk.isEmpty()) {
      targets.of(own.get()).stream()
          .map(Target::verdict)
          .filter(Target.Verdict.Illegal.class::isInstance)
          .map(Target.Verdict.Illegal.class::cast)
          .findFirst()
          .ifPresent(why -> feedback.refuse(why.why(), feedback.frame().hand()));
      return true;
    }
    step = 0;
    light();
    return true;
  }

  private List<Target> walks() {
    return own().stream().flatMap(what -> targets.of(what).stream()).filter(Target::legal).toList();
  }

  /** The card with the focus, and those that are selected with it. */
  private Optional<Carried.Own> own() {
    OptionalInt focused = picture.focused();
    return focused.isPresent() ? play.own(focused.getAsInt()) : Optional.empty();
  }

  /** Does what a key asks for while the card is lifted; whether nothing is left to do of it. */
  boolean act(TableKey.Action action) {
    return switch (action) {
      case LEFT -> walk(-1);
      case RIGHT -> walk(1);
      case ENTER -> drop();
      case PUT_BACK, ESCAPE -> putBack();
      default -> {
        putBack();
        yield false;
      }
    };
  }

  private boolean walk(int by) {
    step = Math.floorMod(step + by, walk.size());
    light();
    return true;
  }

  private void light() {
    if (walk.isEmpty()) {
      feedback.dark();
      return;
    }
    feedback.light(walk, Optional.of(walk.get(step)), false);
  }

  private boolean drop() {
    Target target = walk.get(step);
    putBack();
    own()
        .ifPresent(
            own -> drops.drop(own, target, new NumberedMelds.Unmoved(feedback, target.area())));
    return true;
  }

  /** Puts it back; whether there was one. */
  boolean putBack() {
    boolean was = up();
    walk = List.of();
    feedback.dark();
    return was;
  }
}
