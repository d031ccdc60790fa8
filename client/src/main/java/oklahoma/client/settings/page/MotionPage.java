package oklahoma.client.settings.page;

import javafx.scene.Node;
import oklahoma.client.settings.MotionSettings;
import oklahoma.client.settings.ReducedMotion;
import oklahoma.client.sound.Sounds;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.layout.Columns;

/** The settings of motion and sound. */
final class MotionPage {
  private final Controls controls;
  private final Rows rows;
  private final MotionSettings settings;

  MotionPage(Controls controls, MotionSettings settings) {
    this.controls = controls;
    this.rows = new Rows(controls);
    this.settings = settings;
  }

  Node node(Sounds sounds) {
    return Rows.scrolled(new Columns(Rows.column(motion()), Rows.column(sound(sounds))));
  }

  private Node motion() {
    return controls.panel(
        "settings.motion",
        rows.choice("speed", "speed", Speed.class, settings.speedProperty()),
        rows.choice(
            "reduced-motion",
            "reduced-motion",
            ReducedMotion.class,
            settings.reducedMotionProperty()),
        rows.toggle("tilt", settings.tiltProperty()));
  }

  private Node sound(Sounds sounds) {
    return controls.panel("settings.sound", new SoundChoices(controls, settings, sounds));
  }
}
