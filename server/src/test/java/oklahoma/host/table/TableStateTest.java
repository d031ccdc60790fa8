package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.effect.StepInputs;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.ManualTiming;
import oklahoma.host.testing.PlainBot;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** What a message makes of a table, and what it leads to. */
class TableStateTest {
  private static final Duration TURN = Duration.ofSeconds(15);
  private static final Duration GRACE = Duration.ofSeconds(60);
  private static final OklahomaRules TIMED =
      TestSetups.patient(3).with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.of(15)));

  private static TableByHand table(OklahomaRules rules) {
    return table(TestSetups.of(rules, rules.seats()).grace(Optional.of(GRACE)));
  }

  private static TableByHand table(TableSetup setup) {
    int open = (int) setup.lobby().chairs().stream().filter(Chair.Open.class::isInstance).count();
    return TableByHand.at(setup, open);
  }

  private static StepInputs inputs(long now) {
    return new StepInputs(
        now,
        Dealing.of(OptionalLong.of(1)),
        new SplittableRandom(1),
        new LoginThrottle(new ManualTiming()));
  }

  @Test
  void theSameMessageMakesTheSameOfTheSameTable() {
    TableByHand table = table(TIMED);
    for (int i = 0; i < 40; i++) {
      TableByHand.Visitor visitor = table.acting();
      Move move = visitor.deal().defaultMove(visitor.seat()).orElseThrow();
      TableMessage message =
          new TableMessage.Received(visitor, new ToHost.Command(i, visitor.number(), move));
      TableState before = table.state();
      Step once = before.after(message, inputs(i));
      Step twice = before.after(message, inputs(i));
      assertThat(once).isEqualTo(twice);
      assertThat(once.effects()).isNotEmpty();
      table.take(once);
    }
  }

  /** Every guest has at any time been told of no more events than have been written. */
  @Test
  void whatIsSentIsWrittenBefore() {
    TableByHand table = table(TIMED);
    Map<Guest, Integer> sent = new HashMap<>();
    int written = 0;
    for (int i = 0; i < 60 && !table.all().getFirst().deal().over(); i++) {
      if (i % 3 == 0) {
        table.pass(TURN);
      } else {
        table.playDefault();
      }
      for (Effect effect : table.last()) {
        switch (effect) {
          case Effect.Append(Entry.Happened(List<Event> events)) -> written += events.size();
          case Effect.Send(Guest guest, FromHost.Update _) -> {
            sent.merge(guest, 1, Integer::sum);
            assertThat(sent.get(guest)).isLessThanOrEqualTo(written);
          }
          case Effect.Append _, Effect.Send _, Effect.Bye _, Effect.AskBot _ -> {}
        }
      }
    }
    assertThat(sent.values()).hasSize(3).allMatch(count -> count > 20);
  }

  @Test
  void aSpectatorSeesTheSeatsChangeBeforeTheEndWhenTheLastHumanLeaves() {
    TableByHand table = table(TestSetups.of(TIMED, 1).watchable(true));
    TableByHand.Visitor watching = table.join(new ConnectionPurpose.Watch());
    table.say(table.all().getFirst(), new ToHost.Leave(false));
    FromHost.Seats seats = watching.received(FromHost.Seats.class).getLast();
    assertThat(seats.seats()).allMatch(label -> label.bot().isPresent());
    assertThat(table.state().byeReason()).contains(ByeReason.TABLE_CLOSED);
  }

  @Test
  void timeThatHasNotComeChangesNothing() {
    TableByHand table = table(TIMED);
    assertThat(table.waits()).contains(TURN);
    table.wait(TURN.minusNanos(1));
    TableState before = table.state();
    table.read(new TableMessage.DeadlineReached());
    assertThat(table.last()).isEmpty();
    assertThat(table.state()).isEqualTo(before);
    table.wait(Duration.ofNanos(1));
    table.read(new TableMessage.DeadlineReached());
    assertThat(table.last()).isNotEmpty();
  }

  /** A guest whose connection breaks again and again would collect more and more keys. */
  @Test
  void aKeyThatNeverArrivedOpensNothingAfterTheNextReturn() {
    TableByHand table = table(TIMED);
    SeatKey first = key(table.all().getFirst());
    table.drop(table.all().getFirst());
    TableByHand.Visitor once = table.join(new ConnectionPurpose.Return(first));
    SeatKey lost = key(once);
    table.drop(once);
    TableByHand.Visitor again = table.join(new ConnectionPurpose.Return(first));
    table.drop(again);
    TableByHand.Visitor stranger = table.join(new ConnectionPurpose.Return(lost));
    assertThat(stranger.farewell()).contains(ByeReason.KEY_UNKNOWN);
    assertThat(table.join(new ConnectionPurpose.Return(key(again))).farewell()).isEmpty();
  }

  /** Rules, seats, bots and the password are what they were when the match began. */
  @Test
  void nothingThatTheOwnerAsksOfALobbyChangesAMatch() {
    TableByHand table = table(TestSetups.of(TIMED, 2).watchable(true));
    List<LobbyRequest> requests =
        List.of(
            new LobbyRequest.ChangeRules(TestSetups.patient(3)),
            new LobbyRequest.ChangeRules(GinPreset.CLASSIC.rules(2)),
            new LobbyRequest.Swap(Seat.A, Seat.B),
            new LobbyRequest.Shuffle(),
            new LobbyRequest.Empty(Seat.B),
            new LobbyRequest.Empty(Seat.C),
            new LobbyRequest.SetLevel(Seat.C, BotLevel.EXPERT),
            new LobbyRequest.Block(Seat.B),
            new LobbyRequest.AllowSpectators(false),
            new LobbyRequest.SetPassword(Optional.empty()),
            new LobbyRequest.Start(true));
    for (TableByHand.Visitor visitor : table.all()) {
      table.say(visitor, new ToHost.Resync()); // behind which nothing waits for a key to arrive
    }
    TableState before = table.state();
    for (LobbyRequest request : requests) {
      for (TableByHand.Visitor visitor : table.all()) {
        table.say(visitor, new ToHost.InLobby(request));
        assertThat(table.last()).as("%s", request).isEmpty();
        assertThat(table.state()).as("%s", request).isEqualTo(before);
      }
    }
  }

  /** A table may read late that the time has come; it makes up for all of it. */
  @Test
  void allThatIsDueIsSeenToAtOnce() {
    TableByHand table = table(TIMED);
    Seat turn = table.acting().seat();
    Seat one = turn.next(3);
    Seat other = one.next(3);
    table.drop(table.at(one));
    table.wait(Duration.ofSeconds(1));
    table.drop(table.at(other));
    table.wait(GRACE);
    table.read(new TableMessage.DeadlineReached());
    assertThat(presence(table, turn, one)).isEqualTo(Presence.STOOD_IN);
    assertThat(presence(table, turn, other)).isEqualTo(Presence.STOOD_IN);
    assertThat(table.at(turn).received(FromHost.Update.class)).isNotEmpty();
    assertThat(table.questions()).isNotEmpty();
  }

  @Test
  void noTimeCountsWhileTheJournalCannotBeWritten() {
    TableByHand table = table(TIMED);
    Seat turn = table.acting().seat();
    Seat away = turn.next(3);
    table.drop(table.at(away));
    table.wait(Duration.ofSeconds(10));
    table.take(table.state().asleep(table.inputs()));
    assertThat(table.at(turn).received(FromHost.Asleep.class)).hasSize(1);
    table.wait(Duration.ofHours(1));
    table.take(table.state().awake(table.inputs()));
    assertThat(table.at(turn).received(FromHost.Awake.class).getLast().millisLeft())
        .hasValue(TURN.toMillis());
    assertThat(table.waits()).contains(TURN);
    table.move(table.at(turn), new Move.Draw());
    table.playDefault();
    Optional<Duration> left = Optional.empty();
    for (int i = 0; i < 3; i++) {
      table.pass(TURN);
      left = table.waits();
    }
    assertThat(presence(table, turn, away)).isEqualTo(Presence.AWAY);
    assertThat(left).contains(Duration.ofSeconds(5));
    table.pass(Duration.ofSeconds(5));
    assertThat(presence(table, turn, away)).isEqualTo(Presence.STOOD_IN);
  }

  /** A question belongs to what its seat saw, and to no other match. */
  @Test
  void anAnswerToAnotherQuestionChangesNothing() {
    TableByHand table = table(TestSetups.of(TestSetups.patient(2), 1));
    while (table.questions().isEmpty()) {
      table.playDefault();
    }
    Effect.AskBot asked = table.questions().getLast();
    Move move = asked.deal().value().defaultMove(asked.seat()).orElseThrow();
    List<TableMessage> wrong = new ArrayList<>();
    wrong.add(new TableMessage.BotChose(asked.seat(), asked.question() + 1, move));
    wrong.add(new TableMessage.BotChose(asked.seat(), asked.question() - 1, move));
    wrong.add(new TableMessage.BotChose(Seat.F, asked.question(), move));
    for (TableMessage message : wrong) {
      table.read(message);
      assertThat(table.last()).isEmpty();
    }
    table.read(new TableMessage.BotChose(asked.seat(), asked.question(), move));
    assertThat(table.last()).anyMatch(Effect.Append.class::isInstance);
  }

  @Test
  void aBotIsAskedWithTheMatchBeforeItsDeal() {
    TableByHand table = table(TestSetups.of(TestSetups.patient(2), 0));
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    List<List<Integer>> played = List.of();
    do {
      List<FromHost.Intermission> pauses = spectator.received(FromHost.Intermission.class);
      played = pauses.isEmpty() ? played : pauses.getLast().standing().deals();
      for (Effect.AskBot asked : table.questions()) {
        assertThat(asked.before().standing().deals()).isEqualTo(played);
      }
    } while (table.answerBots());
    assertThat(played).hasSize(OklahomaMatch.HANDS);
  }

  private static Presence presence(TableByHand table, Seat witness, Seat seat) {
    return table
        .at(witness)
        .received(FromHost.Seats.class)
        .getLast()
        .seats()
        .get(seat.ordinal())
        .presence();
  }

  /** Each change of who sits where has a number of its own. */
  @Test
  void guestsWhoComeAndGoKeepNoBotFromItsMove() {
    TableByHand table = table(TestSetups.of(TestSetups.patient(3), 2));
    TableByHand.Visitor owner = table.all().getFirst();
    while (table.questions().isEmpty()) {
      table.playDefault();
    }
    Effect.AskBot question = table.questions().getLast();
    int asked = table.questions().size();
    for (int i = 0; i < 5; i++) {
      long number = owner.number();
      table.say(owner, new ToHost.AllowTakeOver(i % 2 == 0));
      assertThat(owner.number()).isGreaterThan(number);
    }
    assertThat(table.questions()).hasSize(asked);

    Move move =
        new PlainBot()
            .choose(question.deal(), question.soFar(), question.seat(), question.random());
    TableState before = table.state();
    table.read(new TableMessage.BotChose(question.seat(), question.question(), move));
    assertThat(table.state()).as("after the bot's move").isNotEqualTo(before);
  }

  /** O-11 has nothing to do with it: no clock runs here. */
  @Test
  void repeatedReturnsDoNotPreventASkip() {
    TableByHand table = table(TestSetups.patient(3));
    TableByHand.Visitor owner = table.all().getFirst();
    while (owner.deal().claimWindow() || table.acting() == owner) {
      table.playDefault();
    }
    TableByHand.Visitor idle = table.acting();
    TableByHand.Visitor third =
        table.all().stream()
            .filter(each -> each != idle && each != owner)
            .findFirst()
            .orElseThrow();
    SeatKey idles = key(idle);
    table.pass(Duration.ofSeconds(20));
    TableByHand.Visitor again = comesBack(table, key(third));
    table.drop(again);
    comesBack(table, key(again));
    comesBack(table, idles);
    table.pass(Duration.ofSeconds(11));
    table.say(owner, new ToHost.ActOnSeat(idle.seat(), OwnerCommand.SKIP));
    assertThat(owner.received(FromHost.LobbyRefused.class)).isEmpty();
    assertThat(owner.deal().toAct()).doesNotContain(idle.seat());
  }

  /** Nobody gets more time by a line that breaks, where only bots would wait. */
  @Test
  void aPlayerAmongBotsComesBackToTheTimeThatWasLeft() {
    TableByHand table = table(TestSetups.of(TIMED, 1).grace(Optional.of(GRACE)));
    TableByHand.Visitor player = table.all().getFirst();
    while (!player.acts() || player.deal().claimWindow()) {
      assertThat(player.acts() || table.answerBots()).isTrue();
      if (player.acts() && player.deal().claimWindow()) {
        table.playDefault();
      }
    }
    Deal left = player.deal();
    for (int times = 1; times <= 2; times++) {
      table.pass(Duration.ofSeconds(5));
      table.drop(player);
      assertThat(table.waits()).isEmpty();
      table.pass(Duration.ofHours(1));
      player = comesBack(table, key(player));
      assertThat(player.deal()).isEqualTo(left);
      assertThat(player.received(FromHost.Welcome.class).getLast().millisLeft())
          .hasValue(TURN.toMillis() - times * 5_000L);
    }
    table.pass(Duration.ofSeconds(5));
    assertThat(player.deal()).isNotEqualTo(left);
  }

  @Test
  void aReturnedPlayerHasTimeToThink() {
    TableByHand table = table(TestSetups.patient(3));
    TableByHand.Visitor owner = table.all().getFirst();
    while (owner.deal().claimWindow() || table.acting() == owner) {
      table.playDefault();
    }
    TableByHand.Visitor idle = table.acting();
    table.drop(idle);
    table.pass(Duration.ofSeconds(20));
    comesBack(table, key(idle));
    table.pass(Duration.ofSeconds(11));
    table.say(owner, new ToHost.ActOnSeat(idle.seat(), OwnerCommand.SKIP));
    assertThat(owner.received(FromHost.LobbyRefused.class))
        .containsExactly(new FromHost.LobbyRefused(LobbyFault.TOO_SOON));
  }

  private static SeatKey key(TableByHand.Visitor visitor) {
    return visitor.received(FromHost.Welcome.class).getLast().key().orElseThrow();
  }

  private static TableByHand.Visitor comesBack(TableByHand table, SeatKey key) {
    return table.join(new ConnectionPurpose.Return(key));
  }
}
