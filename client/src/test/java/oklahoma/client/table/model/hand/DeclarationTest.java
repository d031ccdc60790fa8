package oklahoma.client.table.model.hand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.Cards;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.GinArrangement;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

/** What a knocker can declare. */
class DeclarationTest {
  private static final String KEPT = "2c3c4c5c6c7c8c9c 2d2h";

  private static final Gin DEAL =
      Notation.gin(
              """
              gin classic up Td
              A: %s Kd
              B: 2s4h9dJd3dKh8d6h5h3h
              pile Td
              stock As ...
              A to discard drew Kd
              """
                  .formatted(KEPT))
          .orElseThrow();

  /** G-7: the knocker may declare more deadwood than the least, as long as it is in the limit. */
  @Test
  void everyArrangementWithinTheLimitCanBeDeclared() {
    List<Held> hand = new ArrayList<>();
    for (Card card : Cards.cards(KEPT + " Kd")) {
      hand.add(new Held(hand.size(), card, false));
    }
    List<GinArrangement> all =
        Arrangements.within(Cards.cards(KEPT), DEAL.limit(), DEAL.rules().runs());
    Declaration declaration =
        Declaration.of(DEAL, hand, Optional.of(Cards.card("Kd"))).orElseThrow();
    assertThat(all).hasSizeGreaterThan(9);
    assertThat(declaration.ways()).isEqualTo(all);
    List<GinArrangement> seen = new ArrayList<>();
    for (int press = 0; press < all.size(); press++) {
      declaration = declaration.next(DEAL);
      seen.add(declaration.arrangement());
    }
    assertThat(seen).containsExactlyInAnyOrderElementsOf(all);
  }
}
