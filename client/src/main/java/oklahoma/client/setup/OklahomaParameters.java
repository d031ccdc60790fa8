package oklahoma.client.setup;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import oklahoma.rules.Game;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRules.Claims;
import oklahoma.rules.oklahoma.OklahomaRules.Clocks;
import oklahoma.rules.oklahoma.OklahomaRules.StockRules;
import oklahoma.rules.oklahoma.OklahomaRules.Wilds;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/** The parameters of Oklahoma. */
final class OklahomaParameters {
  private static final ParameterFactory<OklahomaRules> MAKE =
      new ParameterFactory<>(Game.OKLAHOMA, OklahomaRules.class, "setup.value.");

  private static final List<Parameter<?>> ALL =
      List.of(
          MAKE.number(
              "jokers",
              range(0, 4),
              rules -> rules.stock().jokersPerPack(),
              (rules, jokers) -> rules.with(new StockRules(jokers, rules.stock().renewals()))),
          yesNo("ace-low", OklahomaSwitch.ACE_LOW),
          MAKE.named(
              "naturals",
              OklahomaRules.Naturals.values(),
              rules -> rules.wilds().naturals(),
              (rules, least) -> rules.with(new Wilds(least, rules.wilds().swapped()))),
          MAKE.named(
              "displaced",
              OklahomaRules.SwappedWild.values(),
              rules -> rules.wilds().swapped(),
              (rules, to) -> rules.with(new Wilds(rules.wilds().naturals(), to))),
          yesNo("adjacent", OklahomaSwitch.ADJACENT_RUNS),
          yesNo("lay-off", OklahomaSwitch.LAY_OFF_AT_ONCE),
          MAKE.limit(
              "claims",
              range(0, 5).stream(),
              rules -> rules.claims().limit(),
              (rules, most) -> rules.with(new Claims(most, rules.claims().penalty()))),
          ofClaims(
              MAKE.number(
                  "penalty",
                  range(0, 2),
                  rules -> rules.claims().penalty(),
                  (rules, cards) -> rules.with(new Claims(rules.claims().limit(), cards)))),
          ofClaims(yesNo("down-claims", OklahomaSwitch.DOWN_MAY_CLAIM)),
          yesNo("first-card", OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE),
          claimWindow(),
          turnClock(),
          firstHand(),
          MAKE.number(
              "renewals",
              range(1, 20),
              rules -> rules.stock().renewals(),
              (rules, most) -> rules.with(new StockRules(rules.stock().jokersPerPack(), most))),
          MAKE.named("tie", OklahomaRules.Tie.values(), OklahomaRules::tie, OklahomaRules::with),
          MAKE.named(
              "dealer",
              OklahomaRules.NextDealer.values(),
              OklahomaRules::nextDealer,
              OklahomaRules::with));

  private OklahomaParameters() {}

  static List<Parameter<?>> all() {
    return ALL;
  }

  /** The time limit for claims, in seconds; empty for none. */
  static Parameter<OptionalInt> claimWindow() {
    return ofClaims(
        MAKE.limit(
            "claim-window",
            range(3, 30).stream(),
            rules -> rules.clocks().claimSeconds(),
            (rules, length) -> rules.with(new Clocks(length, rules.clocks().turnSeconds()))));
  }

  /** The time limit for a turn, in seconds; empty for none. */
  static Parameter<OptionalInt> turnClock() {
    return MAKE.limit(
        "turn-clock",
        range(1, 20).stream().map(quarter -> 15 * quarter),
        rules -> rules.clocks().turnSeconds(),
        (rules, length) -> rules.with(new Clocks(rules.clocks().claimSeconds(), length)));
  }

  /** Whether the first hand has no time limits. */
  static Parameter<Boolean> firstHand() {
    return yesNo("first-hand", OklahomaSwitch.FIRST_HAND_UNTIMED)
        .idleWhere(MAKE.where(rules -> !timed(rules), "setup.idle.first-hand"));
  }

  private static boolean timed(OklahomaRules rules) {
    boolean windows = rules.seats() > 2 && claims(rules);
    return rules.clocks().turnSeconds().isPresent()
        || (windows && rules.clocks().claimSeconds().isPresent());
  }

  private static boolean claims(OklahomaRules rules) {
    return !rules.claims().limit().equals(OptionalInt.of(0));
  }

  /** A parameter without effect in rules where nobody may claim out of turn. */
  private static <T> Parameter<T> ofClaims(Parameter<T> parameter) {
    return parameter.idleWhere(MAKE.where(rules -> !claims(rules), "setup.idle.claims"));
  }

  private static Parameter<Boolean> yesNo(String key, OklahomaSwitch what) {
    return MAKE.yesNo(key, rules -> rules.has(what), (rules, value) -> rules.with(what, value));
  }

  private static List<Integer> range(int least, int most) {
    return IntStream.rangeClosed(least, most).boxed().toList();
  }
}
