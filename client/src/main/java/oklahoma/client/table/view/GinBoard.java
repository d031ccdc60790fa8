package oklahoma.client.table.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.table.input.GinPlay;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.panel.GinQuestion;
import oklahoma.client.table.panel.KeyedButton;
import oklahoma.client.table.panel.SignedText;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.ui.controls.Tip;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.Gin;

/** The parts of a gin table besides cards and seats: limit, knock area, deadwood, groups. */
final class GinBoard {
  /** Height of group names at text scale 1. */
  private static final double GROUP = 12;

  /** The least distance between the names of two groups. */
  private static final double APART = 5;

  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

  private final TableModel model;
  private final CardScene picture;
  private final GinWords words;
  private final UnmanagedRegion node = new UnmanagedRegion();
  private final SignedText limit = new SignedText("gin-limit-words");
  private final HBox pill = new HBox(limit);
  private final VBox knock = new VBox();
  private final StringProperty why = Tip.of(knock);
  private final SignedText knockTitle = new SignedText("gin-knock-title");
  private final SignedText knockHow = new SignedText("gin-knock-line");
  private final SignedText knockLeft = new SignedText("gin-knock-line");
  private final VBox meter = new VBox();
  private final BooleanProperty counts = new SimpleBooleanProperty(this, "counts");
  private final Label meterTitle = new Label();
  private final Label meterNow = new Label();
  private final SignedText meterAfter = new SignedText("gin-meter-after");
  private final UnmanagedRegion groups = new UnmanagedRegion();
  private final KeyedButton way = new KeyedButton("gin-way", "X", "tool");
  private final GinQuestion question = new GinQuestion();

  GinBoard(
      TableModel model, CardScene picture, TableWords sentences, TableLook look, GinPlay play) {
    this.model = model;
    this.picture = picture;
    this.words = new GinWords(model, sentences, play);
    pill.setId("gin-limit");
    pill.getStyleClass().add("gin-limit");
    pill.setAccessibleRole(AccessibleRole.TEXT);
    knock.setId("knock");
    knock.getStyleClass().add("gin-knock");
    knock.setAlignment(Pos.CENTER);
    knock.setAccessibleRole(AccessibleRole.BUTTON);
    knock.setFocusTraversable(true);
    for (SignedText line : List.of(knockTitle, knockHow, knockLeft)) {
      line.setMinWidth(0);
      line.setTextAlignment(TextAlignment.CENTER);
    }
    knock.getChildren().addAll(knockTitle, knockHow, knockLeft);
    meter.setId("deadwood");
    meter.getStyleClass().add("gin-meter");
    meter.visibleProperty().bind(counts.and(look.habits().deadwoodMeterProperty()));
    meter.setAccessibleRole(AccessibleRole.TEXT);
    meterTitle.getStyleClass().add("gin-meter-title");
    meterNow.getStyleClass().add("gin-meter-now");
    HBox line = new HBox(10, meterNow, meterAfter);
    line.setAlignment(Pos.CENTER_LEFT);
    meter.getChildren().addAll(meterTitle, line);
    groups.setMouseTransparent(true);
    way.setOnAction(e -> play.nextWay());
    node.setPickOnBounds(false);
    node.getChildren().addAll(pill, knock, meter, groups, way);
  }

  /** The layer behind the cards. */
  UnmanagedRegion node() {
    return node;
  }

  /** The question over the table. */
  GinQuestion question() {
    return question;
  }

  Region knock() {
    return knock;
  }

  /** Updates all parts for a state of the deal. */
  void update(Gin deal, PlayerView shown, Arrangement laid) {
    Frame frame = laid.frame();
    limit(deal, frame);
    boolean plays = model.playerView().seat().isPresent() && !deal.over();
    boolean knocks = plays && !model.replayed();
    knock.setVisible(knocks);
    counts.set(plays && deal.tableau().melds().isEmpty());
    if (knocks) {
      knock(deal, frame);
    }
    if (plays) {
      meter(deal, frame);
    }
    groups(deal, shown, laid);
    question.ask(knocks ? words.question() : Optional.empty(), room(frame), frame.type());
  }

  /**
   * The area for questions: beside the piles, or below them once the model has melds, whose cards
   * may still be in flight.
   */
  private Area room(Frame frame) {
    return model.playerView().game().tableau().melds().isEmpty() ? frame.melds() : frame.claim();
  }

  /** The y coordinate of the question's lower edge if it is below the piles; otherwise 0. */
  double asksDownTo() {
    return question.isVisible() && !asksBesidePiles() ? bottom() : 0;
  }

  /** The y coordinate of the question's lower edge if it is beside the piles; otherwise 0. */
  double asksBesideDownTo() {
    return question.isVisible() && asksBesidePiles() ? bottom() : 0;
  }

  private boolean asksBesidePiles() {
    return question.getLayoutX() >= picture.laid().frame().melds().x();
  }

  private double bottom() {
    return question.getLayoutY() + question.getHeight();
  }

