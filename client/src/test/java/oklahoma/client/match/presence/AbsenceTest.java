package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import oklahoma.client.match.presence.Absence.Happening;
import org.junit.jupiter.api.Test;

class AbsenceTest {
  private static final List<Happening> ALL =
      List.of(
          new Happening("East draws.", false),
          new Happening("East discards Q♠.", false),
          new Happening("You draw K♦.", true));

  @Test
  void onlyWhatIsNewIsTold() {
    assertThat(Absence.of(0, 1, ALL))
        .isEqualTo(new Absence(0, 1, List.of("East discards Q♠.", "You draw K♦.")));
    assertThat(Absence.of(0, 3, ALL).quiet()).isTrue();
    assertThat(Absence.of(0, 9, ALL).quiet()).isTrue();
  }

  @Test
  void ofAnotherHandEverythingIsNew() {
    Absence absence = Absence.of(2, 3, ALL);
    assertThat(absence.hands()).isEqualTo(2);
    assertThat(absence.lines()).hasSize(3);
    assertThat(absence.quiet()).isFalse();
    assertThat(Absence.of(1, 0, List.of()).quiet()).isFalse();
  }

  @Test
  void ofALongAbsenceTheEndIsShown() {
    List<Happening> many =
        IntStream.range(0, 80).mapToObj(number -> new Happening("" + number, false)).toList();
    Absence absence = Absence.of(0, 0, many);
    assertThat(absence.shown()).hasSize(Absence.MOST).last().isEqualTo("79");
    assertThat(absence.left()).isEqualTo(80 - Absence.MOST);
  }
}
