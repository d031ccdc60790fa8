package oklahoma.client.app;

import java.util.Optional;

/** The version of the program. */
final class Version {

  private Version() {}

  /** The version in the jar's manifest; a dash if the program runs from class files. */
  static String text() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion()).orElse("–");
  }
}
