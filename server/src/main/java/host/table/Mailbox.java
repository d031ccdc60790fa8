package host.table;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * A table's letters in order of arrival. Each guest may have a bounded number of unread ones, so
 * that nobody can fill it; what the host itself sends always fits, since there is at most one such
 * letter for each bot, alarm and session.
 */
final class Mailbox {
  private final Queue<Letter> letters = new ArrayDeque<>();
  private final Map<Guest, Integer> unread = new HashMap<>();
  private final int mostUnread;
  private boolean closed;

  Mailbox(int mostUnread) {
    this.mostUnread = mostUnread;
  }

  /** Takes a letter of the host itself; refuses it only after the table was closed. */
  synchronized boolean put(Letter letter) {
    if (closed) {
      return false;
    }
    letters.add(letter);
    notifyAll();
    return true;
  }

  /** Takes what a guest said; refuses it if too much of this guest is unread. */
  synchronized boolean offer(Letter.Heard letter) {
    int before = unread.getOrDefault(letter.guest(), 0);
    if (before >= mostUnread) {
      return false;
    }
    unread.put(letter.guest(), before + 1);
    put(letter);
    return true;
  }

  /** The next letter; waits for it. */
  synchronized Letter take() throws InterruptedException {
    while (letters.isEmpty()) {
      wait();
    }
    Letter letter = letters.remove();
    if (letter instanceof Letter.Heard heard) {
      unread.merge(heard.guest(), -1, Integer::sum);
      unread.remove(heard.guest(), 0);
    }
    return letter;
  }

  /** Takes no more letters; those that nobody has read come back. */
  synchronized List<Letter> close() {
    closed = true;
    List<Letter> left = List.copyOf(letters);
    letters.clear();
    return left;
  }
}
