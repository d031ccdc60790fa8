package oklahoma.installers;

import java.util.Locale;

/** A system for which packages are built; each package is built on its own system. */
enum Target {
  LINUX("Linux"),
  WINDOWS("Windows"),
  MACOS("Mac");

  private final String sqliteFolder;

  Target(String sqliteFolder) {
    this.sqliteFolder = sqliteFolder;
  }

  /** The system that this JVM runs on. */
  static Target here() {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (os.startsWith("windows")) {
      return WINDOWS;
    }
    return os.startsWith("mac") ? MACOS : LINUX;
  }

  /** The folder with the library for this system and processor in the jar of sqlite-jdbc. */
  String sqliteNative() {
    String machine = isArm() ? "aarch64" : "x86_64";
    return "org/sqlite/native/" + sqliteFolder + "/" + machine + "/";
  }

  /** The platform's name in the terms of {@code jmod}. */
  String jmodPlatform() {
    return name().toLowerCase(Locale.ROOT) + "-" + (isArm() ? "aarch64" : "amd64");
  }

  /** Whether this machine's processor is a 64-bit ARM; otherwise it is an x86-64. */
  static boolean isArm() {
    return System.getProperty("os.arch").equals("aarch64");
  }
}
