package oklahoma.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import oklahoma.rules.Rules;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.Parsed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A record whose events do not fit is refused in one way, whatever is wrong with them. */
class DamagedRecordTest {
  private static final int MATCHES = 4;
  private static final int DAMAGES = 40;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void eventsThatDoNotFitAreAnIllegalArgument(boolean gin) {
    Random chance = new Random(7);
    int counted = 0;
    int refused = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      Rules rules = gin ? RandomGinRules.any(chance) : RandomRules.any(chance);
      List<String> lines = RandomMatch.of(rules, List.of(), seed).text().lines().toList();
      for (int damage = 0; damage < DAMAGES; damage++) {
        String text = String.join("\n", damaged(lines, chance));
        if (Notation.written(text) instanceof Parsed.Value<WrittenMatch>(WrittenMatch written)) {
          try {
            MatchFacts.of(written.record());
            counted++;
          } catch (IllegalArgumentException unfit) {
            refused++;
          }
        }
      }
    }
    assertThat(refused).isPositive();
    assertThat(counted).isPositive();
  }

  /** Some line after those that say who plays what is lost, twice there, elsewhere, or another. */
  private static List<String> damaged(List<String> whole, RandomGenerator chance) {
    List<String> lines = new ArrayList<>(whole);
    int at = chance.nextInt(2, lines.size());
    int other = chance.nextInt(2, lines.size());
    switch (chance.nextInt(5)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(at));
      case 2 -> Collections.swap(lines, at, other);
      case 3 -> lines.set(at, lines.get(other));
      default -> lines.set(at, wordFrom(lines.get(other), lines.get(at), chance));
    }
    return lines;
  }

  /** A line with a word of another one: a seat, a card, a number. */
  private static String wordFrom(String other, String line, RandomGenerator chance) {
    List<String> words = new ArrayList<>(Arrays.asList(line.split(" ", -1)));
    String[] others = other.split(" ", -1);
    words.set(chance.nextInt(words.size()), others[chance.nextInt(others.length)]);
    return String.join(" ", words);
  }
}
