package oklahoma.client.match.presence;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;

/** Shows what has happened while the player was away, until the player closes it. */
public final class AbsencePanel extends VBox {
  /** The smallest text scale in a low window. */
  private static final double LEAST = 0.7;

  private final ScrollPane lines = new ScrollPane();
  private Dimension2D room = new Dimension2D(0, 0);

  /** The least height when the text was fitted; it changes with the language. */
  private double fitted;

  /**
   * @param missed gives the events in the current language
   * @param read closes the panel
   */
  public AbsencePanel(Texts texts, Supplier<Absence> missed, Runnable read) {
    Absence absence = missed.get();
    Controls controls = new Controls(texts);
    URL looks =
        Objects.requireNonNull(
            AbsencePanel.class.getResource("/oklahoma/client/match/presence/presence.css"));
    getStylesheets().add(looks.toExternalForm());
    setId("absence");
    getStyleClass().addAll("table-panel", "absence");
    setAccessibleRole(AccessibleRole.DIALOG);
    Controls.spoken(this, texts.live("presence.away.title"));
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    Button close = controls.button("absence-read", "presence.away.read", read);
    // Side by side they leave room for more lines of the list.
    getChildren()
        .add(
            Controls.row(
                10, controls.title("card-title", "presence.away.title"), Controls.spring(), close));
    // The counts are above the list, which opens at its newest line.
    if (absence.hands() > 0) {
      note(controls.paragraph("presence.away.hands", absence.hands()));
    }
    if (absence.moved() > 0) {
      note(controls.paragraph("presence.away.moved", absence.moved()));
    }
    if (absence.left() > 0) {
      note(controls.paragraph("presence.away.before", absence.left()));
    }
    VBox all = new VBox(6);
    all.getChildren().setAll(sentences(absence));
    texts.whileSeen(this, () -> all.getChildren().setAll(sentences(missed.get())));
    lines.setContent(all);
    lines.setId("absence-lines");
    lines.getStyleClass().add("absence-lines");
    lines.setFitToWidth(true);
    lines.setVvalue(lines.getVmax());
    Controls.spoken(Controls.reading(lines), texts.live("presence.away.title"));
    VBox.setVgrow(lines, Priority.ALWAYS);
    getChildren().add(lines);
  }

  /** The focusable nodes. */
  public List<Node> stops() {
    return Stream.concat(
            Stream.<Node>of(lines).filter(Node::isFocusTraversable),
            Controls.buttons(this).stream())
        .toList();
  }

  /** Shrinks the text if the fixed parts and one line of the list do not fit this height. */
  public void fit(double width, double height) {
    Dimension2D now = new Dimension2D(width, height);
    boolean styled = lines.getSkin() != null; // before that its height is unknown
    if (styled && (!now.equals(room) || needed() != fitted)) {
      room = now;
      FontFitter.largest(1, LEAST, this::fits);
      fitted = needed();
    }
  }

  private double needed() {
    return minHeight(Math.min(prefWidth(-1), room.getWidth()));
  }

  private boolean fits(double share) {
    String style = share < 1 ? "-fx-font-size: " + share + "em;" : "";
    if (!style.equals(getStyle())) {
      setStyle(style);
      applyCss();
    }
    return needed() <= room.getHeight();
  }

  private static List<Sentence> sentences(Absence absence) {
    return absence.shown().stream()
        .map(line -> {
          Sentence sentence = new Sentence();
          sentence.say(line);
          return sentence;
        })
        .toList();
  }

  private void note(Label note) {
    note.getStyleClass().add("absence-note");
    note.setMinHeight(Region.USE_PREF_SIZE);
    getChildren().add(note);
  }
}
