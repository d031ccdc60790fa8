package oklahoma.client.lobby.invite;

import java.util.Locale;

/** The firewall of this computer, as its operating system implies. */
public enum Firewall {
  WINDOWS,
  MAC,
  LINUX;

  /** Of this computer. */
  public static Firewall here() {
    return of(System.getProperty("os.name", ""));
  }

  /**
   * Of a system.
   *
   * @param system as Java calls it
   */
  static Firewall of(String system) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return WINDOWS;
    }
    return name.startsWith("mac") || name.startsWith("darwin") ? MAC : LINUX;
  }
}
