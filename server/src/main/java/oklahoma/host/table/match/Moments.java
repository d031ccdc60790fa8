package oklahoma.host.table.match;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** What the rules say about time: which moments have a limit, and when a new moment begins. */
final class Moments {
  /** O-11: in a window that waits for all, a seat that dropped passes after this. */
  static final Duration AWAY = Duration.ofSeconds(8);

  /** How long a player who is there may think before the owner of the table may skip the turn. */
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private Moments() {}

  /** How long the table waits for the moves that the deal waits for; without end if empty. */
  static Optional<Duration> of(Deal deal) {
    return switch (deal) {
      case Oklahoma oklahoma ->
          switch (oklahoma.phase()) {
            case OklahomaPhase.Claiming window -> seconds(oklahoma.rules().claimSeconds());
            case OklahomaPhase.ToDraw turn -> seconds(oklahoma.rules().turnSeconds());
            case OklahomaPhase.ToPlay turn -> seconds(oklahoma.rules().turnSeconds());
            case OklahomaPhase.Penalty penalty -> Optional.empty();
            case OklahomaPhase.Renewing renewing -> Optional.empty();
            case OklahomaPhase.Ending ending -> Optional.empty();
            case OklahomaPhase.Over over -> Optional.empty();
          };
      case Gin gin ->
          switch (gin.phase()) {
            case GinPhase.Turn turn -> seconds(gin.rules().turnSeconds());
            case GinPhase.LayingOff defence -> seconds(gin.rules().layOffSeconds()); // G-8
            case GinPhase.Done done -> Optional.empty();
          };
    };
  }

  /** Whether a claim window is open. */
  static boolean window(Deal deal) {
    return switch (deal) {
      case Oklahoma oklahoma -> oklahoma.phase() instanceof OklahomaPhase.Claiming;
      case Gin gin -> false;
    };
  }

  /**
   * Whether the clock starts anew after this event: a claim window, an offer, a turn or the deal
   * has ended, or somebody has knocked.
   */
  static boolean newMoment(Event event) {
    return switch (event) {
      case Event.Discarded discarded -> true;
      case Event.ClaimSettled settled -> true;
      case Event.Ended ended -> true;
      case Event.Declined declined -> true;
      case Event.Knocked knocked -> true;
      case Event.Drew drew -> false;
      case Event.Answered answered -> false;
      case Event.Renewed renewed -> false;
      case Event.Took took -> false;
      case Event.LaidDown down -> false;
      case Event.LaidOff off -> false;
      case Event.Displaced displaced -> false;
      case Event.StockRanOut out -> false;
    };
  }

  private static Optional<Duration> seconds(OptionalInt seconds) {
    return seconds.isPresent()
        ? Optional.of(Duration.ofSeconds(seconds.getAsInt()))
        : Optional.empty();
  }
}
