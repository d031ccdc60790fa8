package host.app;

import host.identity.Identity;
import host.identity.IdentityFile;
import host.identity.IdentityRefused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The host's folder, which one host at a time may use. */
final class DataFolder implements AutoCloseable {

  /** The folder cannot be used. */
  static final class Unusable extends IOException {
    private static final long serialVersionUID = 1L;
    private final String sentence;

    Unusable(String sentence) {
      super(sentence);
      this.sentence = sentence;
    }

    Unusable(String sentence, Throwable cause) {
      super(sentence, cause);
      this.sentence = sentence;
    }

    /** Why, for whoever started the host. */
    String sentence() {
      return sentence;
    }
  }

  private static final String LOCK = "host.lock";
  private static final String JOURNAL = "journal.db";
  private static final String IDENTITY = "identity.pem";
  private static final String UNPACKED = "native";
  private static final String UNPACKING = "org.sqlite.tmpdir";
  private static final String LOG_FOLDER = "oklahoma.host.folder";
  private static final String LOG_CONFIGURATION = "logback.configurationFile";

  private final Optional<Path> folder;
  private final Optional<FileChannel> lock;

  private DataFolder(Optional<Path> folder, Optional<FileChannel> lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Opens the folder, which is made if it is not there.
   *
   * @param path no folder if empty
   * @throws Unusable if it cannot be written, or another host uses it
   */
  static DataFolder open(Optional<Path> path) throws Unusable {
    if (path.isEmpty()) {
      return new DataFolder(path, Optional.empty());
    }
    Path folder = path.get();
    try {
      Files.createDirectories(folder);
      return new DataFolder(path, Optional.of(locked(folder)));
    } catch (Unusable taken) {
      throw taken;
    } catch (IOException refused) {
      throw new Unusable("The folder " + folder + " cannot be written: " + refused);
    }
  }

  /** The lock goes with the process, however it ends. */
  private static FileChannel locked(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return channel;
      }
    } catch (OverlappingFileLockException ofThisProcess) {
      // as if another process had it
    }
    channel.close();
    throw new Unusable("Another host uses the folder " + folder + ": end it, or name another one.");
  }

  /**
   * Whether a host uses a folder now.
   *
   * @throws IOException if that cannot be told
   */
  static boolean inUse(Path folder) throws IOException {
    Path lock = folder.resolve(LOCK);
    if (!Files.exists(lock)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock free = channel.tryLock()) {
      return free == null;
    } catch (OverlappingFileLockException ofThisProcess) {
      return true;
    }
  }

  /** The folder itself; none if there is none. */
  Optional<Path> folder() {
    return folder;
  }

  /** Where the journal lies; nowhere if there is no folder. */
  Optional<Path> journal() {
    return folder.map(path -> path.resolve(JOURNAL));
  }

  /**
   * By what guests know the host: the same each time it is started on this folder, and a fresh one
   * without a folder.
   *
   * @throws IdentityRefused if it lies there and cannot be used
   */
  Identity identity() throws IdentityRefused {
    return folder.isPresent() ? IdentityFile.at(folder.get().resolve(IDENTITY)) : Identity.fresh();
  }

  /**
   * SQLite's library is unpacked here, since where temporary files lie programs may be forbidden.
   * What a host that was killed has left of it goes; must come before the journal is opened.
   *
   * @throws Unusable if the folder cannot be written
   */
  void unpackThere() throws Unusable {
    if (folder.isPresent()) {
      Path unpacked = folder.get().resolve(UNPACKED);
      try {
        Files.createDirectories(unpacked);
        try (DirectoryStream<Path> left = Files.newDirectoryStream(unpacked, "sqlite-*")) {
          for (Path file : left) {
            Files.deleteIfExists(file);
          }
        }
      } catch (IOException refused) {
        throw new Unusable("The folder " + unpacked + " cannot be written: " + refused);
      }
      System.setProperty(UNPACKING, unpacked.toString());
    }
  }

  /** Says where the log goes; must come before anything is logged. */
  void logThere() {
    folder.ifPresent(path -> System.setProperty(LOG_FOLDER, path.toString()));
    String configuration =
        folder.isPresent() ? "host/app/logback-folder.xml" : "host/app/logback.xml";
    System.setProperty(LOG_CONFIGURATION, configuration);
  }

  @Override
  public void close() throws IOException {
    if (lock.isPresent()) {
      lock.get().close();
    }
  }
}
