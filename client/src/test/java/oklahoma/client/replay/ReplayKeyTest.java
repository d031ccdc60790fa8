package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import oklahoma.client.help.ListedKeys;
import oklahoma.client.table.keys.KeyPress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayKeyTest {

  @ParameterizedTest
  @CsvSource({
    "SPACE, '', false, false, PLAY",
    "RIGHT, '', false, false, FORWARD",
    "HOME, '', false, false, START",
    "PAGE_UP, '', false, false, PREVIOUS_DEAL",
    "C, c, false, false, NEXT_CLAIM",
    "C, C, true, false, PREVIOUS_CLAIM",
    "O, o, false, false, HANDS",
    "S, '', false, true, SAVE",
    "W, w, false, false, REVIEW",
    "UNDEFINED, в, false, false, REVIEW",
    "UNDEFINED, у, false, false, REVIEW",
    "UNDEFINED, о, false, false, HANDS",
    "UNDEFINED, г, false, false, EVENTS",
    "UNDEFINED, н, false, false, NEXT_SEAT",
    "UNDEFINED, х, false, false, NEXT_SEAT",
    "UNDEFINED, ъ, false, false, NEXT_CLAIM",
    "UNDEFINED, я, false, true, SAVE",
    "UNDEFINED, с, false, true, SAVE",
    "BACK_QUOTE, `, false, false, SCORES",
    "TAB, '', false, true, SCORES",
    "F4, '', false, false, COLOURS"
  })
  void keysOfEveryLayout(
      KeyCode code, String text, boolean shift, boolean control, ReplayKey wanted) {
    assertThat(ReplayKey.of(new KeyPress(code, text, shift, control, false)))
        .isEqualTo(Optional.of(wanted));
  }

  @Test
  void everyKeyIsListedAndEveryListedKeyDoesSomething() {
    Set<ReplayKey> listed = EnumSet.noneOf(ReplayKey.class);
    for (ListedKeys.Listed key : ListedKeys.ofReplay()) {
      Optional<ReplayKey> found = ReplayKey.of(key.press());
      assertThat(found).as(key.toString()).isPresent();
      listed.add(found.orElseThrow());
    }
    assertThat(listed).isEqualTo(EnumSet.allOf(ReplayKey.class));
  }

  @Test
  void otherKeysBelongToOthers() {
    assertThat(ReplayKey.of(new KeyPress(KeyCode.S, "s", false, false, false))).isEmpty();
    assertThat(ReplayKey.of(new KeyPress(KeyCode.ESCAPE, "", false, false, false))).isEmpty();
    assertThat(ReplayKey.of(new KeyPress(KeyCode.C, "c", false, false, true))).isEmpty();
  }
}
