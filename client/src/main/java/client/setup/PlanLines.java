package client.setup;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import protocol.BotLevel;
import rules.gin.GinPreset;
import rules.notation.Fault;
import rules.notation.Notation;
import rules.notation.Parsed;
import rules.oklahoma.OklahomaRules;

/** Writes plans as names and values for a file, rules in their notation, and reads them. */
final class PlanLines {
  private static final String RULES = "rules";
  private static final String OWN = "own";
  private static final String OKLAHOMA = "oklahoma";
  private static final String FOR_EVER = "for-ever";

  /** Older files have no such line. */
  private static final String FIRST_GRACE = "60";

  /** The seats of the player's own rules, wherever they are kept. */
  static final int OWN_SEATS = 3;

  private PlanLines() {}

  static Map<String, String> of(TablePlan plan, OklahomaRules own) {
    Map<String, String> lines = new TreeMap<>();
    lines.put("bots", plan.bots().stream().map(PlanLines::print).collect(Collectors.joining(" ")));
    lines.put("game", plan.gin().map(PlanLines::lower).orElse(OKLAHOMA));
    lines.put("pace", lower(plan.pace()));
    lines.put("grace", print(plan.graceSeconds()));
    lines.put("help-places", Boolean.toString(plan.showsPlaces()));
    lines.put("help-suggestions", Boolean.toString(plan.suggests()));
    lines.put(RULES, Notation.print(plan.rules()));
    lines.put(OWN, Notation.print(own));
    return lines;
  }

  /**
   * The plan that stands in a file.
   *
   * @throws IllegalArgumentException if a line is missing or has no such value
   */
  static TablePlan plan(Venue venue, Map<String, String> lines) {
    List<BotSeat> bots =
        Stream.of(line(lines, "bots").split(" "))
            .filter(bot -> !bot.isEmpty())
            .map(PlanLines::bot)
            .toList();
    return new TablePlan(
        venue,
        game(lines.getOrDefault("game", OKLAHOMA)),
        rules(RULES, lines, venue.seats(bots.size())),
        bots,
        Tempo.valueOf(upper(line(lines, "pace"))),
        grace(lines.getOrDefault("grace", FIRST_GRACE)),
        Boolean.parseBoolean(line(lines, "help-places")),
        Boolean.parseBoolean(line(lines, "help-suggestions")));
  }

  /**
   * The player's own rules that stand in a file, for a table of three.
   *
   * @throws IllegalArgumentException if a line is missing or has no such value
   */
  static OklahomaRules own(Map<String, String> lines) {
    return rules(OWN, lines, OWN_SEATS);
  }

  private static OklahomaRules rules(String key, Map<String, String> lines, int seats) {
    return switch (Notation.rules(line(lines, key))) {
      case Parsed.Value<OklahomaRules>(OklahomaRules rules) -> rules.draft().seats(seats).rules();
      case Parsed.Faulty<OklahomaRules>(Fault fault) ->
          throw new IllegalArgumentException("no " + key + ": " + fault);
    };
  }

  private static Optional<GinPreset> game(String text) {
    return text.equals(OKLAHOMA) ? Optional.empty() : Optional.of(GinPreset.valueOf(upper(text)));
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
