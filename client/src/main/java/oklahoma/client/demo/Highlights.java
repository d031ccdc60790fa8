package oklahoma.client.demo;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.oklahoma.Oklahoma;

/** Names the moments of a match that deserve a picture. */
final class Highlights {
  private Highlights() {}

  /** The name of a fresh deal; empty once somebody has moved in it. */
  static Optional<String> dealt(List<Event> soFar) {
    return soFar.isEmpty() ? Optional.of("deal") : Optional.empty();
  }

  /**
   * The name of the last event that the table still shows. A drawn card and an answer change
   * little, so the event before them counts; but a card drawn right after a discard begins the next
   * turn, and the discard is no longer news.
   */
  static Optional<String> of(List<Event> happened) {
    boolean drawn = !happened.isEmpty() && happened.getLast() instanceof Event.Drew;
    return happened.reversed().stream()
        .filter(event -> !(event instanceof Event.Drew) && !(event instanceof Event.Answered))
        .findFirst()
        .filter(event -> !(drawn && event instanceof Event.Discarded))
        .flatMap(Highlights::of);
  }

  private static Optional<String> of(Event event) {
    return switch (event) {
      case Event.LaidDown down -> Optional.of("lay-down");
      case Event.LaidOff off -> Optional.of("lay-off");
      case Event.Swapped moved -> Optional.of("displacement");
      case Event.ClaimSettled settled -> settled.taker().map(seat -> "claimed");
      case Event.Discarded discarded -> Optional.of("discard");
      case Event.Renewed renewed -> Optional.of("renewal");
      case Event.Knocked knocked ->
          Optional.of(
              knocked.discard().isEmpty()
                  ? "big-gin"
                  : knocked.deadwood().isEmpty() ? "gin" : "knock");
      case Event.Ended _, Event.Drew _, Event.Took _, Event.Answered _ -> Optional.empty();
      case Event.Declined _ -> Optional.empty();
      case Event.StockRanOut empty -> Optional.empty();
    };
  }

  /** The name of a prompt; empty if it deserves no picture. */
  static Optional<String> of(Prompt prompt, Deal deal) {
    return switch (prompt) {
      case Prompt.Claim window -> Optional.of("claim");
      case Prompt.Offer offer -> Optional.of("offer");
      case Prompt.Offered offered -> Optional.of("offered");
      case Prompt.Defend defend -> Optional.of("defence");
      case Prompt.Defended defended -> Optional.of("defended");
      case Prompt.Draw draw -> gin(deal).map(gin -> "draw");
      case Prompt.Play turn -> gin(deal).map(gin -> "turn");
      case Prompt.Watch watched -> gin(deal).map(gin -> "watch");
      case Prompt.Answered _, Prompt.NotAsked _, Prompt.Shuffling _ -> Optional.empty();
      case Prompt.DealOver _ -> Optional.empty();
    };
  }

  /** The name of a deal's end; each way in which gin ends has its own. */
  static String ended(Deal deal) {
    return switch (deal) {
      case Oklahoma oklahoma -> "scores";
      case Gin gin -> "scores-" + way(gin);
    };
  }

  private static String way(Gin deal) {
    return switch (deal.result().outcome()) {
      case GinResult.VoidDeal annulled -> "void";
      case GinResult.Called called ->
          switch (called.call()) {
            case BIG_GIN -> "big-gin";
            case GIN -> "gin";
            case KNOCK ->
                RoundScores.of(deal.rules(), deal.result()).winners().contains(called.caller())
                    ? "knock"
                    : "undercut";
          };
    };
  }

  private static Optional<Gin> gin(Deal deal) {
    return deal instanceof Gin gin ? Optional.of(gin) : Optional.empty();
  }
}
