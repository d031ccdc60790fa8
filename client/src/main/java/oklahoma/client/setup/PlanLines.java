package oklahoma.client.setup;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Rules;
import oklahoma.rules.notation.Fault;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.Parsed;

/** Converts plans to saved fields and back, with rules in the notation. */
final class PlanLines {
  private static final String RULES = "rules";
  private static final String RESTING = "resting";
  private static final String FOR_EVER = "for-ever";

  /** The value for plans of older versions, which do not have this field. */
  private static final String FIRST_GRACE = "60";

  private PlanLines() {}

  /**
   * The fields of a plan.
   *
   * @param resting the rules of the game that is not chosen now
   */
  static Map<String, String> of(TablePlan plan, Rules resting) {
    Map<String, String> lines = new TreeMap<>();
    lines.put("bots", plan.bots().stream().map(PlanLines::print).collect(Collectors.joining(" ")));
    lines.put("pace", lower(plan.pace()));
    lines.put("grace", print(plan.graceSeconds()));
    lines.put("help-places", Boolean.toString(plan.showsPlaces()));
    lines.put("help-suggestions", Boolean.toString(plan.suggests()));
    lines.put(RULES, Notation.print(plan.rules()));
    lines.put(RESTING, Notation.print(resting));
    return lines;
  }

  /**
   * Parses the fields of a plan.
   *
   * @throws IllegalArgumentException if a field is missing or not valid
   */
  static TablePlan plan(Venue venue, Map<String, String> lines) {
    List<BotSeat> bots =
        Stream.of(line(lines, "bots").split(" "))
            .filter(bot -> !bot.isEmpty())
            .map(PlanLines::bot)
            .toList();
    return new TablePlan(
        venue,
        rules(venue, line(lines, RULES), bots.size()),
        bots,
        Tempo.valueOf(upper(line(lines, "pace"))),
        grace(lines.getOrDefault("grace", FIRST_GRACE)),
        Boolean.parseBoolean(line(lines, "help-places")),
        Boolean.parseBoolean(line(lines, "help-suggestions")));
  }

  /**
   * Parses the rules of the game that is not chosen.
   *
   * @param usual the result if there are none, as in older versions
   * @throws IllegalArgumentException if they cannot be read
   */
  static Rules resting(Map<String, String> lines, Rules usual) {
    return lines.containsKey(RESTING) ? rules(line(lines, RESTING)) : usual;
  }

  private static Rules rules(Venue venue, String text, int bots) {
    Rules rules = rules(text);
    return rules
        .seated(venue.seats(rules.game(), bots))
        .orElseThrow(
            () -> new IllegalArgumentException(bots + " bots cannot play by the rules " + text));
  }

  private static Rules rules(String text) {
    return switch (Notation.anyRules(text)) {
      case Parsed.Value<Rules>(Rules rules) -> rules;
      case Parsed.Faulty<Rules>(Fault fault) ->
          throw new IllegalArgumentException("no rules: " + fault);
    };
  }

  private static String print(OptionalInt seconds) {
    return seconds.isPresent() ? Integer.toString(seconds.getAsInt()) : FOR_EVER;
  }

  private static OptionalInt grace(String text) {
    return text.equals(FOR_EVER) ? OptionalInt.empty() : OptionalInt.of(seconds(text));
  }

  private static int seconds(String text) {
    int seconds = Integer.parseInt(text);
    if (!TablePlan.GRACES.contains(seconds)) {
      throw new IllegalArgumentException("a seat cannot wait " + seconds + " seconds");
    }
    return seconds;
  }

  private static String print(BotSeat bot) {
    return bot.name() + ":" + lower(bot.level());
  }

  private static BotSeat bot(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException("no bot: " + text);
    }
    return new BotSeat(
        text.substring(0, colon), BotLevel.valueOf(upper(text.substring(colon + 1))));
  }

  private static String line(Map<String, String> lines, String key) {
    String line = lines.get(key);
    if (line == null) {
      throw new IllegalArgumentException("no " + key);
    }
    return line;
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }
}
