package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.help.ListedKeys;
import oklahoma.client.help.ListedKeys.Listed;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.Focus;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.keys.TableKey.Action;
import oklahoma.client.table.model.AutoAnswers;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Move;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Every key of the list is pressed at the table, with the focus that the table gives and with each
 * thing that can have the focus, and does what the list says.
 */
class EveryKeyTest {
  private static final String CARD = "a card";
  private static final String AS_IT_OPENS = "the focus that the table gives";

  private static final String PLAYING = Moments.DRAW.replace("A to draw", "A to play");
  private static final String TWO_ENDS =
      Moments.dealt(
          3,
          """
          oklahoma hand 4 dealer C
          A: 8shd Qdhc 567s * KhJd
          B: #11
          C: #9
          pile 3d 7c
          A to play
          """);

  /** A has two melds, in two ways that leave as much. */
  private static final String TWO_WAYS =
      """
      gin classic up 6d
      A: 345c 678h 7sd 2sJsKd
      B: 2c4h9dTd3dKh8c6s5h2h
      pile 6d
      stock As ...
      A to discard drew Kd
      """;

  /**
   * A key where it means something.
   *
   * @param text the deal
   * @param before what is done before it is pressed
   * @param seen has to be something else when it has been pressed
   * @param card whether it is a key for the card that has the focus
   */
  private record Case(
      String text,
      Consumer<TableOnScreen> before,
      Function<TableOnScreen, Object> seen,
      boolean card) {

    static Case of(String text, Function<TableOnScreen, Object> seen) {
      return of(text, table -> {}, seen);
    }

    static Case of(
        String text, Consumer<TableOnScreen> before, Function<TableOnScreen, Object> seen) {
      return new Case(text, before, seen, false);
    }

    static Case ofCard(String text, Function<TableOnScreen, Object> seen) {
      return new Case(text, table -> {}, seen, true);
    }
  }

