package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.host.Host;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.PlainBot;
import oklahoma.host.testing.Player;
import oklahoma.host.testing.Redealt;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * nobody ever receives a card that they may not see. Matches are played through the host and
 * every frame is kept. Then, at every update and for every seat and a spectator, all that this
 * viewer cannot see is dealt again: the bytes of the update that it got and of a fresh welcome must
 * stay the same.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SecrecyTest {
  private static final int MATCHES = Integer.getInteger("host.secrecy.matches", 20);

  /**
   * A welcome with all events of the deal is written at every so many updates; at the others with
   * the last ones.
   */
  private static final int WHOLE_WELCOME = 40;

  private static final int LAST_EVENTS = 3;

  private final Loops loops = new Loops();

  @BeforeAll
  void open() {
    assertThat(MATCHES).isPositive();
  }

  @AfterAll
  void close() {
    loops.close();
  }

  @TestFactory
  Stream<DynamicTest> nobodyEverReceivesACardThatTheyMayNotSee() {
    return IntStream.rangeClosed(1, MATCHES)
        .mapToObj(seed ->
            DynamicTest.dynamicTest(
                "match " + seed,
                () -> check(seed, TestSetups.untimed(RandomRules.any(random(seed))))));
  }

  @TestFactory
  Stream<DynamicTest> inGinNeither() {
    return IntStream.rangeClosed(1, MATCHES / 2)
        .mapToObj(seed ->
            DynamicTest.dynamicTest("gin " + seed, () -> check(seed, shortMatch(random(seed)))));
  }

  /** Any rules of gin, but only three rounds of them. */
  private static GinRules shortMatch(RandomGenerator chance) {
    GinRules rules = TestSetups.untimed(RandomGinRules.any(chance));
    return rules.with(new MatchEnd.Rounds(3, false));
  }

  private static RandomGenerator random(long seed) {
    return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  private void check(long seed, Rules rules) {
    RandomGenerator chance = random(~seed);
    MemoryJournal journal = new MemoryJournal();
    List<HeadlessGuest> guests = new ArrayList<>();
    try (Host host = Host.start(TestSetups.settings().withJournals(table -> journal))) {
      int table = host.open(TestSetups.of(rules, rules.seats()).seeded(seed));
      guests.add(
          HeadlessGuest.join(
              loops,
              host.address(),
              "Spectator",
              table,
              new ConnectionPurpose.Watch(),
              SecrecyTest::resync));
      for (int i = 0; i < rules.seats(); i++) {
        // The one tries everything, the other goes out before deals get long.
        Bot bot = i % 2 == 0 ? new PlainBot() : Bots.of(BotLevel.EASY);
        Player player = new Player(bot, seed * 10 + i);
        guests.add(
            HeadlessGuest.join(
                loops,
                host.address(),
                "Guest",
                table,
                new ConnectionPurpose.Sit(),
                player.andThen(SecrecyTest::resync)));
      }
      await()
          .atMost(Duration.ofMinutes(2))
          .until(() -> guests.stream().allMatch(SecrecyTest::done));
      assertThat(guests).allSatisfy(guest -> assertThat(guest.fault()).isEmpty());
    }
    guests.forEach(guest -> new Witness(guest, chance).compare(journal.entries()));
  }

  private static boolean done(HeadlessGuest guest) {
    return guest.fault().isPresent() || guest.standing().filter(Standing::over).isPresent();
  }

  private static void resync(HeadlessGuest guest, FromHost message) {
    if (message instanceof FromHost.Update update && update.number() % WHOLE_WELCOME == 0) {
      guest.send(new ToHost.Resync());
    }
  }

  /** What one guest was told, laid beside the journal. */
  private static final class Witness {
    private final Viewer viewer;
    private final Redealt redealt;
    private final Iterator<FromHost> messages;
    private final FromHost.Welcome first;
    private Optional<Match> match = Optional.empty();
    private Optional<Deal> deal = Optional.empty();
    private List<Event> soFar = new ArrayList<>();
    private int updates;

    Witness(HeadlessGuest guest, RandomGenerator chance) {
      viewer = guest.viewer();
      redealt = new Redealt(viewer, chance);
      first = guest.received(FromHost.Welcome.class).getFirst();
      messages =
          guest.received().stream()
              .filter(each -> each instanceof FromHost.Update || each instanceof FromHost.DealBegan)
              .iterator();
    }

    void compare(List<Entry> entries) {
      for (Entry entry : entries) {
        switch (entry) {
          case Entry.MatchBegan began ->
              match = Optional.of(began.rules().match(began.firstDealer()));
          case Entry.DealerDrawn(Seat dealer) ->
              match = match.map(before -> before.rules().match(dealer));
          case Entry.Dealt dealt -> dealt(match.orElseThrow().next(dealt.order()));
          case Entry.Happened(List<Event> events) -> events.forEach(this::happened);
          case Entry.Shuffling _,
              Entry.MatchGivenUp _,
              Entry.TableSaved _,
              Entry.TableForgotten _,
              Entry.TableGivenUp _ -> {}
        }
      }
      assertThat(messages.hasNext()).isFalse();
    }

    private void dealt(Deal fresh) {
      boolean firstDeal = deal.isEmpty();
      deal = Optional.of(fresh);
      soFar = new ArrayList<>();
      if (!firstDeal) {
        FromHost.DealBegan began = (FromHost.DealBegan) messages.next();
        assertSameBytes(
            began,
            new FromHost.DealBegan(
                began.number(), seen(redealt.deal(fresh)), began.standing(), began.millisLeft()));
      }
      assertThat(bytesOfWelcome(redealt.deal(fresh), List.of()))
          .isEqualTo(bytesOfWelcome(fresh, List.of()));
    }

    private void happened(Event event) {
      Deal after = deal.orElseThrow().after(event);
      deal = Optional.of(after);
      soFar.add(event);
      if (Seen.of(event, viewer).isPresent()) {
        FromHost.Update update = (FromHost.Update) messages.next();
        Event other = redealt.event(event).orElseThrow();
        assertSameBytes(
            update,
            new FromHost.Update(
                update.number(),
                Seen.of(other, viewer).orElseThrow(),
                update.command(),
                update.mover(),
                update.millisLeft()));
      }
      boolean whole = ++updates % WHOLE_WELCOME == 0;
      int from = whole ? 0 : Math.max(0, soFar.size() - LAST_EVENTS);
      compareWelcomes(after, soFar.subList(from, soFar.size()));
      if (after.over()) {
        match = Optional.of(match.orElseThrow().after(after));
      }
    }

    private void compareWelcomes(Deal real, List<Event> events) {
      List<Event> others = events.stream().flatMap(event -> redealt.event(event).stream()).toList();
      assertThat(bytesOfWelcome(redealt.deal(real), others))
          .isEqualTo(bytesOfWelcome(real, events));
    }

    private byte[] bytesOfWelcome(Deal now, List<Event> events) {
      List<Seen<Event>> noticed =
          events.stream().flatMap(event -> Seen.of(event, viewer).stream()).toList();
      return Codec.bytes(
          new FromHost.Welcome(
              first.number(),
              viewer,
              Optional.empty(),
              first.seats(),
              first.standing(),
              seen(now),
              noticed,
              Set.of(),
              OptionalLong.empty(),
              first.owner(),
              first.spectators(),
              first.help()));
    }

    private Seen<Deal> seen(Deal of) {
      return Seen.of(of, viewer);
    }

    private static void assertSameBytes(FromHost sent, FromHost composed) {
      assertThat(Codec.bytes(composed)).isEqualTo(Codec.bytes(sent));
    }
  }
}
