package oklahoma.client.table.model.playerview;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.rules.Deal;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.Oklahoma;

/** The face-up hands: all when a deal is over, a knocker's from the knock on. */
public final class OpenHands {
  private OpenHands() {}

  /**
   * The face-up hands, each sorted for reading: in gin, melds first.
   *
   * @param deal as the viewer sees it
   * @param all whether all hands that the viewer knows are face up, as in a replay
   */
  public static Map<Seat, List<Card>> of(Deal deal, boolean all) {
    Map<Seat, List<Card>> open = new EnumMap<>(Seat.class);
    for (Seat seat : all ? Set.copyOf(Seat.first(deal.tableau().seats())) : turnedUp(deal)) {
      Hand hand = deal.tableau().hand(seat);
      if (hand.cards().size() == hand.size()) {
        open.put(seat, read(hand.cards(), deal));
      }
    }
    return open;
  }

  private static Set<Seat> turnedUp(Deal deal) {
    if (deal.over()) {
      return Set.copyOf(Seat.first(deal.tableau().seats()));
    }
    return switch (deal) {
      case Oklahoma oklahoma -> Set.of();
      case Gin gin ->
          switch (gin.phase()) {
            case GinPhase.LayingOff defence -> EnumSet.of(defence.knocker());
            case GinPhase.Ending(GinPhase.Stopped stopped) -> EnumSet.of(stopped.caller());
            case GinPhase.Ending(GinPhase.Voided annulled) -> Set.of();
            case GinPhase.Offered _, GinPhase.ToDraw _, GinPhase.ToPlay _ -> Set.of();
            case GinPhase.Over _ -> Set.of();
          };
    };
  }

  private static List<Card> read(List<Card> cards, Deal deal) {
    return switch (deal) {
      case Oklahoma oklahoma -> cards;
      case Gin gin -> {
        List<Card> melds = GinHand.melded(cards, gin);
        Comparator<Card> order = Sort.SUIT.order(Game.GIN);
        yield Stream.concat(
                melds.stream(), cards.stream().filter(card -> !melds.contains(card)).sorted(order))
            .toList();
      }
    };
  }
}
