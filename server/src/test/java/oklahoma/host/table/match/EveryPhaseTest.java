package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import oklahoma.bot.Bot;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.PlainBot;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Deal;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole matches of both games over TCP in which seats drop and return, and others are removed, at
 * every phase at which a table waits for anybody. They end with the scores that the journal gives.
 */
class EveryPhaseTest {
  private static final Duration GRACE = Duration.ofSeconds(60);

  /** In a window that waits for all a seat that is away passes after 8 s (O-11). */
  private static final Duration SOON = Duration.ofSeconds(7);

  /** What happens seldom in one match happens in one of so many. */
  private static final int MATCHES = 6;

  /** What a table waits for. */
  private enum Wait {
    CLAIMS,
    DRAW,
    REST_OF_A_TURN,
    FIRST_OFFER,
    LAY_OFFS,
    NEXT_DEAL
  }

  /** What happens to a seat that comes back. */
  private enum Absence {
    SHORT,
    UNTIL_THE_OWNER_LETS_A_BOT_PLAY,
    LONGER_THAN_THE_GRACE
  }

  /**
   * @param waitedFor whether the table waits for the very seat that is away
   */
  private record Case(Wait moment, boolean waitedFor, Absence absence) {}

  private static final List<Wait> OKLAHOMA =
      List.of(Wait.CLAIMS, Wait.DRAW, Wait.REST_OF_A_TURN, Wait.NEXT_DEAL);
  private static final List<Wait> GIN_OF_TWO =
      List.of(Wait.FIRST_OFFER, Wait.DRAW, Wait.REST_OF_A_TURN, Wait.LAY_OFFS, Wait.NEXT_DEAL);
  private static final List<Wait> GIN_OF_MORE =
      List.of(Wait.DRAW, Wait.REST_OF_A_TURN, Wait.LAY_OFFS, Wait.NEXT_DEAL);

  @TestFactory
  Stream<DynamicTest> seatsDropAndReturnAtEveryPhase() {
    return Stream.of(
        DynamicTest.dynamicTest(
            "Oklahoma of three", () -> returns(TestSetups.patient(3), OKLAHOMA)),
        DynamicTest.dynamicTest("gin of two", () -> returns(gin(GinPreset.CLASSIC, 2), GIN_OF_TWO)),
        DynamicTest.dynamicTest(
            "gin of three", () -> returns(gin(GinPreset.AWARDS, 3), GIN_OF_MORE)));
  }

  @TestFactory
  Stream<DynamicTest> seatsAreRemovedAtEveryPhase() {
    return Stream.of(
            new Removal("Oklahoma of five", TestSetups.patient(5), OKLAHOMA),
            new Removal("gin of two", gin(GinPreset.CLASSIC, 2), List.of(Wait.FIRST_OFFER)),
            new Removal(
                "gin of four",
                gin(GinPreset.AWARDS, 4),
                List.of(Wait.DRAW, Wait.REST_OF_A_TURN, Wait.NEXT_DEAL)),
            new Removal("gin of three", gin(GinPreset.AWARDS, 3), List.of(Wait.LAY_OFFS)))
        .map(removal -> DynamicTest.dynamicTest(removal.name(), removal::check));
  }

  private static Rules gin(GinPreset sheet, int seats) {
    return TestSetups.untimed(sheet.rules(seats));
  }

  private static void returns(Rules rules, List<Wait> waits) {
    try (Table table = new Table(rules)) {
      List<Case> left = new ArrayList<>(cases(waits));
      boolean over = table.matchOver();
      while (!over || !left.isEmpty()) {
        Optional<Case> now =
            left.stream().filter(each -> table.victim(each).isPresent()).findFirst();
        now.ifPresent(each -> {
          table.goesAndReturns(table.victim(each).orElseThrow(), each.absence());
          left.remove(each);
        });
        if (now.isEmpty() && over) {
          table.anotherMatch();
        } else if (now.isEmpty()) {
          table.step();
        }
        over = table.matchOver();
      }
      table.assertScores();
    }
  }

