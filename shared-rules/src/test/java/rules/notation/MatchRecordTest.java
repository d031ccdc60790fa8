package rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rules.Event;
import rules.Seat;
import rules.card.Card;
import rules.fixture.Played;
import rules.fixture.RandomPlay;
import rules.fixture.RandomRules;
import rules.fixture.RiggedPack;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.OklahomaMatch;
import rules.oklahoma.OklahomaRules;

/** Records of matches are read again and played through. */
class MatchRecordTest {

  /** A match that was played at random, and its record. */
  record PlayedMatch(OklahomaMatch match, MatchRecord record) {
    String text() {
      return Notation.print(record);
    }
  }

  static PlayedMatch played(long seed) {
    Random chance = new Random(seed);
    OklahomaRules rules =
        RandomRules.forSeats(chance.nextInt(2, 5), chance)
            .draft()
            .tie(OklahomaRules.Tie.SHARED)
            .rules();
    Seat dealer = Seat.of(chance.nextInt(rules.seats()));
    OklahomaMatch match = OklahomaMatch.of(rules, dealer);
    List<DealRecord> deals = new ArrayList<>();
    while (!match.over()) {
      List<Card> order = RiggedPack.rigged(rules, match.hand(), match.dealer(), chance);
      Played played = RandomPlay.played((Oklahoma) match.next(order), seed + match.hand());
      deals.add(new DealRecord(order, played.events()));
      match = (OklahomaMatch) match.after(played.end());
    }
    return new PlayedMatch(match, new MatchRecord(rules, dealer, deals));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void aWholeMatchIsReadAgain(long seed) {
    PlayedMatch played = played(seed);
    assertThat(Notation.match(played.text()).orElseThrow()).isEqualTo(played.record());
  }

  @Test
  void aMatchMayStopAnywhere() {
    PlayedMatch played = played(3);
    List<DealRecord> deals = new ArrayList<>(played.record().deals().subList(0, 2));
    List<Event> events = deals.getLast().events();
    for (int kept : List.of(0, 1, 2, events.size() / 2, events.size() - 1)) {
      DealRecord cut = new DealRecord(deals.getLast().order(), events.subList(0, kept));
      MatchRecord match =
          new MatchRecord(
              played.record().rules(), played.record().firstDealer(), List.of(deals.get(0), cut));
      assertThat(Notation.match(Notation.print(match)).orElseThrow()).isEqualTo(match);
    }
  }

  @Test
  void theReplayEndsWhereTheMatchDid() {
    PlayedMatch played = played(4);
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

  @Test
  void anEventThatNothingBringsIsNamedWithItsLine() {
    PlayedMatch played = played(6);
    List<String> lines = new ArrayList<>(List.of(played.text().split("\n")));
    lines.add(4, "A discards 3h");
    Parsed<MatchRecord> parsed = Notation.match(String.join("\n", lines));
    Fault fault = ((Parsed.Faulty<MatchRecord>) parsed).fault();
    assertThat(fault.reason()).isEqualTo(Misreading.NOT_LEGAL);
    assertThat(fault.line()).isEqualTo(5);
  }

  @Test
  void aPackOfOtherCardsIsNamed() {
    String text = "match oklahoma 2 seats\ndealer A\ndeal 789h";
    Fault fault = ((Parsed.Faulty<MatchRecord>) Notation.match(text)).fault();
    assertThat(fault).isEqualTo(new Fault(Misreading.NOT_THE_PACK, 3, 6, "789h"));
  }

  @Test
  void aDealBeforeTheLastOneIsOverIsNotLegal() {
    String order = Notation.print(OklahomaRules.standard(2).pack());
    String text = "match oklahoma 2 seats\ndealer A\ndeal " + order + "\ndeal " + order;
    Fault fault = ((Parsed.Faulty<MatchRecord>) Notation.match(text)).fault();
    assertThat(fault.reason()).isEqualTo(Misreading.NOT_LEGAL);
    assertThat(fault.line()).isEqualTo(4);
  }
}
