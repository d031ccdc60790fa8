package oklahoma.client.table.input.pointer;

import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.OwnCards;
import oklahoma.rules.Event;

/** Which changes take away what is being carried; all others leave a drag alone. */
final class DragEnd {
  private DragEnd() {}

  /** Whether a change has taken what is carried, or what it was carried from. */
  static boolean ends(Carried what, Change change, OwnCards cards) {
    return switch (change) {
      case Change.Dealt dealt -> true;
      case Change.Happened happened ->
          switch (what) {
            case Carried.Own own -> missing(own, cards);
            case Carried.StockTop stock -> movesPiles(happened.event());
            case Carried.PileTop pile -> movesPiles(happened.event());
          };
      case Change.Rearranged arranged -> what instanceof Carried.Own own && missing(own, cards);
      case Change.Restored restored -> true;
      case Change.TakenBack back -> what instanceof Carried.Own own && missing(own, cards);
    };
  }

  private static boolean missing(Carried.Own own, OwnCards cards) {
    return own.ids().stream().anyMatch(id -> cards.hand().find(id).isEmpty());
  }

  private static boolean movesPiles(Event event) {
    return switch (event) {
      case Event.ClaimSettled settled -> settled.taker().isPresent();
      case Event.Drew drew -> true;
      case Event.Took took -> true;
      case Event.Discarded discarded -> true;
      case Event.Renewed renewed -> true;
      case Event.Ended ended -> true;
      case Event.Knocked knocked -> true;
      case Event.Declined declined -> false;
      case Event.Answered answered -> false;
      case Event.LaidDown down -> false;
      case Event.LaidOff off -> false;
      case Event.Displaced wild -> false;
      case Event.StockRanOut out -> false;
    };
  }
}
