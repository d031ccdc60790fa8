package oklahoma.rules.notation;

import static oklahoma.rules.oklahoma.OklahomaSwitch.ACE_LOW;
import static oklahoma.rules.oklahoma.OklahomaSwitch.ADJACENT_RUNS;
import static oklahoma.rules.oklahoma.OklahomaSwitch.DOWN_MAY_CLAIM;
import static oklahoma.rules.oklahoma.OklahomaSwitch.FIRST_HAND_UNTIMED;
import static oklahoma.rules.oklahoma.OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE;
import static oklahoma.rules.oklahoma.OklahomaSwitch.LAY_OFF_AT_ONCE;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRules.Claims;
import oklahoma.rules.oklahoma.OklahomaRules.Clocks;
import oklahoma.rules.oklahoma.OklahomaRules.Naturals;
import oklahoma.rules.oklahoma.OklahomaRules.NextDealer;
import oklahoma.rules.oklahoma.OklahomaRules.StockRules;
import oklahoma.rules.oklahoma.OklahomaRules.SwappedWild;
import oklahoma.rules.oklahoma.OklahomaRules.Tie;
import oklahoma.rules.oklahoma.OklahomaRules.Wilds;
import oklahoma.rules.oklahoma.OklahomaRulesFault;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/** Rules in one line: the seats, and every parameter that differs from the standard rules. */
final class OklahomaRulesText {
  static final String OKLAHOMA = "oklahoma";

  private static final Pattern REMARK = Pattern.compile("#[^\\r\\n]*");

  private static final Parameter<OklahomaRules, Integer> JOKERS =
      Parameter.number("jokers", rules -> rules.stock().jokersPerPack());
  private static final Parameter<OklahomaRules, Naturals> NATURALS =
      Parameter.choice("naturals", Naturals.class, rules -> rules.wilds().naturals());
  private static final Parameter<OklahomaRules, OptionalInt> CLAIMS =
      Parameter.limit("claims", "unlimited", rules -> rules.claims().limit());
  private static final Parameter<OklahomaRules, Integer> PENALTY =
      Parameter.number("penalty", rules -> rules.claims().penalty());
  private static final Parameter<OklahomaRules, SwappedWild> SWAPPED =
      Parameter.choice("displaced", SwappedWild.class, rules -> rules.wilds().swapped());
  private static final Parameter<OklahomaRules, Integer> RENEWALS =
      Parameter.number("renewals", rules -> rules.stock().renewals());
  private static final Parameter<OklahomaRules, OptionalInt> WINDOW =
      Parameter.limit("window", "all", rules -> rules.clocks().claimSeconds());
  private static final Parameter<OklahomaRules, OptionalInt> CLOCK =
      Parameter.limit("clock", "off", rules -> rules.clocks().turnSeconds());
  private static final Parameter<OklahomaRules, Tie> TIE =
      Parameter.choice("tie", Tie.class, OklahomaRules::tie);
  private static final Parameter<OklahomaRules, NextDealer> NEXT_DEALER =
      Parameter.choice("next-dealer", NextDealer.class, OklahomaRules::nextDealer);
  private static final Map<OklahomaSwitch, Parameter<OklahomaRules, Boolean>> SWITCHES =
      Parameter.switches(OklahomaSwitch.class, OklahomaRules::has);

  private static final List<Parameter<OklahomaRules, ?>> ALL =
      List.of(
          JOKERS,
          SWITCHES.get(ACE_LOW),
          NATURALS,
          CLAIMS,
          PENALTY,
          SWITCHES.get(DOWN_MAY_CLAIM),
          SWITCHES.get(FIRST_UP_CARD_CLAIMABLE),
          SWAPPED,
          SWITCHES.get(ADJACENT_RUNS),
          SWITCHES.get(LAY_OFF_AT_ONCE),
          RENEWALS,
          WINDOW,
          CLOCK,
          SWITCHES.get(FIRST_HAND_UNTIMED),
          TIE,
          NEXT_DEALER);

  private OklahomaRulesText() {}

  static String print(OklahomaRules rules) {
    return OKLAHOMA
        + " "
        + String.join(
            " ", RulesReader.differences(rules, OklahomaRules.standard(rules.seats()), ALL));
  }

  /** The lines of rules in a text of their own; what follows a # is a remark. */
  static List<Line> lines(String text) {
    List<Line> lines = Line.of(withoutRemarks(text));
    return lines.isEmpty() ? List.of(new Line("", 1)) : lines;
  }

  static String withoutRemarks(String text) {
    return REMARK.matcher(text).replaceAll("");
  }

  /** Reads rules from one line or several. */
  static OklahomaRules rules(List<Line> lines) {
    Line first = lines.getFirst();
    first.expect(OKLAHOMA);
    return reading(RulesReader.seats(first), first).rules(lines);
  }

  static RulesReader<OklahomaRules> reading(int seats, Line line) {
    boolean possible =
        OklahomaRulesFault.SEATS.least() <= seats && seats <= OklahomaRulesFault.SEATS.most();
    if (!possible) {
      throw line.fault(NotationError.RULES_REFUSED, OklahomaRulesFault.SEATS.name());
    }
    return new RulesReader<>(seats, OklahomaRules.standard(seats), ALL, OklahomaRulesText::made);
  }

  private static OklahomaRules made(RulesReader<OklahomaRules> read) {
    return new OklahomaRules(
        read.seats(),
        new StockRules(read.value(JOKERS), read.value(RENEWALS)),
        new Wilds(read.value(NATURALS), read.value(SWAPPED)),
        new Claims(read.value(CLAIMS), read.value(PENALTY)),
        new Clocks(read.value(WINDOW), read.value(CLOCK)),
        read.value(TIE),
        read.value(NEXT_DEALER),
        read.on(SWITCHES));
  }
}
