package client.settings;

import atlantafx.base.controls.ToggleSwitch;
import client.deck.BackColour;
import client.deck.CardImages;
import client.deck.IndexSize;
import client.deck.Letters;
import client.deck.Palette;
import client.page.Choice;
import client.page.Controls;
import client.page.FeltColour;
import client.page.Frame;
import client.page.Page;
import client.page.Pages;
import client.sound.Sounds;
import client.table.motion.Speed;
import client.text.Language;
import client.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The settings, with cards that show at once what they do. */
public final class SettingsScreen implements Page {
  private static final double STEP = 0.1;
  private static final double PORT_WIDTH = 130;

  private final Controls controls;
  private final Texts texts;
  private final Settings settings;
  private final ObjectProperty<@Nullable Map<String, String>> before = new SimpleObjectProperty<>();
  private final Button undo;
  private final Frame frame;

  /** The settings. */
  public SettingsScreen(
      Texts texts, Settings settings, Pages pages, CardImages images, Sounds sounds) {
    this.controls = new Controls(texts);
    this.texts = texts;
    this.settings = settings;
    VBox left = new VBox(14, language(), cards(), network(), sound(sounds));
    VBox right = new VBox(14, preview(images), hand(), claims(), motion());
    ScrollPane scroll = new ScrollPane(Controls.columns(left, right));
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    Button restore = controls.button("settings.restore", this::restore);
    restore.setId("restore");
    undo = controls.button("settings.undo", this::undo);
    undo.setId("undo-restore");
    HBox restored = new HBox(14, controls.label("settings.restored"), undo);
    restored.setAlignment(Pos.CENTER_LEFT);
    restored.getStyleClass().add("page-foot");
    restored
        .visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> before.get() != null, before));
    restored.managedProperty().bind(restored.visibleProperty());
    frame =
        new Frame(controls, "settings.title", pages::back)
            .with(restore)
            .holding(scroll)
            .over(restored);
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    frame.node().lookup("#back").requestFocus();
  }

  private void restore() {
    before.set(settings.values());
    settings.restore();
  }

  /** Brings back what was restored last. */
  private void undo() {
    Map<String, String> values = before.get();
    if (values != null) {
      settings.take(values);
      before.set(null);
      frame.node().lookup("#restore").requestFocus();
    }
  }

  private Node language() {
    ComboBox<Language> menu =
        Choice.menu(
            texts,
            Language.all(),
            settings.language(),
            (words, language) -> language.name(),
            language -> Optional.empty(),
            settings.language()::set);
    menu.setId("language");
    Controls.said(menu, texts.live("settings.language"));
    return controls.panel("settings.words", controls.row("settings.language", menu));
  }

  private Node cards() {
    Slider size = new Slider(Settings.SMALLEST_CARDS, Settings.LARGEST_CARDS, 1);
    size.setId("card-size");
    size.setBlockIncrement(STEP);
    size.setMajorTickUnit(STEP);
    size.setMinorTickCount(0);
    size.setSnapToTicks(true);
    size.valueProperty().bindBidirectional(settings.cardSize());
    Controls.said(size, texts.live("settings.card-size"));
    Label percent =
        controls.label(
            "settings.percent",
            settings.cardSize().map(factor -> Math.round(factor.doubleValue() * 100)));
    HBox sized = new HBox(10, size, percent);
    sized.setAlignment(Pos.CENTER_RIGHT);
    return controls.panel(
        "settings.cards",
        controls.row("settings.card-size", sized),
        below(
            "settings.index",
            Choice.buttons(
                controls,
                "index",
                "settings.index.",
                List.of(IndexSize.values()),
                settings.index(),
                settings.index()::set)),
        below(
            "settings.palette",
            Choice.buttons(
                controls,
                "palette",
                "settings.palette.",
                List.of(Palette.values()),
                settings.palette(),
                settings.palette()::set)),
        below(
            "settings.letters",
            Choice.buttons(
                controls,
                "letters",
                "settings.letters.",
                List.of(Letters.values()),
                settings.letters(),
                settings.letters()::set)),
        below(
            "settings.back",
            Choice.buttons(
                controls,
                "back-colour",
                "settings.back.",
                List.of(BackColour.values()),
                settings.back(),
                settings.back()::set)),
        below(
            "settings.felt",
            Choice.buttons(
                controls,
                "felt",
                "settings.felt.",
                List.of(FeltColour.values()),
                settings.felt(),
                settings.felt()::set)));
  }

  private Node preview(CardImages images) {
    return controls.panel("settings.preview", new CardPreview(texts, images, settings));
  }

  private Node hand() {
    return controls.panel(
        "settings.hand",
        toggle("straight-hand", settings.straightHand()),
        toggle("steady-hand", settings.steadyHand()),
        toggle("double-click", settings.doubleClickDiscards()));
  }

  private Node claims() {
    return controls.panel("settings.claims", new ClaimChoices(controls, settings));
  }

  private Node motion() {
    return controls.panel(
        "settings.motion",
        below(
            "settings.speed",
            Choice.buttons(
                controls,
                "speed",
                "settings.speed.",
                List.of(Speed.values()),
                settings.speed(),
                settings.speed()::set)),
        below(
            "settings.stillness",
            Choice.buttons(
                controls,
                "stillness",
                "settings.stillness.",
                List.of(Stillness.values()),
                settings.stillness(),
                settings.stillness()::set)));
  }

  private Node sound(Sounds sounds) {
    return controls.panel("settings.sound", new SoundChoices(controls, settings, sounds));
  }

  private Node network() {
    Spinner<Integer> port =
        new Spinner<>(Settings.LEAST_PORT, Settings.GREATEST_PORT, settings.port().get());
    port.setId("port");
    port.setEditable(true);
    port.setPrefWidth(PORT_WIDTH);
    port.getEditor().setAccessibleText(texts.say("settings.port"));
    Controls.said(port, texts.live("settings.port"));
    Controls.tip(port, texts.live("settings.port.tip"));
    port.getValueFactory().setConverter(new WholeNumber(settings.port()::get));
    port.valueProperty().addListener((chosen, before, now) -> settings.port().set(now));
    settings.port().subscribe(now -> port.getValueFactory().setValue(now.intValue()));
    return controls.panel(
        "settings.network",
        controls.row("settings.port", port),
        toggle("discovery", settings.discovery()));
  }

  private Node toggle(String name, BooleanProperty property) {
    String key = "settings." + name;
    ToggleSwitch toggle = new ToggleSwitch();
    toggle.setId(name);
    Controls.said(toggle, texts.live(key));
    toggle.selectedProperty().bindBidirectional(property);
    toggle.setMinWidth(Region.USE_PREF_SIZE);
    Label words = controls.paragraph(key);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(12, words, toggle);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Node below(String key, Node control) {
    Label caption = controls.label(key);
    caption.getStyleClass().add("muted");
    return new VBox(6, caption, control);
  }
}
