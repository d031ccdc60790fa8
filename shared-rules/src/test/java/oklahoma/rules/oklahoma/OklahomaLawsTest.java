package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomMoves;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.fixture.Redeal;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws, each over the same random deals under random rules. */
class OklahomaLawsTest {
  /** Deals for each number of seats; more seats make longer deals. In all more than 2,000. */
  private static final Map<Integer, Integer> DEALS =
      Map.of(2, 700, 3, 500, 4, 300, 5, 200, 6, 150, 7, 100, 8, 100);

  /** Other deals than the build's: {@code -Dlaws.seed=...}. */
  private static final long FIRST_SEED = Long.getLong("laws.seed", 0);

  /** Every so many moments, where a law takes long to check. */
  private static final int SPARSE = 10;

  private static final Map<Integer, List<RandomDeal<Oklahoma>>> PLAYED = new ConcurrentHashMap<>();

  private static Stream<RandomDeal<Oklahoma>> played(int seats) {
    return PLAYED.computeIfAbsent(seats, OklahomaLawsTest::play).parallelStream();
  }

  private static List<RandomDeal<Oklahoma>> play(int seats) {
    long first = FIRST_SEED + seats * 1_000_000L;
    return LongStream.range(first, first + DEALS.getOrDefault(seats, 0))
        .parallel()
        .mapToObj(seed -> RandomPlay.deal(seats, seed))
        .toList();
  }

