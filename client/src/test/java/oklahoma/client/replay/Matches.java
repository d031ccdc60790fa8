package oklahoma.client.replay;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;

/** Matches of both games, played at random. */
final class Matches {
  static final List<String> NAMES = List.of("North", "Изток", "South");

  private Matches() {}

  static MatchRecord oklahoma() {
    return RandomMatch.of(OklahomaRules.standard(3), NAMES, 4).record();
  }

  static MatchRecord gin() {
    return RandomMatch.of(GinPreset.ROYAL.rules(3), NAMES, 5).record();
  }

  static Stream<MatchRecord> both() {
    return Stream.of(oklahoma(), gin());
  }
}
