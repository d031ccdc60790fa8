package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import oklahoma.client.match.presence.Absence.Happening;
import oklahoma.client.table.model.Progress;
import org.junit.jupiter.api.Test;

class AbsenceTest {
  private static final List<Happening> ALL =
      List.of(
          new Happening("East draws.", false),
          new Happening("East discards Q♠.", false),
          new Happening("The program drew K♦ for you.", true));

  @Test
  void onlyWhatIsNewIsReported() {
    Progress now = new Progress(1, 2, 3);
    assertThat(Absence.between(new Progress(1, 2, 1), now, ALL))
        .isEqualTo(new Absence(0, 1, List.of("East discards Q♠.", "The program drew K♦ for you.")));
    assertThat(Absence.between(now, now, ALL).quiet()).isTrue();
    assertThat(Absence.between(new Progress(1, 2, 9), now, ALL).quiet()).isTrue();
  }

  @Test
  void ofAnotherHandEverythingIsNew() {
    Absence absence = Absence.between(new Progress(1, 2, 3), new Progress(3, 4, 3), ALL);
    assertThat(absence.hands()).isEqualTo(2);
    assertThat(absence.lines()).hasSize(3);
    assertThat(absence.quiet()).isFalse();
    Progress next = new Progress(2, 3, 0);
    assertThat(Absence.between(new Progress(1, 2, 3), next, List.of()).quiet()).isFalse();
    assertThat(Absence.between(new Progress(2, 2, 3), next, ALL).lines()).hasSize(3);
  }

  @Test
  void ofALongAbsenceTheEndIsShown() {
    List<Happening> many =
        IntStream.range(0, 80).mapToObj(number -> new Happening("" + number, false)).toList();
    Absence absence = Absence.between(new Progress(0, 1, 0), new Progress(0, 1, 80), many);
    assertThat(absence.shown()).hasSize(Absence.MOST).last().isEqualTo("79");
    assertThat(absence.left()).isEqualTo(80 - Absence.MOST);
  }
}
