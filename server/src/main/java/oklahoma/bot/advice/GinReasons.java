package oklahoma.bot.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.bot.advice.MoveReason.Safety;
import oklahoma.bot.advice.Thought.Weighed;
import oklahoma.bot.gin.view.DiscardDanger;
import oklahoma.bot.gin.view.GinBits;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Arrangements;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/** The reasons for moves in gin. */
final class GinReasons {
  private static final double MELDS = 10;
  private static final double LIVE = 0.8;
  private static final double LITTLE = 0.5;
  private static final double NO_USE = 3;
  private static final double WAITS = 6;
  private static final double KNOCKS = 8;
  private static final double GIN = 30;
  private static final double DANGER = 6;

  private final GinView view;
  private final DiscardDanger danger;

  GinReasons(GinView view) {
    this.view = view;
    this.danger = new DiscardDanger(view, view.next());
  }

  /** A move with its reasons. */
  Thought of(Move move) {
    return new Thought(
        move,
        switch (move) {
          case Move.Take take -> taking(view.deal().tableau().pile().getFirst());
          case Move.Draw draw -> leaving();
          case Move.Pass pass -> leaving();
          case Move.Discard(Card card) -> discarding(CardBits.bit(card));
          case Move.Knock knock -> stopping(knock);
          case Move.Claim claim -> List.of();
          case Move.LayDown down -> List.of();
          case Move.LayOff off -> List.of();
          case Move.Swap wild -> List.of();
        });
  }

  private List<Weighed> taking(Card card) {
    long bit = CardBits.bit(card);
    long more = view.hand() | bit;
    List<Weighed> features = new ArrayList<>();
    if (GinBits.melds(view.hand(), bit, view.runs())) {
      features.add(new Weighed(new MoveReason.Melds(card), MELDS));
    }
    long loose = view.rules().has(GinSwitch.RETURN_TAKEN) ? more : view.hand();
    int least = GinBits.afterDiscard(more, loose, view.runs());
    features.add(new Weighed(new MoveReason.LeavesDeadwood(least), -least));
    return features;
  }

  private List<Weighed> leaving() {
    Optional<Card> top = view.deal().tableau().pile().stream().findFirst();
    List<Weighed> features = new ArrayList<>();
    features.add(new Weighed(new MoveReason.RevealsNothing(), LITTLE));
    top.filter(card -> !GinBits.melds(view.hand(), CardBits.bit(card), view.runs()))
        .ifPresent(card -> features.add(new Weighed(new MoveReason.NoUse(card), NO_USE)));
    int least = Deadwood.least(view.hand(), view.runs());
    features.add(new Weighed(new MoveReason.LeavesDeadwood(least), -least));
    return features;
  }

  private List<Weighed> discarding(long card) {
    long left = view.hand() ^ card;
    int deadwood = Deadwood.least(left, view.runs());
    int live = Long.bitCount(Neighbours.completing(left, view.runs()) & view.unseen());
    List<Weighed> features = new ArrayList<>();
    features.add(new Weighed(new MoveReason.LeavesDeadwood(deadwood), -deadwood));
    features.add(new Weighed(new MoveReason.KeepsLive(live), LIVE * live));
    double risk = danger.of(card);
    features.add(
        new Weighed(new MoveReason.SafeFrom(view.next(), safety(card, risk)), -DANGER * risk));
    if (deadwood <= view.deal().limit()) {
      int outs = gins(left);
      features.add(new Weighed(new MoveReason.WaitsForGin(outs), outs == 0 ? 0 : WAITS));
    }
    return features;
  }

  private Safety safety(long bit, double risk) {
    if (risk == 0) {
      return Safety.NOTHING_LEFT_FOR_IT;
    }
    long passedUp = view.observed(view.next()).passedUp();
    long beside = Neighbours.beside(bit, view.runs());
    if ((beside & passedUp) != 0) {
      return Safety.PASSED_UP;
    }
    long taken = view.exposed(view.next());
    return taken != 0 && (beside & taken) == 0 ? Safety.NOT_WHAT_IT_TOOK : Safety.UNLIKELY;
  }

  /** The number of unseen cards that make gin with a hand. */
  private int gins(long hand) {
    int cards = 0;
    for (long left = view.unseen(); left != 0; left &= left - 1) {
      long more = hand | Long.lowestOneBit(left);
      cards += GinBits.afterDiscard(more, more, view.runs()) == 0 ? 1 : 0;
    }
    return cards;
  }

  private List<Weighed> stopping(Move.Knock knock) {
    long left = view.hand() & ~knock.discard().map(CardBits::bit).orElse(0L);
    int deadwood = Deadwood.points(left & ~GinBits.shown(knock.melds()), view.runs());
    if (deadwood == 0) {
      Call call = knock.discard().isEmpty() ? Call.BIG_GIN : Call.GIN;
      return List.of(new Weighed(new MoveReason.Stops(call, 0), GIN));
    }
    List<Weighed> features = new ArrayList<>();
    features.add(new Weighed(new MoveReason.Stops(Call.KNOCK, deadwood), KNOCKS));
    int open = GinBits.layOffs(knock.melds(), view);
    boolean chosen =
        deadwood == Deadwood.least(left, view.runs())
            && Arrangements.best(CardBits.cards(left), view.runs()).stream()
                .anyMatch(other -> GinBits.layOffs(other.melds(), view) > open);
    if (chosen) {
      features.add(new Weighed(new MoveReason.DeniesLayOffs(open), KNOCKS + LITTLE));
    }
    return features;
  }
}
