package client.help;

import client.deck.CardImages;
import client.deck.CardStyle;
import client.page.Controls;
import client.page.Frame;
import client.page.Page;
import client.page.Pages;
import client.text.Texts;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import rules.card.Card;

/** The rules of the game on a few short pages. */
public final class RulesScreen implements Page {
  private static final double CARD = 66;

  private final Controls controls;
  private final Texts texts;
  private final CardImages images;
  private final ObservableValue<CardStyle> style;
  private final ListView<Chapter> contents = new ListView<>();
  private final ScrollPane scroll = new ScrollPane();
  private final Frame frame;

  /** The rules. */
  public RulesScreen(
      Texts texts, Pages pages, CardImages images, ObservableValue<CardStyle> style) {
    this.controls = new Controls(texts);
    this.texts = texts;
    this.images = images;
    this.style = style;
    contents.setId("contents");
    contents.getItems().setAll(Chapter.all());
    contents.setCellFactory(list -> new Line());
    contents.getStyleClass().add("contents");
    Controls.said(contents, texts.live("help.contents"));
    contents.getSelectionModel().selectedItemProperty().subscribe(this::show);
    texts.whileSeen(contents, contents::refresh);
    contents.getSelectionModel().selectFirst();
    scroll.setFitToWidth(true);
    Controls.said(scroll, texts.live("help.text"));
    BorderPane book = new BorderPane(scroll);
    book.setLeft(contents);
    BorderPane.setMargin(contents, new Insets(0, 16, 0, 0));
    book.getStyleClass().add("page-body");
    frame = new Frame(controls, "help.title", pages::back).holding(book);
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    contents.requestFocus();
  }

  private void show(Chapter chapter) {
    if (chapter == null) {
      return;
    }
    VBox page = new VBox(14, controls.title("title-3", title(chapter)));
    chapter.parts().forEach(part -> page.getChildren().add(node(part)));
    page.getStyleClass().addAll("panel", "reading");
    scroll.setContent(page);
    scroll.setVvalue(0);
  }

  private Node node(Chapter.Part part) {
    return switch (part) {
      case Chapter.Sentences(String key) -> controls.paragraph(key);
      case Chapter.Example(String key, List<Card> cards) -> example(key, cards);
    };
  }

  private Node example(String key, List<Card> cards) {
    HBox row = new HBox(4);
    row.setAlignment(Pos.CENTER_LEFT);
    cards.forEach(card -> row.getChildren().add(picture(card)));
    row.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    row.setAccessibleText(cards.stream().map(texts::name).collect(Collectors.joining(", ")));
    Label caption = controls.paragraph(key);
    caption.getStyleClass().add("muted");
    return new VBox(6, row, caption);
  }

  private ImageView picture(Card card) {
    ImageView view = new ImageView();
    view.setImage(images.get(card, style.getValue(), CARD, 1, true, view::setImage));
    view.setFitWidth(CARD);
    view.setFitHeight(Math.rint(1.4 * CARD));
    return view;
  }

  private static String title(Chapter chapter) {
    return "help." + chapter.name() + ".title";
  }

  private final class Line extends ListCell<Chapter> {
    @Override
    protected void updateItem(Chapter chapter, boolean empty) {
      super.updateItem(chapter, empty);
      setText(empty || chapter == null ? null : texts.say(title(chapter)));
    }
  }
}
