package oklahoma.client.app;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.link.Lines;
import org.jspecify.annotations.Nullable;

/** A table of a host inside the program, and the player's line to it, which opens no port. */
abstract sealed class InsideTable implements OpenTable permits HostedTable, SoloTable {
  private final HostInside inside;
  private final Attendance attendance;

  /** Sits down at a table that is open. */
  InsideTable(HostInside inside, Lines lines, Attendance.Listener listener) {
    this.inside = inside;
    this.attendance = inside.sitDown(lines, listener);
  }

  /** The host, and the table in it. */
  final HostInside inside() {
    return inside;
  }

  @Override
  public final Attendance attendance() {
    return attendance;
  }

  @Override
  public final Optional<KeptTables.Place.On> place() {
    return inside.place();
  }

  @Override
  public final Optional<KeptHand.Order> hand() {
    return inside.hand();
  }

  @Override
  public final CompletableFuture<@Nullable Void> leave() {
    return inside.stop(attendance);
  }

  @Override
  public final CompletableFuture<@Nullable Void> close() {
    return leave();
  }
}
