package oklahoma.client.table.model.hand;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The arrangements that undo and redo restore, up to 100. */
public final class History {
  private static final int LONGEST = 100;

  private final Deque<Arranged> past = new ArrayDeque<>();
  private final Deque<Arranged> future = new ArrayDeque<>();

  public void changing(Arranged from) {
    future.clear();
    past.push(from);
    if (past.size() > LONGEST) {
      past.removeLast();
    }
  }

  public Optional<Arranged> undo(Arranged now) {
    return step(past, future, now);
  }

  public Optional<Arranged> redo(Arranged now) {
    return step(future, past, now);
  }

  public boolean canUndo() {
    return !past.isEmpty();
  }

  public void clear() {
    past.clear();
    future.clear();
  }

  private static Optional<Arranged> step(Deque<Arranged> from, Deque<Arranged> to, Arranged now) {
    if (from.isEmpty()) {
      return Optional.empty();
    }
    to.push(now);
    return Optional.of(from.pop().forHand(now.hand()));
  }
}
