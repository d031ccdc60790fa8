package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Meld;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A refused move changes nothing, and only the seat that made it gets a message, over either
 * transport.
 */
class RefusalTest {

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aRefusalCarriesTheRulesOwnReason(boolean network) {
    try (SeatedTable company =
        SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2), 2, network)) {
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
              new Move.Swap(Joker.JOKER, 0, Optional.empty()),
              new Move.Discard(missing(company, mine)));
      assertThat(wrong)
          .allSatisfy(move ->
              assertThat(company.refusal(mine, move))
                  .isEqualTo(Optional.of(expected(company, mine, move))));
    }
  }

  @Test
  void nothingChangesAndNobodyElseIsInformed() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(3))) {
      Seat mine = company.turn();
      HeadlessGuest other = company.at(mine.next(3));
      int before = other.received(FromHost.Numbered.class).size();
      assertThat(company.refusal(mine, new Move.LayDown(List.of()))).isPresent();
      company.settle();
      assertThat(other.received(FromHost.Numbered.class)).hasSize(before);
      assertThat(other.received(FromHost.Refused.class)).isEmpty();
      company.move(mine, new Move.Draw());
    }
  }

  @Test
  void aSpectatorMayNotPlay() {
    try (SeatedTable company = SeatedTable.at(TestSetups.patient(2))) {
      HeadlessGuest spectator = company.watch();
      spectator.move(new Move.Draw());
      company.until(() -> !spectator.received(FromHost.Refused.class).isEmpty());
      assertThat(spectator.received(FromHost.Refused.class))
          .containsExactly(new FromHost.Refused(1, Refusal.of(Reason.NOT_SEATED)));
    }
  }

  @Test
  @DisplayName("X-79: a wild onto a wild is refused as a swap and laid off at the end")
  void aWildSwapsNoWild() {
    OklahomaRules rules = TestSetups.patient(2);
    StackedDealing packs =
        new StackedDealing(
            Seat.B,
            List.of(
                StackedPack.of(rules, Seat.B, "A: 9shdc 8shdc **\nstock Jd"),
                StackedPack.of(rules, Seat.A, "B: Kshd 456h * * 2s 7c\nstock Jd")));
    try (SeatedTable company =
        SeatedTable.at(
            TestSetups.of(rules, 2),
            2,
            false,
            settings -> settings.withDealings(seed -> packs),
            new MemoryJournal())) {
      play(company, "A draws", "A lays down book 9s9h9d9c* / 8s8h8d8c*", "A discards Jd");
      company.all().forEach(guest -> guest.send(new ToHost.Ready()));
      company.until(() -> company.deal().hand() == 2);
      play(company, "B draws", "B lays down book KsKhKd / run 4h5h6h *");
      assertThat(refusal(company, "B swaps * on 2")).contains(Refusal.of(Reason.WILD_ON_WILD));
      assertThat(refusal(company, "B swaps 2s on 2")).contains(Refusal.of(Reason.WILD_ON_WILD));
      play(company, "B lays * on 2 high", "B lays 2s on 2 high");
      assertThat(company.deal().tableau().melds().getLast().meld())
          .isEqualTo(Notation.meld("run 4h5h6h **2s").orElseThrow());
    }
  }

  private static void play(SeatedTable company, String... moves) {
    for (String move : moves) {
      assertThat(refusal(company, move)).as(move).isEmpty();
      company.settle();
    }
  }

  private static Optional<Refusal> refusal(SeatedTable company, String move) {
    ProposedMove meant = Notation.meant(move).orElseThrow();
    return company.refusal(meant.seat(), meant.move());
  }

  private static Card missing(SeatedTable company, Seat seat) {
    List<Card> held = company.at(seat).deal().tableau().hand(seat).cards();
    return company.deal().rules().pack().stream()
        .filter(card -> !held.contains(card))
        .findFirst()
        .orElseThrow();
  }

  /** The guest's own rules say the same. */
  private static Refusal expected(SeatedTable company, Seat seat, Move move) {
    return ((oklahoma.rules.Ruling.Refused) company.at(seat).deal().rule(seat, move)).refusal();
  }
}
