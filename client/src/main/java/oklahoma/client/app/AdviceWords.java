package oklahoma.client.app;

import java.util.List;
import java.util.function.Function;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.Figure;
import oklahoma.client.text.Texts;
import oklahoma.host.bot.Appraisal;
import oklahoma.host.bot.Estimate;
import oklahoma.host.bot.Feature;
import oklahoma.host.bot.Worth;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinResult.Call;

/** Puts into words what the bots think of moves. */
final class AdviceWords {
  private final Function<Seat, String> nameOf;

  /**
   * @param nameOf what a seat is called
   */
  AdviceWords(Function<Seat, String> nameOf) {
    this.nameOf = nameOf;
  }

  /** An appraisal as advice. */
  Advice advice(Appraisal appraisal) {
    return new Advice(
        appraisal.options().stream().map(this::option).toList(),
        appraisal.worlds(),
        Advice.By.BOTS);
  }

  private Advice.Option option(Appraisal.Option option) {
    return new Advice.Option(
        option.move(), figure(option.worth()), texts -> say(option.why(), texts));
  }

  private static Figure figure(Worth worth) {
    return switch (worth) {
      case Worth.OfMatch(Estimate chance, Estimate behind) ->
          new Figure.Chance(chance.mean(), behind.mean(), error(chance, behind));
      case Worth.OfDeal(Estimate lead, Estimate behind) ->
          new Figure.Points(lead.mean(), behind.mean(), error(lead, behind));
      case Worth.Judged judged -> new Figure.None();
    };
  }

  /** The best move is behind nothing, and its error is that of its own worth. */
  private static double error(Estimate worth, Estimate behind) {
    return behind.error() == 0 ? worth.error() : behind.error();
  }

  /** Two reasons are two sentences. */
  private String say(List<Feature> why, Texts texts) {
    return why.stream()
        .map(each -> say(each, texts))
        .reduce((one, other) -> texts.say("advice.why.both", one, other))
        .orElse("");
  }

  private String say(Feature why, Texts texts) {
    return switch (why) {
      case Feature.NoChoice none -> texts.say("advice.why.only");
      case Feature.LeavesDeadwood(int points) -> texts.say("advice.why.deadwood", points);
      case Feature.KeepsLive(int cards) -> texts.say("advice.why.live", cards);
      case Feature.SafeFrom(Seat seat, Feature.Safety because) ->
          texts.say("advice.why.safe." + because.name(), nameOf.apply(seat));
      case Feature.Melds(var card) -> texts.say("advice.why.melds", card);
      case Feature.Stops(Call call, int deadwood) ->
          texts.say("advice.why.stops." + call.name(), deadwood);
      case Feature.DeniesLayOffs(int open) -> texts.say("advice.why.denies", open);
      case Feature.WaitsForGin(int cards) -> texts.say("advice.why.waits", cards);
      case Feature.NoUse(var card) -> texts.say("advice.why.no-use", card);
      case Feature.TellsNothing nothing -> texts.say("advice.why.tells-nothing");
      case Feature.NearsContract(int cards) -> texts.say("advice.why.nears", cards);
      case Feature.CompletesContract complete -> texts.say("advice.why.completes");
      case Feature.HoldsContract holds -> texts.say("advice.why.holds");
      case Feature.KeepsWilds(int cards) -> texts.say("advice.why.wilds", cards);
      case Feature.RidsOf(int points) -> texts.say("advice.why.rids", points);
      case Feature.GoesOut out -> texts.say("advice.why.out");
      case Feature.HasPlace(var card) -> texts.say("advice.why.place", card);
      case Feature.MovesWild wild -> texts.say("advice.why.moves-wild");
      case Feature.SparesPenalty(int penalty) -> texts.say("advice.why.penalty", penalty);
    };
  }
}
