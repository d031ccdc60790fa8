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

/** Makes controls whose texts follow the language and are never truncated. */
public final class Controls {
  /** The state of a scroll pane whose text is longer than its space. */
  private static final PseudoClass SCROLLS = PseudoClass.getPseudoClass("scrolls");

  private final Texts texts;

  /** Makes controls with these texts. */
  public Controls(Texts texts) {
    this.texts = texts;
  }

  /** The texts of the controls. */
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

  /** A line of text that is updated when the language or one of these values changes. */
  public Label line(Supplier<String> words, Observable... followed) {
    Label label = new Label();
    label.textProperty().bind(live(words, followed));
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /** A text that is updated when the language or one of these values changes. */
  public StringBinding live(Supplier<String> words, Observable... followed) {
    Observable[] all =
        Stream.concat(Stream.of(texts.languageProperty()), Stream.of(followed))
            .toArray(Observable[]::new);
    return Bindings.createStringBinding(words::get, all);
  }

  /** A text that wraps if necessary. */
  public Label paragraph(String key, Object... arguments) {
    Label label = new Label();
    label.textProperty().bind(texts.live(key, arguments));
    return wrapped(label);
  }

  /** Makes a label wrap instead of being truncated. */
  public static Label wrapped(Label label) {
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /**
   * The title of a page or of a part of it.
   *
   * @param style the style class
   */
  public Label title(String style, String key, Object... arguments) {
    Label label = label(key, arguments);
    label.getStyleClass().add(style);
    return label;
  }

  /** A button with a text. */
  public Button button(String key, Runnable action) {
    Button button = new Button();
    named(button, key);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** A button with a text and an id. */
  public Button button(String id, String key, Runnable action) {
    Button button = button(key, action);
    button.setId(id);
    return button;
  }

  /** A button with an icon and a text. */
  public Button button(Ikon sign, String key, Runnable action) {
    Button button = button(key, action);
    button.setGraphic(icon(sign));
    return button;
  }

  /** A button with an icon, a text and an id. */
  public Button button(String id, Ikon sign, String key, Runnable action) {
    Button button = button(id, key, action);
    button.setGraphic(icon(sign));
    return button;
  }

  /** A button with an icon only; the text is its tooltip and what a screen reader says. */
  public Button iconButton(Ikon sign, String key, Runnable action) {
    Button button = new Button();
    button.setGraphic(icon(sign));
    button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
    button.setOnAction(event -> action.run());
    spoken(button, texts.live(key));
    Tip.on(button, texts.live(key));
    return button;
  }

  /** A button with an icon only, and an id. */
  public Button iconButton(String id, Ikon sign, String key, Runnable action) {
    Button button = iconButton(sign, key, action);
    button.setId(id);
    return button;
  }

  /** A row with a caption, and with a control at its right end. */
  public HBox row(String key, Node control) {
    HBox row = new HBox(12, label(key), spring(), control);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** Nodes side by side, centred vertically. */
  public static HBox row(double gap, Node... nodes) {
    HBox row = new HBox(gap, nodes);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** A row of buttons, aligned to the right. */
  public static HBox buttonRow(double gap, Node... buttons) {
    HBox foot = new HBox(gap, buttons);
    foot.setAlignment(Pos.CENTER_RIGHT);
    return foot;
  }

  /** The visible and enabled buttons inside a node. */
  public static List<Node> buttons(Node within) {
    return within.isVisible()
        ? within.lookupAll(".button").stream()
            .filter(button -> button.isVisible() && !button.isDisabled())
            .toList()
        : List.of();
  }

  /** Makes text scrollable by keyboard while it is longer than its space. */
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

  /** Shows a node, or hides it so that it takes no space. */
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** Shows a node while this is true; otherwise it is hidden and takes no space. */
  public static void showWhile(Node node, ObservableValue<Boolean> shown) {
    node.visibleProperty().bind(shown);
    node.managedProperty().bind(node.visibleProperty());
  }

  /** Lets a node grow into the free space of its row. */
  public static <T extends Region> T growing(T node) {
    node.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(node, Priority.ALWAYS);
    return node;
  }

  /** Adds style classes to a node. */
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

  /** Sets the text of a button or label, also for screen readers. */
  public <T extends Labeled> T named(T control, String key, Object... arguments) {
    control.textProperty().bind(texts.live(key, arguments));
    control.accessibleTextProperty().bind(control.textProperty());
    control.setMinWidth(Region.USE_PREF_SIZE);
    return control;
  }

  /** Sets what a screen reader says for a node. */
  public static void spoken(Node node, ObservableValue<String> words) {
    node.accessibleTextProperty().bind(words);
  }

  /**
   * Makes a box into the card of a question, no larger than its content.
   *
   * @param words what a screen reader says for it
   */
  public static <T extends VBox> T question(T card, String id, ObservableValue<String> words) {
    card.setId(id);
    card.setAccessibleRole(AccessibleRole.DIALOG);
    spoken(card, words);
    card.getStyleClass().add("question-card");
    card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    return card;
  }

  /**
   * Makes a box into the card of a question with this width.
   *
   * @param words what a screen reader says for it
   */
  public static <T extends VBox> T question(
      T card, String id, ObservableValue<String> words, double width) {
    card.setPrefWidth(width);
    return question(card, id, words);
  }

  /** Makes a node a group with a name for screen readers. */
  public <T extends Node> T group(T node, String key) {
    node.setAccessibleRole(AccessibleRole.PARENT);
    spoken(node, texts.live(key));
    return node;
  }

  /** Whether a node is the ancestor or inside it. */
  public static boolean within(@Nullable Node node, Node ancestor) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at.equals(ancestor)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Gives the focus to another node if a node that is about to be removed has it. JavaFX would give
   * it to an arbitrary one.
   */
  public static void passFocus(Node going, Node to) {
    if (going.getScene() != null && within(going.getScene().getFocusOwner(), going)) {
      to.requestFocus();
    }
  }

  /** Whether a node has the focus of its scene, even if the window is not active. */
  public static boolean hasKeyboard(Node node) {
    return node.getScene() != null && node.equals(node.getScene().getFocusOwner());
  }

  /** Whether this is Enter and no button or text field needs it. */
  public static boolean isFreeEnter(KeyEvent event) {
    return event.getCode() == KeyCode.ENTER
        && !event.isConsumed()
        && !(event.getTarget() instanceof ButtonBase)
        && !(event.getTarget() instanceof TextInputControl);
  }

  /** Gives a node the focus, unless the player is typing. */
  public static void offerFocus(Node node) {
    Scene scene = node.getScene();
    if (scene == null || !(scene.getFocusOwner() instanceof TextInputControl)) {
      node.requestFocus();
    }
  }

  /** An icon, whose size and colour the style sheets set. */
  public static FontIcon icon(Ikon sign) {
    return new FontIcon(sign);
  }

  /** A node that takes the free space of a row or column. */
  public static Region spring() {
    Region spring = new Region();
    HBox.setHgrow(spring, Priority.ALWAYS);
    VBox.setVgrow(spring, Priority.ALWAYS);
    return spring;
  }
}
