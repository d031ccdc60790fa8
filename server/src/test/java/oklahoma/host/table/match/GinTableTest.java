package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.host.journal.MemoryJournal;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Gin at a table of the host: seat B knocks, seat A defends. */
class GinTableTest {
  private static final Duration LAY_OFF_CLOCK = Duration.ofSeconds(30);
  private static final String KNOCKER = "5s6s7s 9h9d9c 2c3c4c Ah";
  private static final String DEFENDER = "8c8d8s QdQhQs As2s9sTs";

  @ParameterizedTest
  @EnumSource
  @DisplayName("Y-79: when the clock ends, the joint optimum is applied for a seat that dropped")
  void aSeatThatDroppedIsPlayedFor(GinPreset sheet) {
    try (SeatedTable company = company(sheet.rules(2))) {
      knock(company);
      company.drop(Seat.A);
      assertThat(gin(company).phase()).isInstanceOf(GinPhase.LayingOff.class);
      company.timing.pass(LAY_OFF_CLOCK);
      company.until(() -> gin(company).over());
      assertDefended(company);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"CLASSIC", "ROYAL"})
  @DisplayName("G-8: when the clock ends, the optimum is applied for a silent defender")
  void aSilentDefenderIsPlayedFor(GinPreset sheet) {
    try (SeatedTable company = company(sheet.rules(2))) {
      knock(company);
      assertThat(company.at(Seat.A).received(FromHost.Update.class).getLast().millisLeft())
          .hasValue(LAY_OFF_CLOCK.toMillis());
      company.timing.pass(LAY_OFF_CLOCK);
      company.until(() -> gin(company).over());
      assertDefended(company);
      company.until(() ->
          company.at(Seat.A).received(FromHost.Update.class).stream()
              .filter(update -> update.mover() == Mover.CLOCK)
              .anyMatch(update -> update.event().value() instanceof Event.LaidOff));
    }
  }

  /** The nine goes onto the nines; the ace, the two and the ten are left. */
  private static void assertDefended(SeatedTable company) {
    Gin deal = gin(company);
    GinResult.Called called = (GinResult.Called) deal.result().outcome();
    GinResult.Defender defender = called.defenders().getFirst();
    assertThat(defender.laidOff()).isEqualTo(cards("9s"));
    assertThat(defender.deadwood()).containsExactlyInAnyOrderElementsOf(cards("As2sTs"));
    assertThat(RoundScores.of(deal.rules(), deal.result()).winners()).containsExactly(Seat.B);
  }

  private static void knock(SeatedTable company) {
    while (gin(company).phase() instanceof GinPhase.Offered offer) {
      company.move(offer.seat(), new Move.Pass());
    }
    if (company.turn() == Seat.A) { // The dealer draws where the sheet says so.
      company.drawAndDiscard();
    }
    company.move(Seat.B, new Move.Draw());
    Card drawn = (Card) ((GinPhase.ToPlay) gin(company, Seat.B).phase()).drawn();
    company.move(
        Seat.B,
        new Move.Knock(
            Optional.of(drawn),
            List.of(
                Meld.run(cards("5s6s7s")), Meld.book(cards("9h9d9c")), Meld.run(cards("2c3c4c")))));
  }

  private static SeatedTable company(GinRules rules) {
    List<Card> pack = new ArrayList<>();
    List<Card> knocker = cards(KNOCKER);
    List<Card> defender = cards(DEFENDER);
    for (int i = 0; i < rules.cardsEach(); i++) {
      pack.add(knocker.get(i));
      pack.add(defender.get(i));
    }
    pack.addAll(cards("Kh Kd Kc"));
    rules.pack().stream().filter(card -> !pack.contains(card)).toList().forEach(pack::add);
    return SeatedTable.at(
        TestSetups.of(rules, 2),
        2,
        false,
        settings -> settings.withDealings(seed -> new StackedDealing(Seat.A, List.of(pack))),
        new MemoryJournal());
  }

  private static Gin gin(SeatedTable company) {
    return gin(company, Seat.B);
  }

  private static Gin gin(SeatedTable company, Seat seat) {
    return (Gin) company.at(seat).deal();
  }

  private static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }
}
