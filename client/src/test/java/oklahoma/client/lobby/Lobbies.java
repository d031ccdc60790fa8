package oklahoma.client.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Lobbies as a host would tell of them. Seat A owns the table. */
final class Lobbies {
  static final OklahomaRules STANDARD = OklahomaRules.standard(LobbyState.CHAIRS);
  static final OklahomaRules OTHER =
      STANDARD.with(new OklahomaRules.StockRules(3, STANDARD.stock().renewals()));

  /** Under which name the viewer came. */
  static final Name CALLED = new Name("South");

  private Lobbies() {}

  static Chair human(String name, boolean ready) {
    return new Chair.OfHuman(new Name(name), ready, Presence.HERE);
  }

  static Chair away(String name) {
    return new Chair.OfHuman(new Name(name), true, Presence.AWAY);
  }

  static Chair bot(String name) {
    return new Chair.OfBot(new Name(name), BotLevel.NORMAL);
  }

  /** These chairs and then open ones. */
  static LobbyState state(Rules rules, Chair... chairs) {
    List<Chair> all = new ArrayList<>(List.of(chairs));
    while (all.size() < LobbyState.CHAIRS) {
      all.add(new Chair.Open());
    }
    return new LobbyState(
        new TableName("North's table"),
        rules,
        all,
        Optional.of(Seat.A),
        false,
        false,
        List.of(),
        List.of(),
        Map.of());
  }

  /** The same lobby in which these guests would like these places. */
  static LobbyState asking(LobbyState state, Map<Seat, Seat> asked) {
    return new LobbyState(
        state.table(),
        state.rules(),
        state.chairs(),
        state.owner(),
        state.watchable(),
        state.needsPassword(),
        state.spectators(),
        state.blocked(),
        asked);
  }

  static FromHost.Lobby message(Viewer viewer, LobbyState state) {
    return new FromHost.Lobby(viewer, Optional.empty(), state);
  }

  static LobbyView view(Viewer viewer, Chair... chairs) {
    return view(viewer, state(STANDARD, chairs));
  }

  static LobbyView view(Viewer viewer, LobbyState state) {
    return new LobbyView(viewer, CALLED, state, LobbyView.RuleChanges.NOTHING, 0);
  }

  static LobbyView watched(Chair... chairs) {
    return view(Spectator.SPECTATOR, chairs);
  }
}
