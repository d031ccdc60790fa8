package oklahoma.installers;

/** The data about the product that are the same in every version. */
final class Product {
  /** The name of commands, folders and packages. */
  static final String ID = "oklahoma";

  /** The name of the command that hosts tables without a screen. */
  static final String HOST = "oklahoma-host";

  static final String NAME = "Oklahoma";

  static final String SUMMARY = "The card game Oklahoma, alone or on your network";

  static final String VENDOR = "Oklahoma maintainers";

  /**
   * Windows needs this number to replace an older version by a newer one. It must never change, or
   * players end up with two installations.
   */
  static final String WINDOWS_UPGRADE = "6f1d1f4e-92a7-4d0b-8a53-0c7d5e7b2a11";

  /**
   * The identifier of the program on macOS. It must never change, or macOS takes a new version for
   * another program.
   */
  static final String MAC_IDENTIFIER = "oklahoma.table";

  /**
   * The identifier of the program in the software centres of Linux; it must never change either.
   */
  static final String COMPONENT = "oklahoma.table.oklahoma";

  private Product() {}
}
