package oklahoma.host.table.match;

import java.util.EnumMap;
import java.util.Map;
import oklahoma.rules.Seat;

/**
 * The open questions to the bots of a match.
 *
 * @param last the latest open question to each seat
 */
record BotQuestions(Map<Seat, Question> last) {
  /** No open questions. */
  static final BotQuestions NONE = new BotQuestions(Map.of());

  /**
   * An open question.
   *
   * @param id unique at this table
   * @param played the number of the last update of the deal that its seat had seen
   */
  record Question(long id, long played) {}

  BotQuestions {
    last = Map.copyOf(last);
  }

  /** Whether the seat was asked about this state of the deal. */
  boolean asked(Seat seat, long played) {
    Question question = last.get(seat);
    return question != null && question.played() == played;
  }

  /** Whether this is the latest question to the seat. */
  boolean isLast(Seat seat, long id) {
    Question question = last.get(seat);
    return question != null && question.id() == id;
  }

  /** These questions with a new one to the seat. */
  BotQuestions ask(Seat seat, long id, long played) {
    Map<Seat, Question> more = new EnumMap<>(Seat.class);
    more.putAll(last);
    more.put(seat, new Question(id, played));
    return new BotQuestions(more);
  }

  /** These questions without the seat's, so that the seat can be asked again. */
  BotQuestions forget(Seat seat) {
    Map<Seat, Question> fewer = new EnumMap<>(Seat.class);
    fewer.putAll(last);
    fewer.remove(seat);
    return new BotQuestions(fewer);
  }
}
