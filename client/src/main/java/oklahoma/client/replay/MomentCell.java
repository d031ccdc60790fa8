package oklahoma.client.replay;

import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.panel.Sentence;
import org.jspecify.annotations.Nullable;

/**
 * A line about a moment of the match, which opens with a click or Enter. Long sentences wrap.
 *
 * @param <T> the type of the list's items
 */
final class MomentCell<T> extends ListCell<T> {
  private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
  private static final double BAR = 16;

  private final Projector projector;
  private final ToIntFunction<T> moment;
  private final Function<T, String> words;
  private final Sentence sentence = new Sentence();

  private MomentCell(Projector projector, ToIntFunction<T> moment, Function<T, String> words) {
    this.projector = projector;
    this.moment = moment;
    this.words = words;
    getStyleClass().add("log-cell");
    setAccessibleRole(AccessibleRole.LIST_ITEM);
    setPrefWidth(0);
    setOnMouseClicked(clicked -> {
      if (getItem() != null) {
        projector.jump(moment.applyAsInt(getItem()));
      }
    });
  }

  /**
   * Makes a list show its items in such lines.
   *
   * @param moment gives the number of an item's moment
   * @param words gives the sentence of an item
   */
  static <T> void fill(
      ListView<T> list, Projector projector, ToIntFunction<T> moment, Function<T, String> words) {
    list.setCellFactory(of -> new MomentCell<>(projector, moment, words));
    list.setOnKeyPressed(key -> {
      T chosen = list.getSelectionModel().getSelectedItem();
      if (key.getCode() == KeyCode.ENTER && chosen != null) {
        projector.jump(moment.applyAsInt(chosen));
        key.consume();
      }
    });
  }

  @Override
  protected void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      setGraphic(null);
      setAccessibleText("");
      pseudoClassStateChanged(NOW, false);
      return;
    }
    sentence.say(words.apply(item));
    setGraphic(sentence);
    setAccessibleText(sentence.words());
    pseudoClassStateChanged(NOW, moment.applyAsInt(item) == projector.atProperty().get());
  }

  @Override
  protected double computePrefHeight(double width) {
    if (getGraphic() == null) {
      return super.computePrefHeight(width);
    }
    double room = getListView().getWidth() - BAR - snappedLeftInset() - snappedRightInset();
    double wide = Math.max(80, room);
    sentence.setPrefWidth(wide);
    return snappedTopInset() + snapSizeY(sentence.prefHeight(wide)) + snappedBottomInset();
  }
}
