package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.GinArrangement;
import oklahoma.rules.gin.meld.Runs;
import org.junit.jupiter.api.Test;

/** The quick deal of gin is the rules' own deal: the same moves bring the same end. */
class GinSimTest {
  private static final int DEALS = 400;

  private int stopped;

  @Test
  void endsAsTheDealOfTheRulesDoes() {
    RandomGenerator chance = new SplittableRandom(5);
    for (int i = 0; i < DEALS; i++) {
      int seats = 2 + i % 3;
      GinRules rules = RandomGinRules.forSeats(seats, chance);
      List<Card> order = new ArrayList<>(rules.pack());
      Collections.shuffle(order, Random.from(chance));
      GinSimPolicy inner = i % 2 == 0 ? TunedSimPolicy.of(seats) : new BaselineSimPolicy(chance);
      compare(Gin.deal(rules, Seat.of(i % 5 % seats), order), order, inner);
    }
    assertThat(stopped).isBetween(DEALS / 2, DEALS - 1);
  }

  private void compare(Gin dealt, List<Card> order, GinSimPolicy inner) {
    Recorder recorder = new Recorder(inner);
    GinSim quick = new GinSim(dealt.rules(), dealt.limit());
    quick.deal(numbers(order), dealt.dealer().ordinal());
    GinRollout.of(quick, recorder);
    GinResult.Outcome outcome = replayed(dealt, recorder.moves).result().outcome();
    switch (outcome) {
      case GinResult.VoidDeal annulled ->
          assertThat(quick.caller).as("%s", dealt.rules()).isEqualTo(GinSim.NOBODY);
      case GinResult.Called called -> {
        stopped++;
        assertThat(quick.call).isEqualTo(called.call());
        assertThat(quick.caller).isEqualTo(called.caller().ordinal());
        assertThat(quick.deadwood[quick.caller]).isEqualTo(points(dealt, called.deadwood()));
        for (GinResult.Defender defender : called.defenders()) {
          assertThat(quick.deadwood[defender.seat().ordinal()])
              .as("%s against %s", defender, called.melds())
              .isEqualTo(points(dealt, defender.deadwood()));
        }
      }
    }
  }

  private static int points(Gin deal, List<Card> deadwood) {
    return new GinArrangement(List.of(), deadwood).points(deal.rules().runs());
  }

  private static int[] numbers(List<Card> order) {
    return order.stream()
        .mapToInt(card -> Long.numberOfTrailingZeros(CardBits.bit(card)))
        .toArray();
  }

  /** Plays the moves by the rules; what is nobody's choice is done by default. */
  private static Gin replayed(Gin dealt, List<Move> moves) {
    Gin deal = dealt;
    int next = 0;
    while (!deal.over()) {
      Seat seat = Collections.min(deal.toAct());
      Move move = forced(deal, seat).orElse(null);
      if (move == null) {
        move = moves.get(next);
        next++;
      }
      Ruling ruling = deal.rule(seat, move);
      assertThat(ruling).as("%s in %s", move, deal).isInstanceOf(Ruling.Allowed.class);
      for (Event event : ((Ruling.Allowed) ruling).events()) {
        deal = (Gin) deal.after(event);
      }
    }
    assertThat(next).isEqualTo(moves.size());
    return deal;
  }

  private static Optional<Move> forced(Gin deal, Seat seat) {
    return switch (deal.phase()) {
      case GinPhase.ToDraw turn when turn.pile() == GinPhase.Pile.DECLINED ->
          Optional.of(new Move.Draw());
      case GinPhase.ToDraw turn when turn.pile() == GinPhase.Pile.LAST ->
          Optional.of(
              deal.rule(seat, new Move.Take()) instanceof Ruling.Allowed
                  ? new Move.Take()
                  : new Move.Pass());
      case GinPhase.LayingOff defence -> deal.defaultMove(seat);
      default -> Optional.empty();
    };
  }

  /** Writes down what another policy does, as moves of the rules. */
  private static final class Recorder implements GinSimPolicy {
    private final GinSimPolicy inner;
    private final List<Move> moves = new ArrayList<>();

    Recorder(GinSimPolicy inner) {
      this.inner = inner;
    }

    @Override
    public boolean takes(GinSim deal) {
      boolean takes = inner.takes(deal);
      boolean offered = deal.phase == GinSim.Phase.OFFERED;
      moves.add(takes ? new Move.Take() : offered ? new Move.Pass() : new Move.Draw());
      return takes;
    }

    @Override
    public void plays(GinSim deal) {
      int seat = deal.seat;
      inner.plays(deal);
      Card discard = CardBits.card(Long.numberOfTrailingZeros(deal.top()));
      if (deal.caller == GinSim.NOBODY) {
        moves.add(new Move.Discard(discard));
      } else if (deal.call == GinResult.Call.BIG_GIN) {
        List<Card> all = CardBits.cards(deal.hand(seat));
        List<Meld> melds = Arrangements.best(all, deal.runs).getFirst().melds();
        moves.add(new Move.Knock(Optional.empty(), melds));
      } else {
        moves.add(new Move.Knock(Optional.of(discard), melds(deal, seat)));
      }
    }

    private static List<Meld> melds(GinSim deal, int seat) {
      long[] melds = GinSimMelds.best(deal.hand(seat), deal.runs);
      return Arrays.stream(melds).mapToObj(CardBits::cards).map(Recorder::meld).toList();
    }

    private static Meld meld(List<Card> cards) {
      return Arrangements.best(cards, Runs.ROUND_THE_CORNER).getFirst().melds().getFirst();
    }
  }
}
