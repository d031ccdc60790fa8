package oklahoma.client.session;

import java.net.InetSocketAddress;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import oklahoma.host.Host;

/** Lets others on the local network find a host as long as the player wants that. */
final class Listing {
  private final Host host;
  private final InetSocketAddress listening;
  private final BooleanProperty found;
  private final Subscription following;
  private volatile boolean wanted;

  /**
   * Belongs to the JavaFX thread.
   *
   * @param listening where the host listens
   * @param wanted whether the player wants it to be found
   */
  Listing(Host host, InetSocketAddress listening, ObservableValue<Boolean> wanted) {
    this.host = host;
    this.listening = listening;
    found = new SimpleBooleanProperty();
    following = wanted.subscribe(this::want);
  }

  /** Whether others on the local network see the host in their lists. */
  ReadOnlyBooleanProperty foundProperty() {
    return found;
  }

  /** Stops following the setting; the host is about to stop. */
  void end() {
    following.unsubscribe();
    wanted = false;
  }

  private void want(boolean now) {
    wanted = now;
    HostInside.BACKGROUND.execute(this::obey);
  }

  /** Each change comes here in its own thread; the last one that does follows the latest choice. */
  private synchronized void obey() {
    boolean listed = wanted && host.beFound(listening);
    if (!wanted) {
      host.beLost();
    }
    Platform.runLater(() -> found.set(listed));
  }
}
