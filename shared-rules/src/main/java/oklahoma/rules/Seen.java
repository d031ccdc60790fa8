package oklahoma.rules;

import java.util.Objects;
import java.util.Optional;

/**
 * Something as one viewer sees it. Only values of this type leave the host's table: an unfiltered
 * deal or event does not compile onto the wire. Wrapping is idempotent, so a guest can wrap what it
 * has received.
 *
 * @param <T> a deal or an event
 */
public final class Seen<T> {
  private final Viewer viewer;
  private final T value;

  private Seen(Viewer viewer, T value) {
    this.viewer = viewer;
    this.value = value;
  }

  /** The deal as the viewer sees it. */
  public static Seen<Deal> of(Deal deal, Viewer viewer) {
    return new Seen<>(viewer, deal.seenBy(viewer));
  }

  /** The event as the viewer sees it; empty if the viewer does not notice it at all. */
  public static Optional<Seen<Event>> of(Event event, Viewer viewer) {
    return event.seenBy(viewer).map(seen -> new Seen<>(viewer, seen));
  }

  /** The viewer from whose place it is seen. */
  public Viewer viewer() {
    return viewer;
  }

  /** The deal or event, without anything hidden from the viewer. */
  public T value() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seen<?> seen && viewer.equals(seen.viewer) && value.equals(seen.value);
  }

  @Override
  public int hashCode() {
    return Objects.hash(viewer, value);
  }

  @Override
  public String toString() {
    return viewer + " sees " + value;
  }
}
