package oklahoma.host.table.snapshot;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;

/**
 * Continues a match from a record against bots. It makes the journal of a table that the player
 * left at the record's last event.
 */
public final class RecordContinuation {
  private static final int PLAYER = 1;

  private RecordContinuation() {}

  /**
   * The table.
   *
   * @param number the number of the table
   * @param beginning the match up to the event from which it continues; its last move is complete
   * @param me the player's seat
   * @param names the names in seat order; equal ones get numbers
   * @param level the level of the bots
   * @param pace the pace of the bots
   * @throws IllegalArgumentException unless there is a name for each seat
   */
  public static KeptTable table(
      int number,
      MatchRecord beginning,
      Seat me,
      List<Name> names,
      BotLevel level,
      BotPace pace,
      Instant now) {
    if (names.size() != beginning.rules().seats()) {
      throw new IllegalArgumentException("a name for every seat");
    }
    List<Name> unlike = uniqueNames(names, me);
    List<Chair> opened = new ArrayList<>();
    List<Chair> taken = new ArrayList<>();
    List<Seats.Sitter> sitters = new ArrayList<>();
    for (Seat seat : Seat.first(names.size())) {
      Name name = unlike.get(seat.ordinal());
      boolean mine = seat == me;
      Chair bot = new Chair.OfBot(name, level);
      opened.add(mine ? new Chair.Open() : bot);
      taken.add(mine ? new Chair.OfHuman(name, false, Presence.AWAY) : bot);
      sitters.add(
          mine
              ? new Seats.Sitter.Human(PLAYER, Optional.empty())
              : new Seats.Sitter.Bot(name, level));
    }
    TableSetup setup = TableSetup.of(beginning.rules(), opened, pace);
    Name player = unlike.get(me.ordinal());
    TableSnapshot kept =
        new TableSnapshot(
            setup,
            beginning.rules(),
            setup.lobby().admission(),
            taken,
            List.of(
                new TableSnapshot.Human(
                    PLAYER, player, true, List.of(), Optional.empty(), Optional.empty())),
            sitters,
            Leavers.NONE,
            Regulars.NONE);
    MatchRecord match =
        new MatchRecord(
            beginning.rules(),
            unlike.stream().map(Name::text).toList(),
            beginning.firstDealer(),
            beginning.deals());
    return new KeptTable(number, kept.text(), Entry.of(match), now);
  }

  /** Makes the names different. The player keeps the name; others with an equal one get numbers. */
  private static List<Name> uniqueNames(List<Name> names, Seat me) {
    List<Name> different = new ArrayList<>();
    List<Name> all = new ArrayList<>(List.of(names.get(me.ordinal())));
    for (Seat seat : Seat.first(names.size())) {
      Name wanted = names.get(seat.ordinal());
      Name name = wanted;
      for (int n = 2; seat != me && all.stream().anyMatch(name::like); n++) {
        name = wanted.numbered(n);
      }
      different.add(name);
      all.add(name);
    }
    return different;
  }
}
