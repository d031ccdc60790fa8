package host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import protocol.BotLevel;
import protocol.Name;
import protocol.Temper;
import rules.Seat;
import rules.gin.GinPreset;
import rules.oklahoma.OklahomaRules;

class TemperTest {
  private static final int MATCHES = 3;

  @Test
  void theFirstBotsOfATableAreOfSeveralTempers() {
    assertThat(BotNames.ALL.subList(0, 3))
        .map(name -> Temper.of(new Name(name)))
        .containsExactly(Temper.BOLD, Temper.CAREFUL, Temper.EVEN);
  }

  @Test
  void whoBearsNoNameOfABotIsEven() {
    assertThat(Temper.of(new Name("North"))).isEqualTo(Temper.EVEN);
  }

  /** Under the arena's eyes, which fails at the first move that the rules refuse. */
  @ParameterizedTest
  @EnumSource(names = {"EASY", "NORMAL", "HARD"})
  void theBoldClaimMoreThanTheCareful(BotLevel level) {
    assertThat(claims(level, Temper.BOLD)).isGreaterThan(claims(level, Temper.CAREFUL));
  }

  private static int claims(BotLevel level, Temper temper) {
    Bot bot = Bots.of(level).with(temper);
    int claims = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      claims +=
          new Arena(List.of(bot, bot, bot), seed)
              .match(OklahomaRules.standard(3), Seat.A).stream()
                  .mapToInt(Arena.Outcome::claims)
                  .sum();
    }
    return claims;
  }

  /** Against an even one, from the same cards and with the same dice. */
  @ParameterizedTest
  @EnumSource(names = {"BOLD", "CAREFUL"})
  void ginIsPlayedOtherwise(Temper temper) {
    assertThat(points(temper)).isNotEqualTo(points(Temper.EVEN));
  }

  private static List<List<Integer>> points(Temper temper) {
    Bot bot = Bots.of(BotLevel.NORMAL);
    return IntStream.range(0, 4 * MATCHES)
        .mapToObj(seed -> new GinArena(List.of(bot.with(temper), bot), seed))
        .map(arena -> arena.match(GinPreset.CLASSIC.rules(2), Seat.A).standing().totals())
        .toList();
  }
}
