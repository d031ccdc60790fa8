package oklahoma.client.table.panel;

import java.util.Optional;
import java.util.function.IntFunction;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ListCell;
import oklahoma.client.table.panel.LogPanel.HandBegins;
import oklahoma.client.table.panel.LogPanel.Happened;
import oklahoma.client.table.panel.LogPanel.Row;
import oklahoma.client.table.panel.LogPanel.SinceMyTurn;
import oklahoma.client.text.Texts;
import org.jspecify.annotations.Nullable;

/** A row of the log; long sentences wrap. */
final class LogCell<T> extends ListCell<Row<T>> {
  private static final PseudoClass MINE = PseudoClass.getPseudoClass("mine");
  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
  private static final PseudoClass SINCE = PseudoClass.getPseudoClass("since");

  /** The width of the scroll bar, in pixels. */
  private static final double BAR = 16;

  private final Texts texts;
  private final IntFunction<String> heading;
  private final Sentence sentence = new Sentence();

  LogCell(Texts texts, IntFunction<String> heading) {
    this.texts = texts;
    this.heading = heading;
    getStyleClass().add("log-cell");
    setAccessibleRole(AccessibleRole.LIST_ITEM);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Row<T> row, boolean empty) {
    super.updateItem(row, empty);
    Optional<Row<T>> shown = empty ? Optional.empty() : Optional.ofNullable(row);
    setGraphic(shown.isPresent() ? sentence : null);
    shown.ifPresent(each -> sentence.say(words(each)));
    setAccessibleText(shown.isPresent() ? sentence.words() : "");
    pseudoClassStateChanged(MINE, shown.filter(LogCell::mine).isPresent());
    pseudoClassStateChanged(HEADING, shown.filter(HandBegins.class::isInstance).isPresent());
    pseudoClassStateChanged(SINCE, shown.filter(SinceMyTurn.class::isInstance).isPresent());
  }

  @Override
  protected double computePrefHeight(double width) {
    if (getGraphic() == null) {
      return super.computePrefHeight(width);
    }
    double room = room();
    sentence.setPrefWidth(room);
    return snappedTopInset() + snapSizeY(sentence.prefHeight(room)) + snappedBottomInset();
  }

  private double room() {
    double width = getListView() == null ? getWidth() : getListView().getWidth();
    return Math.max(80, width - BAR - snappedLeftInset() - snappedRightInset());
  }

  private String words(Row<T> row) {
    return switch (row) {
      case HandBegins<T> begins -> heading.apply(begins.hand());
      case SinceMyTurn<T> since -> texts.say("widgets.log.since");
      case Happened<T> happened -> happened.line().words();
    };
  }

  private static boolean mine(Row<?> row) {
    return row instanceof Happened<?> happened && happened.line().mine();
  }
}
