package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.lobby.Admission;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** A table that never closes keeps a match for its players until somebody else wants the table. */
class AbandonTimerTest {
  private static final Duration HOUR = Duration.ofHours(1);

  private static TableByHand playing() {
    return playing(Admission.open(false));
  }

  /** Two play at a table that never closes; they sit at the host's own computer. */
  private static TableByHand playing(Admission admission) {
    TableByHand table = TableByHand.at(TestLobby.setup(2).lasting().admission(admission), 2);
    table.say(table.all().getFirst(), new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.playDefault();
    return table;
  }

  private static SeatKey key(TableByHand.Visitor visitor) {
    return visitor.received(FromHost.Lobby.class).getFirst().key().orElseThrow();
  }

  private static TableLabel label(TableByHand table) {
    return table.state().listing().label();
  }

  @Test
  void aMatchWaitsForItsPlayersHoweverLong() {
    TableByHand table = playing();
    TableByHand.Visitor one = table.at(Seat.A);
    TableByHand.Visitor other = table.at(Seat.B);
    table.say(other, new ToHost.Leave(true));
    table.answerBots();
    Deal left = one.deal();
    table.drop(one);
    table.pass(HOUR.multipliedBy(100));
    assertThat(label(table).playing()).isFalse();
    assertThat(label(table).taken()).isZero();
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key(one)));
    assertThat(back.seat()).isEqualTo(Seat.A);
    assertThat(back.deal()).isEqualTo(left);
    assertThat(label(table).playing()).isTrue();
    assertThat(table.join(new ConnectionPurpose.Sit()).farewell())
        .contains(ByeReason.TABLE_PLAYING);
    assertThat(table.join(new ConnectionPurpose.Return(key(other))).seat()).isEqualTo(Seat.B);
    assertThat(table.written()).noneMatch(Entry.TableGivenUp.class::isInstance);
  }

  @Test
  void aHostThatWasDownKeepsTheMatchForItsPlayersToo() {
    TableByHand table = playing();
    TableByHand.Visitor one = table.at(Seat.A);
    Deal left = one.deal();
    table.all().forEach(table::drop);
    table.pass(HOUR.multipliedBy(100));
    table.restart();
    table.pass(HOUR.minusSeconds(1));
    assertThat(table.join(new ConnectionPurpose.Sit()).farewell())
        .contains(ByeReason.TABLE_PLAYING);
    table.pass(HOUR.multipliedBy(100));
    assertThat(label(table).playing()).isFalse();
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key(one)));
    assertThat(back.seat()).isEqualTo(Seat.A);
    assertThat(back.deal()).isEqualTo(left);
    assertThat(table.written()).noneMatch(Entry.TableGivenUp.class::isInstance);
  }

  /** A network that fails is no reason to lose a match to the clock. */
  @Test
  void noTurnRunsOutWhileNobodyIsConnected() {
    OklahomaRules timed =
        TestSetups.patient(2).with(new OklahomaRules.Clocks(OptionalInt.of(8), OptionalInt.of(60)));
    TableByHand table = TableByHand.at(TestSetups.of(timed, 2).lasting(), 2);
    TableByHand.Visitor one = table.all().getFirst();
    TableByHand.Visitor other = table.all().getLast();
    table.say(one, new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.pass(Duration.ofSeconds(50));
    Deal left = one.deal();
    table.drop(one);
    table.drop(other);
    for (int hour = 0; hour < 30; hour++) {
      table.pass(HOUR);
    }

    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key(one)));
    assertThat(back.deal()).isEqualTo(left);
    assertThat(back.received(FromHost.Welcome.class).getLast().millisLeft()).hasValue(10_000);
    table.pass(Duration.ofSeconds(9));
    assertThat(back.deal()).isEqualTo(left);
    table.pass(Duration.ofSeconds(1));
    assertThat(back.deal()).isNotEqualTo(left);
  }

  @Test
  void aReturnAfterAnHourGetsTheTable() {
    TableByHand table = playing();
    table.all().forEach(table::drop);
    table.pass(HOUR.minusSeconds(1));
    assertThat(table.join(new ConnectionPurpose.Sit()).farewell())
        .contains(ByeReason.TABLE_PLAYING);
    table.pass(Duration.ofSeconds(1));
    assertThat(table.join(new ConnectionPurpose.ListTables()).farewell()).contains(ByeReason.LEFT);
    assertThat(table.written()).noneMatch(Entry.TableGivenUp.class::isInstance);
    TableByHand.Visitor stranger = table.join(new ConnectionPurpose.Sit());
    assertThat(stranger.farewell()).isEmpty();
    assertThat(stranger.received(FromHost.Lobby.class)).isNotEmpty();
    assertThat(label(table).taken()).isEqualTo(1);
    assertThat(table.written()).hasAtLeastOneElementOfType(Entry.TableGivenUp.class);
    SeatKey former = key(table.all().getFirst());
    assertThat(table.join(new ConnectionPurpose.Return(former)).farewell())
        .contains(ByeReason.KEY_UNKNOWN);
  }

  @Test
  void nobodyHasTheTableWithoutItsPassword() {
    PasswordVerifier verifier =
        PasswordVerifier.of(
            TablePassword.of("red queen").orElseThrow(), new byte[PasswordVerifier.SALT_BYTES]);
    TableByHand table = playing(Admission.open(true).password(Optional.of(verifier)));
    table.all().forEach(table::drop);
    table.pass(HOUR);
    TableByHand.Visitor stranger =
        table.join(
            new ToHost.Hello(new Name("Eve"), 1, new ConnectionPurpose.Sit()).marked(Marks.of(9)));
    assertThat(stranger.received(FromHost.PasswordAsked.class)).hasSize(1);
    byte[] guessed = new byte[PasswordVerifier.HASH_BYTES];
    table.say(stranger, new ToHost.ProvePassword(new PasswordProof(Octets.of(guessed))));
    assertThat(stranger.farewell()).contains(ByeReason.PASSWORD_WRONG);
    table.join(new ConnectionPurpose.Watch());
    SeatKey key = key(table.all().getFirst());
    assertThat(table.join(new ConnectionPurpose.Return(key)).seat()).isEqualTo(Seat.A);
  }

  /** Otherwise one visitor could lock the table for as long as the host runs. */
  @Test
  void aLobbyThatItsLastVisitorLeavesIsAsItWasOpened() {
    TableByHand table = TableByHand.at(TestLobby.setup(2).lasting(), 0);
    TableByHand.Visitor visitor = table.join(marked(1));
    PasswordVerifier verifier =
        PasswordVerifier.of(
            TablePassword.of("red queen").orElseThrow(), new byte[PasswordVerifier.SALT_BYTES]);
    table.say(visitor, new ToHost.InLobby(new LobbyRequest.SetPassword(Optional.of(verifier))));
    table.say(visitor, new ToHost.InLobby(new LobbyRequest.Lock(Seat.B)));
    TableByHand.Visitor unwelcome = table.join(marked(2));
    assertThat(unwelcome.received(FromHost.PasswordAsked.class)).isEmpty();
    assertThat(unwelcome.farewell()).contains(ByeReason.TABLE_FULL);
    table.say(visitor, new ToHost.Leave(false));
    assertThat(table.state().listing().label().needsPassword()).isFalse();
    TableByHand.Visitor next = table.join(marked(2));
    assertThat(next.received(FromHost.PasswordAsked.class)).isEmpty();
    assertThat(next.received(FromHost.Lobby.class).getFirst().viewer()).isEqualTo(Seat.A);
    TableByHand.Visitor other = table.join(marked(3));
    assertThat(other.received(FromHost.Lobby.class).getFirst().viewer()).isEqualTo(Seat.B);
  }

  @Test
  void aLobbyAsItWasOpenedKeepsNoSpectatorsWhereNobodyMayWatch() {
    TableByHand table =
        TableByHand.at(TestLobby.setup(2).lasting().admission(Admission.open(false)), 0);
    TableByHand.Visitor visitor = table.join(marked(1));
    table.say(visitor, new ToHost.InLobby(new LobbyRequest.AllowSpectators(true)));
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    assertThat(spectator.farewell()).isEmpty();
    table.say(visitor, new ToHost.Leave(false));
    assertThat(spectator.farewell()).contains(ByeReason.NOT_WATCHABLE);
  }

  private static ToHost.Hello marked(int number) {
    return new ToHost.Hello(new Name("East"), 1, new ConnectionPurpose.Sit())
        .marked(Marks.of(number));
  }

  @Test
  void aPlayerWithASeatThereSeesTheMatchAndNoEmptyLobby() {
    TableByHand table = TableByHand.at(TestLobby.setup(2).lasting(), 0);
    List<TableByHand.Visitor> both =
        Stream.of(Marks.of(1), Marks.of(2))
            .map(mark ->
                new ToHost.Hello(new Name("East"), 1, new ConnectionPurpose.Sit()).marked(mark))
            .map(table::join)
            .toList();
    table.say(both.getFirst(), new ToHost.InLobby(new LobbyRequest.Start(true)));
    both.forEach(table::drop);
    table.pass(HOUR);
    TableListing listing = table.state().listing();
    assertThat(listing.label(Optional.of(Marks.of(1))).playing()).isTrue();
    assertThat(listing.label(Optional.of(Marks.of(3))).playing()).isFalse();
    assertThat(listing.label(Optional.empty()).playing()).isFalse();
  }

  /** The bot was gone when the spectator came, and is back when the table is empty. */
  @Test
  void aBotOfAnEmptyTableIsNotCalledLikeASpectator() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(2), 1).lasting(), 1);
    TableByHand.Visitor owner = table.all().getFirst();
    Name name = new Name("Bot 1");
    table.say(owner, new ToHost.InLobby(new LobbyRequest.Empty(Seat.B)));
    TableByHand.Visitor spectator =
        table.join(new ToHost.Hello(name, 1, new ConnectionPurpose.Watch()));
    table.say(owner, new ToHost.Leave(false));

    LobbyState empty = spectator.received(FromHost.Lobby.class).getLast().state();
    assertThat(empty.spectators()).containsExactly(name);
    assertThat(empty.chair(Seat.B)).isEqualTo(new Chair.OfBot(new Name("Bot 1·2"), BotLevel.EASY));
  }
}
