package oklahoma.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteLibraryTest {
  private static final Duration UNPACKING = Duration.ofMinutes(10);

  @TempDir private Path folder;
  private final Map<String, Optional<String>> before = new HashMap<>();

  @BeforeEach
  void noneIsFoundYet() {
    for (String property : new String[] {SqliteLibrary.LOADED_FROM, SqliteLibrary.UNPACKED_INTO}) {
      before.put(property, Optional.ofNullable(System.clearProperty(property)));
    }
  }

  @AfterEach
  void asBefore() {
    before.forEach((property, value) ->
        value.ifPresentOrElse(
            known -> System.setProperty(property, known), () -> System.clearProperty(property)));
  }

  @Test
  void aPackageHasItInItsRuntime() throws IOException {
    Path libraries = Files.createDirectories(folder.resolve("runtime/lib"));
    Files.createFile(libraries.resolve(System.mapLibraryName("sqlitejdbc")));
    SqliteLibrary.find(folder.resolve("runtime"), folder.resolve("native"), UNPACKING);
    assertThat(System.getProperty(SqliteLibrary.LOADED_FROM)).isEqualTo(libraries.toString());
    assertThat(System.getProperty(SqliteLibrary.UNPACKED_INTO)).isNull();
    assertThat(folder.resolve("native")).doesNotExist();
  }

  @Test
  void elsewhereTheFolderIsThereBeforeItIsUnpacked() throws IOException {
    Path wanted = folder.resolve("program/native");
    SqliteLibrary.find(folder.resolve("runtime"), wanted, UNPACKING);
    assertThat(wanted).isDirectory();
    assertThat(System.getProperty(SqliteLibrary.UNPACKED_INTO)).isEqualTo(wanted.toString());
    assertThat(System.getProperty(SqliteLibrary.LOADED_FROM)).isNull();
  }

  @Test
  void whatAProgramLeftThatWasKilledIsDeleted() throws IOException {
    Path left = Files.createFile(folder.resolve("sqlite-3.54.1.0-left.so"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
    Path loading = Files.createFile(folder.resolve("sqlite-3.54.1.0-loading.so"));
    SqliteLibrary.find(folder.resolve("runtime"), folder, UNPACKING);
    assertThat(left).doesNotExist();
    assertThat(loading).exists();
    SqliteLibrary.find(folder.resolve("runtime"), folder, Duration.ZERO);
    assertThat(loading).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeIsNotNamed() throws IOException {
    Path inTheWay = Files.createFile(folder.resolve("program"));
    assertThatIOException()
        .isThrownBy(() ->
            SqliteLibrary.find(folder.resolve("runtime"), inTheWay.resolve("native"), UNPACKING));
    assertThat(System.getProperty(SqliteLibrary.UNPACKED_INTO)).isNull();
  }
}
