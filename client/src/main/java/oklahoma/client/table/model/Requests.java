package oklahoma.client.table.model;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Viewer;

/**
 * The player's requests to the host. Checks each move against the rules, and sends one at a time.
 */
final class Requests {
  private final Consumer<ToHost> outbox;
  private final Function<Move, Optional<Refusal>> judge;
  private final ReadOnlyObjectWrapper<Optional<Pending>> pending =
      new ReadOnlyObjectWrapper<>(this, "pending", Optional.empty());
  private long commands;
  private long seen;

  /**
   * @param outbox receives the messages for the host
   * @param judge gives the reason why a move would be refused, if so
   */
  Requests(Consumer<ToHost> outbox, Function<Move, Optional<Refusal>> judge) {
    this.outbox = outbox;
    this.judge = judge;
  }

  ReadOnlyObjectProperty<Optional<Pending>> pendingProperty() {
    return pending.getReadOnlyProperty();
  }

  /** Notes the number of the latest message from the host, which the next request will carry. */
  void received(long number) {
    seen = number;
  }

  /** Sends a move if the rules allow it and no other is pending. */
  Outcome send(Move move, Set<Integer> cards) {
    if (pending.get().isPresent()) {
      return new Outcome.Waiting(pending.get().get());
    }
    Optional<Refusal> refusal = judge.apply(move);
    if (refusal.isPresent()) {
      return new Outcome.Refused(refusal.get(), move);
    }
    Pending asked = new Pending(++commands, move, cards);
    pending.set(Optional.of(asked));
    outbox.accept(new ToHost.Command(asked.id(), seen, move));
    return new Outcome.Sent(asked);
  }

  /** Closes claims without waiting for the remaining answers. */
  void closeWindow() {
    outbox.accept(new ToHost.EndWait(seen));
  }

  /** Drops the pending request and returns it. */
  Optional<Pending> drop() {
    Optional<Pending> asked = pending.get();
    pending.set(Optional.empty());
    return asked;
  }

  /** Whether an update answers the pending request. */
  boolean answeredBy(FromHost.Update update, Viewer me) {
    Optional<Pending> asked = pending.get();
    return asked.isPresent()
        && (asked.get().move() instanceof Move.Draw
            ? brings(update.event().value(), me)
            : update.command().equals(OptionalLong.of(asked.get().id())));
  }

  /** Whether a refusal answers the pending request. */
  boolean answeredBy(FromHost.Refused refused) {
    return pending.get().filter(asked -> asked.id() == refused.command()).isPresent();
  }

  /**
   * Whether an event answers a draw: the player's drawn card, for which a new stock may be needed
   * first (O-22), or the end of the deal.
   */
  private static boolean brings(Event event, Viewer me) {
    boolean mine = event instanceof Event.Drew drew && drew.seat() == me;
    return mine || event instanceof Event.Ended;
  }
}
