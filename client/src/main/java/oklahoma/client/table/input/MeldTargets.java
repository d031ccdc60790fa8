package oklahoma.client.table.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Target.Verdict;
import oklahoma.client.table.gesture.Zone;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.LayOffs;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.OklahomaPrompts;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Texts;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.meld.GinMelds;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/** Finds the zones on melds for the player's own cards. */
public final class MeldTargets {
  private static final double STRIP = 0.36;

  private final TableModel model;
  private final CardScene picture;
  private final Texts texts;
  private final TableWords words;
  private final DropVerdicts judge;

  MeldTargets(TableModel model, CardScene picture, TableWords words, DropVerdicts judge) {
    this.model = model;
    this.picture = picture;
    this.texts = words.texts();
    this.words = words;
    this.judge = judge;
  }

  /** The zones on all melds on the screen. */
  List<Target> all(Carried.Own own) {
    List<Target> targets = new ArrayList<>();
    for (int meld = 0; meld < seen(); meld++) {
      targets.addAll(onMeld(own, meld));
    }
    return targets;
  }

  /** How many melds are both in the model and on the screen, since the model may be ahead. */
  private int seen() {
    return Math.min(melds().size(), picture.laid().melds().size());
  }

  /** The zones on melds on the screen where this card of the hand fits. */
  List<Target> legal(Carried.Own own) {
    return all(own).stream().filter(Target::legal).toList();
  }

  /**
   * The zone of a meld at a point: a legal one if there is any, otherwise one with the reason.
   * Empty for a meld that is still on the screen but belongs to the previous deal.
   */
  Optional<Target> at(Carried.Own own, int meld, double x) {
    List<Target> all = meld < seen() ? onMeld(own, meld) : List.of();
    Comparator<Target> nearest =
        Comparator.<Target, Boolean>comparing(target -> !target.legal())
            .thenComparingDouble(target -> Math.abs(target.area().centreX() - x));
    return all.stream().min(nearest);
  }

  private List<Target> onMeld(Carried.Own own, int index) {
    Area area = picture.laid().melds().get(index);
    if (own.cards().size() > 1) {
      return severalOn(own, index);
    }
    if (model.playerView().gin().isPresent()) {
      return onKnockers(own, index, area);
    }
    Laid laid = melds().get(index);
    Card card = own.cards().getFirst();
    OptionalInt wild = wildFor(laid.meld(), card);
    if (wild.isPresent()) {
      return onWild(own, index, wild.getAsInt(), area);
    }
    Set<End> ends = OklahomaMelds.fits(rules(), laid.meld(), card);
    List<Target> targets = new ArrayList<>();
    for (End end : ends) {
      targets.add(atEnd(own, index, end, ends.size() == 2 ? half(area, end) : area));
    }
    if (targets.isEmpty()) {
      targets.add(nowhere(own, index, End.HIGH, area));
      targets.addAll(onWrongWilds(own, index, laid.meld()));
    }
    return targets;
  }

  /**
   * K8: the ends of a knocker's meld where the card fits, or one zone with the reason why it fits
   * neither.
   */
  private List<Target> onKnockers(Carried.Own own, int index, Area area) {
    List<Target> fitting =
        Stream.of(End.values())
            .map(end -> atEnd(own, index, end, area))
            .filter(Target::legal)
            .toList();
    if (fitting.isEmpty()) {
      return List.of(nowhere(own, index, End.HIGH, area));
    }
    boolean book = melds().get(index).meld().kind() == Meld.Kind.BOOK;
    return fitting.size() == 1 || book
        ? List.of(fitting.getFirst())
        : Stream.of(End.values()).map(end -> atEnd(own, index, end, half(area, end))).toList();
  }

