package oklahoma.client.replay.review;

import java.util.function.Function;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.advice.MoveWords;
import oklahoma.client.table.words.LogWords;
import oklahoma.client.text.Texts;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * Says what the player did, what a Hard bot suggests instead, and how much better it estimates that
 * to be.
 */
public final class BetterWords {
  private final Texts texts;
  private final Function<Seat, String> nameOf;

  /**
   * @param nameOf gives the name of a seat
   */
  public BetterWords(Texts texts, Function<Seat, String> nameOf) {
    this.texts = texts;
    this.nameOf = nameOf;
  }

  /**
   * The sentence about a better move, followed by the guess about another player's cards, if any.
   */
  public String say(BetterMove better) {
    String guess = better.guess().in(texts);
    return guess.isEmpty() ? line(better) : texts.say("advice.why.both", line(better), guess);
  }

  private String line(BetterMove better) {
    Decision decision = better.decision();
    return texts.say(
        switch (decision.deal().value()) {
          case Oklahoma oklahoma -> "replay.review.line.oklahoma";
          case Gin gin -> "replay.review.line.gin";
        },
        switch (decision.deal().value()) {
          case Oklahoma oklahoma -> oklahoma.hand();
          case Gin gin -> decision.before().rounds() + 1;
        },
        done(decision),
        instead(better.best().move(), decision.deal().value()),
        better.best().why().in(texts),
        cost(better.cost()));
  }

  /**
   * The suggestion. A claim or a take names the card, because the discard pile is not shown beside
   * the sentence.
   */
  private String instead(Move move, Deal before) {
    return switch (move) {
      case Move.Take take -> texts.say("replay.review.take", top(before));
      case Move.Claim claim -> texts.say("replay.review.claim", top(before));
      default -> new MoveWords(texts).say(move, before, nameOf);
    };
  }

  private static Card top(Deal deal) {
    return deal.tableau().pile().getFirst();
  }

  /**
   * The move that was made. Answers to claims get sentences of their own, since the log has none.
   */
  private String done(Decision decision) {
    if (decision.done() instanceof Event.Answered(Seat seat, boolean claims)) {
      String key = claims ? "replay.review.wanted" : "replay.review.passed";
      return texts.say(key, nameOf.apply(seat), top(decision.deal().value()));
    }
    LogWords log = new LogWords(texts, nameOf, Spectator.SPECTATOR);
    return log.say(decision.line()).orElse("");
  }

  private String cost(MoveEstimate cost) {
    return switch (cost) {
      case MoveEstimate.Chance(double of, double behind, double error) ->
          texts.say("replay.review.chance", behind);
      case MoveEstimate.Points(double lead, double behind, double error) ->
          texts.say("replay.review.points", Math.round(behind));
      case MoveEstimate.None none -> "";
    };
  }
}
