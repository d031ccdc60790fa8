package oklahoma.client.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Resolves a computer's name on a separate thread, since that may take long. */
final class LookUp {
  private LookUp() {}

  /**
   * Looks a name up.
   *
   * @param executor where the listener is called
   * @param found gets the address, or nothing if nobody knows that name
   */
  static void of(
      InetSocketAddress named, Executor executor, Consumer<Optional<InetSocketAddress>> found) {
    // A virtual thread would hold its carrier for as long as the system asks around.
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
