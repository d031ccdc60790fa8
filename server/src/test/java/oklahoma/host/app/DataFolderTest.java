package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import oklahoma.host.journal.JournalFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
  @TempDir private Path path;

  /** The driver loads its library once, and not from a folder that goes with a test. */
  @BeforeEach
  void journal() throws Exception {
    JournalFile.open(path.resolve("journal.db")).close();
  }

  @Test
  void lookingForRoomTouchesNoFileOfTheUsers() throws Exception {
    Path file = Files.writeString(path.resolve("room"), "mine");
    prepare();
    assertThat(file).hasContent("mine");
  }

  @Test
  void aFolderOfTheUsersIsNoHindrance() throws Exception {
    Path inside = Files.createDirectories(path.resolve("room/mine"));
    prepare();
    assertThat(inside).exists();
  }

  @Test
  void whatAKilledHostLeftOfItsLookForRoomIsDeleted() throws Exception {
    Path left = Files.writeString(path.resolve("room-123.new"), "zeros");
    Path users = Files.writeString(path.resolve("room-plan.new"), "mine");
    prepare();
    assertThat(left).doesNotExist();
    assertThat(users).hasContent("mine");
    assertThat(path).isDirectoryNotContaining("glob:**/room-[0-9]*");
  }

  @Test
  void whatAKilledHostLeftOfItsKeyIsDeleted() throws Exception {
    Path left = Files.writeString(path.resolve("identity.pem.4711.new"), "key");
    Path copy = Files.writeString(path.resolve("identity.pem.2026"), "mine");
    prepare();
    assertThat(left).doesNotExist();
    assertThat(copy).hasContent("mine");
  }

  @Test
  @EnabledOnOs(OS.LINUX) // which has a device that is always full
  void aFullDiskIsSaid() throws Exception {
    Path full = Files.createSymbolicLink(path.resolve("full"), Path.of("/dev/full"));
    assertThatIOException()
        .isThrownBy(() -> DataFolder.requireRoom(full))
        .extracting(refused -> DataFolder.unwritable(path, refused).sentence())
        .isEqualTo("The host cannot write the folder " + path + ": No space left on device.");
    assertThat(full).doesNotExist();
  }

  private void prepare() throws Exception {
    try (DataFolder folder = DataFolder.open(Optional.of(path))) {
      folder.prepareJournal();
    }
  }
}
