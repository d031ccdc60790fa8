package client.presence;

import client.page.Controls;
import client.table.panel.Sentence;
import client.text.Texts;
import java.net.URL;
import java.util.Objects;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tells what happened while one was away; it stays until it has been read. */
public final class AbsencePanel extends VBox {

  /**
   * @param read closes it
   */
  public AbsencePanel(Texts texts, Absence absence, Runnable read) {
    Controls controls = new Controls(texts);
    URL looks =
        Objects.requireNonNull(AbsencePanel.class.getResource("/client/presence/presence.css"));
    getStylesheets().add(looks.toExternalForm());
    setId("absence");
    getStyleClass().addAll("table-panel", "absence");
    setAccessibleRole(AccessibleRole.DIALOG);
    Controls.said(this, texts.live("presence.away.title"));
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren().add(controls.title("card-title", "presence.away.title"));
    if (absence.hands() > 0) {
      note(controls.paragraph("presence.away.hands", absence.hands()));
    }
    if (absence.moved() > 0) {
      note(controls.paragraph("presence.away.moved", absence.moved()));
    }
    if (absence.left() > 0) {
      note(controls.paragraph("presence.away.before", absence.left()));
    }
    for (String line : absence.shown()) {
      Sentence sentence = new Sentence();
      sentence.say(line);
      getChildren().add(sentence);
    }
    Button close = controls.button("presence.away.read", read);
    close.setId("absence-read");
    HBox foot = new HBox(Controls.spring(), close);
    getChildren().add(foot);
  }

  private void note(Label note) {
    note.getStyleClass().add("absence-note");
    getChildren().add(note);
  }
}
