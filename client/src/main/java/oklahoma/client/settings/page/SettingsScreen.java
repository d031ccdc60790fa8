package oklahoma.client.settings.page;

import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import oklahoma.client.settings.AccessSettings;
import oklahoma.client.settings.KeptGroup;
import oklahoma.client.settings.MotionSettings;
import oklahoma.client.settings.NetworkSettings;
import oklahoma.client.settings.PlaySettings;
import oklahoma.client.settings.Presentation;
import oklahoma.client.settings.Settings;
import oklahoma.client.settings.TableSettings;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;

/** The settings, page by page, with a table that shows their effect at once. */
public final class SettingsScreen implements Page {
  private final Controls controls;
  private final Settings settings;
  private final TabPane topics = new TabPane();
  private final PageFrame frame;

  /** The settings, at their first page. */
  public SettingsScreen(Pages pages, Presentation presentation) {
    this.controls = pages.controls();
    this.settings = presentation.settings();
    topics.setId("topics");
    topics.getStyleClass().add("topics");
    topics.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    Controls.spoken(topics, pages.texts().live("settings.title"));
    topics
        .getTabs()
        .setAll(Stream.of(Topic.values()).map(topic -> tab(topic, presentation)).toList());
    frame = new PageFrame(controls, "settings.title", pages::back).holding(topics);
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    topics.requestFocus();
  }

  /** Selects a page. */
  public SettingsScreen at(Topic topic) {
    topics.getSelectionModel().select(topic.ordinal());
    return this;
  }

  private Tab tab(Topic topic, Presentation presentation) {
    return switch (topic) {
      case TABLE -> {
        TableSettings table = settings.table();
        TablePage page = new TablePage(controls, table, settings.text());
        yield tab(topic, table.kept(), page.node(presentation.images()));
      }
      case PLAY -> {
        PlaySettings play = settings.play();
        yield tab(topic, play.kept(), new PlayPage(controls, play).node());
      }
      case MOTION -> {
        MotionSettings motion = settings.motion();
        yield tab(
            topic, motion.kept(), new MotionPage(controls, motion).node(presentation.sounds()));
      }
      case TEXT -> {
        TextSettings text = settings.text();
        yield tab(topic, text.kept(), new TextPage(controls, text).node());
      }
      case ACCESS -> {
        AccessSettings access = settings.access();
        yield tab(topic, access.kept(), new AccessPage(controls, access).node());
      }
      case NETWORK -> {
        NetworkSettings network = settings.network();
        yield tab(topic, network.kept(), new NetworkPage(controls, network).node());
      }
    };
  }

  private Tab tab(Topic topic, KeptGroup kept, Node page) {
    return new TopicTab(controls, topic, kept, page).tab();
  }
}
