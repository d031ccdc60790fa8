package oklahoma.bot.oklahoma;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/** Plays bots against each other with the rules alone: no host, no clock. */
public final class OklahomaArena {
  private final List<Bot> bots;
  private final RandomGenerator chance;

  /**
   * A table.
   *
   * @param bots one for each seat
   * @param seed decides every shuffle and every bot's dice
   */
  public OklahomaArena(List<Bot> bots, long seed) {
    this.bots = List.copyOf(bots);
    this.chance = new SplittableRandom(seed);
  }

  /**
   * A finished deal.
   *
   * @param hand which of the five it was
   * @param points of each seat
   * @param out who went out; empty if the deal was blocked
   * @param discards how many turns were played by all seats together
   * @param down how many seats had laid down
   * @param claims how many discards were claimed out of turn
   */
  public record Outcome(
      int hand, List<Integer> points, Optional<Seat> out, int discards, int down, int claims) {}

  /** Plays a whole match. */
  public List<Outcome> match(OklahomaRules rules, Seat dealer) {
    Match match = OklahomaMatch.of(rules, dealer);
    List<Outcome> outcomes = new ArrayList<>();
    while (!match.over()) {
      DealInPlay table = DealInPlay.next(match, chance);
      outcomes.add(played(table));
      match = match.after(table.deal());
    }
    return outcomes;
  }

  /** Plays one hand, 1 to 5. */
  public Outcome hand(OklahomaRules rules, int hand, Seat dealer) {
    return on(Oklahoma.deal(rules, hand, dealer, DealInPlay.shuffled(rules.pack(), chance)));
  }

  /** Plays a hand on to its end. */
  public Outcome on(Oklahoma deal) {
    return played(new DealInPlay(deal, chance));
  }

  private Outcome played(DealInPlay table) {
    while (!table.over()) {
      table.play(bots.get(table.toAct().ordinal()), chance);
    }
    return outcome((Oklahoma) table.deal(), table.events());
  }

  private static Outcome outcome(Oklahoma over, List<Event> events) {
    List<Integer> points =
        over.tableau().hands().stream().map(hand -> Values.points(hand.cards())).toList();
    int discards = (int) events.stream().filter(Event.Discarded.class::isInstance).count();
    int down = (int) Seat.first(points.size()).stream().filter(over::down).count();
    int claims = over.tally().claims().stream().mapToInt(Integer::intValue).sum();
    return new Outcome(
        over.hand(), points, ((OklahomaPhase.Over) over.phase()).out(), discards, down, claims);
  }
}
