package oklahoma.client.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.deck.BackColour;
import oklahoma.client.deck.Deck;
import oklahoma.client.deck.IndexSize;
import oklahoma.client.deck.Letters;
import oklahoma.client.deck.Palette;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Loudness;
import oklahoma.client.table.layout.HandShape;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.client.ui.FeltColour;
import oklahoma.protocol.people.Avatar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
  private final Settings settings = new Settings(Language.ENGLISH);

  @Test
  void everySettingSurvivesTheFile() {
    settings.network().name().set("Север");
    settings.network().avatar().set(Optional.of(Avatar.CACTUS));
    settings.text().language().set(Language.of("bg"));
    settings.table().cardSize().set(1.3);
    settings.table().index().set(IndexSize.JUMBO);
    settings.table().palette().set(Palette.COLOUR_BLIND_A);
    settings.table().deck().set(Deck.MINIMAL);
    settings.table().letters().set(Letters.BULGARIAN);
    settings.table().back().set(BackColour.NAVY);
    settings.table().felt().set(FeltColour.CHARCOAL);
    settings.motion().speed().set(Speed.SLOW);
    settings.motion().stillness().set(Stillness.ON);
    settings.motion().volume().set(35);
    settings.motion().loudness(Cue.YOUR_TURN).set(new Loudness(false, 60));
    settings.table().hand().set(HandShape.TWO_ROWS);
    settings.play().habits().doubleClick().set(DoubleClick.EVERYWHERE);
    Settings other = new Settings(Language.ENGLISH);
    other.take(settings.values());
    assertThat(other.values()).isEqualTo(settings.values());
    assertThat(other.table().cardSize().get()).isEqualTo(1.3);
    assertThat(other.text().language().get().tag()).isEqualTo("bg");
    assertThat(other.network().avatar().get()).contains(Avatar.CACTUS);
    settings.network().avatar().set(Optional.empty());
    other.take(settings.values());
    assertThat(other.network().avatar().get()).isEmpty();
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
      Stillness chosen, boolean system, boolean reduced) {
    settings.motion().stillness().set(chosen);
    settings.motion().systemReduces().set(system);
    assertThat(settings.motion().reduced().get()).isEqualTo(reduced);
    assertThat(settings.moves()).isEqualTo(!reduced);
  }

  @Test
  void nothingMovesWhereMotionIsOffOrNothingMayFlash() {
    settings.motion().speed().set(Speed.OFF);
    assertThat(settings.moves()).isFalse();
    settings.motion().speed().set(Speed.SLOW);
    assertThat(settings.moves()).isTrue();
    settings.access().flashFree().set(true);
    assertThat(settings.moves()).isFalse();
  }

  @Test
  void aPictureThatThereIsNotIsAWrongValue() {
    for (String wrong : List.of("robot", "", "1")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> settings.take(Map.of("avatar", wrong, "name", "North")));
    }
    assertThat(settings.network().avatar().get()).isEmpty();
    assertThat(settings.network().name().get()).isEmpty();
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
    settings.network().recentHosts().set(List.of("east:6552", "west"));
    Map<String, String> expected = new HashMap<>(settings.values());
    settings.network().kept().restore();
    expected.put("port", "6552");
    assertThat(settings.values()).isEqualTo(expected);
    assertThat(settings.network().recentHosts().get()).containsExactly("east:6552", "west");
  }

  @Test
  void theCardsFollowTheSettings() {
    settings.table().palette().set(Palette.TWO_COLOURS);
    assertThat(settings.table().cardStyle().getValue().palette()).isEqualTo(Palette.TWO_COLOURS);
  }
}
