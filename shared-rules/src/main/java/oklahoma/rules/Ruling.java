package oklahoma.rules;

import java.util.List;

/** The answer to a proposed move. */
public sealed interface Ruling {

  /** The move is legal and brings these events, in this order. */
  record Allowed(List<Event> events) implements Ruling {
    public Allowed {
      events = List.copyOf(events);
    }
  }

  /** The move is not legal; nothing changes. */
  record Refused(Refusal refusal) implements Ruling {}
}
