package oklahoma.host.app;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;

/** The number of files that the process may have open; each connection is one. */
final class OpenFiles {
  /**
   * The number of files besides connections: jars, the journal, the log and whatever the system
   * opens.
   */
  private static final int BESIDES = 128;

  private OpenFiles() {}

  /** Why the system does not allow this many connections, if so. */
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
