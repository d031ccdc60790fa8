package oklahoma.client.match;

import java.util.List;
import java.util.function.Function;
import oklahoma.bot.advice.HandGuess;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveReason;
import oklahoma.bot.advice.MoveWorth;
import oklahoma.bot.search.Estimate;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinResult.Call;

/** The sentences for the bots' evaluation of moves. */
final class AdviceWords {
  private final Function<Seat, String> nameOf;

  /**
   * @param nameOf gives the name of a seat's player
   */
  AdviceWords(Function<Seat, String> nameOf) {
    this.nameOf = nameOf;
  }

  /** The result of a comparison as advice for the player. */
  Advice advice(MoveAdvice compared) {
    return new Advice(
        compared.options().stream().map(this::option).toList(),
        compared.worlds(),
        Advice.By.BOTS,
        texts -> compared.guess().map(guess -> say(guess, texts)).orElse(""));
  }

  private String say(HandGuess guess, Texts texts) {
    return switch (guess) {
      case HandGuess.HoldsSet(Seat seat, Card taken) ->
          texts.say("advice.guess.set", nameOf.apply(seat), taken);
      case HandGuess.HoldsRun(Seat seat, Card taken) ->
          texts.say("advice.guess.run", nameOf.apply(seat), taken);
      case HandGuess.LowDeadwood(Seat seat, int points, Card thrown) ->
          texts.say("advice.guess.deadwood", nameOf.apply(seat), thrown, points);
    };
  }

  private Advice.Option option(MoveAdvice.Option option) {
    return new Advice.Option(
        option.move(), estimate(option.worth()), texts -> say(option.why(), texts));
  }

  private static MoveEstimate estimate(MoveWorth worth) {
    return switch (worth) {
      case MoveWorth.OfMatch(Estimate chance, Estimate behind) ->
          new MoveEstimate.Chance(chance.mean(), behind.mean(), error(chance, behind));
      case MoveWorth.OfDeal(Estimate lead, Estimate behind) ->
          new MoveEstimate.Points(lead.mean(), behind.mean(), error(lead, behind));
      case MoveWorth.Judged judged -> new MoveEstimate.None();
    };
  }

  /**
   * The standard error to show: for the best move that of its value, for other moves that of their
   * distance from the best.
   */
  private static double error(Estimate worth, Estimate behind) {
    return behind.error() == 0 ? worth.error() : behind.error();
  }

  private String say(List<MoveReason> why, Texts texts) {
    return why.stream()
        .map(each -> say(each, texts))
        .reduce((one, other) -> texts.say("advice.why.both", one, other))
        .orElse("");
  }

  private String say(MoveReason why, Texts texts) {
    return switch (why) {
      case MoveReason.NoChoice none -> texts.say("advice.why.only");
      case MoveReason.LeavesDeadwood(int points) -> texts.say("advice.why.deadwood", points);
      case MoveReason.KeepsLive(int cards) -> texts.say("advice.why.live", cards);
      case MoveReason.SafeFrom(Seat seat, MoveReason.Safety because) ->
          texts.say("advice.why.safe." + because.name(), nameOf.apply(seat));
      case MoveReason.Melds(var card) -> texts.say("advice.why.melds", card);
      case MoveReason.Stops(Call call, int deadwood) ->
          texts.say("advice.why.stops." + call.name(), deadwood);
      case MoveReason.DeniesLayOffs(int open) -> texts.say("advice.why.denies", open);
      case MoveReason.WaitsForGin(int cards) -> texts.say("advice.why.waits", cards);
      case MoveReason.NoUse(var card) -> texts.say("advice.why.no-use", card);
      case MoveReason.RevealsNothing nothing -> texts.say("advice.why.tells-nothing");
      case MoveReason.NearsContract(int cards) -> texts.say("advice.why.nears", cards);
      case MoveReason.CompletesContract complete -> texts.say("advice.why.completes");
      case MoveReason.HoldsContract holds -> texts.say("advice.why.holds");
      case MoveReason.KeepsWilds(int cards) -> texts.say("advice.why.wilds", cards);
      case MoveReason.ShedsPoints(int points) -> texts.say("advice.why.rids", points);
      case MoveReason.GoesOut out -> texts.say("advice.why.out");
      case MoveReason.HasPlace(var card) -> texts.say("advice.why.place", card);
      case MoveReason.MovesWild wild -> texts.say("advice.why.moves-wild");
      case MoveReason.AvoidsPenalty(int penalty) -> texts.say("advice.why.penalty", penalty);
    };
  }
}
