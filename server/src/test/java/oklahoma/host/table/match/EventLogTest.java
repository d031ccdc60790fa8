package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

class EventLogTest {
  private static final int MANY = 100;

  private static Event event(int number) {
    return new Event.StockRanOut(Seat.of(number % 4));
  }

  @Test
  void itIsTheSameAsAList() {
    EventLog log = EventLog.EMPTY;
    List<Event> list = new ArrayList<>();
    for (int round = 0; list.size() < MANY; round++) {
      List<Event> more = new ArrayList<>();
      for (int i = 0; i < round % 4; i++) {
        more.add(event(list.size() + i + round));
      }
      EventLog before = log;
      log = log.plus(more);
      list.addAll(more);
      assertThat(log.size()).isEqualTo(list.size());
      assertThat(log.all()).isEqualTo(list);
      assertThat(log.from(before.size())).isEqualTo(more);
      assertThat(before.all()).isEqualTo(list.subList(0, before.size()));
    }
  }
}
