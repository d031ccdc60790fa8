package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.GinMelds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is printed of gin can be parsed again. */
class GinNotationTest {

  static Stream<String> positions() {
    return Stream.of(
        "gin classic;A: 3h;B: 4h;offer to A",
        "gin classic;A: 3h;B: 4h;offer to B again",
        "gin awards takes 3;A: 3h;B: 4h;C: 5h;B to draw",
        "gin awards dealer A;A: 3h;B: 4h;C: 5h;B to draw first",
        "gin classic;A: 3h;B: 4h;A to draw first declined",
        "gin sheet-bg;A: 3h;B: 4h;B to draw first declined",
        "gin awards stock-end fiftieth-card;A: 3h;B: 4h;C: 5h;stock 9hd;B to draw last",
        "gin awards;A: 3h 4c;B: 4h;C: 5h;A to discard drew 4c",
        "gin awards;A: 3h;B: 4h;C: 5h;A to discard drew ?",
        "gin awards stock-end fiftieth-card;A: 3h [4c];B: 4h;C: 5h;stock 9hd;A to discard took 4c last",
        "gin awards;A: 3h;B: 4h;C: 5h;A knocked: B",
        "gin awards;A: 3h;B: 4h;C: 5h;meld A: 45678s;A knocked: B, C / B 8s on 1 high / C 4s on 1 low",
        "gin awards;A: 3h;B: 4h;C: 5h;meld A: 5678s;ending A knock / B 8s on 1 high",
        "gin awards;A:;B: 4h;C: 5h;ending A gin",
        "gin awards;A: 3h;B:;C: 5h;over B big-gin",
        "gin awards;A: 3h;B: 4h;C: 5h;over void stock",
        "gin awards;A: 3?;B: 4h;C: 5h;ending void loop");
  }

