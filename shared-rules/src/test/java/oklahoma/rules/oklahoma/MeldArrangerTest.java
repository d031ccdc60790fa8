package oklahoma.rules.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import oklahoma.rules.Reason;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.MeldArranger.Arranged;
import oklahoma.rules.oklahoma.MeldArranger.Faulty;
import oklahoma.rules.oklahoma.MeldArranger.Legal;
import org.junit.jupiter.api.Test;

/** Loose cards put in order. */
class MeldArrangerTest {
  private static final OklahomaRules STANDARD = OklahomaRules.standard(4);

  @Test
  void findsEveryRunThatTheCardsMake() {
    for (OklahomaRules rules : OklahomaHands.allRules()) {
      for (int seed = 0; seed < 100; seed++) {
        RandomGenerator chance = new SplittableRandom(seed);
        List<Card> cards =
            OklahomaHands.dense(chance, 3 + chance.nextInt(4), chance.nextInt(4) % 3);
        Set<List<Card>> tried = new HashSet<>();
        permute(rules, new ArrayList<>(), cards, tried);
        assertThat(found(MeldArranger.of(rules, Meld.Kind.RUN, cards)))
            .as(cards + " under " + rules)
            .isEqualTo(tried);
      }
    }
  }

  /**
   * O-3 and O-4. Only cards round the corner may be refused too soon: a run of all thirteen cards
   * holds a two and an ace.
   */
  @Test
  void isUnfinishedAsLongAsMoreCardsCanMakeARun() {
    for (OklahomaRules rules : OklahomaHands.allRules()) {
      for (int seed = 0; seed < 300; seed++) {
        RandomGenerator chance = new SplittableRandom(seed);
        List<Card> cards =
            OklahomaHands.dense(chance, 1 + chance.nextInt(5), chance.nextInt(4) % 3);
        boolean open =
            switch (MeldArranger.of(rules, Meld.Kind.RUN, cards)) {
              case Legal legal -> true;
              case Faulty faulty -> MeldArranger.unfinished(faulty.refusal());
            };
        if (open || !cornered(cards)) {
          assertThat(open).as(cards + " under " + rules).isEqualTo(becomesRun(rules, cards));
        }
      }
    }
  }

  @Test
  void ordersABookWithItsWildsLast() {
    List<Card> cards =
        List.of(Joker.JOKER, card(Rank.KING, Suit.SPADES), card(Rank.KING, Suit.CLUBS));
    assertThat(MeldArranger.of(STANDARD, Meld.Kind.BOOK, cards))
        .isEqualTo(
            new Legal(
                List.of(
                    Meld.book(
                        List.of(
                            card(Rank.KING, Suit.CLUBS),
                            card(Rank.KING, Suit.SPADES),
                            Joker.JOKER)))));
  }

  @Test
  void putsASpareWildAtTheHighEndFirst() {
    Card joker = Joker.JOKER;
    Card five = heart(Rank.FIVE);
    Card six = heart(Rank.SIX);
    Card seven = heart(Rank.SEVEN);
    assertThat(MeldArranger.of(STANDARD, Meld.Kind.RUN, List.of(joker, seven, five, six)))
        .isEqualTo(
            new Legal(
                List.of(
                    Meld.run(List.of(five, six, seven, joker)),
                    Meld.run(List.of(joker, five, six, seven)))));
  }

  @Test
  void putsABlackTwoIntoItsOwnPlaceFirst() {
    List<Card> cards = new ArrayList<>();
    for (Rank rank : List.of(Rank.FIVE, Rank.THREE, Rank.TWO, Rank.FOUR)) {
      cards.add(card(rank, Suit.SPADES));
    }
    assertThat(MeldArranger.of(STANDARD, Meld.Kind.RUN, cards).meld().cards().getFirst())
        .isEqualTo(card(Rank.TWO, Suit.SPADES));
  }

