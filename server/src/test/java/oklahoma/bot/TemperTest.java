package oklahoma.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.bot.gin.GinArena;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.oklahoma.OklahomaArena;
import oklahoma.bot.search.Budget;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TemperTest {
  private static final int MATCHES = 3;
  private static final int MATCHES_OF_GIN = 12;
  private static final Budget FEW = new Budget.Samples(4);

  @Test
  void theFirstBotsOfATableAreOfSeveralTempers() {
    assertThat(BotNames.ALL.subList(0, 3))
        .map(name -> Temper.of(new Name(name)))
        .containsExactly(Temper.BOLD, Temper.CAREFUL, Temper.EVEN);
  }

  @Test
  void playersWithoutABotsNameAreEven() {
    assertThat(Temper.of(new Name("North"))).isEqualTo(Temper.EVEN);
  }

  /** Under the arena's eyes, which fails at the first move that the rules refuse. */
  @ParameterizedTest
  @EnumSource(names = {"EASY", "NORMAL", "HARD"})
  void theBoldClaimMoreThanTheCareful(BotLevel level) {
    assertThat(claims(level, Temper.BOLD)).isGreaterThan(claims(level, Temper.CAREFUL));
  }

  private static int claims(BotLevel level, Temper temper) {
    Bot bot = Bots.thinking(FEW).apply(level).with(temper);
    int claims = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      claims +=
          new OklahomaArena(List.of(bot, bot, bot), seed)
              .match(OklahomaRules.standard(3), Seat.A).stream()
                  .mapToInt(OklahomaArena.Outcome::claims)
                  .sum();
    }
    return claims;
  }

  /** It stops wherever an even one does, and sometimes where an even one continues. */
  @Test
  void theBoldKnockSoonerInGinForTwo() {
    List<Choice> choices = choices(Temper.BOLD);
    assertThat(choices)
        .filteredOn(choice -> choice.even() instanceof Move.Knock)
        .isNotEmpty()
        .allSatisfy(choice -> assertThat(choice.tempered()).isEqualTo(choice.even()));
    assertThat(choices)
        .filteredOn(choice -> choice.even() instanceof Move.Discard)
        .map(Choice::tempered)
        .hasAtLeastOneElementOfType(Move.Knock.class);
  }

  /** What it discards never helps the other more than what an even one discards, and often less. */
  @Test
  void theCarefulMindTheirDiscardsMoreInGinForTwo() {
    List<Choice> choices =
        choices(Temper.CAREFUL).stream()
            .filter(choice -> !choice.tempered().equals(choice.even()))
            .toList();
    assertThat(choices)
        .isNotEmpty()
        .allSatisfy(choice ->
            assertThat(feeds(choice, choice.tempered())).isLessThan(feeds(choice, choice.even())));
  }

  /** A moment, and what one with a temper and an even one do there. */
  private record Choice(GinView sight, Move even, Move tempered) {}

  private static double feeds(Choice choice, Move move) {
    GinSim deal = GinSim.of(choice.sight());
    long card = CardBits.bit(((Move.Discard) move).card());
    return TunedSimPolicy.costs(deal, card, 2) - TunedSimPolicy.costs(deal, card, 1);
  }

  /** The moments of matches that two even ones play. */
  private static List<Choice> choices(Temper temper) {
    List<Choice> choices = new ArrayList<>();
    Bot even = Bots.of(BotLevel.NORMAL);
    Bot looked =
        (deal, soFar, me, chance) -> {
          Move move = even.choose(deal, soFar, me, chance);
          Move tempered = even.with(temper).choose(deal, soFar, me, chance);
          choices.add(new Choice(GinView.of((Gin) deal.value(), me, soFar), move, tempered));
          return move;
        };
    for (int seed = 0; seed < MATCHES_OF_GIN; seed++) {
      new GinArena(List.of(looked, even), seed).match(GinPreset.CLASSIC.rules(2), Seat.A);
    }
    return choices;
  }
}
