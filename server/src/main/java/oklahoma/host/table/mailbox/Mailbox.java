package oklahoma.host.table.mailbox;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/**
 * A table's letters in order of arrival. Each guest may have a bounded number of unread ones, so
 * that nobody can fill it; what the host itself sends always fits, since there is at most one such
 * letter for each bot, alarm and session. A lock and not a monitor: a virtual thread that waits in
 * a monitor is woken by way of another thread.
 */
public final class Mailbox {
  private final Deque<TableMessage> letters = new ArrayDeque<>();
  private final Map<Guest, Integer> unread = new HashMap<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition arrived = lock.newCondition();
  private final int mostUnread;
  private boolean closed;

  public Mailbox(int mostUnread) {
    this.mostUnread = mostUnread;
  }

  /** Takes a letter of the host itself; refuses it only after the table was closed. */
  public boolean put(TableMessage letter) {
    lock.lock();
    try {
      if (closed) {
        return false;
      }
      letters.add(letter);
      arrived.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Takes what a guest said; refuses it if too much of this guest is unread. */
  public boolean offer(TableMessage.Heard letter) {
    lock.lock();
    try {
      int before = unread.getOrDefault(letter.guest(), 0);
      if (before >= mostUnread) {
        return false;
      }
      unread.put(letter.guest(), before + 1);
      put(letter);
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** The next letter; waits for it. */
  public TableMessage take() throws InterruptedException {
    return take(_ -> true);
  }

  /** The next letter of this kind; waits for it. The others stay, in their order. */
  public TableMessage take(Predicate<TableMessage> kind) throws InterruptedException {
    lock.lock();
    try {
      while (true) {
        Optional<TableMessage> letter = removed(kind);
        if (letter.isPresent()) {
          return letter.get();
        }
        arrived.await();
      }
    } finally {
      lock.unlock();
    }
  }

  private Optional<TableMessage> removed(Predicate<TableMessage> kind) {
    for (Iterator<TableMessage> each = letters.iterator(); each.hasNext(); ) {
      TableMessage letter = each.next();
      if (kind.test(letter)) {
        each.remove();
        if (letter instanceof TableMessage.Heard heard) {
          unread.merge(heard.guest(), -1, Integer::sum);
          unread.remove(heard.guest(), 0);
        }
        return Optional.of(letter);
      }
    }
    return Optional.empty();
  }

  /** Letters that were taken are to be read before all others. */
  public void putBack(List<TableMessage> taken) {
    lock.lock();
    try {
      taken.reversed().forEach(letters::addFirst);
    } finally {
      lock.unlock();
    }
  }

  /** Takes no more letters; those that nobody has read come back. */
  public List<TableMessage> close() {
    lock.lock();
    try {
      closed = true;
      List<TableMessage> left = List.copyOf(letters);
      letters.clear();
      return left;
    } finally {
      lock.unlock();
    }
  }
}
