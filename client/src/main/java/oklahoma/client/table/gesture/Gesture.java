package oklahoma.client.table.gesture;

import java.util.Optional;
import oklahoma.rules.Move;

/** Reads a meaning from what was dropped where. */
public final class Gesture {
  private Gesture() {}

  /** What it means to drop this there. */
  public static Meaning of(Carried carried, Zone zone) {
    return switch (carried) {
      case Carried.Own own -> own(own, zone);
      case Carried.StockTop stock -> toHand(new Meaning.Draws(), zone);
      case Carried.PileTop pile -> toHand(new Meaning.Takes(), zone);
    };
  }

  private static Meaning own(Carried.Own own, Zone zone) {
    return switch (zone) {
      case Zone.OnPile pile -> one(own, new Move.Discard(own.cards().getFirst()));
      case Zone.AtEnd(int meld, var end) ->
          own.cards().size() == 1
              ? new Meaning.Plays(new Move.LayOff(own.cards().getFirst(), meld, Optional.of(end)))
              : new Meaning.Adds(meld, end);
      case Zone.OnWild(int meld, int place, var to) ->
          one(own, new Move.Displace(own.cards().getFirst(), meld, Optional.of(to)));
      case Zone.InSlot(int slot) -> new Meaning.Stages(slot);
      case Zone.OnKnock knock ->
          own.cards().size() == 1
              ? new Meaning.Declares(own.cards().getFirst())
              : new Meaning.Never(Meaning.Fault.ONE_CARD_ONLY);
      case Zone.InHand hand -> new Meaning.Keeps();
      case Zone.OnStock _, Zone.AtSeat _ -> new Meaning.Never(Meaning.Fault.NOT_THERE);
    };
  }

  private static Meaning one(Carried.Own own, Move move) {
    return own.cards().size() == 1
        ? new Meaning.Plays(move)
        : new Meaning.Never(Meaning.Fault.ONE_CARD_ONLY);
  }

  private static Meaning toHand(Meaning meaning, Zone zone) {
    return zone instanceof Zone.InHand ? meaning : new Meaning.Keeps();
  }
}