  /** Between deals everybody is waited for. */
  private static List<Case> cases(List<Wait> waits) {
    return waits.stream()
        .flatMap(wait ->
            Stream.of(true, false)
                .filter(waitedFor -> waitedFor || wait != Wait.NEXT_DEAL)
                .flatMap(waitedFor ->
                    Stream.of(Absence.values()).map(each -> new Case(wait, waitedFor, each))))
        .toList();
  }

  /**
   * @param waits a seat is removed at each, in this order
   */
  private record Removal(String name, Rules rules, List<Wait> waits) {
    void check() {
      try (Table table = new Table(rules)) {
        List<Wait> left = new ArrayList<>(waits);
        while (!table.matchOver()) {
          Optional<Seat> victim =
              left.isEmpty()
                  ? Optional.empty()
                  : table.victim(new Case(left.getFirst(), true, Absence.SHORT));
          if (victim.isPresent()) {
            table.removes(victim.get());
            left.removeFirst();
          } else {
            table.step();
          }
        }
        assertThat(left).as("did not come up in this match").isEmpty();
        table.assertScores();
      }
    }
  }

  /** A table with a guest in each seat who plays as a bot would, one move at a time. */
  private static final class Table implements AutoCloseable {
    private final MemoryJournal journal = new MemoryJournal();
    private final Bot bot = new PlainBot();
    private final RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
    private final Map<Seat, Standing> ends = new HashMap<>();
    private final SeatedTable company;
    private final Seat owner;
    private int matches;

    Table(Rules rules) {
      company =
          SeatedTable.at(
              TestSetups.of(rules, rules.seats()),
              rules.seats(),
              true,
              UnaryOperator.identity(),
              journal);
      owner = company.all().getFirst().welcome().orElseThrow().owner().orElseThrow();
    }

    /** A guest other than the owner to whom this can happen now. */
    Optional<Seat> victim(Case wanted) {
      Deal deal = company.at(owner).deal();
      if (!waitOf(deal).equals(Optional.of(wanted.moment()))) {
        return Optional.empty();
      }
      return here().stream()
          .map(HeadlessGuest::seat)
          .filter(seat -> seat != owner)
          .filter(seat -> deal.over() || waitsFor(seat) == wanted.waitedFor())
          .findFirst();
    }

    /** In a claim window only the seat itself knows whether it has answered. */
    private boolean waitsFor(Seat seat) {
      return company.at(seat).deal().toAct().contains(seat);
    }

    private static Optional<Wait> waitOf(Deal deal) {
      return switch (deal) {
        case Oklahoma oklahoma ->
            switch (oklahoma.phase()) {
              case OklahomaPhase.Claiming _ -> Optional.of(Wait.CLAIMS);
              case OklahomaPhase.ToDraw _ -> Optional.of(Wait.DRAW);
              case OklahomaPhase.ToPlay _ -> Optional.of(Wait.REST_OF_A_TURN);
              case OklahomaPhase.Over _ -> Optional.of(Wait.NEXT_DEAL);
              case OklahomaPhase.Penalty _, OklahomaPhase.Renewing _, OklahomaPhase.Ending _ ->
                  Optional.empty();
            };
        case Gin gin ->
            switch (gin.phase()) {
              case GinPhase.Offered _ -> Optional.of(Wait.FIRST_OFFER);
              case GinPhase.ToDraw _ -> Optional.of(Wait.DRAW);
              case GinPhase.ToPlay _ -> Optional.of(Wait.REST_OF_A_TURN);
              case GinPhase.LayingOff _ -> Optional.of(Wait.LAY_OFFS);
              case GinPhase.Over _ -> Optional.of(Wait.NEXT_DEAL);
              case GinPhase.Ending _ -> Optional.empty();
            };
      };
    }

