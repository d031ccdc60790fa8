package oklahoma.host.simulation;

/** The host's process ends here. */
final class HostKilled extends Error {
  private static final long serialVersionUID = 1L;

  HostKilled() {
    super("killed", null, false, false);
  }
}
