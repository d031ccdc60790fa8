package oklahoma.client.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.lobby.LobbyScreen;
import oklahoma.client.lobby.invite.HostKey;
import oklahoma.client.lobby.invite.InviteAddress;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.match.chat.ChatPanel;
import oklahoma.client.match.score.SeriesButton;
import oklahoma.client.net.EventLoops;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.setup.OwnRules;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.oklahoma.OklahomaRules;

/** An example lobby for pictures. */
final class ExampleLobby {
  private static final int PORT = 6552;
  private static final int MATCHES = 4;
  private static final Fingerprint HOST = Fingerprint.ofHex("99dc937fb41275a8".repeat(4));
  private static final List<DemoNames> GUESTS =
      List.of(DemoNames.EAST, DemoNames.SOUTH, DemoNames.WEST);

  private final Texts texts;
  private final Pages pages;
  private final EventLoops eventLoops;

  ExampleLobby(Pages pages, EventLoops eventLoops) {
    this.texts = pages.texts();
    this.pages = pages;
    this.eventLoops = eventLoops;
  }

  /**
   * The lobby as its owner sees it.
   *
   * @param sitting the number of people and bots in it, 1 to 8
   */
  Page owners(int sitting) {
    OklahomaRules rules = OklahomaRules.standard(LobbyState.CHAIRS);
    return page(lobbyMessage(Seat.A, rules, sitting), Optional.of(shares()));
  }

  /** The lobby as a guest sees it just after a change of rules. */
  Page guests(int sitting) {
    OklahomaRules before = OklahomaRules.standard(LobbyState.CHAIRS);
    OklahomaRules changed =
        before
            .with(new OklahomaRules.Claims(before.claims().limit(), 2))
            .with(
                new OklahomaRules.Wilds(
                    OklahomaRules.Naturals.AS_MANY_AS_WILDS, before.wilds().swapped()));
    LobbyModel model =
        new LobbyModel(
            lobbyMessage(Seat.B, before, sitting), name(DemoNames.EAST), request -> true);
    model.receive(lobbyMessage(Seat.B, changed, sitting));
    return page(model, Optional.empty());
  }

  /** The lobby of a gin table as a guest sees it just after a change of rules. */
  Page ofGin(int sitting) {
    GinRules before = GinPreset.ROYAL.rules(2);
    GinRules changed = before.with(GinSwitch.BIG_GIN, true).with(GinSwitch.GIN_SURCHARGE, true);
    LobbyModel model =
        new LobbyModel(
            lobbyMessage(Seat.B, before, sitting), name(DemoNames.EAST), request -> true);
    model.receive(lobbyMessage(Seat.B, changed, sitting));
    return page(model, Optional.empty());
  }

  private Page page(FromHost.Lobby message, Optional<LobbyScreen.Shares> shares) {
    return page(new LobbyModel(message, name(DemoNames.NORTH), request -> true), shares);
  }

  private Page page(LobbyModel model, Optional<LobbyScreen.Shares> shares) {
    ChatModel chat = new ChatModel(chatMessage -> true, System::nanoTime);
    chat.receive(
        new FromHost.Chatted(
            new Speaker(name(DemoNames.EAST), Optional.of(Seat.B)),
            new ChatMessage.Phrase(QuickPhrase.HELLO)),
        false);
    return new LobbyScreen(
        pages,
        model,
        new LobbyScreen.Surroundings(
            shares,
            shares.isPresent() ? Optional.empty() : Optional.of(new HostKey(HOST, false, () -> {})),
            Optional.of(new ChatPanel(chat, texts, Optional.empty())),
            new SeriesButton(texts, pages, new SimpleObjectProperty<>(series())),
            new OwnRules(),
            pages::back));
  }

  private LobbyScreen.Shares shares() {
    return new LobbyScreen.Shares(
        List.of(
            new InviteAddress("192.168.1.20:" + PORT, "NETWORK", true),
            new InviteAddress("10.8.0.3:" + PORT, "VIRTUAL", false)),
        PORT,
        new SimpleBooleanProperty(true),
        1,
        HOST,
        eventLoops);
  }

  private FromHost.Lobby lobbyMessage(Seat me, Rules rules, int sitting) {
    LobbyState state =
        new LobbyState(
            new TableName(texts.say("lobby.table-of", name(DemoNames.NORTH).text())),
            rules,
            chairs(sitting, rules.mostSeats()),
            Optional.of(Seat.A),
            true,
            sitting > 2,
            sitting > 3 ? List.of(name(DemoNames.SOUTHEAST)) : List.of(),
            sitting > 3 ? List.of(name(DemoNames.SOUTHWEST)) : List.of(),
            sitting > 2 ? Map.of(Seat.C, Seat.B) : Map.of());
    return new FromHost.Lobby(me, Optional.empty(), state);
  }

  private List<Chair> chairs(int sitting, int most) {
    List<Chair> chairs = new ArrayList<>();
    chairs.add(
        new Chair.OfHuman(name(DemoNames.NORTH), false, Presence.HERE, Optional.of(Avatar.BISON)));
    for (DemoNames guest : GUESTS) {
      boolean ready = guest == DemoNames.SOUTH;
      Presence presence = guest == DemoNames.WEST ? Presence.AWAY : Presence.HERE;
      Optional<Avatar> avatar =
          guest == DemoNames.SOUTH ? Optional.empty() : Optional.of(Avatar.BOOT);
      chairs.add(new Chair.OfHuman(name(guest), ready, presence, avatar));
    }
    while (chairs.size() < LobbyState.CHAIRS) {
      String bot = BotSeat.NAMES.get(chairs.size() - GUESTS.size() - 1);
      chairs.add(new Chair.OfBot(new Name(texts.say("setup.bot." + bot)), BotLevel.NORMAL));
    }
    for (int i = sitting; i < LobbyState.CHAIRS; i++) {
      boolean locked = i == LobbyState.CHAIRS - 1 || i >= most;
      chairs.set(i, locked ? new Chair.Locked() : free(i == sitting));
    }
    return chairs;
  }

  private Series series() {
    Series series = Series.EMPTY;
    for (int match = 0; match < MATCHES; match++) {
      Game game = match < MATCHES / 2 ? Game.OKLAHOMA : Game.GIN;
      series =
          series.with(
              new Series.Played(
                  game,
                  List.of(
                      result(name(DemoNames.NORTH), false, 120 + 15 * match, match % 3 == 0),
                      result(name(DemoNames.SOUTH), false, 95 + 40 * match, match % 3 == 1),
                      result(
                          new Name(texts.say("setup.bot.gauss")),
                          true,
                          210 - 20 * match,
                          match % 3 == 2))));
    }
    return series;
  }

  private static Series.Result result(Name name, boolean bot, int points, boolean won) {
    return new Series.Result(name, bot, points, won);
  }

  private Chair free(boolean kept) {
    return new Chair.Open(kept ? Optional.of(name(DemoNames.NORTHWEST)) : Optional.empty());
  }

  private Name name(DemoNames point) {
    return new Name(texts.say("demo.seat." + point.name()));
  }
}
