package oklahoma.host.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import oklahoma.host.journal.Entry;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;

/** A host, its disk, the lines to it and everybody at their other ends. */
final class World {
  static final Fingerprint HOST = Fingerprint.ofHex("5a".repeat(32));
  private static final int MOST_STEPS = 400_000;
  private static final long PATIENCE = Duration.ofMinutes(15).toMillis();
  private static final int AFTERWARDS = 12;
  private static final long SLACK = 500;
  private static final long LONGEST = Duration.ofHours(6).toMillis();

  private final Evening evening;
  private final Sabotage sabotage;
  private final Clock clock = new Clock();
  private final Secrecy secrecy = new Secrecy();
  private final Disk disk = new Disk(this);
  private final SplittableRandom chance;
  private final List<Person> people = new ArrayList<>();
  private final List<Session> sessions = new ArrayList<>();
  private final Map<Integer, Long> progressAt = new HashMap<>();
  private final Map<Integer, Long> progress = new HashMap<>();
  private final Map<Integer, Long> moments = new HashMap<>();
  private final Map<Integer, Long> momentAt = new HashMap<>();
  private final Map<Integer, Long> aimed = new HashMap<>();
  private final Map<Integer, Long> removals = new HashMap<>();
  private final Set<Integer> closed = new HashSet<>();
  private final Optional<List<String>> story;
  private Optional<SimHost> host = Optional.empty();
  private int fuse = -1;
  private boolean closing;
  private long jumpedAt = -10_000;
  private long written;
  private int lives;
  private long messages;

  World(Evening evening, Sabotage sabotage, boolean telling) {
    this.evening = evening;
    this.sabotage = sabotage;
    sabotage.in(this);
    this.story = telling ? Optional.of(new ArrayList<>()) : Optional.empty();
    chance = new SplittableRandom(evening.seed() ^ 0x5eed);
    for (Evening.Coming coming : evening.people()) {
      people.add(new Person(this, coming, evening.seed()));
    }
  }

  /** What an evening came to. */
  record Outcome(
      Optional<Violation> violation, List<String> story, long entries, long messages, int judged) {}

  /** Lets the evening pass. */
  Outcome run() {
    Optional<Violation> violation = Optional.empty();
    try {
      pass();
    } catch (Violation found) {
      violation = Optional.of(found);
    } catch (RuntimeException | HostKilled mistake) {
      violation = Optional.of(Violation.of(mistake));
    }
    return new Outcome(
        violation,
        story.orElse(List.of()),
        written,
        messages,
        people.stream().mapToInt(Person::judged).sum());
  }

  private void pass() {
    start();
    people.forEach(person -> clock.inMillis(person.coming().at(), person::come));
    next(evening.faults().stream().sorted(Comparator.comparingLong(Fault::at)).toList(), 0);
    for (int steps = 0; !over(); steps++) {
      Violation.unless(steps < MOST_STEPS, Check.LIVE, "the evening never ends");
      if (!clock.step()) {
        Violation.unless(!closing, Check.LIVE, "nothing will ever happen again");
        close();
      }
      pump();
      clocks();
      if (!closing && (written >= evening.moves() || clock.millis() > LONGEST)) {
        close();
      }
      if (closing) {
        watch();
      }
    }
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

  private void pump() {
    try {
      host.ifPresent(SimHost::pump);
    } catch (HostKilled killed) {
      die();
    }
  }

  private void start() {
    boolean again = lives++ > 0;
    SimHost next = new SimHost(this, chance.nextLong());
    tell(() -> again ? "the host is started again" : "the host starts");
    host = Optional.of(next);
    try {
      for (int i = 0; i < evening.tables().size(); i++) {
        if (!closed.contains(i + 1)) {
          next.open(i + 1, evening.tables().get(i), again);
        }
      }
    } catch (HostKilled killed) {
      die();
    }
  }

  private void die() {
    tell(() -> "the host is killed");
    fuse = -1;
    host.ifPresent(SimHost::die);
    host = Optional.empty();
    sessions.forEach(Session::die);
    sessions.clear();
    people.forEach(Person::hostDied);
    clock.inMillis(100 + chance.nextInt(20_000), this::start);
  }

  private void happens(Fault fault) {
    if (closing) {
      return;
    }
    tell(() -> "fault: " + fault);
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
      case KILL -> {
        if (host.isPresent()) {
          fuse = fault.size() % 25;
        }
      }
      case FULL_DISK -> disk.full(clock.millis() + fault.size());
      case JUMP -> {
        clock.jump(Duration.ofSeconds(fault.size()));
        momentAt.replaceAll((table, at) -> clock.millis());
        jumpedAt = clock.millis();
        people.forEach(Person::jumped);
      }
      case BUSY -> {
        long until = clock.millis() + fault.size() / 2;
        host.ifPresent(up -> up.busy(fault.whom(), until));
        momentAt.put(fault.whom(), until);
      }
    }
  }

