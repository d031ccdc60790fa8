package oklahoma.client.match.score;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaMatch;

/**
 * Statistics of a match, counted from events that all players saw.
 *
 * @param claims discards claimed out of turn, in seat order
 * @param laidOff cards laid off, in seat order
 * @param swaps wilds swapped, in seat order
 * @param out hands won, in seat order
 * @param fastest the hand won in the fewest turns; empty if nobody went out
 */
record MatchStatistics(
    List<Integer> claims,
    List<Integer> laidOff,
    List<Integer> swaps,
    List<Integer> out,
    Optional<Fastest> fastest) {

  /**
   * A hand that was won quickly.
   *
   * @param hand the number of the hand
   * @param turns number of turns of its winner
   */
  record Fastest(Seat seat, int hand, int turns) {}

  /** The seat with the largest count. */
  record Most(Seat seat, int times) {}

  /**
   * Counts a match. Counts nothing if its log does not have all deals, because the viewer came
   * later.
   *
   * @param deals the number of deals in the match
   */
  static MatchStatistics of(List<LogLine> lines, int seats, int deals) {
    Tally tally = new Tally(seats);
    if (lines.stream().filter(line -> line.event() instanceof Event.Ended).count() == deals) {
      lines.forEach(tally::add);
    }
    return new MatchStatistics(
        list(tally.claims), list(tally.laidOff), list(tally.swaps), list(tally.out), tally.fastest);
  }

  /** The seat with the largest count; empty if all are 0, or if several seats share it. */
  static Optional<Most> most(List<Integer> counts) {
    OptionalInt best = counts.stream().mapToInt(Integer::intValue).max();
    if (best.isEmpty() || best.getAsInt() == 0) {
      return Optional.empty();
    }
    List<Integer> seats =
        IntStream.range(0, counts.size())
            .filter(seat -> counts.get(seat) == best.getAsInt())
            .boxed()
            .toList();
    return seats.size() > 1
        ? Optional.empty()
        : Optional.of(new Most(Seat.of(seats.getFirst()), best.getAsInt()));
  }

  private static List<Integer> list(int[] counts) {
    return Arrays.stream(counts).boxed().toList();
  }

  private static final class Tally {
    private final int seats;
    private final int[] claims;
    private final int[] laidOff;
    private final int[] swaps;
    private final int[] out;
    private final int[] turns;
    private Optional<Seat> discarder = Optional.empty();
    private Optional<Fastest> fastest = Optional.empty();

    Tally(int seats) {
      this.seats = seats;
      this.claims = new int[seats];
      this.laidOff = new int[seats];
      this.swaps = new int[seats];
      this.out = new int[seats];
      this.turns = new int[seats];
    }

    void add(LogLine line) {
      switch (line.event()) {
        case Event.Discarded discarded -> {
          turns[discarded.seat().ordinal()]++;
          discarder = Optional.of(discarded.seat());
        }
        case Event.ClaimSettled settled ->
            settled.taker().ifPresent(taker -> claimed(taker, line.deal().dealer()));
        case Event.LaidOff off -> laidOff[off.seat().ordinal()]++;
        case Event.Swapped moved -> swaps[moved.seat().ordinal()]++;
        case Event.Ended ended -> end(Math.min(line.hand(), OklahomaMatch.HANDS), ended);
        case Event.Drew _, Event.Took _, Event.Answered _, Event.Declined _, Event.Knocked _ -> {}
        case Event.LaidDown _, Event.StockRanOut _, Event.Renewed _ -> {}
      }
    }

    /**
     * Counts a claim. If the next player takes the card, that is not a claim (O-13). The dealer
     * counts as the discarder of the first card.
     */
    private void claimed(Seat taker, Seat dealer) {
      if (discarder.orElse(dealer).next(seats) != taker) {
        claims[taker.ordinal()]++;
      }
    }

    private void end(int hand, Event.Ended ended) {
      ended.out().ifPresent(seat -> won(hand, seat));
      Arrays.fill(turns, 0);
      discarder = Optional.empty();
    }

    private void won(int hand, Seat seat) {
      out[seat.ordinal()]++;
      boolean discarded =
          discarder.equals(Optional.of(seat)); // otherwise the last turn had no discard
      Fastest now = new Fastest(seat, hand, turns[seat.ordinal()] + (discarded ? 0 : 1));
      fastest =
          fastest.isPresent() && fastest.get().turns() <= now.turns() ? fastest : Optional.of(now);
    }
  }
}
