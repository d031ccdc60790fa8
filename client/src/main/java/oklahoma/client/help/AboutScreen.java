package oklahoma.client.help;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;

/** The page about the program. */
public final class AboutScreen implements Page {
  /** Even in the lowest window the list of libraries has this height, in pixels. */
  private static final double LEAST_LIBRARIES = 120;

  private final PageFrame frame;

  /**
   * The page.
   *
   * @param version the program's version
   * @param folder the folder of the program's files
   */
  public AboutScreen(Pages pages, String version, Path folder) {
    Controls controls = pages.controls();
    Label name = controls.title("wordmark", "home.title");
    VBox panel =
        new VBox(
            14,
            name,
            controls.label("about.version", version),
            controls.paragraph("about.what"),
            controls.paragraph("about.licence"),
            controls.paragraph("about.folder", folder.toString()),
            controls.title("panel-title", "about.libraries"),
            libraries(controls));
    panel.getStyleClass().addAll("panel", "reading");
    panel.setMaxWidth(720);
    StackPane middle = Controls.styled(new StackPane(panel), "page-body");
    ScrollPane scroll = Controls.reading(new ScrollPane(middle));
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    Controls.spoken(scroll, controls.texts().live("about.title"));
    frame = new PageFrame(controls, "about.title", pages::back).holding(scroll);
  }

  private static ScrollPane libraries(Controls controls) {
    VBox rows = new VBox(8);
    for (Library library : Library.all()) {
      Label name = Controls.wrapped(new Label(library.name() + " " + library.version()));
      Label terms = Controls.wrapped(new Label(library.licence() + " · " + library.home()));
      terms.getStyleClass().add("muted");
      rows.getChildren().add(new VBox(name, terms));
    }
    ScrollPane scroll = new ScrollPane(rows);
    scroll.setId("libraries");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setMinHeight(LEAST_LIBRARIES);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    return controls.group(Controls.reading(scroll), "about.libraries");
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    frame.node().lookup("#back").requestFocus();
  }
}
