package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import oklahoma.client.table.cards.Playback;
import oklahoma.client.table.model.TableActions;

/**
 * What the input methods need from the screen around the table, for example further targets of the
 * keyboard focus.
 */
final class PlaySurroundings implements PlayWiring.Surroundings {
  private final TableView table;
  private final Boards boards;
  private final HandEnd ending;
  private final TableActions actions;
  private final Playback playback;
  private final News news;
  private final List<Supplier<List<? extends Node>>> neighbours = new ArrayList<>();

  PlaySurroundings(
      TableView table,
      Boards boards,
      HandEnd ending,
      TableActions actions,
      Playback playback,
      News news) {
    this.table = table;
    this.boards = boards;
    this.ending = ending;
    this.actions = actions;
    this.playback = playback;
    this.news = news;
  }

  /** Adds nodes outside the table to those that the keyboard focus can reach. */
  void addFocusTargets(Supplier<List<? extends Node>> nodes) {
    neighbours.add(nodes);
  }

  @Override
  public Parent root() {
    return table;
  }

  @Override
  public List<Supplier<List<? extends Node>>> focusZones() {
    List<Supplier<List<? extends Node>>> walks = new ArrayList<>(boards.focusZones());
    walks.add(this::buttons);
    walks.add(() -> neighbours.stream().flatMap(nodes -> nodes.get().stream()).toList());
    return walks;
  }

  private List<Node> buttons() {
    return table.lookupAll(".button").stream()
        .filter(node -> node.isVisible() && !node.isDisabled() && node.isFocusTraversable())
        .toList();
  }

  @Override
  public boolean covered() {
    return ending.reveal().isVisible() || actions.covered();
  }

  @Override
  public void catchUp() {
    playback.player().settleAll();
  }

  @Override
  public void say(Supplier<String> shown, Supplier<String> spoken) {
    news.say(shown, spoken);
  }

  @Override
  public void describeState() {
    news.describeState();
  }
}
