package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Controls;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.LobbyWish;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;

/** What guests have asked the owner for: another place, each in a line with its two answers. */
final class AskedPlaces extends VBox {
  private final Controls controls;
  private final LobbyModel model;
  private Map<Name, Seat> shown = Map.of();

  AskedPlaces(Controls controls, LobbyModel model) {
    super(4);
    this.controls = controls;
    this.model = model;
    setId("asked-places");
    controls.texts().whileSeen(this, () -> fill(model.sightProperty().get()));
    model.sightProperty().subscribe(this::show);
  }

  /** The lines stay while nothing about them changes, so the focus does too. */
  private void show(LobbySight sight) {
    Map<Name, Seat> now = sight.owns() ? LobbyModel.asked(sight.state()) : Map.of();
    if (!now.equals(shown)) {
      shown = now;
      fill(sight);
    }
    Controls.show(this, !now.isEmpty());
  }

  private void fill(LobbySight sight) {
    getChildren()
        .setAll(
            shown.entrySet().stream()
                .map(each -> line(sight.state(), each.getKey(), each.getValue()))
                .toList());
  }

  private Node line(LobbyState state, Name name, Seat place) {
    Label words = Controls.wrapped(new Label(words(state, name, place)));
    Controls.growing(words);
    int from = from(state, name).ordinal() + 1;
    Button grant = controls.button("grant-" + from, "lobby.grant", () -> answer(name, place, true));
    grant.getStyleClass().addAll(Styles.SMALL, Styles.ACCENT);
    Button decline =
        controls.button("decline-" + from, "lobby.decline", () -> answer(name, place, false));
    decline.getStyleClass().add(Styles.SMALL);
    for (Button button : List.of(grant, decline)) {
      button.setMinWidth(USE_PREF_SIZE);
    }
    return Controls.styled(Controls.row(8, words, grant, decline), "asked-place");
  }

  private String words(LobbyState state, Name name, Seat place) {
    int number = place.ordinal() + 1;
    return switch (state.chair(place)) {
      case Chair.Open _, Chair.Locked _ -> controls.texts().say("lobby.asks", name.text(), number);
      case Chair.OfBot(Name other, var level) ->
          controls.texts().say("lobby.asks-swap", name.text(), other.text(), number);
      case Chair.OfHuman other ->
          controls.texts().say("lobby.asks-swap", name.text(), other.name().text(), number);
    };
  }

  /** The player who asked may have been moved meanwhile. */
  private void answer(Name name, Seat place, boolean granted) {
    LobbyState state = model.sightProperty().get().state();
    if (place.equals(LobbyModel.asked(state).get(name))) {
      Seat from = from(state, name);
      model.ask(granted ? new LobbyWish.Swap(from, place) : new LobbyWish.Decline(from));
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
