package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Pack;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.OklahomaRules.Naturals;

/** Random hands and rules for the solvers' tests and benchmarks. */
public final class OklahomaHands {
  private OklahomaHands() {}

  /**
   * A hand of few ranks and suits, in which melds abound: neighbours, twins, wilds, and aces beside
   * twos.
   */
  public static List<Card> dense(RandomGenerator chance, int size, int wilds) {
    List<Card> hand = new ArrayList<>();
    int suits = 1 + chance.nextInt(3);
    int first = chance.nextInt(13);
    int ranks = 4 + chance.nextInt(6);
    while (hand.size() < size - wilds) {
      Rank rank = Rank.values()[(first + chance.nextInt(ranks)) % 13];
      Card card = new Suited(rank, Suit.values()[(1 + chance.nextInt(suits)) % 4]);
      if (Collections.frequency(hand, card) < 4) {
        hand.add(card);
      }
    }
    while (hand.size() < size) {
      hand.add(
          chance.nextBoolean()
              ? Joker.JOKER
              : new Suited(Rank.TWO, chance.nextBoolean() ? Suit.CLUBS : Suit.SPADES));
    }
    return List.copyOf(hand);
  }

  /** So many cards of which so many are wild, from shuffled packs with two jokers each. */
  public static List<Card> withWilds(RandomGenerator chance, int packs, int size, int wilds) {
    List<Card> cards = new ArrayList<>(Pack.of(packs, 2));
    Collections.shuffle(cards, Random.from(chance));
    Stream<Card> naturals = cards.stream().filter(card -> !Values.wild(card)).limit(size - wilds);
    Stream<Card> wild = cards.stream().filter(Values::wild).limit(wilds);
    return Stream.concat(naturals, wild).toList();
  }

  /** Rules that differ from the standard in what melds and contracts may be. */
  static OklahomaRules rules(boolean aceLow, Naturals naturals, boolean adjacentRuns) {
    return OklahomaRules.standard(8)
        .with(OklahomaSwitch.ACE_LOW, aceLow)
        .with(new OklahomaRules.Wilds(naturals, OklahomaRules.SwappedWild.HIGH_END))
        .with(OklahomaSwitch.ADJACENT_RUNS, adjacentRuns);
  }

  /** Every combination of the parameters that matter to melds and contracts. */
  public static List<OklahomaRules> allRules() {
    List<OklahomaRules> all = new ArrayList<>();
    for (Naturals naturals : Naturals.values()) {
      for (boolean aceLow : new boolean[] {false, true}) {
        for (boolean adjacent : new boolean[] {true, false}) {
          all.add(rules(aceLow, naturals, adjacent));
        }
      }
    }
    return all;
  }
}
