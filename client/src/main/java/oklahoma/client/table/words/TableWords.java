package oklahoma.client.table.words;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import oklahoma.client.advice.MoveWords;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.table.gesture.DropMeaning;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.Suggestion;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.OklahomaPrompts;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Refusals;
import oklahoma.client.text.Texts;
import oklahoma.client.text.Why;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** The sentences of the table. */
public final class TableWords {
  private final Texts texts;
  private final TableModel model;
  private final StatusText status;
  private final Refusals refusals;

  public TableWords(Texts texts, TableModel model) {
    this.texts = texts;
    this.model = model;
    this.status = new StatusText(texts, model::nameOf);
    this.refusals =
        model.playerView().gin().isPresent()
            ? Refusals.ofGin(texts, model::nameOf)
            : Refusals.ofOklahoma(texts, model::nameOf);
  }

  /** The texts of the program, from which the sentences are made. */
  public Texts texts() {
    return texts;
  }

  /** The name of a seat's player beside the cards: <i>You</i> for the player's own seat. */
  public String label(Seat seat) {
    boolean own = !model.replayed() && model.playerView().seat().equals(Optional.of(seat));
    return own ? texts.say("home.you") : model.nameOf(seat);
  }

  /** The same sentences for a screen reader. */
  public TableWords aloud() {
    return new TableWords(texts.aloud(), model);
  }

  /** The status line. Without a connection it says so, because the prompt may be out of date. */
  public String status(Prompt prompt) {
    return known(prompt) ? awaits(prompt) : withoutLine();
  }

  private boolean known(Prompt prompt) {
    return model.clocksProperty().get() || prompt instanceof Prompt.DealOver;
  }

  private String withoutLine() {
    return texts.say(
        model.playerView().seat().isPresent() ? "table.no-line" : "table.no-line.watching");
  }

  private String awaits(Prompt prompt) {
    return awaited(prompt)
        .filter(this::away)
        .map(seat -> texts.say("table.watch.away", model.nameOf(seat)))
        .orElseGet(() -> status.say(prompt, model.playerView()));
  }

  /** The status line, the top discard and the size of the stock. */
  public String state() {
    Deal deal = model.playerView().game();
    return String.join(
        " ", status(model.promptProperty().get()), pile(deal, card -> card), stock(deal));
  }

  /** The name of the top discard, in words. */
  public String pile(Deal deal) {
    return pile(deal, texts::name);
  }

  private String pile(Deal deal, Function<Card, Object> named) {
    return deal.tableau().pile().stream()
        .findFirst()
        .map(top -> texts.say("board.pile.said", named.apply(top)))
        .orElseGet(() -> texts.say("board.pile.empty"));
  }

  /** The number of cards in the stock. */
  public String stock(Deal deal) {
    return texts.say("board.stock.said", deal.tableau().stock().size());
  }

  /** The only other seat that the table waits for; empty if there are several or none. */
  private static Optional<Seat> awaited(Prompt prompt) {
    return switch (prompt) {
      case Prompt.Watch watch -> Optional.of(watch.seat());
      case Prompt.Offered offered -> Optional.of(offered.seat());
      case Prompt.Draw _, Prompt.Play _, Prompt.Claim _, Prompt.Offer _ -> Optional.empty();
      case Prompt.Defended defended ->
          defended.waiting().stream().filter(seat -> defended.waiting().size() == 1).findFirst();
      case Prompt.Defend _, Prompt.Answered _ -> Optional.empty();
      case Prompt.NotAsked _, Prompt.Shuffling _, Prompt.DealOver _ -> Optional.empty();
    };
  }

  private boolean away(Seat seat) {
    return model.labelsProperty().get().get(seat.ordinal()).presence() == Presence.AWAY;
  }

  /** A new deal: who deals which hand or round. */
  public String dealt() {
    Seat dealer = model.playerView().game().dealer();
    boolean gin = model.playerView().gin().isPresent();
    return dealer == model.playerView().me()
        ? texts.say(gin ? "gin.dealt.you" : "table.dealt.you", model.number())
        : texts.say(gin ? "gin.dealt" : "table.dealt", model.number(), model.nameOf(dealer));
  }

  /** Whether the player has to act, as far as that is known. */
  public boolean mine(Prompt prompt) {
    return switch (prompt) {
      case Prompt _ when !known(prompt) -> false;
      case Prompt.Draw _, Prompt.Play _, Prompt.Claim _, Prompt.Offer _, Prompt.Defend _ -> true;
      case Prompt.Offered _, Prompt.Defended _, Prompt.Answered _, Prompt.NotAsked _ -> false;
      case Prompt.Watch _, Prompt.Shuffling _, Prompt.DealOver _ -> false;
    };
  }

  /** The reason for a refusal. */
  public String refusal(Refusal refusal) {
    return refusals.say(refusal);
  }

  /** The reason for a refusal, with a link to the rule. */
  public Why why(Refusal refusal) {
    return new Why(refusal(refusal), Optional.of(refusal.reason()));
  }

  /** The reason why a move is refused, in words for the kind of meld if it is a lay-off. */
  public Why why(Refusal refusal, Move move) {
    return new Why(refusals.say(refusal, onto(move)), Optional.of(refusal.reason()));
  }

  /** The reason why a move was not sent. */
  public Why why(Outcome.Refused refused) {
    return why(refused.refusal(), refused.move());
  }

  private Optional<Meld.Kind> onto(Move move) {
    return move instanceof Move.LayOff off
        ? model.playerView().game().tableau().melds().stream()
            .skip(off.meld())
            .findFirst()
            .map(laid -> laid.meld().kind())
        : Optional.empty();
  }

  /** The cards belong to another player. */
  public String notYours(Seat owner) {
    return refusals.notYours(owner);
  }