  private static List<Viewer> viewers(Oklahoma deal) {
    List<Viewer> viewers = new ArrayList<>(Seat.first(deal.rules().seats()));
    viewers.add(Onlooker.ONLOOKER);
    return viewers;
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("Law 1: told what it sees of an event, a viewer has what it sees of the deal")
  void theCommutingSquare(int seats) {
    played(seats)
        .forEach(each -> {
          Map<Viewer, Deal> views = new HashMap<>();
          each.everyStep((before, event, after) -> {
            for (Viewer viewer : viewers(before)) {
              Deal seen = views.computeIfAbsent(viewer, before::seenBy);
              Deal told = event.seenBy(viewer).map(seen::after).orElse(seen);
              Deal now = after.seenBy(viewer);
              assertThat(told).as("%s", viewer).isEqualTo(now);
              views.put(viewer, now);
            }
            assertLookingTwiceShowsNoMore(event, views);
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("Law 2: what a seat cannot see changes neither its view nor any ruling")
  void blindness(int seats) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyMoment(deal -> {
            if (chance.nextInt(SPARSE) == 0) {
              Viewer viewer = viewers(deal).get(chance.nextInt(seats + 1));
              Oklahoma other = Redeal.redealt(deal, viewer, chance);
              assertThat(other.seenBy(viewer)).isEqualTo(deal.seenBy(viewer));
              if (viewer instanceof Seat seat) {
                agree(deal, other, seat, chance);
              }
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("Law 3: cards are conserved, and every deal ends")
  void conservationAndTermination(int seats) {
    played(seats)
        .forEach(each -> {
          int[] pack = counts(each.start().rules().pack());
          each.everyStep(
              (before, event, after) -> assertThat(counts(cards(after))).isEqualTo(pack));
          assertThat(each.end().over()).isTrue();
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("Law 4: the host and the seat agree on legality and on the reason of a refusal")
  void hostAndSeatAgree(int seats) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyMoment(deal -> {
            if (chance.nextInt(SPARSE) == 0) {
              Seat seat = Seat.of(chance.nextInt(seats));
              agree(deal, (Oklahoma) deal.seenBy(seat), seat, chance);
              for (Seat acting : deal.toAct()) {
                agree(deal, (Oklahoma) deal.seenBy(acting), acting, chance);
              }
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("Law 5: what is printed can be parsed again")
  void printedAndParsed(int seats) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyStep((before, event, after) -> {
            assertThat(Notation.event(Notation.print(event)).orElseThrow()).isEqualTo(event);
            if (chance.nextInt(SPARSE) == 0) {
              Viewer viewer = viewers(after).get(chance.nextInt(seats + 1));
              Oklahoma seen = (Oklahoma) after.seenBy(viewer);
              assertThat(Notation.deal(Notation.print(after)).orElseThrow()).isEqualTo(after);
              assertThat(Notation.deal(Notation.print(seen)).orElseThrow()).isEqualTo(seen);
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  @DisplayName("Law 6: what is played for a seat whose time is up is legal, and the seat knows it")
  void theDefaultIsLegal(int seats) {
    played(seats)
        .forEach(each ->
            each.everyMoment(deal -> {
              for (Seat seat : deal.toAct()) {
                Move move = deal.byDefault(seat).orElseThrow();
                assertThat(deal.rule(seat, move)).isInstanceOf(Ruling.Allowed.class);
                assertThat(deal.seenBy(seat).byDefault(seat)).contains(move);
              }
            }));
  }

  @Test
  @DisplayName("The random deals reach every phase, every event and every way to end")
  void theRandomDealsReachEverything() {
    // This guards the laws themselves: a law over deals in which nothing happens proves nothing.
    ConcurrentHashMap<String, Integer> reached = new ConcurrentHashMap<>();
    for (int seats = 2; seats <= 8; seats++) {
      played(seats)
          .forEach(each ->
              each.everyStep((before, event, after) -> {
                reached.merge(event.getClass().getSimpleName(), 1, Integer::sum);
                reached.merge(after.phase().getClass().getSimpleName(), 1, Integer::sum);
                if (after.phase() instanceof OklahomaPhase.Over over) {
                  String how = over.out().isPresent() ? "out" : "blocked";
                  reached.merge(how + " in hand " + after.hand(), 1, Integer::sum);
                }
                if (mustTake(after)) {
                  reached.merge(mustTakeWith(after.rules().seats()), 1, Integer::sum);
                }
              }));
    }
    List<String> expected = new ArrayList<>();
    leaves(Event.class).forEach(leaf -> expected.add(leaf.getSimpleName()));
    expected.removeAll(List.of("Declined", "Knocked")); // They are events of gin.
    leaves(OklahomaPhase.class).forEach(leaf -> expected.add(leaf.getSimpleName()));
    for (int hand = 1; hand <= 5; hand++) {
      expected.add("out in hand " + hand);
      expected.add("blocked in hand " + hand);
    }
    for (int seats = 2; seats <= 8; seats++) {
      expected.add(mustTakeWith(seats));
    }
    assertThat(reached.keySet()).containsAll(expected);
    assertThat(reached).allSatisfy((what, times) -> assertThat(times).as(what).isGreaterThan(5));
  }

  private static String mustTakeWith(int seats) {
    return "the discard must be taken, with " + seats + " seats";
  }

  /** O-24: the renewals are used up and there are discards, but only the top one can be taken. */
  private static boolean mustTake(Oklahoma deal) {
    return deal.phase() instanceof OklahomaPhase.ToDraw turn
        && deal.renewalsLeft() == 0
        && !deal.renewable(turn).isEmpty()
        && deal.rule(turn.seat(), new Move.Draw()) instanceof Ruling.Refused;
  }

  private static void assertLookingTwiceShowsNoMore(Event event, Map<Viewer, Deal> views) {
    Seat seat = Seat.of(event.hashCode() & 1);
    Deal seen = Objects.requireNonNull(views.get(seat));
    assertThat(seen.seenBy(seat)).isEqualTo(seen);
    assertThat(seen.seenBy(Onlooker.ONLOOKER)).isEqualTo(views.get(Onlooker.ONLOOKER));
    Optional<Event> told = event.seenBy(seat);
    assertThat(told.flatMap(each -> each.seenBy(seat))).isEqualTo(told);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(OklahomaLawsTest::leaves)
        : Stream.of(type);
  }

  private static void agree(Oklahoma deal, Oklahoma other, Seat seat, Random chance) {
    for (Move move : RandomMoves.ofEveryKind(deal, seat, chance)) {
      assertThat(said(other.rule(seat, move)))
          .as("%s means %s", seat, move)
          .isEqualTo(said(deal.rule(seat, move)));
    }
  }

  /** A ruling without the events: the last answer in a window brings more than a seat can see. */
  private static Object said(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> "allowed";
      case Ruling.Refused refused -> refused;
    };
  }

  private static List<Face> cards(Oklahoma deal) {
    List<Face> faces = new ArrayList<>(deal.tableau().stock());
    faces.addAll(deal.tableau().pile());
    for (Hand hand : deal.tableau().hands()) {
      faces.addAll(hand.concealed());
      faces.addAll(hand.exposed());
    }
    deal.tableau().melds().forEach(laid -> faces.addAll(laid.meld().cards()));
    return faces;
  }

  /** How many there are of each card, the jokers and the backs last. */
  private static int[] counts(List<? extends Face> faces) {
    int ranks = Rank.values().length;
    int jokers = Suit.values().length * ranks;
    int[] counts = new int[jokers + 2];
    for (Face face : faces) {
      switch (face) {
        case Suited(Rank rank, Suit suit) -> counts[suit.ordinal() * ranks + rank.ordinal()]++;
        case Joker joker -> counts[jokers]++;
        case Back back -> counts[jokers + 1]++;
      }
    }
    return counts;
  }
}
