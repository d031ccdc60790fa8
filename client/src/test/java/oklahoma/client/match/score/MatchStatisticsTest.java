package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Joker;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

class MatchStatisticsTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);
  private static final Oklahoma DEAL = Oklahoma.deal(RULES, 1, Seat.C, RULES.pack());
  private static final Card CARD = Joker.JOKER;

  @Test
  void onlyTakesOutOfTurnAreClaims() {
    MatchStatistics counted =
        count(
            new Event.Discarded(Seat.A, CARD),
            new Event.ClaimSettled(Optional.of(Seat.C), CARD),
            new Event.Discarded(Seat.B, CARD),
            new Event.ClaimSettled(Optional.of(Seat.C), CARD),
            new Event.ClaimSettled(Optional.empty(), CARD));
    assertThat(counted.claims()).containsExactly(0, 0, 1);
  }

  @Test
  void theDealerCountsAsDiscarderOfTheFirstCard() {
    assertThat(count(new Event.ClaimSettled(Optional.of(Seat.A), CARD)).claims())
        .containsExactly(0, 0, 0);
    assertThat(count(new Event.ClaimSettled(Optional.of(Seat.B), CARD)).claims())
        .containsExactly(0, 1, 0);
  }

  @Test
  void theFastestHandIsTheOneOfFewestTurns() {
    Event ended = new Event.Ended(Optional.of(Seat.B), List.of(List.of(), List.of(), List.of()));
    MatchStatistics counted =
        count(
            new Event.Discarded(Seat.B, CARD),
            new Event.Discarded(Seat.B, CARD),
            ended,
            new Event.Discarded(Seat.B, CARD),
            ended);
    assertThat(counted.out()).containsExactly(0, 2, 0);
    assertThat(counted.fastest()).contains(new MatchStatistics.Fastest(Seat.B, 1, 1));
  }

  @Test
  void aTurnThatEndsWithoutADiscardIsATurnToo() {
    Event ended = new Event.Ended(Optional.of(Seat.B), List.of(List.of(), List.of(), List.of()));
    MatchStatistics counted =
        count(
            new Event.Discarded(Seat.B, CARD),
            new Event.Discarded(Seat.C, CARD),
            new Event.Discarded(Seat.A, CARD),
            new Event.LaidOff(Seat.B, CARD, 0, End.HIGH),
            ended);
    assertThat(counted.fastest()).contains(new MatchStatistics.Fastest(Seat.B, 1, 2));
  }

  @Test
  void theLastHandKeepsItsNumberWhenItIsPlayedAgain() {
    Event ended = new Event.Ended(Optional.of(Seat.B), List.of(List.of(), List.of(), List.of()));
    LogLine sixth = new LogLine(6, ended, DEAL, Mover.SEAT);
    assertThat(MatchStatistics.of(List.of(sixth), 3, 1).fastest())
        .contains(new MatchStatistics.Fastest(Seat.B, 5, 1));
  }

  @Test
  void layOffsAndSwapsAreCounted() {
    MatchStatistics counted =
        count(
            new Event.LaidOff(Seat.A, CARD, 0, End.HIGH),
            new Event.LaidOff(Seat.A, CARD, 0, End.HIGH),
            new Event.Swapped(Seat.C, CARD, 0, 1, Optional.of(End.HIGH)));
    assertThat(counted.laidOff()).containsExactly(2, 0, 0);
    assertThat(counted.swaps()).containsExactly(0, 0, 1);
  }

  @Test
  void whereSeveralAreEqualNobodyHasMost() {
    assertThat(MatchStatistics.most(List.of(2, 2, 1))).isEmpty();
    assertThat(MatchStatistics.most(List.of(0, 0, 0))).isEmpty();
    assertThat(MatchStatistics.most(List.of(0, 3, 1)))
        .contains(new MatchStatistics.Most(Seat.B, 3));
  }

  @Test
  void aSpectatorWhoHasNotSeenAllDealsCountsNothing() {
    Event ended = new Event.Ended(Optional.of(Seat.B), List.of(List.of(), List.of(), List.of()));
    MatchStatistics counted = MatchStatistics.of(lines(ended), 3, 2);
    assertThat(counted.out()).containsExactly(0, 0, 0);
    assertThat(counted.fastest()).isEmpty();
  }

  private static MatchStatistics count(Event... events) {
    int deals = (int) Stream.of(events).filter(Event.Ended.class::isInstance).count();
    return MatchStatistics.of(lines(events), 3, deals);
  }

  private static List<LogLine> lines(Event... events) {
    return Stream.of(events).map(event -> new LogLine(1, event, DEAL, Mover.SEAT)).toList();
  }
}
