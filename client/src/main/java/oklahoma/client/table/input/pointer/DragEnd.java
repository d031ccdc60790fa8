package oklahoma.client.table.input.pointer;

import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.OwnCards;
import oklahoma.rules.Event;

/** Decides whether a change ends a drag. Only changes that remove the carried cards do. */
final class DragEnd {
  private DragEnd() {}

  /**
   * Whether a change has removed the carried cards, or has changed the pile that they came from.
   */
  static boolean ends(Carried what, Change change, OwnCards cards) {
    return switch (change) {
      case Change.Dealt dealt -> true;
      case Change.Happened happened ->
          switch (what) {
            case Carried.Own own -> missing(own, cards);
            case Carried.StockTop _, Carried.PileTop _ -> movesPiles(happened.event());
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
      case Event.Drew _, Event.Took _, Event.Discarded _, Event.Renewed _, Event.Ended _ -> true;
      case Event.Knocked _ -> true;
      case Event.Declined _, Event.Answered _, Event.LaidDown _, Event.LaidOff _ -> false;
      case Event.Swapped _, Event.StockRanOut _ -> false;
    };
  }
}
