package oklahoma.client.join;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.Label;
import javafx.util.Duration;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.VisibleTimer;

/** Counts down until the host accepts another password; hidden if there is no wait. */
final class PasswordPause extends Label {
  private final Texts texts;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
  private final long end;
  private final VisibleTimer clock;

  /**
   * @param millis the length of the pause; empty if there is none
   */
  PasswordPause(Texts texts, OptionalLong millis) {
    this.texts = texts;
    this.end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis.orElse(0));
    this.clock = new VisibleTimer(this, Duration.millis(250), this::show);
    setId("password-pause");
    Controls.wrapped(this);
    Controls.show(this, millis.isPresent());
    running.set(millis.isPresent());
    clock.setWanted(millis.isPresent());
    show();
  }

  /** Whether the pause still runs. */
  ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  private void show() {
    long left = Math.ceilDiv(end - System.nanoTime(), TimeUnit.SECONDS.toNanos(1));
    if (left > 0) {
      setText(texts.say("join.password.pause", Texts.clock(left)));
    } else {
      setText(texts.say("join.password.again"));
      running.set(false);
      clock.setWanted(false);
    }
  }
}
