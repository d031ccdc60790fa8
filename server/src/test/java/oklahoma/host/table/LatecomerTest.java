package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import oklahoma.host.lobby.Admission;
import oklahoma.host.testing.Marks;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Witness;
import org.junit.jupiter.api.Test;

/** Who comes during a match, or watches it, may replace a bot if the owner allows it. */
class LatecomerTest {

  /** A match of two humans and a bot. */
  private static TableByHand table() {
    return TableByHand.at(TestSetups.of(TestSetups.patient(3), 2), 2);
  }

  private static TableByHand.Visitor owner(TableByHand table) {
    return table.all().getFirst();
  }

  private static FromHost.Seats seats(TableByHand.Visitor witness) {
    return witness.received(FromHost.Seats.class).getLast();
  }

  private static void refuses(TableByHand.Visitor visitor, LobbyFault fault) {
    assertThat(visitor.received(FromHost.LobbyRefused.class))
        .last()
        .isEqualTo(new FromHost.LobbyRefused(fault));
  }

  @Test
  void aLatecomerReplacesABotWhereTheOwnerAllowsIt() {
    TableByHand table = table();
    assertThat(table.join(new ConnectionPurpose.TakeOver()).farewell())
        .contains(ByeReason.TABLE_PLAYING);
    assertThat(table.state().listing().label().latecomers()).isFalse();

    table.say(owner(table), new ToHost.AllowTakeOver(true));

    assertThat(table.state().listing().label().latecomers()).isTrue();
    assertThat(seats(owner(table)).latecomers()).isTrue();
    assertThat(table.join(new ConnectionPurpose.Sit()).farewell())
        .contains(ByeReason.TABLE_PLAYING);
    TableByHand.Visitor late = table.join(new ConnectionPurpose.TakeOver());
    FromHost.Welcome welcome = late.received(FromHost.Welcome.class).getLast();
    assertThat(welcome.viewer()).isEqualTo(Seat.C);
    assertThat(welcome.key()).isPresent();
    SeatLabel label = seats(owner(table)).seats().get(2);
    assertThat(label.bot()).isEmpty();
    assertThat(label.name()).isEqualTo(welcome.seats().get(2).name());
    assertThat(seats(owner(table)).owner()).contains(owner(table).seat());
    assertThat(table.state().listing().label().latecomers()).isFalse();
    assertThat(table.join(new ConnectionPurpose.TakeOver()).farewell())
        .contains(ByeReason.TABLE_PLAYING);
  }

  /** Who replaces a player who wanted a rematch has not said so. */
  @Test
  void aLatecomerIsNotReadyBecauseAnotherPlayerWas() {
    TableByHand table = table();
    TableByHand.Visitor owner = owner(table);
    TableByHand.Visitor other = table.all().getLast();
    table.say(owner, new ToHost.AllowTakeOver(true));
    while (!owner.deal().over()) {
      if (!table.answerBots()) {
        table.playDefault();
      }
    }
    table.say(other, new ToHost.Ready());
    table.say(other, new ToHost.Leave(false));
    TableByHand.Visitor late = takesOver(table, other.seat());
    assertThat(late.received(FromHost.Welcome.class).getLast().ready())
        .doesNotContain(other.seat());
    table.say(owner, new ToHost.Ready());
    assertThat(owner.deal().over()).isTrue();
    table.say(late, new ToHost.Ready());
    assertThat(owner.deal().over()).isFalse();
  }

  private static TableByHand.Visitor takesOver(TableByHand table, Seat seat) {
    TableByHand.Visitor late = table.join(new ConnectionPurpose.Watch());
    table.say(late, new ToHost.SitDown(seat));
    return late;
  }

