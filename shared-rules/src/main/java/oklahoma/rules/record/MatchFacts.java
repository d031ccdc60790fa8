package oklahoma.rules.record;

import java.util.List;
import java.util.stream.IntStream;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaResult;

/**
 * The statistics of a match.
 *
 * @param over whether it was played to its end
 * @param deals how many deals count: void ones of gin do not (G-12)
 * @param seats what each seat did, in seat order
 */
public record MatchFacts(boolean over, int deals, List<OfSeat> seats) {

  /**
   * What one seat did.
   *
   * @param points its total
   * @param rank 1 for the winners; equal totals share it
   * @param won deals in which it went out, or rounds of gin that it won
   * @param claims discards that it took out of turn (O-13)
   * @param knocks rounds that it stopped with deadwood
   * @param gins rounds that it stopped without
   * @param undercuts rounds that it won against another seat's knock
   */
  public record OfSeat(
      int points, int rank, int won, int claims, int knocks, int gins, int undercuts) {}

  public MatchFacts {
    seats = List.copyOf(seats);
  }

  /**
   * Counts a match.
   *
   * @throws IllegalArgumentException if its events do not follow from each other
   */
  public static MatchFacts of(MatchRecord record) {
    Match match = record.rules().match(record.firstDealer());
    int[] claims = new int[record.rules().seats()];
    for (DealRecord each : record.deals()) {
      Deal deal = match.next(each.order());
      for (Event event : each.events()) {
        deal = deal.after(event);
        countClaim(event, deal, claims);
      }
      match = deal.over() ? match.after(deal) : match;
    }
    return of(match, claims);
  }

  /**
   * Counts a claim out of turn. If the next player takes the card instead, that is a draw, and that
   * player's turn goes on at once.
   */
  private static void countClaim(Event event, Deal after, int[] claims) {
    if (event instanceof Event.ClaimSettled settled && settled.taker().isPresent()) {
      Seat taker = settled.taker().get();
      boolean drawn =
          after instanceof Oklahoma deal
              && deal.phase() instanceof OklahomaPhase.ToPlay turn
              && turn.seat() == taker;
      claims[taker.ordinal()] += drawn ? 0 : 1;
    }
  }

  private static MatchFacts of(Match match, int[] claims) {
    Standing standing = match.standing();
    int[] ranks = new int[match.seats()];
    standing.places().forEach(place -> ranks[place.seat().ordinal()] = place.rank());
    List<OfSeat> seats =
        Seat.first(match.seats()).stream()
            .map(seat -> {
              int i = seat.ordinal();
              int points = standing.totals().get(i);
              return switch (match) {
                case OklahomaMatch oklahoma ->
                    new OfSeat(points, ranks[i], out(oklahoma, seat), claims[i], 0, 0, 0);
                case GinMatch gin -> gin(gin, seat, points, ranks[i]);
              };
            })
            .toList();
    return new MatchFacts(standing.over(), counted(match), seats);
  }

  private static int counted(Match match) {
    return switch (match) {
      case OklahomaMatch oklahoma -> oklahoma.results().size();
      case GinMatch gin ->
          (int)
              gin.results().stream()
                  .filter(result -> result.outcome() instanceof GinResult.Called)
                  .count();
    };
  }

  private static int out(OklahomaMatch match, Seat seat) {
    return (int)
        match.results().stream()
            .map(OklahomaResult::out)
            .filter(out -> out.filter(seat::equals).isPresent())
            .count();
  }

  private static OfSeat gin(GinMatch match, Seat seat, int points, int rank) {
    int won = 0;
    int knocks = 0;
    int gins = 0;
    int undercuts = 0;
    for (GinResult result : match.results()) {
      if (result.outcome() instanceof GinResult.Called called) {
        boolean wins = RoundScores.of(match.rules(), result).winners().contains(seat);
        boolean mine = called.caller() == seat;
        boolean knocked = called.call() == GinResult.Call.KNOCK;
        won += wins ? 1 : 0;
        knocks += mine && knocked ? 1 : 0;
        gins += mine && !knocked ? 1 : 0;
        undercuts += wins && !mine ? 1 : 0;
      }
    }
    return new OfSeat(points, rank, won, 0, knocks, gins, undercuts);
  }

  /** The seats that won; nobody before the end. */
  public List<Seat> winners() {
    return IntStream.range(0, over ? seats.size() : 0)
        .filter(seat -> seats.get(seat).rank() == 1)
        .mapToObj(Seat::of)
        .toList();
  }
}
