package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.snapshot.SnapshotTexts;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the matches at a table come to. */
class SeriesTest {

  /** A table of two humans and a bot, whose match has been played to its end. */
  private static TableByHand played() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(3), 2), 2);
    table.playMatch(table.all());
    return table;
  }

  private static Standing standing(TableByHand table) {
    return table.all().getFirst().received(FromHost.Scored.class).getLast().standing();
  }

  private static Series series(TableByHand.Visitor visitor) {
    return visitor.received(FromHost.Matches.class).getLast().series();
  }

  @Test
  void playersAndLatecomersLearnTheResultOfTheMatch() {
    TableByHand table = played();
    Series series = series(table.all().getFirst());
    assertThat(series(table.all().getLast())).isEqualTo(series);
    Series.Played match = series.matches().getFirst();
    Standing standing = standing(table);
    assertThat(match.game()).isEqualTo(Game.OKLAHOMA);
    assertThat(match.results()).extracting(Series.Result::points).isEqualTo(standing.totals());
    assertThat(match.results()).extracting(Series.Result::bot).containsExactly(false, false, true);
    assertThat(IntStream.range(0, 3).filter(seat -> match.results().get(seat).won()).boxed())
        .containsExactlyInAnyOrderElementsOf(
            standing.leaders().stream().map(seat -> seat.ordinal()).toList());
    assertThat(series(table.join(new ConnectionPurpose.Watch()))).isEqualTo(series);
  }

  @Test
  void aRematchAddsToIt() {
    TableByHand table = played();
    table.all().forEach(visitor -> table.say(visitor, new ToHost.Rematch()));
    table.playMatch(table.all());
    Series series = series(table.all().getFirst());
    assertThat(series.matches()).hasSize(2);
    assertThat(series.rows()).extracting(Series.Row::played).containsOnly(2);
    assertThat(table.all().getFirst().received(FromHost.Matches.class)).hasSize(2);
  }

  @Test
  void everybodyIsInformedOnceThoughTheClockEndsTheMatch() {
    OklahomaRules timed =
        OklahomaRules.standard(2)
            .with(new OklahomaRules.Clocks(OptionalInt.of(8), OptionalInt.of(15)));
    TableByHand table = TableByHand.at(TestSetups.of(timed, 2), 2);
    while (!standing(table).over()) {
      table.pass(Duration.ofSeconds(15));
      table.all().forEach(visitor -> table.say(visitor, new ToHost.Ready()));
    }
    assertThat(table.all().getFirst().received(FromHost.Matches.class)).hasSize(1);
  }

  /** A host without a screen keeps it from one evening to the next. */
  @Test
  void itOutlastsPlayersWhoLeftForGood() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(3), 2).lasting(), 2);
    List<TableByHand.Visitor> evening = List.copyOf(table.all());
    table.say(evening.getFirst(), new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.playMatch(table.all());
    Series series = series(evening.getFirst());
    evening.forEach(visitor -> table.say(visitor, new ToHost.Leave(false)));
    TableByHand.Visitor next = table.join(new ConnectionPurpose.Sit());
    assertThat(next.received(FromHost.Lobby.class)).isNotEmpty();
    assertThat(series(next)).isEqualTo(series);
  }

  @Test
  void itIsWrittenBeforeItIsSentAndReadAgain() {
    TableByHand table = played();
    table.pass(Duration.ofSeconds(1));
    String text =
        table.written().stream()
            .filter(Entry.TableSaved.class::isInstance)
            .map(stands -> ((Entry.TableSaved) stands).text())
            .toList()
            .getLast();
    assertThat(text).contains("\nmatch OKLAHOMA\nresult false ");
    assertThat(SnapshotTexts.again(text)).isEqualTo(text);
  }

  /** A seat that goes to a bot after the match does not make another match of it. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aMatchCountsOnceThoughTheHostIsKilledAfterIt(boolean left) {
    TableByHand table = played();
    TableByHand.Visitor first = table.all().getFirst();
    SeatKey key = first.received(FromHost.Welcome.class).getLast().key().orElseThrow();
    if (left) {
      table.say(table.all().getLast(), new ToHost.Leave(false));
    }
    Series series = series(first);
    table.restart();
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key));
    assertThat(series(back)).isEqualTo(series);
    assertThat(back.received(FromHost.Welcome.class).getLast().standing().over()).isTrue();
    table.say(back, new ToHost.Rematch());
    assertThat(back.deal().over()).isFalse();
    assertThat(series(back)).isEqualTo(series);
  }

  @Test
  void aMatchCountsThoughTheHostIsKilledAfterItAndNobodyReturns() {
    TableByHand table = TableByHand.at(TestSetups.of(TestSetups.patient(3), 2).lasting(), 2);
    table.say(table.all().getFirst(), new ToHost.InLobby(new LobbyRequest.Start(true)));
    table.playMatch(table.all());
    Series series = series(table.all().getFirst());
    table.restart();
    table.pass(Duration.ofHours(2));
    assertThat(series(table.join(new ConnectionPurpose.Sit()))).isEqualTo(series);
  }

  @RepeatedTest(200)
  void rowsAddUp(RepetitionInfo repetition) {
    List<Series.Played> matches = matches(new SplittableRandom(repetition.getCurrentRepetition()));
    Series series = Series.EMPTY;
    for (Series.Played match : matches) {
      series = series.with(match);
    }
    List<Series.Played> counted =
        matches.subList(Math.max(0, matches.size() - Series.MOST), matches.size());
    assertThat(series.matches()).isEqualTo(counted);
    List<Series.Result> results =
        counted.stream().flatMap(match -> match.results().stream()).toList();
    assertThat(series.rows().stream().mapToInt(Series.Row::played).sum()).isEqualTo(results.size());
    assertThat(series.rows().stream().mapToLong(Series.Row::won).sum())
        .isEqualTo(results.stream().filter(Series.Result::won).count());
    for (Game game : Game.values()) {
      assertThat(series.rows().stream().mapToInt(row -> row.points().getOrDefault(game, 0)).sum())
          .isEqualTo(
              counted.stream()
                  .filter(match -> match.game() == game)
                  .flatMap(match -> match.results().stream())
                  .mapToInt(Series.Result::points)
                  .sum());
    }
    List<Series.Row> rows = series.rows();
    List<List<Integer>> wins = series.wins(rows);
    for (int row = 0; row < rows.size(); row++) {
      int column = row;
      assertThat(wins.stream().mapToInt(match -> match.get(column)).sum())
          .isEqualTo(rows.get(row).won());
    }
  }

  private static List<Series.Played> matches(RandomGenerator chance) {
    return Stream.generate(() -> match(chance)).limit(chance.nextInt(Series.MOST + 5)).toList();
  }

  private static Series.Played match(RandomGenerator chance) {
    List<Name> names = List.of(new Name("North"), new Name("East"), new Name("South"));
    int winner = chance.nextInt(2);
    return new Series.Played(
        Game.values()[chance.nextInt(2)],
        IntStream.range(0, chance.nextInt(2, 4))
            .mapToObj(seat ->
                new Series.Result(
                    names.get(seat), seat == 2, chance.nextInt(-500, 500), seat == winner))
            .toList());
  }

  @Test
  void aNameOfABotIsNotThatOfAPlayer() {
    Series.Result human = new Series.Result(new Name("East"), false, 10, true);
    Series.Result bot = new Series.Result(new Name("East"), true, 20, false);
    Series series =
        Series.EMPTY
            .with(new Series.Played(Game.GIN, List.of(human)))
            .with(new Series.Played(Game.GIN, List.of(bot)));
    assertThat(series.rows()).extracting(Series.Row::bot).containsExactly(false, true);
    assertThat(Optional.of(series.rows().getFirst().won())).contains(1);
  }
}
