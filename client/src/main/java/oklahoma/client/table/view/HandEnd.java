package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.GinPrompts;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.panel.Reveal;
import oklahoma.client.table.words.TableWords;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Face;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;

/** Shows the end of a hand: who went out, and the cards that the others are left with. */
record HandEnd(
    TableModel model,
    TableWords words,
    CardScene picture,
    TableLook look,
    TableActions actions,
    Reveal reveal) {

  /**
   * If the deal on the screen has ended, starts the reveal in Oklahoma, or leads to the scores in
   * gin.
   */
  void follow() {
    if (model.replayed()) {
      return; // in a replay the viewer decides what to show next
    }
    PlayerView shown = picture.shown();
    switch (shown.game()) {
      case Oklahoma deal -> {
        if (deal.phase() instanceof OklahomaPhase.Over over
            && model.playerView().deal().over()
            && !reveal.isVisible()) {
          reveal(shown, over.out());
        }
      }
      case Gin gin -> {
        if (gin.phase() instanceof GinPhase.Over over && model.playerView().game().over()) {
          actions.dealShown(GinPrompts.caller(over.finish()));
        }
      }
    }
  }

  /** Hides the reveal because a new hand has begun. */
  void away() {
    reveal.away();
  }

  private void reveal(PlayerView shown, Optional<Seat> out) {
    Oklahoma deal = shown.deal();
    int seats = deal.rules().seats();
    List<Seat> order = new ArrayList<>();
    Optional<Seat> me = shown.seat();
    me.ifPresent(order::add);
    order.addAll(me.map(seat -> seat.others(seats)).orElse(Seat.first(seats)));
    List<Reveal.Hand> hands =
        order.stream()
            .map(seat ->
                new Reveal.Hand(words.label(seat), out.equals(Optional.of(seat)), left(deal, seat)))
            .toList();
    boolean meOut = me.isPresent() && out.equals(me);
    reveal.show(hands, meOut, look.ms(1), () -> actions.dealShown(out));
  }

  private static List<Reveal.Left> left(Oklahoma deal, Seat seat) {
    return deal.tableau().hand(seat).cards().stream()
        .sorted(Face.ORDER)
        .map(card -> new Reveal.Left(card, Values.points(card)))
        .toList();
  }
}
