package oklahoma.installers;

import java.util.Locale;

/** A target system of the packages; each is built on itself. */
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

  /** The folder in which sqlite-jdbc has the library for this system and kind of processor. */
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
