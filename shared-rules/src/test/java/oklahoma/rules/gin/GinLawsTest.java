package oklahoma.rules.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
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
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomGin;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws, each over the same random deals of gin under random rules. */
class GinLawsTest {
  /** Deals for each number of seats; {@code -Dlaws.gin=N} plays so many of each instead. */
  private static final Map<Integer, Integer> DEALS = Map.of(2, 220, 3, 140, 4, 100);

  /** Other deals than the build's: {@code -Dlaws.seed=...}. */
  private static final long FIRST_SEED = Long.getLong("laws.seed", 0);

  /** Every so many moments, where a law takes long to check. */
  private static final int SPARSE = 8;

  private static final Map<Integer, List<RandomDeal<Gin>>> PLAYED = new ConcurrentHashMap<>();

  private static Stream<RandomDeal<Gin>> played(int seats) {
    return PLAYED.computeIfAbsent(seats, GinLawsTest::play).parallelStream();
  }

  private static List<RandomDeal<Gin>> play(int seats) {
    long first = FIRST_SEED + seats * 1_000_000L;
    int deals = Integer.getInteger("laws.gin", DEALS.getOrDefault(seats, 0));
    return LongStream.range(first, first + deals)
        .parallel()
        .mapToObj(seed -> RandomGin.deal(seats, seed))
        .toList();
  }

  private static List<Viewer> viewers(Gin deal) {
    List<Viewer> viewers = new ArrayList<>(Seat.first(deal.rules().seats()));
    viewers.add(Onlooker.ONLOOKER);
    return viewers;
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4})
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
              assertThat(now.seenBy(viewer)).isEqualTo(now);
              assertThat(now.seenBy(Onlooker.ONLOOKER)).isEqualTo(after.seenBy(Onlooker.ONLOOKER));
              Optional<Event> once = event.seenBy(viewer);
              assertThat(once.flatMap(twice -> twice.seenBy(viewer))).isEqualTo(once);
              views.put(viewer, now);
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4})
  @DisplayName("Law 2: what a seat cannot see changes neither its view nor any ruling")
  void blindness(int seats) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyMoment(deal -> {
            if (chance.nextInt(SPARSE) == 0) {
              Viewer viewer = viewers(deal).get(chance.nextInt(seats + 1));
              Gin other = redealt(deal, viewer, chance);
              assertThat(other.seenBy(viewer)).isEqualTo(deal.seenBy(viewer));
              if (viewer instanceof Seat seat) {
                agree(deal, other, seat, chance);
              }
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4})
  @DisplayName("Law 3: cards are conserved, and every deal ends with a result")
  void conservationAndTermination(int seats) {
    played(seats)
        .forEach(each -> {
          List<Card> pack = each.start().rules().pack();
          each.everyStep((before, event, after) -> {
            List<Card> cards = cards(after);
            cards.sort(Face.ORDER);
            assertThat(cards).isEqualTo(pack);
          });
          assertThat(each.end().over()).isTrue();
          assertThat(each.end().seenBy(Seat.A))
              .satisfies(seen -> assertThat(((Gin) seen).result()).isEqualTo(each.end().result()));
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4})
  @DisplayName("Law 4: the host and the seat agree on legality and on the reason of a refusal")
  void hostAndSeatAgree(int seats) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyMoment(deal -> {
            if (chance.nextInt(SPARSE) == 0) {
              Seat seat = Seat.of(chance.nextInt(seats));
              agree(deal, (Gin) deal.seenBy(seat), seat, chance);
              deal.toAct().forEach(acting -> assertDefault(deal, acting));
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @ValueSource(ints = {2, 3, 4})
  @DisplayName("Law 5: what is printed can be parsed again")
  void printedAndParsed(int seats) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyStep((before, event, after) -> {
            assertThat(Notation.event(Notation.print(event)).orElseThrow()).isEqualTo(event);
            if (chance.nextInt(SPARSE) == 0) {
              Gin seen = (Gin) after.seenBy(viewers(after).get(chance.nextInt(seats + 1)));
              assertThat(Notation.gin(Notation.print(after)).orElseThrow()).isEqualTo(after);
              assertThat(Notation.gin(Notation.print(seen)).orElseThrow()).isEqualTo(seen);
            }
          });
        });
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

  /** The deal with every card that lies face down for the viewer exchanged at random. */
  private static Gin redealt(Gin deal, Viewer viewer, Random chance) {
    Gin seen = (Gin) deal.seenBy(viewer);
    List<Card> unseen = new ArrayList<>(deal.rules().pack());
    cards(seen).forEach(unseen::remove);
    Collections.shuffle(unseen, chance);
    Iterator<Card> next = unseen.iterator();
    Tableau filled =
        seen.tableau()
            .mapped(hand -> hand.mapped(face -> filled(face, next)), face -> filled(face, next));
    return new Gin(
        deal.rules(),
        deal.dealer(),
        deal.upCard(),
        filled,
        deal.takes(),
        phase(seen.phase(), filled, chance));
  }

  private static Face filled(Face face, Iterator<Card> next) {
    return face == Back.BACK ? next.next() : face;
  }

  /** A card that was drawn unseen might be any that the seat holds now. */
  private static GinPhase phase(GinPhase phase, Tableau tableau, Random chance) {
    if (!(phase instanceof GinPhase.ToPlay turn) || turn.drawn() != Back.BACK) {
      return phase;
    }
    List<Card> held = tableau.hand(turn.seat()).cards();
    Face drawn = held.get(chance.nextInt(held.size()));
    return new GinPhase.ToPlay(turn.seat(), drawn, turn.taken(), turn.last());
  }

  private static void agree(Gin deal, Gin other, Seat seat, Random chance) {
    for (Move move : RandomGin.ofEveryKind(deal, seat, chance)) {
      assertThat(said(other.rule(seat, move)))
          .as("%s means %s", seat, move)
          .isEqualTo(said(deal.rule(seat, move)));
    }
  }

  /** What the host plays for a seat is legal, and the seat knows it too. */
  private static void assertDefault(Gin deal, Seat acting) {
    Move move = deal.byDefault(acting).orElseThrow();
    assertThat(((Gin) deal.seenBy(acting)).byDefault(acting)).contains(move);
    assertThat(deal.rule(acting, move)).isInstanceOf(Ruling.Allowed.class);
  }

  /** A ruling without the events: a draw or the end shows what the seat cannot see. */
  private static Object said(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> "allowed";
      case Ruling.Refused refused -> refused;
    };
  }

  private static List<Card> cards(Gin deal) {
    List<Card> cards = new ArrayList<>(deal.tableau().pile());
    deal.tableau()
        .stock()
        .forEach(face -> {
          if (face instanceof Card card) {
            cards.add(card);
          }
        });
    for (Hand hand : deal.tableau().hands()) {
      cards.addAll(hand.cards());
    }
    deal.tableau().melds().forEach(laid -> cards.addAll(laid.meld().cards()));
    return cards;
  }
}
