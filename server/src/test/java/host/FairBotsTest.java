package host;

import static org.assertj.core.api.Assertions.assertThat;

import host.bot.Appraisal;
import host.bot.Appraiser;
import host.bot.Bot;
import host.bot.Bots;
import host.bot.Budget;
import host.bot.Entrant;
import host.bot.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import protocol.BotLevel;
import rules.Deal;
import rules.Event;
import rules.Match;
import rules.Move;
import rules.Rules;
import rules.Ruling;
import rules.Seat;
import rules.Seen;
import rules.Standing;
import rules.card.Card;
import rules.gin.Gin;
import rules.gin.GinPreset;
import rules.oklahoma.OklahomaRules;

/**
 * No bot knows a card that its seat cannot see: with all hidden cards dealt anew it moves alike.
 */
class FairBotsTest {
  private static final Budget FEW = new Budget.Samples(10);
  private static final int EVERY = 3;

  private final SplittableRandom chance = new SplittableRandom(21);
  private int compared;

  @Test
  void ofGinForTwo() {
    follow(GinPreset.CLASSIC.rules(2), 2);
    assertThat(compared).isGreaterThan(20);
  }

  @Test
  void ofGinForThree() {
    follow(GinPreset.AWARDS.rules(3), 2);
    assertThat(compared).isGreaterThan(20);
  }

  @Test
  void ofOklahoma() {
    follow(OklahomaRules.standard(3), 1);
    assertThat(compared).isGreaterThan(20);
  }

  private void follow(Rules rules, int deals) {
    Match match = rules.match(Seat.A);
    for (int i = 0; i < deals; i++) {
      match = match.after(played(match));
    }
  }

  private Deal played(Match match) {
    Deal deal = match.next(shuffled(match.pack()));
    List<Event> events = new ArrayList<>();
    Bot regular = Bots.of(BotLevel.EASY);
    for (int moves = 0; !deal.over(); moves++) {
      List<Event> next;
      if (deal.toAct().isEmpty()) {
        next = ((Ruling.Allowed) deal.renew(shuffled(deal.toRenew()))).events();
      } else {
        Seat seat = Collections.min(deal.toAct());
        if (moves % EVERY == 0) {
          compare(deal, events, seat);
        }
        Move move = regular.choose(Seen.of(deal, seat), seen(events, seat), seat, chance);
        next = ((Ruling.Allowed) deal.rule(seat, move)).events();
      }
      for (Event event : next) {
        deal = deal.after(event);
        events.add(event);
      }
    }
    return deal;
  }

  private void compare(Deal deal, List<Event> events, Seat seat) {
    Redealt redealt = new Redealt(seat, chance);
    Deal other = redealt.deal(deal);
    List<Event> others = events.stream().flatMap(event -> redealt.event(event).stream()).toList();
    for (Entrant entrant : entrants(deal)) {
      Bot bot = entrant.bot(FEW);
      long dice = chance.nextLong();
      assertThat(choice(bot, other, others, seat, dice))
          .as("%s in %s", entrant, deal)
          .isEqualTo(choice(bot, deal, events, seat, dice));
      compared++;
    }
    assertThat(appraised(other, others, seat)).isEqualTo(appraised(deal, events, seat));
  }

  private static Optional<Appraisal> appraised(Deal deal, List<Event> events, Seat seat) {
    Standing level = deal.rules().match(seat).standing();
    View view = new View(Seen.of(deal, seat), seen(events, seat), seat, level);
    return new Appraiser(FEW, 1).of(view, List.of(), () -> false);
  }

  private static List<Entrant> entrants(Deal deal) {
    return Arrays.stream(Entrant.values())
        .filter(entrant -> deal instanceof Gin || !entrant.ginOnly())
        .toList();
  }

  private static Move choice(Bot bot, Deal deal, List<Event> events, Seat seat, long dice) {
    return bot.choose(Seen.of(deal, seat), seen(events, seat), seat, new SplittableRandom(dice));
  }

  private static List<Seen<Event>> seen(List<Event> events, Seat seat) {
    return events.stream().flatMap(event -> Seen.of(event, seat).stream()).toList();
  }

  private List<Card> shuffled(List<Card> cards) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, Random.from(chance));
    return order;
  }
}
