package client.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import client.deck.BackColour;
import client.deck.IndexSize;
import client.deck.Letters;
import client.deck.Palette;
import client.page.FeltColour;
import client.sound.Cue;
import client.sound.Loudness;
import client.table.motion.Speed;
import client.text.Language;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {
  private final Settings settings = new Settings(Language.ENGLISH);

  @Test
  void everySettingSurvivesTheFile() {
    settings.name().set("Север");
    settings.language().set(Language.of("bg"));
    settings.cardSize().set(1.3);
    settings.index().set(IndexSize.JUMBO);
    settings.palette().set(Palette.COLOUR_BLIND_A);
    settings.letters().set(Letters.BULGARIAN);
    settings.back().set(BackColour.NAVY);
    settings.felt().set(FeltColour.CHARCOAL);
    settings.speed().set(Speed.SLOW);
    settings.stillness().set(Stillness.ON);
    settings.volume().set(35);
    settings.loudness(Cue.YOUR_TURN).set(new Loudness(false, 60));
    settings.straightHand().set(true);
    settings.doubleClickDiscards().set(false);
    Settings other = new Settings(Language.ENGLISH);
    other.take(settings.values());
    assertThat(other.values()).isEqualTo(settings.values());
    assertThat(other.cardSize().get()).isEqualTo(1.3);
    assertThat(other.language().get().tag()).isEqualTo("bg");
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
  void restoringKeepsTheNameAndTheLanguage() {
    Map<String, String> first = settings.values();
    settings.take(Map.of("name", "North", "language", "bg", "card-size", "150"));
    settings.restore();
    Map<String, String> expected = new HashMap<>(first);
    expected.put("name", "North");
    expected.put("language", "bg");
    assertThat(settings.values()).isEqualTo(expected);
  }

  @Test
  void theCardsFollowTheSettings() {
    settings.palette().set(Palette.TWO_COLOURS);
    assertThat(settings.cardStyle().getValue().palette()).isEqualTo(Palette.TWO_COLOURS);
  }
}
