package oklahoma.host.app;

import picocli.CommandLine.IVersionProvider;

/** The output of {@code --version}. */
final class Release implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  /** The program's name, and its version if known. */
  static String text() {
    String version = Release.class.getPackage().getImplementationVersion();
    return version == null ? "Oklahoma" : "Oklahoma " + version;
  }
}
