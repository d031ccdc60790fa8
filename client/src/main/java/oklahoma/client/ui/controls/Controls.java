package oklahoma.client.ui.controls;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Controls whose texts follow the language and are never truncated. */
public final class Controls {
  /** Of a text that is longer than its room. */
  private static final PseudoClass SCROLLS = PseudoClass.getPseudoClass("scrolls");

  private final Texts texts;

  /** Controls that speak these texts. */
  public Controls(Texts texts) {
    this.texts = texts;
  }

  /** The words that they speak. */
  public Texts texts() {
    return texts;
  }

  /** A line of text. */
  public Label label(String key, Object... arguments) {
    Label label = new Label();
    label.textProperty().bind(texts.live(key, arguments));
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /** A line of text that is made again when the language or one of these changes. */
  public Label line(Supplier<String> words, Observable... followed) {
    Label label = new Label();
    label.textProperty().bind(live(words, followed));
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /** A text that is made again when the language or one of these changes. */
  public StringBinding live(Supplier<String> words, Observable... followed) {
    Observable[] all =
        Stream.concat(Stream.of(texts.languageProperty()), Stream.of(followed))
            .toArray(Observable[]::new);
    return Bindings.createStringBinding(words::get, all);
  }

  /** A text that runs over several lines where it must. */
  public Label paragraph(String key, Object... arguments) {
    Label label = new Label();
    label.textProperty().bind(texts.live(key, arguments));
    return wrapped(label);
  }

  /** Lets a label run over several lines instead of being cut. */
  public static Label wrapped(Label label) {
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /** The title of a page or of a part of it. */
  public Label title(String style, String key, Object... arguments) {
    Label label = label(key, arguments);
    label.getStyleClass().add(style);
    return label;
  }

  /** A button with words. */
  public Button button(String key, Runnable action) {
    Button button = new Button();
    named(button, key);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** A button with words and an id. */
  public Button button(String id, String key, Runnable action) {
    Button button = button(key, action);
    button.setId(id);
    return button;
  }

  /** A button with a sign and words. */
  public Button button(Ikon sign, String key, Runnable action) {
    Button button = button(key, action);
    button.setGraphic(icon(sign));
    return button;
  }

  /** A button with a sign, words and an id. */
  public Button button(String id, Ikon sign, String key, Runnable action) {
    Button button = button(id, key, action);
    button.setGraphic(icon(sign));
    return button;
  }

  /** A button with a sign only; its words are its tooltip and what a screen reader says. */
  public Button sign(Ikon sign, String key, Runnable action) {
    Button button = new Button();
    button.setGraphic(icon(sign));
    button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
    button.setOnAction(event -> action.run());
    said(button, texts.live(key));
    Tip.on(button, texts.live(key));
    return button;
  }

  /** A button with a sign only, and an id. */
  public Button sign(String id, Ikon sign, String key, Runnable action) {
    Button button = sign(sign, key, action);
    button.setId(id);
    return button;
  }

  /** A row of a caption and, at its right end, what it is about. */
  public HBox row(String key, Node control) {
    HBox row = new HBox(12, label(key), spring(), control);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** Nodes beside each other, each in the middle of its height. */
  public static HBox row(double gap, Node... nodes) {
    HBox row = new HBox(gap, nodes);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** Buttons at the right end of a card. */
  public static HBox foot(double gap, Node... buttons) {
    HBox foot = new HBox(gap, buttons);
    foot.setAlignment(Pos.CENTER_RIGHT);
    return foot;
  }

  /** The buttons within a node that can be pressed now. */
  public static List<Node> buttons(Node within) {
    return within.isVisible()
        ? within.lookupAll(".button").stream()
            .filter(button -> button.isVisible() && !button.isDisabled())
            .toList()
        : List.of();
  }

  /** Lets the keyboard scroll what is only read, for as long as it is longer than its room. */
  public static ScrollPane reading(ScrollPane scroll) {
    ObservableValue<Bounds> content = scroll.contentProperty().flatMap(Node::layoutBoundsProperty);
    ObservableValue<Bounds> room = scroll.viewportBoundsProperty();
    scroll
        .focusTraversableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () ->
                    content.getValue() != null
                        && content.getValue().getHeight() > room.getValue().getHeight() + 1,
                content,
                room));
    scroll
        .focusTraversableProperty()
        .subscribe(longer -> scroll.pseudoClassStateChanged(SCROLLS, longer));
    return styled(scroll, "read");
  }

  /** Shows a node, or takes it away together with the room that it has. */
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** Shows a node and gives it room only while this is true. */
  public static void showWhile(Node node, ObservableValue<Boolean> shown) {
    node.visibleProperty().bind(shown);
    node.managedProperty().bind(node.visibleProperty());
  }

  /** Gives a node what is left of its row. */
  public static <T extends Region> T growing(T node) {
    node.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(node, Priority.ALWAYS);
    return node;
  }

  /** Lets the style sheets know a node by these names. */
  public static <T extends Node> T styled(T node, String... names) {
    node.getStyleClass().addAll(names);
    return node;
  }

  /** A dark panel with a title. */
  public VBox panel(String titleKey, Node... content) {
    VBox panel = new VBox(12, title("card-title", titleKey));
    panel.getChildren().addAll(content);
    panel.getStyleClass().add("panel");
    return panel;
  }

  /** Gives a button or the like its words. */
  public <T extends Labeled> T named(T control, String key, Object... arguments) {
    control.textProperty().bind(texts.live(key, arguments));
    control.accessibleTextProperty().bind(control.textProperty());
    control.setMinWidth(Region.USE_PREF_SIZE);
    return control;
  }

  /** What a screen reader says of a node. */
  public static void said(Node node, ObservableValue<String> words) {
    node.accessibleTextProperty().bind(words);
  }

  /**
   * Makes a box the card of a question, by this id and with these words for a screen reader. It is
   * as large as what it holds.
   */
  public static <T extends VBox> T question(T card, String id, ObservableValue<String> words) {
    card.setId(id);
    card.setAccessibleRole(AccessibleRole.DIALOG);
    said(card, words);
    card.getStyleClass().add("question-card");
    card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    return card;
  }

  /** The same with a card of this width. */
  public static <T extends VBox> T question(
      T card, String id, ObservableValue<String> words, double width) {
    card.setPrefWidth(width);
    return question(card, id, words);
  }

  /** A group that a screen reader names. */
  public <T extends Node> T group(T node, String key) {
    node.setAccessibleRole(AccessibleRole.PARENT);
    said(node, texts.live(key));
    return node;
  }

  /** Whether a node is inside of another, or is it. */
  public static boolean within(@Nullable Node node, Node ancestor) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at.equals(ancestor)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What is about to go hands the focus on, if it has it: JavaFX would give it to whatever comes
   * next.
   */
  public static void handOn(Node going, Node to) {
    if (going.getScene() != null && within(going.getScene().getFocusOwner(), going)) {
      to.requestFocus();
    }
  }

  /** Whether keys go to a node as soon as the player looks at this window again. */
  public static boolean hasKeyboard(Node node) {
    return node.getScene() != null && node.equals(node.getScene().getFocusOwner());
  }

  /**
   * Whether this is Enter that nothing else hears: no other button has it, and nothing is written.
   */
  public static boolean isFreeEnter(KeyEvent event) {
    return event.getCode() == KeyCode.ENTER
        && !event.isConsumed()
        && !(event.getTarget() instanceof ButtonBase)
        && !(event.getTarget() instanceof TextInputControl);
  }

  /** Gives a node the focus, unless the player is writing something. */
  public static void offerFocus(Node node) {
    Scene scene = node.getScene();
    if (scene == null || !(scene.getFocusOwner() instanceof TextInputControl)) {
      node.requestFocus();
    }
  }

  /** A drawn sign. */
  public static FontIcon icon(Ikon sign) {
    return new FontIcon(sign);
  }

  /** Takes up the room that is left in a row or column. */
  public static Region spring() {
    Region spring = new Region();
    HBox.setHgrow(spring, Priority.ALWAYS);
    VBox.setVgrow(spring, Priority.ALWAYS);
    return spring;
  }
}
