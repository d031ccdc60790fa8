package oklahoma.host.simulation;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;

/** Nobody waits forever: no moment is longer than its clock, and each table reaches its aim. */
final class Waiting {
  private static final long PATIENCE = Duration.ofMinutes(15).toMillis();
  private static final int AFTERWARDS = 12;
  private static final long SLACK = 500;

  private final World world;
  private final Clock clock;
  private final Map<Integer, Long> progressAt = new HashMap<>();
  private final Map<Integer, Long> progress = new HashMap<>();
  private final Map<Integer, Long> moments = new HashMap<>();
  private final Map<Integer, Long> momentAt = new HashMap<>();
  private final Map<Integer, Long> aimed = new HashMap<>();

  Waiting(World world, Clock clock) {
    this.world = world;
    this.clock = clock;
  }

  /** Where somebody comes, or a table falls asleep or wakes up, the clock begins again. */
  void momentOf(Session session, FromHost message) {
    boolean again =
        message instanceof FromHost.Welcome
            || message instanceof FromHost.Asleep
            || message instanceof FromHost.Awake;
    if (again) {
      session.table().ifPresent(at -> momentAt.put(at.label().number(), clock.millis()));
    }
  }

  /** No window and no turn is longer than its clock. */
  void clocks() {
    for (int table = 1; table <= world.tables(); table++) {
      Truth truth = world.disk().truth(table);
      long events = truth.moments();
      if (events != moments.getOrDefault(table, -1L)) {
        moments.put(table, events);
        momentAt.put(table, clock.millis());
      }
      int number = table;
      Optional<Deal> timed =
          truth.deal().filter(deal -> !deal.over() && deal.timeLimit().isPresent());
      if (timed.isPresent()
          && world.sessions().stream()
              .anyMatch(each ->
                  each.at(number) && each.known().seat().isPresent() && !each.known().asleep())) {
        long limit = timed.get().timeLimit().getAsInt() * 1_000L + SLACK;
        Violation.unless(
            clock.millis() - momentAt.getOrDefault(table, 0L) <= limit,
            Check.LIVE,
            () -> "a clock has not rung: " + phase(timed.get()));
      } else {
        momentAt.put(table, clock.millis());
      }
    }
  }

  /** The computer slept, and every clock begins again. */
  void jumped() {
    momentAt.replaceAll((table, at) -> clock.millis());
  }

  /** A table reads nothing until then. */
  void busy(int table, long until) {
    momentAt.put(table, until);
  }

  /** From now on each table gets on, until so much has happened at all of them. */
  void aim() {
    for (int table = 1; table <= world.tables(); table++) {
      progressAt.put(table, clock.millis());
      progress.put(table, world.disk().truth(table).happened());
      aimed.put(table, world.disk().truth(table).happened() + AFTERWARDS);
    }
  }

  /** Each table gets on. */
  void watch() {
    aimed.forEach((table, aim) -> {
      long now = world.disk().truth(table).happened();
      if (now != progress.getOrDefault(table, 0L) || resting(table)) {
        progress.put(table, now);
        progressAt.put(table, clock.millis());
      }
      Violation.unless(
          clock.millis() - progressAt.getOrDefault(table, 0L) < PATIENCE,
          Check.LIVE,
          () ->
              "table "
                  + table
                  + " waits for ever in "
                  + world.disk().truth(table).deal().map(Waiting::phase).orElse("no deal"));
    });
  }

  private static String phase(Deal deal) {
    return deal + ", to act " + deal.toAct();
  }

  /** Whether all tables have come so far. */
  boolean reached() {
    return aimed.entrySet().stream()
        .allMatch(each ->
            world.disk().truth(each.getKey()).happened() >= each.getValue()
                || resting(each.getKey()));
  }

  /** Whether nobody at a table waits for anything that must happen. */
  private boolean resting(int table) {
    if (!world.up()) {
      return false;
    }
    Truth truth = world.disk().truth(table);
    boolean idle =
        truth.deal().isEmpty()
            && truth.match().isEmpty()
            && truth.shuffling().isEmpty()
            && world.setup(table).opening() == TableSetup.Opening.AT_ONCE;
    boolean decided = truth.shuffling().isEmpty() && truth.match().filter(Match::over).isPresent();
    return !world.has(table)
        || idle
        || decided
        || world.people().stream().noneMatch(person -> person.waitsAt(table));
  }
}
