package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinResult.Called;
import oklahoma.rules.gin.GinResult.Defender;
import oklahoma.rules.gin.GinRules.Scoring;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/** Computes points from the facts of a deal and the rules. */
public final class RoundScores {
  /** The award for big gin, in place of the one for gin. */
  public static final int BIG_GIN = 31;

  /** The knocker's award where awards are counted. */
  public static final int KNOCK_AWARD = 10;

  /** What each other seat pays more for gin under the surcharge. */
  public static final int GIN_SURCHARGE = 25;

  private RoundScores() {}

  /** The points of a deal for each seat. */
  public static RoundScore of(GinRules rules, GinResult result) {
    return switch (result.outcome()) {
      case GinResult.VoidDeal annulled ->
          new RoundScore(Collections.nCopies(rules.seats(), 0), List.of());
      case Called called -> {
        int[] deadwood = new int[rules.seats()];
        deadwood[called.caller().ordinal()] = worth(rules, called.deadwood());
        for (Defender defender : called.defenders()) {
          deadwood[defender.seat().ordinal()] = worth(rules, defender.deadwood());
        }
        yield of(rules, result.upCard(), called.call(), called.caller(), deadwood);
      }
    };
  }

  /**
   * The points of a deal that somebody stopped.
   *
   * @param deadwood the deadwood points of each seat after all lay-offs, in seat order
   */
  public static RoundScore of(
      GinRules rules, Suited upCard, Call call, Seat caller, int[] deadwood) {
    // Spades double all that is scored in the hand, bonuses included.
    boolean doubled = rules.has(GinSwitch.SPADES_DOUBLE) && upCard.suit() == Suit.SPADES;
    Round round = new Round(rules, call, caller, deadwood);
    return new RoundScore(round.points(doubled ? 2 : 1), round.winners);
  }

  private static int worth(GinRules rules, List<Card> cards) {
    return Deadwood.points(CardBits.of(cards), rules.runs());
  }

  /** A round that somebody called: the deadwood of each seat, and who won. */
  private static final class Round {
    private final GinRules rules;
    private final Call call;
    private final Seat caller;
    private final int[] deadwood;
    private final List<Seat> winners;

    private Round(GinRules rules, Call call, Seat caller, int[] deadwood) {
      this.rules = rules;
      this.call = call;
      this.caller = caller;
      this.deadwood = deadwood;
      List<Seat> undercutters = undercutters();
      this.winners = undercutters.isEmpty() ? List.of(caller) : undercutters;
    }

    /** G-10: the lowest legal undercutter wins, tied ones all do; nobody undercuts gin (G-11). */
    private List<Seat> undercutters() {
      if (call != Call.KNOCK) {
        return List.of();
      }
      List<Seat> lowest = new ArrayList<>();
      for (Seat seat : caller.others(rules.seats())) {
        int own = of(seat);
        if (undercuts(own) && (lowest.isEmpty() || own <= of(lowest.getFirst()))) {
          if (!lowest.isEmpty() && own < of(lowest.getFirst())) {
            lowest.clear();
          }
          lowest.add(seat);
        }
      }
      return lowest;
    }

    private boolean undercuts(int own) {
      int knockers = of(caller);
      return switch (rules.knocking().undercut()) {
        case EQUAL_OR_LESS -> own <= knockers;
        case LESS -> own < knockers;
      };
    }

    private List<Integer> points(int times) {
      List<Integer> points = new ArrayList<>();
      for (Seat seat : Seat.first(rules.seats())) {
        int worth =
            switch (rules.scoring()) {
              case DIFFERENCE -> difference(seat);
              case AWARDS -> award(seat);
              case PENALTIES -> penalty(seat);
            };
        points.add(times * worth);
      }
      return points;
    }

    /**
     * What a seat scores where differences count. The winner gets the bonus and, from each other
     * seat, the difference in deadwood; the others get nothing.
     */
    private int difference(Seat seat) {
      if (!winners.contains(seat)) {
        return 0;
      }
      int points =
          switch (call) {
            case KNOCK -> undercut() ? rules.bonuses().undercut() : 0;
            case GIN -> rules.bonuses().gin();
            case BIG_GIN -> BIG_GIN;
          };
      for (Seat other : Seat.first(rules.seats())) {
        points += winners.contains(other) ? 0 : behind(other);
      }
      return points;
    }

    private int award(Seat seat) {
      boolean won = winners.contains(seat);
      return switch (call) {
        case KNOCK -> won ? (undercut() ? rules.bonuses().undercut() : KNOCK_AWARD) : -behind(seat);
        case GIN -> won ? rules.bonuses().gin() : -2 * of(seat);
        case BIG_GIN -> won ? BIG_GIN : -2 * of(seat);
      };
    }

    /** Big gin counts as gin. */
    private int penalty(Seat seat) {
      if (winners.contains(seat)) {
        return 0;
      }
      if (call != Call.KNOCK) {
        return of(seat) + (rules.has(GinSwitch.GIN_SURCHARGE) ? GIN_SURCHARGE : 0);
      }
      if (undercut()) {
        int own = rules.has(GinSwitch.UNDERCUT_SURCHARGE) ? behind(seat) : 0;
        return seat == caller ? rules.bonuses().undercut() + own : behind(seat);
      }
      return rules.has(GinSwitch.OWN_IN_FULL) ? of(seat) : behind(seat);
    }

    private boolean undercut() {
      return !winners.contains(caller);
    }

    private int of(Seat seat) {
      return deadwood[seat.ordinal()];
    }

    /** How much more deadwood a seat has than the winner. */
    private int behind(Seat seat) {
      return of(seat) - of(winners.getFirst());
    }
  }

  /** Whether the lowest total wins. */
  static boolean lowestWins(GinRules rules) {
    return rules.scoring() == Scoring.PENALTIES;
  }
}