    void goesAndReturns(Seat seat, Absence absence) {
      Seen<Deal> before = company.at(seat).seen();
      SeatKey key = company.drop(seat);
      switch (absence) {
        case SHORT -> company.timing.pass(SOON);
        case UNTIL_THE_OWNER_LETS_A_BOT_PLAY ->
            company.at(owner).send(new ToHost.ActOnSeat(seat, OwnerCommand.BOT_NOW));
        case LONGER_THAN_THE_GRACE -> company.timing.pass(GRACE);
      }
      if (absence != Absence.SHORT) {
        company.until(() -> presence(seat) == Presence.STOOD_IN);
      }
      company.settle();
      HeadlessGuest back = company.comeBack(seat, key);
      company.until(() -> presence(seat) == Presence.HERE);
      if (absence == Absence.SHORT) {
        assertThat(back.seen()).as("%s sees what it saw", seat).isEqualTo(before);
      }
    }

    private Presence presence(Seat seat) {
      return company.at(owner).label(seat).presence();
    }

    void removes(Seat seat) {
      HeadlessGuest guest = company.at(seat);
      SeatKey key = guest.key();
      company.at(owner).send(new ToHost.ActOnSeat(seat, OwnerCommand.REMOVE));
      company.until(() -> guest.farewell().isPresent());
      assertThat(guest.farewell()).contains(ByeReason.REMOVED);
      guest.close();
      HeadlessGuest again = company.join(new ConnectionPurpose.Return(key));
      company.until(() -> again.farewell().isPresent());
      assertThat(again.farewell()).as("the key is void").contains(ByeReason.KEY_UNKNOWN);
    }

    /**
     * Somebody moves, or everybody is ready for the next deal. A match that bots have ended while
     * this waited is left as it is.
     */
    void step() {
      company.until(() -> faults().findFirst().isPresent() || dealOver() || acting().isPresent());
      assertThat(faults()).isEmpty();
      company.settle(); // a bot that stands in may have moved meanwhile
      Optional<HeadlessGuest> acting = acting();
      if (acting.isPresent()) {
        HeadlessGuest guest = acting.get();
        Seen<Deal> seen = guest.seen();
        if (seen.value().toAct().contains(guest.seat())) {
          long id = guest.move(bot.choose(seen, guest.soFar(), guest.seat(), chance));
          company.until(() -> guest.fault().isPresent() || guest.answered(id));
        }
      } else if (dealOver() && !matchOver()) {
        everybody(new ToHost.Ready());
      }
    }

    void anotherMatch() {
      matches++;
      assertThat(matches).isLessThan(MATCHES);
      everybody(new ToHost.Rematch());
    }

    /** Until another deal has begun. Bots may have ended it by the time this returns. */
    private void everybody(ToHost agrees) {
      List<HeadlessGuest> here = here();
      int deals = deals(here.getFirst());
      here.forEach(guest -> guest.send(agrees));
      company.until(() -> faults().findFirst().isPresent() || deals(here.getFirst()) > deals);
      company.settle();
      assertThat(faults()).isEmpty();
      assertThat(here).allMatch(HeadlessGuest::connected, "is still there");
    }

    private static int deals(HeadlessGuest guest) {
      return guest.received(FromHost.DealBegan.class).size();
    }

    private Stream<Throwable> faults() {
      return here().stream().flatMap(guest -> guest.fault().stream());
    }

    private boolean dealOver() {
      return here().stream().allMatch(guest -> guest.deal().over());
    }

    private Optional<HeadlessGuest> acting() {
      return here().stream()
          .filter(guest -> guest.deal().toAct().contains(guest.seat()))
          .findFirst();
    }

    private List<HeadlessGuest> here() {
      return company.all().stream().filter(HeadlessGuest::connected).toList();
    }

    /** Settles the table first: the score comes behind the last move. */
    boolean matchOver() {
      company.settle();
      return dealOver()
          && here().stream().allMatch(guest -> guest.standing().filter(Standing::over).isPresent());
    }

    void assertScores() {
      company.settle();
      Standing journalled = RecoveredMatch.of(journal.entries()).match().standing();
      here().forEach(guest -> ends.put(guest.seat(), guest.standing().orElseThrow()));
      assertThat(ends.values()).isNotEmpty().containsOnly(journalled);
      assertThat(journalled.over()).isTrue();
    }

    @Override
    public void close() {
      company.close();
    }
  }
}
