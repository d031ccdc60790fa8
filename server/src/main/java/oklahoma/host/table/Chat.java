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
 * @param last the latest messages, the oldest first
 * @param allowances the message allowance of each person who has spoken recently
 */
record Chat(List<FromHost.Chatted> last, Map<Integer, Allowance> allowances) {
  private static final int REMEMBERED = 50;

  /**
   * The size limit of the latest messages. A newcomer who got more at once would look like a guest
   * that does not read.
   */
  private static final int MOST_BYTES = 32 * 1_024;

  private static final double MOST_AT_ONCE = 5;
  private static final double NANOS_EACH = 1_000_000_000;

  /** A chat without messages. */
  static final Chat SILENCE = new Chat(List.of(), Map.of());

  /** How many messages a person could send at once at a certain time. */
  record Allowance(double left, long at) {

    private Allowance now(long now) {
      return new Allowance(Math.min(MOST_AT_ONCE, left + (now - at) / NANOS_EACH), now);
    }

    /** Whether the allowance is full, as for a person who has never spoken. */
    private boolean full() {
      return left >= MOST_AT_ONCE;
    }
  }

  Chat {
    last = List.copyOf(last);
    allowances = Map.copyOf(allowances);
  }

  /** Sends a message to all these guests, unless the person sends too many. */
  Chat say(
      Participant person,
      Speaker speaker,
      ChatMessage chatMessage,
      List<Guest> guests,
      StepContext step) {
    Allowance breath =
        allowances
            .getOrDefault(person.number(), new Allowance(MOST_AT_ONCE, step.now()))
            .now(step.now());
    Map<Integer, Allowance> after = new HashMap<>(allowances);
    after.values().removeIf(each -> each.now(step.now()).full());
    if (breath.left() < 1) {
      after.put(person.number(), breath);
      return new Chat(last, after);
    }
    after.put(person.number(), new Allowance(breath.left() - 1, step.now()));
    FromHost.Chatted chatted = new FromHost.Chatted(speaker, chatMessage);
    step.send(guests, chatted);
    List<FromHost.Chatted> more = new ArrayList<>(last);
    more.add(chatted);
    return new Chat(latest(more), after);
  }

  /**
   * The latest messages; fewer than usual if characters with many marks exceed {@link #MOST_BYTES}.
   */
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

  /** Sends a newcomer the latest messages. */
  void repeatTo(Guest guest, StepContext step) {
    last.forEach(chatted -> step.send(guest, chatted));
  }

  /** The chat without its messages. */
  Chat forgotten() {
    return new Chat(List.of(), allowances);
  }
}
