package oklahoma.host.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * Another world that a viewer cannot tell from the real one: all that it does not see is dealt
 * again by chance.
 */
public final class Redealt {
  private final Viewer viewer;
  private final RandomGenerator chance;

  public Redealt(Viewer viewer, RandomGenerator chance) {
    this.viewer = viewer;
    this.chance = chance;
  }

  /** The deal with every hidden card and every hidden answer exchanged. */
  public Deal deal(Deal real) {
    return switch (real) {
      case Oklahoma oklahoma -> oklahoma(oklahoma);
      case Gin gin ->
          new Gin(
              gin.rules(),
              gin.dealer(),
              gin.upCard(),
              tableau(gin),
              gin.takes(),
              phase(gin.phase()));
    };
  }

  private Oklahoma oklahoma(Oklahoma deal) {
    Tableau dealt = tableau(deal);
    return new Oklahoma(deal.rules(), deal.hand(), deal.dealer(), dealt, deal.tally(), phase(deal));
  }

  private Tableau tableau(Deal deal) {
    List<Face> hidden = hidden(deal);
    Collections.shuffle(hidden, chance);
    Tableau tableau = deal.tableau();
    return new Tableau(
        Seat.first(tableau.seats()).stream().map(seat -> hand(deal, seat, hidden)).toList(),
        tableau.stock().stream().map(face -> hidden.removeLast()).toList(),
        tableau.pile(),
        tableau.melds());
  }

  /** What a seat drew is its secret. */
  private GinPhase phase(GinPhase phase) {
    return phase instanceof GinPhase.ToPlay turn && !turn.taken() && turn.seat() != viewer
        ? new GinPhase.ToPlay(turn.seat(), anyCard(), false, turn.last())
        : phase;
  }

  /**
   * The event with its hidden part exchanged; hidden answers may just as well not have been given.
   */
  public Optional<Event> event(Event event) {
    return switch (event) {
      case Event.Drew drew when drew.seat() != viewer ->
          Optional.of(new Event.Drew(drew.seat(), anyCard()));
      case Event.Answered answered when answered.seat() != viewer ->
          chance.nextBoolean()
              ? Optional.empty()
              : Optional.of(new Event.Answered(answered.seat(), chance.nextBoolean()));
      case Event.Renewed renewed -> {
        List<Face> order = new ArrayList<>(renewed.order());
        Collections.shuffle(order, chance);
        yield Optional.of(new Event.Renewed(order));
      }
      default -> Optional.of(event);
    };
  }

  private List<Face> hidden(Deal deal) {
    List<Face> hidden = new ArrayList<>(deal.tableau().stock());
    for (Seat seat : Seat.first(deal.tableau().seats())) {
      if (!sees(deal, seat)) {
        hidden.addAll(deal.tableau().hand(seat).concealed());
      }
    }
    return hidden;
  }

  private Hand hand(Deal deal, Seat seat, List<Face> hidden) {
    Hand hand = deal.tableau().hand(seat);
    return sees(deal, seat) ? hand : hand.mapped(face -> hidden.removeLast());
  }

  private boolean sees(Deal deal, Seat seat) {
    return deal.over() || seat == viewer;
  }

  private OklahomaPhase phase(Oklahoma deal) {
    return switch (deal.phase()) {
      case OklahomaPhase.Claiming window -> {
        Map<Seat, Boolean> answers = new HashMap<>(window.answers());
        for (Seat seat : window.eligible()) {
          if (seat != viewer) {
            answers.remove(seat);
            if (chance.nextBoolean()) {
              answers.put(seat, chance.nextBoolean());
            }
          }
        }
        yield new OklahomaPhase.Claiming(
            window.discarder(), window.first(), window.eligible(), answers);
      }
      case OklahomaPhase.ToPlay turn when !turn.taken() && turn.seat() != viewer ->
          new OklahomaPhase.ToPlay(
              turn.seat(), anyCard(), false, turn.laidDown(), turn.untouched());
      default -> deal.phase();
    };
  }

  private Card anyCard() {
    return new Suited(
        Rank.values()[chance.nextInt(Rank.values().length)],
        Suit.values()[chance.nextInt(Suit.values().length)]);
  }
}
