package oklahoma.client.app;

import atlantafx.base.theme.PrimerDark;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.table.panel.PanelStyles;
import oklahoma.client.ui.Pages;

/** The window: its theme, its minimum size, and the error page that can cover every page. */
final class MainWindow {
  private static final double LEAST_WIDTH = 1024;
  private static final double LEAST_HEIGHT = 640;
  private static final double USUAL_LETTERS = 14;
  private static final double USUAL_SIGNS = 18;
  private static final double LARGE_SIGNS = 24;
  private static final PseudoClass STRONG_FOCUS = PseudoClass.getPseudoClass("strong-focus");
  private static final PseudoClass STILL = PseudoClass.getPseudoClass("still");
  private static final PseudoClass PLAIN = PseudoClass.getPseudoClass("plain-fonts");

  private final Pages pages;
  private final StackPane root = new StackPane();
  private final Scene scene;

  /** A window that is not shown yet. */
  MainWindow(Stage stage, Pages pages, Settings settings, double width, double height) {
    this.pages = pages;
    root.getStyleClass().add("window");
    root.getChildren().add(pages.node());
    root.styleProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    PanelStyles.inks(settings.table().paletteProperty().get())
                        + letters(settings.text()),
                settings.table().paletteProperty(),
                settings.text().sizeProperty()));
    settings.text().plainProperty().subscribe(plain -> root.pseudoClassStateChanged(PLAIN, plain));
    settings
        .access()
        .strongFocusProperty()
        .subscribe(on -> root.pseudoClassStateChanged(STRONG_FOCUS, on));
    settings.motion().reducedProperty().subscribe(on -> root.pseudoClassStateChanged(STILL, on));
    scene = new Scene(root, width, height);
    settings.motion().systemReducesProperty().bind(scene.getPreferences().reducedMotionProperty());
    scene
        .getStylesheets()
        .add(MainWindow.class.getResource("/oklahoma/client/ui/theme.css").toExternalForm());
    stage.setScene(scene);
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
  }

  /**
   * Sets the theme. Call it before the first control is made; otherwise JavaFX first reads its own
   * theme, none of which is shown.
   */
  static void dress() {
    Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
  }

  /** All sizes in the theme are multiples of the font size, except those of icons. */
  private static String letters(TextSettings text) {
    double size = text.share();
    return " -fx-font-size: "
        + USUAL_LETTERS * size
        + "px; -sign-size: "
        + Math.rint(USUAL_SIGNS * size)
        + "px; -large-sign-size: "
        + Math.rint(LARGE_SIGNS * size)
        + "px;";
  }

  Scene scene() {
    return scene;
  }

  /** Shows a node instead of all pages. While one is shown, further calls change nothing. */
  void cover(Supplier<Node> cover) {
    if (root.getChildren().size() == 1) {
      pages.node().setVisible(false);
      root.getChildren().add(cover.get());
    }
  }

  /** Shows the pages again. */
  void uncover() {
    if (root.getChildren().size() > 1) {
      root.getChildren().removeLast();
    }
    pages.node().setVisible(true);
  }
}
