package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.PrizePool;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlannedTableTest {
  private final PlannedTable table = new PlannedTable(Venue.SOLO);

  static List<Parameter<?>> parameters() {
    return Arrays.stream(Game.values()).flatMap(game -> Parameter.of(game).stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("parameters")
  <T> void everyValueOfAParameterSurvivesTheFile(Parameter<T> parameter) {
    for (T value : parameter.values()) {
      Rules changed = whereItCan(parameter, value);
      table.rules(changed);
      assertThat(parameter.get().apply(table.chosenProperty().getValue())).isEqualTo(value);
      table.own().keep("mine", changed);
      PlannedTable other = new PlannedTable(Venue.SOLO);
      other.take(table.lines());
      table.own().all().forEach(own -> other.own().takeIn(own.name(), Notation.print(own.rules())));
      assertThat(other.planProperty().get()).isEqualTo(table.planProperty().get());
      assertThat(other.own().all()).isEqualTo(table.own().all());
    }
  }

  /** The first published rules that can have the value; some go with one kind of scoring only. */
  private static <T> Rules whereItCan(Parameter<T> parameter, T value) {
    List<Rules> published =
        switch (parameter.game()) {
          case OKLAHOMA -> List.of(Venue.SOLO.standard(3));
          case GIN ->
              List.of(
                  Venue.SOLO.sheet(GinPreset.CLASSIC, 2),
                  Venue.SOLO.sheet(GinPreset.ROYAL, 2).with(new PrizePool(OptionalInt.empty())));
        };
    return published.stream()
        .filter(rules -> parameter.fault(rules, value).isEmpty())
        .map(rules -> parameter.set().apply(rules, value))
        .filter(rules -> parameter.get().apply(rules).equals(value))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void turningBackToAGameFindsItsRules() {
    GinRules gin = Venue.SOLO.sheet(GinPreset.AWARDS, 3).with(GinSwitch.BIG_GIN, true);
    table.rules(gin);
    table.game(Game.OKLAHOMA);
    assertThat(table.chosenProperty().getValue()).isEqualTo(Venue.SOLO.standard(3));
    PlannedTable read = new PlannedTable(Venue.SOLO);
    read.take(table.lines());
    read.game(Game.GIN);
    assertThat(read.chosenProperty().getValue()).isEqualTo(gin);
  }

  @Test
  void aSheetForTwoSendsBotsAway() {
    table.game(Game.GIN);
    assertThat(table.chosenProperty().getValue()).isEqualTo(Venue.SOLO.sheet(GinPreset.CLASSIC, 2));
    assertThat(table.mayAdd()).isFalse();
    table.rules(new Preset.Sheet(GinPreset.ROYAL).rules(Venue.SOLO));
    table.add();
    table.add();
    assertThat(table.chosenProperty().getValue()).isEqualTo(Venue.SOLO.sheet(GinPreset.ROYAL, 4));
    assertThat(table.mayAdd()).isFalse();
  }

  /** A bot of the last table of Oklahoma would take the only seat. */
  @Test
  void fewerSeatsLeaveOneToAFriend() {
    PlannedTable hosted = new PlannedTable(Venue.NETWORK);
    hosted.add();
    hosted.game(Game.GIN);
    assertThat(hosted.planProperty().get().bots()).isEmpty();
    hosted.add();
    assertThat(hosted.mayAdd()).isFalse();
    hosted.rules(((GinRules) hosted.chosenProperty().getValue()).with(GinSwitch.BIG_GIN, true));
    assertThat(hosted.planProperty().get().bots())
        .as("a bot that was added for these seats stays")
        .hasSize(1);
  }

  @Test
  void ofTwoSetsWithOneNameTheLaterIsKept() {
    OwnRules own = table.own();
    own.keep("Friday", GinPreset.ROYAL.rules(2));
    own.keep("Monday", GinPreset.AWARDS.rules(2));
    own.keep("Friday", OklahomaRules.standard(4));
    assertThat(own.all())
        .containsExactly(
            new Preset.Own("Friday", OklahomaRules.standard(4)),
            new Preset.Own("Monday", GinPreset.AWARDS.rules(2)));
    own.forget("Friday");
    assertThat(own.all()).extracting(Preset.Own::name).containsExactly("Monday");
  }

  @Test
  void damagedRulesAreRefusedWithTheirReason() {
    OwnRules own = new OwnRules();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> own.takeIn("Friday", "gin royal 2 seats end rounds 21"))
        .withMessageContaining("ROUNDS");
    assertThat(own.all()).isEmpty();
  }

  @Test
  void whatIsShownIsTheOwnSetOnlyIfItIsNotPublished() {
    GinRules changed = Venue.SOLO.sheet(GinPreset.ROYAL, 3).with(GinSwitch.GIN_SURCHARGE, true);
    table.rules(changed);
    assertThat(table.shown()).isEqualTo(new Preset.Sheet(GinPreset.ROYAL));
    assertThat(table.changes()).isEqualTo(1);
    table.own().keep("Friday", changed);
    assertThat(table.shown()).isEqualTo(new Preset.Own("Friday", changed));
    table.restore();
    assertThat(table.shown()).isEqualTo(new Preset.Sheet(GinPreset.ROYAL));
    assertThat(table.changes()).isZero();
  }

  @Test
  void botsTakeSeatsUpToEight() {
    for (int seats = table.sitting() + 1; seats <= 8; seats++) {
      assertThat(table.mayAdd()).isTrue();
      table.add();
      assertThat(table.sitting()).isEqualTo(seats);
    }
    assertThat(table.mayAdd()).isFalse();
    assertThat(table.planProperty().get().bots().stream().map(BotSeat::name))
        .doesNotHaveDuplicates();
  }

  @Test
  void twoSeatsAreTheFewest() {
    table.remove(1);
    assertThat(table.sitting()).isEqualTo(2);
    assertThat(table.removalFault()).contains("setup.fault.SEATS");
  }

  @Test
  void rulesThatMatterToMoreAreKeptWhenABotIsRemoved() {
    OklahomaRules forMore =
        Venue.SOLO.standard(3).with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true);
    table.rules(forMore);
    assertThat(table.removalFault()).isEmpty();
    table.remove(0);
    assertThat(table.planProperty().get().rules()).isEqualTo(forMore.withSeats(2));
  }

  @Test
  void botsChangePlacesAndLevels() {
    table.raise(1);
    table.level(0, BotLevel.HARD);
    assertThat(table.planProperty().get().bots())
        .containsExactly(
            new BotSeat("euler", BotLevel.HARD), new BotSeat("gauss", BotLevel.NORMAL));
  }

  @Test
  void oneWrongLineChangesNothing() {
    TablePlan before = table.planProperty().get();
    Map<String, String> wrong = new HashMap<>(table.lines());
    wrong.put("rules", "oklahoma 3 seats jokers 17");
    assertThatIllegalArgumentException().isThrownBy(() -> table.take(wrong));
    assertThat(table.planProperty().get()).isEqualTo(before);
  }

  @Test
  void rulesAreSavedInTheirNotation() {
    table.rules(Venue.SOLO.standard(3).with(new OklahomaRules.StockRules(4, 3)));
    assertThat(table.lines()).containsEntry("rules", "oklahoma 3 seats jokers 4 window all");
  }

  @Test
  void aSoloTableWaitsForAllClaims() {
    assertThat(TablePlan.first(Venue.SOLO).rules()).isEqualTo(Venue.SOLO.standard(3));
    assertThat(table.changes()).isZero();
  }
}