  /** Which of the carried cards this meld takes, and the moves that lay them off. */
  LayOffs.Onto onto(Carried.Own own, int meld, End end) {
    List<Held> cards =
        own.ids().stream().flatMap(id -> model.own().hand().find(id).stream()).toList();
    return model
        .playerView()
        .seat()
        .map(me -> LayOffs.onto(model.playerView().game(), me, cards, meld, end))
        .orElseGet(() -> new LayOffs.Onto(List.of(), cards, model.playerView().game()));
  }

  /** A zone for a card that fits no end of the meld; its reason says which cards fit. */
  private Target nowhere(Carried.Own own, int meld, End end, Area area) {
    Move off = new Move.LayOff(own.cards().getFirst(), meld, Optional.empty());
    return new Target(
        new Zone.AtEnd(meld, end), area, Optional.empty(), judge.verdict(off, "", ""));
  }

  /** Whether a natural card at a point is over a wild in a book, which stays (O-20). */
  public boolean onWildInBook(int index, Card card, double x, double y) {
    Meld meld = melds().get(index).meld();
    if (meld.kind() != Meld.Kind.BOOK || Values.wild(card)) {
      return false;
    }
    for (int place = meld.size() - 1; place >= 0; place--) {
      Optional<Place> at = picture.laid().place(new Spot.InMeld(index, place));
      if (at.filter(lying -> lying.area().contains(x, y)).isPresent()) {
        return Values.wild(meld.cards().get(place));
      }
    }
    return false;
  }

  /** Why the first of the cards left over does not fit. */
  Optional<Why> misfit(LayOffs.Onto onto, int meld) {
    return onto.left().stream()
        .findFirst()
        .map(held -> new Move.LayOff(held.card(), meld, Optional.empty()))
        .flatMap(off ->
            model
                .playerView()
                .seat()
                .flatMap(me -> OklahomaPrompts.refusal(onto.after(), me, off))
                .map(why -> words.why(why, off)));
  }

  /** One zone if both ends take the same cards, otherwise a zone for each end. */
  private List<Target> severalOn(Carried.Own own, int index) {
    Area area = picture.laid().melds().get(index);
    LayOffs.Onto high = onto(own, index, End.HIGH);
    LayOffs.Onto low = onto(own, index, End.LOW);
    return Set.copyOf(high.plays()).equals(Set.copyOf(low.plays()))
        ? List.of(several(own, high, index, End.HIGH, area))
        : List.of(
            several(own, low, index, End.LOW, half(area, End.LOW)),
            several(own, high, index, End.HIGH, half(area, End.HIGH)));
  }

  private Target several(Carried.Own own, LayOffs.Onto onto, int index, End end, Area area) {
    Zone zone = new Zone.AtEnd(index, end);
    if (onto.plays().isEmpty()) {
      return nowhere(own, index, end, area);
    }
    List<Card> cards = onto.plays().stream().map(play -> play.held().card()).toList();
    Laid laid = melds().get(index);
    String which = laid.meld().kind() == Meld.Kind.RUN ? "run" : "book";
    String result =
        Optional.of(laid.owner()).equals(model.playerView().seat())
            ? texts.say("board.zone.several." + which + ".mine", cards)
            : texts.say("board.zone.several." + which + ".of", cards, model.nameOf(laid.owner()));
    return new Target(
        zone,
        area,
        landing(index, end),
        new Verdict.Legal(result, texts.say("board.zone.several", cards)));
  }

  private static OptionalInt wildFor(Meld meld, Card card) {
    return meld.kind() == Meld.Kind.RUN
        ? OklahomaMelds.swappablePlace(meld, card)
        : OptionalInt.empty();
  }

  private Target atEnd(Carried.Own own, int index, End end, Area area) {
    Laid laid = melds().get(index);
    Zone zone = new Zone.AtEnd(index, end);
    Optional<? extends Card> as =
        laid.meld().kind() == Meld.Kind.RUN ? grows(laid.meld(), end) : Optional.empty();
    String brief =
        as.map(card -> texts.say("board.zone.as", card))
            .orElseGet(() -> texts.say("board.zone.add"));
    String result = adding(laid, as);
    return judge.of(own, zone, area, landing(index, end), result, brief);
  }

