package oklahoma.rules.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/**
 * The record of a match, or of its beginning.
 *
 * @param rules the parameters
 * @param players the names in seat order, each on one line; none if unknown
 * @param firstDealer the dealer of the first deal
 * @param deals the deals, the last one maybe unfinished
 */
public record MatchRecord(
    Rules rules, List<String> players, Seat firstDealer, List<DealRecord> deals) {
  /**
   * The most deals that a program reads. A match of gin can become very long, since rounds may
   * bring no points or be dealt again.
   */
  public static final int MOST_DEALS = 2_000;

  /**
   * The size limit of a record file, in bytes. A round of gin for four with its shuffle takes some
   * three thousand, and seldom more than four thousand.
   */
  public static final long MOST_BYTES = MOST_DEALS * 8_000L;

  /** The length limit of a name, in characters. */
  public static final int LONGEST_NAME = 200;

  public MatchRecord {
    players = List.copyOf(players);
    deals = List.copyOf(deals);
    if (!players.isEmpty() && players.size() != rules.seats()) {
      throw new IllegalArgumentException("a name for every seat or for none");
    }
    if (!players.stream().allMatch(MatchRecord::isName)) {
      throw new IllegalArgumentException("a name is one line without blanks around it");
    }
  }

  /**
   * The match up to an event, or up to the last event of the move or renewal to which that event
   * belongs.
   *
   * @param deal which deal, from 0
   * @param events how many of its events have happened, at least
   * @throws IllegalArgumentException if the deal's events are not legal
   */
  public MatchRecord upTo(int deal, int events) {
    DealRecord last = deals.get(deal);
    Replay replay = legal(Replay.of(before(deal)).dealt(last.order()));
    int done = 0;
    while (done < last.events().size() && (done < events || !replay.settled())) {
      replay = legal(replay.after(last.events().get(done)));
      done++;
    }
    List<DealRecord> beginning = new ArrayList<>(deals.subList(0, deal));
    beginning.add(new DealRecord(last.order(), last.events().subList(0, done)));
    return new MatchRecord(rules, players, firstDealer, beginning);
  }

  private Match before(int deal) {
    Match match = rules.match(firstDealer);
    for (DealRecord each : deals.subList(0, deal)) {
      match = match.after(match.next(each.order()).after(each.events()));
    }
    return match;
  }

  private static Replay legal(Optional<Replay> replay) {
    return replay.orElseThrow(() -> new IllegalArgumentException("an event is not legal"));
  }

  /** Whether a line of a record can hold this name. */
  public static boolean isName(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST_NAME
        && name.equals(name.strip())
        && name.chars().noneMatch(Character::isISOControl);
  }
}
