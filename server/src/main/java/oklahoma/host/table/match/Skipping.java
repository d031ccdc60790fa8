package oklahoma.host.table.match;

import java.time.Duration;
import java.util.Optional;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;

/**
 * Decides whether the owner of a table may skip a seat now. The owner cannot take a claim away from
 * a connected player, or a turn from one who is still thinking. The answer does not depend on what
 * a seat has answered in a claim window (O-15).
 */
public final class Skipping {

  /** The result of the request. */
  public sealed interface Verdict {
    record Granted(OwnerAction.Kind kind) implements Verdict {}

    record Refused(LobbyFault fault) implements Verdict {}
  }

  /** How long a connected player may think before the owner of the table may skip the turn. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private Skipping() {}

  /** The answer to the owner's request to skip this seat. */
  public static Verdict ask(MatchState state, Seat seat, long now) {
    Seats seats = state.seats();
    Optional<Participant> human = seats.human(seat).filter(_ -> seats.bot(seat).isEmpty());
    if (human.isEmpty()) {
      return refused(LobbyFault.NOT_WAITED_FOR);
    }
    if (!waitedFor(state, seat)) {
      return refused(LobbyFault.NOT_WAITED_FOR);
    }
    if (state.phase() instanceof Intermission) {
      return patiently(state, human.get(), OwnerAction.Kind.SKIPPED_PAUSE, now);
    }
    return state.play().deal().claimWindow()
        ? inWindow(state, seat, human.get())
        : patiently(state, human.get(), OwnerAction.Kind.SKIPPED_TURN, now);
  }

  /** Whether everybody can see that the table waits for this seat. */
  static boolean waitedFor(MatchState state, Seat seat) {
    return switch (state.phase()) {
      case Intermission pause -> pause.waitsFor(seat, state.seats());
      case MatchPhase.InDeal _ -> state.play().deal().publiclyAwaits(seat);
      // A shuffle waits for each answer only a few seconds.
      case MatchPhase.DealDue _, CommitReveal _ -> false;
    };
  }

  /** The verdict in a claim window, where the owner can skip a seat only once. */
  private static Verdict inWindow(MatchState state, Seat seat, Participant human) {
    if (human.presence() == Presence.HERE) {
      return refused(LobbyFault.STILL_HERE);
    }
    return state.clock().skipped().contains(seat)
        ? refused(LobbyFault.NOT_WAITED_FOR)
        : new Verdict.Granted(OwnerAction.Kind.SKIPPED_ANSWER);
  }

  /**
   * The verdict in a turn or between deals. If a clock runs, only the clock limits the player's
   * time.
   */
  private static Verdict patiently(
      MatchState state, Participant human, OwnerAction.Kind kind, long now) {
    boolean longEnough =
        state.millisLeft(now).isEmpty() && state.clock().unmoved(now).compareTo(PATIENCE) >= 0;
    return human.here() && !longEnough ? refused(LobbyFault.TOO_SOON) : new Verdict.Granted(kind);
  }

  private static Verdict refused(LobbyFault fault) {
    return new Verdict.Refused(fault);
  }
}
