package oklahoma.client.app;

import java.util.Optional;

/** The version of the program. */
final class Version {

  private Version() {}

  /** As the jar says; a program that runs from its classes has none. */
  static String text() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion()).orElse("–");
  }
}
