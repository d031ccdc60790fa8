package oklahoma.client.help;

import atlantafx.base.controls.CustomTextField;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.setup.Parameter;
import oklahoma.client.setup.Preset;
import oklahoma.client.setup.RulesWords;
import oklahoma.client.setup.Venue;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Game;
import oklahoma.rules.Reason;
import oklahoma.rules.Rules;
import oklahoma.rules.card.Card;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The rule book with the parameters of a table, on a few short pages. */
public final class RulesScreen implements Page {
  /** The share of the width that the contents take at most, however large the text is. */
  private static final double MOST_OF_WIDTH = 0.255;

  /** The share of the head that the choice of rules takes at most, so that the title has room. */
  private static final double MOST_OF_HEAD = 0.66;

  /** The insets of a line of the contents, in pixels. */
  private static final double BESIDE_LINE = 18;

  /** Whose rules the book shows. */
  public sealed interface Subject {
    /**
     * The rules of the player's current table.
     *
     * @param counted whether the number of players is known
     */
    record Table(Rules rules, boolean counted) implements Subject {}

    /**
     * Any of several presets; the reader chooses.
     *
     * @param first the preset that is shown first
     */
    record Any(List<Preset> presets, Preset first) implements Subject {
      public Any {
        presets = List.copyOf(presets);
      }
    }
  }

  private final Controls controls;
  private final Texts texts;
  private final CardImages images;
  private final BooleanSupplier moves;
  private final ObservableValue<CardStyle> style;
  private final ObjectProperty<List<Chapter>> book = new SimpleObjectProperty<>(List.of());
  private final ListView<Chapter> contents = new ListView<>();
  private final CustomTextField search = new CustomTextField();
  private final ScrollPane scroll = new ScrollPane();
  private final PageFrame frame;
  private final Game game;
  private Optional<Clauses.Found> clause = Optional.empty();
  private Optional<Consumer<Lesson>> lessons = Optional.empty();

