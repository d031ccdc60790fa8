package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A lost connection comes back by itself, and ends where that cannot help. */
class ReconnectingConnectionTest extends ConnectionOnScript {
  private static final ToHost.Command MOVE = new ToHost.Command(5, 3, new Move.Draw());

  private static final FromHost.ShuffleState SHUFFLE = shuffle();
  private static final ToHost.AnswerShuffle ANSWER =
      new ToHost.AnswerShuffle(new Answer.Reveal(1, new Secret("0a".repeat(Secret.BYTES))));

  private static FromHost.ShuffleState shuffle() {
    MatchId match = new MatchId("ab".repeat(MatchId.BYTES));
    Commitment host = Commitment.ofHost(match, 1, new Secret("0b".repeat(Secret.BYTES)));
    List<Part> parts = List.of(new Part.Awaited(), new Part.Awaited());
    return new FromHost.ShuffleState(Seat.A, FairDeal.opened(match, 1, host, parts));
  }

  ReconnectingConnectionTest() throws IOException {}

  @Test
  void aHostThatIsNotThereEndsTheFirstTry() throws IOException {
    SocketAddress nobody;
    try (ServerSocket gone = new ServerSocket(0)) {
      nobody = new InetSocketAddress(InetAddress.getLoopbackAddress(), gone.getLocalPort());
    }
    open(nobody);
    awaitState(ended(new Connection.EndCause.Failed(ConnectionEnd.REFUSED)));
  }

  @Test
  void theKeyIsSentBeforeAnythingElse() throws Exception {
    welcomed(FIRST);
    assertThat(hearer.reported()).hasSize(3);
    assertThat(hearer.reported().getFirst()).isEqualTo(FIRST);
    assertThat(hearer.reported().get(1)).isEqualTo(new Connection.Connected());
    assertThat(hearer.reported().getLast()).isInstanceOf(FromHost.Welcome.class);
  }