  @Test
  void saysWhatIsWrongWithTheCards() {
    assertThat(
            fault(
                Meld.Kind.RUN,
                heart(Rank.EIGHT),
                heart(Rank.FOUR),
                heart(Rank.FIVE),
                heart(Rank.SEVEN)))
        .isEqualTo(Reason.RUN_GAP);
    assertThat(fault(Meld.Kind.RUN, heart(Rank.SIX), heart(Rank.FIVE), heart(Rank.FOUR)))
        .isEqualTo(Reason.RUN_SHORT);
    assertThat(
            fault(
                Meld.Kind.RUN,
                heart(Rank.SIX),
                heart(Rank.FIVE),
                heart(Rank.FIVE),
                heart(Rank.FOUR)))
        .isEqualTo(Reason.RUN_DUPLICATE);
    assertThat(
            fault(
                Meld.Kind.RUN,
                heart(Rank.TWO),
                heart(Rank.ACE),
                heart(Rank.KING),
                heart(Rank.QUEEN)))
        .isEqualTo(Reason.RUN_BEYOND_ACE);
    assertThat(
            fault(
                Meld.Kind.RUN,
                heart(Rank.TWO),
                heart(Rank.ACE),
                heart(Rank.THREE),
                heart(Rank.FOUR)))
        .isEqualTo(Reason.RUN_BEYOND_ACE);
    assertThat(fault(Meld.Kind.RUN, heart(Rank.SIX), card(Rank.FIVE, Suit.CLUBS)))
        .isEqualTo(Reason.RUN_MIXED);
    assertThat(fault(Meld.Kind.BOOK, heart(Rank.SIX), heart(Rank.SIX)))
        .isEqualTo(Reason.BOOK_SHORT);
    assertThat(fault(Meld.Kind.BOOK, heart(Rank.SIX), heart(Rank.FIVE), heart(Rank.SIX)))
        .isEqualTo(Reason.BOOK_MIXED);
    assertThat(fault(Meld.Kind.RUN)).isEqualTo(Reason.RUN_SHORT);
    assertThat(fault(Meld.Kind.BOOK, Joker.JOKER, Joker.JOKER, Joker.JOKER))
        .isEqualTo(Reason.NATURALS_MISSING);
    assertThat(fault(Meld.Kind.RUN, Joker.JOKER)).isEqualTo(Reason.RUN_SHORT);
    assertThat(
            fault(
                Meld.Kind.RUN,
                Joker.JOKER,
                card(Rank.TWO, Suit.CLUBS),
                card(Rank.TWO, Suit.SPADES),
                Joker.JOKER))
        .isEqualTo(Reason.NATURALS_MISSING);
  }

  private static Reason fault(Meld.Kind kind, Card... cards) {
    return ((Faulty) MeldArranger.of(STANDARD, kind, List.of(cards))).refusal().reason();
  }

  /** The runs found; wilds are alike, so they are shown as jokers. */
  private static Set<List<Card>> found(Arranged arranged) {
    Set<List<Card>> found = new HashSet<>();
    if (arranged instanceof Legal legal) {
      legal.orders().forEach(run -> found.add(alike(run.cards())));
      assertThat(found).hasSameSizeAs(legal.orders());
    }
    return found;
  }

  private static void permute(
      OklahomaRules rules, List<Card> order, List<Card> rest, Set<List<Card>> legal) {
    if (rest.isEmpty() && OklahomaMelds.fault(rules, Meld.run(order)).isEmpty()) {
      legal.add(alike(order));
    }
    for (int i = 0; i < rest.size(); i++) {
      List<Card> fewer = new ArrayList<>(rest);
      order.add(fewer.remove(i));
      permute(rules, order, fewer, legal);
      order.removeLast();
    }
  }

  private static List<Card> alike(List<Card> cards) {
    return cards.stream().map(card -> Values.wild(card) ? Joker.JOKER : card).toList();
  }

  /** Whether there is a stretch of ranks with a place of its own for each of the cards. */
  private static boolean becomesRun(OklahomaRules rules, List<Card> cards) {
    List<Suited> naturals = naturals(cards);
    if (naturals.stream().map(Suited::suit).distinct().count() > 1) {
      return false;
    }
    int lowest = rules.has(OklahomaSwitch.ACE_LOW) ? 1 : 2;
    for (int low = lowest; low <= 11; low++) {
      for (int high = low + 3; high <= Math.min(14, low + 12); high++) {
        Set<Integer> places = new HashSet<>();
        for (Suited card : naturals) {
          boolean lowAce = card.rank() == Rank.ACE && low == 1;
          places.add(lowAce ? 1 : card.rank().ordinal() + 2);
        }
        int from = low;
        int to = high;
        if (places.size() == naturals.size()
            && places.stream().allMatch(place -> place >= from && place <= to)
            && cards.size() <= high - low + 1) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean cornered(List<Card> cards) {
    return naturals(cards).stream()
        .map(Suited::rank)
        .collect(Collectors.toSet())
        .containsAll(Set.of(Rank.TWO, Rank.ACE));
  }

  private static List<Suited> naturals(List<Card> cards) {
    return cards.stream().filter(card -> !Values.wild(card)).map(Suited.class::cast).toList();
  }

  private static Card heart(Rank rank) {
    return card(rank, Suit.HEARTS);
  }

  private static Card card(Rank rank, Suit suit) {
    return new Suited(rank, suit);
  }
}
