package oklahoma.host.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Speaker;

/**
 * The chat of a table. It drops messages that come too fast and saves nothing. A newcomer receives
 * the latest messages.
 *
 * @param last the messages that are remembered, the oldest first
 * @param breaths how many messages each person who has just spoken might say at once
 */
record Chat(List<FromHost.Chatted> last, Map<Integer, Breath> breaths) {
  private static final int REMEMBERED = 50;

  /** Else those who come would be taken for guests who do not read. */
  private static final int MOST_BYTES = 32 * 1_024;

  private static final double MOST_AT_ONCE = 5;
  private static final double NANOS_EACH = 1_000_000_000;

  /** Nobody has said anything. */
  static final Chat SILENCE = new Chat(List.of(), Map.of());

  /** How many sayings somebody might say at once, as of a moment. */
  record Breath(double left, long at) {

    private Breath now(long now) {
      return new Breath(Math.min(MOST_AT_ONCE, left + (now - at) / NANOS_EACH), now);
    }

    /** As of somebody who has never spoken. */
    private boolean full() {
      return left >= MOST_AT_ONCE;
    }
  }

  Chat {
    last = List.copyOf(last);
    breaths = Map.copyOf(breaths);
  }

  /** Somebody says something to all these guests. */
  Chat say(
      Participant person,
      Speaker speaker,
      ChatMessage chatMessage,
      List<Guest> guests,
      StepContext step) {
    Breath breath =
        breaths.getOrDefault(person.number(), new Breath(MOST_AT_ONCE, step.now())).now(step.now());
    Map<Integer, Breath> after = new HashMap<>(breaths);
    after.values().removeIf(each -> each.now(step.now()).full());
    if (breath.left() < 1) {
      after.put(person.number(), breath);
      return new Chat(last, after);
    }
    after.put(person.number(), new Breath(breath.left() - 1, step.now()));
    FromHost.Chatted chatted = new FromHost.Chatted(speaker, chatMessage);
    step.tell(guests, chatted);
    List<FromHost.Chatted> more = new ArrayList<>(last);
    more.add(chatted);
    return new Chat(latest(more), after);
  }

  /** Less than {@link #MOST_BYTES} where each character has many marks. */
  private static List<FromHost.Chatted> latest(List<FromHost.Chatted> all) {
    int first = all.size();
    int bytes = 0;
    while (first > Math.max(0, all.size() - REMEMBERED)) {
      bytes += bytes(all.get(first - 1).chatMessage());
      if (bytes > MOST_BYTES) {
        break;
      }
      first--;
    }
    return all.subList(first, all.size());
  }

  private static int bytes(ChatMessage chatMessage) {
    return switch (chatMessage) {
      case ChatMessage.Words words -> words.text().getBytes(StandardCharsets.UTF_8).length;
      case ChatMessage.Phrase phrase -> 1;
    };
  }

  /** Tells somebody who came in what was said last. */
  void repeatTo(Guest guest, StepContext step) {
    last.forEach(chatted -> step.tell(guest, chatted));
  }

  /** Nobody remembers anything. */
  Chat forgotten() {
    return new Chat(List.of(), breaths);
  }
}
