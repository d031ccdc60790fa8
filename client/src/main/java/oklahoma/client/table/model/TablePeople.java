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
 * The people at a table, and the actions of its owner. Only the host's messages change it. Confined
 * to the FX thread.
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
  private final ReadOnlyObjectWrapper<List<Name>> onlookers =
      new ReadOnlyObjectWrapper<>(this, "onlookers", List.of());

  private boolean latecomers;

  /**
   * Nobody yet.
   *
   * @param outbox receives the messages for the host
   * @param me the player's own seat; empty for those who watch
   */
  TablePeople(Consumer<ToHost> outbox, Supplier<Optional<Seat>> me) {
    this.outbox = outbox;
    this.me = me;
  }

  /**
   * Updates who is present.
   *
   * @return the changes to announce with {@link #tell}
   */
  List<PresenceChange> sit(
      List<SeatLabel> seats, Optional<Seat> tending, List<Name> watching, boolean late) {
    PresenceChange.Present before =
        new PresenceChange.Present(labels.get(), owner.get(), onlookers.get(), latecomers);
    PresenceChange.Present after = new PresenceChange.Present(seats, tending, watching, late);
    latecomers = late;
    List<PresenceChange> changes = PresenceChange.between(before, after, me.get(), removed);
    removed.clear();
    owner.set(tending);
    onlookers.set(watching);
    labels.set(seats);
    return changes;
  }

  /** Somebody has come or gone. */
  void tell(PresenceChange change) {
    List.copyOf(followers).forEach(follower -> follower.accept(change));
  }

  /** Calls a listener whenever somebody has come or gone. */
  public void follow(Consumer<PresenceChange> follower) {
    followers.add(follower);
  }

  /** The owner has acted on others. */
  void tended(OwnerAction ownerAction) {
    if (ownerAction instanceof OwnerAction.OfSeat about && sendsAway(about.kind())) {
      removed.add(about.seat());
    }
    List.copyOf(watchers).forEach(watcher -> watcher.accept(ownerAction));
  }

  private static boolean sendsAway(OwnerAction.Kind kind) {
    return switch (kind) {
      case REMOVED, KEPT_OUT -> true;
      case SKIPPED_TURN, SKIPPED_ANSWER, SKIPPED_PAUSE, GAVE_TO_BOT, KEPT_WAITING -> false;
    };
  }

  /** Calls a listener whenever the owner has acted on others. */
  public void watch(Consumer<OwnerAction> watcher) {
    watchers.add(watcher);
  }

  /** Who sits where, in seat order. */
  public ReadOnlyObjectProperty<List<SeatLabel>> labelsProperty() {
    return labels.getReadOnlyProperty();
  }

  /** The owner of the table; nobody if empty. */
  public ReadOnlyObjectProperty<Optional<Seat>> ownerProperty() {
    return owner.getReadOnlyProperty();
  }

  /** The names of the spectators. */
  public ReadOnlyObjectProperty<List<Name>> onlookersProperty() {
    return onlookers.getReadOnlyProperty();
  }

  /** What a seat's player is called. */
  String nameOf(Seat seat) {
    return labels.get().get(seat.ordinal()).name().text();
  }

  /** Whether the player may manage the table: hold the next deal, and act on other seats. */
  public boolean owns() {
    return owner.get().isPresent() && owner.get().equals(me.get());
  }

  /** The same, for those who have to know when another becomes the owner. */
  public ObservableValue<Boolean> ownedProperty() {
    return owner.map(now -> owns());
  }

  /** Acts on another seat; only for the owner of the table. */
  public void tend(Seat seat, OwnerCommand command) {
    outbox.accept(new ToHost.Tend(seat, command));
  }

  /**
   * Removes a spectator; only for the owner of the table.
   *
   * @param keepOut whether for good, under any name
   */
  public void dismiss(Name onlooker, boolean keepOut) {
    outbox.accept(new ToHost.Dismiss(onlooker, keepOut));
  }

  /** Whether a bot's seat may be taken over. */
  public boolean latecomers() {
    return latecomers;
  }

  /** Allows or forbids newcomers to take over a bot's seat; only for the owner of the table. */
  public void letTakeOver(boolean allowed) {
    outbox.accept(new ToHost.LetTakeOver(allowed));
  }

  /** Takes over from a bot; only for spectators, if the owner allows it. */
  public void sitDown(Seat seat) {
    outbox.accept(new ToHost.SitDown(seat));
  }

  /** Tells everybody that the player looks at suggestions. */
  public void askAdvice() {
    outbox.accept(new ToHost.AskAdvice());
  }

  /** Closes a claim window that waits for all; only for the owner of the table. */
  public void closeWindow() {
    outbox.accept(new ToHost.Hurry());
  }

  /** Keeps the next deal from beginning by itself. */
  public void hold() {
    outbox.accept(new ToHost.Hold());
  }
}
