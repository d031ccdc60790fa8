package oklahoma.client.settings.page;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.control.Slider;
import oklahoma.client.settings.Settings;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Sounds;
import oklahoma.client.sound.Volume;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class SoundChoicesTest {
  private final Settings settings = new Settings(Language.ENGLISH);

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void showsWhatIsChosenAndChangesItOnlyByHand() throws Exception {
    settings.motion().loudnessProperty(Cue.GIN).set(new Volume(false, 40));
    Map<String, String> before = settings.values();
    try (Sounds sounds = new Sounds(cue -> 0, Runnable::run)) {
      WaitForAsyncUtils.asyncFx(() -> check(sounds, before)).get();
    }
  }

  private void check(Sounds sounds, Map<String, String> before) {
    SoundChoices choices =
        new SoundChoices(new Controls(new Texts(Language.ENGLISH)), settings.motion(), sounds);
    assertThat(new Scene(choices).getRoot()).as("seen").isEqualTo(choices);
    assertThat(settings.values()).as("looking changes nothing").isEqualTo(before);
    Slider slider = (Slider) choices.lookup("#loudness-gin");
    ToggleSwitch toggle = (ToggleSwitch) choices.lookup("#sound-gin");
    assertThat(slider.getValue()).isEqualTo(40);
    assertThat(toggle.isSelected()).isFalse();
    toggle.setSelected(true);
    slider.setValue(65);
    assertThat(settings.motion().loudnessProperty(Cue.GIN).get()).isEqualTo(new Volume(true, 65));
    settings.motion().kept().restore();
    assertThat(slider.getValue()).isEqualTo(Volume.USUAL.percent());
    assertThat(settings.motion().volumeProperty().get()).isEqualTo(70);
  }
}
