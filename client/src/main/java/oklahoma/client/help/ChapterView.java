package oklahoma.client.help;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.help.Chapter.Part;
import oklahoma.client.help.Chapter.Sentences;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.WholeWords;
import oklahoma.rules.card.Card;

/** A chapter of the rule book on its page, with pictures beside the text that they illustrate. */
final class ChapterView extends VBox {
  private static final double CARD = 66;
  private static final double CARD_STEP = 40;

  /** A picture wider than this, in pixels, goes below its words. */
  private static final double WIDE = 400;

  private static final double LITTLE = 35;
  private static final double LITTLE_STEP = 15;

  private final Controls controls;
  private final Texts texts;
  private final BiFunction<Card, Double, ImageView> picture;
  private final BooleanSupplier moves;
  private final Map<Part, Node> nodes = new HashMap<>();

  /**
   * The page of a chapter.
   *
   * @param picture draws a card of a width in pixels
   * @param moves whether the cards of examples slide
   */
  ChapterView(
      Controls controls,
      Chapter chapter,
      BiFunction<Card, Double, ImageView> picture,
      BooleanSupplier moves) {
    this.controls = controls;
    this.texts = controls.texts();
    this.picture = picture;
    this.moves = moves;
    getStyleClass().addAll("panel", "reading", "leaf");
    boolean paneled = chapter.parts().stream().anyMatch(Chapter.Panels.class::isInstance);
    getStyleClass().add(paneled ? "dense" : "roomy");
    getChildren().add(Controls.styled(new WholeWords(texts.live(chapter.title())), "title-3"));
    rows(chapter.parts()).forEach(row -> getChildren().add(row(row)));
  }

  /** The node that shows a part; empty if the chapter has no such part. */
  Optional<Node> of(Part part) {
    return Optional.ofNullable(nodes.get(part));
  }

  /** Groups the parts into rows: a picture joins the sentences before it. */
  private static List<List<Part>> rows(List<Part> parts) {
    List<List<Part>> rows = new ArrayList<>();
    for (Part part : parts) {
      boolean joins = pictured(part) && !rows.isEmpty() && rows.getLast().size() == 1;
      if (joins && rows.getLast().getFirst() instanceof Sentences) {
        rows.getLast().add(part);
      } else {
        rows.add(new ArrayList<>(List.of(part)));
      }
    }
    return rows;
  }

  private static boolean pictured(Part part) {
    return part instanceof Chapter.Example || part instanceof Chapter.Scene;
  }

  private Node row(List<Part> row) {
    Node words = node(row.getFirst());
    if (row.size() == 1) {
      return words;
    }
    Region shown = node(row.getLast());
    if (shown.getMinWidth() > WIDE) {
      return new VBox(10, words, shown);
    }
    words.getStyleClass().add("beside");
    HBox both = new HBox(26, words, shown);
    both.setAlignment(Pos.TOP_LEFT);
    return both;
  }

  private Region node(Part part) {
    Region node = made(part);
    nodes.put(part, node);
    return node;
  }

  private Region made(Part part) {
    return switch (part) {
      case Sentences words -> words(words);
      case Chapter.Example(String key, List<Card> cards) -> example(key, cards);
      case Chapter.Scene scene ->
          new MiniTable(controls, scene, card -> picture.apply(card, MiniTable.CARD), moves);
      case Chapter.Melds(Sentences name, List<List<Card>> melds) -> melds(name, melds);
      case Chapter.Labelled(List<Card> cards, Sentences sentences) ->
          labelled(three(fan(cards, CARD, CARD_STEP), CARD, CARD_STEP), sentences);
      case Chapter.Steps(String key, List<Sentences> steps) -> steps(steps);
      case Chapter.Term(String key, Sentences meaning) -> term(key, meaning);
      case Chapter.Panels(String key, List<Chapter.Panel> panels) -> panels(panels);
    };
  }

