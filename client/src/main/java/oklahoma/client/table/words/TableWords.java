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
import oklahoma.client.table.model.sight.OklahomaPrompts;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.model.sight.Sight;
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
        model.sight().gin().isPresent()
            ? Refusals.ofGin(texts, model::nameOf)
            : Refusals.ofOklahoma(texts, model::nameOf);
  }

  /** All words. */
  public Texts texts() {
    return texts;
  }

  /** What a seat is called beside its cards: the player’s own is <i>You</i>, as at the bottom. */
  public String label(Seat seat) {
    boolean own = !model.replayed() && model.sight().seat().equals(Optional.of(seat));
    return own ? texts.say("home.you") : model.nameOf(seat);
  }

  /** The same sentences for the ear. */
  public TableWords aloud() {
    return new TableWords(texts.aloud(), model);
  }

  /** Who must do what; without a line nobody knows that, and cards can be arranged all the same. */
  public String status(Prompt prompt) {
    return known(prompt) ? awaits(prompt) : withoutLine();
  }

  private boolean known(Prompt prompt) {
    return model.clocksProperty().get() || prompt instanceof Prompt.DealOver;
  }

  private String withoutLine() {
    return texts.say(model.sight().seat().isPresent() ? "table.no-line" : "table.no-line.watching");
  }

  private String awaits(Prompt prompt) {
    return awaited(prompt)
        .filter(this::away)
        .map(seat -> texts.say("table.watch.away", model.nameOf(seat)))
        .orElseGet(() -> status.say(prompt, model.sight()));
  }

  /** What is to be done now, and what the piles have. */
  public String state() {
    Deal deal = model.sight().game();
    return String.join(
        " ", status(model.promptProperty().get()), pile(deal, card -> card), stock(deal));
  }

  /** What is on top of the discard pile, in words. */
  public String pile(Deal deal) {
    return pile(deal, texts::name);
  }

  private String pile(Deal deal, Function<Card, Object> named) {
    return deal.tableau().pile().stream()
        .findFirst()
        .map(top -> texts.say("board.pile.said", named.apply(top)))
        .orElseGet(() -> texts.say("board.pile.empty"));
  }

  /** How many cards the stock has. */
  public String stock(Deal deal) {
    return texts.say("board.stock.said", deal.tableau().stock().size());
  }

  /** The one other seat that the table waits for. */
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

  /** A deal begins. */
  public String dealt() {
    Seat dealer = model.sight().game().dealer();
    boolean gin = model.sight().gin().isPresent();
    return dealer == model.sight().me()
        ? texts.say(gin ? "gin.dealt.you" : "table.dealt.you", model.number())
        : texts.say(gin ? "gin.dealt" : "table.dealt", model.number(), model.nameOf(dealer));
  }

  /** Whether it is for the player to act. */
  public boolean mine(Prompt prompt) {
    return switch (prompt) {
      case Prompt _ when !known(prompt) -> false;
      case Prompt.Draw _, Prompt.Play _, Prompt.Claim _, Prompt.Offer _, Prompt.Defend _ -> true;
      case Prompt.Offered _, Prompt.Defended _, Prompt.Answered _, Prompt.NotAsked _ -> false;
      case Prompt.Watch _, Prompt.Shuffling _, Prompt.DealOver _ -> false;
    };
  }

  /** Why something is refused. */
  public String refusal(Refusal refusal) {
    return refusals.say(refusal);
  }

  /** The same, with the way to the rule book. */
  public Why why(Refusal refusal) {
    return new Why(refusal(refusal), Optional.of(refusal.reason()));
  }

  /** Why a move is refused: what is added to a meld has to suit a book or a run. */
  public Why why(Refusal refusal, Move move) {
    return new Why(refusals.say(refusal, onto(move)), Optional.of(refusal.reason()));
  }

  /** Why a move that was asked for was refused. */
  public Why why(Outcome.Refused refused) {
    return why(refused.refusal(), refused.move());
  }

  private Optional<Meld.Kind> onto(Move move) {
    return move instanceof Move.LayOff off
        ? model.sight().game().tableau().melds().stream()
            .skip(off.meld())
            .findFirst()
            .map(laid -> laid.meld().kind())
        : Optional.empty();
  }

  /** A card that somebody else holds or has laid down. */
  public String notYours(Seat owner) {
    return refusals.notYours(owner);
  }

  /** A double click that may mean several melds. */
  public String severalPlaces() {
    return refusals.severalPlaces();
  }

  /** W4: the card was added to a book, and its wild stays. */
  public String addedToBook(Card card) {
    return refusals.addedToBook(card);
  }

  /** Somebody before the player gets the card that both wanted. */
  public String claimLost(Event.ClaimSettled settled) {
    return refusals.claimLost(
        settled.taker().orElseThrow(),
        settled.card(),
        model.sight().deal().rules().claims().penalty());
  }

  /** The host's answer to a move never came. */
  public String lostAnswer() {
    return refusals.lostAnswer();
  }

  /** Why a drop can mean nothing. */
  public String fault(DropMeaning.Fault fault, int cards) {
    return switch (fault) {
      case ONE_CARD_ONLY -> refusals.oneCardOnly(cards);
      case NOT_THERE -> refusals.noPlaceForCards();
    };
  }

  /** A move is still unanswered. */
  public String waiting() {
    return refusals.waiting();
  }

  /** Lay-offs before anybody has knocked. */
  public Why nobodyKnocked() {
    return why(Refusal.of(Reason.NOBODY_KNOCKED));
  }

  /** Nothing of the hand fits the knocker's melds. */
  public String nothingFits() {
    return texts.say("gin.nothing-fits");
  }

  /** One has answered the claim window already. */
  public String answered() {
    return texts.say("board.claim.wait");
  }

  /** The keys that count now, for the line at the bottom. */
  public String keys(Prompt prompt, Sight sight) {
    return KeyWords.of(prompt, sight).stream()
        .map(key -> texts.say("board.key." + key))
        .collect(Collectors.joining(" · "));
  }

  /** No meld has this number now. */
  public String noNumber(int number) {
    return texts.say("board.select.no-number", number);
  }

  /** Nothing is selected. */
  public String selectFirst() {
    return texts.say("board.select.first");
  }

  /** The contract asks for no meld of this kind. */
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

  /** Whether a card is really to be discarded. */
  public String confirmDiscard(Card card) {
    return texts.say("board.confirm-discard", card);
  }

  /** How the hand is kept from now on. */
  public String kept(KeptOrder order) {
    return texts.say("board.kept." + order.name());
  }

  /** Nothing is left to lay down. */
  public Why noContract() {
    return why(Refusal.of(Reason.ALREADY_DOWN));
  }

  /** Which of the ways to lay down is in the tray. */
  public String suggestion(Suggestion way) {
    return texts.say("board.suggestion", way.index() + 1, way.count());
  }

  /** Nothing can be suggested. */
  public String noSuggestion() {
    return texts.say("board.no.suggestion");
  }

  /** No move can be hinted at. */
  public String noHint() {
    return texts.say("board.no.hint");
  }

  /** A card is about to be discarded. */
  public String discarding(Card card) {
    return texts.say("board.discarding", card);
  }

  /** A move that the program would make. */
  public String hint(Move move) {
    return new MoveWords(texts).say(move, model.sight().game(), model::nameOf);
  }

  /** Why the discard cannot be taken in the player's own turn. */
  public static Optional<Refusal> takeRefused(Prompt prompt) {
    return prompt instanceof Prompt.Draw draw ? draw.takeRefused() : Optional.empty();
  }

  /** Whether nobody may take the top discard now. */
  public static boolean closed(Deal game) {
    return !game.tableau().pile().isEmpty()
        && drawing(game)
            .filter(seat -> OklahomaPrompts.refusal(game, seat, new Move.Take()).isPresent())
            .isPresent();
  }

  /** The seat whose turn begins; gin's last discard may be closed to a hand that is not seen. */
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

  /** The seat whose turn it is; empty in a claim window, where nobody is to be seen thinking. */
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
