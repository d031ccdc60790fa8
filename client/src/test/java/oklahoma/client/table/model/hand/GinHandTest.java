package oklahoma.client.table.model.hand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.Cards;
import oklahoma.client.table.model.hand.GinHand.Group;
import oklahoma.client.table.model.hand.GinHand.Kind;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

/** How a hand of gin is divided into groups in its present order. */
class GinHandTest {
  private static final Gin DEAL =
      Notation.gin(
              """
              gin classic up 6d
              A: 345c 7cdh 9s KdQh2h
              B: 6c8c Ks 2c4h9dTd3d Jcd
              pile 6d
              stock TsQs9cAs ...
              A to draw
              """)
          .orElseThrow();

  @Test
  void meldsThatAreTogetherAreNamed() {
    assertThat(kinds("3c 4c 5c 7c 7d 7h 9s Kd Qh 2h"))
        .containsExactly(Kind.RUN, Kind.SET, Kind.DEADWOOD);
  }

  @Test
  void aCardThatPartsAMeldIsNamed() {
    List<Group> groups = groups("3c 4c 5c 7c 9s 7d 7h Kd Qh 2h");
    assertThat(groups)
        .extracting(Group::kind)
        .containsExactly(Kind.RUN, Kind.SPOILT, Kind.DEADWOOD);
    assertThat(groups.get(1).stranger()).contains(card("9s"));
    assertThat(List.of(groups.get(1).from(), groups.get(1).to())).isEqualTo(List.of(3, 7));
    assertThat(groups.get(1).points()).isEqualTo(9);
  }

  @Test
  void aCardThatPartsAMeldAndBelongsToAnotherCostsNothing() {
    List<Group> groups = groups("3c 4c 7c 5c 7d 7h Kd Qh 2h 9s");
    assertThat(groups.getFirst().stranger()).contains(card("7c"));
    assertThat(groups.getFirst().points()).isZero();
  }

  @Test
  void whatIsAsideSpoilsNothing() {
    List<Group> groups = groups("9s 7c 7d 7h 3c Kd 4c Qh 5c 2h");
    assertThat(groups)
        .extracting(Group::kind)
        .containsExactly(Kind.DEADWOOD, Kind.SET, Kind.DEADWOOD, Kind.DEADWOOD, Kind.DEADWOOD);
    assertThat(groups).extracting(Group::points).containsExactly(9, 0, 10, 10, 2);
    assertThat(groups).extracting(Group::stranger).containsOnly(Optional.empty());
  }

  @Test
  void aMeldThatIsTogetherIsNamedThoughItsCardsCountElsewhere() {
    assertThat(kinds("Ts Td Tc Jc Qc 3d 4d 5d 9s Kd")).contains(Kind.SET, Kind.RUN);
    assertThat(kinds("Ts Td Tc Th 9s Kd Qh 2h 5c 6c")).startsWith(Kind.SET);
  }

  @Test
  void theHandIsGroupedAgainAndACardWithoutAMeldStaysAtItsEnd() {
    HandOrder dealt = HandOrder.of(Cards.cards("6d 8d Td Kd Qh 2h 3c 4c 9s As"));
    assertThat(order(GinHand.grouped(drawing(dealt, "7d"), DEAL))).startsWith("6d", "7d", "8d");
    HandOrder useless = GinHand.grouped(drawing(dealt, "Jh"), DEAL);
    assertThat(order(useless)).endsWith("Jh");
    assertThat(useless.cards().getLast().fresh()).isTrue();
  }

  private static HandOrder drawing(HandOrder hand, String drawn) {
    List<Card> cards = new ArrayList<>(hand.cards().stream().map(Held::card).toList());
    cards.add(card(drawn));
    return hand.holding(cards, Set.of());
  }

  private static List<String> order(HandOrder hand) {
    return hand.cards().stream().map(held -> Notation.print(List.of(held.card()))).toList();
  }

  private static List<Kind> kinds(String hand) {
    return groups(hand).stream().map(Group::kind).toList();
  }

  private static List<Group> groups(String hand) {
    List<Held> held = new ArrayList<>();
    for (Card card : Cards.cards(hand)) {
      held.add(new Held(held.size(), card, false));
    }
    return GinHand.groups(held, DEAL);
  }

  private static Card card(String code) {
    return Cards.card(code);
  }
}
