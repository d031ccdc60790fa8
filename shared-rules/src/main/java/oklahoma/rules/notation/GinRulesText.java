package oklahoma.rules.notation;

import static oklahoma.rules.gin.GinSwitch.ACE_UP_GIN_ONLY;
import static oklahoma.rules.gin.GinSwitch.BIG_GIN;
import static oklahoma.rules.gin.GinSwitch.FIRST_ROUND_UNTIMED;
import static oklahoma.rules.gin.GinSwitch.GIN_SURCHARGE;
import static oklahoma.rules.gin.GinSwitch.HOLLYWOOD;
import static oklahoma.rules.gin.GinSwitch.LAY_OFFS;
import static oklahoma.rules.gin.GinSwitch.OWN_IN_FULL;
import static oklahoma.rules.gin.GinSwitch.RETURN_TAKEN;
import static oklahoma.rules.gin.GinSwitch.ROUND_THE_CORNER;
import static oklahoma.rules.gin.GinSwitch.SPADES_DOUBLE;
import static oklahoma.rules.gin.GinSwitch.UNDERCUT_SURCHARGE;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinRules.Bonuses;
import oklahoma.rules.gin.GinRules.Clocks;
import oklahoma.rules.gin.GinRules.EndBonuses;
import oklahoma.rules.gin.GinRules.FirstTurn;
import oklahoma.rules.gin.GinRules.GameBonus;
import oklahoma.rules.gin.GinRules.KnockLimit;
import oklahoma.rules.gin.GinRules.Knocking;
import oklahoma.rules.gin.GinRules.NextDealer;
import oklahoma.rules.gin.GinRules.Scoring;
import oklahoma.rules.gin.GinRules.StockEnd;
import oklahoma.rules.gin.GinRules.Undercut;
import oklahoma.rules.gin.GinRulesFault;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.PrizePool;

/**
 * The rules of gin in one line: the nearest preset, the seats, and every parameter that differs
 * from the preset.
 */
final class GinRulesText {
  static final String GIN = "gin";

  private static final String NO = "no";
  private static final String OFF = "off";
  private static final String TARGET = "target";
  private static final String BEYOND = "beyond";
  private static final String ROUNDS = "rounds";
  private static final String EXTRA = "extra";

  private static final Parameter<GinRules, FirstTurn> FIRST_TURN =
      Parameter.choice("first-turn", FirstTurn.class, GinRules::firstTurn);
  private static final Parameter<GinRules, KnockLimit> LIMIT =
      Parameter.choice("limit", KnockLimit.class, rules -> rules.knocking().limit());
  private static final Parameter<GinRules, Undercut> UNDERCUT =
      Parameter.choice("undercut", Undercut.class, rules -> rules.knocking().undercut());
  private static final Parameter<GinRules, Scoring> SCORING =
      Parameter.choice("scoring", Scoring.class, GinRules::scoring);
  private static final Parameter<GinRules, Integer> GIN_BONUS =
      Parameter.number("gin-bonus", rules -> rules.bonuses().gin());
  private static final Parameter<GinRules, Integer> UNDERCUT_BONUS =
      Parameter.number("undercut-bonus", rules -> rules.bonuses().undercut());
  private static final Parameter<GinRules, MatchEnd> END =
      new Parameter<>("end", GinRules::end, GinRulesText::end, GinRulesText::end);
  private static final Parameter<GinRules, NextDealer> NEXT_DEALER =
      Parameter.choice("next-dealer", NextDealer.class, GinRules::nextDealer);
  private static final Parameter<GinRules, OptionalInt> BOX =
      Parameter.limit("box", NO, rules -> rules.endBonuses().box());
  private static final Parameter<GinRules, GameBonus> GAME_BONUS =
      Parameter.choice("game-bonus", GameBonus.class, rules -> rules.endBonuses().game());
  private static final Parameter<GinRules, StockEnd> STOCK_END =
      Parameter.choice("stock-end", StockEnd.class, GinRules::stockEnd);
  private static final Parameter<GinRules, OptionalInt> BUY_IN =
      Parameter.limit("buy-in", NO, rules -> rules.pool().buyIn());
  private static final Parameter<GinRules, OptionalInt> CLOCK =
      Parameter.limit("clock", OFF, rules -> rules.clocks().turnSeconds());
  private static final Parameter<GinRules, OptionalInt> LAY_OFF_CLOCK =
      Parameter.limit("lay-off-clock", OFF, rules -> rules.clocks().layOffSeconds());
  private static final Map<GinSwitch, Parameter<GinRules, Boolean>> SWITCHES =
      Parameter.switches(GinSwitch.class, GinRules::has);

