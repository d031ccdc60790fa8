package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.GinArrangement;
import oklahoma.rules.gin.meld.GinMelds;
import oklahoma.rules.gin.meld.Runs;

/** Ending the deal: knock, gin and big gin (G-6, G-7). */
final class Knocks {
  private Knocks() {}

  /** How a seat stopped the deal. */
  static GinResult.Call of(Event.Knocked knocked) {
    if (knocked.discard().isEmpty()) {
      return GinResult.Call.BIG_GIN;
    }
    // G-6: a declared deadwood of 0 is gin.
    return knocked.deadwood().isEmpty() ? GinResult.Call.GIN : GinResult.Call.KNOCK;
  }

  /** Why the rules refuse this knock of the seat to play; empty if it is legal. */
  static Optional<Refusal> refusal(Gin deal, GinPhase.ToPlay turn, Move.Knock knock) {
    List<Card> rest = new ArrayList<>(deal.tableau().hand(turn.seat()).cards());
    if (knock.discard().isEmpty()) {
      return bigGin(deal, rest, knock.melds());
    }
    Card discard = knock.discard().get();
    return GinJudge.discard(deal, turn, discard)
        .or(() -> {
          rest.remove(discard);
          return grouping(deal, rest, knock.melds());
        })
        .or(() -> excess(deal, rest, knock.melds()));
  }

  /** The event of a legal knock. */
  static Event event(Gin deal, Seat seat, Move.Knock knock) {
    List<Card> rest = new ArrayList<>(deal.tableau().hand(seat).cards());
    knock.discard().ifPresent(rest::remove);
    knock.melds().forEach(meld -> rest.removeAll(meld.cards()));
    return new Event.Knocked(seat, knock.discard(), tidy(knock.melds()), rest);
  }

  /** These melds, each with its cards in order. */
  static List<Meld> tidy(List<Meld> melds) {
    return melds.stream().map(GinMelds::tidy).toList();
  }

  /**
   * Whether a seat with these cards, one more than usual, could stop the deal.
   *
   * @param kept a card that the seat may not discard
   */
  static boolean possible(Gin deal, Collection<Card> cards, Optional<Card> kept) {
    Runs runs = deal.rules().runs();
    return (deal.rules().has(GinSwitch.BIG_GIN) && Arrangements.leastDeadwood(cards, runs) == 0)
        || Arrangements.discards(cards, kept, runs).getFirst().deadwood() <= deal.limit();
  }

  /** The knock that leaves the seat with the least deadwood; empty if it may not knock. */
  static Optional<Move> best(Gin deal, Seat seat) {
    GinPhase.ToPlay turn = (GinPhase.ToPlay) deal.phase();
    List<Card> cards = deal.tableau().hand(seat).cards();
    Runs runs = deal.rules().runs();
    Optional<Card> kept = kept(deal, turn);
    if (deal.rules().has(GinSwitch.BIG_GIN) && Arrangements.leastDeadwood(cards, runs) == 0) {
      List<Meld> melds = Arrangements.best(cards, runs).getFirst().melds();
      return Optional.of(new Move.Knock(Optional.empty(), melds));
    }
    Arrangements.Leaving leaving = Arrangements.discards(cards, kept, runs).getFirst();
    if (leaving.deadwood() > deal.limit()) {
      return Optional.empty();
    }
    List<Card> rest = new ArrayList<>(cards);
    rest.remove(leaving.discard());
    List<Meld> melds = Arrangements.best(rest, runs).getFirst().melds();
    return Optional.of(new Move.Knock(Optional.of(leaving.discard()), melds));
  }

  /** The card that the seat may not discard, since it has just taken it from the pile (G-4). */
  static Optional<Card> kept(Gin deal, GinPhase.ToPlay turn) {
    return turn.taken()
            && !deal.rules().has(GinSwitch.RETURN_TAKEN)
            && turn.drawn() instanceof Card card
        ? Optional.of(card)
        : Optional.empty();
  }

  /** Why these groups are not melds of these cards; empty if they are. */
  static Optional<Refusal> grouping(Gin deal, Collection<Card> cards, List<Meld> melds) {
    Set<Card> used = new HashSet<>();
    for (Meld meld : melds) {
      for (Card card : meld.cards()) {
        if (!cards.contains(card)) {
          return Optional.of(Refusal.of(Reason.NOT_IN_HAND, card));
        }
        if (!used.add(card)) { // G-5
          return Optional.of(Refusal.of(Reason.CARD_IN_TWO_MELDS, card));
        }
      }
    }
    return melds.stream()
        .flatMap(meld -> GinMelds.fault(meld, deal.rules().runs()).stream())
        .findFirst();
  }

  private static Optional<Refusal> bigGin(Gin deal, List<Card> hand, List<Meld> melds) {
    if (!deal.rules().has(GinSwitch.BIG_GIN)) {
      return GinJudge.refused(Reason.NO_BIG_GIN);
    }
    int melded = melds.stream().mapToInt(Meld::size).sum();
    return grouping(deal, hand, melds)
        .or(() ->
            melded < hand.size()
                ? Optional.of(Refusal.of(Reason.BIG_GIN_INCOMPLETE, hand.size()))
                : Optional.empty());
  }

  /** G-7: why the declared deadwood exceeds the limit; the refusal gives the least possible. */
  private static Optional<Refusal> excess(Gin deal, List<Card> rest, List<Meld> melds) {
    Runs runs = deal.rules().runs();
    List<Card> deadwood = new ArrayList<>(rest);
    melds.forEach(meld -> deadwood.removeAll(meld.cards()));
    int declared = new GinArrangement(melds, deadwood).points(runs);
    if (declared <= deal.limit()) {
      return Optional.empty();
    }
    GinArrangement best = Arrangements.best(rest, runs).getFirst();
    int least = best.points(runs);
    return Optional.of(
        least <= deal.limit()
            ? new Refusal(
                Reason.BETTER_ARRANGEMENT,
                best.deadwood(),
                List.of(declared, least),
                Optional.empty())
            : beyond(deal, least));
  }

  private static Refusal beyond(Gin deal, int least) {
    int limit = deal.limit();
    return switch (deal.rules().knocking().limit()) {
      case GIN_ONLY -> Refusal.of(Reason.GIN_ONLY, least);
      case UP_CARD, TEN ->
          limit == 0
              ? Refusal.of(Reason.ACE_GIN_ONLY, least)
              : Refusal.of(Reason.DEADWOOD_TOO_HIGH, least, limit);
      case BELOW_UP_CARD ->
          limit == 0
              ? Refusal.of(Reason.ACE_GIN_ONLY, least)
              : Refusal.of(Reason.DEADWOOD_NOT_BELOW, least, limit + 1);
    };
  }
}
