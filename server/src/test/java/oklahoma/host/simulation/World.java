package oklahoma.host.simulation;

import java.time.Duration;
import java.util.ArrayList;
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
import oklahoma.rules.Seat;

/** A host, its disk, the lines to it and everybody at their other ends. */
final class World {
  static final Fingerprint HOST = Fingerprint.ofHex("5a".repeat(32));
  private static final int MOST_STEPS = 400_000;
  private static final long LONGEST = Duration.ofHours(6).toMillis();

  /** Milliseconds that a request may be on its way. */
  private static final long BEFORE_SLEEP = 3_000;

  private final Evening evening;
  private final Sabotage sabotage;
  private final Clock clock = new Clock();
  private final Secrecy secrecy = new Secrecy();
  private final Disk disk = new Disk(this);
  private final Waiting waiting = new Waiting(this, clock);
  private final Trouble trouble = new Trouble(this, clock);
  private final SplittableRandom chance;
  private final List<Person> people = new ArrayList<>();
  private final List<Session> sessions = new ArrayList<>();
  private final Map<Integer, Long> removals = new HashMap<>();
  private final Set<Integer> closed = new HashSet<>();
  private final Optional<List<String>> story;
  private Optional<SimHost> host = Optional.empty();
  private int fuse = -1;
  private boolean closing;
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
      Optional<Violation> violation,
      List<String> story,
      long entries,
      long messages,
      int judged,
      int verified) {}

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
        people.stream().mapToInt(Person::judged).sum(),
        people.stream().mapToInt(Person::verified).sum());
  }

  private void pass() {
    start();
    people.forEach(person -> clock.inMillis(person.coming().at(), person::come));
    trouble.expect(evening.faults());
    for (int steps = 0; !over(); steps++) {
      Violation.unless(steps < MOST_STEPS, Check.LIVE, "the evening never ends");
      if (!clock.step()) {
        Violation.unless(!closing, Check.LIVE, "nothing will ever happen again");
        close();
      }
      pump();
      waiting.clocks();
      if (!closing && (written >= evening.moves() || clock.millis() > LONGEST)) {
        close();
      }
      if (closing) {
        waiting.watch();
      }
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

  /** Nothing more goes wrong, everybody comes back, and play continues. */
  private void close() {
    closing = true;
    tell(() -> "from now on all goes well");
    disk.full(0);
    fuse = -1;
    waiting.aim();
    people.forEach(Person::behave);
  }

  private boolean over() {
    if (!closing) {
      return !people.isEmpty() && people.stream().allMatch(Person::done) && host.isPresent();
    }
    return host.isPresent() && waiting.reached();
  }

  TableSetup setup(int table) {
    return evening.tables().get(table - 1);
  }

  /** Somebody connects; nothing if the host is down. */
  Optional<Session> connect(Person person, RandomGenerator random) {
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
            random,
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
      case Entry.MatchBegan _, Entry.DealerDrawn _, Entry.Dealt _, Entry.TableSaved _ -> {}
    }
  }

  private void forgotten(int table) {
    if (setup(table).opening() != TableSetup.Opening.LASTING_LOBBY) {
      closed.add(table);
    }
  }

  private static String shortly(Entry entry) {
    return switch (entry) {
      case Entry.TableSaved stands -> "how it stands";
      case Entry.Shuffling(var sealed) -> "shuffle " + sealed.published().number();
      case Entry.Dealt dealt -> "a deal";
      default -> entry.toString();
    };
  }

  void sent(Session session, FromHost message) {
    messages++;
  }

  /** Whether nobody who comes to this table is asked for a password now. */
  boolean unguarded(int table) {
    return host.filter(up -> up.guarded(table)).isEmpty();
  }

  /** A table has read a message: everybody there knows what it would show. */
  void stepped(int table) {
    Agreement.at(table, disk.truth(table), sessions);
  }

  /** Whether the host runs. */
  boolean up() {
    return host.isPresent();
  }

  /** Whether this table is open. */
  boolean has(int table) {
    return host.filter(now -> now.has(table)).isPresent();
  }

  List<Session> sessions() {
    return sessions;
  }

  List<Person> people() {
    return people;
  }

  /** The host, if it runs, is killed after so many more steps. */
  void killed(int steps) {
    if (host.isPresent()) {
      fuse = steps;
    }
  }

  /** A table reads nothing until then. */
  void busy(int table, long until) {
    host.ifPresent(now -> now.busy(table, until));
    waiting.busy(table, until);
  }

  Trouble trouble() {
    return trouble;
  }

  Waiting waiting() {
    return waiting;
  }

  /** Somebody's request may send others away. */
  void removes(int table) {
    removals.put(table, clock.millis());
  }

  /** What was wished when a table fell asleep, or in its sleep, is done only now. */
  void awoke(int table, long asleepSince) {
    removals.computeIfPresent(
        table, (number, at) -> at > asleepSince - BEFORE_SLEEP ? clock.millis() : at);
  }

  /** Whether somebody may have been sent away since a line broke of which the guest knew then. */
  boolean removed(int table, long since) {
    return removals.getOrDefault(table, -20_000L) > since - Person.SILENT - 3_000;
  }

  /** The key for the player who opened this table, once the host has resumed it. */
  Optional<SeatKey> insideKey(int table) {
    return host.flatMap(up -> up.insideKey(table));
  }

  boolean closed(int table) {
    return closed.contains(table);
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

  static Seat anySeat(RandomGenerator random) {
    return Seat.of(random.nextInt(Seat.values().length));
  }
}
