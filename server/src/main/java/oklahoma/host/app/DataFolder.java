package oklahoma.host.app;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import oklahoma.files.OwnFiles;
import oklahoma.host.identity.Identity;
import oklahoma.host.identity.IdentityFile;
import oklahoma.host.identity.IdentityRefused;
import oklahoma.host.journal.JournalFile;
import oklahoma.sqlite.Sqlite;
import oklahoma.sqlite.SqliteLibrary;

/** The host's folder; only one host at a time may use it. */
final class DataFolder implements AutoCloseable {

  /** The folder cannot be used; the message is for the person who started the host. */
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

    /** The reason in one sentence, for the person who started the host. */
    String sentence() {
      return sentence;
    }
  }

  private static final String LOCK = "host.lock";
  private static final String JOURNAL = "journal.db";
  private static final String IDENTITY = "identity.pem";
  private static final String UNPACKED = "native";

  /**
   * The free space that a start needs, with a margin: for SQLite's library, a journal and a key.
   */
  private static final int ROOM = 4 * 1024 * 1024;

  /** The prefix of the file that tests for free space; a number follows. */
  private static final String PROBE = "room-";

  private static final String PROBE_ENDING = ".new";

  private static final int TRIES = 10;
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final Optional<Path> folder;
  private final Optional<FileChannel> lock;

  private DataFolder(Optional<Path> folder, Optional<FileChannel> lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Opens the folder and creates it if necessary.
   *
   * @param path empty for a host without a folder
   * @throws Unusable if it cannot be written, or another host uses it
   */
  static DataFolder open(Optional<Path> path) throws Unusable {
    return open(path, TRIES);
  }

  /**
   * As {@link #open(Optional)}.
   *
   * @param tries how often it tries to lock the folder, every 50 ms
   */
  static DataFolder open(Optional<Path> path, int tries) throws Unusable {
    if (path.isEmpty()) {
      return new DataFolder(path, Optional.empty());
    }
    Path folder = path.get();
    try {
      OwnFiles.createFolders(folder);
      return new DataFolder(path, Optional.of(locked(folder, tries)));
    } catch (Unusable taken) {
      throw taken;
    } catch (IOException refused) {
      throw unwritable(folder, refused);
    }
  }

  /**
   * Keeps hosts out of a folder while somebody reads there. Nothing is written.
   *
   * @throws Unusable if a host uses it, or this user cannot find out
   */
  static DataFolder reading(Path folder) throws Unusable {
    Path lock = folder.resolve(LOCK);
    if (Files.notExists(lock)) { // if that cannot be found out, opening says why
      return new DataFolder(Optional.of(folder), Optional.empty());
    }
    try {
      FileChannel channel = FileChannel.open(lock, StandardOpenOption.READ);
      if (shares(channel)) {
        return new DataFolder(Optional.of(folder), Optional.of(channel));
      }
      channel.close();
      throw taken(folder);
    } catch (Unusable taken) {
      throw taken;
    } catch (IOException refused) {
      throw new Unusable(
          "The host cannot read the folder " + folder + ": " + StartupErrors.why(refused) + ".",
          refused);
    }
  }

  private static boolean shares(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(0, Long.MAX_VALUE, true) != null;
    } catch (OverlappingFileLockException ofThisProcess) {
      return false; // as if another process had it
    }
  }

  private static Unusable taken(Path folder) {
    return new Unusable(
        "Another host uses the folder " + folder + ": stop it, or choose another folder.");
  }

  /** A folder in which nothing can be written. */
  static Unusable unwritable(Path folder, IOException refused) {
    return new Unusable(
        "The host cannot write the folder " + folder + ": " + StartupErrors.why(refused) + ".",
        refused);
  }

  /** Takes the lock of the folder, which the system releases when the process ends. */
  private static FileChannel locked(Path folder, int tries) throws IOException {
    OwnFiles.createIfAbsent(folder.resolve(LOCK));
    FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE);
    if (locks(channel, tries)) {
      return channel;
    }
    channel.close();
    throw taken(folder);
  }

  /**
   * Tries to take the lock. A program that asks whether a host uses the folder holds a shared lock
   * for a moment, so one try is not enough.
   */
  private static boolean locks(FileChannel channel, int tries) throws IOException {
    for (int tried = 1; !locksNow(channel); tried++) {
      if (tried == tries) {
        return false;
      }
      LockSupport.parkNanos(BETWEEN_TRIES.toNanos());
    }
    return true;
  }

  private static boolean locksNow(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException ofThisProcess) {
      return false; // a lock of this process counts like that of another one
    }
  }

  /**
   * Whether a host uses a folder now. Any number of programs may ask at the same time.
   *
   * @throws Unusable if this user cannot find out, because the host belongs to another user
   */
  static boolean inUse(Path folder) throws Unusable {
    Path lock = folder.resolve(LOCK);
    if (Files.notExists(lock)) { // if this is unknown, the error on opening explains it
      return false;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.READ)) {
      return !shares(channel);
    } catch (IOException refused) {
      throw unreadable(folder, refused);
    }
  }

  /** Whether this user sees that a folder has nothing of a journal. */
  static boolean hasNoJournal(Path folder) {
    // If that cannot be found out, opening says why.
    return Sqlite.parts(folder.resolve(JOURNAL)).stream().allMatch(Files::notExists);
  }

  /** The failure of a folder whose host's status is unknown. */
  static Unusable unreadable(Path folder, IOException refused) {
    return new Unusable(
        "Only the user who runs the host in the folder "
            + folder
            + " may see its status: "
            + StartupErrors.why(refused)
            + ".",
        refused);
  }

  /** The folder; empty for a host without one. */
  Optional<Path> folder() {
    return folder;
  }

  /** The file of the journal; empty for a host without a folder. */
  Optional<Path> journal() {
    return folder.map(path -> path.resolve(JOURNAL));
  }

  /**
   * The identity by which guests recognize the host: the same at each start with this folder, and a
   * new one without a folder.
   *
   * @throws IdentityRefused if the file exists but cannot be used
   */
  Identity identity() throws IdentityRefused {
    return folder.isPresent() ? IdentityFile.at(folder.get().resolve(IDENTITY)) : Identity.fresh();
  }

  /** Whether the folder already has a host key. */
  boolean hasIdentity() {
    return folder.filter(path -> Files.exists(path.resolve(IDENTITY))).isPresent();
  }

  /**
   * Finds SQLite's library and deletes what killed hosts left. Must be called before the journal is
   * opened. The lock ensures that no other host needs these files.
   *
   * @throws Unusable if the folder cannot be written, or the disk is full
   */
  void prepareJournal() throws Unusable {
    if (folder.isPresent()) {
      try {
        SqliteLibrary.find(folder.get().resolve(UNPACKED), Duration.ZERO);
        JournalFile.forgetUnfinished(folder.get().resolve(JOURNAL));
        IdentityFile.forgetUnfinished(folder.get().resolve(IDENTITY));
        forgetProbes(folder.get());
        requireRoom(folder.get());
      } catch (IOException refused) {
        throw unwritable(folder.get(), refused);
      }
    }
  }

  /**
   * Finds SQLite's library, as {@link #prepareJournal} does, for somebody who only reads: writes
   * nothing if the Java runtime has it.
   *
   * @throws Unusable if it cannot be unpacked in the folder
   */
  void prepareReading() throws Unusable {
    Path path = folder.orElseThrow();
    try {
      if (SqliteLibrary.find(path.resolve(UNPACKED), Duration.ZERO)) {
        requireRoom(path);
      }
    } catch (IOException refused) {
      throw unwritable(path, refused);
    }
  }

  private static void requireRoom(Path folder) throws IOException {
    fill(Files.createTempFile(folder, PROBE, PROBE_ENDING));
  }

  /**
   * Deletes the status that a killed host left. Not before the journal is open: if somebody has
   * deleted the lock, only the journal knows that a host runs.
   *
   * @throws Unusable if it cannot be deleted
   */
  void forgetStatus() throws Unusable {
    if (folder.isPresent()) {
      try {
        StatusFile.forget(folder.get());
      } catch (IOException refused) {
        throw unwritable(folder.get(), refused);
      }
    }
  }

  /**
   * Fills a file and deletes it again. On a full disk SQLite's library would fail first, with an
   * unreadable message.
   */
  static void fill(Path probe) throws IOException {
    try {
      Files.write(probe, new byte[ROOM]);
    } finally {
      Files.deleteIfExists(probe);
    }
  }

  private static void forgetProbes(Path folder) throws IOException {
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(folder, PROBE + "[0-9]*" + PROBE_ENDING)) {
      for (Path probe : left) {
        Files.deleteIfExists(probe);
      }
    }
  }

  /**
   * Ends the log before it releases the folder, and before anybody reads why the host cannot start.
   */
  @Override
  public void close() throws IOException {
    HostLog.end();
    if (lock.isPresent()) {
      lock.get().close();
    }
  }
}
