package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;

/** The guests' requests for another place, shown to the owner, each with two answers. */
final class AskedPlaces extends VBox {
  private final Controls controls;
  private final LobbyModel model;
  private List<Asked> shown = List.of();

  /**
   * A guest's request.
   *
   * @param place the place that the guest would like
   * @param other who sits there, if anybody
   */
  private record Asked(Name name, Seat place, Optional<Name> other) {}

  AskedPlaces(Controls controls, LobbyModel model) {
    super(4);
    this.controls = controls;
    this.model = model;
    setId("asked-places");
    controls.texts().whileSeen(this, () -> fill(model.viewProperty().get()));
    model.viewProperty().subscribe(this::show);
  }

  /** Rebuilds the lines only if the requests have changed, so that the focus stays. */
  private void show(LobbyView view) {
    List<Asked> now = view.owns() ? asked(view.state()) : List.of();
    if (!now.equals(shown)) {
      shown = now;
      fill(view);
    }
    Controls.show(this, !now.isEmpty());
  }

  private void fill(LobbyView view) {
    getChildren()
        .setAll(shown.stream().map(each -> line(each, from(view.state(), each.name()))).toList());
  }

  private static List<Asked> asked(LobbyState state) {
    return LobbyModel.asked(state).entrySet().stream()
        .map(each ->
            new Asked(
                each.getKey(), each.getValue(), LobbyModel.name(state.chair(each.getValue()))))
        .toList();
  }

  private Node line(Asked asked, Seat from) {
    Label words = Controls.wrapped(new Label(words(asked)));
    Controls.growing(words);
    int number = from.ordinal() + 1;
    Button grant = controls.button("grant-" + number, "lobby.grant", () -> answer(asked, true));
    grant.getStyleClass().addAll(Styles.SMALL, Styles.ACCENT);
    Button decline =
        controls.button("decline-" + number, "lobby.decline", () -> answer(asked, false));
    decline.getStyleClass().add(Styles.SMALL);
    for (Button button : List.of(grant, decline)) {
      button.setMinWidth(USE_PREF_SIZE);
    }
    return Controls.row(8, words, grant, decline);
  }

  private String words(Asked asked) {
    String name = asked.name().text();
    int number = asked.place().ordinal() + 1;
    return asked
        .other()
        .map(other -> controls.texts().say("lobby.asks-swap", name, other.text(), number))
        .orElseGet(() -> controls.texts().say("lobby.asks", name, number));
  }

  /**
   * Sends the answer, unless the request has changed meanwhile; the guest may have got another
   * chair.
   */
  private void answer(Asked asked, boolean granted) {
    LobbyState state = model.viewProperty().get().state();
    if (asked(state).contains(asked)) {
      Seat from = from(state, asked.name());
      model.ask(
          granted ? new LobbyRequest.Swap(from, asked.place()) : new LobbyRequest.Decline(from));
    }
  }

  private static Seat from(LobbyState state, Name name) {
    return Seat.first(LobbyState.CHAIRS).stream()
        .filter(
            seat -> state.chair(seat) instanceof Chair.OfHuman human && human.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
