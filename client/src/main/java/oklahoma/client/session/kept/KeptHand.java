package oklahoma.client.session.kept;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import oklahoma.client.storage.Row;
import oklahoma.client.storage.Rows;
import oklahoma.client.table.model.Progress;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Saves the order of the player's hand, which nobody else ever learns, how much of the match the
 * player has seen, and the player's pending move. It saves in the background; of several quick
 * changes only the latest is written.
 */
public final class KeptHand {
  private static final Logger LOG = LoggerFactory.getLogger(KeptHand.class);
  private static final String DEALS = "deals-before";
  private static final String CARDS = "hand";
  private static final String DEALS_OVER = "deals-over";
  private static final String HAND_NUMBER = "hand-number";
  private static final String LINES = "lines";
  private static final String ASKED = "asked";

  /**
   * The saved order of a hand.
   *
   * @param dealsBefore the number of finished deals in the match, which identifies the deal
   * @param cards the cards from left to right
   * @param known how much of the match the player has seen; empty if it was not saved
   * @param asked the player's move that the host had not answered, if any
   */
  public record Order(
      int dealsBefore, List<Card> cards, Optional<Progress> known, Optional<ProposedMove> asked) {
    public Order {
      cards = List.copyOf(cards);
    }

    /**
     * Reads the saved order; empty if there is none or it cannot be read. Blocks on the database.
     */
    public static Optional<Order> in(Row row) {
      try {
        return read(row.fields().join());
      } catch (CompletionException unreadable) {
        LOG.warn("the order of the hand {} cannot be read", row.name(), unreadable);
        return Optional.empty();
      }
    }

    /** Parses saved fields; empty if there are none or they are not valid. */
    static Optional<Order> read(Map<String, String> values) {
      try {
        return values.isEmpty() ? Optional.empty() : Optional.of(of(values));
      } catch (IllegalArgumentException invalid) {
        LOG.warn("an order of the hand cannot be read", invalid);
        return Optional.empty();
      }
    }

    /**
     * Parses the fields of {@link #values}.
     *
     * @throws IllegalArgumentException if they are not valid
     */
    private static Order of(Map<String, String> values) {
      return new Order(
          Integer.parseInt(values.getOrDefault(DEALS, "")),
          Notation.cards(values.getOrDefault(CARDS, "")).orElseThrow(),
          values.containsKey(LINES)
              ? Optional.of(
                  new Progress(
                      Integer.parseInt(values.getOrDefault(DEALS_OVER, "")),
                      Integer.parseInt(values.getOrDefault(HAND_NUMBER, "")),
                      Integer.parseInt(values.getOrDefault(LINES, ""))))
              : Optional.empty(),
          Optional.ofNullable(values.get(ASKED)).map(text -> Notation.meant(text).orElseThrow()));
    }

    private static Optional<Order> of(TableModel model) {
      PlayerView view = model.playerView();
      int over = model.standingProperty().get().deals().size();
      return view.me() instanceof Seat me
          ? Optional.of(
              new Order(
                  view.game().over() ? over - 1 : over,
                  view.own().hand().cards().stream().map(Held::card).toList(),
                  Optional.of(Progress.of(model)),
                  model.pendingProperty().get().map(asked -> new ProposedMove(me, asked.move()))))
          : Optional.empty();
    }

    private Map<String, String> values() {
      Map<String, String> values = new TreeMap<>();
      values.put(DEALS, Integer.toString(dealsBefore));
      values.put(CARDS, Notation.print(cards));
      known.ifPresent(progress -> {
        values.put(DEALS_OVER, Integer.toString(progress.deals()));
        values.put(HAND_NUMBER, Integer.toString(progress.hand()));
        values.put(LINES, Integer.toString(progress.lines()));
      });
      asked.ifPresent(move -> values.put(ASKED, Notation.print(move)));
      return values;
    }
  }

  private final Row row;
  private final AtomicReference<@Nullable Consumer<Rows>> waiting = new AtomicReference<>();
  private Optional<Order> last;

  private KeptHand(Row row) {
    this.row = row;
    this.last = Optional.empty();
  }

  /**
   * Restores the saved order of a hand, and saves every later order.
   *
   * @param row where the order is saved
   * @param before the saved order; it applies only if the deal is still the same
   */
  public static KeptHand of(Row row, TableModel model, Optional<Order> before) {
    KeptHand kept = new KeptHand(row);
    before
        .filter(order -> order.dealsBefore() == Order.of(model).map(Order::dealsBefore).orElse(-1))
        .ifPresent(order -> model.own().recall(order.cards()));
    model.playerViewProperty().subscribe(now -> kept.keep(model));
    model.addListener(change -> kept.keep(model));
    model.pendingProperty().subscribe(now -> kept.keep(model));
    return kept;
  }

  private void keep(TableModel model) {
    Optional<Order> now =
        model.standingProperty().get().over() ? Optional.empty() : Order.of(model);
    if (now.equals(last)) {
      return;
    }
    last = now;
    Consumer<Rows> write =
        now.<Consumer<Rows>>map(
                order -> rows -> rows.put(row.subject(), row.name(), order.values()))
            .orElse(rows -> rows.remove(row.subject(), row.name()));
    if (waiting.getAndSet(write) == null) {
      row.store()
          .change(
              this::write,
              () -> waiting.set(null)); // after a failure the next change is saved again
    }
  }

  private void write(Rows rows) {
    Consumer<Rows> latest = waiting.getAndSet(null);
    if (latest != null) {
      latest.accept(rows);
    }
  }
}
