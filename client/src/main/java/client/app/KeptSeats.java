package client.app;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The seats that the player can return to, each in a small file of its own. A window that uses a
 * seat locks it, so a second window on the same computer is a second player with its own keys. All
 * files are read and written in the background, one after another.
 */
final class KeptSeats implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(KeptSeats.class);
  private static final String SEAT = ".seat";
  private static final String LOCK = ".lock";
  private static final int SECONDS_TO_FINISH = 5;

  /**
   * The locks that this program holds. They are not even opened a second time: on POSIX systems a
   * process loses its lock when it closes any channel to the same file.
   */
  private static final Set<Path> LOCKED = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final ExecutorService keeper =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("seat-keeper").daemon().factory());

  /**
   * @param folder where the files lie; it need not exist yet
   */
  KeptSeats(Path folder) {
    this.folder = folder;
  }

  /** The seats that no window uses, the latest first. A damaged file is renamed and left out. */
  CompletableFuture<List<KeptSeat>> free() {
    return CompletableFuture.supplyAsync(this::readFree, keeper);
  }

  /** A place for a seat that has never been kept, used by this window. */
  Hold fresh() {
    Hold hold = new Hold(UUID.randomUUID().toString());
    keeper.execute(hold::lock);
    return hold;
  }

  /** Takes a kept seat into use; empty if another window uses it now or it is kept no more. */
  CompletableFuture<Optional<Hold>> take(KeptSeat seat) {
    Hold hold = new Hold(seat.id());
    return CompletableFuture.supplyAsync(
        () -> hold.lock() && Files.exists(file(seat.id())) ? Optional.of(hold) : Optional.empty(),
        keeper);
  }

  /** Keeps a seat no more, unless a window uses it. */
  void forget(KeptSeat seat) {
    Hold hold = new Hold(seat.id());
    keeper.execute(() -> {
      if (hold.lock()) {
        hold.delete();
        hold.unlock();
      }
    });
  }

  /** Waits until everything is written. */
  @Override
  public void close() {
    keeper.shutdown();
    try {
      if (!keeper.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
        LOG.warn("seats could not be written in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private List<KeptSeat> readFree() {
    List<KeptSeat> found = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return found;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SEAT)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        readFree(name.substring(0, name.length() - SEAT.length())).ifPresent(found::add);
      }
    } catch (IOException e) {
      LOG.warn("cannot read {}", folder, e);
    }
    found.sort(Comparator.comparing(KeptSeat::kept).reversed());
    return found;
  }

  private Optional<KeptSeat> readFree(String id) {
    Hold hold = new Hold(id);
    if (!hold.lock()) {
      return Optional.empty();
    }
    List<KeptSeat> read = new ArrayList<>();
    new KeptFile(file(id)).load(values -> read.add(KeptSeat.of(id, values)));
    hold.unlock();
    return read.stream().findFirst();
  }

  private Path file(String id) {
    return folder.resolve(id + SEAT);
  }

  /** A seat that this window uses. Every call returns at once. */
  final class Hold implements AutoCloseable {
    private final String id;
    private @Nullable FileChannel channel;
    private boolean locked;

    private Hold(String id) {
      this.id = id;
    }

    /** Names the seat's file. */
    String id() {
      return id;
    }

    /** Writes the seat in place of what was kept of it before. */
    void keep(KeptSeat seat) {
      keeper.execute(() -> new KeptFile(file(id)).save(seat.values()));
    }

    /** Keeps it no more; it may be kept again. */
    void forget() {
      keeper.execute(this::delete);
    }

    /** Lets other windows use it. */
    @Override
    public void close() {
      keeper.execute(this::unlock);
    }

    private boolean lock() {
      if (!LOCKED.add(path())) {
        return false;
      }
      try {
        Files.createDirectories(folder);
        channel = FileChannel.open(path(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        locked = channel.tryLock() != null;
      } catch (IOException e) {
        LOG.warn("cannot lock {}", id, e);
      }
      if (!locked) {
        shut();
      }
      return locked;
    }

    private void unlock() {
      if (locked) {
        locked = false;
        if (!Files.exists(file(id))) {
          remove(path());
        }
        shut();
      }
    }

    private Path path() {
      return folder.toAbsolutePath().resolve(id + LOCK);
    }

    private void delete() {
      remove(file(id));
    }

    private void shut() {
      if (channel != null) {
        try {
          channel.close();
        } catch (IOException e) {
          LOG.warn("cannot close the lock of {}", id, e);
        }
        channel = null;
      }
      LOCKED.remove(path());
    }

    private static void remove(Path path) {
      try {
        Files.deleteIfExists(path);
      } catch (IOException e) {
        LOG.warn("cannot delete {}", path, e);
      }
    }
  }
}
