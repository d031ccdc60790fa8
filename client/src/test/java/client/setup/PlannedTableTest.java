package client.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import protocol.BotLevel;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.RulesFault;

class PlannedTableTest {
  private final PlannedTable table = new PlannedTable(Venue.SOLO);

  static List<Parameter<?>> parameters() {
    return Parameter.all();
  }

  @ParameterizedTest
  @MethodSource("parameters")
  <T> void everyValueOfAParameterSurvivesTheFile(Parameter<T> parameter) {
    OklahomaRules standard = Venue.SOLO.standard(3);
    for (T value : parameter.values()) {
      table.rules(parameter.changed(standard, value));
      table.saveAsOwn();
      PlannedTable other = new PlannedTable(Venue.SOLO);
      other.take(table.lines());
      assertThat(other.plan().get()).isEqualTo(table.plan().get());
      assertThat(other.own().get()).isEqualTo(table.own().get());
    }
  }

  @Test
  void botsTakeSeatsUpToEight() {
    for (int seats = table.seats() + 1; seats <= 8; seats++) {
      assertThat(table.mayAdd()).isTrue();
      table.add();
      assertThat(table.seats()).isEqualTo(seats);
    }
    assertThat(table.mayAdd()).isFalse();
    assertThat(table.plan().get().bots().stream().map(BotSeat::name)).doesNotHaveDuplicates();
  }

  @Test
  void twoSeatsAreTheFewest() {
    table.remove(1);
    assertThat(table.seats()).isEqualTo(2);
    assertThat(table.removalFault()).contains(RulesFault.SEATS);
  }

  @Test
  void whatTheRulesExcludeCannotComeAboutByRemovingABot() {
    table.rules(Venue.SOLO.standard(3).draft().firstUpCardClaimable(true).rules());
    assertThat(table.removalFault()).contains(RulesFault.FIRST_UP_CARD_OF_TWO);
    table.remove(0);
    assertThat(table.seats()).isEqualTo(3);
  }

  @Test
  void botsChangePlacesAndLevels() {
    table.raise(1);
    table.level(0, BotLevel.HARD);
    assertThat(table.plan().get().bots())
        .containsExactly(
            new BotSeat("euler", BotLevel.HARD), new BotSeat("gauss", BotLevel.NORMAL));
  }

  @Test
  void oneWrongLineChangesNothing() {
    TablePlan before = table.plan().get();
    Map<String, String> wrong = new HashMap<>(table.lines());
    wrong.put("rules", "oklahoma 3 seats jokers 17");
    assertThatIllegalArgumentException().isThrownBy(() -> table.take(wrong));
    assertThat(table.plan().get()).isEqualTo(before);
  }

  @Test
  void rulesStandInTheirNotation() {
    table.rules(Venue.SOLO.standard(3).draft().jokersPerPack(4).rules());
    assertThat(table.lines()).containsEntry("rules", "oklahoma 3 seats jokers 4 window all");
  }

  @Test
  void aSoloTableWaitsForAllClaims() {
    assertThat(TablePlan.first(Venue.SOLO).rules().claimSeconds()).isEqualTo(OptionalInt.empty());
    assertThat(table.changes()).isZero();
  }
}
