package client.demo;

import client.table.Held;
import client.table.TableModel;
import client.table.motion.Speed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import rules.Move;
import rules.card.Card;
import rules.card.Meld;

/**
 * Makes the demonstration's own moves as a player would: melds are put into the tray before they
 * are laid down.
 */
final class Gestures {
  private static final long STAGE_MS = 500;

  private final TableModel table;
  private final Consumer<String> shown;
  private final Speed speed;

  /**
   * @param shown is told when something is worth a picture
   */
  Gestures(Theatre theatre, TableModel table, Consumer<String> shown, Speed speed) {
    this.table = table;
    this.shown = shown;
    this.speed = speed;
  }

  void make(Move move) throws InterruptedException, ExecutionException {
    if (move instanceof Move.LayDown down) {
      stage(down.melds());
    }
    onScreen(() -> table.send(move));
  }

  /** Each meld goes into the first slot of its kind that is still free. */
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
