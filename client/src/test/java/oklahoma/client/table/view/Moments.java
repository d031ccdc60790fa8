package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import oklahoma.client.fixture.Mouse;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.hand.Held;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Telling moments of a match, as rigged deals. */
public final class Moments {
  /** A is down and may lay off, with B's melds beside its own. */
  public static final String DOWN =
      dealt(
          3,
          """
          oklahoma hand 4 dealer C
          A: Kh9c7hJd9h2s
          B: #11
          C: #9
          meld A: book 8shd
          meld A: book Qdhc
          meld A: run 4567s
          meld B: book 9shd
          meld B: book Kdcs
          meld B: run 456h * 8h
          pile 3d 7c
          A to play
          """);

  /** C is to discard the queen of spades, which A may claim. */
  public static final String CLAIM =
      dealt(
          4,
          """
          oklahoma hand 1 dealer D
          A: 8shd Qdhc KhJd2h
          B: #11
          C: Qs 456789TJc
          D: #9
          pile 3d 7c
          C to play
          """);

  /** A goes out by its last card. */
  static final String LAST_CARD =
      dealt(
          3,
          """
          oklahoma hand 1 dealer C
          A: Kh
          B: #11
          C: #9
          meld A: book 8shd
          meld A: book Qdhc
          pile 3d 7c
          A to play
          """);

  /** A is to draw. */
  public static final String DRAW =
      dealt(
          3,
          """
          oklahoma hand 1 dealer C
          A: 8shd Qdhc KhJd2h
          B: #11
          C: #9
          pile 3d 7c
          A to draw
          """);

  /** A has gin as soon as it discards the king. */
  public static final String GIN =
      """
      gin classic up 6d
      A: 345c 789h TJQKs Kd
      B: 2c4h9dTd3dKh8c6h5h2h
      pile 6d
      stock As ...
      A to discard drew Kd
      """;

  /** The same with the sheet of four, at which seven cards are dealt. */
  static final String GIN_OF_FOUR =
      """
      gin royal up 6d
      A: 345c 789h As Kd
      B: 2c4h9dTd3dKh8c
      C: 2s4s9sTs3sKs8s
      D: 2hJhJdJcQhQdQc
      pile 6d
      stock 5s ...
      A to discard drew Kd
      """;

  /** Three seats, and a hand that is to draw. */
  static final String GIN_OF_THREE =
      """
      gin awards up 6d
      A: 345c 789h As
      B: 2c4h9dTd3dKh8c
      C: 2s4s9sTs3sKs8s
      pile 6d
      stock 5s ...
      A to draw
      """;

  /**
   * A moment.
   *
   * @param rig makes the table
   * @param then what is done on it before the picture
   */
  public record Moment(
      String name, Supplier<RiggedTable> rig, BiConsumer<TableView, RiggedTable> then) {}

  private Moments() {}

  /**
   * A deal in the notation in which a hand such as {@code B: #5} is dealt from the cards that
   * nobody else has.
   *
   * @param seats how many seats, for the packs in play
   */
  public static String dealt(int seats, String text) {
    List<Card> rest = new ArrayList<>(OklahomaRules.standard(seats).pack());
    text.lines()
        .filter(
            line -> !line.contains("#") && !line.startsWith("oklahoma") && !line.contains(" to "))
        .map(line -> line.replaceFirst("^(meld .: (book|run)|pile|stock|.:) ?", ""))
        .forEach(cards ->
            Notation.cards(cards.replaceAll("[\\[\\]]", "")).orElseThrow().forEach(rest::remove));
    Collections.shuffle(rest, new Random(7));
    StringBuilder whole = new StringBuilder();
    for (String line : text.lines().toList()) {
      int mark = line.indexOf('#');
      if (mark < 0) {
        whole.append(line);
      } else {
        List<Card> hand = rest.subList(0, Integer.parseInt(line.substring(mark + 1)));
        whole.append(line, 0, mark).append(Notation.print(hand));
        hand.clear();
      }
      whole.append('\n');
    }
    return whole.toString();
  }

  static List<Moment> all() {
    return Stream.concat(moving().stream(), still().stream()).toList();
  }

  /** Moments with something over the table for a while. */
  private static List<Moment> moving() {
    return List.of(
        new Moment(
            "drag",
            () -> new RiggedTable(eight(), List.of(60, 45, 120, 210, 0, 15, 35, 90)),
            (view, rig) -> carry(view, 6)),
        new Moment(
            "claim-lost",
            Moments::asking,
            (view, rig) -> rig.play("C discards Qs", "A claims", "D claims")),
        new Moment(
            "notices",
            Moments::asking,
            (view, rig) -> {
              rig.play("C discards Qs");
              view.notice("East is back.");
              view.notice("A bot plays for West until West returns.");
            }));
  }

  private static RiggedTable asking() {
    return new RiggedTable(claim(), List.of(60, 45, 120, 0, 60, 85, 210, 30)).window(8_000);
  }

