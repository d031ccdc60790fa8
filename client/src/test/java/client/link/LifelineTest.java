package client.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import host.identity.Identity;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import protocol.Farewell;
import protocol.Fingerprint;
import protocol.FromHost;
import protocol.Name;
import protocol.Octets;
import protocol.PasswordChallenge;
import protocol.PasswordLock;
import protocol.Protocol;
import protocol.SeatKey;
import protocol.TableHelp;
import protocol.TablePassword;
import protocol.ToHost;
import protocol.Wish;
import rules.Move;
import rules.Onlooker;
import rules.Seat;
import rules.Seen;
import rules.Standing;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.OklahomaRules;

/** A lifeline to a host of the test's own, over real sockets, by a clock that the test turns. */
class LifelineTest {
  private static final Name NORTH = new Name("North");
  private static final SeatKey FIRST = Hearer.key(1);
  private static final SeatKey SECOND = Hearer.key(2);
  private static final SeatKey THIRD = Hearer.key(3);
  private static final int TABLE = 7;
  private static final ToHost.Command MOVE = new ToHost.Command(5, 3, new Move.Draw());

  /** Lines that end after the test find nobody there any more. */
  private final ExecutorService line =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          new ThreadPoolExecutor.DiscardPolicy());

  private final TurnedClock clock = new TurnedClock(line);
  private Pin pin = Pin.NONE;
  private Optional<TablePassword> password = Optional.empty();
  private Optional<OwnMark> mark = Optional.empty();
  private final Hearer hearer = new Hearer();
  private final ScriptedHost host;
  private Optional<Lifeline> opened = Optional.empty();

  LifelineTest() throws IOException {
    host = new ScriptedHost();
  }

  @AfterEach
  void close() throws IOException {
    opened.ifPresent(lifeline -> CompletableFuture.runAsync(lifeline::close, line).join());
    host.close();
    line.close();
  }

  @Test
  void aHostThatIsNotThereEndsTheFirstTry() throws IOException {
    SocketAddress nobody;
    try (ServerSocket gone = new ServerSocket(0)) {
      nobody = new InetSocketAddress(InetAddress.getLoopbackAddress(), gone.getLocalPort());
    }
    open(nobody, Lifeline.SILENCE);
    awaitState(ended(new Connection.Parting.Failed(Ending.REFUSED)));
  }

  @Test
  void theKeyIsToldBeforeAnythingElse() throws Exception {
    welcomed(FIRST);
    assertThat(hearer.told()).hasSize(3);
    assertThat(hearer.told().getFirst()).isEqualTo(FIRST);
    assertThat(hearer.told().get(1)).isEqualTo(new Connection.Connected());
    assertThat(hearer.told().getLast()).isInstanceOf(FromHost.Welcome.class);
  }

  @Test
  void whoKnowsThePasswordOfATableProvesItToThatHostAlone() throws Exception {
    TablePassword word = TablePassword.of("черна дама").orElseThrow();
    PasswordLock lock = PasswordLock.of(word, new byte[PasswordLock.SALT_BYTES]);
    PasswordChallenge challenge = challenge(lock);
    password = Optional.of(word);
    open(host.address(), Lifeline.SILENCE);
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.heard()).isInstanceOf(ToHost.Hello.class);
    visit.say(new FromHost.PasswordAsked(challenge));
    ToHost.Prove answer = (ToHost.Prove) visit.heard();
    assertThat(lock.opens(answer.proof(), challenge, host.fingerprint())).isTrue();
    visit.say(new FromHost.Bye(Farewell.PASSWORD_WRONG, Protocol.VERSION));
    visit.cut();
    awaitState(ended(new Connection.Parting.Told(Farewell.PASSWORD_WRONG, Protocol.VERSION)));
  }

  /** One host cannot compare whom it has met with another. */
  @Test
  void aHostIsShownAMarkOfItsOwn() throws Exception {
    OwnMark own = OwnMark.fresh();
    mark = Optional.of(own);
    open(host.address());
    ToHost.Hello hello = (ToHost.Hello) host.visit().heard();
    assertThat(hello.mark()).contains(own.at(host.fingerprint()));
    Fingerprint other = Fingerprint.ofHex("00".repeat(32));
    assertThat(own.at(other)).isNotEqualTo(own.at(host.fingerprint()));
    assertThat(OwnMark.fresh().at(other)).isNotEqualTo(own.at(other));
  }

  @Test
  void whoDoesNotKnowThePasswordSaysNothing() throws Exception {
    open(host.address(), Lifeline.SILENCE);
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.heard()).isInstanceOf(ToHost.Hello.class);
    TablePassword word = TablePassword.of("черна дама").orElseThrow();
    visit.say(new FromHost.PasswordAsked(challenge(PasswordLock.of(word, new byte[16]))));
    awaitState(ended(new Connection.Parting.PasswordWanted()));
    assertThat(visit.heardNothing()).isTrue();
  }

  private static PasswordChallenge challenge(PasswordLock lock) {
    return new PasswordChallenge(lock.salt(), Octets.of(new byte[PasswordChallenge.NONCE_BYTES]));
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
    assertThat(visit.heard()).isInstanceOf(ToHost.Hello.class);
    visit.say(welcome(FIRST));
    awaitState(Connection.Connected.class::isInstance);
    returned(visit, FIRST, SECOND);
  }

  @Test
  void aNameThatNobodyKnowsEndsTheFirstTry() {
    open(InetSocketAddress.createUnresolved("no-such-computer.invalid", 6552));
    awaitState(ended(new Connection.Parting.Failed(Ending.NAME_UNKNOWN)));
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
      assertThat(visit.heard()).isEqualTo(hello(new Wish.Return(FIRST)));
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
    long heard = clock.nanos();
    clock.turn(2_400);
    assertThat(state()).isEqualTo(new Connection.Connected());
    clock.turn(300);
    assertThat(state()).isEqualTo(new Connection.Slow(heard));
    visit.say(new FromHost.Pong(1));
    awaitState(Connection.Connected.class::isInstance);
    clock.turn(2_700);
    assertThat(state()).isInstanceOf(Connection.Slow.class);
  }

  @Test
  void aHostThatFallsSilentIsLost() throws Exception {
    open(host.address(), Duration.ofMillis(200));
    ScriptedHost.Visit visit = host.visit();
    visit.say(welcome(FIRST));
    assertThat(awaitLost().attempt()).isOne();
  }

  @Test
  void whatIsSaidWithoutALineIsDroppedAndTold() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.cut();
    assertThat(awaitLost().unsent()).isEmpty();
    line.execute(() -> opened.orElseThrow().send(MOVE));
    awaitState(now -> now instanceof Connection.Lost lost && lost.unsent().isPresent());
    assertThat(awaitLost().unsent()).contains(MOVE);
    clock.turn(BackOff.most(1));
    ScriptedHost.Visit next = host.visit();
    assertThat(next.heard()).isEqualTo(hello(new Wish.Return(FIRST)));
    next.say(welcome(SECOND));
    awaitState(Connection.Connected.class::isInstance);
    line.execute(() -> opened.orElseThrow().send(new ToHost.Ready()));
    assertThat(next.heard()).isEqualTo(new ToHost.Ready());
  }

  @Test
  void aHostOfAnotherKeyIsToldNothing() throws Exception {
    Fingerprint other = Identity.fresh().fingerprint();
    pin = Pin.exactly(other);
    open(host.address());
    awaitState(ended(new Connection.Parting.OtherKey(host.fingerprint(), pin)));
    assertThat(host.visit().heardNothing()).isTrue();
  }

  @Test
  void whoeverTakesTheHostsPlaceGetsNoSeatKey() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    int port = host.address().getPort();
    Pin known = Pin.exactly(host.fingerprint());
    host.close();
    try (ScriptedHost impostor = new ScriptedHost(Identity.fresh(), port)) {
      visit.cut();
      awaitLost();
      clock.turn(BackOff.most(1));
      awaitState(ended(new Connection.Parting.OtherKey(impostor.fingerprint(), known)));
      assertThat(impostor.visit().heardNothing()).isTrue();
    }
  }

  @Test
  void tryNowDoesNotWait() throws Exception {
    welcomed(FIRST).cut();
    awaitLost();
    line.execute(() -> opened.orElseThrow().tryNow());
    ScriptedHost.Visit next = host.visit();
    assertThat(next.heard()).isEqualTo(hello(new Wish.Return(FIRST)));
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
    awaitState(ended(new Connection.Parting.GivenUp()));
    clock.turn(60_000);
    assertThat(state()).isEqualTo(new Connection.Ended(new Connection.Parting.GivenUp()));
  }

  @Test
  void leavingIsSaid() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    line.execute(() -> opened.orElseThrow().leave());
    assertThat(visit.heard()).isEqualTo(new ToHost.Leave());
    awaitState(ended(new Connection.Parting.Left()));
  }

  @ParameterizedTest
  @EnumSource
  void aGoodbyeEndsItUnlessTheHostOnlyLostPatience(Farewell reason) throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    visit.say(new FromHost.Bye(reason, Protocol.VERSION));
    visit.cut();
    if (reason == Farewell.SILENT || reason == Farewell.TOO_MANY_MESSAGES) {
      assertThat(awaitLost().attempt()).isOne();
    } else {
      awaitState(ended(new Connection.Parting.Told(reason, Protocol.VERSION)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anyGoodbyeEndsTheFirstTry(Farewell reason) throws Exception {
    open(host.address());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.heard()).isEqualTo(hello(new Wish.Sit()));
    visit.say(new FromHost.Bye(reason, 9));
    visit.cut();
    awaitState(ended(new Connection.Parting.Told(reason, 9)));
  }

  @Test
  void aSeatIsKeptForTheReturnUnlessItIsGone() {
    assertThat(Arrays.stream(Farewell.values()).filter(LifelineTest::returnable))
        .containsExactlyInAnyOrder(
            Farewell.OTHER_VERSION,
            Farewell.BAD_MESSAGE,
            Farewell.SILENT,
            Farewell.TOO_MANY_MESSAGES,
            Farewell.TABLE_FULL,
            Farewell.JOURNAL_FAILED,
            Farewell.HOST_STOPS,
            Farewell.NOT_WATCHABLE,
            Farewell.TABLE_PLAYING,
            Farewell.PASSWORD_WRONG,
            Farewell.PASSWORD_PAUSE);
  }

  private static boolean returnable(Farewell reason) {
    return new Connection.Parting.Told(reason, 1).returnable();
  }

  private ScriptedHost.Visit welcomed(SeatKey key) throws Exception {
    open(host.address());
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.heard()).isEqualTo(hello(new Wish.Sit()));
    visit.say(welcome(key));
    await().until(() -> onLine(each -> hearer.told().size() >= 3));
    return visit;
  }

  private ScriptedHost.Visit returned(ScriptedHost.Visit before, SeatKey held, SeatKey fresh)
      throws Exception {
    before.cut();
    awaitLost();
    clock.turn(BackOff.most(1));
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.heard()).isEqualTo(hello(new Wish.Return(held)));
    visit.say(welcome(fresh));
    awaitState(Connection.Connected.class::isInstance);
    return visit;
  }

  private void open(SocketAddress address) {
    open(address, Lifeline.SILENCE);
  }

  private void open(SocketAddress address, Duration silence) {
    opened =
        Optional.of(
            Lifeline.open(
                address,
                pin,
                hello(new Wish.Sit()),
                new Credentials(password, mark),
                line,
                clock,
                new SplittableRandom(1),
                silence,
                hearer));
  }

  private Connection.Lost awaitLost() {
    awaitState(now -> now instanceof Connection.Lost lost && lost.nextNanos().isPresent());
    return (Connection.Lost) state();
  }

  private void awaitState(Predicate<Connection> wanted) {
    await().atMost(Duration.ofSeconds(30)).until(this::state, wanted);
  }

  private static Predicate<Connection> ended(Connection.Parting parting) {
    return new Connection.Ended(parting)::equals;
  }

  private Connection state() {
    return onLine(Lifeline::connection);
  }

  private <T> T onLine(Function<Lifeline, T> what) {
    return CompletableFuture.supplyAsync(() -> what.apply(opened.orElseThrow()), line).join();
  }

  private static ToHost.Hello hello(Wish wish) {
    return new ToHost.Hello(NORTH, TABLE, wish);
  }

  private static FromHost welcome(SeatKey key) {
    OklahomaRules rules = OklahomaRules.standard(2);
    Oklahoma deal = Oklahoma.deal(rules, 1, Seat.A, rules.pack());
    return new FromHost.Welcome(
        1,
        Onlooker.ONLOOKER,
        Optional.of(key),
        List.of(),
        new Standing(List.of(), List.of(0, 0), List.of(), false),
        Seen.of(deal, Onlooker.ONLOOKER),
        List.of(),
        Set.of(),
        OptionalLong.empty(),
        Optional.empty(),
        List.of(),
        TableHelp.ALL);
  }
}
