package oklahoma.client.match.presence;

import atlantafx.base.theme.Styles;
import java.net.URL;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.net.Connection;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.VisibleTimer;
import oklahoma.rules.Move;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * A band across the window while the connection to the host is lost, or the host cannot save. It
 * turns green for a second when that is over. The hand stays visible and can be arranged.
 */
public final class ConnectionBand extends HBox {
  private static final PseudoClass BACK = PseudoClass.getPseudoClass("back");
  private static final Duration TICK = Duration.millis(250);
  private static final Duration GREEN = Duration.seconds(1);
  private static final double NANOS = 1e9;

  /** From this attempt on the band says whose computer does not answer. */
  private static final int HOST_SILENT = 3;

  /** What the band needs from the connection. */
  public interface Line {
    /** Tries to reach the host now. */
    void tryNow();

    /** Stops trying. */
    void giveUp();

    /** The name of the host, if it is known. */
    Optional<String> owner();

    /** The move that was unanswered when the connection broke. */
    Optional<Move> unanswered();
  }

  private final Texts texts;
  private final ObservableValue<Connection> connection;
  private final LongSupplier nanos;
  private final Line line;
  private final Consumer<String> aloud;
  private final Label title = Controls.wrapped(new Label());
  private final Label detail = Controls.wrapped(new Label());
  private final Button tryNow;
  private final Button giveUp;
  private final FontIcon sign = new FontIcon(MaterialDesignC.CLOUD_OFF_OUTLINE);
  private final VisibleTimer clock = new VisibleTimer(this, TICK, this::count);
  private final PauseTransition green = new PauseTransition(GREEN);

  /** The text key for the end of the problem; empty if there is no problem. */
  private Optional<String> whenOver = Optional.empty();

  /**
   * A hidden band.
   *
   * @param nanos the clock of the connection
   * @param aloud has a screen reader read the text when the band appears
   */
  public ConnectionBand(
      Texts texts,
      ObservableValue<Connection> connection,
      LongSupplier nanos,
      Line line,
      Consumer<String> aloud) {
    this.texts = texts;
    this.connection = connection;
    this.nanos = nanos;
    this.line = line;
    this.aloud = aloud;
    Controls controls = new Controls(texts);
    tryNow = controls.button("try-now", "presence.try-now", line::tryNow);
    tryNow.getStyleClass().add(Styles.ACCENT);
    giveUp = controls.button("give-up", "presence.give-up", line::giveUp);
    URL looks =
        Objects.requireNonNull(
            ConnectionBand.class.getResource("/oklahoma/client/match/presence/presence.css"));
    getStylesheets().add(looks.toExternalForm());
    setId("connection-band");
    getStyleClass().add("connection-band");
    setAlignment(Pos.CENTER);
    setAccessibleRole(AccessibleRole.TEXT);
    title.getStyleClass().add("band-title");
    VBox words = new VBox(3, title, detail);
    words.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(sign, words, tryNow, giveUp);
    green.setOnFinished(over -> setVisible(false));
    setVisible(false);
    connection.subscribe(this::become);
    count();
    texts.whileSeen(this, this::count);
  }

  /** The visible text, in one or two lines. */
  String words() {
    return detail.isVisible() ? title.getText() + "\n" + detail.getText() : title.getText();
  }

  private void become(Connection now) {
    switch (now) {
      case Connection.Lost waiting -> lose();
      case Connection.Asleep asleep -> sleep();
      case Connection.Connected connected -> whenOver.ifPresent(this::showReturn);
      case Connection.Connecting _, Connection.Slow _ -> {}
      case Connection.Ended ended -> hide();
    }
  }

  private void lose() {
    show("presence.back", MaterialDesignC.CLOUD_OFF_OUTLINE, true);
  }

  private void sleep() {
    show("presence.awake", MaterialDesignC.CLOUD_ALERT, false);
  }

  private void show(String over, MaterialDesignC icon, boolean line) {
    boolean fresh = !whenOver.equals(Optional.of(over));
    whenOver = Optional.of(over);
    green.stop();
    pseudoClassStateChanged(BACK, false);
    sign.setIconCode(icon);
    buttons(line);
    setVisible(true);
    clock.setWanted(line);
    count();
    if (fresh) {
      announce();
    }
  }

  private void showReturn(String words) {
    whenOver = Optional.empty();
    clock.setWanted(false);
    pseudoClassStateChanged(BACK, true);
    sign.setIconCode(MaterialDesignC.CLOUD_CHECK_OUTLINE);
    title.setText(texts.say(words));
    say(Optional.empty());
    buttons(false);
    announce();
    green.playFromStart();
  }

  private void hide() {
    whenOver = Optional.empty();
    clock.setWanted(false);
    green.stop();
    setVisible(false);
  }

  private void buttons(boolean shown) {
    for (Button button : new Button[] {tryNow, giveUp}) {
      Controls.show(button, shown);
    }
  }

  private void count() {
    if (connection.getValue() instanceof Connection.Lost waiting) {
      int seconds = (int) ((nanos.getAsLong() - waiting.sinceNanos()) / NANOS);
      title.setText(texts.say("presence.lost", seconds, waiting.attempt()));
      tryNow.setDisable(waiting.nextNanos().isEmpty());
      say(detail(waiting));
    } else if (connection.getValue() instanceof Connection.Asleep) {
      title.setText(texts.say("presence.asleep"));
      say(Optional.of(texts.say("presence.asleep.detail")));
    }
  }

  private Optional<String> detail(Connection.Lost waiting) {
    Optional<String> move =
        waiting
            .unsent()
            .map(command -> texts.say("presence.not-sent", Moves.words(command.move(), texts)))
            .or(() ->
                line.unanswered()
                    .map(asked -> texts.say("presence.unanswered", Moves.words(asked, texts))));
    Optional<String> silent =
        waiting.attempt() < HOST_SILENT
            ? Optional.empty()
            : line.owner().map(name -> texts.say("presence.host-silent", name));
    return silent.isPresent() && move.isPresent()
        ? Optional.of(silent.get() + "\n" + move.get())
        : silent.or(() -> move);
  }

  private void say(Optional<String> words) {
    detail.setText(words.orElse(""));
    Controls.show(detail, words.isPresent());
  }

  private void announce() {
    setAccessibleText(words());
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    aloud.accept(words());
  }
}
