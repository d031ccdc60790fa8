package oklahoma.bot.gin.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToDoubleFunction;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinView;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import org.junit.jupiter.api.Test;

/** What a seat plays a deal of gin for. */
class GinStakesTest {
  private static final GinRules TWO_ROUNDS =
      GinPreset.ROYAL
          .rules(2)
          .with(new MatchEnd.Rounds(2, false))
          .with(GinSwitch.GIN_SURCHARGE, false);
  private static final Suited UP_CARD = new Suited(Rank.TEN, Suit.HEARTS);

  /** B had nothing left when A went gin, so the first of two rounds brought nobody anything. */
  @Test
  void aRoundThatBringsNobodyAnythingCountsInAMatch() {
    GinResult gin =
        new GinResult(
            Seat.A,
            UP_CARD,
            new GinResult.Called(
                Call.GIN,
                Seat.A,
                List.of(),
                List.of(),
                List.of(new GinResult.Defender(Seat.B, List.of(), List.of(), List.of()))));
    GinMatch match = GinMatch.of(TWO_ROUNDS, Seat.A).with(gin);
    assertThat(match.standing().totals()).containsOnly(0);
    assertThat(match.round()).isEqualTo(2);
    assertThat(GinStakes.of(sight(match), match).applyAsDouble(wonByA())).isEqualTo(1);
  }

  @Test
  void aVoidDealIsNoRound() {
    GinResult annulled =
        new GinResult(Seat.A, UP_CARD, new GinResult.VoidDeal(GinResult.Cause.STOCK));
    GinMatch match = GinMatch.of(TWO_ROUNDS, Seat.A).with(annulled);
    ToDoubleFunction<GinSim> worth = GinStakes.of(sight(match), match);
    assertThat(worth.applyAsDouble(wonByA())).isBetween(0.5, 0.99);
  }

  private static GinView sight(GinMatch match) {
    return GinView.of((Gin) match.next(match.pack()), Seat.A, List.of());
  }

  /** A deal that A has won by a few points. */
  private static GinSim wonByA() {
    GinSim over = new GinSim(TWO_ROUNDS, 10);
    over.caller = Seat.A.ordinal();
    over.call = Call.KNOCK;
    over.deadwood[Seat.B.ordinal()] = 5;
    return over;
  }
}
