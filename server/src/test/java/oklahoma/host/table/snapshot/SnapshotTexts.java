package oklahoma.host.table.snapshot;

/** What a table keeps, read and written again. */
public final class SnapshotTexts {
  private SnapshotTexts() {}

  /** The text that comes of a text. */
  public static String again(String text) {
    return TableSnapshot.of(text).text();
  }
}
