package client.table;

import client.text.Texts;
import java.util.Optional;
import java.util.function.Function;
import rules.Seat;
import rules.Viewer;
import rules.card.Card;
import rules.oklahoma.Oklahoma;

/** The status line: who must do what, in words. */
public final class StatusText {
  private final Texts texts;
  private final Function<Seat, String> names;

  /**
   * @param names what the players are called
   */
  public StatusText(Texts texts, Function<Seat, String> names) {
    this.texts = texts;
    this.names = names;
  }

  /** What the table waits for. */
  public String say(Prompt prompt, Sight sight) {
    return switch (prompt) {
      case Prompt.Draw draw -> draw(draw, sight.deal());
      case Prompt.Play play -> play(sight);
      case Prompt.Claim claim ->
          texts.say(claim.next() ? "table.claim.next" : "table.claim", claim.card());
      case Prompt.Answered answered ->
          texts.say(answered.wants() ? "table.answered.yes" : "table.answered.no", answered.card());
      case Prompt.NotAsked window -> texts.say("table.others", window.card());
      case Prompt.Watch watch ->
          texts.say(
              watch.hasDrawn() ? "table.watch.play" : "table.watch.draw",
              names.apply(watch.seat()));
      case Prompt.Shuffling shuffling -> texts.say("table.shuffling");
      case Prompt.DealOver over -> over(over.out(), sight.me());
    };
  }

  private String draw(Prompt.Draw draw, Oklahoma deal) {
    if (draw.takeRefused().isPresent()) {
      return texts.say("table.turn.draw");
    }
    Card top = deal.tableau().pile().getFirst();
    return texts.say(draw.drawRefused().isPresent() ? "table.turn.take" : "table.turn.both", top);
  }

  private String play(Sight sight) {
    if (sight.deal().contract().allAtOnce()) {
      return texts.say("table.play.last");
    }
    boolean down = sight.seat().map(sight.deal()::down).orElse(false);
    return texts.say(down ? "table.play.down" : "table.play.open");
  }

  private String over(Optional<Seat> out, Viewer me) {
    if (out.isEmpty()) {
      return texts.say("table.over.blocked");
    }
    return out.get() == me
        ? texts.say("table.over.you")
        : texts.say("table.over.out", names.apply(out.get()));
  }
}
