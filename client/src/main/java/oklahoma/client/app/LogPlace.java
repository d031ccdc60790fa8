package oklahoma.client.app;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import oklahoma.files.OwnFiles;

/**
 * The log file of one window. Two windows never share a file: when it is full, each would rename it
 * while the other writes.
 *
 * @param file the log file
 * @param lock held until {@link #close}, so that no other window takes the file; empty if no file
 *     was free
 */
record LogPlace(Path file, Optional<FileChannel> lock) implements AutoCloseable {
  private static final String NAME = "oklahoma";
  private static final int MOST = 20;

  /** The first file of a folder that no window uses; {@code oklahoma.log} if all are in use. */
  static LogPlace in(Path folder) {
    Path usual = folder.resolve(NAME + ".log");
    try {
      OwnFiles.createFolders(folder);
      for (int window = 1; window <= MOST; window++) {
        String name = window == 1 ? NAME : NAME + "-" + window;
        Optional<FileChannel> lock = locked(folder.resolve(name + ".lock"));
        if (lock.isPresent()) {
          return new LogPlace(folder.resolve(name + ".log"), lock);
        }
      }
    } catch (IOException unwritable) {
      // Logback reports a file that it cannot write.
    }
    return new LogPlace(usual, Optional.empty());
  }

  private static Optional<FileChannel> locked(Path file) throws IOException {
    OwnFiles.createIfAbsent(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return Optional.of(channel);
      }
    } catch (OverlappingFileLockException ofThisProcess) {
      // This process holds the lock itself; the file is just as taken.
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() {
    try {
      if (lock.isPresent()) {
        lock.get().close();
      }
    } catch (IOException ending) {
      // The lock ends with the process anyway.
    }
  }
}
