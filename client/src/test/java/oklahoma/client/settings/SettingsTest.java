package oklahoma.client.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.deck.style.Palette;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Volume;
import oklahoma.client.table.layout.HandShape;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.client.ui.cloth.FeltColour;
import oklahoma.protocol.people.Avatar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
  private final Settings settings = new Settings(Language.ENGLISH);

  @Test
  void everySettingSurvivesTheFile() {
    settings.network().nameProperty().set("Север");
    settings.network().avatarProperty().set(Optional.of(Avatar.CACTUS));
    settings.text().languageProperty().set(Language.of("bg"));
    settings.table().cardSizeProperty().set(1.3);
    settings.table().indexProperty().set(IndexSize.JUMBO);
    settings.table().paletteProperty().set(Palette.COLOUR_BLIND_A);
    settings.table().deckProperty().set(Deck.MINIMAL);
    settings.table().lettersProperty().set(IndexLetters.BULGARIAN);
    settings.table().backProperty().set(BackColour.NAVY);
    settings.table().feltProperty().set(FeltColour.CHARCOAL);
    settings.motion().speedProperty().set(Speed.SLOW);
    settings.motion().reducedMotionProperty().set(ReducedMotion.ON);
    settings.motion().volumeProperty().set(35);
    settings.motion().loudnessProperty(Cue.YOUR_TURN).set(new Volume(false, 60));
    settings.table().handProperty().set(HandShape.TWO_ROWS);
    settings.play().habits().doubleClickProperty().set(DoubleClick.EVERYWHERE);
    Settings other = new Settings(Language.ENGLISH);
    other.take(settings.values());
    assertThat(other.values()).isEqualTo(settings.values());
    assertThat(other.table().cardSizeProperty().get()).isEqualTo(1.3);
    assertThat(other.text().languageProperty().get().tag()).isEqualTo("bg");
    assertThat(other.network().avatarProperty().get()).contains(Avatar.CACTUS);
    settings.network().avatarProperty().set(Optional.empty());
    other.take(settings.values());
    assertThat(other.network().avatarProperty().get()).isEmpty();
  }

  /** The player's word counts, and the system's where the player follows it. */
  @ParameterizedTest
  @CsvSource({
    "ON, false, true",
    "ON, true, true",
    "OFF, false, false",
    "OFF, true, false",
    "SYSTEM, false, false",
    "SYSTEM, true, true"
  })
  void reducedMotionFollowsThePlayerAndTheSystem(
      ReducedMotion chosen, boolean system, boolean reduced) {
    settings.motion().reducedMotionProperty().set(chosen);
    settings.motion().systemReducesProperty().set(system);
    assertThat(settings.motion().reducedProperty().get()).isEqualTo(reduced);
    assertThat(settings.moves()).isEqualTo(!reduced);
  }

  @Test
  void nothingMovesWhereMotionIsOffOrNothingMayFlash() {
    settings.motion().speedProperty().set(Speed.OFF);
    assertThat(settings.moves()).isFalse();
    settings.motion().speedProperty().set(Speed.SLOW);
    assertThat(settings.moves()).isTrue();
    settings.access().flashFreeProperty().set(true);
    assertThat(settings.moves()).isFalse();
  }

  @Test
  void aPictureThatThereIsNotIsAWrongValue() {
    for (String wrong : List.of("robot", "", "1")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> settings.take(Map.of("avatar", wrong, "name", "North")));
    }
    assertThat(settings.network().avatarProperty().get()).isEmpty();
    assertThat(settings.network().nameProperty().get()).isEmpty();
  }

  @Test
  void oneWrongValueChangesNothing() {
    Map<String, String> before = settings.values();
    Map<String, String> wrong = new HashMap<>(before);
    wrong.put("name", "North");
    wrong.put("card-size", "400");
    assertThatIllegalArgumentException().isThrownBy(() -> settings.take(wrong));
    assertThat(settings.values()).isEqualTo(before);
  }

  @Test
  void restoringAPageLeavesTheOthers() {
    settings.take(Map.of("card-size", "150", "felt", "blue", "port", "7000"));
    Map<String, String> expected = new HashMap<>(settings.values());
    settings.table().kept().restore();
    expected.put("card-size", "100");
    expected.put("felt", "green");
    assertThat(settings.values()).isEqualTo(expected);
  }

  @Test
  void restoringTheNetworkKeepsTheNameAndTheHostsThatWereMet() {
    settings.take(Map.of("name", "North", "port", "7000"));
    settings.network().recentHostsProperty().set(List.of("east:6552", "west"));
    Map<String, String> expected = new HashMap<>(settings.values());
    settings.network().kept().restore();
    expected.put("port", "6552");
    assertThat(settings.values()).isEqualTo(expected);
    assertThat(settings.network().recentHostsProperty().get()).containsExactly("east:6552", "west");
  }

  @Test
  void theCardsFollowTheSettings() {
    settings.table().paletteProperty().set(Palette.TWO_COLOURS);
    assertThat(settings.table().cardStyleProperty().getValue().palette())
        .isEqualTo(Palette.TWO_COLOURS);
  }
}
