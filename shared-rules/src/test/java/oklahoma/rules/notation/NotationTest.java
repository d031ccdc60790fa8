package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomMoves;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed can be parsed again. */
class NotationTest {
  private static final String FENCE = "```";

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(NotationTest::leaves)
        : Stream.of(type);
  }

  private static <T> void assertEveryLeaf(Class<T> type, Stream<? extends T> samples) {
    assertThat(samples.map(Object::getClass).distinct())
        .containsExactlyInAnyOrderElementsOf(leaves(type).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7h As Td | 7h As Td",
        "7h 8h 9h | 789h",
        "9h9d9c | 9hdc",
        "7h*9hTh | 7h * 9Th",
        "???* | 3? *",
        "7h7h7h | 777h",
        "2? 10? | 12?",
        "2c 2s 2h | 2csh",
        "'' | ''"
      })
  void groupsOfCards(String written, String printed) {
    assertThat(Notation.print(Notation.faces(written).orElseThrow())).isEqualTo(printed);
  }

  @Test
  void ranksAndSuits() {
    assertThat(Notation.cards("2c Td * Ah").orElseThrow())
        .containsExactly(
            new Suited(Rank.TWO, Suit.CLUBS),
            new Suited(Rank.TEN, Suit.DIAMONDS),
            Joker.JOKER,
            new Suited(Rank.ACE, Suit.HEARTS));
    assertThat(Notation.faces("?").orElseThrow()).containsExactly(Back.BACK);
  }

  @ParameterizedTest
  @ValueSource(strings = {"45c 9dh [7d *]", "10?", "9? [7d]", "[7d]", ""})
  void hands(String text) {
    assertThat(Notation.print(Notation.hand(text).orElseThrow())).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "9hdc, book 9hdc",
    "567s*, run 567s *",
    "99h, book 99h",
    "book 9h**, book 9h * *",
    "run 9h***, run 9h * * *",
    "run 2345s, run 2345s",
    "book, book"
  })
  void melds(String written, String printed) {
    assertThat(Notation.print(Notation.meld(written).orElseThrow())).isEqualTo(printed);
  }

  /** Where the cards of a meld of Oklahoma are read without a word they are read as that meld. */
  @Test
  void aMeldWithoutAWordIsReadAsItselfOrNotAtAll() {
    Random chance = new Random(5);
    int read = 0;
    int unsaid = 0;
    for (int i = 0; i < 20_000; i++) {
      Meld meld = chance.nextBoolean() ? book(chance) : run(chance);
      if (OklahomaMelds.fault(OklahomaRules.standard(8), meld).isEmpty()) {
        switch (Notation.meld(Notation.print(meld.cards()))) {
          case Parsed.Value(Meld same) -> {
            assertThat(same).isEqualTo(meld);
            read++;
          }
          case Parsed.Faulty(Fault fault) -> {
            assertThat(fault.reason()).isEqualTo(NotationError.BOOK_OR_RUN);
            unsaid++;
          }
        }
      }
    }
    assertThat(read).isGreaterThan(5_000);
    assertThat(unsaid).isGreaterThan(1_000);
  }

  private static Meld book(Random chance) {
    Rank rank = Rank.values()[chance.nextInt(3)];
    return Meld.book(cards(chance, 3, place -> new Suited(rank, Suit.values()[chance.nextInt(4)])));
  }

  private static Meld run(Random chance) {
    Suit suit = Suit.values()[chance.nextInt(4)];
    int bottom = chance.nextInt(4);
    return Meld.run(cards(chance, 4, place -> new Suited(Rank.values()[bottom + place], suit)));
  }

  /** Some cards more than the fewest, every second place a wild. */
  private static List<Card> cards(Random chance, int fewest, IntFunction<Card> natural) {
    List<Card> wilds = Notation.cards("* 2sc").orElseThrow();
    return IntStream.range(0, fewest + chance.nextInt(3))
        .mapToObj(
            place -> chance.nextBoolean() ? wilds.get(chance.nextInt(3)) : natural.apply(place))
        .toList();
  }

  static Stream<ProposedMove> moves() {
    List<Meld> melds =
        List.of(Notation.meld("book 9hdc").orElseThrow(), Notation.meld("run 567s*").orElseThrow());
    List<Meld> gin =
        List.of(
            Notation.meld("run 234s").orElseThrow(),
            Notation.meld("book 9hdc").orElseThrow(),
            Notation.meld("run 9h").orElseThrow());
    Card card = new Suited(Rank.EIGHT, Suit.SPADES);
    return Stream.of(
            new Move.Draw(),
            new Move.Take(),
            new Move.Claim(),
            new Move.Pass(),
            new Move.Discard(card),
            new Move.LayDown(melds),
            new Move.LayDown(List.of()),
            new Move.LayOff(card, 0, Optional.empty()),
            new Move.LayOff(card, 11, Optional.of(End.LOW)),
            new Move.Swap(Joker.JOKER, 1, Optional.of(End.HIGH)),
            new Move.Swap(card, 0, Optional.empty()),
            new Move.Knock(Optional.of(card), gin),
            new Move.Knock(Optional.of(card), List.of()),
            new Move.Knock(Optional.empty(), gin))
        .map(move -> new ProposedMove(Seat.H, move));
  }

  @ParameterizedTest
  @MethodSource("moves")
  void everyMove(ProposedMove meant) {
    assertThat(Notation.meant(Notation.print(meant)).orElseThrow()).isEqualTo(meant);
  }

  @Test
  void everyKindOfMoveIsAmongThem() {
    assertEveryLeaf(Move.class, moves().map(ProposedMove::move));
  }

  @Test
  void movesInWords() {
    assertThat(moves().map(Notation::print))
        .containsExactly(
            "H draws",
            "H takes",
            "H claims",
            "H passes",
            "H discards 8s",
            "H lays down book 9hdc / run 567s *",
            "H lays down",
            "H lays 8s on 1",
            "H lays 8s on 12 low",
            "H swaps * on 2 high",
            "H swaps 8s on 1",
            "H knocks 8s: 234s / 9hdc / run 9h",
            "H knocks 8s",
            "H knocks: 234s / 9hdc / run 9h");
  }

  static Stream<Event> events() {
    Card card = new Suited(Rank.EIGHT, Suit.SPADES);
    List<Meld> melds = List.of(Notation.meld("book 9hdc").orElseThrow());
    return Stream.of(
        new Event.Drew(Seat.A, card),
        new Event.Drew(Seat.A, Back.BACK),
        new Event.Answered(Seat.B, true),
        new Event.Answered(Seat.B, false),
        new Event.Took(Seat.C, Joker.JOKER),
        new Event.Discarded(Seat.D, card),
        new Event.LaidDown(Seat.E, melds),
        new Event.LaidOff(Seat.F, card, 2, End.LOW),
        new Event.Swapped(Seat.G, card, 0, 3, Optional.of(End.HIGH)),
        new Event.Swapped(Seat.G, card, 0, 3, Optional.empty()),
        new Event.ClaimSettled(Optional.of(Seat.H), card),
        new Event.ClaimSettled(Optional.empty(), card),
        new Event.Declined(Seat.A),
        new Event.Knocked(Seat.B, Optional.of(card), melds, List.of(card)),
        new Event.Knocked(Seat.B, Optional.of(card), List.of(), List.of(card)),
        new Event.Knocked(Seat.B, Optional.empty(), melds, List.of()),
        new Event.StockRanOut(Seat.A),
        new Event.Renewed(List.of(card, Joker.JOKER)),
        new Event.Renewed(List.of(Back.BACK, Back.BACK)),
        new Event.Ended(Optional.of(Seat.A), List.of(List.of(), List.of(card, Joker.JOKER))),
        new Event.Ended(Optional.empty(), List.of(List.of(card), List.of(card))));
  }

  @ParameterizedTest
  @MethodSource("events")
  void everyEvent(Event event) {
    assertThat(Notation.event(Notation.print(event)).orElseThrow()).isEqualTo(event);
  }

  @Test
  void everyKindOfEventIsAmongThem() {
    assertEveryLeaf(Event.class, events());
  }

  @Test
  void eventsInWords() {
    assertThat(events().map(Notation::print))
        .containsExactly(
            "A draws 8s",
            "A draws ?",
            "B claims",
            "B passes",
            "C takes *",
            "D discards 8s",
            "E lays down book 9hdc",
            "F lays 8s on 3 low",
            "G swaps 8s on 1 place 4 to high",
            "G swaps 8s on 1 place 4 to hand",
            "claim to H 8s",
            "claim to nobody 8s",
            "A declines",
            "B knocks 8s: 9hdc, left 8s",
            "B knocks 8s, left 8s",
            "B knocks: 9hdc",
            "stock empty for A",
            "stock renewed 8s *",
            "stock renewed 2?",
            "ends A out: - / 8s *",
            "ends blocked: 8s / 8s");
  }

  static Stream<String> positions() {
    return Stream.of(
        "oklahoma;A: 3h;B: 4h;C: 5h;B to draw",
        "oklahoma dealer A;A: 3h;B: 4h;C: 5h;B to draw first",
        "oklahoma;A: 3h;B: 4h;C: 5h;B to draw, C claimed",
        "oklahoma first-up-card-claimable yes dealer A;A: 3h;B: 4h;C: 5h;B to draw first, C"
            + " claimed",
        "oklahoma;A: 3h 4c;B: 4h;C: 5h;A to play drew 4c",
        "oklahoma;A: 3?;B: 4h;C: 5h;A to play drew ?",
        "oklahoma;A: 3h;B: 4h;C: 5h;A to play drew ? moved",
        "oklahoma;A: 3h;B: 4h;C: 5h;meld A: book 9hdc;A to play took * laid-down moved",
        "oklahoma;laps 0 1;A: 3h [4c];B: 4h;C: 5h;A to play took 4c",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9h;window on A: B, C claims",
        "oklahoma claims 1;claimed 0 1 1 0;A: 3h;B: 4h;C: 5h;D: 6h;pile 9h;window on A: B, D",
        "oklahoma first-up-card-claimable yes;A: 3h;B: 4h;C: 5h;pile 9h;window on first C: A"
            + " passes, B",
        "oklahoma penalty 2;A: 3h;B: 4h;C: 5h;C owed 2, B to draw",
        "oklahoma first-up-card-claimable yes dealer A;A: 3h;B: 4h;C: 5h;C owed 1, B to draw first",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9hd;stock;renewing: B to draw",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9h;stock;renewing: C owed 1, B to draw",
        "oklahoma;A:;B: 4h;C: 5h;ending A out",
        "oklahoma hand 5;A:;B: 4h;C: 5h;meld A: book 9hdc;over A out",
        "oklahoma;A: 3h;B: 4h;C: 5h;over blocked");
  }

  private static Oklahoma position(String lines) {
    return Notation.deal(lines.replace(';', '\n')).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyPhase(String lines) {
    Oklahoma deal = position(lines);
    assertThat(Notation.print(deal)).endsWith(lines.substring(lines.lastIndexOf(';') + 1) + "\n");
    assertThat(Notation.deal(Notation.print(deal)).orElseThrow()).isEqualTo(deal);
  }

  @Test
  void everyKindOfPhaseIsAmongThem() {
    assertEveryLeaf(OklahomaPhase.class, positions().map(lines -> position(lines).phase()));
  }

  @Test
  void linesLeftOutHaveTheirDefaults() {
    Oklahoma deal = Notation.deal("oklahoma\nA: 3h\nB: 4h\nA to play").orElseThrow();
    assertThat(deal.rules()).isEqualTo(OklahomaRules.standard(2));
    assertThat(deal.hand()).isEqualTo(1);
    assertThat(deal.dealer()).isEqualTo(Seat.B);
    assertThat(deal.tableau().pile()).isEmpty();
    List<Card> rest =
        deal.rules().pack().stream()
            .filter(card -> !Notation.cards("34h").orElseThrow().contains(card))
            .toList();
    assertThat(deal.tableau().stock()).isEqualTo(rest);
    assertThat(deal.phase())
        .isEqualTo(new OklahomaPhase.ToPlay(Seat.A, Back.BACK, false, false, true));
  }

  /** RULES.md, "Notation"; the text behind some blanks explains the line. */
  @Test
  void theExampleInTheRuleBookCanBeRead() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("RULES.md"));
    List<String> begun = lines.subList(lines.indexOf(FENCE) + 1, lines.size());
    String example =
        begun.subList(0, begun.indexOf(FENCE)).stream()
            .map(line -> line.replaceFirst(" {3,}.*", ""))
            .collect(Collectors.joining("\n"));
    Oklahoma deal = Notation.deal(example).orElseThrow();
    assertThat(Notation.deal(Notation.print(deal)).orElseThrow()).isEqualTo(deal);
  }

  @Test
  void theStockMayNameItsTopAndLeaveTheRest() {
    Oklahoma deal =
        Notation.deal("oklahoma\nA: 3h\nB: 4h\nstock Kd 2c ...\nA to play").orElseThrow();
    assertThat(deal.tableau().stock()).hasSize(52);
    assertThat(Notation.print(deal.tableau().stock().subList(0, 4))).isEqualTo("Kd 234c");
    Oklahoma seen = Notation.deal("oklahoma\nA: 3h\nB: 9?\nA to play").orElseThrow();
    assertThat(Notation.print(seen.tableau().stock())).isEqualTo("44?");
  }

  @Test
  void randomRules() {
    Random chance = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      OklahomaRules rules = RandomRules.any(chance);
      assertThat(Notation.rules(Notation.print(rules)).orElseThrow()).isEqualTo(rules);
    }
    assertThat(Notation.print(OklahomaRules.standard(4))).isEqualTo("oklahoma 4 seats");
    assertThat(Notation.print(OklahomaRules.standard(4).with(new OklahomaRules.StockRules(0, 3))))
        .isEqualTo("oklahoma 4 seats jokers 0");
  }

  @Test
  void rulesInSeveralLinesWithRemarks() {
    String sheet = "# at home\noklahoma 4 seats\n\njokers 0 # the old deck\nclaims 2\n";
    assertThat(Notation.rules(sheet))
        .isEqualTo(Notation.rules("oklahoma 4 seats jokers 0 claims 2"));
  }

  @Test
  void randomMoves() {
    Random chance = new Random(2);
    for (int seed = 0; seed < 50; seed++) {
      Oklahoma deal = RandomPlay.deal(2 + seed % 7, seed).start();
      for (Move move : RandomMoves.ofEveryKind(deal, Seat.B, chance)) {
        ProposedMove meant = new ProposedMove(Seat.B, move);
        assertThat(Notation.meant(Notation.print(meant)).orElseThrow()).isEqualTo(meant);
      }
    }
  }
}
