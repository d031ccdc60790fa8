package oklahoma.client.app;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import oklahoma.client.help.RulesScreen;
import oklahoma.client.match.TableScreen;
import oklahoma.client.match.WayOut;
import oklahoma.client.match.score.MatchEndPanel;
import oklahoma.client.practice.CoachBar;
import oklahoma.client.practice.Lesson;
import oklahoma.client.practice.Practice;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Controls;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;

/** A practice deal: the table, and the coach over it. */
final class PracticeScreen implements Page {
  private final Pages pages;
  private final Practice practice;
  private final CoachBar coach;
  private final TableScreen table;
  private final BorderPane root = new BorderPane();
  private boolean begun;

  /**
   * A practice deal that begins when it comes to the front.
   *
   * @param makeTable makes the table's screen, with these ways from it
   */
  PracticeScreen(
      Texts texts, Pages pages, Practice practice, CoachBar.Ways ways, TableMaker makeTable) {
    this.pages = pages;
    this.practice = practice;
    this.coach = new CoachBar(new Controls(texts), practice, ways);
    this.table = makeTable.table(new WayOut(ways::list, MatchEndPanel.Role.ALONE, true));
    table.walkOnTo(coach::buttons);
    root.setTop(coach);
    root.setCenter(table.node());
    root.setId("practice");
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    practice.standProperty().subscribe(stand -> table.node().setMouseTransparent(!free(stand)));
  }

  /** Makes the screen of a table. */
  interface TableMaker {
    /**
     * The screen of the table.
     *
     * @param ways how one goes away from it
     */
    TableScreen table(TableScreen.Ways ways);
  }

  @Override
  public Node node() {
    return root;
  }

  @Override
  public void opened() {
    table.opened();
    if (!begun) {
      begun = true;
      practice.begin();
    }
  }

  @Override
  public void closed() {
    table.closed();
  }

  @Override
  public boolean escaped() {
    return table.escaped();
  }

  /** What is practised. */
  Lesson lesson() {
    return practice.lesson();
  }

  /** The rules that are played here. */
  RulesScreen.Subject rules() {
    return new RulesScreen.Subject.Table(practice.model().sight().game().rules(), true);
  }

  /** The table. */
  TableModel model() {
    return practice.model();
  }

  private static boolean free(Practice.Stand stand) {
    return switch (stand.mood()) {
      case WATCHING, ASKING -> true;
      case SLIPPED, LEARNED -> false;
    };
  }

  /** While the coach waits for an answer, the keys are for the coach. */
  private void key(KeyEvent pressed) {
    boolean coaching = pressed.getTarget() instanceof Node target && within(target);
    boolean always = pressed.getCode() == KeyCode.ESCAPE || pressed.getCode().isFunctionKey();
    if (!free(practice.standProperty().get()) && !coaching && !always && !pages.asking()) {
      coach.buttons().getLast().requestFocus();
      pressed.consume();
    }
  }

  private boolean within(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == coach) {
        return true;
      }
    }
    return false;
  }
}
