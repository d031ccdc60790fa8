package oklahoma.host.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bots;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.table.Table;
import oklahoma.host.table.TableServices;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.setup.Timing;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.codec.BadMessage;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/** One life of the host, from its start until it is killed. */
final class SimHost {
  private static final int MOST_STEPS = 10_000;

  private final World world;
  private final SplittableRandom chance;
  private final Map<Integer, Table> tables = new TreeMap<>();
  private final Map<Integer, Long> busyUntil = new HashMap<>();
  private final LoginThrottle throttle;
  private boolean dead;

  SimHost(World world, long seed) {
    this.world = world;
    chance = new SplittableRandom(seed);
    throttle = new LoginThrottle(timing());
  }

  /** Opens a table, or brings it back as it was kept. */
  void open(int number, TableSetup setup, boolean again) {
    Optional<KeptTable> kept = again ? world.disk().kept(number) : Optional.empty();
    Optional<SavedTable> saved = kept.map(SavedTable::of);
    TableSetup opened = saved.map(SavedTable::setup).orElse(setup);
    Violation.unless(opened.equals(setup), Check.SAVED, () -> "opened as " + opened);
    Table table =
        Table.withoutThread(
            number,
            setup,
            saved,
            new TableServices(
                world.disk().of(number),
                new SeededDealing(chance.nextLong(), setup.seed().isEmpty()),
                level -> Bots.of(BotLevel.EASY),
                thought -> world.clock().inMillis(chance.nextInt(30), () -> alive(thought)),
                timing(),
                throttle));
    tables.put(number, table);
    table.onClosed(() -> tables.remove(number, table));
    Violation.unless(has(number), Check.NO_MISTAKE, () -> "table " + number + " does not go on");
  }

  private Timing timing() {
    return new Timing() {
      @Override
      public long nanos() {
        return world.clock().nanos();
      }

      @Override
      public Alarm after(Duration delay, Runnable ring) {
        return world.sabotage().rings(delay)
            ? world.clock().after(delay, () -> alive(ring))
            : () -> {};
      }
    };
  }

  private void alive(Runnable what) {
    if (!dead) {
      what.run();
    }
  }

  /** The key for the player who opened this table, if the host has resumed it. */
  Optional<SeatKey> insideKey(int table) {
    return Optional.ofNullable(tables.get(table)).flatMap(Table::insideKey);
  }

  /** Whether this table is open. */
  boolean has(int table) {
    return tables.containsKey(table);
  }

  /** Whether this table asks for a password. */
  boolean guarded(int table) {
    return Optional.ofNullable(tables.get(table))
        .filter(at -> at.label().needsPassword())
        .isPresent();
  }

  void busy(int table, long until) {
    busyUntil.put(table, until);
    world.clock().inMillis(until - world.clock().millis(), () -> {});
  }

  /** A frame of a session. */
  void read(Session session, byte[] frame) {
    if (dead || !session.open()) {
      return;
    }
    ToHost message;
    try {
      message = Codec.toHost(frame);
    } catch (BadMessage bad) {
      session.babbled();
      session.bye(ByeReason.BAD_MESSAGE);
      return;
    }
    if (session.table().isPresent()) {
      Table table = session.table().get();
      if (message instanceof ToHost.Hello) {
        session.babbled();
      }
      world.sabotage().hears(session, message).forEach(each -> table.receive(session, each));
    } else if (message instanceof ToHost.Hello hello) {
      Optional<Table> table = table(hello);
      table.ifPresentOrElse(
          found -> {
            session.at(found);
            found.join(session, world.sabotage().hello(hello));
          },
          () -> session.bye(ByeReason.NO_SUCH_TABLE));
    } else {
      session.babbled();
      session.bye(ByeReason.BAD_MESSAGE);
    }
  }

  private Optional<Table> table(ToHost.Hello hello) {
    if (hello.table() != 0) {
      return Optional.ofNullable(tables.get(hello.table()));
    }
    return tables.values().stream()
        .filter(Table.admitting(hello.purpose()))
        .findFirst()
        .or(() -> tables.values().stream().findFirst());
  }

  /** Lets the tables read all that has come. */
  void pump() {
    int steps = 0;
    boolean more = true;
    while (more) {
      more = false;
      for (int number : List.copyOf(tables.keySet())) {
        Table table = tables.get(number);
        boolean busy = busyUntil.getOrDefault(number, 0L) > world.clock().millis();
        if (table != null && !busy && table.step()) {
          more = true;
          Violation.unless(
              has(number) || world.closed(number),
              Check.NO_MISTAKE,
              () -> "table " + number + " has closed, and would go on from its journal");
          world.stepped(number);
          Violation.unless(++steps < MOST_STEPS, Check.LIVE, "a table never comes to rest");
        }
      }
    }
  }

  /** The process ends. */
  void die() {
    dead = true;
    tables.clear();
  }

  /** Chance that a seed decides, also where it counts as secret. */
  private static final class SeededDealing implements Dealing {
    private final SplittableRandom chance;
    private final boolean secret;

    SeededDealing(long seed, boolean secret) {
      chance = new SplittableRandom(seed);
      this.secret = secret;
    }

    @Override
    public List<Card> shuffled(List<Card> cards) {
      List<Card> order = new ArrayList<>(cards);
      for (int i = order.size(); i > 1; i--) {
        java.util.Collections.swap(order, i - 1, chance.nextInt(i));
      }
      return order;
    }

    @Override
    public Optional<RandomGenerator> secrets() {
      return secret ? Optional.of(chance) : Optional.empty();
    }

    @Override
    public Seat firstDealer(int seats) {
      return Seat.of(chance.nextInt(seats));
    }

    @Override
    public RandomGenerator random() {
      return chance.split();
    }

    @Override
    public long upTo(long bound) {
      return chance.nextLong(bound + 1);
    }
  }
}
