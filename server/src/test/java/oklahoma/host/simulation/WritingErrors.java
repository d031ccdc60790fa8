package oklahoma.host.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;

/** Mistakes of a host in its journal, and in its clocks. */
final class WritingErrors {
  private WritingErrors() {}

  static Sabotage entryAfterItWasTold() {
    return new Sabotage() {
      private final List<Entry> late = new ArrayList<>();

      @Override
      List<Entry> writes(int table, Entry entry) {
        if (late.isEmpty() && entry instanceof Entry.Happened && now(10)) {
          late.add(entry);
          return List.of();
        }
        List<Entry> all = new ArrayList<>(late);
        all.add(entry);
        late.clear();
        return all;
      }
    };
  }

  static Sabotage entryLost() {
    return new Sabotage() {
      @Override
      List<Entry> writes(int table, Entry entry) {
        return entry instanceof Entry.Happened && now(30) ? List.of() : List.of(entry);
      }
    };
  }

  static Sabotage entryDoubled() {
    return new Sabotage() {
      @Override
      List<Entry> writes(int table, Entry entry) {
        return entry instanceof Entry.Happened && now(30) ? List.of(entry, entry) : List.of(entry);
      }
    };
  }

  static Sabotage claimToTheWrongSeat() {
    return new Sabotage() {
      @Override
      List<Entry> writes(int table, Entry entry) {
        if (entry instanceof Entry.Happened(List<Event> events)) {
          return List.of(
              new Entry.Happened(
                  events.stream()
                      .map(event ->
                          event instanceof Event.ClaimSettled(Optional<Seat> taker, var card)
                              ? new Event.ClaimSettled(
                                  taker.isPresent() ? Optional.empty() : Optional.of(Seat.A), card)
                              : event)
                      .toList()));
        }
        return List.of(entry);
      }
    };
  }

  static Sabotage snapshotMissesASeat() {
    return new Sabotage() {
      @Override
      List<Entry> writes(int table, Entry entry) {
        if (entry instanceof Entry.TableSaved(String text)) {
          List<String> lines = new ArrayList<>(text.lines().toList());
          int last = lines.size() - 1;
          while (last >= 0 && !lines.get(last).startsWith("seat ")) {
            last--;
          }
          if (last >= 0) {
            lines.remove(last);
            return List.of(new Entry.TableSaved(String.join("\n", lines) + "\n"));
          }
        }
        return List.of(entry);
      }
    };
  }

  static Sabotage snapshotLost() {
    return new Sabotage() {
      private boolean first = true;

      @Override
      List<Entry> writes(int table, Entry entry) {
        boolean lost = entry instanceof Entry.TableSaved && !first && now(2);
        first &= !(entry instanceof Entry.TableSaved);
        return lost ? List.of() : List.of(entry);
      }
    };
  }

  static Sabotage endOfTheJournalLost() {
    return new Sabotage() {
      @Override
      Optional<KeptTable> finds(Optional<KeptTable> kept) {
        return kept.map(table ->
            new KeptTable(
                table.number(),
                table.snapshot(),
                table.match().subList(0, Math.max(0, table.match().size() - 1)),
                table.saved()));
      }
    };
  }

  static Sabotage alarmLost() {
    return new Sabotage() {
      @Override
      boolean rings(Duration delay) {
        return !now(4);
      }
    };
  }

  static Sabotage clockOfAMomentNeverRings() {
    return new Sabotage() {
      @Override
      boolean rings(Duration delay) {
        long seconds = delay.toSeconds();
        return seconds < 3 || seconds > 40 || delay.toMillis() % 1_000 != 0;
      }
    };
  }
}
