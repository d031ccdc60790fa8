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
 * A table's messages in order of arrival. Each guest may have only so many unread ones, so nobody
 * can fill the mailbox. The host's own messages always fit, since each bot, alarm and session
 * causes only a few. It uses a lock and not a monitor, since another thread would have to wake a
 * virtual thread from a monitor.
 */
public final class Mailbox {
  private final Deque<TableMessage> messages = new ArrayDeque<>();
  private final Map<Guest, Integer> unread = new HashMap<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition arrived = lock.newCondition();
  private final int mostUnread;
  private boolean closed;

  public Mailbox(int mostUnread) {
    this.mostUnread = mostUnread;
  }

  /** Adds a message of the host itself; returns false only if the mailbox is closed. */
  public boolean put(TableMessage message) {
    lock.lock();
    try {
      if (closed) {
        return false;
      }
      messages.add(message);
      arrived.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Adds a guest's message; returns false if too many of the guest's messages are unread. */
  public boolean offer(TableMessage.Received message) {
    lock.lock();
    try {
      int before = unread.getOrDefault(message.guest(), 0);
      if (before >= mostUnread) {
        return false;
      }
      unread.put(message.guest(), before + 1);
      put(message);
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Waits for the next message and takes it. */
  public TableMessage take() throws InterruptedException {
    return take(_ -> true);
  }

  /** Waits for the next message of this kind and takes it. The others stay, in their order. */
  public TableMessage take(Predicate<TableMessage> kind) throws InterruptedException {
    lock.lock();
    try {
      while (true) {
        Optional<TableMessage> message = removed(kind);
        if (message.isPresent()) {
          return message.get();
        }
        arrived.await();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Takes the next message of this kind, if there is one. */
  public Optional<TableMessage> poll(Predicate<TableMessage> kind) {
    lock.lock();
    try {
      return removed(kind);
    } finally {
      lock.unlock();
    }
  }

  private Optional<TableMessage> removed(Predicate<TableMessage> kind) {
    for (Iterator<TableMessage> each = messages.iterator(); each.hasNext(); ) {
      TableMessage message = each.next();
      if (kind.test(message)) {
        each.remove();
        if (message instanceof TableMessage.Received received) {
          unread.merge(received.guest(), -1, Integer::sum);
          unread.remove(received.guest(), 0);
        }
        return Optional.of(message);
      }
    }
    return Optional.empty();
  }

  /** Discards this guest's unread messages. */
  public void forget(Guest guest) {
    lock.lock();
    try {
      messages.removeIf(message ->
          message instanceof TableMessage.Received received && received.guest().equals(guest));
      unread.remove(guest);
    } finally {
      lock.unlock();
    }
  }

  /** Puts messages back to the front of the queue. */
  public void putBack(List<? extends TableMessage> taken) {
    lock.lock();
    try {
      taken.reversed().forEach(messages::addFirst);
    } finally {
      lock.unlock();
    }
  }

  /** Closes the mailbox and returns the unread messages. */
  public List<TableMessage> close() {
    lock.lock();
    try {
      closed = true;
      List<TableMessage> left = List.copyOf(messages);
      messages.clear();
      return left;
    } finally {
      lock.unlock();
    }
  }
}
