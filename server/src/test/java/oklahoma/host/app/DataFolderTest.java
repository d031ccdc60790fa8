package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
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
  void aFullDiskIsReported() throws Exception {
    Path full = Files.createSymbolicLink(path.resolve("full"), Path.of("/dev/full"));
    assertThatIOException()
        .isThrownBy(() -> DataFolder.fill(full))
        .extracting(refused -> DataFolder.unwritable(path, refused).sentence())
        .isEqualTo("The host cannot write the folder " + path + ": No space left on device.");
    assertThat(full).doesNotExist();
  }

  /** Somebody asks for the status in the moment in which the host starts. */
  @Test
  void aLookWhetherAHostRunsKeepsNoHostAway() throws Exception {
    CompletableFuture<DataFolder> opened = new CompletableFuture<>();
    Process look = look();
    try {
      Thread start = Thread.ofPlatform().start(() -> open(opened));
      await().until(() -> opened.isDone() || start.getState() == Thread.State.TIMED_WAITING);
    } finally {
      end(look);
    }
    opened.get(1, TimeUnit.MINUTES).close();
  }

  @Test
  void aLookWhetherAHostRunsIsNoHost() throws Exception {
    Process look = look();
    try {
      assertThat(DataFolder.inUse(path)).isFalse();
    } finally {
      end(look);
    }
  }

  /** An export holds the same lock as a look. */
  @Test
  void severalReadTheFolderAtOnceAndNoHostBeginsMeanwhile() throws Exception {
    Process look = look();
    try {
      DataFolder.reading(path).close();
      assertThatIOException()
          .isThrownBy(() -> DataFolder.open(Optional.of(path), 1))
          .withMessageStartingWith("Another host uses the folder " + path);
    } finally {
      end(look);
    }
  }

  private void open(CompletableFuture<DataFolder> opened) {
    try {
      opened.complete(DataFolder.open(Optional.of(path), 1_200));
    } catch (DataFolder.Unusable refused) {
      opened.completeExceptionally(refused);
    }
  }

  /** A process that looks, and does not end before it {@linkplain #end shall}. */
  private Process look() throws Exception {
    Path lock = Files.createFile(path.resolve("host.lock"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Look.class.getName(),
                lock.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(process.getInputStream().read()).isNotNegative();
    return process;
  }

  private static void end(Process look) throws Exception {
    look.getOutputStream().close();
    assertThat(look.waitFor(1, TimeUnit.MINUTES)).isTrue();
  }

  /** Holds a lock as a look does, until its input ends. */
  static final class Look {
    private Look() {}

    public static void main(String[] args) throws IOException {
      try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.READ);
          FileLock _ = channel.lock(0, Long.MAX_VALUE, true)) {
        System.out.write('.');
        System.out.flush();
        var _ = System.in.read();
      }
    }
  }

  private void prepare() throws Exception {
    try (DataFolder folder = DataFolder.open(Optional.of(path))) {
      folder.prepareJournal();
    }
  }
}
