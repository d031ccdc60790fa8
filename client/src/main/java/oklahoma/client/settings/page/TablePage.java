package oklahoma.client.settings.page;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.deck.style.Palette;
import oklahoma.client.settings.TableSettings;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.table.layout.HandShape;
import oklahoma.client.table.layout.Layout;
import oklahoma.client.table.layout.TableSize;
import oklahoma.client.ui.cloth.FeltColour;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Sliders;
import oklahoma.rules.Game;
import org.jspecify.annotations.Nullable;

/** The settings of the table's look, beside a small table that shows their effect. */
final class TablePage {
  private static final double STEP = 0.1;

  private final Controls controls;
  private final Rows rows;
  private final TableSettings settings;
  private final TextSettings words;

  TablePage(Controls controls, TableSettings settings, TextSettings words) {
    this.controls = controls;
    this.rows = new Rows(controls);
    this.settings = settings;
    this.words = words;
  }

  Node node(CardImages images) {
    Region choices = Rows.scrolled(Rows.column(cards(images), table()));
    Region preview = new PreviewTable(controls.texts(), images, settings);
    HBox page = new HBox(18, choices, preview);
    // The choices take about half of the page, or more if they need it; the preview gets the rest.
    choices.prefWidthProperty().bind(page.widthProperty().multiply(0.475));
    preview.setPrefWidth(0);
    HBox.setHgrow(preview, Priority.ALWAYS);
    page.getStyleClass().add("page-body");
    return page;
  }

  private Node deck(CardImages images) {
    DeckMenu menu = new DeckMenu(controls.texts(), settings.deckProperty());
    images.installed(menu::offer);
    return menu;
  }

  private Node cards(CardImages images) {
    return controls.panel(
        "settings.cards",
        controls.row("settings.card-size", size()),
        room(),
        controls.row("settings.deck", deck(images)),
        rows.choice("index", "index", IndexSize.class, settings.indexProperty()),
        rows.choice("palette", "palette", Palette.class, settings.paletteProperty()),
        rows.choice("letters", "letters", IndexLetters.class, settings.lettersProperty()),
        rows.choice("back", "back-colour", BackColour.class, settings.backProperty()));
  }

  private Node table() {
    return controls.panel(
        "settings.table",
        rows.choice("felt", "felt", FeltColour.class, settings.feltProperty()),
        rows.choice("hand-shape", "hand", HandShape.class, settings.handProperty()),
        rows.toggle("compact-seats", settings.compactSeatsProperty()));
  }

  private Node size() {
    Slider size =
        Sliders.of("card-size", TableSettings.SMALLEST_CARDS, TableSettings.LARGEST_CARDS, 1);
    size.setBlockIncrement(STEP);
    size.setMajorTickUnit(STEP);
    size.setMinorTickCount(0);
    size.setSnapToTicks(true);
    size.valueProperty().bindBidirectional(settings.cardSizeProperty());
    Controls.spoken(size, controls.texts().live("settings.card-size"));
    Label percent =
        controls.label("settings.percent", settings.cardSizeProperty().map(TablePage::percent));
    return Controls.buttonRow(10, size, percent);
  }

  /**
   * A note that the cards in this window are smaller than the chosen size; hidden if they are not.
   */
  private Node room() {
    Label note = Controls.wrapped(new Label());
    note.setId("card-room");
    ObservableValue<Long> oklahoma = shown(note, Game.OKLAHOMA);
    ObservableValue<Long> gin = shown(note, Game.GIN);
    note.textProperty()
        .bind(controls.live(() -> room(oklahoma.getValue(), gin.getValue()), oklahoma, gin));
    Controls.showWhile(
        note,
        Bindings.createBooleanBinding(
            () ->
                Math.min(oklahoma.getValue(), gin.getValue())
                    < percent(settings.cardSizeProperty().get()),
            oklahoma,
            gin));
    return note;
  }

  private String room(long oklahoma, long gin) {
    return controls.texts().say("settings.card-room", oklahoma, gin, oklahoma == gin);
  }

  /** The size of cards in a game at a table in this node's window, in percent. */
  private ObservableValue<Long> shown(Node node, Game game) {
    ObservableValue<Scene> scene = node.sceneProperty();
    return Bindings.createObjectBinding(
        () -> shown(node.getScene(), game),
        scene.flatMap(Scene::widthProperty),
        scene.flatMap(Scene::heightProperty),
        settings.cardSizeProperty(),
        settings.handProperty(),
        settings.compactSeatsProperty(),
        words.sizeProperty());
  }

  private long shown(@Nullable Scene window, Game game) {
    double wanted = settings.cardSizeProperty().get();
    return window == null
        ? percent(wanted)
        : percent(
            Layout.cards(
                game,
                new TableSize(
                    window.getWidth(),
                    window.getHeight(),
                    wanted,
                    settings.handProperty().get(),
                    settings.compactSeatsProperty().get(),
                    words.share())));
  }

  private static long percent(Number size) {
    return Math.round(size.doubleValue() * 100);
  }
}
