package oklahoma.client.table.view;

import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.HBox;
import javafx.scene.text.FontWeight;
import javafx.util.Duration;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.panel.CountdownRing;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.panel.SignedText;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.lifetime.VisibleTimer;

/**
 * The line that says whose turn it is and what to do, also to a screen reader. Near the end of a
 * turn's time a ring before the text counts down.
 */
final class StatusLine extends HBox {
  /** Font size at text scale 1. */
  private static final double LETTERS = 13;

  /** The remaining milliseconds below which the ring is visible. */
  private static final long LAST_MS = 15_000;

  private static final Duration OFTEN = Duration.millis(100);

  /** The size of the ring at text scale 1, and in font sizes of its number. */
  private static final double RING = 22;

  private static final double RING_LETTERS = 2.5;

  private static final PseudoClass MINE = PseudoClass.getPseudoClass("mine");
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

  private final LongSupplier nanos;
  private final SignedText words = new SignedText("status-words");
  private final CountdownRing ring = new CountdownRing();
  private final VisibleTimer ticking = new VisibleTimer(this, OFTEN, this::tick);
  private Optional<Shown> shown = Optional.empty();

  /**
   * The content of the line.
   *
   * @param mine whether the player has to act
   * @param warning whether something is wrong with the connection
   * @param until when the turn ends; empty if it has no clock
   */
  record Shown(
      String sentence, Frame frame, boolean mine, boolean warning, Optional<Countdown> until) {
    private Optional<Countdown> lastSeconds(long now) {
      return until
          .filter(end -> !warning && end.leftMs(now) > 0 && end.leftMs(now) <= LAST_MS)
          .map(end -> new Countdown(end.endNanos(), LAST_MS));
    }
  }

  /**
   * @param nanos the clock of the deadlines
   */
  StatusLine(LongSupplier nanos) {
    this.nanos = nanos;
    setId("status");
    getStyleClass().addAll("status", Pages.BELOW_BAND);
    setAccessibleRole(AccessibleRole.TEXT);
    setAlignment(Pos.CENTER_LEFT);
    ring.setId("turn-ring");
    ring.managedProperty().bind(ring.visibleProperty());
    words.setMinWidth(0);
    setFillHeight(false);
    getChildren().addAll(ring, words);
  }

  /** Shows this content; a screen reader is notified if the sentence has changed. */
  void show(Shown now) {
    boolean changed = !now.sentence().equals(words.words());
    shown = Optional.of(now);
    words.setWords(now.sentence());
    pseudoClassStateChanged(MINE, now.mine());
    pseudoClassStateChanged(WARNING, now.warning());
    ticking.setWanted(now.until().isPresent());
    count(now);
    place(now);
    if (changed) {
      setAccessibleText(now.sentence());
      notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
  }

  private void tick() {
    boolean before = ring.isVisible();
    shown.ifPresent(now -> {
      if (count(now) != before) {
        show(now);
      }
    });
  }

  /** Updates the ring. Returns whether it is visible. */
  private boolean count(Shown now) {
    long moment = nanos.getAsLong();
    Optional<Countdown> left = now.lastSeconds(moment);
    ring.show(left, moment);
    return left.isPresent();
  }

  private void place(Shown now) {
    Frame frame = now.frame();
    Area room = frame.status();
    double unit = frame.unit();
    double round = Math.rint(RING * Math.min(unit, frame.type()));
    ring.setStyle(FontFitter.style(round / RING_LETTERS));
    setSpacing(Math.rint(7 * unit));
    setMaxWidth(room.width());
    applyCss();
    double aside = ring.isVisible() ? round + getSpacing() : 0;
    double inner = room.width() - snappedLeftInset() - snappedRightInset() - aside;
    double air = snappedTopInset() + snappedBottomInset();
    FontWeight weight = now.mine() ? FontWeight.BOLD : FontWeight.NORMAL;
    double type =
        FontFitter.largest(
            frame.type(),
            Math.min(unit, frame.type()),
            size -> words.font(LETTERS * size, weight).prefHeight(inner) + air <= room.height());
    words.font(LETTERS * type, weight);
    double wide = Math.min(inner, words.prefWidth(-1));
    double height = Math.max(Math.rint(28 * unit), words.prefHeight(wide) + air);
    resizeRelocate(
        room.x(),
        Math.rint(
            room.bottom() - 6 * unit - height), // two lines grow upwards, away from the buttons
        Math.ceil(wide) + aside + snappedLeftInset() + snappedRightInset(),
        height);
  }

  /** The sentence in the line. */
  String sentence() {
    return words.words();
  }
}
