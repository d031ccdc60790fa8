package oklahoma.rules.oklahoma;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;

/**
 * Puts loose cards into the order of a meld. A player gathers cards in any order, and the order
 * decides what wilds stand for.
 */
public final class MeldArranger {
  private static final int LOW_ACE = 1;

  private MeldArranger() {}

  /** The cards in order. */
  public sealed interface Arranged {
    /** The cards in an order: the first legal one, or else the nearest to a legal one. */
    Meld meld();
  }

  /**
   * The cards make a meld.
   *
   * @param orders every legal order with a different meaning, at least one. First comes the one
   *     with a black two in its own place and the spare wilds at the high end, then those with one
   *     more wild at the low end each time
   */
  public record Legal(List<Meld> orders) implements Arranged {
    public Legal {
      orders = List.copyOf(orders);
    }

    @Override
    public Meld meld() {
      return orders.getFirst();
    }
  }

  /**
   * The cards make no meld.
   *
   * @param meld the cards in the order that they would have with the missing ones, if more cards
   *     can help
   * @param refusal what is wrong with them
   */
  public record Faulty(Meld meld, Refusal refusal) implements Arranged {}

  /**
   * Orders the cards of a meld of this kind. Without cards, or with wilds alone, the result is
   * faulty.
   */
  public static Arranged of(OklahomaRules rules, Meld.Kind kind, List<Card> cards) {
    List<Meld> meant =
        switch (kind) {
          case BOOK -> List.of(Meld.book(wildsLast(cards)));
          case RUN -> runs(rules, cards);
        };
    Comparator<Meld> ownTwoFirst = Comparator.comparing(meld -> !startsWithOwnTwo(meld));
    List<Meld> legal =
        meant.stream()
            .filter(meld -> OklahomaMelds.fault(rules, meld).isEmpty())
            .distinct()
            .sorted(ownTwoFirst)
            .toList();
    if (!legal.isEmpty()) {
      return new Legal(legal);
    }
    Meld nearest =
        meant.stream()
            .filter(meld ->
                OklahomaMelds.fault(rules, meld).filter(MeldArranger::unfinished).isPresent())
            .min(ownTwoFirst)
            .orElse(meant.getFirst());
    return new Faulty(nearest, OklahomaMelds.fault(rules, nearest).orElseThrow());
  }

  /** Whether the refusal is one that more cards can cure. */
  public static boolean unfinished(Refusal refusal) {
    return switch (refusal.reason()) {
      case BOOK_SHORT, RUN_SHORT, RUN_GAP, NATURALS_MISSING, WILDS_OUTNUMBER -> true;
      default -> false;
    };
  }

  private static boolean startsWithOwnTwo(Meld meld) {
    return meld.kind() == Meld.Kind.RUN
        && Values.wild(meld.cards().getFirst())
        && !meld.cards().stream().allMatch(Values::wild)
        && OklahomaMelds.standsFor(meld, 0).equals(meld.cards().getFirst());
  }

  private static List<Meld> runs(OklahomaRules rules, List<Card> cards) {
    List<Suited> naturals = naturals(cards);
    List<Card> wilds = cards.stream().filter(Values::wild).sorted(Face.ORDER).toList();
    List<Meld> runs = new ArrayList<>(ends(rising(naturals, false), wilds));
    if (rules.has(OklahomaSwitch.ACE_LOW)
        && naturals.stream().anyMatch(card -> card.rank() == Rank.ACE)) {
      runs.addAll(ends(rising(naturals, true), wilds));
    }
    return turnedAtAce(naturals, wilds, rules).map(List::of).orElse(runs);
  }