  private Label words(Sentences words) {
    return controls.paragraph(words.key(), words.arguments().toArray());
  }

  private Region example(String key, List<Card> cards) {
    Label caption = Controls.styled(new WholeWords(texts.live(key)), "muted");
    Pane fan = fan(cards, CARD, CARD_STEP);
    caption.setMaxWidth(Math.max(fan.getMinWidth(), 3 * CARD));
    VBox example = new VBox(6, fan, caption);
    example.setMinWidth(Region.USE_PREF_SIZE);
    return example;
  }

  private Region melds(Sentences name, List<List<Card>> melds) {
    FlowPane fans = new FlowPane(6, 6);
    melds.forEach(meld -> fans.getChildren().add(fan(meld, LITTLE, LITTLE_STEP)));
    fans.setPrefWrapLength(0);
    return new VBox(6, words(name), fans);
  }

  /**
   * Makes a fan at least as wide as three cards, so that the words beside several fans are aligned.
   */
  private static Pane three(Pane fan, double width, double step) {
    fan.setMinWidth(Math.max(fan.getMinWidth(), width + 2 * step));
    return fan;
  }

  private Region labelled(Pane cards, Sentences sentences) {
    Label words = words(sentences);
    HBox.setHgrow(words, Priority.ALWAYS);
    return Controls.row(12, cards, words);
  }

  private Region steps(List<Sentences> steps) {
    VBox all = new VBox(10);
    for (int i = 0; i < steps.size(); i++) {
      Label number = Controls.styled(new Label(Integer.toString(i + 1)), "step-number");
      number.setMinWidth(Region.USE_PREF_SIZE);
      HBox row = new HBox(10, number, words(steps.get(i)));
      row.setAlignment(Pos.TOP_LEFT);
      all.getChildren().add(row);
    }
    return all;
  }

  private Region term(String key, Sentences meaning) {
    Label word = Controls.styled(controls.paragraph(key), "term");
    Label means = words(meaning);
    HBox.setHgrow(means, Priority.ALWAYS);
    HBox row = new HBox(16, word, means);
    row.setAlignment(Pos.TOP_LEFT);
    return row;
  }

  private Region panels(List<Chapter.Panel> panels) {
    PanelRow row = new PanelRow();
    panels.forEach(panel -> row.getChildren().add(panel(panel)));
    return row;
  }

  private Region panel(Chapter.Panel panel) {
    VBox box = new VBox(8);
    panel
        .title()
        .ifPresent(title -> {
          Label label = Controls.styled(words(title), "card-title");
          box.getChildren().add(label);
        });
    panel.parts().forEach(part -> box.getChildren().add(little(part)));
    box.getStyleClass().add("leaf-panel");
    if (panel.parts().stream().allMatch(Chapter.Melds.class::isInstance)) {
      box.getStyleClass().add("narrow");
    }
    return box;
  }

  /** A part inside a panel, where cards are smaller. */
  private Region little(Part part) {
    return part instanceof Chapter.Labelled(List<Card> cards, Sentences sentences)
        ? labelled(three(fan(cards, LITTLE, LITTLE_STEP), LITTLE, LITTLE_STEP), sentences)
        : node(part);
  }

  /** Cards that overlap, as a meld is laid on the table. */
  private Pane fan(List<Card> cards, double width, double step) {
    Pane fan = new Pane();
    for (int i = 0; i < cards.size(); i++) {
      ImageView card = picture.apply(cards.get(i), width);
      card.relocate(Math.rint(i * step), 0);
      fan.getChildren().add(card);
    }
    double whole = Math.rint((cards.size() - 1) * step) + width;
    fan.setMinSize(whole, Math.rint(1.4 * width));
    fan.setMaxSize(whole, Math.rint(1.4 * width));
    fan.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    fan.setAccessibleText(cards.stream().map(texts::name).collect(Collectors.joining(", ")));
    return fan;
  }
}