  /** Moments in which everything is in its place, in both games. */
  public static List<Moment> still() {
    return List.of(
        new Moment("two", () -> new RiggedTable(two()), (view, rig) -> {}),
        new Moment(
            "four", () -> new RiggedTable(four(), List.of(60, 45, 120, 210)), (view, rig) -> {}),
        new Moment(
            "tray",
            () -> new RiggedTable(tray(), List.of(60, 45, 120, 210)),
            (view, rig) -> stage(rig)),
        new Moment("claim", Moments::asking, (view, rig) -> rig.play("C discards Qs")),
        new Moment(
            "eight",
            () -> new RiggedTable(eight(), List.of(60, 45, 120, 0, 60, 85, 210, 30)),
            (view, rig) -> {}),
        new Moment("gin-offer", () -> new RiggedTable(GinTableTest.DEAL), (view, rig) -> {}),
        new Moment("gin-turn", () -> new RiggedTable(GinTableTest.GIN), (view, rig) -> {}),
        new Moment(
            "gin-declared", () -> new RiggedTable(GinTableTest.GIN), (view, rig) -> declare(view)),
        new Moment("gin-four", () -> new RiggedTable(GIN_OF_FOUR), (view, rig) -> {}),
        new Moment("gin-three", () -> new RiggedTable(GIN_OF_THREE), (view, rig) -> {}),
        new Moment("gin-defence", () -> new RiggedTable(GinTableTest.KNOCKED), (view, rig) -> {}),
        new Moment(
            "gin-over",
            () -> new RiggedTable(GinTableTest.GIN),
            (view, rig) -> rig.play("A knocks Kd: 345c / 789h / TJQKs")));
  }

  /** Carries a card of the hand over the melds and holds it there. */
  private static void carry(TableView view, int index) {
    Place card = view.picture().fan().get(index);
    mouse(view, MouseEvent.MOUSE_PRESSED, card.x() - card.width() / 2 + 9, card.y());
    mouse(view, MouseEvent.MOUSE_DRAGGED, card.x(), card.y() - 60);
    mouse(view, MouseEvent.MOUSE_DRAGGED, 560, 230);
    mouse(view, MouseEvent.MOUSE_DRAGGED, 562, 231);
  }

  private static void mouse(TableView view, EventType<MouseEvent> type, double x, double y) {
    Event.fireEvent(view, Mouse.event(type, new Point2D(x, y), 1));
  }

  private static void declare(TableView view) {
    view.layout();
    Event.fireEvent(
        view, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.K, false, false, false, false));
  }

  private static void stage(RiggedTable rig) {
    OwnCards own = rig.model().own();
    List<Integer> ids = own.hand().cards().stream().map(Held::id).toList();
    for (Held held : own.hand().cards()) {
      String card = oklahoma.rules.notation.Notation.print(List.of(held.card()));
      if (card.startsWith("8")) {
        own.stage(0, List.of(held.id()));
      } else if (card.startsWith("Q")) {
        own.stage(1, List.of(held.id()));
      } else if (List.of("5s", "6s", "7s").contains(card)) {
        own.stage(2, List.of(held.id()));
      }
    }
    own.select(java.util.Set.of(ids.getLast()));
  }

  static String two() {
    return dealt(
        2,
        """
        oklahoma hand 1 dealer B
        A: 8shd Qdc 567s KdJh
        B: #10
        pile Qs
        A to draw
        """);
  }

  private static String four() {
    return dealt(
        4,
        """
        oklahoma hand 4 dealer D
        A: 8shd Qdh 567s Kh9cJd3hAs * 2s2h
        B: #11
        C: #13
        D: #2
        meld B: book 9sh *
        meld B: book Kdcsd
        meld B: run 4567d 8d
        meld D: book Jshc
        meld D: book Ahd 2c
        meld D: run 9TJQc
        pile Qs 3d 7c
        A to draw
        """);
  }

  private static String tray() {
    return four().replace("A to draw", "A to play");
  }

  private static String claim() {
    return dealt(
        8,
        """
        oklahoma hand 4 dealer D
        A: 8shd Qdh 567s Kh9dJd3hAs * 2s2hTs9c
        B: #11
        C: Qs3456789TJc
        D: #2
        E: #6
        F: #10
        G: #15
        H: #10
        meld B: book 9shc
        meld B: book Kdcsd
        meld B: run 4567d 8d
        meld D: book Jshc
        meld D: book Ahd 2s
        meld D: run 9TJQc
        meld H: book 5shdc
        meld H: book Thds
        meld H: run 345h * 78h
        pile 3d 7c
        C to play
        """);
  }

  /** Eight seats, all down, twenty-four melds, a hand of twenty-five. */
  static String eight() {
    return dealt(
        8,
        """
        oklahoma hand 4 dealer D
        A: 8shd QdQc 567s Kh9dJc3hAs * 2s2hTs9c3s4sKhJhJdAd6c5c6c5d
        B: #5
        C: #6
        D: #2
        E: #9
        F: #7
        G: #5
        H: #1
        meld A: book 9sh * 9d
        meld A: book Kdcs
        meld A: run 4567d 8d * Td
        meld B: book 9shc
        meld B: book Kdcs
        meld B: run 4567d
        meld C: book Jsh *
        meld C: book Asd 2s As
        meld C: run 3456h
        meld D: book Qshc
        meld D: book Thh *
        meld D: run 6789TJQKAc
        meld E: book 5shh
        meld E: book Jcss
        meld E: run 3456h 7h
        meld F: book 3ddd
        meld F: book 8cch
        meld F: run 789Ts
        meld G: book 4sss
        meld G: book Qcds
        meld G: run 789h * JQh
        meld H: book Kcdhd
        meld H: book 2hdd
        meld H: run TJQKh
        pile 7c 9c
        A to play
        """);
  }
}
