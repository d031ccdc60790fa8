package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import oklahoma.rules.Rules;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be parsed is named with its place and the reason. */
class FaultTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "card    | 7x            | NOT_A_CARD   | 1 | 1 | 7x",
        "card    | 7h 89         | NOT_A_CARD   | 1 | 4 | 89",
        "card    | 7h 8hc9       | NOT_A_CARD   | 1 | 7 | 9",
        "card    | 78hc          | NOT_A_CARD   | 1 | 1 | 78hc",
        "card    | 7h ?          | FACE_DOWN    | 1 | 4 | ?",
        "card    | 7h hello      | LEFT_OVER    | 1 | 4 | hello",
        "card    | 99999?        | NOT_A_CARD   | 1 | 1 | 99999?",
        "hand    | 7h [8h        | NOT_A_CARD   | 1 | 7 | ''",
        "hand    | 7h [?]        | FACE_DOWN    | 1 | 5 | ?]",
        "meld    | 9h**          | BOOK_OR_RUN  | 1 | 1 | 9h**",
        "meld    | 2h2c          | BOOK_OR_RUN  | 1 | 1 | 2h2c",
        "meld    | 2hcsc         | BOOK_OR_RUN  | 1 | 1 | 2hcsc",
        "meld    | 2s9h*         | BOOK_OR_RUN  | 1 | 1 | 2s9h*",
        "meld    | 9h8d          | BOOK_OR_RUN  | 1 | 1 | 9h8d",
        "meant   | I draws       | NOT_A_SEAT   | 1 | 1 | I",
        "meant   | A sings       | NOT_A_WORD   | 1 | 3 | sings",
        "meant   | A discards    | NOT_A_CARD   | 1 | 11 | ''",
        "meant   | A discards 78h| NOT_A_CARD   | 1 | 12 | 78h",
        "meant   | A lays 8h at 1| NOT_A_WORD   | 1 | 11 | at",
        "meant   | A lays 8h on 0| NOT_A_NUMBER | 1 | 14 | 0",
        "meant   | A draws 7h    | LEFT_OVER    | 1 | 9 | 7h",
        "event   | claim to 7h   | NOT_A_SEAT   | 1 | 10 | 7h",
        "event   | stock full    | NOT_A_WORD   | 1 | 7 | full",
        "event   | ends A: 7h    | NOT_A_WORD   | 1 | 7 | :",
        "event   | A swaps 8h on 1 place 2 to moon | NOT_A_WORD | 1 | 28 | moon",
        "event   | ''            | NOT_A_SEAT   | 1 | 1 | ''",
        "rules   | oklahoma 9 seats | RULES_REFUSED | 1 | 17 | SEATS",
        "rules   | oklahoma 3 seats jokers 7 | RULES_REFUSED | 1 | 26 | JOKERS",
        "rules   | oklahoma 3 seats jokers many | NOT_A_NUMBER | 1 | 25 | many",
        "rules   | oklahoma 3 seats colour red | LEFT_OVER | 1 | 18 | colour",
        "rules   | whist 3 seats | NOT_A_WORD   | 1 | 1 | whist",
        "rules   | '' | NOT_A_WORD | 1 | 1 | ''",
        "rules   | 'oklahoma 3 seats\n\n# ours\njokers 0\nclaim 2' | LEFT_OVER | 5 | 1 | claim"
      })
  void faultsHaveAPlaceAndAReason(
      String kind, String text, NotationError reason, int line, int column, String found) {
    Parsed<?> parsed =
        switch (kind) {
          case "card" -> Notation.cards(text);
          case "hand" -> Notation.hand(text);
          case "meld" -> Notation.meld(text);
          case "meant" -> Notation.meant(text);
          case "event" -> Notation.event(text);
          default -> Notation.rules(text);
        };
    assertThat(parsed).isEqualTo(new Parsed.Faulty<>(new Fault(reason, line, column, found)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                                          | LINE_MISSING   | 1",
        "oklahoma                                    | RULES_REFUSED  | 1",
        "oklahoma;A: 3h;B: 4h                        | LINE_MISSING   | 4",
        "oklahoma;A: 3h;B: 4h;B to draw;A to draw    | LINE_MISPLACED | 5",
        "oklahoma;B: 3h;A: 4h;A to draw              | NOT_A_WORD     | 2",
        "oklahoma 3 seats;A: 3h;B: 4h;A to draw      | NOT_A_WORD     | 4",
        "oklahoma hand 6;A: 3h;B: 4h;A to draw       | NOT_A_NUMBER   | 1",
        "oklahoma dealer C;A: 3h;B: 4h;A to draw     | NOT_A_SEAT     | 1",
        "oklahoma colour red;A: 3h;B: 4h;A to draw   | NOT_A_WORD     | 1",
        "oklahoma;A: 3h;B: 4h 3h;A to draw           | TOO_MANY       | 1",
        "oklahoma;A: 3h;B: 60?;A to draw             | TOO_MANY       | 1",
        "oklahoma;A: 3h;B: 4h;pile ?;A to draw       | FACE_DOWN      | 4",
        "oklahoma;A: 3h;B: 4h;meld A: book 9hd8c;A to draw | NOT_A_MELD | 4",
        "oklahoma;A: 3h;B: 4h;meld C: book 9hdc;A to draw | NOT_A_SEAT | 4",
        "oklahoma;A: 3h;B: 4h;C to draw              | NOT_A_SEAT     | 4",
        "oklahoma;A: 3h;B: 4h;A to sing              | NOT_A_WORD     | 4",
        "oklahoma;A: 3h;B: 4h;stock;pile 9h;A to draw | LINE_MISPLACED | 5",
        "oklahoma renewals 2 renewed 3;A: 3h;B: 4h;A to draw | NOT_A_NUMBER | 1",
        "oklahoma claims 1;claimed 2 0;A: 3h;B: 4h;A to draw | NOT_A_NUMBER | 2",
        "oklahoma;laps 2 1;A: 3h;B: 4h;A to draw     | NOT_A_NUMBER   | 2"
      })
  void faultsOfDeals(String text, NotationError reason, int line) {
    Parsed<Oklahoma> parsed = Notation.deal(text.replace(';', '\n'));
    assertThat(parsed).isInstanceOf(Parsed.Faulty.class);
    Fault fault = ((Parsed.Faulty<Oklahoma>) parsed).fault();
    assertThat(fault.reason()).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(line);
  }

  /** A line or a fact that is there twice is a fault, even where it is the same both times. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "oklahoma hand 2 hand 3;A: 3h;B: 4h;A to draw   | 1 | 17 | hand",
        "oklahoma hand 2 hand 2;A: 3h;B: 4h;A to draw   | 1 | 17 | hand",
        "oklahoma dealer A dealer B;A: 3h;B: 4h;A to draw | 1 | 19 | dealer",
        "oklahoma renewed 1 jokers 0 renewed 1;A: 3h;B: 4h;A to draw | 1 | 29 | renewed",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9h;window on A: B, C, B claims | 6 | 20 | B",
        "oklahoma;claimed 0 1;claimed 0 1;A: 3h;B: 4h;A to draw | 3 | 1 | claimed",
        "oklahoma;claimed 0 1;laps 1 1;claimed 0 1;A: 3h;B: 4h;A to draw | 4 | 1 | claimed",
        "oklahoma;laps 1 1;laps 1 1;A: 3h;B: 4h;A to draw | 3 | 1 | laps",
        "oklahoma;A: 3h;A: 3h;B: 4h;A to draw           | 3 | 1 | A",
        "oklahoma;A: 3h;B: 4h;B: 4h;A to draw           | 4 | 1 | B",
        "oklahoma 2 seats;A: 3h;B: 4h;A: 3h;A to draw   | 4 | 1 | A",
        "oklahoma;A: 3h;B: 4h;pile 9h;A: 3h;A to draw   | 5 | 1 | A",
        "oklahoma;A: 3h;B: 4h;pile 9h;pile 9h;A to draw | 5 | 1 | pile",
        "oklahoma;A: 3h;B: 4h;pile 9h;stock;pile 9h;A to draw | 6 | 1 | pile",
        "oklahoma;A: 3h;B: 4h;B to draw;B to draw       | 5 | 1 | B",
        "gin classic;A: 3h;B: 4h;B: 4h;A to draw        | 4 | 1 | B",
        "gin classic;A: 3h;B: 4h;stock;stock;A to draw  | 5 | 1 | stock",
        "gin classic dealer A dealer A;A: 3h;B: 4h;A to draw | 1 | 22 | dealer",
        "gin classic up 7d up 8d;A: 3h;B: 4h;A to draw  | 1 | 19 | up",
        "gin classic up 7d knock 7;A: 3h;B: 4h;A to draw | 1 | 19 | knock",
        "gin classic knock 7 knock 8;A: 3h;B: 4h;A to draw | 1 | 21 | knock",
        "gin classic takes 1 takes 1;A: 3h;B: 4h;A to draw | 1 | 21 | takes",
        "gin awards;A: 3h;B: 4h;C: 5h;A knocked: B, B   | 5 | 15 | B"
      })
  void doubledFacts(String text, int line, int column, String found) {
    assertThat(position(text))
        .isEqualTo(new Parsed.Faulty<>(new Fault(NotationError.SAID_TWICE, line, column, found)));
  }

  /** The last line of a position has to follow from the others; the fault names it whole. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        // A turn
        "oklahoma dealer A;A: 3h;B: 4h;A to draw first",
        "oklahoma;A: 3h;B: 4h;meld B: book 9hdc;A to draw first",
        "oklahoma;laps 1 1;A: 3h;B: 4h;A to play drew 3h",
        "oklahoma;laps 1 1;A: 3h;B: 4h;A to play took 3h",
        "oklahoma;laps 1 2;A: 3h;B: 4h;meld B: book 9hdc;A to play took 3h moved",
        "oklahoma;A: 3h;B: 4h;A to play drew 9c",
        "oklahoma;A: 3h;B: 4h;A to play took 9c",
        "oklahoma;A: 3h;B: 4h;meld A: book 9hdc;A to play laid-down",
        "oklahoma;A: 3h;B: 4h;meld B: book 9hdc;A to play laid-down moved",
        "oklahoma hand 5;A: 3h;B: 4h;meld A: book 9hdc;A to play",
        // A claim
        "oklahoma;A: 3h;B: 4h;C: 5h;A to draw, A claimed",
        "oklahoma;A: 3h;B: 4h;C: 5h;A to draw, C claimed",
        "oklahoma;A: 3h;B: 4h;C: 5h;A to draw first, B claimed",
        "oklahoma first-up-card-claimable yes;A: 3h;B: 4h;C: 5h;A to draw first, C claimed",
        "oklahoma;A: 3h;B: 4h;C: 5h;B owed 2, A to draw",
        "oklahoma penalty 0;A: 3h;B: 4h;C: 5h;B owed 1, A to draw",
        "oklahoma;A: 3h;B: 4h;C: 5h;A owed 1, A to draw",
        "oklahoma;A: 3h;B: 4h;C: 5h;C owed 1, A to draw",
        // A window
        "oklahoma;A: 3h;B: 4h;C: 5h;window on A: B, C",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9h;window on A: A, B, C",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9h;window on A: C",
        "oklahoma;A: 3h;B: 4h;pile 9h;window on A: B",
        "oklahoma claims 1;claimed 0 0 1;A: 3h;B: 4h;C: 5h;pile 9h;window on A: B, C",
        "oklahoma;laps 3 3;A: 3h;B: 4h;C: 5h;pile 9h;window on A: B, C",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9h;window on first C: A, B",
        "oklahoma first-up-card-claimable yes;A: 3h;B: 4h;C: 5h;pile 9h;window on first A: B, C",
        // A renewal
        "oklahoma;A: 3h;B: 4h;pile 9hd;renewing: A to draw",
        "oklahoma;A: 3h;B: 4h;pile 9h;stock;renewing: A to draw",
        "oklahoma renewals 1 renewed 1;A: 3h;B: 4h;pile 9hd;stock;renewing: A to draw",
        "oklahoma dealer A;A: 3h;B: 4h;pile 9hd;stock;renewing: A to draw first",
        "oklahoma;A: 3h;B: 4h;C: 5h;pile 9hd;stock;renewing: C owed 1, A to draw",
        // The end
        "oklahoma;A: 3h;B: 4h;ending A out",
        "oklahoma;A: 3h;B: 4h;over A out",
        "oklahoma;A:;B: ?;over A out",
        // A turn of gin
        "gin classic;A: 3h;B: 4h;meld A: 789c;A to draw",
        "gin classic;A: 3h;B: 4h;offer to B",
        "gin classic;A: 3h;B: 4h;offer to A again",
        "gin classic takes 1;A: 3h;B: 4h;offer to A",
        "gin awards;A: 3h;B: 4h;offer to A",
        "gin classic;A: 3h;B: 4h;A to draw first",
        "gin awards;A: 3h;B: 4h;B to draw first",
        "gin classic;A: 3h;B: 4h;A to draw declined",
        "gin awards;A: 3h;B: 4h;A to draw first declined",
        "gin sheet-bg;A: 3h;B: 4h;A to draw first declined",
        "gin classic;A: 3h;B: 4h;stock 5h 6h;A to draw last",
        "gin classic stock-end fiftieth-card;A: 3h;B: 4h;A to draw last",
        "gin classic takes 1;A: 3h;B: 4h;A to discard drew 3h",
        "gin classic;A: 3h;B: 4h;A to discard drew 9c",
        "gin classic stock-end fiftieth-card;A: 3h;B: 4h;stock 56h;A to discard drew 3h last",
        // The end of a round
        "gin awards;A: 3h;B: 4h;C: 5h;A knocked: A, B",
        "gin awards lay-offs no;A: 3h;B: 4h;A knocked: B",
        "gin awards;A: 3h;B: 4h;meld A: 789c;meld B: JQKc;A knocked: B",
        "gin awards;A: 3h;B: 4h;meld A: 789c;A knocked: B / B Tc on 1 high",
        "gin awards;A: 3h;B: 4h;meld A: 789c;A knocked: B / B Tc on 2 high",
        "gin awards;A: 3h;B: 4h;meld A: 789c;A knocked: B / A 9c on 1 high",
        "gin awards;A: 3h;B: 4h;ending A gin",
        "gin awards;A: 3h;B: ?;over void stock",
        "gin awards;A: 3h;B: 4h;meld A: 789c;over void stock"
      })
  void contradictions(String text) {
    List<String> lines = lines(text);
    Fault last = new Fault(NotationError.CONTRADICTED, lines.size(), 1, lines.getLast());
    assertThat(position(text)).isEqualTo(new Parsed.Faulty<>(last));
  }

  /** What cannot be said in the last line at all. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "oklahoma;A: 3h;B: 4h;A to play took ?        | FACE_DOWN | 16 | ?",
        "gin classic;A: 3h;B: 4h;A to discard took ?  | FACE_DOWN | 19 | ?",
        "oklahoma;A: 3h;B: 4h;C: 5h;B owed 1, A to draw, B claimed | LEFT_OVER | 20 | ','",
        "oklahoma;A: 3h;B: 4h;C: 5h;A to draw after B | LEFT_OVER | 11 | after"
      })
  void faultsOfWrittenPositions(String text, NotationError reason, int column, String found) {
    assertThat(position(text))
        .isEqualTo(new Parsed.Faulty<>(new Fault(reason, lines(text).size(), column, found)));
  }

  private static List<String> lines(String text) {
    return text.replace(';', '\n').lines().toList();
  }

  private static Parsed<?> position(String text) {
    String position = String.join("\n", lines(text));
    return text.startsWith("gin") ? Notation.gin(position) : Notation.deal(position);
  }

  /** A file of the size that a program reads can neither fill the memory nor take too long. */
  @ParameterizedTest
  @CsvSource({"*, 400000, TOO_MANY", "7h, 400000, TOO_MANY", "999?, 400000, TOO_MANY"})
  void endlessCardsAreRefusedAtOnce(String group, int times, NotationError reason) {
    String cards = group.repeat(times);
    for (String text : List.of("stock renewed " + cards, "ends " + cards)) {
      assertThat(Notation.event(text)).isInstanceOf(Parsed.Faulty.class);
    }
    assertThat(reason(Notation.event("stock renewed " + cards))).isEqualTo(reason);
    assertThat(reason(Notation.faces(cards))).isEqualTo(reason);
    assertThat(reason(Notation.hand(cards))).isEqualTo(reason);
  }

  private static NotationError reason(Parsed<?> parsed) {
    return ((Parsed.Faulty<?>) parsed).fault().reason();
  }

  /** What comes before the first word of a file, or in a remark, is not read. */
  @Test
  void remarksMayComeFirstAndHoldAnything() {
    Rules gin = Notation.anyRules("gin classic 2 seats").orElseThrow();
    assertThat(Notation.anyRules("# ours\ngin classic 2 seats").orElseThrow()).isEqualTo(gin);
    assertThat(Notation.anyRules("\uFEFFgin classic 2 seats").orElseThrow()).isEqualTo(gin);
    assertThat(Notation.anyRules("gin classic 2 seats # a\u2028 b\u0085 c").orElseThrow())
        .isEqualTo(gin);
    String match = MatchRecordTest.played(5).text();
    assertThat(Notation.match("\uFEFF" + match)).isEqualTo(Notation.match(match));
    assertThat(Notation.plain("\uFEFF" + match)).isEqualTo(Notation.plain(match));
    assertThat(Notation.plain("  player A North #1 # 2")).isEqualTo("player A North #1 # 2\n");
  }

  /** A text with letters changed at random is read or refused, and never throws. */
  @Test
  void damagedTextsAreRefusedNotThrown() {
    Random chance = new Random(3);
    Oklahoma deal = RandomPlay.deal(4, 7).moments().get(60);
    List<Function<String, Parsed<?>>> readers =
        List.of(
            Notation::cards,
            Notation::faces,
            Notation::hand,
            Notation::meld,
            Notation::meant,
            Notation::event,
            Notation::rules,
            Notation::deal,
            Notation::ginRules,
            Notation::gin,
            Notation::match);
    List<String> texts =
        Stream.concat(
                Stream.of(
                    Notation.print(deal),
                    MatchRecordTest.played(5).text(),
                    GinMatchRecordTest.played(GinPreset.AWARDS.rules(3), 5).text()),
                Stream.concat(
                    NotationTest.events().map(Notation::print),
                    NotationTest.moves().map(Notation::print)))
            .toList();
    for (int i = 0; i < 5_000; i++) {
      String damaged = damaged(texts.get(chance.nextInt(texts.size())), chance);
      for (Function<String, Parsed<?>> reader : readers) {
        assertThat(reader.apply(damaged)).isNotNull();
      }
    }
  }

  private static String damaged(String text, Random chance) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = chance.nextInt(4); i >= 0; i--) {
      int at = chance.nextInt(damaged.length());
      String letters = "0123456789TJQKAcdhs*?[]:/,. \nABCDEFGHoz-\u0438";
      damaged.setCharAt(at, letters.charAt(chance.nextInt(letters.length())));
      if (chance.nextInt(4) == 0) {
        damaged.delete(at, Math.min(damaged.length(), at + 1 + chance.nextInt(20)));
        damaged.append(' ');
      }
    }
    return damaged.toString();
  }
}