  @Test
  void itComesBackWithTheNewestKeyEachTime() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit = returned(visit, FIRST, SECOND);
    visit = returned(visit, SECOND, THIRD);
    visit.cut();
    assertThat(awaitLost().attempt()).isOne();
  }

  @Test
  void anUnresolvedNameIsResolvedForEachLine() throws Exception {
    open(InetSocketAddress.createUnresolved("localhost", host.address().getPort()));
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isInstanceOf(ToHost.Hello.class);
    visit.say(welcome(FIRST));
    awaitState(Connection.Connected.class::isInstance);
    returned(visit, FIRST, SECOND);
  }

  @Test
  void aNameThatNobodyKnowsEndsTheFirstTry() {
    open(InetSocketAddress.createUnresolved("no-such-computer.invalid", 6552));
    awaitState(ended(new Connection.EndCause.Failed(ConnectionEnd.NAME_UNKNOWN)));
  }

  @Test
  void triesAreCountedAndSpreadUntilOneSucceeds() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.cut();
    long since = awaitLost().sinceNanos();
    for (int attempt = 1; attempt <= 3; attempt++) {
      Connection.Lost lost = awaitLost();
      assertThat(lost.attempt()).isEqualTo(attempt);
      assertThat(lost.sinceNanos()).isEqualTo(since);
      assertThat((lost.nextNanos().orElseThrow() - clock.nanos()) / 1_000_000)
          .isBetween(0L, BackOff.most(attempt));
      clock.turn(BackOff.most(attempt));
      visit = host.visit();
      assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
      visit.cut();
    }
    awaitLost();
    clock.turn(BackOff.most(4));
    visit = host.visit();
    visit.say(welcome(SECOND));
    awaitState(Connection.Connected.class::isInstance);
  }

  @Test
  void amberComesAfterTwoAndAHalfSecondsWithoutAnAnswer() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    long lostAt = clock.nanos();
    clock.turn(2_400);
    assertThat(state()).isEqualTo(new Connection.Connected());
    clock.turn(300);
    assertThat(state()).isEqualTo(new Connection.Slow(lostAt));
    visit.say(new FromHost.Pong(1));
    awaitState(Connection.Connected.class::isInstance);
    clock.turn(2_700);
    assertThat(state()).isInstanceOf(Connection.Slow.class);
  }

  /** A host that leaves out what a slow line brought too late is not to be accused of it. */
  @Test
  void aShuffleBehindSilenceOrASlowAnswerIsLate() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    shuffles(visit, 1);
    assertThat(hearer.lags()).isZero();
    long asked = clock.nanos();
    clock.turn(1_300);
    shuffles(visit, 2);
    assertThat(hearer.lags()).isZero();
    clock.turn(1_300);
    visit.say(new FromHost.Pong(asked));
    shuffles(visit, 3);
    assertThat(hearer.lags()).isEqualTo(1);
    shuffles(visit, 4);
    assertThat(hearer.lags()).isEqualTo(1);
    clock.turn(2_500);
    shuffles(visit, 5);
    assertThat(hearer.lags()).isEqualTo(2);
  }

  /** The host sends the state of a shuffle; the guest has received this many by then. */
  private void shuffles(ScriptedHost.Visit visit, int number) throws IOException {
    visit.say(SHUFFLE);
    await().until(() -> onLine(_ -> Collections.frequency(hearer.reported(), SHUFFLE)) == number);
  }

  @Test
  void aSleepingTableIsReportedAndGoesOnOnTheSameLine() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.say(new FromHost.Asleep());
    awaitState(new Connection.Asleep(true)::equals);
    clock.turn(60_000);
    assertThat(state()).isEqualTo(new Connection.Asleep(true));
    visit.say(new FromHost.Awake(OptionalLong.empty()));
    awaitState(Connection.Connected.class::isInstance);
  }

  @Test
  void aGuestOfASleepingTableWaitsForTheWelcome() throws Exception {
    open(host.address());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isInstanceOf(ToHost.Hello.class);
    visit.say(new FromHost.Asleep());
    awaitState(new Connection.Asleep(false)::equals);
    visit.say(welcome(FIRST));
    awaitState(Connection.Connected.class::isInstance);
  }

  @Test
  void aReturnToASleepingTableIsTriedAgainIfTheConnectionBreaks() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    clock.turn(BackOff.most(1));
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    visit.say(new FromHost.Asleep());
    awaitState(new Connection.Asleep(false)::equals);
    visit.cut();
    awaitLost();
  }

  @Test
  void aHostThatFallsSilentIsLost() throws Exception {
    open(host.address(), Duration.ofSeconds(2)); // in which the line must become secret as well
    ScriptedHost.Visit visit = host.visit();
    visit.say(welcome(FIRST));
    assertThat(awaitLost().attempt()).isOne();
  }

  @Test
  void whatIsSentWithoutALineIsDroppedAndReported() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.cut();
    assertThat(awaitLost().unsent()).isEmpty();
    line.execute(() -> opened.orElseThrow().send(MOVE));
    awaitState(now -> now instanceof Connection.Lost lost && lost.unsent().isPresent());
    assertThat(awaitLost().unsent()).contains(MOVE);
    clock.turn(BackOff.most(1));
    ScriptedHost.Visit next = host.visit();
    assertThat(next.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    next.say(welcome(SECOND));
    awaitState(Connection.Connected.class::isInstance);
    line.execute(() -> opened.orElseThrow().send(new ToHost.Ready()));
    assertThat(next.received()).isEqualTo(new ToHost.Ready());
  }

  @Test
  void anAnswerForALostConnectionIsNotSentOnTheNextOne() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.say(SHUFFLE);
    await().until(() -> onLine(each -> hearer.reported().contains(SHUFFLE)));
    visit.cut();
    awaitLost();
    line.execute(() -> {
      opened.orElseThrow().tryNow();
      opened.orElseThrow().send(ANSWER);
    });
    ScriptedHost.Visit next = host.visit();
    assertThat(next.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    next.say(SHUFFLE);
    await().until(() -> onLine(each -> Collections.frequency(hearer.reported(), SHUFFLE) == 2));
    line.execute(() -> opened.orElseThrow().send(ANSWER));
    assertThat(next.received()).isEqualTo(ANSWER);
  }

  @Test
  void leavingIsSentToAHostThatHasNotWelcomedTheGuestYet() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.cut();
    awaitLost();
    line.execute(() -> opened.orElseThrow().tryNow());
    ScriptedHost.Visit next = host.visit();
    assertThat(next.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    next.say(new FromHost.Asleep());
    awaitState(new Connection.Asleep(false)::equals);
    line.execute(() -> opened.orElseThrow().leave(false));
    assertThat(next.received()).isEqualTo(new ToHost.Leave(false));
    awaitState(ended(new Connection.EndCause.Left(false)));
  }

  @Test
  void leavingIsSentToAHostThatHasSentNothingYet() throws Exception {
    open(host.address());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isInstanceOf(ToHost.Hello.class);
    line.execute(() -> opened.orElseThrow().leave(false));
    assertThat(visit.received()).isEqualTo(new ToHost.Leave(false));
    awaitState(ended(new Connection.EndCause.Left(false)));
  }

  @Test
  void tryNowDoesNotWait() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    line.execute(() -> opened.orElseThrow().tryNow());
    ScriptedHost.Visit next = host.visit();
    assertThat(next.received()).isEqualTo(hello(new ConnectionPurpose.Return(FIRST)));
    assertThat(((Connection.Lost) state()).nextNanos()).isEmpty();
    clock.turn(60_000);
    next.say(welcome(SECOND));
    awaitState(Connection.Connected.class::isInstance);
  }

  @Test
  void givenUpItTriesNoMore() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    line.execute(() -> opened.orElseThrow().giveUp());
    awaitState(ended(new Connection.EndCause.GivenUp()));
    clock.turn(60_000);
    assertThat(state()).isEqualTo(new Connection.Ended(new Connection.EndCause.GivenUp()));
  }

  @Test
  void leavingIsSent() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    line.execute(() -> opened.orElseThrow().leave(false));
    assertThat(visit.received()).isEqualTo(new ToHost.Leave(false));
    awaitState(ended(new Connection.EndCause.Left(false)));
  }

  @ParameterizedTest
  @EnumSource
  void aGoodbyeEndsItUnlessTheHostOnlyLostPatience(ByeReason reason) throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.say(new FromHost.Bye(reason, Protocol.VERSION));
    visit.cut();
    if (reason == ByeReason.SILENT || reason == ByeReason.TOO_MANY_MESSAGES) {
      assertThat(awaitLost().attempt()).isOne();
    } else {
      awaitState(ended(new Connection.EndCause.ByHost(reason, Protocol.VERSION)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anyGoodbyeEndsTheFirstTry(ByeReason reason) throws Exception {
    open(host.address());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isEqualTo(hello(new ConnectionPurpose.Sit()));
    visit.say(new FromHost.Bye(reason, 9));
    visit.cut();
    awaitState(ended(new Connection.EndCause.ByHost(reason, 9)));
  }

  @Test
  void aSeatIsKeptForTheReturnUnlessItIsGone() {
    assertThat(Arrays.stream(ByeReason.values()).filter(ReconnectingConnectionTest::returnable))
        .containsExactlyInAnyOrder(
            ByeReason.OTHER_VERSION,
            ByeReason.BAD_MESSAGE,
            ByeReason.SILENT,
            ByeReason.TOO_MANY_MESSAGES,
            ByeReason.NO_SUCH_TABLE,
            ByeReason.TABLE_FULL,
            ByeReason.KEY_UNKNOWN,
            ByeReason.JOURNAL_FAILED,
            ByeReason.HOST_STOPS,
            ByeReason.NOT_WATCHABLE,
            ByeReason.TABLE_PLAYING,
            ByeReason.PASSWORD_WRONG,
            ByeReason.PASSWORD_PAUSE);
  }

  private static boolean returnable(ByeReason reason) {
    return new Connection.EndCause.ByHost(reason, 1).returnable();
  }
}
