package oklahoma.host.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.Timing;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Saying;
import oklahoma.protocol.people.Speaker;

/**
 * What is said at a table. Whoever speaks too fast is not heard. It is never written down; whoever
 * comes in hears the last sayings.
 */
final class Chat {
  private static final int REMEMBERED = 50;
  private static final double MOST_AT_ONCE = 5;
  private static final double NANOS_EACH = 1_000_000_000;

  /** How many sayings somebody might say at once, as of a moment. */
  private record Breath(double left, long at) {}

  private final Outbox outbox;
  private final Timing timing;
  private final Roster roster;
  private final Deque<FromHost.Chatted> last = new ArrayDeque<>();
  private final Map<Integer, Breath> breaths = new HashMap<>();

  Chat(Outbox outbox, Timing timing, Roster roster) {
    this.outbox = outbox;
    this.timing = timing;
    this.roster = roster;
  }

  /** Somebody says something to everybody. */
  void say(Participant person, Speaker speaker, Saying saying) {
    if (outOfBreath(person.number())) {
      return;
    }
    FromHost.Chatted chatted = new FromHost.Chatted(speaker, saying);
    last.add(chatted);
    if (last.size() > REMEMBERED) {
      last.remove();
    }
    roster.guests().forEach(guest -> outbox.tell(guest, chatted));
  }

  /** Tells somebody who came in what was said last. */
  void repeatTo(Guest guest) {
    last.forEach(chatted -> outbox.tell(guest, chatted));
  }

  /** Nobody remembers anything. */
  void forget() {
    last.clear();
  }

  private boolean outOfBreath(int person) {
    long now = timing.nanos();
    Breath before = breaths.getOrDefault(person, new Breath(MOST_AT_ONCE, now));
    double left = Math.min(MOST_AT_ONCE, before.left() + (now - before.at()) / NANOS_EACH);
    boolean out = left < 1;
    breaths.put(person, new Breath(out ? left : left - 1, now));
    return out;
  }
}