  private static Case of(Action action) {
    return switch (action) {
      case DRAW -> Case.of(Moments.DRAW, asking(new Move.Draw()));
      case TAKE -> Case.of(Moments.DRAW, asking(new Move.Take()));
      case ENTER ->
          Case.ofCard(PLAYING, asking(new Move.Discard(new Suited(Rank.JACK, Suit.DIAMONDS))));
      case KNOCK -> throw new AssertionError("only in gin");
      case LAY_DOWN ->
          Case.of(
              PLAYING,
              table -> fire(table, new KeyPress(KeyCode.M, "", false, false, false)),
              counting(Move.LayDown.class));
      case CLAIM -> Case.of(Moments.CLAIM, EveryKeyTest::ask, asking(new Move.Claim()));
      case NO -> Case.of(Moments.CLAIM, EveryKeyTest::ask, asking(new Move.Pass()));
      case NO_UNTIL_MY_TURN ->
          Case.of(
              Moments.CLAIM,
              EveryKeyTest::ask,
              table -> table.rig().model().answers().noUntilMyTurnProperty().get());
      case NO_TO_RANK ->
          Case.of(
              Moments.CLAIM,
              EveryKeyTest::ask,
              table -> table.rig().model().answers().passOnProperty().get());
      case SELECT -> Case.ofCard(PLAYING, table -> own(table).selected());
      case BOOK -> Case.of(PLAYING, table -> select(table, "8s", "8h", "8d"), EveryKeyTest::tray);
      case RUN -> Case.of(TWO_ENDS, table -> select(table, "5s", "6s", "7s"), EveryKeyTest::tray);
      case SUGGEST, NEXT_ARRANGEMENT -> Case.of(PLAYING, EveryKeyTest::tray);
      case HINT -> Case.of(PLAYING, EveryKeyTest::called);
      case LAY_OFF_ALL -> Case.of(Moments.DOWN, EveryKeyTest::lights);
      case FLIP_WILD ->
          Case.of(
              TWO_ENDS,
              table -> {
                select(table, "5s", "6s", "7s", "*");
                own(table).stageSelected(Meld.Kind.RUN);
              },
              EveryKeyTest::tray);
      case SORT, KEEP_SORTED -> Case.of(PLAYING, EveryKeyTest::shuffle, EveryKeyTest::order);
      case UNDO -> Case.of(PLAYING, EveryKeyTest::shuffle, EveryKeyTest::order);
      case REDO ->
          Case.of(
              PLAYING,
              table -> {
                shuffle(table);
                own(table).undo();
              },
              EveryKeyTest::order);
      case LEFT, RIGHT, FIRST, LAST ->
          Case.ofCard(PLAYING, table -> table.view().picture().focused());
      case MOVE_LEFT, MOVE_RIGHT, MOVE_FIRST, MOVE_LAST ->
          Case.ofCard(PLAYING, EveryKeyTest::order);
      case LIFT -> Case.ofCard(PLAYING, EveryKeyTest::lights);
      case PUT_BACK ->
          new Case(
              PLAYING,
              table -> fire(table, new KeyPress(KeyCode.UP, "", false, false, false)),
              EveryKeyTest::lights,
              true);
      case NEXT_ZONE, PREVIOUS_ZONE ->
          Case.of(PLAYING, table -> table.view().getScene().getFocusOwner());
      case PEEK_SCORES, LOG, CHAT, RULES, KEYS, FULL_SCREEN, ESCAPE ->
          Case.of(PLAYING, EveryKeyTest::called);
      case HEAR_STATE -> Case.of(PLAYING, table -> List.copyOf(table.program().announced));
      case FOUR_COLOURS ->
          Case.of(PLAYING, table -> table.look().settings().table().paletteProperty().get());
      case LARGER_CARDS, SMALLER_CARDS ->
          Case.of(PLAYING, table -> table.look().settings().table().cardSizeProperty().get());
      case USUAL_CARDS ->
          Case.of(
              PLAYING,
              table -> table.look().growCards(0.1),
              table -> table.look().settings().table().cardSizeProperty().get());
    };
  }

  /** The same in gin, for the keys that have a use of their own there. */
  private static Case inGin(Action action) {
    return switch (action) {
      case KNOCK -> Case.of(Moments.GIN, shown("#gin-question"));
      case SUGGEST ->
          Case.of(
              Moments.GIN,
              table -> own(table).move(Set.of(table.id("Kd")), 1),
              EveryKeyTest::order);
      case NEXT_ARRANGEMENT -> Case.of(TWO_WAYS, EveryKeyTest::order);
      case NO -> Case.of(GinTableTest.DEAL, asking(new Move.Pass()));
      case BOOK, LAY_OFF_ALL -> Case.of(GinTableTest.KNOCKED, counting(Move.LayOff.class));
      case LAY_DOWN -> Case.of(GinTableTest.KNOCKED, counting(Move.LayDown.class));
      default -> throw new AssertionError(action + " is the same in gin");
    };
  }

  /** The numbers choose a meld for the card that is selected. */
  private static final Case NUMBER =
      Case.of(
          Moments.DOWN,
          table -> select(table, "Kh"),
          table -> List.of(table.asked(), table.chip(), own(table).selected()));

  /** Tab goes from the hand to a card that is ready to be laid down. */
  private static final Case TO_STAGED =
      new Case(PLAYING, EveryKeyTest::stage, EveryKeyTest::reached, true);

  /** There it is taken back. */
  private static final Case STAGED =
      new Case(
          PLAYING,
          table -> {
            stage(table);
            fire(table, new KeyPress(KeyCode.TAB, "", false, false, false));
          },
          table -> own(table).tray().ids().isEmpty() && table.asked().isEmpty(),
          true);

  /** A key of the list and a place where it means something. */
  private record Walked(Listed key, Case at) {}

