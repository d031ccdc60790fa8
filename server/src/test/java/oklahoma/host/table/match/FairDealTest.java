package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Before each deal all commit and all reveal; afterwards everybody can see that it was fair. */
class FairDealTest {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** What is played, and how many humans play it; bots have the other seats. */
  record Kind(Rules rules, int humans) {}

  private final MemoryJournal journal = new MemoryJournal();

  private static List<Kind> kinds() {
    return List.of(
        new Kind(TestSetups.patient(2), 2),
        new Kind(TestSetups.patient(4), 1),
        new Kind(TestSetups.patient(3), 3),
        new Kind(TestSetups.untimed(GinPreset.CLASSIC.rules(2)), 2),
        new Kind(TestSetups.untimed(GinPreset.AWARDS.rules(4)), 3));
  }

  private SeatedTable company(Rules rules, int guests) {
    return SeatedTable.at(
        TestSetups.fair(rules, rules.seats()), guests, false, UnaryOperator.identity(), journal);
  }

  private static FairDeal published(HeadlessGuest guest) {
    return guest.witness().latest().orElseThrow();
  }

  private static boolean shown(HeadlessGuest guest) {
    return guest.witness().latest().filter(deal -> deal.shown().isPresent()).isPresent();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyDealProvesItselfToEverybody(Kind kind) {
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.fair(kind.rules(), kind.humans()).watchable(true),
            kind.humans(),
            false,
            UnaryOperator.identity(),
            journal)) {
      HeadlessGuest spectator = company.watch();
      company.playUntil(() -> company.all().getFirst().deal().over());
      List<HeadlessGuest> all = new ArrayList<>(company.all());
      all.add(spectator);
      company.until(() -> all.stream().allMatch(FairDealTest::shown));
      assertThat(all).allSatisfy(guest -> assertThat(guest.inspected()).isEmpty());
      assertThat(published(spectator).without()).hasSize(kind.rules().seats() - kind.humans());
      assertThat(published(spectator).number()).isEqualTo(1);
    }
  }

  @Test
  void theNextDealHasSecretsOfItsOwn() {
    try (SeatedTable company = company(TestSetups.patient(2), 2)) {
      company.playUntil(() -> company.deal().over());
      company.until(() -> company.all().stream().allMatch(FairDealTest::shown));
      FairDeal first = published(company.at(Seat.A));
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      FairDeal second = published(company.at(Seat.A));
      assertThat(second.number()).isEqualTo(2);
      assertThat(second.match()).isEqualTo(first.match());
      assertThat(second.host()).isNotEqualTo(first.host());
      assertThat(second.without()).isEmpty();
      company.playUntil(() -> company.deal().over());
      company.until(() -> company.all().stream().allMatch(FairDealTest::shown));
      assertThat(company.all()).allSatisfy(guest -> assertThat(guest.inspected()).isEmpty());
    }
  }

  @Test
  void aPlayerWhoDoesNotAnswerIsMarkedAndTheGameGoesOn() {
    try (SeatedTable company = company(TestSetups.patient(2), 0)) {
      HeadlessGuest silent = company.join(new ConnectionPurpose.Sit());
      silent.mixNoMore();
      HeadlessGuest other = company.join(new ConnectionPurpose.Sit());
      company.until(() -> other.witness().latest().isPresent());
      patienceEnds(company, other);
      company.until(() -> other.welcome().isPresent() && silent.welcome().isPresent());
      assertThat(published(other).part(silent.seat())).isEqualTo(new Part.Silent());
      assertThat(published(other).part(other.seat())).isInstanceOf(Part.Revealed.class);
      assertThat(other.witness().findings()).isEmpty();
    }
  }

  /** What the guest has said has arrived, and the time for the others is over. */
  private static void patienceEnds(SeatedTable company, HeadlessGuest guest) {
    says(company, guest);
    if (company.timing.ringsIn(PATIENCE)) {
      company.timing.pass(PATIENCE);
    }
  }

  private static void says(SeatedTable company, HeadlessGuest guest) {
    int pongs = guest.pongs();
    guest.send(new ToHost.Ping(1));
    company.until(() -> guest.pongs() > pongs);
  }

  @Test
  void aPlayerWhoVanishesAfterCommittingIsMarkedAndMayStillPlay() {
    try (SeatedTable company = company(TestSetups.patient(3), 0)) {
      HeadlessGuest gone = company.join(new ConnectionPurpose.Sit());
      HeadlessGuest silent = company.join(new ConnectionPurpose.Sit());
      silent.mixNoMore();
      HeadlessGuest third = company.join(new ConnectionPurpose.Sit());
      company.until(
          () -> gone.witness().answer().isPresent() && third.witness().answer().isPresent());
      gone.mixNoMore();
      says(company, gone);
      patienceEnds(company, third); // for the one who never committed
      company.until(() -> published(third).revealing());
      patienceEnds(company, third); // for the one who does not reveal
      company.until(
          () -> Stream.of(gone, silent, third).allMatch(guest -> guest.welcome().isPresent()));
      assertThat(published(third).part(gone.seat())).isInstanceOf(Part.Withheld.class);
      assertThat(published(third).part(silent.seat())).isEqualTo(new Part.Silent());
      assertThat(published(third).without()).hasSize(2);
    }
  }

  /** Without a seed: the order is open to everybody who can compute the host's secret. */
  @Test
  void nobodyForeseesTheSecretsOfTheHost() {
    assertThat(Dealing.of(OptionalLong.empty()).secrets()).containsInstanceOf(SecureRandom.class);
  }

  @Test
  void aHostThatUsesASecretTwiceIsSeen() {
    RandomGenerator always = () -> 7;
    Dealing stale = new Stale(always);
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.fair(TestSetups.patient(2), 2),
            2,
            false,
            settings -> settings.withDealings(seed -> stale),
            journal)) {
      company.playUntil(() -> company.deal().over());
      company.until(() -> company.all().stream().allMatch(FairDealTest::shown));
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      company.playUntil(() -> company.deal().over());
      company.until(() -> company.all().stream().allMatch(FairDealTest::shown));
      assertThat(company.all())
          .allSatisfy(guest ->
              assertThat(guest.inspected()).containsExactly(Finding.of(Flaw.HOST_SECRET_REUSED)));
    }
  }

  /** A host whose secrets are always the same. */
  private record Stale(Dealing chance, RandomGenerator bytes) implements Dealing {
    Stale(RandomGenerator bytes) {
      this(new StackedDealing(Seat.A, List.of()), bytes);
    }

    @Override
    public Optional<RandomGenerator> secrets() {
      return Optional.of(bytes);
    }

    @Override
    public List<Card> shuffled(List<Card> cards) {
      return chance.shuffled(cards);
    }

    @Override
    public Seat firstDealer(int seats) {
      return chance.firstDealer(seats);
    }

    @Override
    public RandomGenerator random() {
      return chance.random();
    }

    @Override
    public long upTo(long bound) {
      return chance.upTo(bound);
    }
  }

  @Test
  void aTableWhoseCardsAreKnownBeforehandProvesNothing() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      assertThat(company.at(Seat.A).received(FromHost.ShuffleState.class)).isEmpty();
    }
  }

  @Test
  void aCrashIsNoWayToDrawAgain() {
    List<Entry> written = written();
    List<Integer> shuffles = indices(written, Entry.Shuffling.class);
    assertThat(shuffles).hasSize(3);
    for (int index : shuffles) {
      SealedDeal before = ((Entry.Shuffling) written.get(index)).deal();
      MemoryJournal after = new MemoryJournal();
      try (SeatedTable again = resumed(written.subList(0, index + 1), after)) {
        HeadlessGuest back =
            again.join(new ConnectionPurpose.Return(again.insideKey.orElseThrow()));
        again.until(() -> back.witness().latest().isPresent());
        assertThat(published(back).host()).isEqualTo(before.published().host());
        assertThat(published(back).number()).isEqualTo(before.published().number());
        passUntilWelcomed(again, back);
        SealedDeal dealt = lastShuffle(after).orElse(before);
        assertThat(dealt.secret()).isEqualTo(before.secret());
        assertThat(order(after)).isEqualTo(dealt.shuffle().dealt(back.deal().rules().pack()));
      }
    }
  }

  /** Every commitment that a guest saw is opened, even if it was away when that deal ended. */
  @Test
  void aReturningPlayerReceivesTheSecretsOfEarlierDeals() {
    try (SeatedTable company = company(TestSetups.patient(2), 2)) {
      company.playUntil(() -> company.deal().over());
      company.until(() -> company.all().stream().allMatch(FairDealTest::shown));
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
      FairDeal second = published(company.at(Seat.B));
      HeadlessGuest back = company.comeBack(Seat.A, company.drop(Seat.A));
      assertThat(
              back.received(FromHost.ShuffleState.class).stream().map(FromHost.ShuffleState::deal))
          .satisfiesExactly(
              first -> {
                assertThat(first.number()).isEqualTo(1);
                assertThat(first.shown()).isPresent();
              },
              now -> assertThat(now).isEqualTo(second));
    }
  }

  /** The one who is not back is not waited for longer than a moment. */
  private static void passUntilWelcomed(SeatedTable company, HeadlessGuest guest) {
    company.until(() -> {
      if (guest.welcome().isEmpty() && company.timing.ringsIn(PATIENCE)) {
        company.timing.pass(PATIENCE);
      }
      return guest.welcome().isPresent();
    });
  }

  @Test
  void aDealThatWasSettledBeforeACrashIsTheSameDeal() {
    List<Entry> written = written();
    int settled = indices(written, Entry.Shuffling.class).getLast();
    MemoryJournal after = new MemoryJournal();
    try (SeatedTable again = resumed(written.subList(0, settled + 1), after)) {
      again.welcomed(again.join(new ConnectionPurpose.Return(again.insideKey.orElseThrow())));
      int dealt = indices(written, Entry.Dealt.class).getFirst();
      assertThat(order(after)).isEqualTo(((Entry.Dealt) written.get(dealt)).order());
    }
  }

  @Test
  void aDealInPlayIsProvedByTheHostThatWasStartedAgain() {
    List<Entry> written = written();
    int dealt = indices(written, Entry.Dealt.class).getFirst();
    try (SeatedTable again = resumed(written.subList(0, dealt + 1), new MemoryJournal())) {
      SeatKey key = again.insideKey.orElseThrow();
      HeadlessGuest back = again.welcomed(again.join(new ConnectionPurpose.Return(key)));
      Seat me = back.seat();
      again.comeBack(me, back.key());
      HeadlessGuest guest = again.at(me);
      assertThat(published(guest).settled()).isTrue();
      assertThat(guest.inspected()).containsExactly(Finding.of(Flaw.NOT_SHOWN));
    }
  }

  /** What a table of two humans wrote of a match until its first deal. */
  private List<Entry> written() {
    MemoryJournal fresh = new MemoryJournal();
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.fair(TestSetups.patient(2), 2), 2, false, UnaryOperator.identity(), fresh)) {
      assertThat(company.deal().over()).isFalse();
    }
    return fresh.entries();
  }

  private static List<Integer> indices(List<Entry> entries, Class<? extends Entry> kind) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      if (kind.isInstance(entries.get(i))) {
        found.add(i);
      }
    }
    return found;
  }

  private static SeatedTable resumed(List<Entry> written, Journal after) {
    String stands =
        written.stream()
            .filter(Entry.TableSaved.class::isInstance)
            .map(Entry.TableSaved.class::cast)
            .reduce((old, now) -> now)
            .orElseThrow()
            .text();
    List<Entry> match =
        written.stream().filter(entry -> !(entry instanceof Entry.TableSaved)).toList();
    return SeatedTable.resumed(
        SavedTable.of(new KeptTable(1, stands, match, Instant.EPOCH)), after);
  }

  private static Optional<SealedDeal> lastShuffle(MemoryJournal journal) {
    return journal.entries().stream()
        .filter(Entry.Shuffling.class::isInstance)
        .map(entry -> ((Entry.Shuffling) entry).deal())
        .reduce((old, now) -> now);
  }

  private static List<Card> order(MemoryJournal journal) {
    return journal.entries().stream()
        .filter(Entry.Dealt.class::isInstance)
        .map(entry -> ((Entry.Dealt) entry).order())
        .findFirst()
        .orElseThrow();
  }
}
