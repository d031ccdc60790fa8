package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.Graces;
import oklahoma.client.table.model.Skip;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.panel.SignedText;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;

/**
 * Says which disconnected players the table waits for, and how long. The table's owner can end the
 * waiting here. It is below the piles, in the area for claims, and never in front of cards.
 */
final class WaitingBand extends FlowPane {

  /** The smallest text scale in a low area. */
  private static final double SMALLEST = 0.85;

  /** The current placement. */
  private record Placed(Frame frame, double top, double floor) {}

  private final Texts texts;
  private final TableModel model;
  private final SignedText sentence = new SignedText("waiting-words");
  private final Button bot;
  private final Button skip;
  private final Button wait;
  private Optional<SeatLabel> awaited = Optional.empty();
  private Optional<Placed> placed = Optional.empty();

  WaitingBand(Texts texts, TableModel model) {
    this.texts = texts;
    this.model = model;
    setId("waiting-band");
    getStyleClass().addAll("table-panel", "waiting-band");
    setAccessibleRole(AccessibleRole.TEXT);
    sentence.setMinWidth(0);
    sentence.setMaxHeight(USE_PREF_SIZE); // otherwise it fills the row and its text is at the top
    setRowValignment(VPos.CENTER);
    addEventHandler(
        MouseEvent.MOUSE_PRESSED, MouseEvent::consume); // clicks here are not for the table
    bot = button(OwnerCommand.BOT_NOW);
    skip = button(OwnerCommand.SKIP);
    wait = button(OwnerCommand.WAIT);
    setVisible(false);
  }

  private Button button(OwnerCommand command) {
    Button button = new Button();
    button.setId("waiting-" + command.name().toLowerCase(Locale.ROOT));
    button.getStyleClass().addAll("panel-button", "plain");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(
        pressed -> awaited.ifPresent(label -> model.people().actOnSeat(label.seat(), command)));
    return button;
  }

  /** Shows which player the table waits for, preferably one who has to act, and how many others. */
  void show(Graces graces, long nowNanos) {
    List<SeatLabel> away =
        model.playerView().game().over() || !model.clocksProperty().get()
            ? List.of()
            : model.labelsProperty().get().stream()
                .filter(label -> label.presence() == Presence.AWAY)
                .filter(label -> label.seat() != model.playerView().me())
                .toList();
    awaited = away.stream().filter(this::acts).findFirst().or(() -> away.stream().findFirst());
    awaited.ifPresent(label -> say(label, away.size() - 1, graces.of(label.seat()), nowNanos));
    place();
  }

  private boolean acts(SeatLabel label) {
    return Skip.of(model, label.seat()).isPresent();
  }

  private void say(SeatLabel label, int more, Optional<Countdown> left, long nowNanos) {
    boolean acts = acts(label);
    String limited = acts ? "table.wait.acts" : "table.wait.other";
    String endless = acts ? "table.wait.acts.endless" : "table.wait.other.endless";
    String name = label.name().text();
    String words =
        left.map(time -> texts.say(limited, name, Texts.clock(time.seconds(nowNanos))))
            .orElseGet(() -> texts.say(endless, name));
    sentence.setWords(more > 0 ? words + " " + texts.say("table.wait.more", more) : words);
    setAccessibleText(sentence.words());
    compose(label, left.isPresent());
  }

  private void compose(SeatLabel label, boolean limited) {
    Optional<Skip> skips = Skip.of(model, label.seat());
    boolean owns = model.people().owns();
    bot.setText(texts.say("presence.command.BOT_NOW"));
    boolean answer = skips.equals(Optional.of(Skip.ANSWER));
    skip.setText(texts.say(answer ? "presence.command.skip-answer" : "presence.command.SKIP"));
    wait.setText(texts.say("presence.command.WAIT"));
    List<Button> wanted = new ArrayList<>();
    if (owns) {
      wanted.add(bot);
      skips.ifPresent(some -> wanted.add(skip));
      if (limited) {
        wanted.add(wait);
      }
    }
    List<Region> all = Stream.concat(Stream.of(sentence), wanted.stream()).toList();
    if (!getChildren().equals(all)) {
      getChildren().setAll(all);
    }
  }

  /**
   * Places the band below the piles, or below a question there. Hides it if there is not enough
   * room, since the status line shows whose turn it is.
   *
   * @param low the y coordinate down to which a question takes the area
   * @param floor the y coordinate down to which the area is free
   */
  void place(Frame frame, double low, double floor) {
    placed = Optional.of(new Placed(frame, Math.max(frame.claim().y(), low), floor));
    place();
  }

  private void place() {
    boolean fits = awaited.isPresent() && placed.filter(this::fits).isPresent();
    setVisible(fits);
    if (fits) {
      Placed at = placed.get();
      double width = at.frame().claim().width();
      resizeRelocate(at.frame().claim().x(), at.top(), width, Math.ceil(prefHeight(width)));
    }
  }

  private boolean fits(Placed at) {
    double type = at.frame().type();
    double width = at.frame().claim().width();
    double height = at.floor() - at.top();
    FontFitter.largest(type, Math.min(1, type) * SMALLEST, size -> fits(size, width, height));
    return prefHeight(width) <= height;
  }

  private boolean fits(double type, double width, double height) {
    setStyle(FontFitter.style(FontFitter.USUAL * type));
    sentence.font(FontFitter.USUAL * type, FontWeight.BOLD);
    setHgap(Math.rint(8 * type));
    setVgap(Math.rint(6 * type));
    sentence.setPrefWidth(USE_COMPUTED_SIZE);
    applyCss();
    double inner = width - snappedLeftInset() - snappedRightInset();
    double line =
        getChildren().stream().mapToDouble(node -> node.prefWidth(-1) + getHgap()).sum()
            - getHgap();
    sentence.setPrefWidth(line <= inner ? USE_COMPUTED_SIZE : inner);
    setPrefWrapLength(inner);
    return prefHeight(width) <= height;
  }
}