  @Test
  void everyKeyOfTheListDoesWhatTheListSaysWhateverHasTheFocus() throws Exception {
    Map<String, List<Walked>> walks = new LinkedHashMap<>();
    Set<Action> meant = walks(ListedKeys.ofOklahoma(), EveryKeyTest::of, walks);
    meant.addAll(walks(ListedKeys.ofGinAlone(), EveryKeyTest::inGin, walks));
    List<String> dead = new ArrayList<>();
    for (Map.Entry<String, List<Walked>> all : walks.entrySet()) {
      try (TableOnScreen table =
          new TableOnScreen(new RiggedTable(all.getKey()), Speed.OFF, 1024, 640)) {
        all.getValue().forEach(walked -> walk(table, walked, dead));
      }
    }
    assertThat(meant).containsExactlyInAnyOrder(Action.values());
    assertThat(dead).isEmpty();
  }

  /** Adds to the walks of each deal; returns what is asked for on them. */
  private static Set<Action> walks(
      List<Listed> keys, Function<Action, Case> cases, Map<String, List<Walked>> walks) {
    Set<Action> meant = new HashSet<>();
    for (Listed key : keys) {
      List<Case> at =
          new ArrayList<>(
              key.actions().stream()
                  .filter(action -> means(key.press(), action))
                  .peek(meant::add)
                  .map(cases)
                  .toList());
      ofLine(key).ifPresent(at::add);
      at.forEach(each ->
          walks.computeIfAbsent(each.text(), text -> new ArrayList<>()).add(new Walked(key, each)));
    }
    return meant;
  }

  /** What a key does that its actions do not say. */
  private static Optional<Case> ofLine(Listed key) {
    return switch (key.line()) {
      case "lay-off" -> Optional.of(NUMBER);
      case "unstage" -> Optional.of(key.press().code() == KeyCode.TAB ? TO_STAGED : STAGED);
      default -> Optional.empty();
    };
  }

  private static void walk(TableOnScreen table, Walked walked, List<String> dead) {
    List<String> stops = walked.at().card() ? List.of(CARD) : stops(table, walked);
    if (walked.at().text().equals(Moments.CLAIM)) {
      for (String stop : stops) {
        now(() -> begin(table, walked.at()));
        table.awaitArmed();
        now(() -> press(table, walked, stop, dead));
      }
    } else {
      now(() -> {
        for (String stop : stops) {
          begin(table, walked.at());
          press(table, walked, stop, dead);
        }
        return true;
      });
    }
  }

  private static boolean press(TableOnScreen table, Walked walked, String stop, List<String> dead) {
    focus(table, stop);
    if (walked.at().card()) {
      walked.at().before().accept(table);
    }
    Object before = walked.at().seen().apply(table);
    fire(table, walked.key().press());
    return !before.equals(walked.at().seen().apply(table))
        || dead.add(walked.key().press() + " " + walked.key().line() + " at " + stop);
  }

  private static boolean begin(TableOnScreen table, Case at) {
    table.view().cancel();
    own(table).select(Set.of());
    own(table).clearTray();
    if (!table.rig().sent().isEmpty() || at.text().equals(Moments.CLAIM)) {
      table.rig().sent().clear();
      table.rig().dealAgain();
      table.view().settle();
      table.view().layout();
    }
    table.program().called.clear();
    table.look().settings().table().cardSizeProperty().set(1);
    AutoAnswers answers = table.rig().model().answers();
    answers.noUntilMyTurnProperty().set(false);
    answers.passOnProperty().set(Set.of());
    own(table).keep(Optional.empty());
    table.view().requestFocus();
    if (!at.card()) {
      at.before().accept(table);
    }
    return true;
  }

  /**
   * The focus that the table gives, and everything that can have it. While a question is asked, of
   * each kind one: a question can be answered only after a moment, which takes time.
   */
  private static List<String> stops(TableOnScreen table, Walked walked) {
    now(() -> begin(table, walked.at()));
    Set<Class<?>> kinds = new HashSet<>();
    boolean one = walked.at().text().equals(Moments.CLAIM);
    return now(() ->
        Stream.concat(
                Stream.of(AS_IT_OPENS),
                able(table).stream()
                    .filter(node -> !one || kinds.add(node.getClass()))
                    .map(EveryKeyTest::name)
                    .distinct())
            .filter(stop -> !presses(walked.key().press(), stop))
            .toList());
  }