  private static Gin position(String lines) {
    return Notation.gin(lines.replace(';', '\n')).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyPhase(String lines) {
    Gin deal = position(lines);
    assertThat(Notation.print(deal)).endsWith(lines.substring(lines.lastIndexOf(';') + 1) + "\n");
    assertThat(Notation.gin(Notation.print(deal)).orElseThrow()).isEqualTo(deal);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(GinNotationTest::leaves)
        : Stream.of(type);
  }

  @Test
  void everyKindOfPhaseIsAmongThem() {
    assertThat(positions().map(lines -> (Object) position(lines).phase().getClass()).distinct())
        .containsExactlyInAnyOrderElementsOf(leaves(GinPhase.class).toList());
  }

  @Test
  void aTableAsPlayersWriteIt() {
    String text =
        """
        gin classic knock 7
        A:     A23c 456d 789h Ts
        B:     JQKc 4sh 9ds 2h 6h 8s
        pile   Kd 7d
        stock  4c 8d ...
        A to draw
        """;
    Gin deal = Notation.gin(text).orElseThrow();
    assertThat(deal.rules()).isEqualTo(GinPreset.CLASSIC.rules(2));
    assertThat(deal.limit()).isEqualTo(7);
    assertThat(deal.dealer()).isEqualTo(Seat.B);
    List<Card> pile = Notation.cards("Kd 7d").orElseThrow();
    assertThat(deal.tableau().pile()).isEqualTo(pile);
    assertThat(deal.tableau().stock()).hasSize(30);
  }

  @Test
  void aDefendersMeldsNeedNoWordForTheirKind() {
    List<Meld> melds = everyMeld();
    assertThat(melds).hasSize(13 * 5 + 4 * 66);
    for (Meld meld : melds) {
      String cards = Notation.print(meld.cards());
      ProposedMove shows = new ProposedMove(Seat.B, new Move.LayDown(List.of(meld)));
      assertThat(Notation.meant("B lays down " + cards).orElseThrow()).isEqualTo(shows);
      Event shown = new Event.LaidDown(Seat.B, List.of(meld));
      assertThat(Notation.event("B lays down " + cards).orElseThrow()).isEqualTo(shown);
    }
  }

  /** Every meld of gin in which the ace is low. */
  private static List<Meld> everyMeld() {
    List<List<Card>> groups = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      List<Card> set = new ArrayList<>();
      Stream.of(Suit.values()).forEach(suit -> set.add(new Suited(rank, suit)));
      groups.add(set);
      for (Card missing : set) {
        groups.add(set.stream().filter(card -> !card.equals(missing)).toList());
      }
    }
    for (Suit suit : Suit.values()) {
      List<Card> run = new ArrayList<>(List.of(new Suited(Rank.ACE, suit)));
      EnumSet.complementOf(EnumSet.of(Rank.ACE)).forEach(rank -> run.add(new Suited(rank, suit)));
      for (int from = 0; from < run.size(); from++) {
        for (int to = from + GinMelds.SHORTEST; to <= run.size(); to++) {
          groups.add(run.subList(from, to));
        }
      }
    }
    return groups.stream().map(cards -> GinMelds.tidy(Meld.run(cards))).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "classic, 2, gin classic 2 seats", "sheet-bg, 2, gin sheet-bg 2 seats",
    "sheet-101, 2, gin sheet-101 2 seats", "awards, 4, gin awards 4 seats",
    "royal, 3, gin royal 3 seats"
  })
  void theSheets(String sheet, int seats, String printed) {
    GinRules rules = Notation.ginRules("gin " + sheet + " " + seats + " seats").orElseThrow();
    assertThat(Notation.print(rules)).isEqualTo(printed);
  }

  @Test
  void randomRules() {
    Random chance = new Random(3);
    for (int i = 0; i < 1_000; i++) {
      GinRules rules = RandomGinRules.any(chance);
      assertThat(Notation.ginRules(Notation.print(rules)).orElseThrow()).isEqualTo(rules);
    }
  }

  /** Whether a sheet for two can be played by more is known when all is read. */
  @Test
  void aSheetForTwoWithoutItsOfferIsForThree() {
    String text = "gin classic 3 seats first-turn open";
    GinRules rules = Notation.ginRules(text).orElseThrow();
    assertThat(rules)
        .isEqualTo(GinPreset.CLASSIC.rules(2).with(GinRules.FirstTurn.OPEN).withSeats(3));
    assertThat(Notation.ginRules(Notation.print(rules)).orElseThrow()).isEqualTo(rules);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gin bridge 2 seats | NOT_A_WORD | gin bridge 2 seats",
        "gin classic 3 seats | RULES_REFUSED | OFFER_OF_SEVERAL",
        "gin classic 5 seats | RULES_REFUSED | SEATS",
        "gin classic 2 seats gin-bonus 21 | RULES_REFUSED | GIN_BONUS",
        "gin awards 2 seats end target 100 | RULES_REFUSED | TARGET_WITHOUT_DIFFERENCE",
        "gin classic 2 seats big-gin yes big-gin no | SAID_TWICE | big-gin",
        "gin classic 2 seats end soon | NOT_A_WORD | soon",
        "gin classic 2 seats jokers 2 | LEFT_OVER | jokers"
      })
  void faultsInRules(String text, NotationError reason, String found) {
    Fault fault = ((Parsed.Faulty<GinRules>) Notation.ginRules(text)).fault();
    assertThat(fault.reason()).isEqualTo(reason);
    assertThat(text + fault.found()).contains(found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gin classic knock 11 | NOT_A_NUMBER",
        "gin royal 2 seats knock 10 | NOT_A_NUMBER",
        "gin classic up * | NOT_A_CARD",
        "gin classic hand 3 | NOT_A_WORD"
      })
  void faultsInDeals(String header, NotationError reason) {
    Parsed<Gin> parsed = Notation.gin(header + "\nA: 3h\nB: 4h\nA to draw");
    assertThat(((Parsed.Faulty<Gin>) parsed).fault().reason()).isEqualTo(reason);
    Parsed<Gin> illegal = Notation.gin("gin classic\nA: 3h\nB: 4h\nmeld A: run 7h9h\nA to draw");
    assertThat(((Parsed.Faulty<Gin>) illegal).fault().reason()).isEqualTo(NotationError.NOT_A_MELD);
  }
}
