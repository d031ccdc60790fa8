package oklahoma.client.settings.page;

import atlantafx.base.controls.ToggleSwitch;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.settings.MotionSettings;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Sounds;
import oklahoma.client.sound.Volume;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Sliders;
import oklahoma.client.ui.lifetime.NodeVisibility;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The cues with their volumes and buttons for listening to them. */
final class SoundChoices extends VBox {
  private static final double WIDE = 84;
  private static final double STEP = 10;
  private static final double FULL = 100;

  private final Controls controls;
  private final MotionSettings settings;
  private final Sounds sounds;

  SoundChoices(Controls controls, MotionSettings settings, Sounds sounds) {
    this.controls = controls;
    this.settings = settings;
    this.sounds = sounds;
    setSpacing(6);
    Label mute = Controls.styled(controls.paragraph("settings.sound.mute"), "muted");
    Controls.showWhile(mute, sounds.muteProperty());
    getChildren().addAll(volume(), mute);
    for (Cue cue : Cue.values()) {
      getChildren().add(row(cue));
    }
  }

  private HBox volume() {
    Slider slider = slider("volume");
    slider.setPrefWidth(2 * WIDE);
    slider.valueProperty().bindBidirectional(settings.volumeProperty());
    Controls.spoken(slider, controls.texts().live("settings.sound.volume"));
    return controls.row("settings.sound.volume", slider);
  }

  private HBox row(Cue cue) {
    String key = "settings.sound.cue." + cue.name();
    String name = cue.name().toLowerCase(Locale.ROOT).replace('_', '-');
    ObjectProperty<Volume> loudness = settings.loudnessProperty(cue);
    Label words = controls.paragraph(key);
    Controls.growing(words);
    Slider slider = slider("loudness-" + name);
    slider.setPrefWidth(WIDE);
    slider.setMinWidth(WIDE);
    ToggleSwitch toggle = new ToggleSwitch();
    toggle.setId("sound-" + name);
    toggle.setMinWidth(Region.USE_PREF_SIZE);
    NodeVisibility.follow(
        toggle,
        loudness,
        now -> {
          slider.setValue(now.percent());
          toggle.setSelected(now.on());
        });
    // Subscribes to changes only, so that the initial values are not written back.
    slider.valueProperty().subscribe((before, now) -> loudness.set(loud(loudness, now)));
    toggle.selectedProperty().subscribe((before, on) -> loudness.set(loudness.get().switched(on)));
    Button test =
        controls.iconButton(
            "test-" + name,
            MaterialDesignP.PLAY,
            "settings.sound.test",
            () -> sounds.test(cue, loud(cue)));
    Controls.spoken(slider, controls.texts().live("settings.sound.loudness", words.textProperty()));
    Controls.spoken(toggle, words.textProperty());
    Controls.spoken(test, controls.texts().live("settings.sound.test-of", words.textProperty()));
    return Controls.row(8, words, slider, toggle, test);
  }

  private static Volume loud(ObjectProperty<Volume> loudness, Number percent) {
    return loudness.get().at((int) Math.round(percent.doubleValue()));
  }

  /** The volume of a cue when the player tests it, even if it is off. */
  private double loud(Cue cue) {
    return settings.volumeProperty().get()
        * settings.loudnessProperty(cue).get().percent()
        / (FULL * FULL);
  }

  private static Slider slider(String id) {
    Slider slider = Sliders.of(id, 0, FULL, FULL);
    slider.setBlockIncrement(STEP);
    return slider;
  }
}