  /** Space presses a button of the question, whatever it says. */
  private static boolean presses(KeyPress press, String stop) {
    return press.code() == KeyCode.SPACE && stop.startsWith("claim-");
  }

  private static List<Node> able(TableOnScreen table) {
    return table.view().lookupAll("*").stream()
        .filter(node -> node.isFocusTraversable() && !node.isDisabled() && shown(node))
        .toList();
  }

  private static String name(Node node) {
    return node instanceof CardNode || node.getId() == null
        ? node.getClass().getSimpleName()
        : node.getId();
  }

  private static boolean shown(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private static void focus(TableOnScreen table, String stop) {
    if (stop.equals(CARD)) {
      table.view().picture().node(table.id("Jd")).orElseThrow().requestFocus();
    } else {
      able(table).stream()
          .filter(node -> name(node).equals(stop))
          .findFirst()
          .ifPresent(Node::requestFocus);
    }
  }

  /** What had the focus may be gone when the key is let go. */
  private static void fire(TableOnScreen table, KeyPress key) {
    Node owner = table.view().getScene().getFocusOwner();
    fire(KeyEvent.KEY_PRESSED, owner == null ? table.view() : owner, key);
    fire(KeyEvent.KEY_RELEASED, table.view(), key);
  }

  private static void fire(EventType<KeyEvent> type, Node target, KeyPress key) {
    Event.fireEvent(
        target,
        new KeyEvent(
            type, "", key.text(), key.code(), key.shift(), key.control(), key.alt(), false));
  }

  /** With a claim window or without. */
  private static boolean means(KeyPress press, Action action) {
    return Stream.of(QuestionState.NOT, QuestionState.ARMED)
        .anyMatch(asked ->
            KeyMap.of(press, Focus.TABLE, asked, Cyrillic.BDS).equals(Optional.of(action)));
  }

  private static OwnCards own(TableOnScreen table) {
    return table.rig().model().own();
  }

  private static void select(TableOnScreen table, String... cards) {
    own(table).select(Stream.of(cards).map(table::id).collect(Collectors.toSet()));
  }

  private static void stage(TableOnScreen table) {
    select(table, "8s");
    own(table).stageSelected(Meld.Kind.BOOK);
  }

  /** Whether a card in the tray has the focus. */
  private static Object reached(TableOnScreen table) {
    OptionalInt card = table.view().picture().focused();
    return card.isPresent() && own(table).tray().ids().contains(card.getAsInt());
  }

  private static void shuffle(TableOnScreen table) {
    own(table).move(Set.of(table.id("Jd")), 1);
  }

  private static void ask(TableOnScreen table) {
    table.rig().play("C discards Qs");
  }

  private static Function<TableOnScreen, Object> asking(Move move) {
    return table -> table.asked().stream().filter(move::equals).count();
  }

  private static Function<TableOnScreen, Object> counting(Class<? extends Move> kind) {
    return table -> table.asked().stream().filter(kind::isInstance).count();
  }

  private static Function<TableOnScreen, Object> shown(String selector) {
    return table -> shown(table.view().lookup(selector));
  }

  private static Object called(TableOnScreen table) {
    return List.copyOf(table.program().called);
  }

  private static Object tray(TableOnScreen table) {
    return List.copyOf(own(table).tray().slots());
  }

  private static Object order(TableOnScreen table) {
    return own(table).hand().cards().stream().map(Held::id).toList();
  }

  private static Object lights(TableOnScreen table) {
    return table.view().lookupAll(".zone-light").size();
  }

  private static <T> T now(Callable<T> what) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, what);
  }
}
