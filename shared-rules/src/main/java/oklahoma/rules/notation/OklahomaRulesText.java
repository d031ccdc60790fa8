package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import oklahoma.rules.oklahoma.OklahomaDraft;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRulesFault;
import oklahoma.rules.oklahoma.OklahomaRulesRefused;

/** Rules in one line: the seats, and every parameter whose value is not the standard one. */
final class OklahomaRulesText {
  static final String OKLAHOMA = "oklahoma";
  static final String SEATS = "seats";

  private static final Pattern REMARK = Pattern.compile("#.*");
  private static final String YES = "yes";
  private static final String NO = "no";

  /** A parameter with its name, how its value is printed, and how it is read into a draft. */
  private record Parameter(
      String name, Function<OklahomaRules, String> print, BiConsumer<OklahomaDraft, Line> read) {}

  private static final List<Parameter> PARAMETERS =
      List.of(
          new Parameter(
              "jokers",
              rules -> "" + rules.jokersPerPack(),
              (draft, line) -> draft.jokersPerPack(line.anyNumber())),
          new Parameter(
              "ace-low", rules -> yes(rules.aceLow()), (draft, line) -> draft.aceLow(yes(line))),
          new Parameter(
              "naturals",
              rules -> Line.worded(rules.naturals()),
              (draft, line) -> draft.naturals(line.choice(OklahomaRules.Naturals.class))),
          new Parameter(
              "claims",
              rules -> limit(rules.claims(), "unlimited"),
              (draft, line) -> draft.claims(limit(line, "unlimited"))),
          new Parameter(
              "penalty",
              rules -> "" + rules.penalty(),
              (draft, line) -> draft.penalty(line.anyNumber())),
          new Parameter(
              "down-may-claim",
              rules -> yes(rules.downMayClaim()),
              (draft, line) -> draft.downMayClaim(yes(line))),
          new Parameter(
              "first-up-card-claimable",
              rules -> yes(rules.firstUpCardClaimable()),
              (draft, line) -> draft.firstUpCardClaimable(yes(line))),
          new Parameter(
              "displaced",
              rules -> Line.worded(rules.displaced()),
              (draft, line) -> draft.displaced(line.choice(OklahomaRules.DisplacedWild.class))),
          new Parameter(
              "adjacent-runs",
              rules -> yes(rules.adjacentRuns()),
              (draft, line) -> draft.adjacentRuns(yes(line))),
          new Parameter(
              "lay-off-at-once",
              rules -> yes(rules.layOffAtOnce()),
              (draft, line) -> draft.layOffAtOnce(yes(line))),
          new Parameter(
              "renewals",
              rules -> "" + rules.renewals(),
              (draft, line) -> draft.renewals(line.anyNumber())),
          new Parameter(
              "window",
              rules -> limit(rules.claimSeconds(), "all"),
              (draft, line) -> draft.claimSeconds(limit(line, "all"))),
          new Parameter(
              "clock",
              rules -> limit(rules.turnSeconds(), "off"),
              (draft, line) -> draft.turnSeconds(limit(line, "off"))),
          new Parameter(
              "tie",
              rules -> Line.worded(rules.tie()),
              (draft, line) -> draft.tie(line.choice(OklahomaRules.Tie.class))),
          new Parameter(
              "next-dealer",
              rules -> Line.worded(rules.nextDealer()),
              (draft, line) -> draft.nextDealer(line.choice(OklahomaRules.NextDealer.class))));

  private OklahomaRulesText() {}

  static String print(OklahomaRules rules) {
    OklahomaRules standard = OklahomaRules.standard(rules.seats());
    List<String> words = new ArrayList<>(List.of(OKLAHOMA, "" + rules.seats(), SEATS));
    for (Parameter parameter : PARAMETERS) {
      String value = parameter.print().apply(rules);
      if (!value.equals(parameter.print().apply(standard))) {
        words.add(parameter.name());
        words.add(value);
      }
    }
    return String.join(" ", words);
  }

  /** The lines of rules that stand for themselves; what follows a # is a remark. */
  static List<Line> lines(String text) {
    List<Line> lines = Line.of(withoutRemarks(text));
    return lines.isEmpty() ? List.of(new Line("", 1)) : lines;
  }

  static String withoutRemarks(String text) {
    return REMARK.matcher(text).replaceAll("");
  }

  /** Reads rules that stand in one line or several. */
  static OklahomaRules rules(List<Line> lines) {
    Line first = lines.getFirst();
    first.expect(OKLAHOMA);
    OklahomaDraft draft = draft(seats(first), first);
    lines.forEach(line -> parameters(draft, line));
    return checked(draft, lines.getLast());
  }

  private static void parameters(OklahomaDraft draft, Line line) {
    while (!line.ended()) {
      if (!parameter(draft, line)) {
        throw line.fault(Misreading.LEFT_OVER);
      }
    }
  }

  /** The number of seats, where it is said next. */
  static int seats(Line line) {
    int seats = line.anyNumber();
    line.expect(SEATS);
    return seats;
  }

  static OklahomaDraft draft(int seats, Line line) {
    boolean possible =
        OklahomaRulesFault.SEATS.least() <= seats && seats <= OklahomaRulesFault.SEATS.most();
    if (!possible) {
      throw line.fault(Misreading.RULES_REFUSED, OklahomaRulesFault.SEATS.name());
    }
    return OklahomaRules.standard(seats).draft();
  }

  /** Reads a parameter and its value into the draft, if one comes next. */
  static boolean parameter(OklahomaDraft draft, Line line) {
    String name = line.look();
    Optional<Parameter> parameter =
        PARAMETERS.stream().filter(each -> each.name().equals(name)).findFirst();
    parameter.ifPresent(found -> {
      line.word();
      found.read().accept(draft, line);
    });
    return parameter.isPresent();
  }

  static OklahomaRules checked(OklahomaDraft draft, Line line) {
    try {
      return draft.rules();
    } catch (OklahomaRulesRefused refused) {
      throw line.fault(Misreading.RULES_REFUSED, refused.fault().name());
    }
  }

  static String yes(boolean value) {
    return value ? YES : NO;
  }

  static boolean yes(Line line) {
    if (line.takes(YES)) {
      return true;
    }
    line.expect(NO);
    return false;
  }

  static String limit(OptionalInt value, String without) {
    return value.isPresent() ? "" + value.getAsInt() : without;
  }

  static OptionalInt limit(Line line, String without) {
    return line.takes(without) ? OptionalInt.empty() : OptionalInt.of(line.anyNumber());
  }
}
