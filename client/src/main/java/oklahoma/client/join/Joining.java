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
import oklahoma.client.net.Connection.Parting;
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
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/**
 * The attempt to join a table: queries its host, enters, and asks the player for what is missing.
 * Never more than one at a time. Confined to the FX thread.
 */
final class Joining {

  /** How far it is. */
  sealed interface State {
    record Idle() implements State {}

    record Trying(String key) implements State {}

    /**
     * One of the host's tables is to be chosen.
     *
     * @param ways back to seats of the player's, by the numbers of the tables
     * @param gone the table of the invitation, if the host does not have it
     */
    record Tables(
        HostAddress address,
        List<TableLabel> tables,
        Map<Integer, List<TableEntry.Back>> ways,
        OptionalInt gone)
        implements State {
      /** The ways back to a table. */
      List<TableEntry.Back> back(TableLabel table) {
        return ways.getOrDefault(table.number(), List.of());
      }

      /** The same without the first way back to a table. */
      Tables withoutFirst(TableLabel table) {
        Map<Integer, List<TableEntry.Back>> left = new HashMap<>(ways);
        left.put(table.number(), back(table).stream().skip(1).toList());
        return new Tables(address, tables, left, gone);
      }
    }

    /** At this table no bot's seat is open to the player before its deal is over. */
    record NotYet(HostAddress address, TableLabel table) implements State {}

    record Faulty(HostAddress.Fault fault) implements State {}

    record Failed(HostAddress address, Parting why) implements State {}
  }

  /**
   * Where the player goes, and what for.
   *
   * @param purpose what the player wants there, unless a seat is kept
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
   * Nothing is tried yet.
   *
   * @param network the lines to hosts, and the hosts that were met
   * @param settings what the player is called, and the addresses that were gone to
   * @param screen does things on the FX thread, in their order
   * @param over hears of each attempt that failed
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

  /** How far it is. */
  ReadOnlyObjectProperty<State> stateProperty() {
    return state;
  }

  /** Whether something is being tried. */
  boolean trying() {
    return state.get() instanceof State.Trying;
  }

  /** What the player is called; empty if there is no name yet. */
  private Optional<Name> player() {
    return Name.of(settings.nameProperty().get());
  }

  /** Whether something can be tried: the player has a name, and nothing is under way. */
  boolean ready() {
    return player().isPresent() && !trying();
  }

  /** What is typed is no address. */
  void faulty(HostAddress.Fault fault) {
    state.set(new State.Faulty(fault));
  }

  /** Begins again: what came of the last attempt is void. */
  void forget() {
    if (!(state.get() instanceof State.Idle)) {
      stop();
      state.set(new State.Idle());
    }
  }

  /** Looks at a host and enters its table, if there is only one that can be meant. */
  void to(Destination destination) {
    go(new Errand(destination, new ConnectionPurpose.Sit()));
  }

  private void go(Errand errand) {
    player().ifPresent(name -> look(errand, name));
  }

  /** Calls off whatever is being tried. */
  void stop() {
    if (callOff != null) {
      callOff.run();
      callOff = null;
    }
    if (trying()) {
      state.set(new State.Idle());
    }
  }

  /** What another window has learned of the host in the meantime counts too. */
  private void look(Errand errand, Name name) {
    state.set(new State.Trying(step(TableQuery.Step.LOOKING_UP)));
    after(network.known().pins(errand.destination().addresses()), pins -> look(errand, name, pins));
  }

  /** Does something with what is found, unless the attempt is called off before. */
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
   * The table that is named, or the only one, is entered at once: by a seat that is kept there
   * under the player's name, or else as the player asked if that is possible and no seat is kept.
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
      comeBack(found, table, left -> enterOrBack(left, table, purpose));
    } else if (back.isEmpty()
        && (!(purpose instanceof ConnectionPurpose.Sit) || TableRow.free(table))) {
      enter(found.address(), table, purpose);
    } else {
      callOff = null;
      state.set(found);
    }
  }

  /** Goes back to a seat that is kept; the table may know none of them, or not the first. */
  void comeBack(State.Tables found, TableLabel table) {
    comeBack(
        found,
        table,
        left -> {
          if (left.back(table).isEmpty()) {
            callOff = null;
            state.set(left);
            over.run();
          } else {
            comeBack(left, table);
          }
        });
  }

  /** Goes back by the first way. */
  private void comeBack(State.Tables found, TableLabel table, Consumer<State.Tables> unknown) {
    state.set(new State.Trying("join.step.ENTERING"));
    callOff =
        found
            .back(table)
            .getFirst()
            .way()
            .go(
                why -> {
                  if (why instanceof Parting.Told told && told.reason() == Farewell.KEY_UNKNOWN) {
                    State.Tables left = found.withoutFirst(table);
                    if (left.back(table).isEmpty()) {
                      pages.complain(new Obstacle(controls.texts()).say(why, found.address()));
                    }
                    unknown.accept(left);
                  } else {
                    fail(found.address(), OptionalInt.of(table.number()), why);
                  }
                },
                this::stop);
  }

  /**
   * Goes to a table that was found on the network. What was found proves nothing, so its host is
   * looked at before: a seat of the player's may be kept there.
   *
   * @param addresses of the host, the best one first
   */
  void enterFound(List<HostAddress> addresses, TableLabel table, ConnectionPurpose purpose) {
    go(new Errand(new Destination(addresses, OptionalInt.of(table.number())), purpose));
  }

  /** Goes to a table of a host that was looked at. */
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

  private static boolean opensLater(ConnectionPurpose purpose, Parting why) {
    return purpose instanceof ConnectionPurpose.TakeOver
        && why instanceof Parting.Told told
        && told.reason() == Farewell.TABLE_FULL;
  }

  /** Nothing has failed before the player has answered. */
  private void askForPassword(
      Parting why, HostAddress address, TableLabel table, ConnectionPurpose purpose) {
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

  private void fail(HostAddress address, OptionalInt table, Parting why) {
    callOff = null;
    state.set(new State.Failed(address, why));
    over.run();
    if (why instanceof Parting.OtherKey other) {
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
