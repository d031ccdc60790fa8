package oklahoma.client.table.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.keys.TableKey;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.MoveQueue;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Declaration;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Why;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.meld.Arrangements;

/**
 * The commands that only gin has: the up-card, the declaration of a knock, laying off, and the
 * choice between arrangements of the hand. The player sees the effect of a knock before it is sent.
 */
public final class GinPlay {

  /** The question that the player has to answer before a move is sent. */
  public sealed interface Asking {}

  /** No question. */
  public record Nothing() implements Asking {}

  /** Whether to knock with this declaration. */
  public record Declaring(Declaration declaration) implements Asking {}

  /**
   * Whether to discard a card although the player could have gin.
   *
   * @param gin the discard with which the player has gin; empty for big gin
   */
  public record GivingUpGin(Card card, Optional<Card> gin) implements Asking {}

  private final TableModel model;
  private final CardScene picture;
  private final MoveSender moves;
  private final TableFeedback feedback;
  private Asking asking = new Nothing();
  private Runnable changed = () -> {};

  public GinPlay(TableModel model, CardScene picture, MoveSender moves, TableFeedback feedback) {
    this.model = model;
    this.picture = picture;
    this.moves = moves;
    this.feedback = feedback;
  }

  /** Sets the listener that runs whenever the question changes. */
  public void onQuestion(Runnable watcher) {
    changed = watcher;
  }

  /** The current question. */
  public Asking asking() {
    return asking;
  }

  /** The deal as the player knows it. */
  public Gin deal() {
    return model.playerView().gin().orElseThrow();
  }

  /** Withdraws the question after a change if the player cannot play now. */
  public void follow() {
    if (!(prompt() instanceof Prompt.Play)) {
      ask(new Nothing());
    }
  }

  /** Performs the command of a key. Returns whether the key has one in gin. */
  public boolean act(TableKey.Action action) {
    return switch (action) {
      case KNOCK -> did(this::knock);
      case NEXT_ARRANGEMENT -> did(this::nextWay);
      case SUGGEST -> did(() -> model.own().sort(Sort.MELDS));
      case TAKE -> prompt() instanceof Prompt.Offer && did(this::take);
      case NO -> did(this::pass);
      case BOOK, LAY_OFF_ALL -> did(this::layOffBest);
      case LAY_DOWN -> did(this::show);
      case RUN, FLIP_WILD, NO_UNTIL_MY_TURN, NO_TO_RANK -> true;
      case ESCAPE -> !(asking instanceof Nothing) && did(() -> ask(new Nothing()));
      default -> false;
    };
  }

  /** Takes the up-card. */
  public void take() {
    moves.send(new Move.Take(), Set.of(), frame().pile());
  }

  /** Passes: declines the up-card or the last discard. */
  public void pass() {
    moves.send(new Move.Pass(), Set.of(), frame().pile());
  }

  /** Opens the declaration of a knock, or sends the open one. */
  void knock() {
    switch (asking) {
      case Declaring declaring -> confirm(declaring.declaration());
      case GivingUpGin throwing -> declare(throwing.gin());
      case Nothing nothing -> declare(mayBeBigGin() ? Optional.empty() : candidate());
    }
  }

  /**
   * Opens the declaration of a knock with this discard, or of big gin if empty. Shows the reason if
   * the rules do not allow the knock.
   */
  public void declare(Optional<Card> discard) {
    Gin deal = deal();
    Optional<Declaration> declaration =
        prompt() instanceof Prompt.Play
            ? Declaration.of(deal, model.own().hand().cards(), discard)
            : Optional.empty();
    Optional<Refusal> refusal =
        declaration
            .map(declared -> model.refusal(declared.move()))
            .orElseGet(() ->
                discard.isPresent()
                    ? model.refusal(bestKnock(model, deal, discard.get()))
                    : model.refusal(new Move.Knock(Optional.empty(), List.of())));
    if (refusal.isPresent()) {
      feedback.showRefusal(feedback.words().why(refusal.get()), frame().knock());
    } else {
      declaration.ifPresent(declared -> ask(new Declaring(declared)));
    }
  }

  /** Sends the declared knock. */
  public void confirm(Declaration declaration) {
    ask(new Nothing());
    moves.send(declaration.move(), ids(declaration.discard()), frame().knock());
  }

  /** Discards the card although that gives up gin. */
  public void discardAnyway(Card card) {
    ask(new Nothing());
    moves.send(new Move.Discard(card), ids(Optional.of(card)), frame().pile());
  }

  /** Withdraws the question. */
  public void cancel() {
    ask(new Nothing());
  }

