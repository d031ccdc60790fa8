package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Move;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Hands of Oklahoma played by dragging cards over the real table. */
class DragTest {
  private static final String PLAYING =
      Moments.dealt(
          3,
          """
          oklahoma hand 4 dealer C
          A: 8shd Qdhc 4567s Kh9cJd
          B: #11
          C: #9
          meld B: book 9sh *
          meld B: book Kdcs
          meld B: run 456h * 8h
          pile 3d 7c
          A to play
          """);

  private static final String NEXT =
      Moments.dealt(
          3,
          """
          oklahoma hand 1 dealer B
          A: 8shd Qdhc KhJd2h
          B: #11
          C: Qs 456789TJc
          pile 3d 7c
          C to play
          """);
  private static final String SEVERAL = Moments.DOWN.replace("A: Kh9c7hJd9h2s", "A: Kh9cThJd9h2s");

  @Test
  void aCardDraggedToThePileIsDiscarded() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      table.drag("Jd", table.middle(table.view().picture().laid().frame().pile()));
      assertThat(table.asked())
          .containsExactly(new Move.Discard(new Suited(Rank.JACK, Suit.DIAMONDS)));
      assertThat(table.held()).isEqualTo(12);
    }
  }

  @Test
  void theStockAndThePileCanBeDraggedToTheHand() throws Exception {
    String toDraw = PLAYING.replace("A to play", "A to draw");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(toDraw), Speed.OFF)) {
      Area hand = table.view().picture().laid().frame().hand();
      table
          .robot()
          .drag(table.middle(table.view().picture().laid().frame().stock()))
          .dropTo(table.middle(hand));
      Pulses.settle();
      assertThat(table.asked()).containsExactly(new Move.Draw());
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(toDraw), Speed.OFF)) {
      Area hand = table.view().picture().laid().frame().hand();
      table
          .robot()
          .drag(table.middle(table.view().picture().laid().frame().pile()))
          .dropTo(table.middle(hand));
      Pulses.settle();
      assertThat(table.asked()).containsExactly(new Move.Take());
    }
  }

  @Test
  void theStockDraggedToTheHandInAWindowLeavesTheDiscardAndDraws() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(NEXT), Speed.OFF)) {
      table.others("C discards Qs");
      table.awaitArmed();
      Area hand = table.view().picture().laid().frame().hand();
      Area stock = table.view().picture().laid().frame().stock();
      table.robot().drag(table.middle(stock)).dropTo(table.middle(hand));
      Pulses.settle();
      assertThat(table.asked()).containsExactly(new Move.Pass());
      table.others("B passes");
      assertThat(table.asked()).containsExactly(new Move.Pass(), new Move.Draw());
    }
  }

  @Test
  void aDiscardDraggedToTheHandAsAClaimStaysOnThePileWhileTheWindowIsOpen() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(NEXT), Speed.OFF)) {
      table.others("C discards Qs");
      table.awaitArmed();
      Area hand = table.view().picture().laid().frame().hand();
      Area pile = table.view().picture().laid().frame().pile();
      CardNode queen = table.top();
      table.robot().drag(table.middle(pile)).moveTo(table.middle(hand));
      table.robot().release(MouseButton.PRIMARY);
      assertThat(table.asked()).containsExactly(new Move.Claim());
      Pulses.settle();
      assertThat(table.view().picture().waits(queen)).isFalse();
    }
  }

  @Test
  void whatIsLetGoAfterItsDragWasTakenBackIsNotClicked() throws Exception {
    String toDraw = PLAYING.replace("A to play", "A to draw");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(toDraw), Speed.OFF)) {
      Area stock = table.view().picture().laid().frame().stock();
      table.robot().drag(table.middle(stock));
      table.robot().moveTo(table.screen(stock.centreX() + 15, stock.centreY()));
      table.robot().interact(table.view()::cancel);
      table.robot().release(MouseButton.PRIMARY);
      Pulses.settle();
      assertThat(table.asked()).isEmpty();
      table.robot().clickOn(table.middle(stock));
      assertThat(table.asked()).containsExactly(new Move.Draw());
    }
  }

  @Test
  void aDealThatEndsUnderADragTakesTheCardAway() throws Exception {
    RiggedTable rig = new RiggedTable(PLAYING);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      Point2D pile = table.middle(table.view().picture().laid().frame().pile());
      table.robot().drag(table.onCard("Jd")).moveTo(pile);
      WaitForAsyncUtils.waitForAsyncFx(60_000, rig::dealAgain);
      table.robot().release(MouseButton.PRIMARY);
      Pulses.settle();
      assertThat(table.asked()).isEmpty();
      assertThat(table.view().picture().carried()).isEmpty();
    }
  }

  @Test
  void aCardThatIsHeldKeepsItsLightsWhenAnotherPlays() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(NEXT), Speed.OFF)) {
      Area slot = table.view().picture().laid().slots().getFirst();
      table.robot().drag(table.onCard("Jd")).moveTo(table.middle(slot));
      Pulses.settle();
      Set<Bounds> slots = table.lights();
      table.others("C discards Qs");
      assertThat(table.lights()).hasSize(2).isEqualTo(slots);
      table.robot().type(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    }
  }

  @Test
  void nothingHappensToAMeldThatIsPulledOrClickedWhileTheNextHandIsDealt() throws Exception {
    RiggedTable rig = new RiggedTable(Moments.DOWN);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.NORMAL)) {
      Point2D old = table.view().screenToLocal(table.onMeld(4, 0));
      WaitForAsyncUtils.waitForAsyncFx(
          10_000,
          () -> {
            rig.deal(Moments.DRAW);
            table.pull(old, old.add(20, 0));
            rig.model().own().select(Set.of(table.id("Jd")));
            table.click(table.view(), old);
          });
      assertThat(table.asked()).isEmpty();
    }
  }

  /** The numbers of the cards begin again, so another card has that of the lifted one. */
  @Test
  void aLiftedCardIsPutBackWhenTheNextHandIsDealt() throws Exception {
    RiggedTable rig = new RiggedTable(PLAYING);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.NORMAL)) {
      table.focus(first(rig));
      table.press(KeyCode.UP);
      assertThat(table.lights()).isNotEmpty();
      WaitForAsyncUtils.waitForAsyncFx(10_000, () -> rig.deal(Moments.DRAW));
      assertThat(table.lights()).isEmpty();
    }
  }

  @Test
  void aCardIsPulledToNoSlotOfTheLastHandWhileOneOfFewerMeldsIsDealt() throws Exception {
    RiggedTable rig = new RiggedTable(PLAYING);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.NORMAL)) {
      Point2D card = table.view().screenToLocal(table.onCard(first(rig)));
      Area slot = table.view().picture().laid().slots().getLast();
      WaitForAsyncUtils.waitForAsyncFx(
          10_000,
          () -> {
            rig.deal(Moments.DRAW);
            table.pull(card, new Point2D(slot.centreX(), slot.centreY()));
          });
      assertThat(rig.model().own().tray().ids()).isEmpty();
    }
  }

  private static String first(RiggedTable rig) {
    return Notation.print(List.of(rig.model().own().hand().find(0).orElseThrow().card()));
  }

  @Test
  void aDragWithinTheHandOnlyOrdersIt() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      int first = table.rig().model().own().hand().cards().getFirst().id();
      int jack = table.id("Jd");
      Point2D left = table.onCard("4s");
      table.drag("Jd", new Point2D(20, left.getY()));
      assertThat(table.asked()).isEmpty();
      assertThat(table.rig().model().own().hand().indexOf(jack)).isZero();
      assertThat(table.rig().model().own().hand().indexOf(first)).isEqualTo(1);
    }
  }

  @Test
  void theContractIsLaidDownThroughTheTray() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      List<Area> slots = table.view().picture().laid().slots();
      for (String card : List.of("8s", "8h", "8d")) {
        table.drag(card, table.middle(slots.get(0)));
      }
      for (String card : List.of("Qd", "Qh", "Qc")) {
        table.drag(card, table.middle(slots.get(1)));
      }
      for (String card : List.of("4s", "7s", "5s", "6s")) {
        table.drag(card, table.middle(slots.get(2)));
      }
      assertThat(table.asked()).isEmpty();
      table.robot().clickOn("#lay-down");
      Pulses.settle();
      assertThat(table.rig().deal().down(oklahoma.rules.Seat.A)).isTrue();
      assertThat(table.held()).isEqualTo(3);
    }
  }

  @Test
  void aCardThatCanNeverJoinTheCardsOfASlotIsRefusedWhileItHovers() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      List<Area> slots = table.view().picture().laid().slots();
      table.drag("8s", table.middle(slots.getFirst()));
      table.robot().drag(table.onCard("9c")).moveTo(table.middle(slots.getFirst()));
      Pulses.settle();
      WaitForAsyncUtils.waitFor(
          10,
          TimeUnit.SECONDS,
          () ->
              table.view().lookupAll(".zone-label").stream()
                  .anyMatch(label -> label.getPseudoClassStates().toString().contains("illegal")));
      table.robot().release(MouseButton.PRIMARY);
      Pulses.settle();
      assertThat(table.chip()).startsWith("A book needs");
      assertThat(table.rig().model().own().tray().ids()).containsExactly(table.id("8s"));
      table.drag("8h", table.middle(slots.getFirst()));
      assertThat(table.rig().model().own().tray().size()).isEqualTo(2);
    }
  }

  @Test
  void whatShinesAroundAPlaceIsUnderTheCardThatIsCarried() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      Point2D pile = table.middle(table.view().picture().laid().frame().pile());
      table.robot().drag(table.onCard("Jd")).moveTo(pile);
      Pulses.settle();
      CardNode jack = table.view().picture().node(table.id("Jd")).orElseThrow();
      Node light = table.view().lookup(".zone-light:aimed");
      assertThat(light.getParent().getParent()).isSameAs(jack.getParent());
      assertThat(light.getParent().getViewOrder()).isGreaterThan(jack.getViewOrder());
      table.robot().type(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    }
  }

  @Test
  void aCardIsLaidOffOnAMeldAndAWildSwapped() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      table.drag("Kh", table.onMeld(4, 1));
      table.drag("7h", table.onMeld(5, 3));
      assertThat(table.asked())
          .containsExactly(
              new Move.LayOff(new Suited(Rank.KING, Suit.HEARTS), 4, Optional.of(End.HIGH)),
              new Move.Swap(new Suited(Rank.SEVEN, Suit.HEARTS), 5, Optional.of(End.HIGH)));
      assertThat(table.held()).isEqualTo(4);
    }
  }

  @Test
  void severalSelectedCardsAreLaidOffOneAfterAnother() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(SEVERAL), Speed.OFF)) {
      for (String card : List.of("Th", "9h", "Jd")) {
        table.robot().clickOn(table.onCard(card));
      }
      table.drag("Th", table.onMeld(5, 3));
      assertThat(table.asked())
          .containsExactly(
              new Move.LayOff(new Suited(Rank.NINE, Suit.HEARTS), 5, Optional.of(End.HIGH)),
              new Move.LayOff(new Suited(Rank.TEN, Suit.HEARTS), 5, Optional.of(End.HIGH)));
      assertThat(table.chip()).contains("J♦ does not fit");
      assertThat(table.view().picture().node(table.id("Jd"))).isPresent();
    }
  }

  @Test
  void theNextOfSeveralCardsWaitsAtTheMeldUntilTheOneBeforeIsThere() throws Exception {
    RiggedTable rig = new RiggedTable(SEVERAL);
    try (TableOnScreen table = new TableOnScreen(rig, Speed.OFF)) {
      rig.silent();
      table.robot().clickOn(table.onCard("9h")).clickOn(table.onCard("Th"));
      table.drag("9h", table.onMeld(5, 3));
      assertThat(table.asked()).hasSize(1);
      CardNode ten = table.view().picture().node(table.id("Th")).orElseThrow();
      WaitForAsyncUtils.waitForAsyncFx(60_000, rig::answer);
      Pulses.settle();
      assertThat(table.asked()).hasSize(2);
      assertThat(table.view().picture().waits(ten)).isTrue();
      assertThat(ten.shown().y()).isLessThan(table.view().picture().laid().frame().hand().y());
      WaitForAsyncUtils.waitForAsyncFx(60_000, rig::answer);
      Pulses.settle();
      assertThat(table.view().picture().waits(ten)).isFalse();
      assertThat(table.held()).isEqualTo(4);
    }
  }

  @Test
  void anIllegalDropGlidesBackAndSaysWhy() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      int place = table.rig().model().own().hand().indexOf(table.id("Jd"));
      table.drag("Jd", table.onMeld(3, 0));
      assertThat(table.asked()).isEmpty();
      assertThat(table.chip())
          .isEqualTo("J♦ does not fit here. This book takes only nines or wilds.");
      table.drag("Jd", table.onMeld(2, 0));
      assertThat(table.chip()).isEqualTo("J♦ does not fit here. This run takes 3♠, 8♠ or a wild.");
      assertThat(table.rig().model().own().hand().indexOf(table.id("Jd"))).isEqualTo(place);
    }
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      table.drag("Kh", table.onMeld(1, 0));
      assertThat(table.chip()).isEqualTo("You are not down yet. Lay down your contract first.");
    }
  }

  @Test
  void escapeAndTheOtherButtonCancelADragInSilence() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(PLAYING), Speed.OFF)) {
      Point2D pile = table.middle(table.view().picture().laid().frame().pile());
      table.robot().drag(table.onCard("Jd")).moveTo(pile).type(KeyCode.ESCAPE);
      table.robot().release(MouseButton.PRIMARY);
      Pulses.settle();
      assertThat(table.asked()).isEmpty();
      assertThat(table.chip()).isEmpty();
    }
  }
}
