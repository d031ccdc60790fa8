package oklahoma.client.join;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.client.net.AddressRace;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.Connector;
import oklahoma.client.net.Destination;
import oklahoma.client.net.Network;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.settings.NetworkSettings;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.TableEntry;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/**
 * An attempt to join a table: queries its host, enters, and asks the player for a missing password.
 * Only one attempt runs at a time. Confined to the FX thread.
 */
final class Joining {

  /** The progress of the attempt, or its result. */
  sealed interface State {
    record Idle() implements State {}

    record Trying(String key) implements State {}

    /**
     * The player has to choose one of the host's tables.
     *
     * @param ways the player's kept seats, by the numbers of their tables
     * @param gone the table of the invitation, if the host does not have it
     */
    record Tables(
        HostAddress address,
        List<TableLabel> tables,
        Map<Integer, List<TableEntry.Back>> ways,
        OptionalInt gone)
        implements State {
      /** The player's kept seats at a table. */
      List<TableEntry.Back> back(TableLabel table) {
        return ways.getOrDefault(table.number(), List.of());
      }

      /** The same choice without the first kept seat at a table. */
      Tables withoutFirst(TableLabel table) {
        Map<Integer, List<TableEntry.Back>> left = new HashMap<>(ways);
        left.put(table.number(), back(table).stream().skip(1).toList());
        return new Tables(address, tables, left, gone);
      }
    }

    /** All bots' seats at this table are closed to latecomers until the deal is over. */
    record NotYet(HostAddress address, TableLabel table) implements State {}

    record Faulty(HostAddress.Fault fault) implements State {}

    record Failed(HostAddress address, EndCause why) implements State {}
  }

  /**
   * A destination with the player's intention.
   *
   * @param purpose what the player wants there; if a seat is kept, the player returns to it instead
   */
  private record Errand(Destination destination, ConnectionPurpose purpose) {}

  private final Controls controls;
  private final Pages pages;
  private final Network network;
  private final NetworkSettings settings;
  private final Executor screen;
  private final TableEntry entry;
  private final Runnable over;
  private final ObjectProperty<State> state = new SimpleObjectProperty<>(new State.Idle());
  private @Nullable Runnable callOff;
  private int attempt;

  /**
   * No attempt yet.
   *
   * @param network connects to hosts and knows those that the program has met
   * @param settings the player's name and the recent addresses
   * @param screen runs tasks on the FX thread, in order
   * @param entry opens a table once the host has answered
   * @param over called after each failed attempt
   */
  Joining(
      Pages pages,
      NetworkSettings settings,
      Network network,
      Executor screen,
      TableEntry entry,
      Runnable over) {
    this.controls = pages.controls();
    this.pages = pages;
    this.network = network;
    this.settings = settings;
    this.screen = screen;
    this.entry = entry;
    this.over = over;
  }

  /** The progress of the attempt, or the result of the last one. */
  ReadOnlyObjectProperty<State> stateProperty() {
    return state;
  }

  /** Whether an attempt is running. */
  boolean trying() {
    return state.get() instanceof State.Trying;
  }

  /** The player's name; empty if it is not valid yet. */
  private Optional<Name> player() {
    return Name.of(settings.nameProperty().get());
  }

  /** Whether an attempt can start: the player has a name, and none is running. */
  boolean ready() {
    return player().isPresent() && !trying();
  }

  /** Shows what is wrong with the typed address. */
  void faulty(HostAddress.Fault fault) {
    state.set(new State.Faulty(fault));
  }

  /** Stops any attempt and clears the last result. */
  void forget() {
    if (!(state.get() instanceof State.Idle)) {
      stop();
      state.set(new State.Idle());
    }
  }

  /** Queries a host, and enters its table if there is no doubt which one is meant. */
  void to(Destination destination) {
    go(new Errand(destination, new ConnectionPurpose.Sit()));
  }

  private void go(Errand errand) {
    player().ifPresent(name -> look(errand, name));
  }

  /** Cancels the running attempt. */
  void stop() {
    if (callOff != null) {
      callOff.run();
      callOff = null;
    }
    if (trying()) {
      state.set(new State.Idle());
    }
  }

  /**
   * Reads the known keys from the database, because another window may have met this host
   * meanwhile.
   */
  private void look(Errand errand, Name name) {
    state.set(new State.Trying(step(TableQuery.Step.LOOKING_UP)));
    after(network.known().pins(errand.destination().addresses()), pins -> look(errand, name, pins));
  }

  /** Runs an action with a result, unless the attempt is cancelled before. */
  private <T> void after(CompletableFuture<T> found, Consumer<T> then) {
    int mine = ++attempt;
    callOff = () -> attempt++;
    pages.after(
        found,
        value -> ifWanted(mine, () -> then.accept(value)),
        failure ->
            ifWanted(
                mine,
                () -> {
                  stop();
                  pages.failed(failure);
                }));
  }

  private void ifWanted(int asked, Runnable what) {
    if (asked == attempt) {
      what.run();
    }
  }

  private static String step(TableQuery.Step step) {
    return "join.step." + step.name();
  }

  private void look(Errand errand, Name name, Map<HostAddress, Pin> pins) {
    AddressRace race =
        AddressRace.to(
            new Connector(network.eventLoops(), screen),
            errand.destination(),
            address -> pins.getOrDefault(address, Pin.NONE),
            name,
            step -> state.set(new State.Trying(step(step))),
            (address, outcome) -> looked(errand, address, outcome));
    callOff = race::close;
  }

