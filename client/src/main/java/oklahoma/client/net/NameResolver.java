package oklahoma.client.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Resolves a computer's name on a separate thread, since that may take long. */
final class NameResolver {
  private NameResolver() {}

  /**
   * Resolves a name.
   *
   * @param executor calls the listener
   * @param found receives the address; empty if the name is unknown
   */
  static void of(
      InetSocketAddress named, Executor executor, Consumer<Optional<InetSocketAddress>> found) {
    // A virtual thread would block its carrier thread while the system resolves the name.
    Thread.ofPlatform()
        .name("look-up")
        .daemon()
        .start(() -> {
          Optional<InetSocketAddress> address = address(named);
          executor.execute(() -> found.accept(address));
        });
  }

  private static Optional<InetSocketAddress> address(InetSocketAddress named) {
    try {
      InetAddress address = InetAddress.getByName(named.getHostString());
      return Optional.of(new InetSocketAddress(address, named.getPort()));
    } catch (IOException unknown) {
      return Optional.empty();
    }
  }
}
