package oklahoma.client.settings;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Volume;
import oklahoma.client.table.motion.Speed;

/** The settings of motion and sound. */
public final class MotionSettings {
  private static final int FIRST_VOLUME = 70;

  private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.NORMAL);
  private final ObjectProperty<ReducedMotion> reducedMotion =
      new SimpleObjectProperty<>(ReducedMotion.SYSTEM);
  private final BooleanProperty systemReduces = new SimpleBooleanProperty();
  private final BooleanBinding reduced =
      Bindings.createBooleanBinding(
          () ->
              switch (reducedMotion.get()) {
                case ON -> true;
                case OFF -> false;
                case SYSTEM -> systemReduces.get();
              },
          reducedMotion,
          systemReduces);
  private final BooleanProperty tilt = new SimpleBooleanProperty(true);
  private final IntegerProperty volume = new SimpleIntegerProperty(FIRST_VOLUME);
  private final Map<Cue, ObjectProperty<Volume>> loudness = new EnumMap<>(Cue.class);
  private final KeptGroup kept;

  MotionSettings() {
    for (Cue cue : Cue.values()) {
      loudness.put(cue, new SimpleObjectProperty<>(Volume.USUAL));
    }
    kept = new KeptGroup(Stream.concat(cues(), others().stream()).toList());
  }

  private Stream<StoredSetting<?>> cues() {
    return Stream.of(Cue.values())
        .map(cue ->
            new StoredSetting<>(
                "sound-" + cue.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                loudnessProperty(cue),
                Volume.USUAL,
                Volume::of,
                Volume::toString));
  }

  private List<StoredSetting<?>> others() {
    return List.of(
        StoredSetting.of("motion-speed", speed, Speed.class),
        StoredSetting.of("motion-reduced", reducedMotion, ReducedMotion.class),
        StoredSetting.of("tilt", tilt),
        new StoredSetting<>(
            "sound-volume", volume, FIRST_VOLUME, MotionSettings::volume, Number::toString));
  }

  public KeptGroup kept() {
    return kept;
  }

  /** How fast cards move. */
  public ObjectProperty<Speed> speedProperty() {
    return speed;
  }

  /** Whether motion is reduced: by the player's choice, or as the system says. */
  public ObjectProperty<ReducedMotion> reducedMotionProperty() {
    return reducedMotion;
  }

  /** Whether the system asks for reduced motion; the window updates it. */
  public BooleanProperty systemReducesProperty() {
    return systemReduces;
  }

  /**
   * Whether motion is reduced, by the player's choice or the system's. Then only what the pointer
   * carries moves.
   */
  public ObservableBooleanValue reducedProperty() {
    return reduced;
  }

  /** Whether carried cards tilt with the motion of the pointer, unless motion is reduced. */
  public BooleanProperty tiltProperty() {
    return tilt;
  }

  /** The volume of all sounds, 0 to 100; 0 is silent. */
  public IntegerProperty volumeProperty() {
    return volume;
  }

  /** The volume of one cue relative to the others, and whether it is on. */
  public ObjectProperty<Volume> loudnessProperty(Cue cue) {
    return Objects.requireNonNull(loudness.get(cue));
  }

  /** The current volume of a cue, from 0 for silent to 1. */
  public double loud(Cue cue) {
    Volume chosen = loudnessProperty(cue).get();
    return chosen.on() ? volume.get() * chosen.percent() / 10_000.0 : 0;
  }

  private static Number volume(String text) {
    int volume = Integer.parseInt(text);
    if (volume < 0 || volume > 100) {
      throw new IllegalArgumentException("a volume of " + text);
    }
    return volume;
  }
}
