package oklahoma.client.match.score;

import java.util.List;
import java.util.stream.Collectors;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules.Scoring;
import oklahoma.rules.gin.RoundScore;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.gin.meld.GinArrangement;

/**
 * The result of a finished round of gin in one line, in the terms of the rules: whose points were
 * compared, and who scores. With rules that count only penalties it names who is charged instead.
 */
final class GinComparison {
  private final Texts texts;
  private final Players players;
  private final Gin deal;

  private GinComparison(Texts texts, Players players, Gin deal) {
    this.texts = texts;
    this.players = players;
    this.deal = deal;
  }

  /**
   * @param deal a finished deal
   */
  static String of(Texts texts, Players players, Gin deal) {
    GinComparison comparison = new GinComparison(texts, players, deal);
    return switch (deal.result().outcome()) {
      case GinResult.VoidDeal(GinResult.Cause cause) ->
          switch (cause) {
            case STOCK -> texts.say("log.gin.void.stock");
            case LOOP -> texts.say("log.gin.void.loop");
          };
      case GinResult.Called called -> comparison.called(called);
    };
  }

  private String called(GinResult.Called called) {
    RoundScore score = RoundScores.of(deal.rules(), deal.result());
    return deal.rules().scoring() == Scoring.PENALTIES
        ? charging(called, score)
        : winning(called, score);
  }

  private String winning(GinResult.Called called, RoundScore score) {
    Seat winner = score.winners().getFirst();
    int worth = score.points().get(winner.ordinal());
    boolean mine = score.winners().equals(List.of(winner)) && players.isMe(winner);
    String who = texts.list(players.names(score.winners()));
    int own = points(called.deadwood());
    return switch (called.call()) {
      case GIN ->
          mine ? texts.say("gin.result.gin.you", worth) : texts.say("gin.result.gin", who, worth);
      case BIG_GIN ->
          mine
              ? texts.say("gin.result.big-gin.you", worth)
              : texts.say("gin.result.big-gin", who, worth);
      case KNOCK -> {
        if (winner != called.caller()) {
          yield mine
              ? texts.say("gin.result.undercut.you", others(called), own, worth)
              : texts.say("gin.result.undercut", others(called), own, who, worth);
        }
        yield mine
            ? texts.say("gin.result.you", own, others(called), worth)
            : texts.say("gin.result", own, others(called), who, worth);
      }
    };
  }

  private String charging(GinResult.Called called, RoundScore score) {
    String charged =
        Seat.first(deal.rules().seats()).stream()
            .filter(seat -> score.points().get(seat.ordinal()) > 0)
            .map(seat ->
                texts.say(
                    "gin.result.charged",
                    players.label(texts, seat),
                    score.points().get(seat.ordinal())))
            .collect(Collectors.joining(", "));
    String whom = charged.isEmpty() ? texts.say("gin.result.nobody") : charged;
    int own = points(called.deadwood());
    return switch (called.call()) {
      case GIN -> texts.say("gin.result.charges.gin", whom);
      case BIG_GIN -> texts.say("gin.result.charges.big-gin", whom);
      case KNOCK ->
          score.winners().contains(called.caller())
              ? texts.say("gin.result.charges", own, others(called), whom)
              : texts.say("gin.result.charges.undercut", others(called), own, whom);
    };
  }

  /** The deadwood points of the defenders, in their order. */
  private String others(GinResult.Called called) {
    return called.defenders().stream()
        .map(defender -> Integer.toString(points(defender.deadwood())))
        .collect(Collectors.joining(", "));
  }

  private int points(List<Card> cards) {
    return new GinArrangement(List.of(), cards).points(deal.rules().runs());
  }
}
