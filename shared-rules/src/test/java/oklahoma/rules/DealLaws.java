package oklahoma.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws of both games, each over the same random deals under random rules.
 *
 * @param <D> a deal of the game
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DealLaws<D extends Deal> {
  /** Other deals than the build's: {@code -Dlaws.seed=...}. */
  private static final long FIRST_SEED = Long.getLong("laws.seed", 0);

  private final Map<Integer, Integer> deals;
  private final int sparse;
  private final Map<Integer, List<RandomDeal<D>>> played = new ConcurrentHashMap<>();

  /**
   * The laws of one game.
   *
   * @param deals how many are played for each number of seats
   * @param sparse every so many moments are looked at, where a law takes long to check
   */
  protected DealLaws(Map<Integer, Integer> deals, int sparse) {
    this.deals = deals;
    this.sparse = sparse;
  }

  /** A deal that is played at random. */
  protected abstract RandomDeal<D> deal(int seats, long seed);

  /** Moves of every kind, legal or not, as a seat could mean them. */
  protected abstract List<Move> ofEveryKind(D deal, Seat seat, Random chance);

  /** The deal with other cards where the viewer sees backs. */
  protected abstract D redealt(D deal, Viewer viewer, Random chance);

  /** What this text says. */
  protected abstract Deal parsed(String text);

  /** The numbers of seats. */
  protected final Stream<Integer> seats() {
    return deals.keySet().stream().sorted();
  }

  /** The deals with so many seats. */
  protected final Stream<RandomDeal<D>> played(int seats) {
    return played.computeIfAbsent(seats, this::play).parallelStream();
  }

  private List<RandomDeal<D>> play(int seats) {
    long first = FIRST_SEED + seats * 1_000_000L;
    return LongStream.range(first, first + deals.getOrDefault(seats, 0))
        .parallel()
        .mapToObj(seed -> deal(seats, seed))
        .toList();
  }

  private static List<Viewer> viewers(Deal deal) {
    List<Viewer> viewers = new ArrayList<>(Seat.first(deal.rules().seats()));
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("Law 1: told what it sees of an event, a viewer has what it sees of the deal")
  protected void theCommutingSquare(int seats) {
    played(seats)
        .forEach(each -> {
          Map<Viewer, Deal> views = new HashMap<>();
          each.everyStep((before, event, after) -> {
            Deal open = after.seenBy(Spectator.SPECTATOR);
            for (Viewer viewer : viewers(before)) {
              Deal seen = views.computeIfAbsent(viewer, before::seenBy);
              Optional<Event> shown = event.seenBy(viewer);
              Deal now = after.seenBy(viewer);
              assertThat(shown.map(seen::after).orElse(seen)).as("%s", viewer).isEqualTo(now);
              views.put(viewer, now);
              // Looking twice shows no more.
              assertThat(now.seenBy(viewer)).isEqualTo(now);
              assertThat(now.seenBy(Spectator.SPECTATOR)).isEqualTo(open);
              assertThat(shown.flatMap(twice -> twice.seenBy(viewer))).isEqualTo(shown);
            }
          });
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("Law 2: what a seat cannot see changes neither its view nor any ruling")
  protected void blindness(int seats) {
    sparsely(
        seats,
        (deal, chance) -> {
          Viewer viewer = viewers(deal).get(chance.nextInt(seats + 1));
          D other = redealt(deal, viewer, chance);
          assertThat(other.seenBy(viewer)).isEqualTo(deal.seenBy(viewer));
          if (viewer instanceof Seat seat) {
            agree(deal, other, seat, chance);
          }
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("Law 3: cards are conserved, and every deal ends")
  protected void conservationAndTermination(int seats) {
    played(seats)
        .forEach(each -> {
          int[] pack = counts(each.start().rules().pack());
          each.everyStep(
              (before, event, after) -> assertThat(counts(cards(after))).isEqualTo(pack));
          assertThat(each.end().over()).isTrue();
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("Law 4: the host and the seat agree on legality and on the reason of a refusal")
  protected void hostAndSeatAgree(int seats) {
    sparsely(
        seats,
        (deal, chance) -> {
          Seat any = Seat.of(chance.nextInt(seats));
          Stream.concat(Stream.of(any), deal.toAct().stream())
              .forEach(seat -> agree(deal, deal.seenBy(seat), seat, chance));
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("Law 5: what is printed can be parsed again")
  protected void printedAndParsed(int seats) {
    played(seats)
        .forEach(each ->
            each.everyStep((before, event, after) ->
                assertThat(Notation.event(Notation.print(event)).orElseThrow()).isEqualTo(event)));
    sparsely(
        seats,
        (deal, chance) -> {
          Deal seen = deal.seenBy(viewers(deal).get(chance.nextInt(seats + 1)));
          assertThat(parsed(RandomDeal.text(deal))).isEqualTo(deal);
          assertThat(parsed(RandomDeal.text(seen))).isEqualTo(seen);
        });
  }

  @ParameterizedTest(name = "{0} seats")
  @MethodSource("seats")
  @DisplayName("Law 6: what is played for a seat whose time is up is legal, and the seat knows it")
  protected void theDefaultIsLegal(int seats) {
    played(seats)
        .forEach(each ->
            each.everyMoment(deal -> {
              for (Seat seat : deal.toAct()) {
                Move move = deal.defaultMove(seat).orElseThrow();
                assertThat(deal.rule(seat, move)).isInstanceOf(Ruling.Allowed.class);
                assertThat(deal.seenBy(seat).defaultMove(seat)).contains(move);
              }
            }));
  }

  /** A property that takes long to check. */
  private interface Costly<D> {
    void check(D deal, Random chance);
  }

  private void sparsely(int seats, Costly<? super D> property) {
    played(seats)
        .forEach(each -> {
          Random chance = new Random(each.seed());
          each.everyMoment(deal -> {
            if (chance.nextInt(sparse) == 0) {
              property.check(deal, chance);
            }
          });
        });
  }

  private void agree(D deal, Deal other, Seat seat, Random chance) {
    for (Move move : ofEveryKind(deal, seat, chance)) {
      assertThat(verdict(other.rule(seat, move)))
          .as("%s means %s", seat, move)
          .isEqualTo(verdict(deal.rule(seat, move)));
    }
  }

  /** A ruling without the events, which may show what a seat cannot see. */
  private static Object verdict(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> "allowed";
      case Ruling.Refused refused -> refused;
    };
  }

  private static List<Face> cards(Deal deal) {
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