  /** A double click could mean several melds. */
  public String severalPlaces() {
    return refusals.severalPlaces();
  }

  /** W4: the card was added to the book, whose wild stays. */
  public String addedToBook(Card card) {
    return refusals.addedToBook(card);
  }

  /** A player earlier in turn order has got the card that the player claimed. */
  public String claimLost(Event.ClaimSettled settled) {
    return refusals.claimLost(
        settled.taker().orElseThrow(),
        settled.card(),
        model.playerView().deal().rules().claims().penalty());
  }

  /** The host's answer to a move was lost. */
  public String lostAnswer() {
    return refusals.lostAnswer();
  }

  /**
   * The reason why a drop there is impossible.
   *
   * @param cards how many cards were dropped
   */
  public String fault(DropMeaning.Fault fault, int cards) {
    return switch (fault) {
      case ONE_CARD_ONLY -> refusals.oneCardOnly(cards);
      case NOT_THERE -> refusals.noPlaceForCards();
    };
  }

  /** The host has not answered the last move yet. */
  public String waiting() {
    return refusals.waiting();
  }

  /** The player wants to lay off, but nobody has knocked yet. */
  public Why nobodyKnocked() {
    return why(Refusal.of(Reason.NOBODY_KNOCKED));
  }

  /** No card of the hand fits the knocker's melds. */
  public String nothingFits() {
    return texts.say("gin.nothing-fits");
  }

  /** The player has already answered, and claims are still open. */
  public String answered() {
    return texts.say("board.claim.wait");
  }

  /** The keys that work now, for the line at the bottom. */
  public String keys(Prompt prompt, PlayerView view) {
    return KeyWords.of(prompt, view).stream()
        .map(key -> texts.say("board.key." + key))
        .collect(Collectors.joining(" · "));
  }

  /** No meld has this number. */
  public String noNumber(int number) {
    return texts.say("board.select.no-number", number);
  }

  /** The player has to select cards first. */
  public String selectFirst() {
    return texts.say("board.select.first");
  }

  /** The contract has no meld of this kind. */
  public String noSlot(Meld.Kind kind) {
    return texts.say(kind == Meld.Kind.BOOK ? "board.no.book" : "board.no.run");
  }

  /** Suggestions are off at this table. */
  public String suggestionsOff() {
    return texts.say("board.suggestions.off");
  }

  /** The player has switched suggestions off. */
  public String suggestionsUnwanted() {
    return texts.say("board.suggestions.unwanted");
  }

  /** The question whether to discard this card. */
  public String confirmDiscard(Card card) {
    return texts.say("board.confirm-discard", card);
  }

  /** The new order of automatic sorting, or that it is off. */
  public String kept(KeptOrder order) {
    return texts.say("board.kept." + order.name());
  }

  /** The player has already laid down. */
  public Why noContract() {
    return why(Refusal.of(Reason.ALREADY_DOWN));
  }

  /** Which suggestion is in the tray. */
  public String suggestion(Suggestion way) {
    return texts.say("board.suggestion", way.index() + 1, way.count());
  }

  /** There is no way to lay down. */
  public String noSuggestion() {
    return texts.say("board.no.suggestion");
  }

  /** There is no advice about a move. */
  public String noHint() {
    return texts.say("board.no.hint");
  }

  /** This card will be discarded in a moment. */
  public String discarding(Card card) {
    return texts.say("board.discarding", card);
  }

  /** The sentence of a suggested move. */
  public String hint(Move move) {
    return new MoveWords(texts).say(move, model.playerView().game(), model::nameOf);
  }

  /** Why the player, whose turn begins, cannot take the discard; empty if possible. */
  public static Optional<Refusal> takeRefused(Prompt prompt) {
    return prompt instanceof Prompt.Draw draw ? draw.takeRefused() : Optional.empty();
  }

  /** Whether the player whose turn begins cannot take the top discard. */
  public static boolean closed(Deal game) {
    return !game.tableau().pile().isEmpty()
        && drawing(game)
            .filter(seat -> OklahomaPrompts.refusal(game, seat, new Move.Take()).isPresent())
            .isPresent();
  }

  /**
   * The seat whose turn begins, if all players can know what it may take. In gin that is so only
   * with a declined up-card: whether the last discard is closed may depend on a hidden hand.
   */
  private static Optional<Seat> drawing(Deal game) {
    return switch (game) {
      case Oklahoma deal ->
          deal.phase() instanceof OklahomaPhase.ToDraw turn
              ? Optional.of(turn.seat())
              : Optional.empty();
      case Gin gin ->
          gin.phase() instanceof GinPhase.ToDraw turn && turn.pile() == GinPhase.Pile.DECLINED
              ? Optional.of(turn.seat())
              : Optional.empty();
    };
  }

  /**
   * The seat whose turn it is; empty while claims are open, when no player should seem to be
   * thinking.
   */
  public static Optional<Seat> acting(Deal game) {
    return switch (game) {
      case Oklahoma deal -> acting(deal);
      case Gin gin ->
          gin.phase() instanceof GinPhase.Turn turn ? Optional.of(turn.seat()) : Optional.empty();
    };
  }

  private static Optional<Seat> acting(Oklahoma deal) {
    return switch (deal.phase()) {
      case OklahomaPhase.ToDraw turn -> Optional.of(turn.seat());
      case OklahomaPhase.ToPlay turn -> Optional.of(turn.seat());
      case OklahomaPhase.Claiming _, OklahomaPhase.Penalty _ -> Optional.empty();
      case OklahomaPhase.Renewing _, OklahomaPhase.Ending _ -> Optional.empty();
      case OklahomaPhase.Over _ -> Optional.empty();
    };
  }
}
