package oklahoma.client.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {

  private static final Path HOME = Path.of("home").toAbsolutePath();

  @Test
  void linuxKeepsItWhereXdgSays() {
    String elsewhere = HOME.resolve("elsewhere").toString();
    assertThat(DataFolder.of("Linux", Map.of("XDG_DATA_HOME", elsewhere), HOME))
        .isEqualTo(HOME.resolve("elsewhere/oklahoma"));
  }

  @Test
  void linuxWithoutXdgKeepsItInTheHomeFolder() {
    assertThat(DataFolder.of("Linux", Map.of(), HOME))
        .isEqualTo(HOME.resolve(".local/share/oklahoma"));
  }

  @Test
  void aRelativeXdgFolderIsIgnored() {
    assertThat(DataFolder.of("Linux", Map.of("XDG_DATA_HOME", "data"), HOME))
        .isEqualTo(HOME.resolve(".local/share/oklahoma"));
  }

  @Test
  void windowsKeepsItInAppData() {
    String appData = HOME.resolve("Roaming").toString();
    assertThat(DataFolder.of("Windows 11", Map.of("APPDATA", appData), HOME))
        .isEqualTo(HOME.resolve("Roaming/Oklahoma"));
  }

  @Test
  void macKeepsItInTheLibrary() {
    assertThat(DataFolder.of("Mac OS X", Map.of(), HOME))
        .isEqualTo(HOME.resolve("Library/Application Support/Oklahoma"));
  }
}
