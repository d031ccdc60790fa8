package oklahoma.client.lobby;

import static oklahoma.client.lobby.Lobbies.human;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.lobby.LobbyModel.News;
import oklahoma.client.setup.Parameter;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

class LobbyModelTest {
  private static final Chair NORTH = human("North", false);
  private static final Chair EAST = human("East", false);

  private final List<ToHost> sent = new ArrayList<>();
  private final List<News> reported = new ArrayList<>();

  @Test
  void changedRulesStayFreshUntilOneIsReady() {
    LobbyModel model = model(Seat.B, Lobbies.state(Lobbies.STANDARD, NORTH, EAST));
    model.receive(Lobbies.message(Seat.B, Lobbies.state(Lobbies.OTHER, NORTH, EAST)));
    assertThat(fresh(model)).containsExactly("jokers");
    var more = Lobbies.OTHER.with(new OklahomaRules.Claims(Lobbies.OTHER.claims().limit(), 2));
    model.receive(Lobbies.message(Seat.B, Lobbies.state(more, NORTH, EAST)));
    assertThat(fresh(model)).containsExactly("jokers", "penalty");
    model.receive(Lobbies.message(Seat.B, Lobbies.state(more, NORTH, human("East", true))));
    assertThat(fresh(model)).isEmpty();
  }

