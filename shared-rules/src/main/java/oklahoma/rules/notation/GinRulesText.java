package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import oklahoma.rules.gin.GinDraft;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinRulesFault;
import oklahoma.rules.gin.GinRulesRefused;
import oklahoma.rules.gin.MatchEnd;

/**
 * The rules of gin in one line: the nearest sheet, the seats, and every parameter whose value is
 * not the sheet's.
 */
final class GinRulesText {
  static final String GIN = "gin";

  private static final String NO = "no";
  private static final String OFF = "off";
  private static final String TARGET = "target";
  private static final String BEYOND = "beyond";
  private static final String ROUNDS = "rounds";
  private static final String EXTRA = "extra";

  /** A parameter with its name, how its value is printed, and how it is read into a draft. */
  private record Parameter(
      String name, Function<GinRules, String> print, BiConsumer<GinDraft, Line> read) {}

  private static final List<Parameter> PARAMETERS =
      List.of(
          named("first-turn", GinRules.FirstTurn.class, GinRules::firstTurn, GinDraft::firstTurn),
          named("limit", GinRules.KnockLimit.class, GinRules::knockLimit, GinDraft::knockLimit),
          yes("ace-up-gin-only", GinRules::aceUpGinOnly, GinDraft::aceUpGinOnly),
          yes("lay-offs", GinRules::layOffs, GinDraft::layOffs),
          named("undercut", GinRules.Undercut.class, GinRules::undercut, GinDraft::undercut),
          named("scoring", GinRules.Scoring.class, GinRules::scoring, GinDraft::scoring),
          number("gin-bonus", GinRules::ginBonus, GinDraft::ginBonus),
          number("undercut-bonus", GinRules::undercutBonus, GinDraft::undercutBonus),
          yes("spades-double", GinRules::spadesDouble, GinDraft::spadesDouble),
          yes("big-gin", GinRules::bigGin, GinDraft::bigGin),
          yes("own-in-full", GinRules::ownInFull, GinDraft::ownInFull),
          yes("undercut-surcharge", GinRules::undercutSurcharge, GinDraft::undercutSurcharge),
          yes("gin-surcharge", GinRules::ginSurcharge, GinDraft::ginSurcharge),
          new Parameter("end", rules -> end(rules.end()), (draft, line) -> draft.end(end(line))),
          named(
              "next-dealer", GinRules.NextDealer.class, GinRules::nextDealer, GinDraft::nextDealer),
          optional("box", NO, GinRules::box, GinDraft::box),
          named("game-bonus", GinRules.GameBonus.class, GinRules::gameBonus, GinDraft::gameBonus),
          yes("hollywood", GinRules::hollywood, GinDraft::hollywood),
          named("stock-end", GinRules.StockEnd.class, GinRules::stockEnd, GinDraft::stockEnd),
          yes("return-taken", GinRules::returnTaken, GinDraft::returnTaken),
          yes("round-the-corner", GinRules::roundTheCorner, GinDraft::roundTheCorner),
          optional("buy-in", NO, GinRules::buyIn, GinDraft::buyIn),
          optional("clock", OFF, GinRules::turnSeconds, GinDraft::turnSeconds),
          optional("lay-off-clock", OFF, GinRules::layOffSeconds, GinDraft::layOffSeconds));

  private GinRulesText() {}

  static String print(GinRules rules) {
    return GIN + " " + String.join(" ", differences(nearest(rules), rules));
  }

  /** The sheet from which rules differ in the fewest parameters; of several the first. */
  static GinPreset nearest(GinRules rules) {
    return Stream.of(GinPreset.values())
        .filter(sheet -> rules.seats() <= sheet.mostSeats())
        .min(Comparator.comparingInt(sheet -> differences(sheet, rules).size()))
        .orElseThrow();
  }

  /** Reads rules that stand in one line or several. */
  static GinRules rules(List<Line> lines) {
    Line first = lines.getFirst();
    first.expect(GIN);
    GinPreset sheet = first.choice(GinPreset.class);
    GinDraft draft = draft(sheet, OklahomaRulesText.seats(first), first);
    for (Line line : lines) {
      while (!line.ended()) {
        if (!parameter(draft, line)) {
          throw line.fault(Misreading.LEFT_OVER);
        }
      }
    }
    return checked(draft, lines.getLast());
  }

  static GinDraft draft(GinPreset sheet, int seats, Line line) {
    if (!GinRulesFault.SEATS.allowed().contains(seats)) {
      throw line.fault(Misreading.RULES_REFUSED, GinRulesFault.SEATS.name());
    }
    if (seats > sheet.mostSeats()) { // The sheets for two are those with an offer.
      throw line.fault(Misreading.RULES_REFUSED, GinRulesFault.OFFER_OF_SEVERAL.name());
    }
    return sheet.rules(seats).draft();
  }

  /** Reads a parameter and its value into the draft, if one comes next. */
  static boolean parameter(GinDraft draft, Line line) {
    String name = line.look();
    Optional<Parameter> parameter =
        PARAMETERS.stream().filter(each -> each.name().equals(name)).findFirst();
    parameter.ifPresent(found -> {
      line.word();
      found.read().accept(draft, line);
    });
    return parameter.isPresent();
  }

  static GinRules checked(GinDraft draft, Line line) {
    try {
      return draft.rules();
    } catch (GinRulesRefused refused) {
      throw line.fault(Misreading.RULES_REFUSED, refused.faults().getFirst().name());
    }
  }

  private static List<String> differences(GinPreset sheet, GinRules rules) {
    GinRules standard = sheet.rules(rules.seats());
    List<String> words =
        new ArrayList<>(
            List.of(Line.worded(sheet), Integer.toString(rules.seats()), OklahomaRulesText.SEATS));
    for (Parameter parameter : PARAMETERS) {
      String value = parameter.print().apply(rules);
      if (!value.equals(parameter.print().apply(standard))) {
        words.add(parameter.name());
        words.add(value);
      }
    }
    return words;
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

  private static Parameter yes(
      String name, Function<GinRules, Boolean> get, BiConsumer<GinDraft, Boolean> set) {
    return new Parameter(
        name,
        rules -> OklahomaRulesText.yes(get.apply(rules)),
        (draft, line) -> set.accept(draft, OklahomaRulesText.yes(line)));
  }

  private static Parameter number(
      String name, Function<GinRules, Integer> get, BiConsumer<GinDraft, Integer> set) {
    return new Parameter(
        name,
        rules -> Integer.toString(get.apply(rules)),
        (draft, line) -> set.accept(draft, line.anyNumber()));
  }

  private static Parameter optional(
      String name,
      String without,
      Function<GinRules, OptionalInt> get,
      BiConsumer<GinDraft, OptionalInt> set) {
    return new Parameter(
        name,
        rules -> OklahomaRulesText.limit(get.apply(rules), without),
        (draft, line) -> set.accept(draft, OklahomaRulesText.limit(line, without)));
  }

  private static <E extends Enum<E>> Parameter named(
      String name, Class<E> type, Function<GinRules, E> get, BiConsumer<GinDraft, E> set) {
    return new Parameter(
        name,
        rules -> Line.worded(get.apply(rules)),
        (draft, line) -> set.accept(draft, line.choice(type)));
  }
}
