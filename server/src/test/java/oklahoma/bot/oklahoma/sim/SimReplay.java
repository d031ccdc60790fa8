package oklahoma.bot.oklahoma.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.LayOffPolicy;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.ContractPlans;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/**
 * Makes every move of a table of counts at the rules' own table, too, renews its stock in the same
 * order, and compares piles, melds, hands, and who must take the discard.
 */
public final class SimReplay {
  private static final int WILD = CardKinds.WILD;
  private static final int RANKS = CardKinds.RANKS;
  private static final int BOOK = 3;

  private final WatchedSim counted;
  private final Tally tally;
  private Oklahoma deal;

  /** The new stock of the table of counts, as long as the rules' own table has not asked for it. */
  private Optional<int[]> renewed = Optional.empty();

  /** What happened in the deals that were compared. */
  public static final class Tally {
    int deals;
    int renewals;

    /** Draws that were refused because the discard could be taken (T7). */
    int mustTake;

    /** Deals that ended because the player to draw could have no card. */
    int blocked;

    /** Deals that the table of counts gave up, of which only the moves were compared. */
    int cutShort;
  }

  /** A table of counts each of whose moves is made at the rules' own table, too. */
  private final class WatchedSim extends OklahomaSim {
    private WatchedSim(OklahomaRules rules, Contract contract, RandomGenerator chance) {
      super(rules, contract, new ContractPlans(contract), chance);
    }

    @Override
    public void take() {
      super.take();
      drew(turn, true);
    }

    @Override
    public void draw() {
      super.draw();
      if (!over()) {
        drew(turn, false);
      }
    }

    @Override
    public void claim(int seat) {
      super.claim(seat);
      SimReplay.this.claimed(seat);
    }

    @Override
    public void renew(int kept) {
      super.renew(kept);
      renewed(stock.cards());
    }

    @Override
    void layDown() {
      super.layDown();
      if (down[turn]) {
        laidDown(turn, layingDown);
      }
    }

    @Override
    void layOff(int kind) {
      super.layOff(kind);
      laidOff(turn, kind);
    }

    @Override
    public void discard(int kind) {
      int seat = turn;
      super.discard(kind);
      discarded(seat, kind);
    }
  }

  private SimReplay(OklahomaRules rules, Contract contract, RandomGenerator chance, Tally tally) {
    this.tally = tally;
    counted = new WatchedSim(rules, contract, chance);
    counted.deal();
    deal = Oklahoma.deal(rules, contract.ordinal() + 1, Seat.of(rules.seats() - 1), order(rules));
  }

  /** Plays a deal to its end. */
  public static void play(
      OklahomaRules rules,
      Contract contract,
      OklahomaRollout.Player player,
      RandomGenerator chance,
      Tally tally) {
    SimReplay replay = new SimReplay(rules, contract, chance, tally);
    int[] points = OklahomaRollout.on(replay.counted, Collections.nCopies(rules.seats(), player));
    tally.deals++;
    tally.blocked += replay.counted.out == OklahomaSim.NOBODY ? 1 : 0;
    if (replay.counted.turnsEnded() > OklahomaSim.MOST_TURNS) {
      tally.cutShort++;
      return;
    }
    replay.everybodyElsePasses();
    assertThat(replay.deal.over()).as("%s", replay.deal).isTrue();
    assertThat(replay.deal.tableau().hands().stream().map(hand -> Values.points(hand.cards())))
        .containsExactlyElementsOf(Arrays.stream(points).boxed().toList());
  }

  /** The pack, top first, in the order in which the table of counts deals it. */
  private List<Card> order(OklahomaRules rules) {
    List<Card> pack = new ArrayList<>(rules.pack());
    List<List<Card>> hands = Arrays.stream(counted.hands).map(hand -> cards(pack, hand)).toList();
    List<Card> order = new ArrayList<>();
    for (int card = 0; card < OklahomaRules.CARDS_EACH; card++) {
      for (List<Card> hand : hands) {
        order.add(hand.get(card));
      }
    }
    order.add(out(pack, counted.top()));
    int[] stock = counted.stock.cards();
    for (int at = stock.length - 1; at >= 0; at--) {
      order.add(out(pack, stock[at]));
    }
    return order;
  }

  private static List<Card> cards(List<Card> pack, int[] hand) {
    List<Card> cards = new ArrayList<>();
    for (int kind = 0; kind <= WILD; kind++) {
      for (int copy = 0; copy < hand[kind]; copy++) {
        cards.add(out(pack, kind));
      }
    }
    return cards;
  }

  private void drew(int seat, boolean fromPile) {
    Seat drawer = Seat.of(seat);
    if (deal.phase() instanceof OklahomaPhase.Claiming && fromPile) {
      make(drawer, new Move.Claim());
    } else {
      everybodyElsePasses();
      boolean refused = deal.rule(drawer, new Move.Draw()) instanceof Ruling.Refused;
      tally.mustTake += refused ? 1 : 0;
      make(drawer, fromPile ? new Move.Take() : new Move.Draw());
    }
    compare(seat);
  }

  private void claimed(int seat) {
    make(Seat.of(seat), new Move.Claim());
    everybodyElsePasses();
    compare(seat);
  }

  private void everybodyElsePasses() {
    while (deal.phase() instanceof OklahomaPhase.Claiming) {
      make(deal.toAct().iterator().next(), new Move.Pass());
    }
  }

  private void laidDown(int seat, SimLayDown laid) {
    make(Seat.of(seat), new Move.LayDown(melds(Seat.of(seat), laid.way())));
    compare(seat);
  }

