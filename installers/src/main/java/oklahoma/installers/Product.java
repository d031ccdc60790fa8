package oklahoma.installers;

/** The product data in the packages that stays the same from version to version. */
final class Product {
  /** The name of commands, folders and packages. */
  static final String ID = "oklahoma";

  /** The name of the command that hosts tables without a screen. */
  static final String HOST = "oklahoma-host";

  static final String NAME = "Oklahoma";

  static final String SUMMARY = "The card game Oklahoma, alone or on your network";

  static final String VENDOR = "Oklahoma maintainers";

  /**
   * By this Windows knows that a newer version replaces the older one. It must never change, or
   * players end up with two installations.
   */
  static final String WINDOWS_UPGRADE = "6f1d1f4e-92a7-4d0b-8a53-0c7d5e7b2a11";

  /** By this macOS tells programs apart; it must never change either. */
  static final String MAC_IDENTIFIER = "oklahoma.table";

  /** By this the software centres of Linux tell programs apart; it must never change either. */
  static final String COMPONENT = "oklahoma.table.oklahoma";

  private Product() {}
}
