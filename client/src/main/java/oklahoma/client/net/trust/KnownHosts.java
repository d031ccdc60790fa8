package oklahoma.client.net.trust;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.storage.Rows;
import oklahoma.client.storage.Store;
import oklahoma.client.storage.Subject;
import oklahoma.protocol.identity.Fingerprint;

/**
 * The hosts that the player has met: the key of each, its addresses, and whether somebody has
 * verified the key. All windows share and extend this list; before a host is judged it is read
 * again. Thread-safe and non-blocking.
 */
public final class KnownHosts {
  private static final String SURE = "sure";
  private static final String KEY = "key";
  private static final String YES = "yes";
  private static final String NO = "no";

  private final Store store;
  private Book memory = new Book(Map.of(), new TreeMap<>());
  private int changes;

  /**
   * What is known at one moment.
   *
   * @param sure for each host whether an invitation bore its fingerprint, or the player has
   *     compared it
   * @param at which host was met last at an address, as it is typed
   */
  private record Book(Map<Fingerprint, Boolean> sure, SortedMap<String, Fingerprint> at) {

    static Book of(Rows rows) {
      Map<Fingerprint, Boolean> sure = new HashMap<>();
      rows.all(Subject.HOSTS)
          .forEach((key, host) ->
              sure.put(Fingerprint.ofHex(key), YES.equals(host.getOrDefault(SURE, NO))));
      SortedMap<String, Fingerprint> at = new TreeMap<>();
      rows.all(Subject.ADDRESSES)
          .forEach(
              (address, host) -> at.put(address, Fingerprint.ofHex(host.getOrDefault(KEY, ""))));
      return new Book(sure, at);
    }

    Book met(Optional<String> address, Fingerprint found, boolean surely) {
      Map<Fingerprint, Boolean> surer = new HashMap<>(sure);
      surer.merge(found, surely, Boolean::logicalOr);
      SortedMap<String, Fingerprint> now = new TreeMap<>(at);
      address.ifPresent(where -> now.put(where, found));
      return new Book(surer, now);
    }

    /** Writes what differs from the database, and leaves all other rows alone. */
    void into(Rows rows, Book before) {
      sure.forEach((key, surely) -> {
        if (!Objects.equals(surely, before.sure.get(key))) {
          rows.set(Subject.HOSTS, key.hex(), SURE, surely ? YES : NO);
        }
      });
      at.forEach((address, key) -> {
        if (!Objects.equals(key, before.at.get(address))) {
          rows.set(Subject.ADDRESSES, address, KEY, key.hex());
        }
      });
    }

    Pin pin(HostAddress address) {
      return new Pin(Optional.ofNullable(at.get(address.text())), address.fingerprint());
    }
  }

  /** The hosts of a store; none is in memory before {@link #load}. */
  public KnownHosts(Store store) {
    this.store = store;
  }

  /**
   * Reads what is known, for {@link #verified} and {@link #elsewhere}.
   *
   * @throws IllegalArgumentException if a row does not say what it should
   */
  public void load(Rows rows) {
    remember(Book.of(rows), changesSoFar());
  }

  /** Which key the host at an address is to have, by what any window knows now. */
  public CompletableFuture<Pin> pin(HostAddress address) {
    return now().thenApply(book -> book.pin(address));
  }

  /** The same for several addresses. */
  public CompletableFuture<Map<HostAddress, Pin>> pins(Collection<HostAddress> addresses) {
    return now()
        .thenApply(book -> {
          Map<HostAddress, Pin> pins = new LinkedHashMap<>();
          addresses.forEach(address -> pins.put(address, book.pin(address)));
          return pins;
        });
  }

  /** Remembers that this host answers at this address. */
  public void met(HostAddress address, Fingerprint found) {
    boolean sure = address.fingerprint().filter(found::beginsWith).isPresent();
    add(Optional.of(address.text()), found, sure);
  }

  /** The player has made sure that a key is the host's. */
  public void verify(Fingerprint found) {
    add(Optional.empty(), found, true);
  }

  /** Whether somebody has made sure that a key is the host's, by what this window knows. */
  public synchronized boolean verified(Fingerprint found) {
    return memory.sure.getOrDefault(found, false);
  }

  /** Another address at which a host of this key was met, by what this window knows. */
  public synchronized Optional<String> elsewhere(Fingerprint found) {
    return memory.at.entrySet().stream()
        .filter(met -> met.getValue().equals(found))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private void add(Optional<String> address, Fingerprint found, boolean sure) {
    synchronized (this) {
      changes++;
      memory = memory.met(address, found, sure);
    }
    store.change(rows -> {
      Book there = Book.of(rows);
      there.met(address, found, sure).into(rows, there);
    });
  }

  private CompletableFuture<Book> now() {
    int asked = changesSoFar();
    return store
        .ask(Book::of)
        .thenApply(book -> {
          remember(book, asked);
          return book;
        });
  }

  private synchronized int changesSoFar() {
    return changes;
  }

  /** What was added while the database was being read is not in it yet. */
  private synchronized void remember(Book book, int asked) {
    if (asked == changes) {
      memory = book;
    }
  }
}