  /**
   * The y coordinate down to which the area below the piles is free; the deadwood meter or the sort
   * buttons are below.
   */
  double floor() {
    double gap = 8 * picture.laid().frame().unit();
    return meter.isVisible() ? meter.getLayoutY() - gap : picture.laid().frame().sorts().y() - gap;
  }

  private void limit(Gin deal, Frame frame) {
    limit.font(12.5 * frame.type(), FontWeight.BOLD);
    limit.setWords(words.limit(deal));
    pill.setAccessibleText(words.limit(deal));
    pill.applyCss();
    pill.autosize();
    pill.relocate(
        frame.limit().x(), Math.rint(frame.stock().y() - pill.getHeight() - 6 * frame.unit()));
  }

  private void knock(Gin deal, Frame frame) {
    List<String> lines = words.knock(deal);
    boolean open = words.mayKnock(deal);
    knockTitle.setWords(lines.get(0));
    knockHow.setWords(lines.get(1));
    knockLeft.setWords(lines.get(2));
    knockLeft.setVisible(!lines.get(2).isEmpty());
    knockLeft.setManaged(!lines.get(2).isEmpty());
    knock.pseudoClassStateChanged(OPEN, open);
    knock.setAccessibleText(String.join(". ", lines));
    why.set(lines.get(1));
    Area area = frame.knock();
    double least = Math.min(frame.type(), frame.unit());
    FontFitter.largest(frame.type(), least, type -> knockFits(type, area));
    knock.setPrefSize(area.width(), area.height());
    knock.resizeRelocate(area.x(), area.y(), area.width(), area.height());
  }

  private boolean knockFits(double type, Area area) {
    knock.setStyle(FontFitter.style(FontFitter.USUAL * type));
    knockTitle.font(21 * type, FontWeight.BOLD);
    knockHow.font(11.5 * type, FontWeight.NORMAL);
    knockLeft.font(11.5 * type, FontWeight.NORMAL);
    knock.setPrefSize(Region.USE_COMPUTED_SIZE, Region.USE_COMPUTED_SIZE);
    knock.applyCss();
    return knock.prefHeight(area.width()) <= area.height();
  }

  private void meter(Gin deal, Frame frame) {
    double unit = frame.unit();
    List<String> lines = words.meter(deal);
    meterTitle.setText(lines.get(0));
    meterNow.setText(lines.get(1));
    meterAfter.font(11.5 * frame.type(), FontWeight.NORMAL);
    meterAfter.setWords(lines.get(2));
    meter.setAccessibleText(String.join(" ", lines));
    meter.applyCss();
    meter.autosize();
    meter.relocate(frame.sorts().x(), Math.rint(frame.sorts().y() - meter.getHeight() - 8 * unit));
  }

  private void groups(Gin deal, PlayerView shown, Arrangement laid) {
    groups.getChildren().clear();
    List<Held> hand = shown.own().hand().cards();
    double unit = laid.frame().unit();
    Optional<Seat> me = shown.seat();
    for (GinHand.Group group : GinHand.groups(hand, deal)) {
      Optional<Place> first = me.flatMap(seat -> laid.place(new Spot.InHand(seat, group.from())));
      Optional<Place> last = me.flatMap(seat -> laid.place(new Spot.InHand(seat, group.to() - 1)));
      Optional<Place> next = me.flatMap(seat -> laid.place(new Spot.InHand(seat, group.to())));
      if (first.isPresent() && last.isPresent()) {
        double end = right(last.get());
        double room = next.map(card -> left(card) - APART).filter(at -> at < end).orElse(end);
        bracket(group, words.group(group), first.get(), room, laid.frame().type());
      }
    }
    Optional<String> ways =
        deal.over() || model.replayed() ? Optional.empty() : words.way(deal, hand);
    way.setVisible(ways.isPresent());
    ways.ifPresent(text -> {
      way.setWords(text);
      way.applyCss();
      way.autosize();
      Area sorts = laid.frame().sorts();
      way.relocate(
          meter.isVisible()
              ? Math.rint(meter.getLayoutX() + meter.getWidth() + 10 * unit)
              : sorts.x(),
          Math.rint(sorts.y() - way.getHeight() - 12 * unit));
    });
  }

  private static double left(Place card) {
    return card.x() - card.width() / 2;
  }

  private static double right(Place card) {
    return card.x() + card.width() / 2;
  }

  private void bracket(GinHand.Group group, String name, Place first, double right, double type) {
    double left = left(first);
    double y = first.y() - first.width() * 0.7 - Math.rint(28 * type);
    Label label = new Label(name);
    label
        .getStyleClass()
        .addAll("gin-group", "gin-" + group.kind().name().toLowerCase(Locale.ROOT));
    double wide = Math.max(right - left, 20);
    label.setStyle(FontFitter.style(FontFitter.inLine(name, GROUP * type, wide)));
    label.resizeRelocate(left, y, wide, Math.rint(22 * type));
    groups.getChildren().add(label);
  }
}
