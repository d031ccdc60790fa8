package oklahoma.client.table.model;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;

/**
 * The people at a table, and the actions of its owner. Only the host's messages change this state.
 * Confined to the FX thread.
 */
public final class TablePeople {
  private final Consumer<ToHost> outbox;
  private final Supplier<Optional<Seat>> me;
  private final List<Consumer<OwnerAction>> watchers = new ArrayList<>();
  private final List<Consumer<PresenceChange>> followers = new ArrayList<>();
  private final Set<Seat> removed = EnumSet.noneOf(Seat.class);
  private final ReadOnlyObjectWrapper<List<SeatLabel>> labels =
      new ReadOnlyObjectWrapper<>(this, "labels", List.of());
  private final ReadOnlyObjectWrapper<Optional<Seat>> owner =
      new ReadOnlyObjectWrapper<>(this, "owner", Optional.empty());
  private final ReadOnlyObjectWrapper<List<Name>> spectators =
      new ReadOnlyObjectWrapper<>(this, "spectators", List.of());

  private boolean latecomers;

  /**
   * Starts without any people.
   *
   * @param outbox receives the messages for the host
   * @param me the player's own seat; empty for a spectator
   */
  TablePeople(Consumer<ToHost> outbox, Supplier<Optional<Seat>> me) {
    this.outbox = outbox;
    this.me = me;
  }

  /**
   * Updates the people.
   *
   * @param tending the seat of the table's owner; empty if nobody owns it
   * @param late whether newcomers may take over a bot's seat
   * @return the changes to announce with {@link #announce}
   */
  List<PresenceChange> update(
      List<SeatLabel> seats, Optional<Seat> tending, List<Name> watching, boolean late) {
    PresenceChange.Present before =
        new PresenceChange.Present(labels.get(), owner.get(), spectators.get(), latecomers);
    PresenceChange.Present after = new PresenceChange.Present(seats, tending, watching, late);
    latecomers = late;
    List<PresenceChange> changes = PresenceChange.between(before, after, me.get(), removed);
    removed.clear();
    owner.set(tending);
    spectators.set(watching);
    labels.set(seats);
    return changes;
  }

  /** Announces that somebody has come or gone, or a similar change, to the listeners. */
  void announce(PresenceChange change) {
    List.copyOf(followers).forEach(follower -> follower.accept(change));
  }

  /** Adds a listener for people who come and go. */
  public void onPresence(Consumer<PresenceChange> follower) {
    followers.add(follower);
  }

  /** Announces an action of the owner to the listeners. */
  void ownerActed(OwnerAction ownerAction) {
    if (ownerAction instanceof OwnerAction.OfSeat about && removes(about.kind())) {
      removed.add(about.seat());
    }
    List.copyOf(watchers).forEach(watcher -> watcher.accept(ownerAction));
  }

  private static boolean removes(OwnerAction.Kind kind) {
    return switch (kind) {
      case REMOVED, BLOCKED -> true;
      case SKIPPED_TURN, SKIPPED_ANSWER, SKIPPED_PAUSE, GAVE_TO_BOT, KEPT_WAITING -> false;
    };
  }

  /** Adds a listener for actions of the owner. */
  public void onOwnerAction(Consumer<OwnerAction> watcher) {
    watchers.add(watcher);
  }

  /** The players, in seat order. */
  public ReadOnlyObjectProperty<List<SeatLabel>> labelsProperty() {
    return labels.getReadOnlyProperty();
  }

  /** The seat of the table's owner; empty if nobody owns the table. */
  public ReadOnlyObjectProperty<Optional<Seat>> ownerProperty() {
    return owner.getReadOnlyProperty();
  }

  /** The names of the spectators. */
  public ReadOnlyObjectProperty<List<Name>> spectatorsProperty() {
    return spectators.getReadOnlyProperty();
  }

  String nameOf(Seat seat) {
    return labels.get().get(seat.ordinal()).name().text();
  }

  /**
   * Whether the player owns the table, and so may stop the clock before the next deal and act on
   * other seats.
   */
  public boolean owns() {
    return owner.get().isPresent() && owner.get().equals(me.get());
  }

  /** {@link #owns} as an observable value; the owner of a table may change. */
  public ObservableValue<Boolean> ownedProperty() {
    return owner.map(now -> owns());
  }

  /** Sends an action on another seat; allowed for the owner only. */
  public void actOnSeat(Seat seat, OwnerCommand command) {
    outbox.accept(new ToHost.ActOnSeat(seat, command));
  }

  /**
   * Removes a spectator; allowed for the owner only.
   *
   * @param block whether the spectator cannot come back under any name
   */
  public void removeSpectator(Name spectator, boolean block) {
    outbox.accept(new ToHost.RemoveSpectator(spectator, block));
  }

  /** Whether newcomers may take over a bot's seat. */
  public boolean latecomers() {
    return latecomers;
  }

  /** Lets newcomers take over a bot's seat, or not; allowed for the owner only. */
  public void allowTakeOver(boolean allowed) {
    outbox.accept(new ToHost.AllowTakeOver(allowed));
  }

  /** Takes over a bot's seat; allowed for spectators only, if the owner permits it. */
  public void sitDown(Seat seat) {
    outbox.accept(new ToHost.SitDown(seat));
  }

  /** Tells the host, and so all players, that the player looks at suggestions. */
  public void askAdvice() {
    outbox.accept(new ToHost.AskAdvice());
  }

  /** Stops the clock after which the next deal would begin; allowed for the owner only. */
  public void holdNextDeal() {
    outbox.accept(new ToHost.HoldNextDeal());
  }
}
