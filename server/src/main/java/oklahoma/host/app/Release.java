package oklahoma.host.app;

import picocli.CommandLine.IVersionProvider;

/** The output of {@code --version}. */
final class Release implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  /** What the program is, and its version where it is known. */
  static String text() {
    String version = Release.class.getPackage().getImplementationVersion();
    return version == null ? "Oklahoma" : "Oklahoma " + version;
  }
}
