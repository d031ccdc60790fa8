package oklahoma.bot.advice;

import static oklahoma.bot.advice.AdvisedDeals.ADVISOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import oklahoma.bot.search.Budget;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;

/** Moves of either game compared for a player who asks. */
class MoveAdvisorTest {
  private final AdvisedDeals deals = new AdvisedDeals();

  @Test
  void theMoveThatWasMadeIsComparedTooIfItIsLegal() {
    deals.follow(
        GinPreset.CLASSIC.rules(2),
        1,
        view -> {
          List<Move> all =
              view.deal().value().tableau().hand(view.me()).cards().stream()
                  .<Move>map(Move.Discard::new)
                  .toList();
          List<Move> legal =
              all.stream()
                  .filter(
                      move -> view.deal().value().rule(view.me(), move) instanceof Ruling.Allowed)
                  .toList();
          assertThat(deals.advised(view, all).options())
              .extracting(MoveAdvice.Option::move)
              .containsAll(legal)
              .doesNotHaveDuplicates();
        });
  }

  @Test
  void nobodyIsAskedOutOfTurnAndACancelledAppraisalEnds() {
    View view = deals.first(GinPreset.CLASSIC.rules(2));
    View other =
        new View(
            view.deal(),
            view.soFar(),
            Seat.of(1 - view.me().ordinal()),
            view.before(),
            view.earlier());
    assertThatThrownBy(() -> ADVISOR.of(other, List.of(), () -> false))
        .isInstanceOf(IllegalArgumentException.class);
    AtomicInteger asked = new AtomicInteger();
    MoveAdvisor slow = new MoveAdvisor(new Budget.Samples(1_000_000), 1);
    assertThat(slow.of(view, List.of(), () -> asked.incrementAndGet() > 3)).isEmpty();
  }
}
