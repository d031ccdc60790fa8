package oklahoma.client.table.gesture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.gesture.DragController.State;
import oklahoma.client.table.layout.Area;
import oklahoma.client.text.Why;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;

class DragControllerTest {
  private static final Carried CARD =
      new Carried.Own(List.of(1), List.of(new Suited(Rank.TEN, Suit.CLUBS)));
  private static final Target PILE =
      new Target(
          new Zone.OnPile(),
          new Area(100, 100, 80, 112),
          Optional.empty(),
          new Target.Verdict.Legal("Discard", "Discard"));
  private static final Target MELD =
      new Target(
          new Zone.InSlot(0),
          new Area(400, 100, 80, 112),
          Optional.empty(),
          new Target.Verdict.Illegal(Why.of("It does not fit.")));

  private final Board board = new Board();
  private final DragController drag = new DragController(board);

  @Test
  void aPressThatHardlyMovesIsAClick() {
    drag.press(CARD, 500, 600);
    drag.move(503, 602);
    assertThat(drag.state()).isEqualTo(State.PRESSED);
    assertThat(drag.release()).isFalse();
    assertThat(board.reported).isEmpty();
  }

  @Test
  void aDragInTheHandOrdersItAndOneAboveItPlays() {
    drag.press(CARD, 500, 600);
    drag.move(520, 600);
    assertThat(drag.state()).isEqualTo(State.REORDER);
    drag.move(520, 480);
    assertThat(drag.state()).as("within the band above the hand").isEqualTo(State.REORDER);
    drag.move(520, 470);
    assertThat(drag.state()).isEqualTo(State.PLAY);
    drag.move(520, 510);
    assertThat(drag.state()).isEqualTo(State.REORDER);
    drag.release();
    assertThat(board.reported).containsExactly("picked up", "ordered 5");
  }

  @Test
  void aLegalZoneAttractsWhatComesNear() {
    drag.press(CARD, 500, 600);
    drag.move(220, 150);
    drag.release();
    assertThat(board.reported).containsExactly("picked up", "dropped on OnPile[]");
    assertThat(drag.state()).isEqualTo(State.IDLE);
  }

  @Test
  void anIllegalZoneExplainsItselfAfterAWhile() {
    drag.press(CARD, 500, 600);
    drag.move(440, 150);
    drag.tick(349);
    assertThat(board.explained).isFalse();
    drag.tick(1);
    assertThat(board.explained).isTrue();
  }

  @Test
  void whatAClickHasPickedUpFollowsThePointerUntilTheNextClick() {
    drag.press(CARD, 500, 600);
    assertThat(drag.stick()).isTrue();
    assertThat(drag.state()).isEqualTo(State.REORDER);
    drag.move(220, 150);
    assertThat(drag.state()).isEqualTo(State.PLAY);
    assertThat(drag.release()).isTrue();
    assertThat(board.reported).containsExactly("picked up", "dropped on OnPile[]");
    assertThat(drag.stick()).as("nothing is pressed").isFalse();
  }

  @Test
  void cancellingBringsTheCardBack() {
    drag.press(CARD, 500, 600);
    drag.move(440, 300);
    drag.cancel();
    assertThat(board.reported).containsExactly("picked up", "back");
    assertThat(drag.release()).isFalse();
  }

  @Test
  void fiftyEventsOfOthersLeaveTheDragAsItIs() {
    drag.press(CARD, 500, 600);
    drag.move(440, 300);
    for (int event = 0; event < 50; event++) {
      drag.refresh();
      assertThat(drag.state()).isEqualTo(State.PLAY);
    }
    drag.move(140, 150);
    drag.release();
    assertThat(board.reported).containsExactly("picked up", "dropped on OnPile[]");
  }

  /** A table that writes down what a drag does to it. */
  private static final class Board implements DragController.Board {
    final List<String> reported = new ArrayList<>();
    boolean explained;

    @Override
    public double threshold() {
      return 6;
    }

    @Override
    public Area hand() {
      return new Area(0, 500, 1000, 200);
    }

    @Override
    public List<Target> targets(Carried carried) {
      return List.of(PILE, MELD);
    }

    @Override
    public Area carriedAt(double x, double y) {
      return new Area(x - 40, y - 56, 80, 112);
    }

    @Override
    public int gapAt(double x, double y) {
      return (int) (x / 100);
    }

    @Override
    public void pickedUp(Carried carried) {
      reported.add("picked up");
    }

    @Override
    public void moved(double x, double y) {}

    @Override
    public void gap(int left) {}

    @Override
    public void light(List<Target> targets, Optional<Target> aimed, boolean explain) {
      explained = explain;
    }

    @Override
    public void dark() {}

    @Override
    public void dropped(Carried carried, Target target, double x, double y) {
      reported.add("dropped on " + target.zone());
    }

    @Override
    public void ordered(Carried carried, int left) {
      reported.add("ordered " + left);
    }

    @Override
    public void back(Carried carried) {
      reported.add("back");
    }
  }
}
