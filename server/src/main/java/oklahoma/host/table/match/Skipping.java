package oklahoma.host.table.match;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;

/**
 * Whether the owner of a table may skip a seat now. Nobody takes a claim from a player who is
 * there, or a turn from one who is still thinking; and what is answered says nothing about what a
 * seat has answered in a claim window (O-15).
 */
public final class Skipping {

  /** What comes of the wish. */
  public sealed interface Verdict {
    record Granted(Deed.Kind kind) implements Verdict {}

    record Refused(LobbyFault fault) implements Verdict {}
  }

  /** How long a player who is there may think before the owner of the table may skip the turn. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final PhaseClock clock;
  private final Seats seats;
  private final Playing playing;
  private final Intermission intermission;

  /** In which window each seat was skipped last; once is enough. */
  private final Map<Seat, Long> skipped = new EnumMap<>(Seat.class);

  public Skipping(PhaseClock clock, Seats seats, Playing playing, Intermission intermission) {
    this.clock = clock;
    this.seats = seats;
    this.playing = playing;
    this.intermission = intermission;
  }

  /** The owner wants to skip this seat. */
  public Verdict ask(Seat seat) {
    Optional<Participant> human = seats.human(seat).filter(_ -> seats.bot(seat).isEmpty());
    if (human.isEmpty()) {
      return refused(LobbyFault.NOT_WAITED_FOR);
    }
    if (intermission.running()) {
      return intermission.waitsFor(seat)
          ? patiently(human.get(), Deed.Kind.SKIPPED_PAUSE)
          : refused(LobbyFault.NOT_WAITED_FOR);
    }
    if (!playing.asks(seat)) {
      return refused(LobbyFault.NOT_WAITED_FOR);
    }
    return playing.inWindow()
        ? inWindow(seat, human.get())
        : patiently(human.get(), Deed.Kind.SKIPPED_TURN);
  }

  private Verdict inWindow(Seat seat, Participant human) {
    if (human.presence() == Presence.HERE) {
      return refused(LobbyFault.STILL_HERE);
    }
    Long before = skipped.put(seat, clock.moment());
    return before != null && before == clock.moment()
        ? refused(LobbyFault.NOT_WAITED_FOR)
        : new Verdict.Granted(Deed.Kind.SKIPPED_ANSWER);
  }

  /** Where a clock runs it decides how long a player may think. */
  private Verdict patiently(Participant human, Deed.Kind kind) {
    boolean longEnough = clock.millisLeft().isEmpty() && clock.unmoved().compareTo(PATIENCE) >= 0;
    return human.here() && !longEnough ? refused(LobbyFault.TOO_SOON) : new Verdict.Granted(kind);
  }

  private static Verdict refused(LobbyFault fault) {
    return new Verdict.Refused(fault);
  }
}
