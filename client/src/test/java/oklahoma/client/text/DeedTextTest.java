package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.protocol.messages.Deed;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who did what to whom, as each of them reads it. */
class DeedTextTest {
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  static Stream<Language> languages() {
    return Language.all().stream();
  }

  private static String say(Language language, Viewer me, Deed deed) {
    return new DeedText(new Texts(language), seat -> NAMES.get(seat.ordinal()), me).say(deed);
  }

  @Test
  void theOwnerTheOtherAndEverybodyElseReadIt() {
    Deed deed = new Deed.OfSeat(Seat.A, Deed.Kind.SKIPPED_ANSWER, Seat.B, 3);
    assertThat(say(Language.ENGLISH, Seat.C, deed))
        .isEqualTo("North did not wait for East’s answer.");
    assertThat(say(Language.ENGLISH, Onlooker.ONLOOKER, deed))
        .isEqualTo("North did not wait for East’s answer.");
    assertThat(say(Language.ENGLISH, Seat.A, deed))
        .isEqualTo("You did not wait for East’s answer.");
    assertThat(say(Language.ENGLISH, Seat.B, deed))
        .isEqualTo("North did not wait for your answer.");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyLanguageNamesEverybodyWhoIsNotTheReader(Language language) {
    for (Deed.Kind kind : Deed.Kind.values()) {
      Deed deed = new Deed.OfSeat(Seat.A, kind, Seat.B, 0);
      assertThat(say(language, Seat.C, deed)).contains("North", "East");
      assertThat(say(language, Seat.A, deed)).contains("East").doesNotContain("North");
      assertThat(say(language, Seat.B, deed)).contains("North").doesNotContain("East");
    }
    for (Deed deed : List.of(new Deed.ClosedWindow(Seat.A, 0), new Deed.EndedPause(Seat.A, 0))) {
      assertThat(say(language, Seat.B, deed)).contains("North");
      assertThat(say(language, Seat.A, deed)).doesNotContain("North").isNotBlank();
    }
  }
}
