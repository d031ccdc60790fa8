package oklahoma.client.table.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import oklahoma.client.avatar.AvatarDisc;
import oklahoma.client.avatar.AvatarWords;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.panel.CountdownRing;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Tip;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/**
 * Another seat: its player, points and number of cards, and whether it is down, is the dealer, or
 * has to act.
 */
final class SeatPlate extends UnmanagedRegion {
  private static final PseudoClass ACTING = PseudoClass.getPseudoClass("acting");
  private static final PseudoClass FEW = PseudoClass.getPseudoClass("few");
  private static final PseudoClass AWAY = PseudoClass.getPseudoClass("away");
  private static final PseudoClass WINNER = PseudoClass.getPseudoClass("winner");
  private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused");
  private static final PseudoClass TWO_LINES = PseudoClass.getPseudoClass("two-lines");
  private static final int FEW_CARDS = 2;
  private static final double GROWN = 0.06;
  private static final double SMALLEST_NAME = 11;
  private static final double SMALLEST = 9;
  private static final double LARGEST_IN_TWO = 14;

  /** Where a name may be wrapped. */
  private static final String BREAK = "(?<=[ -])";

  /** Heights of the texts below the name, at text scale 1. */
  private static final double POINTS = 12;

  private static final double TAG = 10.4;

  /** Height of the dealer's letter, a mark that does not grow with the text. */
  private static final double DEALER = 11;

  /**
   * The content of a plate.
   *
   * @param name of the player
   * @param avatar the player's picture
   * @param bot whether a bot plays
   * @param presence whether the player is connected
   * @param total the player's points so far
   * @param cards number of cards in the hand
   * @param down whether the player has laid down
   * @param dealer whether the player is the dealer
   * @param acting whether the table waits for the player
   */
  record Shown(
      String name,
      Optional<Avatar> avatar,
      boolean bot,
      Presence presence,
      int total,
      int cards,
      boolean down,
      boolean dealer,
      boolean acting) {}

  private final Texts texts;
  private final Region ground = new Region();
  private final AvatarDisc disc = new AvatarDisc();
  private final Label name = new Label();
  private final Label total = new Label();
  private final Label down = new Label();
  private final FontIcon robot = new FontIcon(MaterialDesignR.ROBOT);
  private final StackPane bot = new StackPane(robot);
  private final Label dealer = new Label();
  private final Label count = new Label();
  private final CountdownRing ring = new CountdownRing();
  private final Circle slow = new Circle();
  private final StringProperty whole = Tip.of(this);
  private final DrawnLast drawn;

