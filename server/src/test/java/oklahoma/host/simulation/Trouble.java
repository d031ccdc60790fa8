package oklahoma.host.simulation;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Lets happen what goes wrong in an evening. */
final class Trouble {
  private final World world;
  private final Clock clock;
  private long jumpedAt = -10_000;

  Trouble(World world, Clock clock) {
    this.world = world;
    this.clock = clock;
  }

  /** All of it will happen. */
  void expect(List<Fault> faults) {
    next(faults.stream().sorted(Comparator.comparingLong(Fault::at)).toList(), 0);
  }

  /** The time between two faults does not depend on what they bring about. */
  private void next(List<Fault> faults, long last) {
    if (!faults.isEmpty()) {
      Fault first = faults.getFirst();
      clock.inMillis(
          first.at() - last,
          () -> {
            happens(first);
            next(faults.subList(1, faults.size()), first.at());
          });
    }
  }

  private void happens(Fault fault) {
    if (world.closing()) {
      return;
    }
    world.tell(() -> "fault: " + fault);
    switch (fault.kind()) {
      case CUT -> person(fault.whom()).ifPresent(person -> person.cut(fault.size()));
      case CUT_ON_RETURN ->
          person(fault.whom())
              .ifPresent(person -> {
                person.cutSoon(fault.size());
                person.cut(fault.size());
              });
      case SLOW -> person(fault.whom()).ifPresent(person -> person.slow(fault.size()));
      case PROGRAM -> person(fault.whom()).ifPresent(Person::restart);
      case KILL -> world.killed(fault.size() % 25);
      case FULL_DISK -> world.disk().full(clock.millis() + fault.size());
      case JUMP -> {
        clock.jump(Duration.ofSeconds(fault.size()));
        world.waiting().jumped();
        jumpedAt = clock.millis();
        world.people().forEach(Person::jumped);
      }
      case BUSY -> world.busy(fault.whom(), clock.millis() + fault.size() / 2);
    }
  }

  private Optional<Person> person(int id) {
    return world.people().stream().filter(person -> person.coming().id() == id).findFirst();
  }

  /** Whether the clock has jumped since about then. */
  boolean jumped(long since) {
    return jumpedAt > since - 3_000;
  }
}