  private Optional<? extends Card> grows(Meld run, End end) {
    return switch (model.playerView().game()) {
      case Oklahoma deal -> OklahomaMelds.grows(deal.rules(), run, end);
      case Gin gin -> GinMelds.grows(run, end, gin.rules().runs());
    };
  }

  private String adding(Laid laid, Optional<? extends Card> as) {
    boolean mine = Optional.of(laid.owner()).equals(model.playerView().seat());
    String name = model.nameOf(laid.owner());
    return as.map(card ->
            mine
                ? texts.say("board.zone.run.mine", card)
                : texts.say("board.zone.run.of", name, card))
        .orElseGet(
            () -> mine ? texts.say("board.zone.book.mine") : texts.say("board.zone.book.of", name));
  }

  private List<Target> onWild(Carried.Own own, int index, int place, Area area) {
    Meld run = melds().get(index).meld();
    List<Target> targets = new ArrayList<>();
    List<End> ends =
        rules().wilds().swapped() == OklahomaRules.SwappedWild.EITHER_END
            ? List.of(End.values())
            : List.of(End.HIGH);
    for (End end : ends) {
      String result = swapping(run, place, end);
      targets.add(
          judge.of(
              own,
              new Zone.OnWild(index, place, end),
              ends.size() == 2 ? half(area, end) : area,
              picture.laid().place(new Spot.InMeld(index, place)),
              result,
              texts.say("board.zone.swap")));
    }
    return targets;
  }

  private String swapping(Meld run, int place, End end) {
    Card wild = run.cards().get(place);
    if (rules().wilds().swapped() == OklahomaRules.SwappedWild.HAND) {
      return texts.say("board.zone.swap.hand", wild);
    }
    return OklahomaMelds.grows(rules(), run, end)
        .map(card -> texts.say("board.zone.swap.to", wild, card))
        .orElseGet(() -> texts.say("board.zone.swap"));
  }

  /**
   * Zones on the wilds that stand for other cards than this natural one; they show why a swap is
   * illegal.
   */
  private List<Target> onWrongWilds(Carried.Own own, int index, Meld meld) {
    List<Target> targets = new ArrayList<>();
    boolean natural = !Values.wild(own.cards().getFirst());
    for (int place = 0; natural && meld.kind() == Meld.Kind.RUN && place < meld.size(); place++) {
      if (Values.wild(meld.cards().get(place))) {
        Optional<Place> at = picture.laid().place(new Spot.InMeld(index, place));
        int wild = place;
        at.ifPresent(lying ->
            targets.add(
                judge.of(own, new Zone.OnWild(index, wild, End.HIGH), strip(lying), at, "", "")));
      }
    }
    return targets;
  }

  /** The place of a card that is added at an end of a meld. */
  private Optional<Place> landing(int index, End end) {
    Area area = picture.laid().melds().get(index);
    Optional<Place> first = picture.laid().place(new Spot.InMeld(index, 0));
    return first.map(place -> {
      double strip = Math.rint(STRIP * place.width());
      double x = end == End.LOW ? place.x() - strip : area.right() + strip - place.width() / 2;
      return new Place(x, place.y(), place.width(), 0, 0);
    });
  }

  private static Area strip(Place place) {
    Area whole = place.area();
    return new Area(whole.x(), whole.y(), STRIP * whole.width(), whole.height());
  }

  private static Area half(Area area, End end) {
    double width = area.width() / 2;
    return new Area(end == End.LOW ? area.x() : area.x() + width, area.y(), width, area.height());
  }

  private List<Laid> melds() {
    return model.playerView().game().tableau().melds();
  }

  private Oklahoma deal() {
    return model.playerView().deal();
  }

  private OklahomaRules rules() {
    return deal().rules();
  }
}
