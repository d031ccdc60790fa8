package oklahoma.client.table.input;

import java.util.function.Consumer;
import oklahoma.client.deck.CardImages;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardLayer;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.Chips;
import oklahoma.client.table.cards.Playback;
import oklahoma.client.table.cards.ZoneLights;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.Series;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.words.TableWords;
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
public record Kit(
    TableModel model,
    CardScene picture,
    CardLayer cards,
    Playback playback,
    Series series,
    ZoneLights lights,
    Chips chips,
    TableWords words,
    Texts texts,
    TableLook look,
    TableActions actions,
    AnimationClock heart) {

  /**
   * A kit for a table.
   *
   * @param images draws the cards
   * @param audience hears what has been shown
   * @param stopped is told why moves that were to follow are not possible any more
   */
  public static Kit of(
      TableModel model,
      CardImages images,
      Texts texts,
      TableLook look,
      TableActions actions,
      Playback.Audience audience,
      Consumer<Outcome.Refused> stopped) {
    CardLayer cards = new CardLayer(images);
    CardScene picture = new CardScene(cards, model.sight());
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
        new AnimationClock());
  }

  /** Lets the time run until nothing moves any more. */
  public void wake() {
    heart.wake();
  }
}
