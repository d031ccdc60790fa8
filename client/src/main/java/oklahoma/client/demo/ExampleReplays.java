package oklahoma.client.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.client.replay.matches.MatchesScreen;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchFacts;

/** Example finished matches for pictures. */
final class ExampleReplays {
  private static final int MATCHES = 14;

  private final Texts texts;

  ExampleReplays(Texts texts) {
    this.texts = texts;
  }

  /** The list of replays with these matches. */
  MatchesScreen screen(Pages pages) {
    MatchesScreen screen = new MatchesScreen(pages, new Nothing());
    screen.show(matches(), MATCHES);
    return screen;
  }

  /** Matches of both games, the latest first. */
  List<PlayedMatch> matches() {
    List<Rules> rules =
        List.of(
            OklahomaRules.standard(4),
            GinPreset.CLASSIC.rules(2),
            OklahomaRules.standard(8),
            GinPreset.ROYAL.rules(3),
            OklahomaRules.standard(2));
    return IntStream.range(0, MATCHES)
        .mapToObj(i -> match(MATCHES - i, rules.get(i % rules.size()), i))
        .toList();
  }

  private PlayedMatch match(int id, Rules rules, int age) {
    List<String> players =
        IntStream.range(0, rules.seats())
            .mapToObj(seat -> texts.say("demo.seat." + DemoNames.values()[seat].name()))
            .toList();
    int winner = age * 3 % rules.seats();
    boolean gin = rules instanceof GinRules;
    boolean highest =
        rules instanceof GinRules played && played.scoring() != GinRules.Scoring.PENALTIES;
    List<MatchFacts.OfSeat> seats =
        IntStream.range(0, rules.seats())
            .mapToObj(seat -> {
              boolean won = seat == winner;
              int behind = 20 + (seat * 35 + age * 15) % 90;
              int low = highest ? behind * 3 / 4 : behind;
              int high = 100 + (highest ? behind / 4 : behind);
              return new MatchFacts.OfSeat(
                  won == highest ? high : low,
                  won ? 1 : 2,
                  won ? 3 : 1,
                  gin ? 0 : 1 + (seat + age) % 3,
                  gin ? 2 : 0,
                  gin && won ? 1 : 0,
                  gin ? age % 2 : 0);
            })
            .toList();
    List<String> bots =
        IntStream.range(0, rules.seats())
            .mapToObj(seat -> seat == 0 ? "" : BotLevel.values()[seat % 3].name())
            .toList();
    return new PlayedMatch(
        id,
        Instant.now().minus(Duration.ofHours(31L * age)),
        Optional.of(Seat.A),
        bots,
        true,
        rules,
        players,
        new MatchFacts(true, 5, seats),
        true);
  }

  /** Buttons without effect. */
  private static final class Nothing implements MatchesScreen.Actions {
    @Override
    public void watch(PlayedMatch match) {}

    @Override
    public void export(PlayedMatch match) {}

    @Override
    public void delete(PlayedMatch match) {}

    @Override
    public void bring() {}
  }
}
