package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.rules.Deal;
import oklahoma.rules.DealLaws;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomGin;
import oklahoma.rules.fixture.Redeal;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of gin, and that the random deals reach all of it. */
class GinLawsTest extends DealLaws<Gin> {
  private static final Map<Integer, Integer> DEALS = Map.of(2, 220, 3, 140, 4, 100);

  /** {@code -Dlaws.gin=N} plays so many deals for each number of seats. */
  GinLawsTest() {
    super(
        DEALS.entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey, deals -> Integer.getInteger("laws.gin", deals.getValue()))),
        8);
  }

  @Override
  protected RandomDeal<Gin> deal(int seats, long seed) {
    return RandomGin.deal(seats, seed);
  }

  @Override
  protected List<Move> ofEveryKind(Gin deal, Seat seat, Random chance) {
    return RandomGin.ofEveryKind(deal, seat, chance);
  }

  @Override
  protected Gin redealt(Gin deal, Viewer viewer, Random chance) {
    return Redeal.redealt(deal, viewer, chance);
  }

  @Override
  protected Deal parsed(String text) {
    return Notation.gin(text).orElseThrow();
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("A seat sees how a deal has ended")
  void theResultIsSeen(int seats) {
    played(seats)
        .forEach(each ->
            assertThat(((Gin) each.end().seenBy(Seat.A)).result()).isEqualTo(each.end().result()));
  }

  @Test
  @DisplayName("The random deals reach every phase, every event of gin and every way to end")
  void theRandomDealsReachEverything() {
    // This guards the laws themselves: a law over deals in which nothing happens proves nothing.
    Map<String, Integer> reached = new ConcurrentHashMap<>();
    for (int seats = 2; seats <= 4; seats++) {
      played(seats)
          .forEach(each -> {
            each.everyStep((before, event, after) -> {
              reached.merge(event.getClass().getSimpleName(), 1, Integer::sum);
              reached.merge(after.phase().getClass().getSimpleName(), 1, Integer::sum);
              if (after.phase() instanceof GinPhase.ToDraw turn) {
                reached.merge(turn.pile().name(), 1, Integer::sum);
              }
            });
            reached.merge(how(each.end().result().outcome()), 1, Integer::sum);
          });
    }
    List<String> expected =
        new ArrayList<>(
            List.of(
                "Drew",
                "Took",
                "Declined",
                "Discarded",
                "Knocked",
                "LaidOff",
                "LaidDown",
                "Ended",
                "Offered",
                "ToDraw",
                "ToPlay",
                "LayingOff",
                "Ending",
                "Over"));
    Stream.of(GinPhase.Pile.values()).forEach(pile -> expected.add(pile.name()));
    Stream.of(GinResult.Call.values()).forEach(call -> expected.add(call.name()));
    Stream.of(GinResult.Cause.values()).forEach(cause -> expected.add(cause.name()));
    assertThat(reached.keySet()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(reached).allSatisfy((what, times) -> assertThat(times).as(what).isGreaterThan(5));
  }

  private static String how(GinResult.Outcome outcome) {
    return switch (outcome) {
      case GinResult.Called called -> called.call().name();
      case GinResult.VoidDeal annulled -> annulled.cause().name();
    };
  }
}
