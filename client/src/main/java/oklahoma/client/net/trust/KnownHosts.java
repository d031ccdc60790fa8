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
 * The hosts that the program has met: their keys, their addresses, and which keys are verified. All
 * windows share and extend this list; it is read again before a host is judged. Thread-safe and
 * non-blocking.
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
   * The list at one moment.
   *
   * @param sure for each key, whether an invitation contained its fingerprint or the player has
   *     compared it
   * @param at for each address, the key of the last host there
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

    Book met(Optional<String> address, Fingerprint found, boolean certain) {
      Map<Fingerprint, Boolean> surer = new HashMap<>(sure);
      surer.merge(found, certain, Boolean::logicalOr);
      SortedMap<String, Fingerprint> now = new TreeMap<>(at);
      address.ifPresent(where -> now.put(where, found));
      return new Book(surer, now);
    }

    /** Writes the rows that have changed, and no others. */
    void into(Rows rows, Book before) {
      sure.forEach((key, certain) -> {
        if (!Objects.equals(certain, before.sure.get(key))) {
          rows.set(Subject.HOSTS, key.hex(), SURE, certain ? YES : NO);
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

  /** The hosts in a database. The memory of this window is empty until {@link #load}. */
  public KnownHosts(Store store) {
    this.store = store;
  }

  /**
   * Reads the list into the memory of this window, for {@link #verified} and {@link #elsewhere}.
   *
   * @throws IllegalArgumentException if a row is not valid
   */
  public void load(Rows rows) {
    remember(Book.of(rows), changesSoFar());
  }

  /** The key that the host at an address must have, read from the database. */
  public CompletableFuture<Pin> pin(HostAddress address) {
    return now().thenApply(book -> book.pin(address));
  }

  /** The keys that the hosts at several addresses must have, read from the database. */
  public CompletableFuture<Map<HostAddress, Pin>> pins(Collection<HostAddress> addresses) {
    return now()
        .thenApply(book -> {
          Map<HostAddress, Pin> pins = new LinkedHashMap<>();
          addresses.forEach(address -> pins.put(address, book.pin(address)));
          return pins;
        });
  }

  /**
   * Records that this host answers at this address. Its key is verified if the address was an
   * invitation with its fingerprint.
   */
  public void met(HostAddress address, Fingerprint found) {
    boolean sure = address.fingerprint().filter(found::beginsWith).isPresent();
    add(Optional.of(address.text()), found, sure);
  }

  /** Records that the player has verified a key. */
  public void verify(Fingerprint found) {
    add(Optional.empty(), found, true);
  }

  /** Whether a key is verified, as far as this window knows. */
  public synchronized boolean verified(Fingerprint found) {
    return memory.sure.getOrDefault(found, false);
  }

  /** An address at which a host with this key was met, as far as this window knows. */
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

  /** Takes the list that was read, unless this window has changed its own meanwhile. */
  private synchronized void remember(Book book, int asked) {
    if (asked == changes) {
      memory = book;
    }
  }
}