  private void laidOff(int seat, int kind) {
    Optional<Oklahoma> alike =
        MeldPlaces.legalNow(deal, Seat.of(seat), held(Seat.of(seat), kind)).stream()
            .map(move -> LayOffPolicy.after(deal, Seat.of(seat), move))
            .filter(this::liesAlike)
            .findFirst();
    assertThat(alike).as("kind %d of %s in %s", kind, Seat.of(seat), deal).isPresent();
    deal = alike.orElseThrow();
    compare(seat);
  }

  private void discarded(int seat, int kind) {
    make(Seat.of(seat), new Move.Discard(held(Seat.of(seat), kind)));
    compare(seat);
  }

  private void renewed(int[] stock) {
    assertThat(renewed).isEmpty();
    renewed = Optional.of(stock);
    tally.renewals++;
  }

  private void make(Seat seat, Move move) {
    happens(deal.rule(seat, move), seat + " " + move);
    if (!deal.toRenew().isEmpty()) {
      List<Card> discards = new ArrayList<>(deal.toRenew());
      List<Card> order = new ArrayList<>();
      int[] stock = renewed.orElseThrow();
      for (int at = stock.length - 1; at >= 0; at--) {
        order.add(out(discards, stock[at]));
      }
      renewed = Optional.empty();
      happens(deal.renew(order), "renewal");
    }
  }

  private void happens(Ruling ruling, String what) {
    assertThat(ruling).as("%s in %s", what, deal).isInstanceOf(Ruling.Allowed.class);
    for (Event event : ((Ruling.Allowed) ruling).events()) {
      deal = (Oklahoma) deal.after(event);
    }
  }

  private void compare(int seat) {
    assertThat(renewed).as("a renewal that the rules did not ask for").isEmpty();
    assertThat(CardKinds.counts(deal.tableau().hand(Seat.of(seat)).cards()))
        .isEqualTo(counted.hands[seat]);
    assertThat(deal.tableau().stock()).hasSize(counted.stock.size());
    assertThat(liesAlike(deal)).as("%s", deal).isTrue();
  }

  /** Whether the same melds lie as at the table of counts. */
  private boolean liesAlike(Oklahoma real) {
    List<Meld> melds = real.tableau().melds().stream().map(Laid::meld).toList();
    return runs(melds).equals(counted.melds.runs())
        && real.rules().pack().stream()
            .distinct()
            .allMatch(card ->
                counted.melds.fits(CardKinds.kind(card))
                    != MeldPlaces.of(real.rules(), real.tableau().melds(), card).isEmpty());
  }

  private static List<SimMelds.Run> runs(List<Meld> melds) {
    return melds.stream().filter(meld -> meld.kind() == Meld.Kind.RUN).map(SimView::run).toList();
  }

  /** One of the kind; the card just taken if it is, for it may be put straight back (O-10). */
  private Card held(Seat seat, int kind) {
    if (deal.phase() instanceof OklahomaPhase.ToPlay turn
        && turn.drawn() instanceof Card drawn
        && CardKinds.kind(drawn) == kind
        && deal.tableau().hand(seat).count(drawn) > 0) {
      return drawn;
    }
    return deal.tableau().hand(seat).cards().stream()
        .filter(card -> CardKinds.kind(card) == kind)
        .findFirst()
        .orElseThrow();
  }

  /** The cards that go down: runs and short books first, then what else fits the books. */
  private List<Meld> melds(Seat seat, SimLayDown.Way way) {
    List<Card> hand = new ArrayList<>(deal.tableau().hand(seat).cards());
    List<Meld> melds = new ArrayList<>();
    for (SimMelds.Run run : way.runs()) {
      List<Card> cards = new ArrayList<>();
      for (int rank = run.low(); rank <= run.high(); rank++) {
        boolean wild = (run.wilds() >> rank & 1) == 1;
        cards.add(out(hand, wild ? WILD : run.suit() * RANKS + rank));
      }
      melds.add(Meld.run(cards));
    }
    List<List<Card>> books = way.ranks().stream().map(rank -> book(hand, rank)).toList();
    for (int book = 0; book < books.size(); book++) {
      int rank = way.ranks().get(book);
      List<Card> more = hand.stream().filter(card -> goes(card, rank)).toList();
      more.forEach(hand::remove);
      books.get(book).addAll(more);
      melds.add(Meld.book(books.get(book)));
    }
    return melds;
  }

  private static List<Card> book(List<Card> hand, int rank) {
    List<Card> cards = new ArrayList<>();
    for (int kind = rank; kind < WILD; kind += RANKS) {
      while (cards.size() < BOOK && holds(hand, kind)) {
        cards.add(out(hand, kind));
      }
    }
    while (cards.size() < BOOK) {
      cards.add(out(hand, WILD));
    }
    return cards;
  }

  private static boolean goes(Card card, int rank) {
    int kind = CardKinds.kind(card);
    return kind == WILD || kind % RANKS == rank;
  }

  private static boolean holds(List<Card> hand, int kind) {
    return hand.stream().anyMatch(card -> CardKinds.kind(card) == kind);
  }

  /** Takes a card of a kind out of others. */
  private static Card out(List<Card> hand, int kind) {
    for (Card card : hand) {
      if (CardKinds.kind(card) == kind) {
        hand.remove(card);
        return card;
      }
    }
    throw new AssertionError("no such card in the hand: " + kind);
  }
}
