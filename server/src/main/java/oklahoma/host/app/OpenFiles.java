package oklahoma.host.app;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;

/** The limit of files that the process may open; each connection needs one. */
final class OpenFiles {
  /**
   * How many files other than connections the host needs: jars, the journal, the log and those of
   * the system.
   */
  private static final int BESIDES = 128;

  private OpenFiles() {}

  /** Why the system does not allow this many connections; empty if it does. */
  static Optional<String> refused(int connections) {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? refused(connections, system.getMaxFileDescriptorCount())
        : Optional.empty();
  }

  static Optional<String> refused(int connections, long allowed) {
    long needed = (long) connections + BESIDES;
    return needed <= allowed
        ? Optional.empty()
        : Optional.of(
            "%,d connections need %,d open files, and this system allows %,d: raise the limit (ulimit -n %d), or choose fewer."
                .formatted(connections, needed, allowed, needed));
  }
}