  /**
   * The order for cards that go round the corner: the two follows the ace, which shows the player
   * what is wrong.
   */
  private static Optional<Meld> turnedAtAce(
      List<Suited> naturals, List<Card> wilds, OklahomaRules rules) {
    List<Suited> rising = rising(naturals, false);
    boolean oneSuit = naturals.stream().map(Suited::suit).distinct().count() == 1;
    boolean cornered =
        oneSuit && rising.getFirst().rank() == Rank.TWO && rising.getLast().rank() == Rank.ACE;
    boolean legal =
        ends(rising, wilds).stream().anyMatch(run -> OklahomaMelds.fault(rules, run).isEmpty());
    boolean low =
        rules.has(OklahomaSwitch.ACE_LOW)
            && ends(rising(naturals, true), wilds).stream()
                .anyMatch(run -> OklahomaMelds.fault(rules, run).isEmpty());
    if (!cornered || legal || low) {
      return Optional.empty();
    }
    int turn = widestGap(rising);
    List<Suited> turned = new ArrayList<>(rising.subList(turn, rising.size()));
    turned.addAll(rising.subList(0, turn));
    List<Card> order = new ArrayList<>(turned);
    order.addAll(wilds);
    return Optional.of(Meld.run(order));
  }

  private static int widestGap(List<Suited> rising) {
    int turn = 1;
    for (int i = 2; i < rising.size(); i++) {
      if (gap(rising, i) > gap(rising, turn)) {
        turn = i;
      }
    }
    return turn;
  }

  private static int gap(List<Suited> rising, int index) {
    return rising.get(index).rank().ordinal() - rising.get(index - 1).rank().ordinal();
  }

  /**
   * All orders of these cards: wilds fill the gaps, and the others go to the ends in every way, the
   * high end first. With wilds alone there is one order.
   */
  private static List<Meld> ends(List<Suited> naturals, List<Card> wilds) {
    List<Card> spare = new ArrayList<>(wilds);
    List<Card> filled = filled(naturals, spare);
    int lowest = filled.isEmpty() ? 0 : spare.size();
    List<Meld> runs = new ArrayList<>();
    for (int low = 0; low <= lowest; low++) {
      runs.add(Meld.run(around(filled, spare, low)));
    }
    return runs;
  }

  /**
   * Puts so many of the spare wilds below the cards, with a black two of their suit lowest, and the
   * others above.
   */
  private static List<Card> around(List<Card> filled, List<Card> spare, int low) {
    List<Card> above = new ArrayList<>(spare);
    List<Card> order = new ArrayList<>();
    for (int i = 0; i < low; i++) {
      boolean two =
          i == 0
              && filled.getFirst() instanceof Suited next
              && above.contains(new Suited(Rank.TWO, next.suit()));
      Card wild = two ? new Suited(Rank.TWO, ((Suited) filled.getFirst()).suit()) : above.getLast();
      above.remove(wild);
      order.add(wild);
    }
    order.addAll(filled);
    order.addAll(above);
    return order;
  }

  /** The natural cards in order, with spare wilds in the gaps until they run out. */
  private static List<Card> filled(List<Suited> naturals, List<Card> spare) {
    List<Card> filled = new ArrayList<>();
    int due = 0;
    for (Suited card : naturals) {
      int number =
          filled.isEmpty() && due == 0 && lowAce(naturals, card)
              ? LOW_ACE
              : card.rank().ordinal() + 2;
      while (!filled.isEmpty() && due < number && !spare.isEmpty()) {
        filled.add(takeFor(card, due, spare));
        due++;
      }
      filled.add(card);
      due = number + 1;
    }
    return filled;
  }

  private static boolean lowAce(List<Suited> naturals, Suited card) {
    return card.rank() == Rank.ACE && naturals.size() > 1;
  }

  /**
   * Takes a wild for this place of the neighbour's run: the black two that is its natural card, if
   * there is one.
   */
  private static Card takeFor(Suited neighbour, int number, List<Card> spare) {
    Card own = new Suited(Rank.values()[Math.max(0, number - 2)], neighbour.suit());
    return spare.remove(own) ? own : spare.removeFirst();
  }

  private static List<Suited> rising(List<Suited> naturals, boolean aceLow) {
    Comparator<Suited> order =
        Comparator.comparingInt(
            card -> aceLow && card.rank() == Rank.ACE ? -1 : card.rank().ordinal());
    return naturals.stream().sorted(order).toList();
  }

  private static List<Suited> naturals(List<Card> cards) {
    return cards.stream()
        .filter(card -> !Values.wild(card))
        .map(Suited.class::cast)
        .sorted(Face.ORDER)
        .toList();
  }

  private static List<Card> wildsLast(List<Card> cards) {
    return cards.stream()
        .sorted(Comparator.comparing(Values::wild).thenComparing(Face.ORDER))
        .toList();
  }
}
