package oklahoma.client.lobby.invite;

import java.util.Locale;

/** The kind of firewall that this computer's operating system usually has. */
public enum Firewall {
  WINDOWS,
  MAC,
  LINUX;

  /** The kind on this computer. */
  public static Firewall here() {
    return of(System.getProperty("os.name", ""));
  }

  /**
   * The kind of an operating system.
   *
   * @param system the value of the property {@code os.name}
   */
  static Firewall of(String system) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return WINDOWS;
    }
    return name.startsWith("mac") || name.startsWith("darwin") ? MAC : LINUX;
  }
}