  /**
   * If the move is a discard and the player could have gin instead, asks whether to give up gin.
   * Returns whether it has asked.
   */
  boolean asksFirst(Move move) {
    if (move instanceof Move.Discard(Card card)
        && prompt() instanceof Prompt.Play
        && model.refusal(move).isEmpty()) {
      Stream<Optional<Card>> knocks =
          Stream.concat(
              Stream.of(Optional.empty(), Optional.of(card)), hand().stream().map(Optional::of));
      Optional<Optional<Card>> gin = knocks.filter(this::isGin).findFirst();
      gin.ifPresent(discard -> ask(new GivingUpGin(card, discard)));
      return gin.isPresent();
    }
    return false;
  }

  /** Whether a knock with this discard, or with none, is gin and allowed. */
  private boolean isGin(Optional<Card> discard) {
    return discard.isEmpty()
        ? mayBeBigGin()
        : GinHand.least(GinHand.without(hand(), discard.get()), deal()) == 0
            && model.refusal(bestKnock(model, deal(), discard.get())).isEmpty();
  }

  /**
   * Shows the next arrangement of equal value: of the declaration if one is open, otherwise of the
   * hand.
   */
  public void nextWay() {
    if (asking instanceof Declaring(Declaration declaration)) {
      ask(new Declaring(declaration.next(deal())));
    } else {
      GinHand.Way way = GinHand.way(model.own().hand().cards(), deal());
      model.own().lead(GinHand.cards(way.next()));
    }
  }

  /** Lays off the cards of the best combination of own melds and lay-offs (G-8). */
  public void layOffBest() {
    List<MoveQueue.Play> plays = layOffs();
    if (!(prompt() instanceof Prompt.Defend)) {
      feedback.showRefusal(feedback.words().nobodyKnocked(), frame().hand());
    } else if (plays.isEmpty()) {
      feedback.showRefusal(Why.of(feedback.words().nothingFits()), frame().hand());
    } else {
      moves.send(plays, frame().melds());
    }
  }

  /** Lays down the player's own melds, which ends the player's lay-offs. */
  public void show() {
    Move move =
        new Move.LayDown(Arrangements.best(hand(), deal().rules().runs()).getFirst().melds());
    moves.send(move, Set.of(), frame().hand());
  }

  /** The discard for a knock: the selected, focused or hovered card; otherwise the best one. */
  public Optional<Card> candidate() {
    OptionalInt pointed = picture.focused().isPresent() ? picture.focused() : picture.hovered();
    List<Held> selected = model.own().selected();
    Optional<Held> held =
        selected.size() == 1
            ? Optional.of(selected.getFirst())
            : pointed.isPresent() ? model.own().hand().find(pointed.getAsInt()) : Optional.empty();
    return held.map(Held::card).or(() -> GinHand.bestDiscard(hand(), deal()));
  }

  public List<Card> hand() {
    return model.own().hand().cards().stream().map(Held::card).toList();
  }

  /** The knock with this discard that leaves the least deadwood. */
  public static Move.Knock bestKnock(TableModel model, Gin deal, Card discard) {
    List<Card> hand = model.own().hand().cards().stream().map(Held::card).toList();
    List<Card> rest = GinHand.without(hand, discard);
    return new Move.Knock(
        Optional.of(discard), Arrangements.best(rest, deal.rules().runs()).getFirst().melds());
  }

  private boolean mayBeBigGin() {
    return deal().rules().has(GinSwitch.BIG_GIN)
        && deal().phase() instanceof GinPhase.ToPlay
        && GinHand.least(hand(), deal()) == 0;
  }

  /** The lay-offs of the best combination, in an order in which each is legal. */
  private List<MoveQueue.Play> layOffs() {
    List<MoveQueue.Play> plays = new ArrayList<>();
    Optional<Seat> me = model.playerView().seat();
    Gin now = deal();
    while (me.isPresent()
        && now.defaultMove(me.get()).orElse(new Move.Draw()) instanceof Move.LayOff off
        && now.rule(me.get(), off) instanceof Ruling.Allowed(List<Event> events)) {
      model.own().hand().cards().stream()
          .filter(held -> held.card().equals(off.card()))
          .findFirst()
          .ifPresent(held -> plays.add(new MoveQueue.Play(held, off)));
      now = (Gin) now.after(events);
    }
    return plays;
  }

  private Set<Integer> ids(Optional<Card> card) {
    return model.own().hand().cards().stream()
        .filter(held -> card.equals(Optional.of(held.card())))
        .map(Held::id)
        .collect(Collectors.toSet());
  }

  private void ask(Asking next) {
    if (!next.equals(asking)) {
      asking = next;
      changed.run();
    }
  }

  private Prompt prompt() {
    return model.promptProperty().get();
  }

  private Frame frame() {
    return picture.laid().frame();
  }

  private static boolean did(Runnable what) {
    what.run();
    return true;
  }
}
