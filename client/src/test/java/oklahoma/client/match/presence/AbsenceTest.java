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
          new Happening("East draws.", false, false),
          new Happening("East discards Q♠.", false, false),
          new Happening("You draw K♦.", true, false));

  @Test
  void onlyWhatIsNewIsTold() {
    Progress now = new Progress(1, 2, 3);
    assertThat(Absence.between(new Progress(1, 2, 1), now, ALL))
        .isEqualTo(new Absence(0, 1, List.of("East discards Q♠.", "You draw K♦.")));
    assertThat(Absence.between(now, now, ALL).quiet()).isTrue();
    assertThat(Absence.between(new Progress(1, 2, 9), now, ALL).quiet()).isTrue();
  }

  @Test
  void aMoveThatArrivedWasNotTheProgramsDoing() {
    Happening asked = new Happening("You draw K♦.", true, true);
    Happening other = new Happening("You discard K♦.", true, false);
    Progress before = new Progress(1, 2, 0);
    assertThat(moved(before, asked, other)).isEqualTo(1);
    assertThat(moved(before, other, asked)).as("it never arrived").isEqualTo(2);
    assertThat(moved(new Progress(0, 1, 0), asked)).as("in another hand").isEqualTo(1);
  }

  private static int moved(Progress before, Happening... all) {
    return Absence.between(before, new Progress(1, 2, all.length), List.of(all)).moved();
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
        IntStream.range(0, 80)
            .mapToObj(number -> new Happening("" + number, false, false))
            .toList();
    Absence absence = Absence.between(new Progress(0, 1, 0), new Progress(0, 1, 80), many);
    assertThat(absence.shown()).hasSize(Absence.MOST).last().isEqualTo("79");
    assertThat(absence.left()).isEqualTo(80 - Absence.MOST);
  }
}