  /** Otherwise one player could look through the hands of all bots and take the best. */
  @Test
  void aPlayerWhoLeftASeatSeesNoOtherHandOfThisDeal() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 2), 1);
    TableByHand.Visitor player = table.join(hello(new ConnectionPurpose.Sit()));
    TableByHand.Visitor owner = owner(table);
    assertThat(player.seat()).isEqualTo(Seat.B);
    table.say(owner, new ToHost.AllowTakeOver(true));
    table.say(player, new ToHost.Leave(false));
    TableByHand.Visitor again = table.join(hello(new ConnectionPurpose.Watch()));
    for (Seat other : List.of(Seat.C, Seat.D)) {
      table.say(again, new ToHost.SitDown(other));
      refuses(again, LobbyFault.OTHER_SEAT);
    }
    TableByHand.Visitor late = table.join(hello(new ConnectionPurpose.TakeOver()));
    assertThat(late.seat()).isEqualTo(Seat.B);
    table.say(late, new ToHost.Leave(false));
    table.say(again, new ToHost.SitDown(Seat.C));
    refuses(again, LobbyFault.OTHER_SEAT);
    while (!owner.deal().over()) {
      if (!table.answerBots()) {
        table.move(owner, owner.deal().defaultMove(owner.seat()).orElseThrow());
      }
    }
    table.say(again, new ToHost.SitDown(Seat.C));
    assertThat(again.seat()).isEqualTo(Seat.C);
  }

  /**
   * A changed program shows another mark each time, and one inside the host's program shows none.
   */
  @Test
  void aPlayerWhoReturnsUnderAnotherNameSeesNoOtherHandOfThisDeal() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 2), 2);
    TableByHand.Visitor player = table.all().getLast();
    Seat left = player.seat();
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    table.say(player, new ToHost.Leave(false));
    TableByHand.Visitor owner = restarted(table, owner(table));
    for (TableByHand.Visitor again :
        List.of(
            table.join(new ConnectionPurpose.Watch()),
            table.join(hello(new ConnectionPurpose.Watch())))) {
      table.say(again, new ToHost.SitDown(Seat.C));
      refuses(again, LobbyFault.OTHER_SEAT);
    }

    TableByHand.Visitor late = table.join(hello(new ConnectionPurpose.TakeOver()));
    assertThat(late.seat()).as("the seat that was left is open to others").isEqualTo(left);
    assertThat(table.join(new ConnectionPurpose.TakeOver()).farewell())
        .as("one opens after this deal")
        .contains(ByeReason.TABLE_FULL);
    table.say(owner, new ToHost.AllowTakeOver(false));
    assertThat(table.join(new ConnectionPurpose.TakeOver()).farewell())
        .as("none opens")
        .contains(ByeReason.TABLE_PLAYING);
    table.say(owner, new ToHost.AllowTakeOver(true));
    while (!owner.deal().over()) {
      if (!table.answerBots()) {
        TableByHand.Visitor acts = owner.acts() ? owner : late;
        table.move(acts, acts.deal().defaultMove(acts.seat()).orElseThrow());
      }
    }
    assertThat(table.join(new ConnectionPurpose.TakeOver()).seat()).isEqualTo(Seat.C);
  }

  /** Both seats are open to others, but each of the two knows the cards of one. */
  @Test
  void aPlayerWhoLeftDoesNotGetTheSeatOfAnotherWhoLeft() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 3), 1);
    TableByHand.Visitor east = table.join(named("East", 1, new ConnectionPurpose.Sit()));
    TableByHand.Visitor south = table.join(named("South", 2, new ConnectionPurpose.Sit()));
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    table.say(east, new ToHost.Leave(false));
    table.say(south, new ToHost.Leave(false));

    TableByHand.Visitor again = table.join(named("Somebody", 1, new ConnectionPurpose.Watch()));
    table.say(again, new ToHost.SitDown(south.seat()));
    refuses(again, LobbyFault.OTHER_SEAT);
    table.say(again, new ToHost.SitDown(east.seat()));
    assertThat(again.seat()).isEqualTo(east.seat());
  }

  private static ToHost.Hello named(String name, int program, ConnectionPurpose purpose) {
    return new ToHost.Hello(new Name(name), 1, purpose).marked(Marks.of(program));
  }

  /** What is asked before says that the player cannot come back to this match. */
  @Test
  void aRemovedPlayerTakesOverNoSeatBeforeTheNextMatch() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 2), 1);
    TableByHand.Visitor player = table.join(hello(new ConnectionPurpose.Sit()));
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    table.say(owner(table), new ToHost.ActOnSeat(player.seat(), OwnerCommand.REMOVE));
    assertThat(player.farewell()).contains(ByeReason.REMOVED);
    TableByHand.Visitor owner = restarted(table, owner(table));
    assertThat(table.join(hello(new ConnectionPurpose.TakeOver())).farewell())
        .contains(ByeReason.TABLE_PLAYING);
    TableByHand.Visitor again = table.join(hello(new ConnectionPurpose.Watch()));
    int deals = 0;
    while (!standing(owner).over()) {
      table.say(again, new ToHost.SitDown(player.seat()));
      refuses(again, LobbyFault.NO_LATECOMERS);
      if (owner.deal().over()) {
        deals++;
        table.say(owner, new ToHost.Ready());
      } else if (!table.answerBots()) {
        table.move(owner, owner.deal().defaultMove(owner.seat()).orElseThrow());
      }
    }
    assertThat(deals).isPositive();

    table.say(again, new ToHost.SitDown(player.seat()));
    assertThat(again.seat()).isEqualTo(player.seat());
  }

  private static Standing standing(TableByHand.Visitor visitor) {
    return visitor.received(FromHost.Scored.class).getLast().standing();
  }

  @Test
  void aHostThatWasDownKnowsWhoseCardsAPlayerHasSeen() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 2), 1);
    TableByHand.Visitor player = table.join(hello(new ConnectionPurpose.Sit()));
    Seat left = player.seat();
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    table.say(player, new ToHost.Leave(false));
    TableByHand.Visitor owner = restarted(table, owner(table));
    TableByHand.Visitor again = table.join(hello(new ConnectionPurpose.Watch()));
    table.say(again, new ToHost.SitDown(Seat.C));
    refuses(again, LobbyFault.OTHER_SEAT);
    table.say(again, new ToHost.SitDown(left));
    assertThat(again.seat()).isEqualTo(left);

    table.say(again, new ToHost.Leave(false));
    while (!owner.deal().over()) {
      if (!table.answerBots()) {
        table.move(owner, owner.deal().defaultMove(owner.seat()).orElseThrow());
      }
    }
    restarted(table, owner);
    TableByHand.Visitor later = table.join(hello(new ConnectionPurpose.Watch()));
    table.say(later, new ToHost.SitDown(Seat.C));
    assertThat(later.seat()).isEqualTo(Seat.C);
  }

  /** The host is killed, and the owner comes back. */
  private static TableByHand.Visitor restarted(TableByHand table, TableByHand.Visitor owner) {
    FromHost.Welcome welcome = owner.received(FromHost.Welcome.class).getLast();
    table.restart();
    return table.join(new ConnectionPurpose.Return(welcome.key().orElseThrow()));
  }

  @Test
  void theHolderOfASeatSeesNoOtherHandThoughABotPlaysThere() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(4), 2), 1);
    TableByHand.Visitor player = table.join(hello(new ConnectionPurpose.Sit()));
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    table.say(player, new ToHost.Leave(true));
    TableByHand.Visitor again = table.join(hello(new ConnectionPurpose.Watch()));
    table.say(again, new ToHost.SitDown(Seat.C));
    refuses(again, LobbyFault.OTHER_SEAT);
    assertThat(table.join(hello(new ConnectionPurpose.TakeOver())).farewell())
        .contains(ByeReason.TABLE_FULL);
  }

  private static ToHost.Hello hello(ConnectionPurpose purpose) {
    return new ToHost.Hello(new Name("North"), 1, purpose).marked(Marks.of(0));
  }

  @Test
  void theLatecomerPlaysAndTheBotDoesNotAnyMore() {
    TableByHand table = table();
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    TableByHand.Visitor late = table.join(new ConnectionPurpose.TakeOver());
    for (int i = 0; i < 40 && !late.acts(); i++) {
      table.playDefault();
      table.answerBots();
    }
    assertThat(late.acts()).isTrue();
    assertThat(table.questions()).isEmpty();
    table.move(late, late.deal().defaultMove(late.seat()).orElseThrow());
  }

  @Test
  void aSpectatorSitsDownWithoutComingAgain() {
    TableByHand table = table();
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    table.say(spectator, new ToHost.SitDown(Seat.C));
    refuses(spectator, LobbyFault.NO_LATECOMERS);
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    table.say(spectator, new ToHost.SitDown(Seat.A));
    refuses(spectator, LobbyFault.CHAIR_TAKEN);
    assertThat(spectator.received(FromHost.Welcome.class)).hasSize(1);

    table.say(spectator, new ToHost.SitDown(Seat.C));

    FromHost.Welcome welcome = spectator.received(FromHost.Welcome.class).getLast();
    assertThat(welcome.viewer()).isEqualTo(Seat.C);
    assertThat(welcome.spectators()).isEmpty();
    table.drop(spectator);
    TableByHand.Visitor back =
        table.join(new ConnectionPurpose.Return(welcome.key().orElseThrow()));
    assertThat(back.seat()).isEqualTo(Seat.C);
  }

  /** The answer of a removed player, which nobody received, is not the latecomer's. */
  @Test
  void aLatecomerTakesPartInTheShuffleThatIsUnderWay() {
    TableByHand table = TableByHand.at(TestSetups.fair(TestSetups.patient(2), 2), 2);
    TableByHand.Visitor other = table.all().get(1);
    table.say(owner(table), new ToHost.AllowTakeOver(true));
    mix(table, other, Witness.arriving());
    table.say(owner(table), new ToHost.ActOnSeat(Seat.B, OwnerCommand.REMOVE));
    assertThat(other.farewell()).contains(ByeReason.REMOVED);

    TableByHand.Visitor late = table.join(new ConnectionPurpose.TakeOver());
    Witness latecomer = Witness.returning(Optional.empty());
    for (int answers = 0; answers < 2; answers++) {
      mix(table, owner(table), Witness.arriving());
      mix(table, late, latecomer);
    }

    assertThat(late.received(FromHost.Welcome.class)).hasSize(1);
    Witness witness = witness(late, latecomer);
    assertThat(witness.findings()).isEmpty();
    assertThat(witness.latest().orElseThrow().part(Seat.B)).isInstanceOf(Part.Revealed.class);
  }

  private static void mix(TableByHand table, TableByHand.Visitor visitor, Witness arriving) {
    table.say(visitor, new ToHost.AnswerShuffle(witness(visitor, arriving).answer().orElseThrow()));
  }

  /** What a visitor's program concludes from all messages about shuffles. */
  private static Witness witness(TableByHand.Visitor visitor, Witness arriving) {
    byte[] secret = new byte[Secret.BYTES];
    secret[0] = (byte) (arriving.equals(Witness.arriving()) ? 1 : 2);
    Witness witness = arriving;
    for (FromHost.ShuffleState fair : visitor.received(FromHost.ShuffleState.class)) {
      witness = witness.shuffleReceived(fair.viewer(), fair.deal(), Secret.of(secret));
    }
    return witness;
  }

  @Test
  void onlyTheOwnerAllowsIt() {
    TableByHand table = table();
    TableByHand.Visitor other = table.all().get(1);
    table.say(other, new ToHost.AllowTakeOver(true));
    refuses(other, LobbyFault.NOT_OWNER);
    assertThat(table.state().listing().label().latecomers()).isFalse();
  }

  @Test
  void everybodyLearnsWhichPlayerAsksForASuggestion() {
    TableByHand table = table();
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    table.say(table.all().get(1), new ToHost.AskAdvice());
    Seat asked = table.all().get(1).seat();
    assertThat(spectator.received(FromHost.Advised.class))
        .containsExactly(new FromHost.Advised(asked));
    assertThat(owner(table).received(FromHost.Advised.class))
        .containsExactly(new FromHost.Advised(asked));
    table.say(spectator, new ToHost.AskAdvice());
    assertThat(owner(table).received(FromHost.Advised.class)).hasSize(1);
    assertThat(Optional.of(spectator.received(FromHost.Welcome.class).getLast().viewer()))
        .contains(Spectator.SPECTATOR);
  }

  /** Nobody could come back to it: a latecomer gets a key with the first deal. */
  @Test
  void aLatecomerWhoIsLostInTheFirstShuffleLeavesTheSeatToItsBot() {
    TableByHand table =
        TableByHand.at(
            TestSetups.fair(TestSetups.patient(3), 2)
                .admission(Admission.open(true).latecomers(true)),
            2);
    TableByHand.Visitor late = comesLate(table, 1);
    assertThat(late.farewell()).isEmpty();
    assertThat(comesLate(table, 2).farewell()).contains(ByeReason.TABLE_PLAYING);
    table.drop(late);
    assertThat(comesLate(table, 3).farewell()).isEmpty();
  }

  /** Nobody knows yet that a bot plays on under that name. */
  @Test
  void nobodyGetsTheNameOfALatecomerWhoWasLostInTheFirstShuffle() {
    TableByHand table =
        TableByHand.at(
            TestSetups.fair(TestSetups.patient(4), 2)
                .admission(Admission.open(true).latecomers(true)),
            2);
    table.drop(comesLate(table, 1));
    TableByHand.Visitor other = table.join(named("Late", 2, new ConnectionPurpose.Watch()));
    table.say(other, new ToHost.SitDown(Seat.D));
    table.pass(Duration.ofSeconds(10));
    assertThat(other.received(FromHost.Welcome.class).getLast().seats())
        .extracting(SeatLabel::name)
        .contains(new Name("Late"))
        .doesNotHaveDuplicates();
  }

  /** The bot's seat opens the table to nobody. */
  @Test
  void aLatecomerIsAskedForThePassword() {
    PasswordVerifier verifier =
        new PasswordVerifier(
            Octets.of(new byte[PasswordVerifier.SALT_BYTES]),
            Octets.of(new byte[PasswordVerifier.HASH_BYTES]));
    TableByHand table =
        TableByHand.at(
            TestSetups.of(TestSetups.patient(3), 2)
                .admission(Admission.open(true).latecomers(true).password(Optional.of(verifier))),
            2);
    TableByHand.Visitor late = comesLate(table, 1);
    assertThat(late.received(FromHost.PasswordAsked.class)).hasSize(1);
    assertThat(late.received(FromHost.Welcome.class)).isEmpty();
  }

  /** Over the network, each with a program of its own. */
  private static TableByHand.Visitor comesLate(TableByHand table, int program) {
    return table.join(
        new ToHost.Hello(new Name("Late"), 1, new ConnectionPurpose.TakeOver())
            .marked(Marks.of(program)));
  }
}
