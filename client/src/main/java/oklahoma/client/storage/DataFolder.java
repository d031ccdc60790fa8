package oklahoma.client.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The platform's folder for a user's application data. */
public final class DataFolder {

  private DataFolder() {}

  /** The folder for the user of this process; it need not exist yet. */
  public static Path ofThisMachine() {
    return of(System.getProperty("os.name"), System.getenv(), Path.of(userHome()));
  }

  /**
   * The folder by each platform's convention: {@code %APPDATA%} on Windows, {@code
   * ~/Library/Application Support} on macOS, the XDG base directories elsewhere.
   *
   * @param os the value of the property {@code os.name}
   * @param environment the environment of the process; an empty or relative path counts as unset
   * @param home the user's home folder
   */
  static Path of(String os, Map<String, String> environment, Path home) {
    String name = os.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return base(environment.get("APPDATA"), home.resolve("AppData/Roaming")).resolve("Oklahoma");
    }
    if (name.startsWith("mac")) {
      return home.resolve("Library/Application Support/Oklahoma");
    }
    return base(environment.get("XDG_DATA_HOME"), home.resolve(".local/share")).resolve("oklahoma");
  }

  private static Path base(@Nullable String given, Path custom) {
    if (given == null || given.isEmpty() || !Path.of(given).isAbsolute()) {
      return custom;
    }
    return Path.of(given);
  }

  private static String userHome() {
    return System.getProperty("user.home");
  }
}
