package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.layout.Ends;

/** The buttons between two deals, and the countdown to the next one. */
final class PauseFoot {
  private PauseFoot() {}

  /**
   * @param nextKey text key of the ready button; its arguments are the number of ready players and
   *     {@code seats}
   * @param seats the number of players
   */
  static Node of(
      Controls controls,
      String nextKey,
      int seats,
      DealEndPanel.Pause pause,
      DealEndPanel.Actions actions) {
    Button go =
        new ReadyButton(
            controls,
            "next-hand",
            controls.texts().live(nextKey, pause.ready().map(ReadyButton.State::count), seats),
            pause.ready(),
            false,
            ready -> actions.next());
    Controls.show(go, pause.seated());
    Button look = controls.button("look-at-table", "score.look", actions::look);
    Button leave =
        controls.button(
            "leave-table", pause.saves() ? "score.save" : "score.leave", actions::leave);
    PauseRing ring = new PauseRing(pause.until(), pause.nanos());
    Button hold = controls.button("hold", "score.hold", actions::hold);
    Tip.on(hold, controls.texts().live("score.hold.tip"));
    Controls.showWhile(hold, ring.visibleProperty().map(waits -> waits && pause.seated()));
    List<Node> left = new ArrayList<>(List.of(leave, look));
    pause.missed().stream()
        .sorted()
        .map(what -> missed(controls, what, actions))
        .forEach(left::add);
    return new Ends(left, List.of(hold, ring, go));
  }

  private static Button missed(
      Controls controls, DealEndPanel.Missed what, DealEndPanel.Actions actions) {
    return controls.button(id(what), key(what), () -> actions.missed(what));
  }

  private static String key(DealEndPanel.Missed what) {
    return switch (what) {
      case LAYING_DOWN -> "score.missed";
      case MOVES -> "score.moves";
    };
  }

  private static String id(DealEndPanel.Missed what) {
    return switch (what) {
      case LAYING_DOWN -> "show-missed";
      case MOVES -> "show-moves";
    };
  }
}
