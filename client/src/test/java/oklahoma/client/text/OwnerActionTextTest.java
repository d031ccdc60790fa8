package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who did what to whom, as each of them reads it. */
class OwnerActionTextTest {
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  static Stream<Language> languages() {
    return Language.all().stream();
  }

  private static String say(Language language, Viewer me, OwnerAction ownerAction) {
    return new OwnerActionText(new Texts(language), seat -> NAMES.get(seat.ordinal()), me)
        .say(ownerAction);
  }

  @Test
  void theOwnerTheOtherAndEverybodyElseReadIt() {
    OwnerAction ownerAction =
        new OwnerAction.OfSeat(Seat.A, OwnerAction.Kind.SKIPPED_ANSWER, Seat.B, 3);
    assertThat(say(Language.ENGLISH, Seat.C, ownerAction))
        .isEqualTo("North did not wait for East’s answer.");
    assertThat(say(Language.ENGLISH, Spectator.SPECTATOR, ownerAction))
        .isEqualTo("North did not wait for East’s answer.");
    assertThat(say(Language.ENGLISH, Seat.A, ownerAction))
        .isEqualTo("You did not wait for East’s answer.");
    assertThat(say(Language.ENGLISH, Seat.B, ownerAction))
        .isEqualTo("North did not wait for your answer.");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyLanguageNamesEverybodyButTheReader(Language language) {
    for (OwnerAction.Kind kind : OwnerAction.Kind.values()) {
      OwnerAction ownerAction = new OwnerAction.OfSeat(Seat.A, kind, Seat.B, 0);
      assertThat(say(language, Seat.C, ownerAction)).contains("North", "East");
      assertThat(say(language, Seat.A, ownerAction)).contains("East").doesNotContain("North");
      assertThat(say(language, Seat.B, ownerAction)).contains("North").doesNotContain("East");
    }
    for (OwnerAction ownerAction :
        List.of(new OwnerAction.ClosedWindow(Seat.A, 0), new OwnerAction.EndedPause(Seat.A, 0))) {
      assertThat(say(language, Seat.B, ownerAction)).contains("North");
      assertThat(say(language, Seat.A, ownerAction)).doesNotContain("North").isNotBlank();
    }
  }
}