  private void looked(Errand errand, HostAddress address, TableQuery.Outcome outcome) {
    callOff = null;
    switch (outcome) {
      case TableQuery.Outcome.Failed(var why) -> fail(address, errand.destination().table(), why);
      case TableQuery.Outcome.Found(var tables, var key) -> {
        network.known().met(address, key);
        RecentAddresses.remember(settings.recentHostsProperty(), address.text());
        after(entry.waysBack(address, key, tables), ways -> choose(errand, address, tables, ways));
      }
    }
  }

  /**
   * Enters the named table, or the only one, at once. It returns to a seat that is kept there under
   * the player's name; if none is, it enters as the player asked, if that is possible.
   */
  private void choose(
      Errand errand,
      HostAddress address,
      List<TableLabel> tables,
      Map<Integer, List<TableEntry.Back>> ways) {
    OptionalInt invited = errand.destination().table();
    Optional<TableLabel> meant =
        invited.isPresent()
            ? tables.stream().filter(table -> table.number() == invited.getAsInt()).findFirst()
            : tables.stream().findFirst().filter(first -> tables.size() == 1);
    OptionalInt gone = meant.isPresent() ? OptionalInt.empty() : invited;
    State.Tables found = new State.Tables(address, tables, ways, gone);
    meant.ifPresentOrElse(
        table -> enterOrBack(found, table, errand.purpose()), () -> state.set(found));
  }

  private void enterOrBack(State.Tables found, TableLabel table, ConnectionPurpose purpose) {
    List<TableEntry.Back> back = found.back(table);
    boolean watches = purpose instanceof ConnectionPurpose.Watch;
    if (!watches && !back.isEmpty() && player().equals(Optional.of(back.getFirst().name()))) {
      returnToSeat(found, table, left -> enterOrBack(left, table, purpose));
    } else if (back.isEmpty()
        && (!(purpose instanceof ConnectionPurpose.Sit) || TableRow.free(table))) {
      enter(found.address(), table, purpose);
    } else {
      callOff = null;
      state.set(found);
    }
  }

  /**
   * Returns to a kept seat. If the host does not know the first one it tries the next; after the
   * last it shows the list of tables.
   */
  void returnToSeat(State.Tables found, TableLabel table) {
    returnToSeat(
        found,
        table,
        left -> {
          if (left.back(table).isEmpty()) {
            callOff = null;
            state.set(left);
            over.run();
          } else {
            returnToSeat(left, table);
          }
        });
  }

  /**
   * Tries the first of the kept seats.
   *
   * @param unknown receives the remaining choice if the host does not know this seat
   */
  private void returnToSeat(State.Tables found, TableLabel table, Consumer<State.Tables> unknown) {
    state.set(new State.Trying("join.step.ENTERING"));
    callOff =
        found
            .back(table)
            .getFirst()
            .way()
            .go(
                why -> {
                  if (why instanceof EndCause.ByHost byHost
                      && byHost.reason() == ByeReason.KEY_UNKNOWN) {
                    State.Tables left = found.withoutFirst(table);
                    if (left.back(table).isEmpty()) {
                      pages.showError(
                          new JoinFailureText(controls.texts()).say(why, found.address()));
                    }
                    unknown.accept(left);
                  } else {
                    fail(found.address(), OptionalInt.of(table.number()), why);
                  }
                },
                this::stop);
  }

  /**
   * Enters a table that was found on the network. Such an answer proves nothing, so this first
   * queries the host, which also finds seats that are kept for the player.
   *
   * @param addresses the host's addresses, the best one first
   */
  void enterFound(List<HostAddress> addresses, TableLabel table, ConnectionPurpose purpose) {
    go(new Errand(new Destination(addresses, OptionalInt.of(table.number())), purpose));
  }

  /** Enters a table of a host that has been queried. */
  void enter(HostAddress address, TableLabel table, ConnectionPurpose purpose) {
    enter(address, table, purpose, Optional.empty());
  }

  private void enter(
      HostAddress address,
      TableLabel table,
      ConnectionPurpose purpose,
      Optional<TablePassword> password) {
    boolean watches = purpose instanceof ConnectionPurpose.Watch;
    state.set(new State.Trying(watches ? "join.step.WATCHING" : "join.step.ENTERING"));
    callOff =
        entry.join(
            address,
            table,
            purpose,
            password,
            why -> {
              if (PasswordCard.asks(why)) {
                askForPassword(why, address, table, purpose);
              } else if (opensLater(purpose, why)) {
                callOff = null;
                state.set(new State.NotYet(address, table));
                over.run();
              } else {
                fail(address, OptionalInt.of(table.number()), why);
              }
            });
  }

  private static boolean opensLater(ConnectionPurpose purpose, EndCause why) {
    return purpose instanceof ConnectionPurpose.TakeOver
        && why instanceof EndCause.ByHost byHost
        && byHost.reason() == ByeReason.TABLE_FULL;
  }

  /** Asks the player for the password. The attempt counts as failed only if the player cancels. */
  private void askForPassword(
      EndCause why, HostAddress address, TableLabel table, ConnectionPurpose purpose) {
    callOff = null;
    state.set(new State.Idle());
    over.run();
    new PasswordCard(controls, pages)
        .show(
            table.name().text(),
            why,
            password -> enter(address, table, purpose, Optional.of(password)),
            () -> fail(address, OptionalInt.of(table.number()), why));
  }

  private void fail(HostAddress address, OptionalInt table, EndCause why) {
    callOff = null;
    state.set(new State.Failed(address, why));
    over.run();
    if (why instanceof EndCause.OtherKey other) {
      new OtherKeyCard(controls, pages)
          .show(
              other,
              address.text(),
              network.known().elsewhere(other.found()),
              () -> {
                network.known().met(address, other.found());
                to(new Destination(List.of(address), table));
              });
    }
  }
}
