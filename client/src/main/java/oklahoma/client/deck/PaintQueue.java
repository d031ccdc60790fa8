package oklahoma.client.deck;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/**
 * The painters' queue: pictures that somebody looks at come before those that are only prepared.
 * Thread-safe.
 */
final class PaintQueue<K> {
  private final SequencedSet<K> wanted = new LinkedHashSet<>();
  private final SequencedSet<K> spare = new LinkedHashSet<>();
  private final Set<K> begun = new HashSet<>();

  /** Is to be painted soon; nothing happens if somebody paints it already. */
  synchronized void want(K key) {
    spare.remove(key);
    if (!begun.contains(key)) {
      wanted.add(key);
    }
  }

  /** Is to be painted when there is nothing else to do, instead of what was said here before. */
  synchronized void prepare(Collection<K> keys) {
    spare.clear();
    keys.stream().filter(key -> !wanted.contains(key) && !begun.contains(key)).forEach(spare::add);
  }

  /** What to paint now; empty if there is nothing to do. */
  synchronized Optional<K> next() {
    SequencedSet<K> from = wanted.isEmpty() ? spare : wanted;
    if (from.isEmpty()) {
      return Optional.empty();
    }
    K key = from.removeFirst();
    begun.add(key);
    return Optional.of(key);
  }

  /** It is painted and kept, or cannot be painted. */
  synchronized void done(K key) {
    begun.remove(key);
  }
}
