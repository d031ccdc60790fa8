package oklahoma.files;

import ch.qos.logback.core.rolling.RollingPolicyBase;
import ch.qos.logback.core.rolling.RolloverFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Keeps a few older files of a log beside it, such as {@code host.1.log}. Logback's own policy
 * would read a path as a pattern, where a character of the user's folder may have a special
 * meaning.
 */
public final class OlderLogs extends RollingPolicyBase {
  private static final String ENDING = ".log";

  private final int most;

  /**
   * A policy for a log whose name ends in {@code .log}.
   *
   * @param most how many older files to keep
   */
  public OlderLogs(int most) {
    this.most = most;
  }

  @Override
  public void rollover() {
    try {
      for (int n = most; n > 0; n--) {
        Path from = numbered(n - 1);
        if (Files.exists(from)) {
          Files.move(from, numbered(n), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (IOException stays) {
      throw new RolloverFailure("a log cannot be renamed", stays);
    }
  }

  private Path numbered(int n) {
    Path now = Path.of(getActiveFileName());
    String name = now.getFileName().toString();
    String bare = name.substring(0, name.length() - ENDING.length());
    return n == 0 ? now : now.resolveSibling(bare + "." + n + ENDING);
  }

  @Override
  public String getActiveFileName() {
    return getParentsRawFileProperty();
  }
}
