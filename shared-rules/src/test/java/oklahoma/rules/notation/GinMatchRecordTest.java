package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.rules.Event;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import oklahoma.rules.record.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Records of matches of gin are read again and played through. */
class GinMatchRecordTest {
  private static final int RANDOM_RULES = 30;

  private static final List<RandomMatch> MATCHES = matches();

  static RandomMatch played(GinRules rules, long seed) {
    return RandomMatch.of(rules, MatchRecordTest.names(new Random(seed), rules), seed);
  }

  private static List<RandomMatch> matches() {
    return rules().map(rules -> played(rules, 11)).toList();
  }

  /** Every sheet for every number of seats, then every switch at random. */
  private static Stream<GinRules> rules() {
    Stream<GinRules> sheets =
        Stream.of(GinPreset.values())
            .flatMap(sheet -> IntStream.rangeClosed(2, sheet.mostSeats()).mapToObj(sheet::rules));
    Random chance = new Random(8);
    return Stream.concat(
        sheets, Stream.generate(() -> shortened(RandomGinRules.any(chance))).limit(RANDOM_RULES));
  }

  /** Rules whose matches do not take more than six rounds by themselves. */
  private static GinRules shortened(GinRules rules) {
    return rules.end() instanceof MatchEnd.Rounds(int count, boolean extra)
        ? rules.with(new MatchEnd.Rounds(Math.min(count, 6), extra))
        : rules;
  }

  private static Replay replayed(MatchRecord record) {
    Replay replay = Replay.of(record.rules(), record.firstDealer());
    for (DealRecord deal : record.deals()) {
      replay = replay.dealt(deal.order()).orElseThrow();
      for (Event event : deal.events()) {
        replay = replay.after(event).orElseThrow();
      }
    }
    return replay;
  }

  @ParameterizedTest
  @FieldSource("MATCHES")
  void aWholeMatchIsReadAgainAndEndsWithTheSameScore(RandomMatch played) {
    MatchRecord read = Notation.match(played.text()).orElseThrow();
    assertThat(read).isEqualTo(played.record());
    Replay replay = replayed(read);
    assertThat(replay.match()).isEqualTo(played.match());
    assertThat(replay.match().standing()).isEqualTo(played.match().standing());
    assertThat(replay.dealt(read.rules().pack())).isEmpty();
  }

  /** What the matches above hold: without these a record would show little. */
  @Test
  void theMatchesHoldEverythingThatCanHappen() {
    Set<GinResult.Call> calls = EnumSet.noneOf(GinResult.Call.class);
    Set<GinResult.Cause> causes = EnumSet.noneOf(GinResult.Cause.class);
    List<Integer> defendersWhoLaidOff = new ArrayList<>();
    for (RandomMatch played : MATCHES) {
      for (GinResult result : ((GinMatch) played.match()).results()) {
        switch (result.outcome()) {
          case GinResult.VoidDeal(GinResult.Cause cause) -> causes.add(cause);
          case GinResult.Called called -> {
            calls.add(called.call());
            defendersWhoLaidOff.add(
                (int) called.defenders().stream().filter(one -> !one.laidOff().isEmpty()).count());
          }
        }
      }
    }
    assertThat(calls).containsExactlyInAnyOrder(GinResult.Call.values());
    assertThat(causes).containsExactlyInAnyOrder(GinResult.Cause.values());
    assertThat(defendersWhoLaidOff).contains(0, 1, 2);
  }

  @Test
  void aMatchMayStopAnywhere() {
    RandomMatch played = played(GinPreset.ROYAL.rules(4), 5);
    DealRecord last = played.record().deals().getFirst();
    for (int kept = 0; kept < last.events().size(); kept++) {
      DealRecord cut = new DealRecord(last.order(), last.events().subList(0, kept));
      MatchRecord match =
          new MatchRecord(
              played.record().rules(), List.of(), played.record().firstDealer(), List.of(cut));
      assertThat(Notation.match(Notation.print(match)).orElseThrow()).isEqualTo(match);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A discards 3h     | NOT_LEGAL",
        "A claims          | NOT_LEGAL",
        "stock renewed 7h  | NOT_LEGAL",
        "ends blocked: -   | NOT_LEGAL",
        "H draws 7h        | NOT_LEGAL",
        "A swaps 3h on 1 place 1 to high | NOT_LEGAL",
        "deal 7h           | NOT_THE_PACK",
        "A sings           | NOT_A_WORD"
      })
  void aLineThatNothingBringsIsNamed(String line, NotationError reason) {
    List<String> lines =
        new ArrayList<>(played(GinPreset.CLASSIC.rules(2), 6).text().lines().toList());
    int deal =
        lines.indexOf(
            lines.stream().filter(each -> each.startsWith("deal ")).findFirst().orElseThrow());
    lines.add(deal + 2, line);
    Fault fault = ((Parsed.Faulty<MatchRecord>) Notation.match(String.join("\n", lines))).fault();
    assertThat(fault.reason()).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(deal + 3);
  }
}
