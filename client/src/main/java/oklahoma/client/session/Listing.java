package oklahoma.client.session;

import java.net.InetSocketAddress;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import oklahoma.host.Host;

/** Lets discovery find a host on the local network while the player allows it. */
final class Listing {
  private final Host host;
  private final InetSocketAddress listening;
  private final BooleanProperty found;
  private final Subscription following;
  private volatile boolean wanted;

  /**
   * Follows the setting. Call it on the FX thread.
   *
   * @param listening the address on which the host listens
   * @param wanted the setting
   */
  Listing(Host host, InetSocketAddress listening, ObservableValue<Boolean> wanted) {
    this.host = host;
    this.listening = listening;
    found = new SimpleBooleanProperty();
    following = wanted.subscribe(this::setWanted);
  }

  /** Whether the host appears in lists on the local network. */
  ReadOnlyBooleanProperty foundProperty() {
    return found;
  }

  /** Stops following the setting, because the host is about to stop. */
  void end() {
    following.unsubscribe();
    wanted = false;
  }

  private void setWanted(boolean now) {
    wanted = now;
    InProcessHost.BACKGROUND.execute(this::apply);
  }

  /**
   * Applies the latest choice. Each change runs this on a thread of its own, and the last run sees
   * the latest choice.
   */
  private synchronized void apply() {
    boolean listed = wanted && host.startDiscovery(listening);
    if (!wanted) {
      host.stopDiscovery();
    }
    Platform.runLater(() -> found.set(listed));
  }
}
