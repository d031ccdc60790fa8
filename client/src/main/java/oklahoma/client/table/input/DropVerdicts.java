package oklahoma.client.table.input;

import java.util.Optional;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.DropMeaning;
import oklahoma.client.table.gesture.Gesture;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Target.Verdict;
import oklahoma.client.table.gesture.Zone;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;

/** Asks the rules whether the carried cards may be dropped on a zone; if not, gives the reason. */
record DropVerdicts(TableModel model, TableWords words) {

  /**
   * A zone with its verdict for the carried cards.
   *
   * @param landing the place of a card dropped there
   * @param result the effect of a legal drop, as a sentence
   * @param brief the effect in a few words
   */
  Target of(
      Carried carried, Zone zone, Area area, Optional<Place> landing, String result, String brief) {
    Verdict verdict =
        switch (Gesture.of(carried, zone)) {
          case DropMeaning.Plays(var move) -> verdict(move, result, brief);
          case DropMeaning.Draws draws ->
              prompt()
                  .drawRefused()
                  .filter(why -> model.refusal(prompt().toDraw()).isEmpty())
                  .<Verdict>map(why -> new Verdict.Illegal(words.why(why)))
                  .orElseGet(() -> verdict(prompt().toDraw(), result, brief));
          case DropMeaning.Takes takes -> verdict(prompt().toTake(), result, brief);
          case DropMeaning.Stages(int slot) -> staging((Carried.Own) carried, slot, result, brief);
          case DropMeaning.Adds adds -> new Verdict.Legal(result, brief);
          case DropMeaning.Declares(var card) ->
              model
                  .playerView()
                  .gin()
                  .map(gin -> verdict(GinPlay.bestKnock(model, gin, card), result, brief))
                  .orElseGet(() -> new Verdict.Legal(result, brief));
          case DropMeaning.Keeps keeps -> new Verdict.Legal(result, brief);
          case DropMeaning.Never(var fault) ->
              new Verdict.Illegal(Why.of(words.fault(fault, cards(carried))));
        };
    return new Target(zone, area, landing, verdict);
  }

  /** Refuses cards that could form no meld with those in the slot, whatever cards were added. */
  private Verdict staging(Carried.Own own, int slot, String result, String brief) {
    OwnCards cards = model.own();
    Tray after = cards.tray().adding(slot, own.ids(), cards.hand());
    return after
        .slots()
        .get(slot)
        .clash(after.rules())
        .<Verdict>map(clash -> new Verdict.Illegal(words.why(clash)))
        .orElseGet(() -> new Verdict.Legal(result, brief));
  }

  /** Legal with these texts, or illegal with the reason. */
  Verdict verdict(Move move, String result, String brief) {
    return model
        .refusal(move)
        .<Verdict>map(why -> new Verdict.Illegal(words.why(why, move)))
        .orElseGet(() -> new Verdict.Legal(result, brief));
  }

  private static int cards(Carried carried) {
    return carried instanceof Carried.Own own ? own.cards().size() : 1;
  }

  private Prompt prompt() {
    return model.promptProperty().get();
  }
}
