package oklahoma.client.ui.controls;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.lifetime.NodeVisibility;
import org.controlsfx.control.PrefixSelectionComboBox;

/** Controls for choosing one of several values. They follow the value, whatever changes it. */
public final class Choice {

  private Choice() {}

  /**
   * A row of buttons, one of them selected.
   *
   * @param id the buttons have the ids {@code id-value}, in lower case
   * @param prefix the beginning of the text keys of the values, {@code prefixVALUE}; {@code
   *     prefixVALUE.tip} is an optional tooltip
   */
  public static <E extends Enum<E>> HBox buttons(
      Controls controls,
      String id,
      String prefix,
      List<E> values,
      ObservableValue<E> value,
      Consumer<E> choose) {
    ToggleGroup one = new ToggleGroup();
    HBox row = new HBox();
    row.setAlignment(Pos.CENTER_LEFT);
    row.setMinWidth(Region.USE_PREF_SIZE);
    for (E each : values) {
      String key = prefix + each.name();
      ToggleButton button = controls.named(new ToggleButton(), key);
      button.setId(id + "-" + each.name().toLowerCase(Locale.ROOT));
      button.setToggleGroup(one);
      button.getStyleClass().add(edge(values.indexOf(each), values.size()));
      button.setOnAction(event -> {
        button.setSelected(true);
        choose.accept(each);
      });
      if (controls.texts().has(key + ".tip")) {
        Tip.on(button, controls.texts().live(key + ".tip"));
      }
      row.getChildren().add(button);
    }
    NodeVisibility.follow(
        row,
        value,
        now -> one.selectToggle((ToggleButton) row.getChildren().get(values.indexOf(now))));
    return row;
  }

  /** Makes a screen reader say the caption with each of the buttons. */
  public static HBox captioned(Texts texts, HBox buttons, ObservableValue<String> caption) {
    buttons.setAccessibleRole(AccessibleRole.PARENT);
    Controls.spoken(buttons, caption);
    for (Node each : buttons.getChildren()) {
      ObservableValue<String> words = ((ToggleButton) each).textProperty();
      Controls.spoken(each, texts.live("page.captioned", caption, words));
    }
    return buttons;
  }

  /**
   * A menu of values; typing selects a value that begins with these letters.
   *
   * @param words gives the text of a value
   * @param refused gives the reason why a value cannot be chosen now; empty if it can
   */
  public static <T> ComboBox<T> menu(
      Texts texts,
      List<T> values,
      ObservableValue<T> value,
      BiFunction<Texts, T, String> words,
      Function<T, Optional<String>> refused,
      Consumer<T> choose) {
    Predicate<T> out = each -> refused.apply(each).isPresent();
    BiFunction<Texts, T, String> listed =
        (say, each) ->
            words.apply(say, each) + refused.apply(each).map(reason -> " – " + reason).orElse("");
    return menu(texts, values, value, new Labels<>(words, listed, out), choose);
  }

  /**
   * A menu of values without reasons why some cannot be chosen: a label beside it has them.
   *
   * @param words gives the text of a value
   * @param refused whether a value cannot be chosen now
   */
  public static <T> ComboBox<T> quietMenu(
      Texts texts,
      List<T> values,
      ObservableValue<T> value,
      BiFunction<Texts, T, String> words,
      Predicate<T> refused,
      Consumer<T> choose) {
    return menu(texts, values, value, new Labels<>(words, words, refused), choose);
  }

  /**
   * The texts of the values.
   *
   * @param words gives the text of the selected value
   * @param listed gives the text of a value in the list
   * @param refused whether a value cannot be chosen now
   */
  private record Labels<T>(
      BiFunction<Texts, T, String> words,
      BiFunction<Texts, T, String> listed,
      Predicate<T> refused) {
    ListCell<T> chosen(Texts texts) {
      return new Cell<>(texts, words, each -> false);
    }

    ListCell<T> inList(Texts texts) {
      return new Cell<>(texts, listed, refused);
    }
  }

  private static <T> ComboBox<T> menu(
      Texts texts, List<T> values, ObservableValue<T> value, Labels<T> labels, Consumer<T> choose) {
    PrefixSelectionComboBox<T> menu = new PrefixSelectionComboBox<>();
    menu.setLookup((box, typed) ->
        menu.getItems().stream()
            .filter(each ->
                !labels.refused().test(each) && begins(labels.words().apply(texts, each), typed))
            .findFirst());
    menu.getItems().setAll(values);
    menu.setCellFactory(list -> labels.inList(texts));
    menu.setButtonCell(labels.chosen(texts));
    menu.setMinWidth(Region.USE_PREF_SIZE);
    menu.setOnShown(first -> {
      menu.setOnShown(null);
      placeAgain(menu);
    });
    NodeVisibility.follow(menu, value, menu::setValue);
    menu.valueProperty()
        .addListener((chosen, before, now) -> {
          if (now == null || now.equals(value.getValue())) {
            return;
          }
          if (labels.refused().test(now)) {
            menu.setValue(value.getValue());
          } else {
            choose.accept(now);
          }
        });
    texts.whileSeen(
        menu,
        () -> {
          menu.setButtonCell(labels.chosen(texts));
          menu.setCellFactory(list -> labels.inList(texts));
        });
    return menu;
  }

  /**
   * Makes JavaFX place an open list again, by moving its button. It first places the list before
   * the rows have their style, with an estimate of their height.
   */
  private static void placeAgain(ComboBox<?> menu) {
    double y = menu.getLayoutY();
    menu.setLayoutY(y + 1);
    menu.setLayoutY(y);
  }

  private static boolean begins(String words, String typed) {
    return words.regionMatches(true, 0, typed, 0, typed.length());
  }

  private static String edge(int place, int of) {
    if (place == 0) {
      return Styles.LEFT_PILL;
    }
    return place == of - 1 ? Styles.RIGHT_PILL : Styles.CENTER_PILL;
  }

  private static final class Cell<T> extends ListCell<T> {
    private final Texts texts;
    private final BiFunction<Texts, T, String> words;
    private final Predicate<T> refused;

    Cell(Texts texts, BiFunction<Texts, T, String> words, Predicate<T> refused) {
      this.texts = texts;
      this.words = words;
      this.refused = refused;
    }

    @Override
    protected void updateItem(T value, boolean empty) {
      super.updateItem(value, empty);
      if (empty || value == null) {
        setText(null);
        setDisable(false);
        return;
      }
      setText(words.apply(texts, value));
      setDisable(refused.test(value));
    }
  }
}
