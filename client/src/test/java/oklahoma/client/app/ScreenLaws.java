package oklahoma.client.app;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.match.TableScreen;
import oklahoma.client.table.cards.CardLayer;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.view.TableView;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.card.Card;

/** What holds in a window of the program, whatever is done there, as soon as it comes to rest. */
final class ScreenLaws {
  private static final int MOST_LOOKS = 300;

  private ScreenLaws() {}

  /** What is wrong with the keyboard and with the hand of a player. */
  static List<String> broken(PlayerWindow window) {
    return atRest(() -> {
      List<String> wrong = new ArrayList<>(keyboard(window));
      window
          .program()
          .navigation()
          .table()
          .map(TableScreen::model)
          .ifPresent(model -> wrong.addAll(hand(model.playerView())));
      return wrong;
    });
  }

  /** What is wrong with the cards that are drawn. */
  static List<String> drawnWrong(PlayerWindow window) {
    return atRest(() -> {
      Optional<TableScreen> at = window.program().navigation().table();
      return at.isPresent()
              && window.stage().getScene().lookup("#table") instanceof TableView table
              && Controls.within(table, at.get().node())
          ? cards(table, at.get().model().playerView())
          : List.of();
    });
  }

  private static List<String> atRest(Callable<List<String>> look) {
    List<String> wrong = ProgramWindows.now(look);
    for (int looks = 1; looks < MOST_LOOKS && !wrong.isEmpty(); looks++) {
      Pulses.settle();
      wrong = ProgramWindows.now(look);
    }
    return wrong;
  }

  private static List<String> keyboard(PlayerWindow window) {
    Scene scene = window.stage().getScene();
    Node owner = scene.getFocusOwner();
    boolean asking = window.program().parts().pages().asking();
    if (owner == null || !isSeen(owner) || owner.isDisabled()) {
      return List.of(owner + " has the keyboard");
    }
    return asking && !Controls.within(owner, scene.lookup("#question"))
        ? List.of(owner + " has the keyboard behind a question")
        : List.of();
  }

  /** Whether a node and everything around it is shown. */
  static boolean isSeen(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  private static List<String> hand(PlayerView view) {
    List<Held> held = view.own().hand().cards();
    List<Integer> ids = held.stream().map(Held::id).toList();
    List<String> arranged = held.stream().map(one -> one.card().toString()).sorted().toList();
    List<String> dealt =
        view.seat().stream()
            .flatMap(me -> view.game().tableau().hand(me).cards().stream())
            .map(Card::toString)
            .sorted()
            .toList();
    boolean own =
        ids.containsAll(view.own().selected()) && ids.containsAll(view.own().tray().ids());
    return arranged.equals(dealt) && own
        ? List.of()
        : List.of(view.own() + " is arranged of " + dealt);
  }

  private static List<String> cards(TableView table, PlayerView view) throws Exception {
    Field field = TableView.class.getDeclaredField("picture");
    field.setAccessible(true);
    CardScene picture = (CardScene) field.get(table);
    CardLayer layer = picture.layer();
    List<String> wrong = new ArrayList<>();
    if (!picture.shown().equals(view)) {
      wrong.add(picture.shown() + " is shown instead of " + view);
    }
    long drawn =
        layer.getChildrenUnmodifiable().stream().filter(CardNode.class::isInstance).count();
    if (drawn != picture.laid().places().at().size()) {
      wrong.add(drawn + " cards are drawn, not " + picture.laid().places().at().size());
    }
    picture.laid().places().at().keySet().stream()
        .filter(spot -> layer.node(spot).filter(Node::isVisible).isEmpty())
        .forEach(spot -> wrong.add("no card is drawn for " + spot));
    return wrong;
  }
}
