package host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import protocol.FromHost;
import rules.Move;
import rules.Reason;
import rules.Refusal;
import rules.Seat;
import rules.card.Card;
import rules.card.Joker;
import rules.card.Meld;

/**
 * A refused move changes nothing, and only the seat that made it hears of it, over either
 * transport.
 */
class RefusalTest {

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aRefusalCarriesTheRulesOwnReason(boolean network) {
    try (Company company = Company.at(Tables.of(Tables.patient(2), 2), 2, network)) {
      Seat mine = company.turn();
      Seat other = mine.next(2);
      assertThat(company.refusal(other, new Move.Draw()))
          .contains(Refusal.of(Reason.NOT_YOUR_TURN, mine));
      assertThat(company.refusal(mine, new Move.Discard(Joker.JOKER)))
          .contains(Refusal.of(Reason.DRAW_FIRST));
      assertThat(company.refusal(mine, new Move.Claim())).isPresent();
      company.move(mine, new Move.Draw());
      List<Move> wrong =
          List.of(
              new Move.Take(),
              new Move.LayDown(List.of()),
              new Move.LayDown(List.of(Meld.book(List.of(Joker.JOKER)))),
              new Move.LayOff(Joker.JOKER, 3, Optional.empty()),
              new Move.Displace(Joker.JOKER, 0, Optional.empty()),
              new Move.Discard(missing(company, mine)));
      assertThat(wrong)
          .allSatisfy(move ->
              assertThat(company.refusal(mine, move))
                  .isEqualTo(Optional.of(expected(company, mine, move))));
    }
  }

  @Test
  void nothingChangesAndNobodyElseHearsOfIt() {
    try (Company company = Company.at(Tables.patient(3))) {
      Seat mine = company.turn();
      HeadlessGuest other = company.at(mine.next(3));
      int before = other.heard(FromHost.Numbered.class).size();
      assertThat(company.refusal(mine, new Move.LayDown(List.of()))).isPresent();
      company.settle();
      assertThat(other.heard(FromHost.Numbered.class)).hasSize(before);
      assertThat(other.heard(FromHost.Refused.class)).isEmpty();
      company.move(mine, new Move.Draw());
    }
  }

  @Test
  void anOnlookerMayNotPlay() {
    try (Company company = Company.at(Tables.patient(2))) {
      HeadlessGuest onlooker = company.watch();
      onlooker.move(new Move.Draw());
      company.until(() -> !onlooker.heard(FromHost.Refused.class).isEmpty());
      assertThat(onlooker.heard(FromHost.Refused.class))
          .containsExactly(new FromHost.Refused(1, Refusal.of(Reason.NOT_SEATED)));
    }
  }

  private static Card missing(Company company, Seat seat) {
    List<Card> held = company.at(seat).deal().tableau().hand(seat).cards();
    return company.deal().rules().pack().stream()
        .filter(card -> !held.contains(card))
        .findFirst()
        .orElseThrow();
  }

  /** The guest's own rules say the same. */
  private static Refusal expected(Company company, Seat seat, Move move) {
    return ((rules.Ruling.Refused) company.at(seat).deal().rule(seat, move)).refusal();
  }
}
