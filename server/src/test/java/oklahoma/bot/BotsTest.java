package oklahoma.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.OklahomaArena;
import oklahoma.bot.search.Budget;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaTally;
import org.junit.jupiter.api.Test;

/** Bots at the rules' own table. The arena fails at the first move that the rules refuse. */
class BotsTest {
  private static final Budget FEW = new Budget.Samples(4);

  @Test
  void playLegallyToTheEndUnderAnyRules() {
    for (int seed = 0; seed < 12; seed++) {
      RandomGenerator chance = new SplittableRandom(seed);
      OklahomaRules rules = RandomRules.any(chance);
      List<Bot> bots = new ArrayList<>();
      Seat.first(rules.seats())
          .forEach(seat -> bots.add(Bots.thinking(FEW).apply(oneOf(BotLevel.values(), chance))));
      assertThat(new OklahomaArena(bots, seed).match(rules, Seat.A))
          .as("seed %d under %s", seed, rules)
          .hasSizeGreaterThanOrEqualTo(5);
    }
  }

  /** O-24: the last renewal is used up and a few cards are left; then the discard is the draw. */
  @Test
  void takeTheDiscardWhereNothingElseCanBeHad() {
    for (BotLevel level : BotLevel.values()) {
      AtomicInteger taken = new AtomicInteger();
      Bot thinking = Bots.thinking(FEW).apply(level);
      Bot watched =
          (deal, soFar, me, random) -> {
            Move move = thinking.choose(deal, soFar, me, random);
            boolean only =
                deal.value().rule(me, new Move.Draw()) instanceof Ruling.Refused(Refusal why)
                    && why.reason() == Reason.STOCK_EMPTY;
            if (only) {
              assertThat(move).isEqualTo(new Move.Take());
              taken.incrementAndGet();
            }
            return move;
          };
      for (int seed = 0; seed < 15; seed++) {
        int seats = 2 + seed % 3;
        new OklahomaArena(Collections.nCopies(seats, watched), seed)
            .on(lastCards(OklahomaRules.standard(seats), 1 + seed % 5, new Random(seed)));
      }
      assertThat(taken).as("%s", level).hasValueGreaterThan(20);
    }
  }

  /** A hand of which all renewals are used up and three cards of the stock are left. */
  private static Oklahoma lastCards(OklahomaRules rules, int hand, Random chance) {
    List<Card> pack = new ArrayList<>(rules.pack());
    Collections.shuffle(pack, chance);
    Oklahoma dealt = Oklahoma.deal(rules, hand, Seat.A, pack);
    Tableau tableau = dealt.tableau();
    List<Card> pile = new ArrayList<>(tableau.pile());
    tableau.stock().stream().skip(3).forEach(face -> pile.add((Card) face));
    return new Oklahoma(
        rules,
        hand,
        Seat.A,
        new Tableau(tableau.hands(), tableau.stock().subList(0, 3), pile, List.of()),
        new OklahomaTally(dealt.tally().claims(), rules.stock().renewals(), dealt.tally().laps()),
        dealt.phase());
  }

  @Test
  void goOutInMostHands() {
    for (BotLevel level : BotLevel.values()) {
      List<OklahomaArena.Outcome> outcomes = new ArrayList<>();
      for (int seed = 0; seed < 4; seed++) {
        Bot bot = Bots.thinking(FEW).apply(level);
        outcomes.addAll(
            new OklahomaArena(List.of(bot, bot, bot), seed)
                .match(OklahomaRules.standard(3), Seat.A));
      }
      assertThat(outcomes).filteredOn(outcome -> outcome.out().isEmpty()).hasSizeLessThan(3);
    }
  }

  @Test
  void chooseTheSameAgainFromTheSameViewAndDice() {
    List<Bot> bots =
        List.of(Bots.of(BotLevel.HARD), Bots.of(BotLevel.NORMAL), Bots.of(BotLevel.EASY));
    OklahomaRules rules = OklahomaRules.standard(3);
    assertThat(new OklahomaArena(bots, 7).match(rules, Seat.B))
        .isEqualTo(new OklahomaArena(bots, 7).match(rules, Seat.B));
  }

  @Test
  void leaveFewerPointsOnNormalThanOnEasy() {
    int hands = 60;
    int difference = 0;
    for (int seed = 0; seed < hands; seed++) {
      difference += lead(BotLevel.NORMAL, BotLevel.EASY, 1 + seed % 5, seed);
    }
    // Several points for each hand in the long run; the bound allows for the noise of so few.
    assertThat(difference).isGreaterThan(hands);
  }

  /**
   * How many points fewer one level leaves than the other over a hand played twice, with seats
   * exchanged.
   */
  private static int lead(BotLevel one, BotLevel other, int hand, long seed) {
    OklahomaRules rules = OklahomaRules.standard(2);
    List<Integer> there =
        new OklahomaArena(List.of(Bots.of(one), Bots.of(other)), seed)
            .hand(rules, hand, Seat.A)
            .points();
    List<Integer> back =
        new OklahomaArena(List.of(Bots.of(other), Bots.of(one)), seed)
            .hand(rules, hand, Seat.A)
            .points();
    return there.get(1) - there.get(0) + back.get(0) - back.get(1);
  }

  private static <T> T oneOf(T[] choices, RandomGenerator chance) {
    return choices[chance.nextInt(choices.length)];
  }
}