  private Optional<Person> person(int id) {
    return people.stream().filter(person -> person.coming().id() == id).findFirst();
  }

  /** Nothing more goes wrong, everybody comes back, and all goes on. */
  private void close() {
    closing = true;
    tell(() -> "from now on all goes well");
    disk.full(0);
    fuse = -1;
    for (int table = 1; table <= evening.tables().size(); table++) {
      progressAt.put(table, clock.millis());
      progress.put(table, disk.truth(table).happened());
      aimed.put(table, disk.truth(table).happened() + AFTERWARDS);
    }
    people.forEach(Person::behave);
  }

  private void watch() {
    aimed.forEach((table, aim) -> {
      long now = disk.truth(table).happened();
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
                  + disk.truth(table).deal().map(World::phase).orElse("no deal"));
    });
  }

  private static String phase(Deal deal) {
    return deal + ", to act " + deal.toAct();
  }

  private boolean over() {
    if (!closing) {
      return !people.isEmpty() && people.stream().allMatch(Person::done) && host.isPresent();
    }
    return host.isPresent()
        && aimed.entrySet().stream()
            .allMatch(each ->
                disk.truth(each.getKey()).happened() >= each.getValue() || resting(each.getKey()));
  }

  /** Whether nobody at a table waits for anything that must happen. */
  private boolean resting(int table) {
    if (host.isEmpty()) {
      return false;
    }
    Truth truth = disk.truth(table);
    boolean idle =
        truth.deal().isEmpty()
            && truth.match().isEmpty()
            && truth.shuffling().isEmpty()
            && setup(table).opening() == TableSetup.Opening.AT_ONCE;
    boolean decided = truth.shuffling().isEmpty() && truth.match().filter(Match::over).isPresent();
    return !host.get().has(table)
        || idle
        || decided
        || people.stream().noneMatch(person -> person.waitsAt(table));
  }

  TableSetup setup(int table) {
    return evening.tables().get(table - 1);
  }

  /** Somebody connects; nothing if the host is down. */
  Optional<Session> connect(Person person, RandomGenerator dice) {
    if (host.isEmpty()) {
      return Optional.empty();
    }
    SimHost up = host.get();
    Optional<Origin> origin =
        person.coming().inside()
            ? Optional.empty()
            : Optional.of(new Origin("10.0.0." + person.coming().id(), HOST));
    Session session = new Session(this, person, origin);
    session.on(
        new Line(
            clock,
            dice,
            frame -> {
              try {
                up.read(session, frame);
              } catch (HostKilled killed) {
                die();
              }
            },
            frame -> person.hears(session, frame)));
    sessions.add(session);
    return Optional.of(session);
  }

  Optional<SeatKey> insideKey(int table) {
    return host.flatMap(up -> up.insideKey(table));
  }

  void hangUpSoon(Session session) {
    clock.inMillis(1_500, () -> closed(session));
  }

  /** The host notices that a line is gone, or hangs up. */
  void closed(Session session) {
    session.close();
    sessions.remove(session);
    clock.inMillis(Person.SILENT, () -> session.person().heardNothing(session));
  }

  /** One more step of the host; it may be its last. */
  void burn() {
    if (fuse >= 0 && fuse-- == 0) {
      throw new HostKilled();
    }
  }

  void written(int table, Entry entry) {
    written++;
    tell(() -> "table " + table + " writes " + shortly(entry));
    switch (entry) {
      case Entry.Shuffling(var sealed) -> secrecy.hides(table, sealed);
      case Entry.Happened(List<Event> events) -> {
        if (disk.truth(table).deal().filter(Deal::over).isPresent()) {
          secrecy.shows(table);
        }
      }
      case Entry.TableForgotten forgotten -> forgotten(table);
      case Entry.TableGivenUp given -> {
        secrecy.shows(table);
        forgotten(table);
      }
      case Entry.MatchGivenUp given -> secrecy.shows(table);
      case Entry.MatchBegan _, Entry.DealerDrawn _, Entry.Dealt _, Entry.TableStands _ -> {}
    }
  }

  private void forgotten(int table) {
    if (setup(table).opening() != TableSetup.Opening.LASTING_LOBBY) {
      closed.add(table);
    }
  }

  private static String shortly(Entry entry) {
    return switch (entry) {
      case Entry.TableStands stands -> "how it stands";
      case Entry.Shuffling(var sealed) -> "shuffle " + sealed.told().number();
      case Entry.Dealt dealt -> "a deal";
      default -> entry.toString();
    };
  }

  void told(Session session, FromHost message) {
    messages++;
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
  private void clocks() {
    for (int table = 1; table <= evening.tables().size(); table++) {
      Truth truth = disk.truth(table);
      long events = truth.moments();
      if (events != moments.getOrDefault(table, -1L)) {
        moments.put(table, events);
        momentAt.put(table, clock.millis());
      }
      int number = table;
      Optional<Deal> timed =
          truth.deal().filter(deal -> !deal.over() && deal.timeLimit().isPresent());
      if (timed.isPresent()
          && sessions.stream()
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

  /** Whether nobody who comes to this table is asked for a password now. */
  boolean unguarded(int table) {
    return host.filter(up -> up.guarded(table)).isEmpty();
  }

  /** A table has read a message: everybody there knows what it would show. */
  void stepped(int table) {
    Truth truth = disk.truth(table);
    Optional<Session> first = Optional.empty();
    for (Session session : sessions) {
      if (session.at(table) && session.known().asleep()) {
        return;
      }
    }
    for (Session session : sessions) {
      if (session.at(table) && session.known().place() != Known.Place.NOWHERE) {
        first.ifPresent(other -> alike(other.known(), session.known()));
        first = Optional.of(session);
        if (session.known().place() == Known.Place.MATCH) {
          square(truth, session);
        }
      }
    }
  }

  private static void alike(Known one, Known other) {
    Violation.unless(
        one.place() == other.place()
            && (one.place() == Known.Place.LOBBY
                ? one.lobby().equals(other.lobby())
                : one.owner().equals(other.owner())
                    && one.onlookers().equals(other.onlookers())
                    && Known.timeless(one.seats()).equals(Known.timeless(other.seats()))
                    && one.standing().equals(other.standing())
                    && one.pausing() == other.pausing()
                    && one.ready().equals(other.ready())),
        Check.SAME_FOR_ALL,
        () -> one.viewer() + " and " + other.viewer() + " are told otherwise");
  }

  private static void square(Truth truth, Session session) {
    Known known = session.known();
    if (!session.changed(truth.happened())) {
      return;
    }
    Violation.unless(
        truth.deal().isPresent() && known.seen().equals(Optional.of(truth.seen(known.viewer()))),
        Check.SQUARE,
        () ->
            session
                + " knows "
                + known.seen()
                + "\n  but the host would show "
                + truth.deal().map(deal -> deal.seenBy(known.viewer())));
    List<?> noticed = truth.noticed(known.viewer());
    List<?> events = known.events();
    Violation.unless(
        noticed.size() >= events.size()
            && (events.isEmpty() || events.getLast().equals(noticed.getLast())),
        Check.SQUARE,
        () -> session + " has noticed other events than the host would tell");
    Violation.unless(
        known.standing().equals(truth.standing()),
        Check.SQUARE,
        () -> session + " knows another score");
  }

  /** Somebody's wish may send others away. */
  void removes(int table) {
    removals.put(table, clock.millis());
  }

  /** Whether somebody may have been sent away since a line broke of which the guest knew then. */
  boolean removed(int table, long since) {
    return removals.getOrDefault(table, -20_000L) > since - Person.SILENT - 3_000;
  }

  boolean closed(int table) {
    return closed.contains(table);
  }

  boolean jumped(long since) {
    return jumpedAt > since - 3_000;
  }

  boolean closing() {
    return closing;
  }

  void tell(Supplier<String> what) {
    story.ifPresent(lines -> lines.add("%8.3f %s".formatted(clock.millis() / 1000.0, what.get())));
  }

  Clock clock() {
    return clock;
  }

  Disk disk() {
    return disk;
  }

  Secrecy secrecy() {
    return secrecy;
  }

  Sabotage sabotage() {
    return sabotage;
  }

  long seed() {
    return evening.seed();
  }

  int tables() {
    return evening.tables().size();
  }

  static Seat anySeat(RandomGenerator dice) {
    return Seat.of(dice.nextInt(Seat.values().length));
  }
}
