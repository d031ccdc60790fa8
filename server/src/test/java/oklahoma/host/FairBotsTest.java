package oklahoma.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.Entrant;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveAdvisor;
import oklahoma.bot.advice.View;
import oklahoma.bot.search.Budget;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.host.testing.Redealt;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/**
 * No bot knows a card that its seat cannot see: with all hidden cards dealt again, those of earlier
 * deals too, it moves alike. A match holds of its finished deals what a spectator saw at their end.
 */
class FairBotsTest {
  private static final Budget FEW = new Budget.Samples(10);
  private static final int EVERY = 3;

  private final SplittableRandom chance = new SplittableRandom(21);
  private int compared;

  /** The finished deals of the match. */
  private final List<Deal> finished = new ArrayList<>();

  @Test
  void ofGinForTwo() {
    follow(GinPreset.CLASSIC.rules(2), 3);
    assertThat(compared).isGreaterThan(20);
  }

  @Test
  void ofGinForThree() {
    follow(GinPreset.AWARDS.rules(3), 2);
    assertThat(compared).isGreaterThan(20);
  }

  @Test
  void ofOklahoma() {
    follow(OklahomaRules.standard(3), 2);
    assertThat(compared).isGreaterThan(20);
  }

  private void follow(Rules rules, int deals) {
    Match match = rules.match(Seat.A);
    for (int i = 0; i < deals; i++) {
      Deal deal = played(match);
      finished.add(deal);
      match = match.after(deal);
      assertThat(match(rules, over -> Seen.of(over, Spectator.SPECTATOR).value()))
          .as("what everybody saw")
          .isEqualTo(match);
    }
  }

  /** The match after its finished deals, each of them changed. */
  private Match match(Rules rules, UnaryOperator<Deal> changed) {
    Match match = rules.match(Seat.A);
    for (Deal deal : finished) {
      match = match.after(changed.apply(deal));
    }
    return match;
  }

  private Deal played(Match match) {
    DealInPlay table = DealInPlay.next(match, chance);
    Bot regular = Bots.of(BotLevel.EASY);
    for (int moves = 0; !table.over(); moves++) {
      if (moves % EVERY == 0) {
        compare(match, table);
      }
      table.play(regular, chance);
    }
    return table.deal();
  }

  private void compare(Match match, DealInPlay table) {
    Seat seat = table.toAct();
    Deal deal = table.deal();
    Redealt redealt = new Redealt(seat, chance);
    Match before = match(deal.rules(), redealt::deal);
    Seen<Deal> other = Seen.of(redealt.deal(deal), seat);
    List<Seen<Event>> others =
        table.events().stream()
            .flatMap(event -> redealt.event(event).stream())
            .flatMap(event -> Seen.of(event, seat).stream())
            .toList();
    for (Entrant entrant : entrants(deal)) {
      long seed = chance.nextLong();
      assertThat(choice(entrant.bot(FEW).at(before), other, others, seat, seed))
          .as("%s in %s", entrant, deal)
          .isEqualTo(
              choice(entrant.bot(FEW).at(match), table.seen(), table.noticed(seat), seat, seed));
      compared++;
    }
    assertThat(appraised(before, other, others, seat))
        .isEqualTo(appraised(match, table.seen(), table.noticed(seat), seat));
  }

  private static Optional<MoveAdvice> appraised(
      Match match, Seen<Deal> deal, List<Seen<Event>> soFar, Seat seat) {
    List<GinResult> earlier = match instanceof GinMatch gin ? gin.results() : List.of();
    View view = new View(deal, soFar, seat, match.standing(), earlier);
    return new MoveAdvisor(FEW, 1).of(view, List.of(), () -> false);
  }

  private static List<Entrant> entrants(Deal deal) {
    return Arrays.stream(Entrant.values())
        .filter(entrant -> deal instanceof Gin || !entrant.ginOnly())
        .toList();
  }

  private static Move choice(
      Bot bot, Seen<Deal> deal, List<Seen<Event>> soFar, Seat seat, long seed) {
    return bot.choose(deal, soFar, seat, new SplittableRandom(seed));
  }
}
