package oklahoma.client.table.words;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/** The text of the status line: whose turn it is and what to do. */
public final class StatusText {
  private final Texts texts;
  private final Function<Seat, String> names;

  /**
   * @param names the names of the players
   */
  public StatusText(Texts texts, Function<Seat, String> names) {
    this.texts = texts;
    this.names = names;
  }

  /** The sentence of a prompt. */
  public String say(Prompt prompt, PlayerView view) {
    return switch (prompt) {
      case Prompt.Draw draw -> draw(draw, view);
      case Prompt.Play play -> play(view);
      case Prompt.Offer offer -> texts.say("gin.status.offer", offer.card());
      case Prompt.Offered offered ->
          texts.say("gin.status.offered", names.apply(offered.seat()), offered.card());
      case Prompt.Defend defend -> texts.say("gin.status.defend", names.apply(defend.knocker()));
      case Prompt.Defended defended when defended.waiting().size() == 1 ->
          texts.say("gin.status.lays-off", names.apply(defended.waiting().getFirst()));
      case Prompt.Defended defended ->
          texts.say(
              defended.knocker() == view.me() ? "gin.status.defended.you" : "gin.status.defended",
              names.apply(defended.knocker()));
      case Prompt.Claim claim when claim.drawRefused().isPresent() ->
          texts.say("table.claim.must", claim.card());
      case Prompt.Claim claim ->
          texts.say(claim.next() ? "table.claim.next" : "table.claim", claim.card());
      case Prompt.Answered answered ->
          texts.say(
              answered.claims() ? "table.answered.yes" : "table.answered.no", answered.card());
      case Prompt.NotAsked window -> texts.say("table.others", window.card());
      case Prompt.Watch watch ->
          texts.say(
              watch.hasDrawn() ? "table.watch.play" : "table.watch.draw",
              names.apply(watch.seat()));
      case Prompt.Shuffling shuffling -> texts.say("table.shuffling");
      case Prompt.DealOver over -> over(over.out(), view);
    };
  }

  private String draw(Prompt.Draw draw, PlayerView view) {
    if (view.gin().isPresent() && draw.drawRefused().isPresent()) {
      return texts.say(
          draw.takeRefused().isPresent() ? "gin.status.last" : "gin.status.last.take",
          onlyGin(view.gin().get()));
    }
    if (draw.takeRefused().isPresent()) {
      return texts.say("table.turn.draw");
    }
    Card top = view.game().tableau().pile().getFirst();
    return texts.say(draw.drawRefused().isPresent() ? "table.turn.take" : "table.turn.both", top);
  }

  private String play(PlayerView view) {
    if (view.gin().isPresent()) {
      Gin deal = view.gin().get();
      if (deal.phase() instanceof GinPhase.ToPlay turn && turn.last()) {
        return texts.say("gin.status.last.taken", onlyGin(deal));
      }
      List<Card> hand = view.own().hand().cards().stream().map(Held::card).toList();
      boolean knocks =
          GinHand.bestDiscard(hand, deal)
              .filter(card -> GinHand.least(GinHand.without(hand, card), deal) <= deal.limit())
              .isPresent();
      return knocks ? texts.say("gin.status.knock", onlyGin(deal)) : texts.say("gin.status.play");
    }
    if (view.deal().contract().allAtOnce()) {
      return texts.say("table.play.last");
    }
    boolean down = view.seat().map(view.deal()::down).orElse(false);
    if (!down) {
      return texts.say("table.play.open");
    }
    return texts.say(laysOff(view.deal()) ? "table.play.down" : "table.play.laid");
  }

  private static boolean onlyGin(Gin deal) {
    return deal.limit() == 0;
  }

  private static boolean laysOff(Oklahoma deal) {
    return deal.rules().has(OklahomaSwitch.LAY_OFF_AT_ONCE)
        || !(deal.phase() instanceof OklahomaPhase.ToPlay turn && turn.laidDown());
  }

  private String over(Optional<Seat> out, PlayerView view) {
    String key = view.gin().isPresent() ? "gin.status.over." : "table.over.";
    if (out.isEmpty()) {
      return texts.say(key + "blocked");
    }
    return out.get() == view.me()
        ? texts.say(key + "you")
        : texts.say(key + "out", names.apply(out.get()));
  }
}
