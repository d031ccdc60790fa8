package oklahoma.client.table.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Zone;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;

/** Finds all zones for the carried cards. */
public final class Targets {
  private final TableModel model;
  private final CardScene picture;
  private final Texts texts;
  private final DropVerdicts judge;
  private final MeldTargets onMelds;

  public Targets(TableModel model, CardScene picture, TableWords words) {
    this.model = model;
    this.picture = picture;
    this.texts = words.texts();
    this.judge = new DropVerdicts(model, words);
    this.onMelds = new MeldTargets(model, picture, words, judge);
  }

  /** The zones for the carried cards in the current layout. */
  public List<Target> of(Carried carried) {
    return switch (carried) {
      case Carried.Own own -> own(own);
      case Carried.StockTop stock -> List.of(hand(carried, "board.zone.draw", List.of()));
      case Carried.PileTop pile ->
          List.of(
              hand(
                  carried,
                  model.promptProperty().get() instanceof Prompt.Claim
                      ? "board.zone.claim"
                      : "board.zone.take",
                  model.playerView().game().tableau().pile().subList(0, 1)));
    };
  }

  public MeldTargets onMelds() {
    return onMelds;
  }

  private List<Target> own(Carried.Own own) {
    Arrangement laid = picture.laid();
    List<Target> targets = new ArrayList<>();
    targets.add(onPile(own, laid));
    if (!laid.frame().knock().isEmpty()) {
      targets.add(onKnock(own, laid));
    }
    for (int slot = 0; slot < slots(laid); slot++) {
      targets.add(inSlot(own, slot, laid));
    }
    targets.addAll(onMelds.all(own));
    targets.add(never(own, new Zone.OnStock(), laid.frame().stock()));
    laid.plates().forEach((seat, area) -> targets.add(never(own, new Zone.AtSeat(seat), area)));
    return targets;
  }

  /** How many slots are both in the model and on the screen: the next hand may have fewer. */
  private int slots(Arrangement laid) {
    return Math.min(laid.slots().size(), model.own().tray().slots().size());
  }

  private Target onPile(Carried.Own own, Arrangement laid) {
    Area area = laid.frame().pile();
    Place landing = new Place(area.centreX(), area.centreY(), area.width(), 0, 0);
    String label = texts.say("board.zone.discard", own.cards().getFirst());
    return judge.of(own, new Zone.OnPile(), area, Optional.of(landing), label, label);
  }

  private Target inSlot(Carried.Own own, int slot, Arrangement laid) {
    Meld.Kind kind = model.own().tray().slots().get(slot).kind();
    String name = texts.say(kind == Meld.Kind.BOOK ? "board.zone.book" : "board.zone.run");
    return judge.of(
        own, new Zone.InSlot(slot), laid.slots().get(slot), Optional.empty(), name, name);
  }

  private Target hand(Carried carried, String key, List<Card> cards) {
    Area area = picture.laid().frame().hand();
    String label = texts.say(key, cards.toArray());
    return judge.of(carried, new Zone.InHand(), area.grown(-4), Optional.empty(), label, label);
  }

  /** The knock area, where the player drops the discard of a knock. */
  private Target onKnock(Carried.Own own, Arrangement laid) {
    Card card = own.cards().getFirst();
    String label = texts.say("gin.knock.drop", card);
    return judge.of(own, new Zone.OnKnock(), laid.frame().knock(), Optional.empty(), label, label);
  }

  private Target never(Carried.Own own, Zone zone, Area area) {
    return judge.of(own, zone, area, Optional.empty(), "", "");
  }
}
