package oklahoma.client.table.model;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.client.table.model.hand.Held;
import oklahoma.rules.Move;

/** Sends several moves one after another, each when the host has confirmed the previous one. */
public final class MoveQueue {

  /** A move that plays one card of the hand. */
  public record Play(Held held, Move move) {}

  private final TableModel model;
  private final Consumer<Outcome.Refused> stopped;
  private List<Play> left = List.of();

  /**
   * @param stopped receives the reason when a move becomes impossible; later moves are dropped
   */
  public MoveQueue(TableModel model, Consumer<Outcome.Refused> stopped) {
    this.model = model;
    this.stopped = stopped;
  }

  /**
   * Sends the first of these moves and queues the rest. Drops what is left of an earlier call.
   *
   * @return the outcome of the first move; unless it was sent, nothing is queued
   */
  public Outcome begin(List<Play> plays) {
    if (plays.isEmpty()) {
      throw new IllegalArgumentException("a queue of no moves");
    }
    left = plays.subList(1, plays.size());
    Outcome first = ask(plays.getFirst());
    if (!(first instanceof Outcome.Sent)) {
      left = List.of();
    }
    return first;
  }

  /**
   * The ids of the cards still to be played, including those of the move that waits for the host's
   * answer.
   */
  public Set<Integer> cards() {
    Stream<Integer> asked =
        model.pendingProperty().get().stream().flatMap(pending -> pending.cards().stream());
    return Stream.concat(asked, left.stream().map(play -> play.held().id()))
        .collect(Collectors.toSet());
  }

  /**
   * After an event sends the next move; after a new deal, a restored state or a move taken back,
   * drops all moves.
   */
  public void changed(Change change) {
    switch (change) {
      case Change.Happened happened -> next();
      case Change.Rearranged arranged -> {}
      case Change.Dealt _, Change.Restored _, Change.TakenBack _ -> left = List.of();
    }
  }

  private void next() {
    if (left.isEmpty() || model.pendingProperty().get().isPresent()) {
      return;
    }
    Play play = left.getFirst();
    left = left.subList(1, left.size());
    if (ask(play) instanceof Outcome.Refused why) {
      left = List.of();
      stopped.accept(why);
    }
  }

  private Outcome ask(Play play) {
    return model.send(play.move(), Set.of(play.held().id()));
  }
}
