package client.table;

import static org.assertj.core.api.Assertions.assertThat;

import client.table.keys.Asked;
import client.table.layout.Area;
import client.table.motion.Speed;
import client.table.panel.ClaimCard;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import rules.Move;
import rules.Ruling;
import rules.Seat;
import rules.card.Card;
import rules.card.End;
import rules.card.Rank;
import rules.card.Suit;
import rules.card.Suited;
import rules.oklahoma.Values;

/**
 * Hand 2 from the deal until seat A goes out, on the real table over a rigged deal that the rules
 * judge: by drag alone, by clicks alone and by keys alone. Each holds a claim out of turn with its
 * penalty, a lay-down through the tray, lay-offs on both ends of runs and on a book, a displaced
 * joker and a refused move.
 */
class WholeHandTest {
  /** The stock gives, in turn: A, B, A's penalty, C, A, B, C, A. */
  private static final String DEALT =
      Moments.dealt(
          3,
          """
          oklahoma hand 2 dealer C
          A: 8shd 4567s Kh7hJd
          B: Kdcs 456h * 9cQc5d
          C: #10
          pile 3d
          stock Tc8c9hAd3sAcAsJcTdTh
          A to draw
          """);

  /** How the player at the bottom of the table does what a turn needs. */
  private interface Way {
    void draw();

    void discard(String card);

    void claim();

    /** Leaves the card of a claim window; the next seat draws as soon as the window closes. */
    void leave();

    /** Fills the tray and lays it down. */
    void layDown();

    /** Plays a card to a meld: the low end is the left one. */
    void toMeld(String card, int meld, End end);

    /** Tries what the rules refuse while seat A is not down. */
    String tryWithoutContract();
  }

