package oklahoma.bot.oklahoma.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.oklahoma.OklahomaArena;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.ContractPlans;
import oklahoma.bot.oklahoma.plan.HandPlans;
import oklahoma.bot.oklahoma.view.CardCounts;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** What a seat sees, as a table of counts, and the guesses at what it does not see. */
class SimViewTest {
  private static final int GUESSES = 3;
  private static final int MOST_CLAIMS = 2;

  private final SplittableRandom chance = new SplittableRandom(6);
  private int moments;

  @Test
  void itIsTheDealAsTheSeatSeesIt() {
    follow(
        4,
        position -> {
          OklahomaSim known = known(position);
          int me = position.me().ordinal();
          assertThat(known.hands[me]).isEqualTo(CardKinds.counts(position.hand()));
          assertThat(known.sizes[me]).isEqualTo(position.hand().size());
          assertThat(unseen(known, me)).isEqualTo(CardCounts.of(position).live());
          assertThat(Arrays.stream(unseen(known, me)).sum())
              .isEqualTo(hidden(known, me) + known.stock.size());
          position.rules().pack().stream()
              .distinct()
              .forEach(card ->
                  assertThat(known.melds.fits(CardKinds.kind(card)))
                      .isNotEqualTo(
                          MeldPlaces.of(position.rules(), position.deal().tableau().melds(), card)
                              .isEmpty()));
          for (Seat seat : Seat.first(known.seats)) {
            boolean limited = position.deal().tally().claims().get(seat.ordinal()) == MOST_CLAIMS;
            assertThat(known.mayClaim(seat.ordinal())).isEqualTo(!limited);
          }
          assertThat(known.stage)
              .isEqualTo(
                  position.deal().phase() instanceof OklahomaPhase.ToPlay
                      ? OklahomaSim.Stage.PLAY
                      : OklahomaSim.Stage.OFFER);
        });
  }

  @Test
  void everyGuessIsADealThatMayBeAndNobodyHeldBackAContract() {
    follow(
        3,
        position -> {
          OklahomaSim known = known(position);
          int me = position.me().ordinal();
          OklahomaDeterminizer determinizer = new OklahomaDeterminizer(known, me, chance);
          OklahomaSim world = known.blank();
          for (int guess = 0; guess < GUESSES; guess++) {
            determinizer.next(world);
            assertThat(world.hands[me]).isEqualTo(known.hands[me]);
            assertThat(world.stock.size()).isEqualTo(known.stock.size());
            int[] cards = unseen(known, me);
            for (int kind : world.stock.cards()) {
              cards[kind]--;
            }
            for (int seat = 0; seat < world.seats; seat++) {
              assertThat(Arrays.stream(world.hands[seat]).sum()).isEqualTo(known.sizes[seat]);
              assertThat(world.sizes[seat]).isEqualTo(known.sizes[seat]);
              for (int kind = 0; kind < cards.length; kind++) {
                assertThat(world.hands[seat][kind])
                    .isGreaterThanOrEqualTo(known.exposed[seat][kind]);
                cards[kind] -= seat == me ? 0 : world.hands[seat][kind] - known.exposed[seat][kind];
              }
            }
            assertThat(cards).containsOnly(0);
          }
        });
  }

  /** A hand that gives a card back for another one may be farther away than it was. */
  @Test
  void everyGuessKnowsHowFarItsHandsAreFromTheContract() {
    OklahomaRules rules = OklahomaRules.standard(4);
    for (Contract contract : Contract.values()) {
      ContractPlans finder = new ContractPlans(contract);
      finder.outlook(CardKinds.counts(rules.pack()));
      HandPlans afresh = new HandPlans();
      for (int i = 0; i < 40; i++) {
        OklahomaSim world = guess(rules, contract, 5);
        for (int seat = 1; seat < rules.seats(); seat++) {
          finder.find(world.hands[seat], afresh);
          assertThat(world.plans(seat).distance).as("%s", contract).isEqualTo(afresh.distance);
        }
      }
    }
  }

  /** A player who has had many turns is nearer to the contract than ten random cards. */
  @Test
  void anOpponentAfterManyTurnsIsNearer() {
    assertThat(meanDistance(0)).isGreaterThan(meanDistance(4) + 0.5);
  }

  private double meanDistance(int rounds) {
    OklahomaRules rules = OklahomaRules.standard(4);
    double sum = 0;
    int guessed = 0;
    for (int i = 0; i < 40; i++) {
      OklahomaSim world = guess(rules, Contract.TWO_RUNS, rounds);
      for (int seat = 1; seat < rules.seats(); seat++) {
        sum += world.plans(seat).distance;
        guessed++;
      }
    }
    return sum / guessed;
  }

  /** A guess of a seat that knows its own hand alone. */
  private OklahomaSim guess(OklahomaRules rules, Contract contract, int rounds) {
    OklahomaSim known = OklahomaSim.dealt(rules, contract, chance);
    for (int seat = 1; seat < rules.seats(); seat++) {
      Arrays.fill(known.hands[seat], 0);
    }
    known.setProgress(0, rounds * rules.seats());
    OklahomaSim world = known.blank();
    new OklahomaDeterminizer(known, 0, chance).next(world);
    return world;
  }

  private void follow(int seats, Consumer<OklahomaView> looks) {
    Bot regular = Bots.of(BotLevel.EASY);
    Bot curious =
        (deal, soFar, me, random) -> {
          looks.accept(OklahomaView.of((Oklahoma) deal.value(), me, soFar));
          moments++;
          return regular.choose(deal, soFar, me, random);
        };
    OklahomaArena arena = new OklahomaArena(Collections.nCopies(seats, curious), 9);
    OklahomaRules rules =
        OklahomaRules.standard(seats)
            .with(new OklahomaRules.Claims(OptionalInt.of(MOST_CLAIMS), 1));
    for (int hand = 1; hand <= 5; hand++) {
      arena.hand(rules, hand, Seat.A);
    }
    assertThat(moments).isGreaterThan(200);
  }

  private OklahomaSim known(OklahomaView position) {
    ContractPlans finder = new ContractPlans(position.contract());
    finder.outlook(CardCounts.of(position).live());
    return SimView.of(position, finder, chance);
  }

  private static int[] unseen(OklahomaSim deal, int me) {
    int[] live = new int[CardKinds.KINDS];
    deal.unseen(me, live);
    return live;
  }

  /** How many cards the others hold that nobody saw. */
  private static int hidden(OklahomaSim known, int me) {
    int hidden = 0;
    for (int seat = 0; seat < known.seats; seat++) {
      int shown = Arrays.stream(known.exposed[seat]).sum();
      hidden += seat == me ? 0 : known.sizes[seat] - shown;
    }
    return hidden;
  }
}