  /**
   * @param drawn avoids drawing again what has not changed
   * @param open opens the card about the player
   */
  SeatPlate(Seat seat, Texts texts, DrawnLast drawn, Runnable open) {
    this.texts = texts;
    this.drawn = drawn;
    setId("seat-" + seat.name());
    getStyleClass().addAll("seat-plate");
    setAccessibleRole(AccessibleRole.BUTTON);
    setFocusTraversable(true);
    setOnMouseClicked(clicked -> open.run());
    setOnKeyPressed(key -> {
      if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE) {
        open.run();
        key.consume();
      }
    });
    disc.getStyleClass().add("disc-" + seat.name().toLowerCase(java.util.Locale.ROOT));
    name.getStyleClass().add("seat-name");
    total.getStyleClass().add("seat-total");
    down.getStyleClass().addAll("tag", "down");
    bot.getStyleClass().add("bot");
    // Round shapes are slow to draw, and these contain little text.
    disc.setCache(true);
    bot.setCache(true);
    dealer.getStyleClass().add("dealer");
    count.getStyleClass().add("count");
    ring.getStyleClass().add("grace");
    ring.setVisible(false);
    slow.getStyleClass().add("slow-dot");
    ground.getStyleClass().add("seat-ground");
    focusedProperty().subscribe(on -> ground.pseudoClassStateChanged(FOCUSED, on));
    getChildren().addAll(disc, ring, name, total, down, bot, dealer, slow, count);
  }

  /** The panel, which the {@link Ground} caches. */
  Region ground() {
    return ground;
  }

  /**
   * Shows a seat in this area.
   *
   * @param small whether the plate is compact, with two lines of text and few backs
   * @param open whether face-up cards leave room for only two lines of text
   */
  void show(Shown shown, Area area, Frame frame, boolean small, boolean open) {
    if (!drawn.differ(this, shown, area, frame, small, open)) {
      return;
    }
    resizeRelocate(area.x(), area.y(), area.width(), area.height());
    ground.resizeRelocate(area.x(), area.y(), area.width(), area.height());
    disc.show(shown.name(), shown.avatar());
    total.setText(texts.say("board.seat.points", shown.total()));
    down.setText(texts.say("board.seat.down"));
    down.setVisible(shown.down());
    bot.setVisible(shown.bot());
    dealer.setText(texts.say("board.seat.dealer.mark"));
    dealer.setVisible(shown.dealer());
    count.setText(Integer.toString(shown.cards()));
    pseudoClassStateChanged(ACTING, shown.acting());
    ground.pseudoClassStateChanged(ACTING, shown.acting());
    pseudoClassStateChanged(AWAY, shown.presence() == Presence.AWAY);
    slow.setVisible(shown.presence() == Presence.SLOW);
    count.pseudoClassStateChanged(FEW, shown.cards() <= FEW_CARDS);
    String words = spoken(shown);
    setAccessibleText(words);
    whole.set(words);
    arrange(shown, area, frame, small, open);
  }

  /** Shows how long the table still waits for an absent player; nothing if empty. */
  void grace(Optional<Countdown> left, long nowNanos) {
    ring.show(left, nowNanos);
    disc.clear(left.isPresent());
  }

  /**
   * Pulses for the seat that gets a claimed card.
   *
   * @param part elapsed part of the pulse, 0 to 1
   * @param still whether the plate only lights up and does not grow
   */
  void pulse(double part, boolean still) {
    ground.pseudoClassStateChanged(WINNER, part < 1);
    double grown = still ? 1 : 1 + GROWN * Math.sin(Math.PI * part);
    for (Region pulsing : List.of(this, ground)) {
      pulsing.setScaleX(grown);
      pulsing.setScaleY(grown);
    }
  }

  private String spoken(Shown shown) {
    StringBuilder words =
        new StringBuilder(texts.say("board.seat.said", shown.name(), shown.total(), shown.cards()));
    if (shown.down()) {
      words.append(' ').append(texts.say("board.seat.said.down"));
    }
    if (shown.bot()) {
      words.append(' ').append(texts.say("board.seat.said.bot"));
    }
    if (shown.dealer()) {
      words.append(' ').append(texts.say("board.seat.said.dealer"));
    }
    if (shown.presence() != Presence.HERE) {
      words.append(' ').append(texts.say("board.seat.said." + shown.presence().name()));
    }
    if (shown.avatar().isPresent()) {
      words.append(' ').append(AvatarWords.spoken(texts, shown.avatar()));
    }
    return words.toString();
  }

  private void arrange(Shown shown, Area area, Frame frame, boolean small, boolean open) {
    double unit = frame.unit();
    double type = frame.type();
    double edge = Math.rint(10 * unit);
    double round = Math.rint(36 * unit);
    disc.resizeRelocate(edge, Math.rint(8 * unit), round, round);
    for (Region mark : List.of(disc, ring)) {
      mark.setStyle(FontFitter.style(FontFitter.USUAL * unit));
    }
    dealer.setStyle(FontFitter.style(DEALER * unit));
    ring.resizeRelocate(edge, Math.rint(8 * unit), round, round);
    slow.setRadius(5 * unit);
    slow.setCenterX(edge + round - 4 * unit);
    slow.setCenterY(Math.rint(8 * unit) + 4 * unit);
    double left = edge + round + Math.rint(9 * unit);
    double dealerSize = Math.rint(19 * unit);
    double right = area.width() - edge;
    dealer.resizeRelocate(Math.rint(edge - 5 * unit), Math.rint(3 * unit), dealerSize, dealerSize);
    double least = Math.min(SMALLEST_NAME * Math.max(1, type), LARGEST_IN_TWO * Math.max(1, unit));
    boolean two = fit(shown.name(), right - left, 13.5 * type, least, !small && !open);
    double top = Math.rint((two ? 1 : 6) * unit);
    double under = Math.rint(two ? 40 * unit : 6 * unit + 20 * type);
    name.resizeRelocate(left, top, right - left, two ? under - top : Math.rint(20 * type));
    beside(shown.total(), right - left, type);
    place(total, left, under);
    double x = left + total.getWidth() + Math.rint(6 * unit);
    if (shown.down()) {
      place(down, x, under + Math.rint(unit));
    }
    double low = area.height() - Math.rint((small ? 0 : 6) * unit);
    count.autosize();
    double wide = Math.max(Math.rint(30 * type), count.getWidth());
    double high = Math.rint(22 * type);
    double deep = Math.rint(34 * unit) / 2;
    count.resizeRelocate(area.width() - edge - wide, low - deep - high / 2, wide, high);
    double mark = Math.rint(17 * unit);
    bot.setStyle("-sign-size: " + Math.rint(11 * unit) + "px;"); // the theme sizes all other icons
    bot.resizeRelocate(
        edge + round - mark + Math.rint(3 * unit),
        Math.rint(8 * unit) + round - mark + 2,
        mark,
        mark);
  }

  /**
   * Fits the texts below the name side by side. Large texts first lose the word beside the points,
   * then shrink.
   */
  private void beside(int points, double room, double type) {
    if (beside(type) > room && type > 1) {
      total.setText(Texts.number(points));
    }
    double part = Math.min(1, room / beside(type));
    total.setStyle(FontFitter.style(POINTS * type * part));
    down.setStyle(FontFitter.style(TAG * type * part));
    total.applyCss();
    down.applyCss();
  }

  private double beside(double type) {
    double tag = TAG * type;
    double words = FontFitter.width(total.getText(), POINTS * type);
    return down.isVisible() ? words + FontFitter.width(down.getText(), tag) + 2 * tag : words;
  }

  /**
   * Fits the name: shrinks a long one while it stays readable, then wraps it into two lines, then
   * cuts it. The tooltip and the accessible text contain the whole name.
   *
   * @param smallest font size in pixels below which a name of several words is wrapped
   * @param lines whether two lines are possible
   * @return whether the name takes two lines
   */
  private boolean fit(String text, double room, double size, double smallest, boolean lines) {
    double pixels = size;
    Text measure = new Text(text);
    measure.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, pixels));
    double width = measure.getLayoutBounds().getWidth() + 2;
    List<String> words = List.of(text.split(BREAK, -1));
    boolean two = lines && words.size() > 1 && smallest > pixels * room / width;
    if (two) {
      pixels = Math.clamp(pixels * room / widestWord(words, measure), SMALLEST, smallest);
    } else if (width > room) {
      pixels = Math.max(SMALLEST, pixels * room / width);
    }
    name.setStyle(FontFitter.style(pixels));
    name.setText(two ? cut(words, pixels, room) : text);
    name.setWrapText(two);
    name.pseudoClassStateChanged(TWO_LINES, two);
    return two;
  }

  /** The words of a name, each cut to fit a line, since a broken word would need a third line. */
  private static String cut(List<String> words, double pixels, double room) {
    return words.stream()
        .map(word -> FontFitter.cut(word.strip(), pixels, room) + (word.endsWith(" ") ? " " : ""))
        .collect(Collectors.joining());
  }

  private static double widestWord(List<String> words, Text measure) {
    double widest = 1;
    for (String word : words) {
      measure.setText(word.strip());
      widest = Math.max(widest, measure.getLayoutBounds().getWidth() + 2);
    }
    return widest;
  }

  private static void place(Label label, double x, double y) {
    label.autosize();
    label.relocate(Math.rint(x), Math.rint(y));
  }
}
