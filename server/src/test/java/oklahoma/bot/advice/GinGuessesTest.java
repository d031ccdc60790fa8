package oklahoma.bot.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import oklahoma.bot.gin.ReferencePlayer;
import oklahoma.bot.gin.WatchedDeal;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;
import org.junit.jupiter.api.Test;

/**
 * What is guessed about the other's hand is so in most deals, whatever its habits are, and whatever
 * earlier deals of the match have shown of them.
 */
class GinGuessesTest {
  private static final GinRules RULES = GinPreset.CLASSIC.rules(2);
  private static final int MATCHES = 5;
  private static final int DEALS = 5;

  private final Map<Class<?>, int[]> samples = new HashMap<>();

  @Test
  void probablyIsMoreThanThreeTimesInFour() {
    for (ReferencePlayer habits : ReferencePlayer.values()) {
      for (int match = 0; match < MATCHES; match++) {
        List<GinResult> earlier = new ArrayList<>();
        for (int deal = 0; deal < DEALS; deal++) {
          long seed = 100L * (DEALS * match + deal) + habits.ordinal();
          WatchedDeal watched = new WatchedDeal(habits, RULES, seed);
          earlier.add(watched.play((view, hand) -> look(view, earlier, hand)));
        }
      }
    }
    assertThat(samples)
        .containsOnlyKeys(
            HandGuess.HoldsSet.class, HandGuess.HoldsRun.class, HandGuess.LowDeadwood.class);
    assertThat(samples.values())
        .allSatisfy(counted -> {
          assertThat(counted[0]).isGreaterThan(30);
          assertThat((double) counted[1] / counted[0]).isGreaterThan(0.75);
        });
  }

  private void look(GinView view, List<GinResult> earlier, long hand) {
    GinGuesses.of(view, earlier, new SplittableRandom(7))
        .ifPresent(guess -> {
          int[] counted = samples.computeIfAbsent(guess.getClass(), kind -> new int[2]);
          counted[0]++;
          counted[1] += right(guess, hand) ? 1 : 0;
        });
  }

  private static boolean right(HandGuess guess, long hand) {
    return switch (guess) {
      case HandGuess.HoldsSet(var seat, Card taken) ->
          CardBits.cards(hand).stream().filter(card -> rank(card) == rank(taken)).count() >= 3;
      case HandGuess.HoldsRun(var seat, Card taken) -> run(hand, taken) >= 3;
      case HandGuess.LowDeadwood(var seat, int points, Card thrown) ->
          Deadwood.least(hand, RULES.runs()) <= points;
    };
  }

  private static int rank(Card card) {
    return ((Suited) card).rank().ordinal();
  }

  /** How many cards of the suit lie together with a card. */
  private static int run(long hand, Card card) {
    int place = Long.numberOfTrailingZeros(CardBits.bit(card));
    int suit = place / 13;
    int from = place;
    while (from - 1 >= 13 * suit && (hand >>> (from - 1) & 1) == 1) {
      from--;
    }
    int to = place;
    while (to + 1 < 13 * (suit + 1) && (hand >>> (to + 1) & 1) == 1) {
      to++;
    }
    return to - from + 1;
  }

  @Test
  void nothingIsGuessedAboutAPlayerWithoutMoves() {
    new WatchedDeal(ReferencePlayer.TUNED, RULES, 5)
        .play((view, hand) -> {
          if (view.observed(view.next()).turns() == 0) {
            assertThat(GinGuesses.of(view, List.of(), new SplittableRandom(1))).isEmpty();
          }
        });
  }
}
