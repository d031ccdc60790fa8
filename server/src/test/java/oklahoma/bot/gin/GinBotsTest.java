package oklahoma.bot.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import org.junit.jupiter.api.Test;

/** Bots of gin at the rules' own table. The arena fails at the first move that is refused. */
class GinBotsTest {

  @Test
  void playLegallyToTheEndUnderAnyRules() {
    for (int seed = 0; seed < 12; seed++) {
      RandomGenerator chance = new SplittableRandom(seed);
      GinRules rules = RandomGinRules.any(chance).with(new MatchEnd.Rounds(2, false));
      List<Bot> bots = new ArrayList<>();
      for (int seat = 0; seat < rules.seats(); seat++) {
        bots.add(Bots.of(BotLevel.values()[chance.nextInt(BotLevel.values().length)]));
      }
      assertThat(new GinArena(bots, seed).match(rules, Seat.A).over())
          .as("seed %d under %s", seed, rules)
          .isTrue();
    }
  }

  @Test
  void chooseTheSameAgainFromTheSameViewAndDice() {
    List<Bot> bots = List.of(Bots.of(BotLevel.HARD), Bots.of(BotLevel.NORMAL));
    GinRules rules = GinPreset.AWARDS.rules(2);
    assertThat(new GinArena(bots, 7).match(rules, Seat.B))
        .isEqualTo(new GinArena(bots, 7).match(rules, Seat.B));
  }

  @Test
  void endMostDealsThemselves() {
    for (BotLevel level : BotLevel.values()) {
      Bot bot = Bots.of(level);
      GinMatch match = new GinArena(List.of(bot, bot), 3).match(GinPreset.CLASSIC.rules(2), Seat.A);
      long annulled =
          match.results().stream()
              .filter(result -> result.outcome() instanceof GinResult.VoidDeal)
              .count();
      assertThat(annulled).isLessThan(match.results().size() / 2);
    }
  }
}
