package client.app;

import client.table.Held;
import client.table.Sight;
import client.table.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import rules.Seat;
import rules.card.Card;
import rules.notation.Notation;

/**
 * Remembers beside a table of one's own in which order the player keeps the hand, which nobody else
 * is ever told. It is written in the background; of changes in quick succession the last counts.
 */
final class KeptHand {
  private static final String DEALS = "deals-before";
  private static final String CARDS = "hand";

  /**
   * An order of the hand.
   *
   * @param dealsBefore how many deals of the match are over, so that it is known which one it is of
   * @param cards from left to right
   */
  record Order(int dealsBefore, List<Card> cards) {
    Order {
      cards = List.copyOf(cards);
    }

    /** The order that is kept; none if there is none, or if it cannot be read. */
    static Optional<Order> in(KeptFile file) {
      List<Order> read = new ArrayList<>();
      var _ = file.load(values -> read.add(of(values)));
      return read.stream().findFirst();
    }

    private static Order of(Map<String, String> values) {
      return new Order(
          Integer.parseInt(values.getOrDefault(DEALS, "")),
          Notation.cards(values.getOrDefault(CARDS, "")).orElseThrow());
    }

    private static Optional<Order> of(TableModel model) {
      Sight sight = model.sight();
      int over = model.standingProperty().get().deals().size();
      return sight.me() instanceof Seat
          ? Optional.of(
              new Order(
                  sight.game().over() ? over - 1 : over,
                  sight.own().hand().cards().stream().map(Held::card).toList()))
          : Optional.empty();
    }

    private Map<String, String> values() {
      return Map.of(DEALS, Integer.toString(dealsBefore), CARDS, Notation.print(cards));
    }
  }

  private final KeptFile file;
  private final AtomicReference<@Nullable Runnable> waiting = new AtomicReference<>();
  private Optional<Order> last;
  private CompletableFuture<@Nullable Void> written = CompletableFuture.completedFuture(null);

  private KeptHand(KeptFile file) {
    this.file = file;
    this.last = Optional.empty();
  }

  /**
   * Puts the hand as it was kept, and keeps every order of it from now on.
   *
   * @param file where it is kept
   * @param before what was kept when the table was opened again
   */
  static KeptHand of(KeptFile file, TableModel model, Optional<Order> before) {
    KeptHand kept = new KeptHand(file);
    before
        .filter(order -> order.dealsBefore() == Order.of(model).map(Order::dealsBefore).orElse(-1))
        .ifPresent(order -> model.own().recall(order.cards()));
    model.sightProperty().subscribe(now -> kept.keep(model));
    return kept;
  }

  /** Done when the last order is written. */
  CompletableFuture<@Nullable Void> written() {
    return written;
  }

  private void keep(TableModel model) {
    Optional<Order> now =
        model.standingProperty().get().over() ? Optional.empty() : Order.of(model);
    if (now.equals(last)) {
      return;
    }
    last = now;
    Runnable write =
        now.<Runnable>map(order -> () -> file.save(order.values())).orElse(file::delete);
    if (waiting.getAndSet(write) == null) {
      written = written.thenRunAsync(this::write, HostInside.BACKGROUND);
    }
  }

  private void write() {
    Runnable latest = waiting.getAndSet(null);
    if (latest != null) {
      latest.run();
    }
  }
}
