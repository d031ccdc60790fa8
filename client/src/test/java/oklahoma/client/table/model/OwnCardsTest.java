package oklahoma.client.table.model;

import static oklahoma.client.table.model.Cards.card;
import static oklahoma.client.table.model.Cards.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;

/** How one's own cards are arranged, and stay so while play continues. */
class OwnCardsTest {
  /** A deal with a card that was not in the hand before. */
  private static final String SECOND =
      FakeHost.FOUR
          .replace("oklahoma", "oklahoma hand 2")
          .replace("9c Kh Kd", "9c Kh 4h")
          .formatted("A to draw");

  private static final String BY_RANK = "3h 4h 9h 9c 9d Qc Kh";
  private static final Standing ONE_PLAYED =
      new Standing(List.of(List.of(0, 10, 20, 30)), List.of(0, 10, 20, 30), List.of(), false);

  private final List<Change> changes = new ArrayList<>();

  private FakeHost table(String phase, Seat me) {
    FakeHost host = FakeHost.ofFour(phase, me);
    host.model.addListener(changes::add);
    return host;
  }

  private static Move discard(String card) {
    return new Move.Discard(card(card));
  }

  @Test
  void aClaimedCardAndItsPenaltyCardComeToTheRightEnd() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc", "B passes", "C claims");
    assertThat(text(host.model.own().hand())).isEqualTo("3s 4s 5s 6s 7s 8s 9s Ts Js Qc 8d");
    assertThat(host.model.own().hand().cards().subList(9, 11)).allMatch(Held::fresh);
  }

  /** Its picture may still be on its way out, or be that of the hand before. */
  @Test
  void aCardThatIsNotInTheHandIsNotSelected() {
    FakeHost host = table("A to play", Seat.A);
    int first = host.model.own().hand().cards().getFirst().id();
    host.model.own().select(Set.of(first, 1000));
    host.model.own().toggle(1001);
    assertThat(host.model.playerView().own().selected()).containsExactly(first);
  }

  @Test
  void stagedCardsStayInTheHandAndGoDownTogether() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards 3h", "B passes", "C passes", "D passes", "B draws", "B discards Qd");
    host.stage(0, "9h", "9d", "9c");
    assertThat(host.model.own().hand().cards()).hasSize(6);
    assertThat(host.model.layDown()).isInstanceOf(Outcome.Refused.class);
    host.model.own().undo();
    assertThat(host.model.own().tray().size()).isZero();
    host.model.own().redo();
    assertThat(host.model.own().tray().ids()).hasSize(3);
    host.model.own().clearTray();
    assertThat(host.model.own().tray().size()).isZero();
  }

  @Test
  void layingDownEmptiesTheTray() {
    FakeHost host =
        FakeHost.of(
            """
            oklahoma
            A: 3h 9h 9d 9c Kh Kd Kc Qc
            B: 5h
            C: 6h
            pile 4d
            stock 8d
            A to play
            """,
            Seat.A);
    host.stage(0, "9h", "9d", "9c");
    host.stage(1, "Kh", "Kd", "Kc");
    host.model.layDown();
    host.answer();
    assertThat(host.model.own().tray().size()).isZero();
    assertThat(text(host.model.own().hand())).isEqualTo("3h Qc");
    assertThat(host.deal().down(Seat.A)).isTrue();
  }

  @Test
  void undoBringsBackAnOrderForTheCardsThatAreStillThere() {
    FakeHost host = table("A to play", Seat.A);
    String dealt = text(host.model.own().hand());
    host.model.own().move(Set.of(host.id("Kh")), 0);
    host.play("A discards Kd", "B passes", "C passes", "D passes");
    host.model.own().undo();
    assertThat(text(host.model.own().hand()))
        .isEqualTo(dealt.replace("Kd ", "").replace(" Kd", ""));
    host.model.own().redo();
    assertThat(text(host.model.own().hand())).startsWith("Kh ");
  }

  @Test
  void theOrderSurvivesAReturn() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().move(Set.of(host.id("Kh")), 0);
    host.stage(0, "9h", "9d");
    Arranged arranged = host.model.playerView().own();
    host.model.send(discard("Qc"));
    host.welcomeAgain();
    assertThat(host.model.playerView().own()).isEqualTo(arranged);
    assertThat(host.model.pendingProperty().get()).isEmpty();
    assertThat(changes).last().isInstanceOf(Change.Restored.class);
  }

  @Test
  void aNewDealIsSortedForItsContract() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().select(Set.of(host.id("Kh")));
    host.deal(secondHand());
    assertThat(text(host.model.own().hand())).isEqualTo("3h 4h 9h Kh 9c Qc 9d");
    assertThat(host.model.own().tray().slots())
        .extracting(Slot::kind)
        .containsExactly(Meld.Kind.BOOK, Meld.Kind.RUN);
    assertThat(host.model.own().canUndoProperty().get()).isFalse();
    assertThat(changes).last().isInstanceOf(Change.Dealt.class);
  }

  /** The numbers of the cards begin again with each hand: the old order would show its faces. */
  @Test
  void whatWasArrangedInAnEarlierHandIsNotUndoneAfterAReturn() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().move(Set.of(host.id("Kh")), 0);
    host.missed(secondHand(), ONE_PLAYED);
    String dealt = text(host.model.own().hand());
    host.model.own().undo();
    assertThat(text(host.model.own().hand())).isEqualTo(dealt);
    assertThat(host.model.own().canUndoProperty().get()).isFalse();
  }

  /** The line was lost in its first hand, and the score tells of none. */
  @Test
  void whatWasArrangedInAnotherMatchIsNotUndoneAfterAReturn() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards Qc");
    host.model.own().move(Set.of(host.id("Kh")), 0);
    host.missed(secondHand(), host.model.standingProperty().get());
    assertThat(host.model.own().canUndoProperty().get()).isFalse();
    assertThat(host.model.log().entries()).isEmpty();
  }

  @Test
  void aHandThatIsKeptSortedIsDealtInThatOrder() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().keep(Optional.of(Sort.RANK));
    host.deal(secondHand());
    assertThat(text(host.model.own().hand())).isEqualTo(BY_RANK);
  }

  @Test
  void aHandThatIsKeptSortedIsInThatOrderAfterAReturn() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().keep(Optional.of(Sort.RANK));
    host.missed(secondHand(), ONE_PLAYED);
    assertThat(text(host.model.own().hand())).isEqualTo(BY_RANK);
  }

  private static Oklahoma secondHand() {
    return FakeHost.of(SECOND, Seat.A).deal();
  }

  @Test
  void aHandThatIsKeptSortedTakesADrawnCardIn() {
    FakeHost host = table("A to draw", Seat.A);
    host.model.own().alwaysSortedProperty().set(Optional.of(Sort.RANK));
    host.play("A draws");
    assertThat(text(host.model.own().hand())).isEqualTo("3h 8d 9h 9c 9d Qc Kh Kd");
  }

  @Test
  void suggestionsFillTheTrayTheBestFirstAndThenTheNext() {
    FakeHost host =
        FakeHost.of(
            """
            oklahoma
            A: 3h 9h 9d 9c 9s Kh Kd Kc *
            B: 5h
            C: 6h
            pile 4d
            stock 8d
            A to play
            """,
            Seat.A);
    Suggestion best = host.model.own().suggest().orElseThrow();
    assertThat(best.index()).isZero();
    assertThat(host.model.refusal(host.model.own().tray().move())).isEmpty();
    Move first = host.model.own().tray().move();
    assertThat(host.model.own().suggest()).contains(new Suggestion(1, best.count()));
    assertThat(host.model.own().tray().move()).isNotEqualTo(first);
    for (int i = 1; i < best.count(); i++) {
      host.model.own().suggest();
    }
    assertThat(host.model.own().tray().move()).isEqualTo(first);
  }

  @Test
  void nothingIsSuggestedWhereTheContractCannotBeLaidDown() {
    FakeHost host = table("A to play", Seat.A);
    assertThat(host.model.own().suggest()).isEmpty();
    assertThat(host.model.own().tray().size()).isZero();
  }

  @Test
  void sortedByMeldsWhatBelongsTogetherIsTogether() {
    FakeHost host = table("A to play", Seat.A);
    host.model.own().sort(Sort.MELDS);
    assertThat(text(host.model.own().hand())).isEqualTo("9h 9c 9d Kh Kd 3h Qc");
  }

  @Test
  void ginIsGroupedByItselfUntilCardsAreElsewhere() {
    assertThat(orderOfGin(own -> {})).startsWith("3c 4c 5c 7h 8h 9h Ts Js Qs");
    assertThat(orderOfGin(OwnCardsTest::putBack)).isEqualTo(orderOfGin(own -> {}));
    assertThat(orderOfGin(OwnCardsTest::putFirst)).startsWith("2h ");
    assertThat(
            orderOfGin(own -> {
              putFirst(own);
              own.undo();
            }))
        .isEqualTo(orderOfGin(own -> {}));
  }

  private static void putBack(OwnCards own) {
    own.move(Set.of(own.hand().cards().get(4).id()), 4);
    assertThat(own.canUndoProperty().get()).isFalse();
  }

  private static void putFirst(OwnCards own) {
    own.move(Set.of(own.hand().cards().getLast().id()), 0);
  }

  /** The order of the hand after the player has arranged it and drawn a card. */
  private static String orderOfGin(Consumer<OwnCards> arranging) {
    RiggedTable rig =
        new RiggedTable(
            """
            gin classic up 6d
            A: 345c 789h JsQs2h8s
            B: 6c7c Kdhs 2c4h9dTd3d
            pile 6d
            stock Ts9cAs ...
            A to draw
            """);
    arranging.accept(rig.model().own());
    rig.play("A draws");
    return text(rig.model().own().hand());
  }
}
