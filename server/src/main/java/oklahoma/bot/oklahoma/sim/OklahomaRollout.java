package oklahoma.bot.oklahoma.sim;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import oklahoma.bot.oklahoma.plan.HandFeatures;

/** Plays a simulated deal to its end; each seat has its own policy. */
public final class OklahomaRollout {
  /** The policy of a seat. */
  public interface Player {
    /** Whether the top discard is a better draw than the stock; for seats that are not down. */
    boolean takes(OklahomaSim deal, int seat);

    /** Whether the top discard is worth a claim out of turn; for seats that are not down. */
    boolean claims(OklahomaSim deal, int seat, int turnsAway);

    /** The kind to discard; for seats that are not down. */
    int discards(OklahomaSim deal, int seat);

    /** The kind to discard for a seat that is down and has laid off everything that fits. */
    default int spares(OklahomaSim deal, int seat) {
      return highest(deal.hands[seat]);
    }
  }

  private final OklahomaSim deal;
  private final List<? extends Player> players;

  private OklahomaRollout(OklahomaSim deal, List<? extends Player> players) {
    this.deal = deal;
    this.players = players;
  }

  /** Plays the deal to its end and returns each seat's points. */
  public static int[] on(OklahomaSim deal, List<? extends Player> players) {
    OklahomaRollout play = new OklahomaRollout(deal, players);
    while (!deal.over()) {
      play.step();
    }
    return IntStream.range(0, deal.seats).map(deal::points).toArray();
  }

  /**
   * A seat's response to a discard.
   *
   * @param claims whether it claims the card
   * @param takesLater whether it takes the card as its draw if nobody claims it (O-15)
   */
  record Answer(int seat, boolean claims, boolean takesLater) {
    private static final Answer NONE = new Answer(OklahomaSim.NOBODY, false, false);
  }

  /**
   * Offers the top discard to all seats in order (O-11 to O-15).
   *
   * @param answer a known answer, used in the turn of its seat
   */
  static void offer(OklahomaSim deal, List<? extends Player> players, Answer answer) {
    new OklahomaRollout(deal, players).offer(answer);
  }

  private void step() {
    switch (deal.stage) {
      case UP_CARD, OFFER -> offer(Answer.NONE);
      case PLAY -> play();
      case OVER -> {}
    }
  }

  private void offer(Answer answer) {
    int next = deal.turn;
    boolean known = answer.seat() == next;
    if (deal.mayTake() && (known ? answer.claims() : takes(next))) {
      deal.take();
      return;
    }
    OptionalInt claimer =
        deal.stage == OklahomaSim.Stage.UP_CARD || deal.contract.allAtOnce()
            ? OptionalInt.empty()
            : claimer(answer);
    claimer.ifPresent(deal::claim);
    if (deal.mustTake() || (deal.mayTake() && known && answer.takesLater())) {
      deal.take();
    } else {
      deal.draw();
    }
  }

  private boolean takes(int seat) {
    return deal.down[seat] ? deal.fits(deal.top()) : players.get(seat).takes(deal, seat);
  }

  private OptionalInt claimer(Answer answer) {
    for (int away = 1; away < deal.seats - 1; away++) {
      int seat = (deal.turn + away) % deal.seats;
      boolean claims =
          answer.seat() == seat
              ? answer.claims()
              : !deal.down[seat]
                  && deal.mayClaim(seat)
                  && players.get(seat).claims(deal, seat, away);
      if (claims) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  private void play() {
    int seat = deal.turn;
    deal.bringToTable();
    if (!deal.over()) {
      Player player = players.get(seat);
      deal.discard(deal.down[seat] ? player.spares(deal, seat) : player.discards(deal, seat));
    }
  }

  /** The highest card of a hand. */
  private static int highest(int[] hand) {
    int highest = 0;
    int most = 0;
    for (int kind = 0; kind < hand.length; kind++) {
      int points = hand[kind] > 0 ? HandFeatures.points(kind) : 0;
      if (points > most) {
        most = points;
        highest = kind;
      }
    }
    return highest;
  }
}