  @Test
  void aHandIsPlayedByDrag() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new Rig(DEALT), Speed.OFF)) {
      play(table, new ByDrag(table));
    }
  }

  @Test
  void aHandIsPlayedByClicks() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new Rig(DEALT), Speed.OFF)) {
      play(table, new ByClicks(table));
    }
  }

  @Test
  void aHandIsPlayedByKeys() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new Rig(DEALT), Speed.OFF)) {
      play(table, new ByKeys(table));
    }
  }

  private static void play(TableOnScreen table, Way way) throws Exception {
    way.draw();
    way.discard("Jd");
    othersPass(table);
    table.others("B draws", "B lays down book KdKcKs / run 4h5h6h *", "B discards 8c");
    awaitQuestion(table);
    way.claim();
    table.others("C passes");
    assertThat(table.held()).isEqualTo(12);
    table.others("C draws", "C discards Ad");
    awaitQuestion(table);
    way.leave();
    othersPass(table);
    int asked = table.asked().size();
    int held = table.held();
    assertThat(way.tryWithoutContract()).isNotEmpty();
    assertThat(table.asked()).hasSize(asked);
    assertThat(table.held()).isEqualTo(held);
    way.layDown();
    assertThat(table.rig().deal().down(Seat.A)).isTrue();
    assertThat(table.held()).isEqualTo(5);
    way.toMeld("Kh", 0, End.HIGH);
    way.toMeld("7h", 1, End.HIGH);
    way.toMeld("9h", 1, End.HIGH);
    way.discard("Tc");
    othersPass(table);
    table.others("B draws", "B discards Ac");
    othersPass(table);
    awaitQuestion(table);
    way.leave();
    table.others("C draws", "C discards As");
    awaitQuestion(table);
    way.leave();
    othersPass(table);
    way.toMeld("3s", 3, End.LOW);
    way.discard("Jc");
    ended(table);
  }

  /** The seats that are still asked, but for seat A, leave the card. */
  private static void othersPass(TableOnScreen table) {
    for (Seat seat : List.of(Seat.B, Seat.C)) {
      if (table.rig().deal().rule(seat, new Move.Pass()) instanceof Ruling.Allowed) {
        table.others(seat.name() + " passes");
      }
    }
  }

  private static void awaitQuestion(TableOnScreen table) throws TimeoutException {
    ClaimCard card = table.robot().lookup("#claim-card").query();
    WaitForAsyncUtils.waitFor(
        10, TimeUnit.SECONDS, () -> card.askedProperty().get() == Asked.ARMED);
  }

  /** Seat A is out, and all see what the others keep and what it costs them. */
  private static void ended(TableOnScreen table) throws TimeoutException {
    assertThat(table.rig().deal().over()).isTrue();
    assertThat(table.held()).isZero();
    Node reveal = table.robot().lookup("#reveal").query();
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, reveal::isVisible);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(reveal.getAccessibleText())
        .contains(points(table, Seat.B))
        .contains(points(table, Seat.C));
    assertThat(table.asked())
        .contains(
            new Move.Claim(),
            new Move.LayOff(new Suited(Rank.KING, Suit.HEARTS), 0, Optional.of(End.HIGH)),
            new Move.Displace(new Suited(Rank.SEVEN, Suit.HEARTS), 1, Optional.of(End.HIGH)),
            new Move.LayOff(new Suited(Rank.NINE, Suit.HEARTS), 1, Optional.of(End.HIGH)),
            new Move.LayOff(new Suited(Rank.THREE, Suit.SPADES), 3, Optional.of(End.LOW)));
  }

  private static String points(TableOnScreen table, Seat seat) {
    List<Card> left = table.rig().deal().tableau().hand(seat).cards();
    return String.valueOf(left.stream().mapToInt(Values::points).sum());
  }

  private static Point2D pile(TableOnScreen table) {
    return table.middle(table.view().picture().laid().frame().pile());
  }

  private static Point2D stock(TableOnScreen table) {
    return table.middle(table.view().picture().laid().frame().stock());
  }

  private static Point2D slot(TableOnScreen table, int slot) {
    return table.middle(table.view().picture().laid().slots().get(slot));
  }

  /** A point on a meld near one of its ends. */
  private static Point2D end(TableOnScreen table, int meld, End end) {
    int cards = table.rig().deal().tableau().melds().get(meld).meld().size();
    return table.onMeld(meld, end == End.LOW ? 0 : cards - 1);
  }

  private record ByDrag(TableOnScreen table) implements Way {
    @Override
    public void draw() {
      toHand(stock(table));
    }

    @Override
    public void discard(String card) {
      table.drag(card, pile(table));
    }

    @Override
    public void claim() {
      toHand(pile(table));
    }

    @Override
    public void leave() {
      click(table, "#claim-no");
    }

    @Override
    public void layDown() {
      List.of("8s", "8h", "8d", "8c").forEach(card -> table.drag(card, slot(table, 0)));
      List.of("4s", "5s", "6s", "7s").forEach(card -> table.drag(card, slot(table, 1)));
      click(table, "#lay-down");
    }

    @Override
    public void toMeld(String card, int meld, End end) {
      table.drag(card, end(table, meld, end));
    }

    @Override
    public String tryWithoutContract() {
      table.drag("Kh", end(table, 0, End.HIGH));
      return table.chip();
    }

    private void toHand(Point2D from) {
      Area hand = table.view().picture().laid().frame().hand();
      table.robot().drag(from).dropTo(table.middle(hand));
      WaitForAsyncUtils.waitForFxEvents();
    }
  }

  private record ByClicks(TableOnScreen table) implements Way {
    @Override
    public void draw() {
      on(stock(table));
    }

    @Override
    public void discard(String card) {
      on(table.onCard(card));
      on(pile(table));
    }

    @Override
    public void claim() {
      click(table, "#claim-want");
    }

    @Override
    public void leave() {
      click(table, "#claim-no");
    }

    @Override
    public void layDown() {
      List.of("8s", "8h", "8d", "8c").forEach(card -> on(table.onCard(card)));
      on(slot(table, 0));
      List.of("4s", "5s", "6s", "7s").forEach(card -> on(table.onCard(card)));
      on(slot(table, 1));
      click(table, "#lay-down");
    }

    @Override
    public void toMeld(String card, int meld, End end) {
      on(table.onCard(card));
      on(end(table, meld, end));
    }

    @Override
    public String tryWithoutContract() {
      toMeld("Kh", 0, End.HIGH);
      String said = table.chip();
      on(table.onCard("Kh"));
      return said;
    }

    private void on(Point2D point) {
      table.robot().clickOn(point);
      WaitForAsyncUtils.waitForFxEvents();
    }
  }

  private record ByKeys(TableOnScreen table) implements Way {
    @Override
    public void draw() {
      push(KeyCode.D);
    }

    @Override
    public void discard(String card) {
      on(card, KeyCode.ENTER);
    }

    @Override
    public void claim() {
      push(KeyCode.SPACE);
    }

    @Override
    public void leave() {
      push(KeyCode.N);
    }

    @Override
    public void layDown() {
      List.of("8s", "8h", "8d", "8c").forEach(card -> on(card, KeyCode.B));
      List.of("4s", "5s", "6s", "7s").forEach(card -> on(card, KeyCode.R));
      push(KeyCode.L);
    }

    /** Lifts the card, which aims at the pile, and walks to the one meld where it fits. */
    @Override
    public void toMeld(String card, int meld, End end) {
      on(card, KeyCode.UP);
      push(KeyCode.RIGHT);
      push(KeyCode.ENTER);
    }

    @Override
    public String tryWithoutContract() {
      push(KeyCode.L);
      return table.chip();
    }

    private void on(String card, KeyCode key) {
      table.focus(card);
      push(key);
    }

    private void push(KeyCode key) {
      table.robot().push(key);
      WaitForAsyncUtils.waitForFxEvents();
    }
  }

  private static void click(TableOnScreen table, String button) {
    table.robot().clickOn(button);
    WaitForAsyncUtils.waitForFxEvents();
  }
}
