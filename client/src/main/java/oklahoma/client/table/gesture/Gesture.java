package oklahoma.client.table.gesture;

import java.util.Optional;
import oklahoma.rules.Move;

/** Finds out what a drop means. */
public final class Gesture {
  private Gesture() {}

  /** What it means to drop these cards on this zone. */
  public static DropMeaning of(Carried carried, Zone zone) {
    return switch (carried) {
      case Carried.Own own -> own(own, zone);
      case Carried.StockTop stock -> toHand(new DropMeaning.Draws(), zone);
      case Carried.PileTop pile -> toHand(new DropMeaning.Takes(), zone);
    };
  }

  private static DropMeaning own(Carried.Own own, Zone zone) {
    return switch (zone) {
      case Zone.OnPile pile -> one(own, new Move.Discard(own.cards().getFirst()));
      case Zone.AtEnd(int meld, var end) ->
          own.cards().size() == 1
              ? new DropMeaning.Plays(
                  new Move.LayOff(own.cards().getFirst(), meld, Optional.of(end)))
              : new DropMeaning.Adds(meld, end);
      case Zone.OnWild(int meld, int place, var to) ->
          one(own, new Move.Swap(own.cards().getFirst(), meld, Optional.of(to)));
      case Zone.InSlot(int slot) -> new DropMeaning.Stages(slot);
      case Zone.OnKnock knock ->
          own.cards().size() == 1
              ? new DropMeaning.Declares(own.cards().getFirst())
              : new DropMeaning.Never(DropMeaning.Fault.ONE_CARD_ONLY);
      case Zone.InHand hand -> new DropMeaning.Keeps();
      case Zone.OnStock _, Zone.AtSeat _ -> new DropMeaning.Never(DropMeaning.Fault.NOT_THERE);
    };
  }

  private static DropMeaning one(Carried.Own own, Move move) {
    return own.cards().size() == 1
        ? new DropMeaning.Plays(move)
        : new DropMeaning.Never(DropMeaning.Fault.ONE_CARD_ONLY);
  }

  private static DropMeaning toHand(DropMeaning meaning, Zone zone) {
    return zone instanceof Zone.InHand ? meaning : new DropMeaning.Keeps();
  }
}
