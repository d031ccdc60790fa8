package oklahoma.client.deck;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import oklahoma.client.deck.style.Deck;

/**
 * Reads each installed deck once, on a thread of its own so that no painter waits: a large deck
 * takes some seconds. Confined to the FX thread.
 */
final class DeckReader {
  private final InstalledDecks decks;
  private final Executor screen;
  private final Map<Deck, List<Runnable>> waiting = new HashMap<>();

  DeckReader(InstalledDecks decks, Executor screen) {
    this.decks = decks;
    this.screen = screen;
  }

  /** Runs {@code what} on the FX thread, later, once the deck has been read. */
  void then(Deck deck, Runnable what) {
    List<Runnable> begun = waiting.get(deck);
    if (begun != null) {
      begun.add(what);
      return;
    }
    waiting.put(deck, new ArrayList<>(List.of(what)));
    Thread.ofPlatform().daemon().name("deck-reader").start(() -> read(deck));
  }

  private void read(Deck deck) {
    decks.faces(deck); // Logs what is wrong with it and keeps that there is nothing to draw.
    screen.execute(() -> Objects.requireNonNull(waiting.remove(deck)).forEach(Runnable::run));
  }
}
