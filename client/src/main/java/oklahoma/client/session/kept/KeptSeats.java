package oklahoma.client.session.kept;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import oklahoma.client.fair.CommitmentLedger;
import oklahoma.client.storage.Row;
import oklahoma.client.storage.Rows;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.protocol.identity.Fingerprint;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The seats to which the player can return. A window locks a seat that it uses by a file, so a
 * second window on the same computer is a second player with keys of its own. Everything runs on
 * the store's thread, in order.
 */
public final class KeptSeats {
  private static final Logger LOG = LoggerFactory.getLogger(KeptSeats.class);
  private static final String LOCK = ".lock";

  /**
   * The locks that this process holds. Their files are not even opened a second time: on POSIX
   * systems a process loses its lock when it closes any channel to the same file.
   */
  private static final Set<Path> LOCKED = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final Store store;

  /**
   * @param folder the folder of the lock files; it need not exist yet
   * @param store the database with the seats
   */
  public KeptSeats(Path folder, Store store) {
    this.folder = folder;
    this.store = store;
  }

  /** The seats that no window uses, the latest first. Unreadable ones are left out. */
  public CompletableFuture<List<KeptSeat>> free() {
    return store.ask(rows -> {
      List<KeptSeat> found = new ArrayList<>();
      rows.all(Subject.SEATS)
          .forEach((id, values) -> seat(id, values).filter(this::isFree).ifPresent(found::add));
      found.sort(Comparator.comparing(KeptSeat::kept).reversed());
      return found;
    });
  }

  /** A hold for a seat that the player has not got yet. */
  public Hold fresh() {
    Hold hold = new Hold(UUID.randomUUID().toString());
    store.change(rows -> hold.lock());
    return hold;
  }

  /**
   * A kept seat that this window uses now.
   *
   * @param seat its saved state, which may have a newer key than before, from another window
   */
  public record Taken(KeptSeat seat, Hold hold) {}

  /** Starts to use a kept seat; empty if another window uses it or it has been deleted. */
  public CompletableFuture<Optional<Taken>> take(KeptSeat seat) {
    Hold hold = new Hold(seat.id());
    return store.ask(rows -> {
      if (!hold.lock()) {
        return Optional.empty();
      }
      Optional<KeptSeat> kept = hold.seat(rows);
      if (kept.isEmpty()) {
        hold.unlock(rows);
        return Optional.empty();
      }
      hold.order = KeptHand.Order.read(rows.row(Subject.HANDS, hold.id));
      return Optional.of(new Taken(kept.get(), hold));
    });
  }

  /** Deletes a kept seat, unless a window uses it. */
  public void forget(KeptSeat seat) {
    Hold hold = new Hold(seat.id());
    store.change(rows -> {
      if (hold.lock()) {
        rows.remove(Subject.SEATS, seat.id());
        hold.unlock(rows);
      }
    });
  }

  /** Accepts another key as that of the seat's host, because the player trusts it. */
  public void trust(KeptSeat seat, Fingerprint host) {
    store.change(rows -> {
      if (!rows.row(Subject.SEATS, seat.id()).isEmpty()) {
        rows.set(Subject.SEATS, seat.id(), KeptSeat.FINGERPRINT, host.hex());
      }
    });
  }

  private static Optional<KeptSeat> seat(String id, Map<String, String> values) {
    try {
      return Optional.of(KeptSeat.of(id, values));
    } catch (IllegalArgumentException invalid) {
      LOG.warn("the seat {} cannot be read", id, invalid);
      return Optional.empty();
    }
  }

  private boolean isFree(KeptSeat seat) {
    Hold hold = new Hold(seat.id());
    boolean free = hold.lock();
    if (free) {
      hold.shut();
    }
    return free;
  }

  /** A seat that this window uses. Nothing here blocks. */
  public final class Hold implements AutoCloseable {
    private final String id;
    private @Nullable FileChannel channel;
    private volatile Optional<KeptSeat> latest = Optional.empty();
    private volatile Optional<KeptHand.Order> order = Optional.empty();
    private volatile boolean done;
    private boolean locked;

    private Hold(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }

    /** Saves the state of the seat. */
    void keep(KeptSeat seat) {
      latest = Optional.of(seat);
      store.change(rows -> {
        KeptSeat now = seat(rows).map(seat::inPlaceOf).orElse(seat);
        rows.put(Subject.SEATS, id, now.values());
      });
    }

    /** The state that this window saved last. */
    public Optional<KeptSeat> latest() {
      return latest;
    }

    /** Saves what the program knows of the shuffles at the seat. */
    public CommitmentLedger ledger() {
      return CommitmentLedger.in(store.row(Subject.COMMITMENTS, id));
    }

    /** The database row for the order of the hand. */
    public Row hand() {
      return store.row(Subject.HANDS, id);
    }

    /** The order of the hand that was saved when this window started to use the seat. */
    public Optional<KeptHand.Order> order() {
      return order;
    }

    /**
     * Notes whether the match is over. The seat stays saved until {@link #close} even then, because
     * the host keeps it for a rematch and the program may crash.
     */
    void done(boolean over) {
      done = over;
    }

    /** Deletes the saved seat. A later state would be saved again. */
    public void forget() {
      store.change(rows -> rows.remove(Subject.SEATS, id));
    }

    /** Lets other windows use the seat; deletes it if its match is over. */
    @Override
    public void close() {
      if (done) {
        forget();
      }
      store.change(this::unlock);
    }

    private Optional<KeptSeat> seat(Rows rows) {
      return kept(rows) ? KeptSeats.seat(id, rows.row(Subject.SEATS, id)) : Optional.empty();
    }

    private boolean kept(Rows rows) {
      return !rows.row(Subject.SEATS, id).isEmpty();
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

    private void unlock(Rows rows) {
      if (locked) {
        if (!kept(rows)) {
          rows.remove(Subject.COMMITMENTS, id);
          rows.remove(Subject.HANDS, id);
          remove();
        }
        shut();
      }
    }

    private Path path() {
      return folder.toAbsolutePath().resolve(id + LOCK);
    }

    private void remove() {
      try {
        Files.deleteIfExists(path());
      } catch (IOException e) {
        LOG.warn("cannot delete the lock of {}", id, e);
      }
    }

    private void shut() {
      locked = false;
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
  }
}
