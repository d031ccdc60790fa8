package oklahoma.client.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.util.Subscription;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.discovery.HostFinder;
import oklahoma.client.settings.Settings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The hosts that answer on the local network: all listeners share one search, which runs while
 * there are any. Confined to the FX thread.
 */
public final class LocalHosts {
  private static final Logger LOG = LoggerFactory.getLogger(LocalHosts.class);

  private final Settings settings;
  private final List<Consumer<List<FoundHost>>> listeners = new ArrayList<>();
  private Optional<HostFinder> finder = Optional.empty();
  private List<FoundHost> hosts = List.of();

  /** No listener yet, so no search. */
  public LocalHosts(Settings settings) {
    this.settings = settings;
  }

  /**
   * Adds a listener for the hosts; ended by the subscription. The list is empty while the player's
   * settings forbid a search.
   */
  Subscription listen(Consumer<List<FoundHost>> listener) {
    listeners.add(listener);
    if (listeners.size() == 1) {
      finder = search();
    } else {
      listener.accept(hosts);
    }
    return () -> end(listener);
  }

  private void end(Consumer<List<FoundHost>> listener) {
    listeners.remove(listener);
    if (listeners.isEmpty()) {
      finder.ifPresent(HostFinder::close);
      finder = Optional.empty();
      hosts = List.of();
    }
  }

  private Optional<HostFinder> search() {
    if (!settings.network().discoveryProperty().get()) {
      return Optional.empty();
    }
    try {
      return Optional.of(HostFinder.open(Platform::runLater, this::found));
    } catch (IOException failed) {
      LOG.warn("nothing is found on the network", failed);
      return Optional.empty();
    }
  }

  /** Passes the current hosts to all listeners. */
  void found(List<FoundHost> now) {
    hosts = now;
    List.copyOf(listeners).forEach(listener -> listener.accept(now));
  }
}
