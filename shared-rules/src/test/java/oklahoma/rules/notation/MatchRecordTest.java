package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import oklahoma.rules.Event;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fixture.LongMatch;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import oklahoma.rules.record.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of matches are read again and played through. */
class MatchRecordTest {

  static RandomMatch played(long seed) {
    Random chance = new Random(seed);
    OklahomaRules rules =
        RandomRules.forSeats(chance.nextInt(2, 5), chance).with(OklahomaRules.Tie.SHARED);
    return RandomMatch.of(rules, names(chance, rules), seed);
  }

  /** Names that look like something else, or nobody's. */
  static List<String> names(Random chance, Rules rules) {
    List<String> names =
        List.of("# 1", "Борис", "dealer A", "A", "player B", "👩‍🚀 Кузя", "a  b", "deal 7h");
    return chance.nextBoolean() ? List.of() : names.subList(0, rules.seats());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void aWholeMatchIsReadAgain(long seed) {
    RandomMatch played = played(seed);
    assertThat(Notation.match(played.text()).orElseThrow()).isEqualTo(played.record());
  }

  /** A match of more deals is played nowhere. Before the line of the fault all others are read. */
  @Test
  void aMatchHasAsManyDealsAsAProgramFollows() {
    String text = LongMatch.text(MatchRecord.MOST_DEALS);
    String more = text + text.substring(text.lastIndexOf("\ndeal ") + 1);
    int line = (int) text.lines().count() + 1;
    assertThat(Notation.match(more))
        .isEqualTo(
            new Parsed.Faulty<MatchRecord>(
                new Fault(NotationError.TOO_MANY_DEALS, line, 1, "deal")));
  }

  @Test
  void aMatchMayStopAnywhere() {
    RandomMatch played = played(3);
    List<DealRecord> deals = new ArrayList<>(played.record().deals().subList(0, 2));
    List<Event> events = deals.getLast().events();
    for (int kept : List.of(0, 1, 2, events.size() / 2, events.size() - 1)) {
      DealRecord cut = new DealRecord(deals.getLast().order(), events.subList(0, kept));
      MatchRecord match =
          new MatchRecord(
              played.record().rules(),
              played.record().players(),
              played.record().firstDealer(),
              List.of(deals.get(0), cut));
      assertThat(Notation.match(Notation.print(match)).orElseThrow()).isEqualTo(match);
    }
  }

  @Test
  void theReplayEndsWhereTheMatchDid() {
    RandomMatch played = played(4);
    Replay replay = Replay.of(played.record().rules(), played.record().firstDealer());
    for (DealRecord deal : played.record().deals()) {
      replay = replay.dealt(deal.order()).orElseThrow();
      for (Event event : deal.events()) {
        replay = replay.after(event).orElseThrow();
      }
    }
    assertThat(replay.match()).isEqualTo(played.match());
    assertThat(replay.match().over()).isTrue();
    assertThat(replay.dealt(played.record().rules().pack())).isEmpty();
  }

  /** Void rounds count as deals, so a match may have any number of them. */
  @ParameterizedTest
  @ValueSource(ints = {1, 9_999, 10_000, 1_000_000, Integer.MAX_VALUE})
  void theShuffleOfEveryDealIsReadAgain(int number) {
    MatchId match = MatchId.of(new byte[MatchId.BYTES]);
    Secret secret = Secret.of(new byte[Secret.BYTES]);
    List<Part> parts = List.of(new Part.Unasked(), new Part.Silent());
    Commitment host = Commitment.ofHost(match, number, secret);
    FairDeal published = FairDeal.opened(match, number, host, parts);
    SealedDeal deal = new SealedDeal(published, secret);
    assertThat(Notation.fair(Notation.print(deal)).orElseThrow()).isEqualTo(deal);
  }

  @Test
  void anEventThatNothingBringsIsNamedWithItsLine() {
    RandomMatch played = played(6);
    List<String> lines = new ArrayList<>(List.of(played.text().split("\n")));
    int deal =
        lines.indexOf(
            lines.stream().filter(each -> each.startsWith("deal ")).findFirst().orElseThrow());
    lines.add(deal + 2, "A discards 3h");
    Parsed<MatchRecord> parsed = Notation.match(String.join("\n", lines));
    Fault fault = ((Parsed.Faulty<MatchRecord>) parsed).fault();
    assertThat(fault.reason()).isEqualTo(NotationError.NOT_LEGAL);
    assertThat(fault.line()).isEqualTo(deal + 3);
  }

  @Test
  void aPackOfOtherCardsIsNamed() {
    String text = "match oklahoma 2 seats\ndealer A\ndeal 789h";
    Fault fault = ((Parsed.Faulty<MatchRecord>) Notation.match(text)).fault();
    assertThat(fault).isEqualTo(new Fault(NotationError.NOT_THE_PACK, 3, 6, "789h"));
  }

  @Test
  void aDealBeforeTheLastOneIsOverIsNotLegal() {
    String order = Notation.print(OklahomaRules.standard(2).pack());
    String text = "match oklahoma 2 seats\ndealer A\ndeal " + order + "\ndeal " + order;
    Fault fault = ((Parsed.Faulty<MatchRecord>) Notation.match(text)).fault();
    assertThat(fault.reason()).isEqualTo(NotationError.NOT_LEGAL);
    assertThat(fault.line()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "player A Anna;dealer A                | LINE_MISSING | 3 | 8 | player",
        "player B Anna                         | NOT_A_SEAT   | 2 | 8 | B",
        "player A Anna;player A Boris;dealer A | NOT_A_SEAT   | 3 | 8 | A",
        "player A Anna;player C Boris;dealer A | NOT_A_SEAT   | 3 | 8 | C",
        "player A                              | NOT_A_NAME   | 2 | 9 | ''",
        "player A Anna                         | LINE_MISSING | 3 | 1 | ''",
        "player A Anna;player B Boris;dealer C | NOT_A_SEAT   | 4 | 8 | C"
      })
  void namesAreForAllSeatsInTheirOrder(
      String lines, NotationError reason, int line, int column, String found) {
    String text = "match oklahoma 2 seats\n" + lines.replace(';', '\n');
    Fault fault = ((Parsed.Faulty<MatchRecord>) Notation.match(text)).fault();
    assertThat(fault).isEqualTo(new Fault(reason, line, column, found));
  }

  @Test
  void aFileOfAnotherComputerMayEndItsLinesInItsOwnWay() {
    RandomMatch played = played(5);
    String text = "# Our match\n\n" + played.text();
    assertThat(Notation.match(text.replace("\n", "\r\n")).orElseThrow()).isEqualTo(played.record());
  }

  @Test
  void aNameIsOneLine() {
    OklahomaRules rules = OklahomaRules.standard(2);
    for (String name : List.of("", " Anna", "An\nna", "x".repeat(201))) {
      List<String> players = List.of("Boris", name);
      assertThatThrownBy(() -> new MatchRecord(rules, players, Seat.A, List.of()))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