  @Test
  void theOwnerLearnsNothingOfOwnChanges() {
    LobbyModel model = model(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH, EAST));
    model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.OTHER, NORTH, EAST)));
    assertThat(fresh(model)).isEmpty();
    assertThat(reported).isEmpty();
  }

  @Test
  void guestsLearnWhichRulesChanged() {
    LobbyModel model = model(Seat.B, Lobbies.state(Lobbies.STANDARD, NORTH, EAST));
    model.receive(Lobbies.message(Seat.B, Lobbies.state(Lobbies.OTHER, NORTH, EAST)));
    assertThat(reported)
        .singleElement()
        .isInstanceOfSatisfying(
            News.Changed.class,
            news ->
                assertThat(news.rules().parameters())
                    .extracting(Parameter::key)
                    .containsExactly("jokers"));
  }

  @Test
  void anotherGameIsOneNewsAndStaysFreshUntilOneIsReady() {
    LobbyModel model = model(Seat.B, Lobbies.state(Lobbies.STANDARD, NORTH, EAST));
    LobbyState gin = Lobbies.state(GinPreset.ROYAL.rules(2), NORTH, EAST);
    model.receive(Lobbies.message(Seat.B, gin));
    LobbyView.RuleChanges wholeGame = new LobbyView.RuleChanges(true, List.of());
    assertThat(reported).containsExactly(new News.Changed(wholeGame));
    assertThat(model.viewProperty().get().fresh()).isEqualTo(wholeGame);
    model.receive(
        Lobbies.message(
            Seat.B, Lobbies.state(GinPreset.ROYAL.rules(2), NORTH, human("East", true))));
    assertThat(model.viewProperty().get().fresh().nothing()).isTrue();
  }

  @Test
  void arrivalsAndDeparturesAreReported() {
    LobbyModel model = model(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH));
    model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH, EAST)));
    model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, EAST, NORTH)));
    model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH)));
    assertThat(reported)
        .containsExactly(new News.Came(new Name("East")), new News.Went(new Name("East")));
  }

  @Test
  void theOwnerIsInformedOnceOfARemovalAndNotThatThePlayerLeft() {
    Chair gauss = Lobbies.bot("Gauss");
    LobbyModel model = model(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH, EAST, gauss));
    model.ask(new LobbyRequest.Block(Seat.B));
    model.receive(
        Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH, new Chair.Open(), gauss)));
    model.ask(new LobbyRequest.Empty(Seat.C));
    model.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH)));
    assertThat(reported)
        .containsExactly(
            new News.Removed(new Name("East"), Optional.empty()),
            new News.Removed(new Name("Gauss"), Optional.empty()));
  }

  @Test
  void othersLearnWhichPlayerTheOwnerRemoved() {
    LobbyModel model =
        model(
            Spectator.SPECTATOR, Lobbies.state(Lobbies.STANDARD, NORTH, EAST, human("West", true)));
    model.ownerActed(new OwnerAction.OfSeat(Seat.A, OwnerAction.Kind.REMOVED, Seat.B, 0));
    model.receive(
        Lobbies.message(
            Spectator.SPECTATOR,
            Lobbies.state(Lobbies.STANDARD, NORTH, new Chair.Open(), human("West", true))));
    model.receive(
        Lobbies.message(
            Spectator.SPECTATOR, Lobbies.state(Lobbies.STANDARD, NORTH, new Chair.Open())));
    assertThat(reported)
        .containsExactly(
            new News.Removed(new Name("East"), Optional.of(new Name("North"))),
            new News.Went(new Name("West")));
  }

  @Test
  void thePlayerWhoInheritsTheTableIsInformed() {
    LobbyState left = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    LobbyModel model = model(Seat.B, left);
    model.receive(
        Lobbies.message(
            Seat.B,
            new LobbyState(
                left.table(),
                left.rules(),
                left.chairs(),
                Optional.of(Seat.B),
                left.watchable(),
                left.needsPassword(),
                left.spectators(),
                left.blocked(),
                left.seatRequests())));
    assertThat(reported).containsExactly(new News.Mine());
    assertThat(model.viewProperty().get().owns()).isTrue();
  }

  @Test
  void wishesGoToTheHostAndRefusalsComeBack() {
    LobbyModel model = model(Seat.A, Lobbies.state(Lobbies.STANDARD, NORTH));
    model.ask(new LobbyRequest.Start(false));
    model.refused(LobbyFault.TOO_FEW);
    assertThat(sent).containsExactly(new ToHost.InLobby(new LobbyRequest.Start(false)));
    assertThat(reported).containsExactly(new News.Refused(LobbyFault.TOO_FEW));
  }

  @Test
  void aReadyMessageNamesItsRules() {
    LobbyModel model = model(Seat.B, Lobbies.state(Lobbies.STANDARD, NORTH, EAST));
    model.sayReady(true);
    model.receive(Lobbies.message(Seat.B, Lobbies.state(Lobbies.OTHER, NORTH, EAST)));
    model.sayReady(true);
    model.sayReady(false);
    assertThat(sent)
        .containsExactly(
            new ToHost.InLobby(new LobbyRequest.SayReady(Optional.of(Lobbies.STANDARD))),
            new ToHost.InLobby(new LobbyRequest.SayReady(Optional.of(Lobbies.OTHER))),
            new ToHost.InLobby(new LobbyRequest.SayReady(Optional.empty())));
  }

  @Test
  void theOwnerIsInformedOnceOfEachRequestForASeat() {
    LobbyState here = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    LobbyModel model = model(Seat.A, here);
    model.receive(Lobbies.message(Seat.A, Lobbies.asking(here, Map.of(Seat.B, Seat.C))));
    model.receive(Lobbies.message(Seat.A, Lobbies.asking(here, Map.of(Seat.B, Seat.C))));
    model.receive(Lobbies.message(Seat.A, Lobbies.asking(here, Map.of(Seat.B, Seat.D))));
    assertThat(reported)
        .containsExactly(
            new News.Asks(new Name("East"), Seat.C), new News.Asks(new Name("East"), Seat.D));
  }

  @Test
  void aPlayerWhoKeepsTheirPlaceIsInformed() {
    LobbyState here = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    LobbyModel model = model(Seat.B, Lobbies.asking(here, Map.of(Seat.B, Seat.C)));
    model.receive(Lobbies.message(Seat.B, here));
    assertThat(reported).containsExactly(new News.Stays());
  }

  @Test
  void aPlayerWhoMovesOrCancelsTheRequestIsNotInformedOfStaying() {
    LobbyState here = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    LobbyModel moved = model(Seat.B, Lobbies.asking(here, Map.of(Seat.B, Seat.A)));
    moved.receive(Lobbies.message(Seat.A, Lobbies.state(Lobbies.STANDARD, EAST, NORTH)));
    assertThat(reported).doesNotContain(new News.Stays());
    LobbyModel tookBack = model(Seat.B, Lobbies.asking(here, Map.of(Seat.B, Seat.C)));
    tookBack.ask(new LobbyRequest.AskForSeat(Optional.empty()));
    tookBack.receive(Lobbies.message(Seat.B, here));
    assertThat(reported).doesNotContain(new News.Stays());
  }

  @Test
  void aPasswordThatTheHostWasNotAskedForIsNotShown() {
    LobbyState here = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    LobbyModel model =
        new LobbyModel(Lobbies.message(Seat.A, here), Lobbies.CALLED, message -> false);
    assertThat(set(model)).isFalse();
    assertThat(model.passwordProperty().get()).isEmpty();
  }

  @Test
  void aPasswordIsForgottenThatMayHaveBecomeAnotherOne() {
    LobbyState here = Lobbies.state(Lobbies.STANDARD, NORTH, EAST);
    LobbyModel model = model(Seat.A, here);
    assertThat(set(model)).isTrue();
    model.receive(Lobbies.message(Seat.A, here));
    assertThat(model.passwordProperty().get()).as("as long as the line holds").isPresent();
    SeatKey key = new SeatKey(new byte[SeatKey.BYTES]);
    model.receive(new FromHost.Lobby(Seat.A, Optional.of(key), here));
    assertThat(model.passwordProperty().get()).as("after a return").isEmpty();
    assertThat(set(model)).isTrue();
    model.receive(Lobbies.message(Seat.B, here));
    assertThat(model.passwordProperty().get()).as("when another player owns it").isEmpty();
  }

  private static boolean set(LobbyModel model) {
    TablePassword password = TablePassword.of("gin rummy").orElseThrow();
    return model.setPassword(
        Optional.of(password), Optional.of(PasswordVerifier.of(password, new byte[16])));
  }

  private LobbyModel model(Viewer viewer, LobbyState state) {
    LobbyModel model = new LobbyModel(Lobbies.message(viewer, state), Lobbies.CALLED, sent::add);
    model.onNews(reported::add);
    return model;
  }

  private static List<String> fresh(LobbyModel model) {
    return model.viewProperty().get().fresh().parameters().stream()
        .map(rule -> rule.key())
        .toList();
  }
}
