package oklahoma.client.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.motion.Speed;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Oklahoma;
import org.jspecify.annotations.Nullable;

/**
 * Makes the demonstration's own moves as a player would: it puts melds into the tray before it lays
 * them down, and it drags the card to the knock area for a knock.
 *
 * @param program the program in whose window it drags
 * @param table the table on which it moves
 * @param shown receives the name of each moment that is worth a picture
 * @param speed decides how long the pauses are
 */
record Gestures(DemoProgram program, TableModel table, Consumer<String> shown, Speed speed) {

  private static final long STAGE_MS = 500;
  private static final long STEP_MS = 32;
  private static final int STEPS = 16;

  /**
   * Makes a move.
   *
   * @param deal the deal as the player sees it
   */
  void make(Move move, Deal deal) throws InterruptedException, ExecutionException {
    if (move instanceof Move.LayDown down && deal instanceof Oklahoma) {
      stage(down.melds());
    }
    if (move instanceof Move.Discard(Card card)) {
      drag(card, "discard");
    }
    if (move instanceof Move.Knock(Optional<Card> discard, List<Meld> melds)
        && discard.isPresent()) {
      drag(discard.get(), "knock");
      pause(STAGE_MS);
      shown.accept("declaration");
    }
    onScreen(() -> unlessSent(move));
  }

  /** Sends a move unless its gesture has already done so. */
  private void unlessSent(Move move) {
    boolean free = table.pendingProperty().get().isEmpty();
    if (free && table.refusal(move).isEmpty()) {
      table.send(move);
    }
  }

  /** Drags a card of the hand to a node on the table. */
  private void drag(Card card, String target) throws InterruptedException, ExecutionException {
    AtomicReference<@Nullable Drag> begun = new AtomicReference<>();
    onScreen(() -> begun.set(dragOf(card, target)));
    Drag drag = begun.get();
    if (drag == null) {
      return;
    }
    onScreen(drag::press);
    for (int step = 1; step <= STEPS; step++) {
      double part = (double) step / STEPS;
      onScreen(() -> drag.move(part));
      pause(STEP_MS);
      if (step == STEPS - 2) {
        TimeUnit.MILLISECONDS.sleep(2 * STEP_MS);
        shown.accept("drag");
      }
    }
    onScreen(drag::release);
  }

  private @Nullable Drag dragOf(Card card, String target) {
    Optional<Node> node =
        table.own().hand().cards().stream()
            .filter(held -> held.card().equals(card))
            .reduce((first, last) -> last)
            .flatMap(held -> program.card(held.id()));
    Optional<Node> pile = program.node(target);
    return node.isPresent() && pile.isPresent() ? new Drag(node.get(), pile.get()) : null;
  }

  /** Puts each meld into the first free slot of its kind. */
  private void stage(List<Meld> melds) throws InterruptedException, ExecutionException {
    onScreen(() -> table.own().clearTray());
    List<Integer> used = new ArrayList<>();
    for (Meld meld : melds) {
      onScreen(() -> stage(meld, used));
      pause(STAGE_MS);
    }
    shown.accept("tray");
  }

  private void stage(Meld meld, List<Integer> used) {
    List<Integer> ids = new ArrayList<>();
    for (Card card : meld.cards()) {
      table.own().hand().cards().stream()
          .filter(held -> held.card().equals(card) && !used.contains(held.id()))
          .map(Held::id)
          .findFirst()
          .ifPresent(id -> {
            used.add(id);
            ids.add(id);
          });
    }
    table.own().tray().slotFor(meld.kind()).ifPresent(slot -> table.own().stage(slot, ids));
  }

  private void pause(long millis) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(Math.round(millis * speed.factor()));
  }

  private static void onScreen(Runnable what) throws InterruptedException, ExecutionException {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Platform.runLater(() -> {
      try {
        what.run();
        done.complete(true);
      } catch (RuntimeException failure) {
        done.completeExceptionally(failure);
      }
    });
    done.get();
  }
}
