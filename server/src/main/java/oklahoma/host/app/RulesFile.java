package oklahoma.host.app;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRulesFault;
import oklahoma.rules.gin.GinRulesRefused;
import oklahoma.rules.notation.Fault;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.Parsed;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRulesFault;
import oklahoma.rules.oklahoma.OklahomaRulesRefused;

/**
 * The rules that a table begins with: a preset of either game, or a file in the notation of the
 * rules.
 *
 * @param named the rules' name on the command line
 * @param rules the rules, with the largest number of seats, or the number that a file gives
 * @param counted whether the number of seats comes from a file
 * @param mistake makes the exception for an error of the command line
 */
record RulesFile(
    String named,
    Rules rules,
    boolean counted,
    Function<String, ? extends RuntimeException> mistake) {
  private static final String STANDARD = "standard";
  private static final int MOST_BYTES = 64 * 1024;

  /**
   * Reads the rules that the command line names.
   *
   * @param game the game that the command line names, if it names one
   * @param rules a preset or a file; empty for the game's first preset
   * @param more further presets that the command accepts
   */
  static RulesFile read(
      Optional<Game> game,
      Optional<String> rules,
      List<String> more,
      Function<String, ? extends RuntimeException> mistake) {
    String named = rules.orElseGet(() -> first(game.orElse(Game.OKLAHOMA)));
    Optional<Rules> preset = preset(named);
    Rules agreed = preset.orElseGet(() -> parsed(named, more, mistake));
    return new RulesFile(named, agreed, preset.isEmpty(), mistake).of(game);
  }

  /** These rules; a mistake if the command line names the other game. */
  RulesFile of(Optional<Game> game) {
    game.filter(wanted -> wanted != rules.game())
        .ifPresent(wanted -> {
          throw mistake.apply(
              "--game says "
                  + word(wanted)
                  + ", but the rules '"
                  + named
                  + "' are of "
                  + word(rules.game())
                  + ".");
        });
    return this;
  }

  /** The word for a constant on the command line. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The number of seats that the file gives; empty if it gives none. */
  OptionalInt seats() {
    return counted ? OptionalInt.of(rules.seats()) : OptionalInt.empty();
  }

  /** The largest number of players under the rules. */
  int mostSeats() {
    return rules.mostSeats();
  }

  /** The rules for this number of seats. */
  Rules rules(int seats) {
    return rules
        .seated(seats)
        .orElseThrow(() ->
            mistake.apply("These rules do not allow " + seats + " players: " + why(seats) + "."));
  }

  private static String first(Game game) {
    return switch (game) {
      case OKLAHOMA -> STANDARD;
      case GIN -> word(GinPreset.CLASSIC);
    };
  }

  private static Optional<Rules> preset(String named) {
    if (named.equals(STANDARD)) {
      return Optional.of(OklahomaRules.standard(CommandWords.MOST_SEATS));
    }
    return Arrays.stream(GinPreset.values())
        .filter(sheet -> word(sheet).equals(named))
        .findFirst()
        .map(sheet -> sheet.rules(sheet.mostSeats()));
  }

  private String why(int seats) {
    try {
      rules.withSeats(seats);
      return "";
    } catch (OklahomaRulesRefused refused) {
      return words(refused.fault());
    } catch (GinRulesRefused refused) {
      return words(refused.faults().getFirst());
    }
  }

  private static Rules parsed(
      String path, List<String> more, Function<String, ? extends RuntimeException> mistake) {
    String text = text(path, more, mistake);
    return switch (Notation.anyRules(text)) {
      case Parsed.Value<Rules>(Rules rules) -> rules;
      case Parsed.Faulty<Rules>(Fault fault) ->
          throw mistake.apply(
              "%s, line %d, column %d: %s."
                  .formatted(path, fault.line(), fault.column(), words(fault, text)));
    };
  }

  private static String text(
      String path, List<String> more, Function<String, ? extends RuntimeException> mistake) {
    try {
      return TextFile.read(Path.of(path), MOST_BYTES);
    } catch (IOException unreadable) {
      throw unreadable(path, StartupErrors.why(unreadable), more, mistake);
    } catch (InvalidPathException noPath) {
      throw unreadable(path, "that is no name of a file", more, mistake);
    }
  }

  private static RuntimeException unreadable(
      String path,
      String why,
      List<String> more,
      Function<String, ? extends RuntimeException> mistake) {
    return mistake.apply(
        "--rules needs one of "
            + presets(more)
            + ", or a rules file; the file '"
            + path
            + "' cannot be read: "
            + why
            + ".");
  }

  private static String presets(List<String> more) {
    Stream<String> sheets = Arrays.stream(GinPreset.values()).map(RulesFile::word);
    return Stream.of(Stream.of(STANDARD), sheets, more.stream())
        .flatMap(Function.identity())
        .collect(Collectors.joining(", "));
  }

  private static String words(Fault fault, String text) {
    String found = CommandWords.found(fault);
    return switch (fault.reason()) {
      case LEFT_OVER -> found + " is not a rule";
      case SAID_TWICE -> found + " is there twice";
      case NOT_A_NUMBER -> found + " should be a number";
      case RULES_REFUSED -> "nobody can play by these rules: " + refused(fault.found(), text);
      default -> found + " is not allowed here";
    };
  }

  /**
   * The sentence for a fault of the rules.
   *
   * @param name the fault's name
   */
  private static String refused(String name, String text) {
    return switch (Notation.game(text)) {
      case OKLAHOMA -> words(OklahomaRulesFault.valueOf(name));
      case GIN -> words(GinRulesFault.valueOf(name));
    };
  }

  private static String words(OklahomaRulesFault fault) {
    return switch (fault) {
      case FIRST_UP_CARD_WITHOUT_CLAIMS ->
          "the first up-card may be claimed, but no claims are allowed";
      case SEATS, JOKERS, CLAIMS, PENALTY, RENEWALS, CLAIM_SECONDS, TURN_SECONDS ->
          "a value is not from " + fault.least() + " to " + fault.most();
    };
  }

  private static String words(GinRulesFault fault) {
    return switch (fault) {
      case OFFER_OF_SEVERAL -> "the up-card is offered, which is for two players only";
      case POOL_WITHOUT_PENALTIES -> "a buy-in works only with penalty scoring";
      case SURCHARGE_WITHOUT_PENALTIES -> "a surcharge works only with penalty scoring";
      case FULL_WITHOUT_PENALTIES -> "full deadwood works only with penalty scoring";
      case BOX_WITHOUT_DIFFERENCE -> "boxes work only with difference scoring";
      case GAME_BONUS_WITHOUT_DIFFERENCE -> "a match bonus works only with difference scoring";
      case HOLLYWOOD_WITHOUT_DIFFERENCE -> "Hollywood works only with difference scoring";
      case TARGET_WITHOUT_DIFFERENCE -> "a target works only with difference scoring";
      case HOLLYWOOD_OF_SEVERAL -> "Hollywood is for two players only";
      case SEATS,
          GIN_BONUS,
          UNDERCUT_BONUS,
          BOX,
          TARGET,
          ROUNDS,
          BUY_IN,
          TURN_SECONDS,
          LAY_OFF_SECONDS ->
          "a value is not " + allowed(fault.allowed());
    };
  }

  /** The allowed values for a sentence: each of a few, or the range of many. */
  private static String allowed(List<Integer> values) {
    int width = values.getLast() - values.getFirst() + 1;
    return values.size() == width
        ? "from " + values.getFirst() + " to " + values.getLast()
        : values.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }
}
