package client.table;

import client.table.gesture.Target;
import client.table.gesture.Zone;
import client.table.layout.Area;
import client.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import rules.Event;
import rules.Move;
import rules.Ruling;
import rules.Seat;
import rules.card.Card;
import rules.card.End;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.Places;

/**
 * Puts every card that fits on the table: first it shows what would go where, then, if that is
 * confirmed, asks for one move after another as each is acknowledged.
 */
final class PlaceAll {

  /** A card and the move that puts it on the table. */
  private record Step(Held held, Move move, int meld) {}

  private final TableModel model;
  private final Picture picture;
  private final ZoneLights lights;
  private final Chips chips;
  private final Texts texts;
  private List<Step> asked = List.of();
  private List<Step> left = List.of();

  PlaceAll(TableModel model, Picture picture, ZoneLights lights, Chips chips, Texts texts) {
    this.model = model;
    this.picture = picture;
    this.lights = lights;
    this.chips = chips;
    this.texts = texts;
  }

  /** Whether the player is shown what would be placed and has not answered yet. */
  boolean asked() {
    return !asked.isEmpty();
  }

  /** Shows what would be placed. */
  void preview() {
    left = List.of();
    asked = steps();
    Area hand = picture.laid().frame().hand();
    String sentence =
        asked() ? texts.say("board.placing", asked.size()) : texts.say("board.placing.none");
    lights.light(outlines(), Optional.empty(), false);
    chips.say(Chips.Kind.NOTICE, sentence, hand.centreX(), hand.y() - 10);
  }

  /** Places what is shown. */
  void confirm() {
    left = asked;
    cancel();
    next();
  }

  /** Shows nothing any more. */
  void cancel() {
    asked = List.of();
    lights.dark();
  }

  /** A change has been seen: what was shown is out of date, and the next card may go. */
  void seen(Change change) {
    if (asked()) {
      cancel();
    }
    if (change instanceof Change.TakenBack) {
      left = List.of();
    }
    next();
  }

  private void next() {
    if (left.isEmpty() || model.pendingProperty().get().isPresent()) {
      return;
    }
    Step step = left.getFirst();
    left = left.subList(1, left.size());
    if (!(model.send(step.move(), Set.of(step.held().id())) instanceof Outcome.Sent)) {
      left = List.of();
    }
  }

  /** Every move is judged on the table that those before it leave. */
  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    Optional<Seat> me = model.sight().seat();
    List<Held> hand = new ArrayList<>(me.isPresent() ? model.own().hand().cards() : List.of());
    Oklahoma deal = model.sight().deal();
    Optional<Step> step = first(deal, me, hand);
    while (step.isPresent()) {
      Step found = step.get();
      steps.add(found);
      hand.remove(found.held());
      deal = after(deal, me.orElseThrow(), found.move());
      step = first(deal, me, hand);
    }
    return List.copyOf(steps);
  }

  private static Optional<Step> first(Oklahoma deal, Optional<Seat> me, List<Held> hand) {
    return hand.stream()
        .flatMap(held ->
            me.stream()
                .flatMap(seat -> Places.now(deal, seat, held.card()).stream())
                .flatMap(move -> step(held, move).stream()))
        .findFirst();
  }

  /** Cards are added to melds only: which wild to free is for the player to decide. */
  private static Optional<Step> step(Held held, Move move) {
    return move instanceof Move.LayOff(Card card, int meld, Optional<End> end)
        ? Optional.of(new Step(held, move, meld))
        : Optional.empty();
  }

  private static Oklahoma after(Oklahoma deal, Seat seat, Move move) {
    Oklahoma now = deal;
    if (deal.rule(seat, move) instanceof Ruling.Allowed(List<Event> events)) {
      for (Event event : events) {
        now = (Oklahoma) now.after(event);
      }
    }
    return now;
  }

  private List<Target> outlines() {
    Map<Integer, List<Card>> melds = new TreeMap<>();
    for (Step step : asked) {
      melds.computeIfAbsent(step.meld(), meld -> new ArrayList<>()).add(step.held().card());
    }
    return melds.entrySet().stream()
        .map(entry -> outline(entry.getKey(), entry.getValue()))
        .toList();
  }

  private Target outline(int meld, List<Card> cards) {
    String words = texts.say("board.placing.here", cards);
    return new Target(
        new Zone.AtEnd(meld, End.HIGH),
        picture.laid().melds().get(meld),
        Optional.empty(),
        new Target.Verdict.Legal(words, words));
  }
}
