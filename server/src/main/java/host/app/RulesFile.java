package host.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import rules.notation.Fault;
import rules.notation.Notation;
import rules.notation.Parsed;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.RulesFault;
import rules.oklahoma.RulesRefused;

/**
 * The rules that a table begins with: a preset, or a file in the notation of the rules.
 *
 * @param written what the file says; the preset if empty
 * @param mistake a mistake of the command line in words
 */
record RulesFile(
    Optional<OklahomaRules> written, Function<String, ? extends RuntimeException> mistake) {
  private static final String STANDARD = "standard";

  /** Reads what the command line names. */
  static RulesFile read(
      Optional<String> named, Function<String, ? extends RuntimeException> mistake) {
    Optional<String> file = named.filter(word -> !word.equals(STANDARD));
    return new RulesFile(file.map(path -> parsed(path, mistake)), mistake);
  }

  /** How many seats the file speaks of. */
  OptionalInt seats() {
    return written.map(rules -> OptionalInt.of(rules.seats())).orElse(OptionalInt.empty());
  }

  /** The rules for so many seats. */
  OklahomaRules rules(int seats) {
    try {
      return written.orElse(OklahomaRules.standard(seats)).draft().seats(seats).rules();
    } catch (RulesRefused refused) {
      throw mistake.apply(
          "These rules cannot be played by " + seats + ": " + refused.fault() + ".");
    }
  }

  private static OklahomaRules parsed(
      String path, Function<String, ? extends RuntimeException> mistake) {
    return switch (Notation.rules(text(path, mistake))) {
      case Parsed.Value<OklahomaRules>(OklahomaRules rules) -> rules;
      case Parsed.Faulty<OklahomaRules>(Fault fault) ->
          throw mistake.apply(
              "%s, line %d, column %d: %s."
                  .formatted(path, fault.line(), fault.column(), words(fault)));
    };
  }

  private static String text(String path, Function<String, ? extends RuntimeException> mistake) {
    try {
      return Files.readString(Path.of(path));
    } catch (IOException | IllegalArgumentException unreadable) {
      throw mistake.apply(
          "--rules is standard or a file of rules, and '" + path + "' cannot be read.");
    }
  }

  private static String words(Fault fault) {
    String found = fault.found().isEmpty() ? "the end of the line" : "'" + fault.found() + "'";
    return switch (fault.reason()) {
      case LEFT_OVER -> found + " is no parameter of the rules";
      case NOT_A_NUMBER -> found + " stands where a number belongs";
      case RULES_REFUSED -> "these rules cannot be played: " + range(fault.found());
      default -> found + " cannot stand here";
    };
  }

  private static String range(String name) {
    RulesFault fault = RulesFault.valueOf(name);
    return switch (fault) {
      case FIRST_UP_CARD_WITHOUT_CLAIMS ->
          "the first up-card is claimable, but no claims are allowed";
      case FIRST_UP_CARD_OF_TWO ->
          "the first up-card is claimable, but two have nobody out of turn";
      case SEATS, JOKERS, CLAIMS, PENALTY, RENEWALS, CLAIM_SECONDS, TURN_SECONDS ->
          "a value is not from " + fault.least() + " to " + fault.most();
    };
  }
}
