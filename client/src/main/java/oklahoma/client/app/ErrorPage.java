package oklahoma.client.app;

import atlantafx.base.theme.Styles;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;

/** The page after an unexpected error: what is safe, where the log is, and how to continue. */
final class ErrorPage {
  private final StackPane node;

  /**
   * The page of one error.
   *
   * @param log the log file, or its folder
   * @param back closes this page and shows the program again
   * @param quit ends the program
   */
  ErrorPage(Texts texts, Throwable error, Path log, Runnable back, Runnable quit) {
    Controls controls = new Controls(texts);
    String report = report(error);
    TextArea details = new TextArea(report);
    details.setId("error-report");
    details.setEditable(false);
    details.setPrefRowCount(10);
    Controls.spoken(details, texts.live("app.error.report"));
    VBox.setVgrow(details, Priority.ALWAYS);
    Button copy = controls.button("error-copy", "app.error.copy", () -> {});
    Label copied = controls.label("app.error.copied");
    copied.setVisible(false);
    copy.setOnAction(event -> {
      copy(report);
      copied.setVisible(true);
    });
    Button leave = controls.button("error-quit", "app.error.quit", quit);
    Button on = controls.button("error-back", "app.error.back", back);
    on.getStyleClass().add(Styles.ACCENT);
    HBox buttons = Controls.row(12, copy, copied, Controls.spring(), leave, on);
    VBox card =
        new VBox(
            14,
            controls.title(Styles.TITLE_2, "app.error.title"),
            controls.paragraph("app.error.safe"),
            controls.paragraph("app.error.table"),
            controls.paragraph("app.error.log", log.toString()),
            details,
            buttons);
    card.getStyleClass().addAll("panel", "error-card");
    card.setMaxSize(820, 560);
    node = new StackPane(card);
    node.getStyleClass().addAll("page", "error-page");
  }

  Node node() {
    return node;
  }

  private static String report(Throwable error) {
    StringWriter text = new StringWriter();
    text.append("Oklahoma ")
        .append(Version.text())
        .append(", Java ")
        .append(Runtime.version().toString())
        .append(", ")
        .append(System.getProperty("os.name"))
        .append("\n\n");
    error.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  private static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