  /**
   * The rule book.
   *
   * @param why the refusal that it explains when it opens; if empty, it opens at the beginning
   */
  public RulesScreen(
      Pages pages,
      CardImages images,
      ObservableValue<CardStyle> style,
      Subject subject,
      Optional<Reason> why) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.images = images;
    this.moves = pages::moves;
    this.style = style;
    contents.setId("contents");
    contents.setCellFactory(list -> new Line());
    contents.getStyleClass().add("contents");
    contents.widthProperty().subscribe(() -> contents.refresh());
    contents.skinProperty().subscribe(skin -> bar().ifPresent(this::measure));
    contents.setPlaceholder(controls.paragraph("help.nothing"));
    Controls.spoken(contents, texts.live("help.contents"));
    contents.getSelectionModel().selectedItemProperty().subscribe(this::show);
    texts.whileSeen(contents, this::find);
    search.setId("search");
    search.setLeft(Controls.icon(MaterialDesignM.MAGNIFY));
    search.setPrefColumnCount(12);
    search.promptTextProperty().bind(texts.live("help.search"));
    Controls.spoken(search, texts.live("help.search"));
    search.textProperty().subscribe(text -> find());
    scroll.setFitToWidth(true);
    Controls.spoken(Controls.reading(scroll), texts.live("help.text"));
    BorderPane open = new BorderPane(scroll);
    open.setLeft(contents);
    contents.maxWidthProperty().bind(open.widthProperty().multiply(MOST_OF_WIDTH));
    BorderPane.setMargin(contents, new Insets(0, 16, 0, 0));
    open.getStyleClass().add("page-body");
    Region chosen = subject(subject);
    frame =
        new PageFrame(controls, "help.title", pages::back).with(chosen).with(search).holding(open);
    chosen.setMinWidth(0);
    chosen.maxWidthProperty().bind(frame.node().widthProperty().multiply(MOST_OF_HEAD));
    book.subscribe(chapters -> find());
    this.game = game(subject);
    why.ifPresent(reason -> open(Clauses.of(game, reason)));
  }

  /**
   * Opens the book at a paragraph.
   *
   * @param paragraph the beginning of its key, without the part that names the game
   */
  public RulesScreen at(String paragraph) {
    open(paragraph);
    return this;
  }

  /**
   * Adds a button to each chapter for which there is a lesson.
   *
   * @param begin begins the lesson
   */
  public RulesScreen withLessons(Consumer<Lesson> begin) {
    lessons = Optional.of(begin);
    show(contents.getSelectionModel().getSelectedItem());
    return this;
  }

  private static Game game(Subject subject) {
    return switch (subject) {
      case Subject.Table(Rules rules, boolean counted) -> rules.game();
      case Subject.Any(List<Preset> presets, Preset first) -> first.game();
    };
  }

  private void open(String paragraph) {
    Clauses.Found found = Clauses.find(book.get(), game, paragraph);
    clause = Optional.of(found);
    contents.getSelectionModel().clearSelection();
    contents.getSelectionModel().select(found.chapter());
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    contents.requestFocus();
  }

  private Optional<ScrollBar> bar() {
    return Optional.ofNullable((ScrollBar) contents.lookup(".scroll-bar:vertical"));
  }

  /**
   * Lays out the contents again when their scroll bar appears or goes, since it takes room from the
   * lines.
   */
  private void measure(ScrollBar bar) {
    bar.visibleProperty().subscribe(() -> contents.refresh());
  }

  private Region subject(Subject subject) {
    return switch (subject) {
      case Subject.Table(Rules rules, boolean counted) -> {
        book.set(RuleBook.of(rules, counted));
        Label label = controls.line(() -> texts.say("help.as-set", name(rules)));
        label.setId("as-set");
        label.getStyleClass().add("muted");
        yield label;
      }
      case Subject.Any(List<Preset> presets, Preset first) -> menu(presets, first);
    };
  }

  private String name(Rules rules) {
    int changes = Parameter.differing(rules, Venue.NETWORK.usual(rules)).size();
    return texts.say("help.changed", changes, new RulesWords(texts).title(rules));
  }

  private Region menu(List<Preset> presets, Preset first) {
    ObjectProperty<Preset> read = new SimpleObjectProperty<>(first);
    ComboBox<Preset> menu =
        Choice.menu(
            texts,
            presets,
            read,
            (words, preset) -> preset.fullName(words),
            preset -> Optional.empty(),
            read::set);
    menu.setId("which-rules");
    Controls.spoken(menu, texts.live("help.which"));
    read.subscribe(preset -> book.set(RuleBook.of(preset.rules(Venue.NETWORK), false)));
    return menu;
  }

  /** Lists the chapters that contain the text in the search field. */
  private void find() {
    String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
    int before = contents.getSelectionModel().getSelectedIndex();
    List<Chapter> found =
        book.get().stream()
            .filter(chapter -> chapter.text(texts).toLowerCase(Locale.ROOT).contains(wanted))
            .toList();
    contents.getItems().setAll(found);
    boolean stays = wanted.isEmpty() && before >= 0 && before < found.size();
    contents.getSelectionModel().select(stays ? before : 0);
  }

  private void show(Chapter chapter) {
    if (chapter == null) {
      return;
    }
    ChapterView page = new ChapterView(controls, chapter, pictures(chapter), moves);
    page.minHeightProperty().bind(scroll.viewportBoundsProperty().map(Bounds::getHeight));
    scroll.setContent(page);
    scroll.setVvalue(0);
    clause
        .flatMap(Clauses.Found::part)
        .flatMap(page::of)
        .ifPresent(node -> {
          node.setId("clause");
          node.getStyleClass().add("clause");
          page.heightProperty().subscribe(() -> bringIntoView(page, node));
        });
    lessons.ifPresent(begin -> lesson(chapter, begin).ifPresent(page.getChildren()::add));
  }

  /**
   * The button for the lesson of a chapter, if there is one. The title's key tells the game, so
   * this works for every preset.
   */
  private Optional<Node> lesson(Chapter chapter, Consumer<Lesson> begin) {
    return Lesson.about(chapter.title())
        .map(lesson ->
            controls.button(
                "begin-lesson",
                MaterialDesignS.SCHOOL_OUTLINE,
                "lesson.this",
                () -> begin.accept(lesson)));
  }

  /** Scrolls until a paragraph is near the top. */
  private void bringIntoView(ChapterView page, Node paragraph) {
    double beyond = page.getHeight() - scroll.getViewportBounds().getHeight();
    if (beyond > 0) {
      Bounds place = page.sceneToLocal(paragraph.localToScene(paragraph.getLayoutBounds()));
      scroll.setVvalue(Math.clamp(place.getMinY() / beyond, 0, 1));
    }
  }

  private BiFunction<Card, Double, ImageView> pictures(Chapter chapter) {
    CardStyle chosen = style.getValue();
    CardStyle drawn = chapter.wilds() ? chosen : chosen.withMarkedWilds(false);
    return (card, width) -> picture(card, drawn, width);
  }

  private ImageView picture(Card card, CardStyle drawn, double width) {
    ImageView view = new ImageView();
    CardStyle read = width < CardStyle.NARROW ? drawn.withIndex(IndexSize.JUMBO) : drawn;
    view.setImage(images.get(card, read, width, CardImages.SHARP, view::setImage));
    view.setFitWidth(width);
    view.setFitHeight(Math.rint(1.4 * width));
    return view;
  }

  private final class Line extends ListCell<Chapter> {
    @Override
    protected void updateItem(Chapter chapter, boolean empty) {
      super.updateItem(chapter, empty);
      setText(empty || chapter == null ? null : texts.say(chapter.title()));
      setWrapText(true);
      setPrefWidth(0);
    }

    /** {@code ListView} asks for the height without a width, and a wrapped title needs one. */
    @Override
    protected double computePrefHeight(double width) {
      double bar = bar().filter(Node::isVisible).map(ScrollBar::getWidth).orElse(0.0);
      return super.computePrefHeight(contents.getWidth() - BESIDE_LINE - bar);
    }
  }
}
