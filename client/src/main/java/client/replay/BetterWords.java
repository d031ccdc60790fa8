package client.replay;

import client.advice.Figure;
import client.advice.MoveWords;
import client.table.LogLine;
import client.table.LogWords;
import client.text.Texts;
import java.util.Optional;
import java.util.function.Function;
import rules.Deal;
import rules.Onlooker;
import rules.Seat;

/** Says what was done, what Hard would have done, and what it thinks that it cost. */
final class BetterWords {
  private final Texts texts;
  private final Function<Seat, String> nameOf;

  /**
   * @param nameOf what a seat is called
   */
  BetterWords(Texts texts, Function<Seat, String> nameOf) {
    this.texts = texts;
    this.nameOf = nameOf;
  }

  /**
   * The sentence.
   *
   * @param done what happened instead
   * @param round which deal of the match, from 1
   * @param before the deal before the move
   */
  String say(Optional<LogLine> done, int round, Deal before, Better better) {
    LogWords log = new LogWords(texts, nameOf, Onlooker.ONLOOKER);
    String instead =
        new MoveWords(texts)
            .say(
                better.best().move(),
                meld -> nameOf.apply(before.tableau().melds().get(meld).owner()));
    return texts.say(
        "replay.review.line",
        round,
        done.flatMap(log::say).orElse(""),
        instead,
        better.best().why().in(texts),
        cost(better.cost()));
  }

  private String cost(Figure cost) {
    return switch (cost) {
      case Figure.Chance(double of, double behind, double error) ->
          texts.say("replay.review.chance", behind);
      case Figure.Points(double lead, double behind, double error) ->
          texts.say("replay.review.points", Math.round(behind));
      case Figure.None none -> "";
    };
  }
}
