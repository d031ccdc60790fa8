package oklahoma.bot.advice;

import java.util.ArrayList;
import java.util.List;
import oklahoma.bot.advice.MoveReason.Safety;
import oklahoma.bot.advice.Thought.Weighed;
import oklahoma.bot.oklahoma.LayOffPolicy;
import oklahoma.bot.oklahoma.view.FeedingCost;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.Shortfall;

/** The reasons for moves in Oklahoma. */
final class OklahomaReasons {
  private static final double GOES_OUT = 60;
  private static final double COMPLETES = 30;
  private static final double HAS_PLACE = 10;
  private static final double NEARER = 6;
  private static final double HOLDS = 5;
  private static final double WILDS = 30;
  private static final double NO_USE = 2;
  private static final double PENALTY = 3;
  private static final double POINT = 0.3;

  private final OklahomaView position;

  OklahomaReasons(OklahomaView position) {
    this.position = position;
  }

  /** A move with its reasons. */
  Thought of(Move move) {
    return new Thought(
        move,
        switch (move) {
          case Move.Take take -> getting(top());
          case Move.Claim claim -> getting(top());
          case Move.Draw draw -> leaving(0);
          case Move.Pass pass -> leaving(position.rules().claims().penalty());
          case Move.Discard(Card card) -> discarding(card);
          case Move.LayDown down -> playing(move);
          case Move.LayOff off -> playing(move);
          case Move.Swap wild -> playing(move);
          case Move.Knock knock -> List.of();
        });
  }

  private Card top() {
    return position.deal().tableau().pile().getFirst();
  }

  private List<Weighed> getting(Card card) {
    if (position.down()) {
      return position.fitsOnTable(card)
          ? List.of(new Weighed(new MoveReason.HasPlace(card), HAS_PLACE))
          : List.of();
    }
    int before = missing(position.hand());
    int after = missingWith(card);
    return List.of(
        after == 0
            ? new Weighed(new MoveReason.CompletesContract(), COMPLETES)
            : new Weighed(new MoveReason.NearsContract(after), NEARER * (before - after)));
  }

  private List<Weighed> leaving(int penalty) {
    if (position.deal().tableau().pile().isEmpty()) {
      return List.of();
    }
    List<Weighed> features = new ArrayList<>();
    features.add(new Weighed(new MoveReason.NoUse(top()), NO_USE));
    if (outOfTurn() && penalty > 0 && !position.down()) {
      boolean helps = missingWith(top()) < missing(position.hand());
      features.add(new Weighed(new MoveReason.AvoidsPenalty(penalty), helps ? PENALTY : 0));
    }
    return features;
  }

  private boolean outOfTurn() {
    return position.deal().phase() instanceof OklahomaPhase.Claiming window
        && window.discarder().next(position.rules().seats()) != position.me();
  }

  private int missing(List<Card> hand) {
    return Shortfall.fewest(hand, position.size(), position.contract(), position.rules());
  }

  /**
   * The number of cards missing if the seat had the top discard. Out of turn this is a claim and
   * not a draw, and brings further cards (O-14).
   */
  private int missingWith(Card card) {
    int more = outOfTurn() ? 1 + position.rules().claims().penalty() : 0;
    return Shortfall.fewest(
        position.with(card), position.size() + more, position.contract(), position.rules());
  }

  private List<Weighed> discarding(Card card) {
    List<Weighed> features = new ArrayList<>();
    if (!position.down()) {
      int missing = missing(position.without(card));
      features.add(
          missing == 0
              ? new Weighed(new MoveReason.HoldsContract(), HOLDS)
              : new Weighed(new MoveReason.NearsContract(missing), -NEARER * missing));
    }
    int wilds = (int) position.hand().stream().filter(Values::wild).count();
    if (wilds > 0 && !Values.wild(card)) {
      features.add(new Weighed(new MoveReason.KeepsWilds(wilds), WILDS));
    }
    features.add(
        new Weighed(new MoveReason.ShedsPoints(Values.points(card)), POINT * Values.points(card)));
    if (!Values.wild(card)) {
      double costs = FeedingCost.cost(position, card);
      features.add(new Weighed(new MoveReason.SafeFrom(position.next(), safety(card)), -costs));
    }
    return features;
  }

  private Safety safety(Card card) {
    if (position.deal().tableau().pile().contains(card)) {
      return Safety.PASSED_UP;
    }
    boolean collects =
        !position.deal().down(position.next())
            && !position.deal().tableau().hand(position.next()).exposed().stream()
                .allMatch(Values::wild);
    return collects && FeedingCost.related(position, card) == 0
        ? Safety.NOT_WHAT_IT_TOOK
        : Safety.UNLIKELY;
  }

  private List<Weighed> playing(Move move) {
    Oklahoma after = LayOffPolicy.after(position.deal(), position.me(), move);
    List<Card> left = after.tableau().hand(position.me()).cards();
    if (left.isEmpty()) {
      return List.of(new Weighed(new MoveReason.GoesOut(), GOES_OUT));
    }
    int points = Values.points(position.hand()) - Values.points(left);
    return switch (move) {
      case Move.LayDown down -> List.of(new Weighed(new MoveReason.CompletesContract(), COMPLETES));
      case Move.Swap wild ->
          List.of(
              new Weighed(new MoveReason.MovesWild(wild.card()), HAS_PLACE),
              new Weighed(new MoveReason.ShedsPoints(points), points));
      default -> List.of(new Weighed(new MoveReason.ShedsPoints(points), HAS_PLACE + points));
    };
  }
}
