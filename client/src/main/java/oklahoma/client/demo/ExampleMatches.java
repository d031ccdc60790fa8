package oklahoma.client.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.client.home.AgainCard;
import oklahoma.client.home.ContinueCard;
import oklahoma.client.home.FoundTableCard;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.home.Unfinished;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Example unfinished matches for pictures. */
final class ExampleMatches {
  private final Texts texts;

  ExampleMatches(Texts texts) {
    this.texts = texts;
  }

  /** Offers the first of the example matches on Home, at most four. */
  void offerOn(HomeScreen home, int count) {
    for (Unfinished match : unfinished().subList(0, count)) {
      home.offer(
          new ContinueCard(new Controls(texts), match, home.nowProperty(), () -> {}, () -> {}));
    }
  }

  /** Matches of both games, the latest first. */
  List<Unfinished> unfinished() {
    return List.of(
        match(Optional.empty(), OklahomaRules.standard(3), 2, Duration.ofMinutes(12)),
        match(Optional.empty(), GinPreset.CLASSIC.rules(2), 3, Duration.ofHours(5)),
        match(
            Optional.of(texts.say("lobby.table-of", name(0))),
            OklahomaRules.standard(8),
            4,
            Duration.ofDays(2)),
        match(Optional.empty(), GinPreset.ROYAL.rules(4), 1, Duration.ofDays(30)));
  }

  /** Offers the player's last table and a friend's open one. */
  void offerTables(HomeScreen home) {
    home.offer(
        new AgainCard(
            new Controls(texts),
            new AgainCard.Last(
                OklahomaRules.standard(8),
                List.of(name(2), name(4), texts.say("setup.bot.gauss")),
                true,
                Instant.now().minus(Duration.ofDays(7))),
            home.nowProperty(),
            () -> {},
            () -> {}));
    home.offer(
        new FoundTableCard(
            new Controls(texts),
            new TableLabel(
                    1,
                    new TableName(texts.say("lobby.table-of", name(0))),
                    Game.OKLAHOMA,
                    new TableLabel.Occupancy(4, 3),
                    TableLabel.Flag.NEEDS_PASSWORD)
                .withPlayers(List.of(new Name(name(2)), new Name(name(4)))),
            () -> {},
            () -> {}));
  }

  private Unfinished match(Optional<String> table, Rules rules, int deals, Duration ago) {
    List<String> players = IntStream.range(0, rules.seats()).mapToObj(this::name).toList();
    List<List<Integer>> points =
        IntStream.range(0, deals)
            .mapToObj(deal ->
                IntStream.range(0, players.size())
                    .mapToObj(seat -> points(rules, seat, deal))
                    .toList())
            .toList();
    List<Integer> totals =
        IntStream.range(0, players.size())
            .mapToObj(seat -> points.stream().mapToInt(deal -> deal.get(seat)).sum())
            .toList();
    Standing standing = new Standing(points, totals, List.of(), false);
    return new Unfinished(
        table,
        rules,
        Optional.of(standing),
        players,
        Optional.of(Seat.A),
        Instant.now().minus(ago));
  }

  /** The points of a seat in a deal. In most gin rules only the winner scores. */
  private static int points(Rules rules, int seat, int deal) {
    return rules instanceof GinRules gin && gin.scoring() != GinRules.Scoring.PENALTIES
        ? (seat == deal % gin.seats() ? 15 + 8 * deal : 0)
        : (seat * 35 + deal * 20) % 90;
  }

  private String name(int seat) {
    return texts.say("demo.seat." + DemoNames.values()[seat].name());
  }
}
