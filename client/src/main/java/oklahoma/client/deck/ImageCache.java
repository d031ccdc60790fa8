package oklahoma.client.deck;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** A least-recently-used cache with a limit on its total weight. Single-threaded. */
final class ImageCache<K, V> {

  private final SequencedMap<K, V> entries = new LinkedHashMap<>(64, 0.75f, true);
  private final ToLongFunction<V> weigher;
  private long bound;
  private long weight;

  ImageCache(long bound, ToLongFunction<V> weigher) {
    this.bound = bound;
    this.weigher = weigher;
  }

  Optional<V> get(K key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Raises the limit to this weight, unless it is higher already. */
  void allow(long wider) {
    bound = Math.max(bound, wider);
  }

  /**
   * Stores a value and removes the least recently used ones; also the new one if it alone is too
   * heavy.
   */
  void put(K key, V value) {
    V previous = entries.put(key, value);
    weight += weigher.applyAsLong(value) - (previous == null ? 0 : weigher.applyAsLong(previous));
    while (weight > bound) {
      Map.Entry<K, V> eldest = entries.pollFirstEntry();
      weight -= weigher.applyAsLong(eldest.getValue());
    }
  }

  /** Removes all entries; the limit stays. */
  void clear() {
    entries.clear();
    weight = 0;
  }

  /** The entries, least recently used first. Iterating does not count as use. */
  Stream<Map.Entry<K, V>> entries() {
    return entries.entrySet().stream();
  }

  long weight() {
    return weight;
  }
}
