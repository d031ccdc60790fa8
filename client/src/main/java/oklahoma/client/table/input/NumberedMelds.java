package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;

/** Plays the selected cards onto melds, by a click or by a meld's number. */
public final class NumberedMelds {
  private static final int MOST_NUMBERED = 9;

  private final TableModel model;
  private final Targets targets;
  private final TableFeedback feedback;
  private final DropMoves drops;
  private final Runnable catchUp;
  private List<Target> numbered = List.of();

  /**
   * @param catchUp brings the screen up to date with the model at once
   */
  public NumberedMelds(
      TableModel model,
      Targets targets,
      TableFeedback feedback,
      DropMoves drops,
      Runnable catchUp) {
    this.model = model;
    this.targets = targets;
    this.feedback = feedback;
    this.drops = drops;
    this.catchUp = catchUp;
  }

  /** Lights and numbers the melds where the selected cards fit, if the settings show places. */
  public void number() {
    List<Held> selected = model.own().selected();
    numbered =
        selected.isEmpty() || !model.promptProperty().get().plays() || !feedback.showsPlaces()
            ? List.of()
            : fitting(selected).stream().limit(MOST_NUMBERED).toList();
    feedback.number(numbered);
  }

  /** Lays off the selected cards on the meld with this number, or shows why that is impossible. */
  public void place(int number) {
    List<Held> selected = model.own().selected();
    if (number <= numbered.size() && !selected.isEmpty()) {
      drop(selected, numbered.get(number - 1));
    } else {
      feedback.showRefusal(Why.of(feedback.words().noNumber(number)), feedback.frame().hand());
    }
  }

  /** The zones where this card fits, also on melds that were still in flight. */
  public List<Target> fitting(Held card) {
    catchUp.run();
    return fitting(List.of(card));
  }

  private List<Target> fitting(List<Held> cards) {
    return targets.onMelds().legal(Carried.Own.of(cards));
  }

  /** Lays off the selected cards on a meld, at the end nearer to the click. */
  public void click(int meld, double x) {
    List<Held> selected = model.own().selected();
    if (!selected.isEmpty()) {
      targets
          .onMelds()
          .at(Carried.Own.of(selected), meld, x)
          .ifPresent(target -> drop(selected, target));
    }
  }

  /** Drops cards of the hand on a zone without a drag. */
  public void drop(List<Held> cards, Target target) {
    drops.drop(Carried.Own.of(cards), target, new Unmoved(feedback, target.area()));
  }

  /**
   * Cards played without a drag: they stay in the hand or tray until the host answers.
   *
   * @param area where reasons are shown
   */
  public record Unmoved(TableFeedback feedback, Area area) implements DropMoves.Dropped {
    @Override
    public void back() {}

    @Override
    public void back(Why why) {
      feedback.showRefusal(why, area);
    }

    @Override
    public void stay(Move move) {
      feedback.dark();
    }

    @Override
    public void stay(Set<Integer> ids, Optional<Why> misfit) {
      feedback.dark();
      misfit.ifPresent(why -> feedback.showRefusal(why, area));
    }

    @Override
    public void staged(Runnable staging) {
      staging.run();
    }
  }
}
