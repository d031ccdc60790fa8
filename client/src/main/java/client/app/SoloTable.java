package client.app;

import client.setup.TablePlan;
import host.table.Pace;
import host.table.TableSetup;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import protocol.Chair;
import protocol.Name;

/**
 * A table of one's own: a host inside the program, and the player's line to it, which opens no
 * port.
 */
final class SoloTable implements OpenTable {
  private final HostInside inside;
  private final Attendance attendance;

  /** Sits down at a table that is open. */
  SoloTable(HostInside inside, Attendance.Listener listener) {
    this.inside = inside;
    this.attendance = inside.sitDown(listener);
  }

  @Override
  public Attendance attendance() {
    return attendance;
  }

  @Override
  public Optional<KeptTables.Place.On> place() {
    return inside.place();
  }

  @Override
  public Optional<KeptHand.Order> hand() {
    return inside.hand();
  }

  @Override
  public CompletableFuture<@Nullable Void> leave() {
    return inside.stop(attendance);
  }

  @Override
  public CompletableFuture<@Nullable Void> close() {
    return leave();
  }

  /**
   * How such a table is opened.
   *
   * @param names who sits in each seat, the player first, then the bots of the plan
   * @param pace how long bots take
   * @param seed makes the cards the same every time; secret if empty
   */
  static TableSetup setup(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    List<Chair> chairs = HostInside.chairs(plan, names.subList(1, names.size()));
    TableSetup setup = TableSetup.of(plan.rules(), chairs, pace);
    return seed.isPresent() ? setup.seeded(seed.getAsLong()) : setup;
  }
}