  private static final List<Parameter<GinRules, ?>> ALL =
      List.of(
          FIRST_TURN,
          LIMIT,
          SWITCHES.get(ACE_UP_GIN_ONLY),
          SWITCHES.get(LAY_OFFS),
          UNDERCUT,
          SCORING,
          GIN_BONUS,
          UNDERCUT_BONUS,
          SWITCHES.get(SPADES_DOUBLE),
          SWITCHES.get(BIG_GIN),
          SWITCHES.get(OWN_IN_FULL),
          SWITCHES.get(UNDERCUT_SURCHARGE),
          SWITCHES.get(GIN_SURCHARGE),
          END,
          NEXT_DEALER,
          BOX,
          GAME_BONUS,
          SWITCHES.get(HOLLYWOOD),
          STOCK_END,
          SWITCHES.get(RETURN_TAKEN),
          SWITCHES.get(ROUND_THE_CORNER),
          BUY_IN,
          CLOCK,
          LAY_OFF_CLOCK,
          SWITCHES.get(FIRST_ROUND_UNTIMED));

  private GinRulesText() {}

  static String print(GinRules rules) {
    GinPreset sheet = nearest(rules);
    return String.join(" ", GIN, Line.worded(sheet), String.join(" ", differences(sheet, rules)));
  }

  /** The preset from which these rules differ in the fewest parameters; of equal ones the first. */
  static GinPreset nearest(GinRules rules) {
    return Stream.of(GinPreset.values())
        .filter(sheet -> rules.seats() <= sheet.mostSeats())
        .min(Comparator.comparingInt(sheet -> differences(sheet, rules).size()))
        .orElseThrow();
  }

  private static List<String> differences(GinPreset sheet, GinRules rules) {
    return RulesReader.differences(rules, sheet.rules(rules.seats()), ALL);
  }

  /** Reads rules from one line or several. */
  static GinRules rules(List<Line> lines) {
    Line first = lines.getFirst();
    first.expect(GIN);
    GinPreset sheet = first.choice(GinPreset.class);
    return reading(sheet, RulesReader.seats(first), first).rules(lines);
  }

  static RulesReader<GinRules> reading(GinPreset sheet, int seats, Line line) {
    if (!GinRulesFault.SEATS.allowed().contains(seats)) {
      throw line.fault(NotationError.RULES_REFUSED, GinRulesFault.SEATS.name());
    }
    // The preset may allow fewer seats. The check comes when all parameters have been read.
    GinRules usual = sheet.rules(Math.min(seats, sheet.mostSeats()));
    return new RulesReader<>(seats, usual, ALL, GinRulesText::made);
  }

  private static GinRules made(RulesReader<GinRules> read) {
    return new GinRules(
        read.seats(),
        read.value(FIRST_TURN),
        read.value(STOCK_END),
        new Knocking(read.value(LIMIT), read.value(UNDERCUT)),
        read.value(SCORING),
        new Bonuses(read.value(GIN_BONUS), read.value(UNDERCUT_BONUS)),
        read.value(END),
        read.value(NEXT_DEALER),
        new EndBonuses(read.value(BOX), read.value(GAME_BONUS)),
        new PrizePool(read.value(BUY_IN)),
        new Clocks(read.value(CLOCK), read.value(LAY_OFF_CLOCK)),
        read.on(SWITCHES));
  }

  private static String end(MatchEnd end) {
    return switch (end) {
      case MatchEnd.Target(int points, boolean beyond) ->
          TARGET + " " + points + (beyond ? " " + BEYOND : "");
      case MatchEnd.Rounds(int count, boolean extra) ->
          ROUNDS + " " + count + (extra ? " " + EXTRA : "");
    };
  }

  private static MatchEnd end(Line line) {
    if (line.takes(ROUNDS)) {
      int count = line.anyNumber();
      return new MatchEnd.Rounds(count, line.takes(EXTRA));
    }
    line.expect(TARGET);
    int points = line.anyNumber();
    return new MatchEnd.Target(points, line.takes(BEYOND));
  }
}
