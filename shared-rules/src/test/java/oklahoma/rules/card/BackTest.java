package oklahoma.rules.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** Views of a deal have their backs in common, however they came about. */
class BackTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(2);

  private final Deal deal = OklahomaMatch.of(RULES, Seat.A).next(RULES.pack());

  @Test
  void whatIsFaceDownIsShared() {
    for (Tableau seen :
        List.of(
            deal.seenBy(Spectator.SPECTATOR).tableau(),
            deal.seenBy(Spectator.SPECTATOR).after(new Event.Drew(Seat.B, Back.BACK)).tableau(),
            deal.seenBy(Seat.B).tableau())) {
      assertThat(seen.stock()).isSameAs(Back.times(seen.stock().size()));
      assertThat(seen.hand(Seat.A).concealed()).isSameAs(Back.times(OklahomaRules.CARDS_EACH));
    }
  }

  @Test
  void moreBacksThanATableHasAreEqualToo() {
    assertThat(Back.times(5_000)).isEqualTo(Collections.nCopies(5_000, Back.BACK));
  }

  @Test
  void aCardAmongBacksIsKept() {
    Suited ace = Suited.of(Rank.ACE, Suit.SPADES);
    assertThat(new Hand(List.of(Back.BACK, ace), List.of()).concealed())
        .containsExactly(ace, Back.BACK);
  }
}
