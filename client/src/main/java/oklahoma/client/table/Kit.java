package oklahoma.client.table;

import java.util.function.Consumer;
import oklahoma.client.deck.CardImages;
import oklahoma.client.text.Texts;

/**
 * What every way to play at a table works with, whatever the game: what is known, what is shown of
 * it, what moves it, and what says it.
 *
 * @param model what is known
 * @param picture what is shown
 * @param cards all cards
 * @param playback shows changes one after another
 * @param series asks for several moves, one after another
 * @param lights shows where cards may go
 * @param chips says a sentence where something happened
 * @param words the sentences
 * @param texts all words
 * @param look how the player wants it to look and feel
 * @param actions what the program around the table does
 * @param heart lets the time pass
 */
record Kit(
    TableModel model,
    Picture picture,
    CardLayer cards,
    Playback playback,
    Series series,
    ZoneLights lights,
    Chips chips,
    TableWords words,
    Texts texts,
    TableLook look,
    TableActions actions,
    Heartbeat heart) {

  /**
   * A kit for a table.
   *
   * @param images draws the cards
   * @param audience hears what has been shown
   * @param stopped is told why moves that were to follow are not possible any more
   */
  static Kit of(
      TableModel model,
      CardImages images,
      Texts texts,
      TableLook look,
      TableActions actions,
      Playback.Audience audience,
      Consumer<Outcome.Refused> stopped) {
    CardLayer cards = new CardLayer(images);
    Picture picture = new Picture(cards, model.sight());
    Series series = new Series(model, stopped);
    Playback playback = new Playback(model, picture, cards, look, series, audience);
    return new Kit(
        model,
        picture,
        cards,
        playback,
        series,
        new ZoneLights(),
        new Chips(
            texts,
            actions::rules,
            actions::rule,
            actions::refused,
            look::notice,
            actions::announced),
        new TableWords(texts, model),
        texts,
        look,
        actions,
        new Heartbeat());
  }

  /** Lets the time run until nothing moves any more. */
  void wake() {
    heart.wake();
  }
}
