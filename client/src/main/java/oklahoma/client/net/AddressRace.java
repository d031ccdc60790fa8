package oklahoma.client.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.protocol.people.Name;

/**
 * Tries to reach a host at all of its addresses, in order. An unreachable address may be silent for
 * a long time, so each attempt starts shortly after the one before. The first answer counts.
 * Confined to its executor's thread, which it never blocks.
 */
public final class AddressRace implements AutoCloseable {
  /** How long an attempt runs before the next address is tried too, in milliseconds. */
  static final long HEAD_START_MS = 800;

  private final Connector connector;
  private final Destination destination;
  private final Function<HostAddress, Pin> pins;
  private final Name name;
  private final Consumer<TableQuery.Step> steps;
  private final BiConsumer<HostAddress, TableQuery.Outcome> outcome;
  private final List<TableQuery> queries = new ArrayList<>();
  private final TreeMap<Integer, Connection.EndCause> failures = new TreeMap<>();
  private Optional<TableQuery.Step> furthest = Optional.empty();
  private boolean over;

  private AddressRace(
      Connector connector,
      Destination destination,
      Function<HostAddress, Pin> pins,
      Name name,
      Consumer<TableQuery.Step> steps,
      BiConsumer<HostAddress, TableQuery.Outcome> outcome) {
    this.connector = connector;
    this.destination = destination;
    this.pins = pins;
    this.name = name;
    this.steps = steps;
    this.outcome = outcome;
  }

  /**
   * Starts the race.
   *
   * @param pins the key that the host must have, by address
   * @param name the guest's name
   * @param steps receives the progress
   * @param outcome receives the result with its address, once, unless this is closed before
   */
  public static AddressRace to(
      Connector connector,
      Destination destination,
      Function<HostAddress, Pin> pins,
      Name name,
      Consumer<TableQuery.Step> steps,
      BiConsumer<HostAddress, TableQuery.Outcome> outcome) {
    AddressRace race = new AddressRace(connector, destination, pins, name, steps, outcome);
    connector.executor().execute(() -> race.tryNext(0));
    return race;
  }

  /** Stops all attempts; no listener is called any more. */
  @Override
  public void close() {
    over = true;
    queries.forEach(TableQuery::close);
  }

  /** Starts the attempt at the address with this index, unless it has started already. */
  private void tryNext(int number) {
    if (over || number != queries.size() || number >= destination.addresses().size()) {
      return;
    }
    HostAddress address = destination.addresses().get(number);
    queries.add(
        TableQuery.at(
            connector,
            address,
            pins.apply(address),
            TableQuery.hello(name, destination.table().orElse(0)),
            this::stepped,
            result -> looked(number, result)));
    connector.timing().after(HEAD_START_MS, () -> tryNext(number + 1));
  }

  private void stepped(TableQuery.Step step) {
    if (!over && furthest.filter(before -> before.compareTo(step) >= 0).isEmpty()) {
      furthest = Optional.of(step);
      steps.accept(step);
    }
  }

  private void looked(int number, TableQuery.Outcome result) {
    if (over) {
      return;
    }
    switch (result) {
      case TableQuery.Outcome.Found found -> finish(number, found);
      case TableQuery.Outcome.Failed(Connection.EndCause why) -> {
        failures.put(number, why);
        if (failures.size() == destination.addresses().size()) {
          Map.Entry<Integer, Connection.EndCause> telling = telling();
          finish(telling.getKey(), new TableQuery.Outcome.Failed(telling.getValue()));
        } else {
          tryNext(number + 1);
        }
      }
    }
  }

  /**
   * The most telling failure: a host's answer is worth more than silence; otherwise the best
   * address counts.
   */
  private Map.Entry<Integer, Connection.EndCause> telling() {
    return failed(Connection.EndCause.ByHost.class)
        .or(() -> failed(Connection.EndCause.OtherKey.class))
        .orElseGet(failures::firstEntry);
  }

  private Optional<Map.Entry<Integer, Connection.EndCause>> failed(
      Class<? extends Connection.EndCause> why) {
    return failures.entrySet().stream()
        .filter(failure -> why.isInstance(failure.getValue()))
        .findFirst();
  }

  private void finish(int number, TableQuery.Outcome result) {
    close();
    outcome.accept(destination.addresses().get(number), result);
  }
}
