package oklahoma.client.deck;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/**
 * The painters' queue: pictures that are on the screen come before those that are only prepared.
 * Thread-safe.
 */
final class PaintQueue<K> {
  private final SequencedSet<K> wanted = new LinkedHashSet<>();
  private final SequencedSet<K> spare = new LinkedHashSet<>();
  private final Set<K> begun = new HashSet<>();

  /** Queues a picture for the screen; does nothing if a painter has already begun it. */
  synchronized void request(K key) {
    spare.remove(key);
    if (!begun.contains(key)) {
      wanted.add(key);
    }
  }

  /**
   * Queues pictures that are painted after all wanted ones. Replaces those of the previous call.
   */
  synchronized void prepare(Collection<K> keys) {
    spare.clear();
    keys.stream().filter(key -> !wanted.contains(key) && !begun.contains(key)).forEach(spare::add);
  }

  /** Takes the next picture to paint; empty if the queue is. */
  synchronized Optional<K> next() {
    SequencedSet<K> from = wanted.isEmpty() ? spare : wanted;
    if (from.isEmpty()) {
      return Optional.empty();
    }
    K key = from.removeFirst();
    begun.add(key);
    return Optional.of(key);
  }

  /** A painter has finished the picture or has failed; it can be queued again. */
  synchronized void done(K key) {
    begun.remove(key);
  }
}
