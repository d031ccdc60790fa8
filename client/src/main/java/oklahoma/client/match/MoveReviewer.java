package oklahoma.client.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import javafx.application.Platform;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveAdvisor;
import oklahoma.bot.advice.View;
import oklahoma.bot.search.Budget;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.replay.review.BetterMove;
import oklahoma.client.replay.review.Decision;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.rules.Seat;

/**
 * Compares the player's moves with those that the bot Hard would play, on a separate thread. If the
 * advisor's budget is a number of samples, the result depends on the match only, not on the
 * computer.
 */
public final class MoveReviewer implements Reviewer {
  /**
   * Reviews a match of gin in some seconds, one of Oklahoma in half a minute, always with the same
   * result.
   */
  public static final MoveAdvisor USUAL = new MoveAdvisor(new Budget.Samples(300), 1);

  /** The number of standard errors by which a move must be better for a report. */
  private static final double SURE = 3;

  private static final double LEAST_CHANCE = 0.01;
  private static final double LEAST_POINTS = 1;

  private final MoveAdvisor advisor;
  private final AdviceWords words;

  /**
   * @param nameOf gives the name of a seat's player
   */
  public MoveReviewer(MoveAdvisor advisor, Function<Seat, String> nameOf) {
    this.advisor = advisor;
    this.words = new AdviceWords(nameOf);
  }

  @Override
  public Runnable review(List<Decision> decisions, Listener listener) {
    AtomicBoolean cancelled = new AtomicBoolean();
    Thread.ofPlatform()
        .daemon()
        .name("reviewer")
        .start(() -> {
          for (int i = 0; i < decisions.size() && !cancelled.get(); i++) {
            Decision decision = decisions.get(i);
            int looked = i + 1;
            Optional<BetterMove> better = better(decision, cancelled);
            Platform.runLater(() -> {
              if (!cancelled.get()) {
                better.ifPresent(listener::found);
                listener.looked(looked);
              }
            });
          }
        });
    return () -> cancelled.set(true);
  }

  private Optional<BetterMove> better(Decision decision, AtomicBoolean cancelled) {
    View view =
        new View(
            decision.deal(),
            decision.soFar(),
            decision.me(),
            decision.before(),
            decision.earlier());
    return advisor
        .of(view, List.of(decision.made()), cancelled::get)
        .flatMap(compared -> better(decision, compared));
  }

  private Optional<BetterMove> better(Decision decision, MoveAdvice compared) {
    Advice advice = words.advice(compared);
    return advice.options().stream()
        .filter(option -> option.move().equals(decision.made()))
        .map(Advice.Option::estimate)
        .filter(MoveReviewer::worse)
        .findFirst()
        .map(cost -> new BetterMove(decision, advice.best(), cost, advice.guess()));
  }

  private static boolean worse(MoveEstimate estimate) {
    return switch (estimate) {
      case MoveEstimate.Chance(double of, double behind, double error) ->
          behind >= LEAST_CHANCE && behind > SURE * error;
      case MoveEstimate.Points(double lead, double behind, double error) ->
          behind >= LEAST_POINTS && behind > SURE * error;
      case MoveEstimate.None none -> false;
    };
  }
}
