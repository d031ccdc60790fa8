package oklahoma.client.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** Explains refusals in one sentence each. */
public final class Refusals {
  /** Reasons in both games for which gin has sentences of its own. */
  private static final Set<Reason> IN_GINS_WORDS =
      Set.of(
          Reason.NOT_YOUR_TURN,
          Reason.STOCK_EMPTY,
          Reason.BOOK_MIXED,
          Reason.BOOK_SHORT,
          Reason.RUN_GAP,
          Reason.RUN_SHORT,
          Reason.RUN_BEYOND_ACE,
          Reason.DEAL_OVER);

  private final Texts texts;
  private final Function<Seat, String> names;
  private final boolean gin;

  private Refusals(Texts texts, Function<Seat, String> names, boolean gin) {
    this.texts = texts;
    this.names = names;
    this.gin = gin;
  }

  /**
   * Refusals in the terms of Oklahoma.
   *
   * @param names gives the name of a seat
   */
  public static Refusals ofOklahoma(Texts texts, Function<Seat, String> names) {
    return new Refusals(texts, names, false);
  }

  /**
   * Refusals in the terms of gin: sets and runs of three cards, and no wilds.
   *
   * @param names gives the name of a seat
   */
  public static Refusals ofGin(Texts texts, Function<Seat, String> names) {
    return new Refusals(texts, names, true);
  }

  /** The sentence for the refusal of a move. */
  public String say(Refusal refusal) {
    return say(refusal, Optional.empty());
  }

  /**
   * The sentence for the refusal of a move.
   *
   * @param onto the kind of the meld, if a card was to be laid off on one
   */
  public String say(Refusal refusal, Optional<Meld.Kind> onto) {
    String key = key(refusal.reason());
    List<Card> cards = refusal.cards();
    return switch (refusal.reason()) {
      case NOT_YOUR_TURN,
          PILE_CLAIMED,
          NO_PENALTY_CARD,
          FIRST_UP_CARD,
          KNOCK_OUT_OF_TURN,
          NOT_A_KNOCKERS_MELD,
          OFFERED_TO_ANOTHER,
          KNOCKED ->
          texts.say(key, name(refusal));
      case CLAIMS_USED,
          NATURALS_MISSING,
          CARDS_LEFT,
          CONTRACT_INCOMPLETE,
          TOO_MANY_MELDS,
          DEADWOOD_TOO_HIGH,
          DEADWOOD_NOT_BELOW,
          BETTER_ARRANGEMENT,
          BIG_GIN_INCOMPLETE ->
          texts.say(key, refusal.numbers().toArray());
      case BOOK_MIXED -> texts.say(key, cards.get(0), rank(cards.get(1)));
      case RUN_MIXED -> texts.say(key, cards.get(0), suit(cards.get(1)));
      case LAY_OFF_MISFIT ->
          texts.say(key, cards.get(0), cards.size() - 1, cards.subList(1, cards.size()));
      case RUN_GAP,
          RUN_DUPLICATE,
          CARD_TWICE,
          NOT_IN_HAND,
          WILD_IN_BOOK,
          NO_SUCH_MELD,
          RETURNS_TAKEN,
          CARD_IN_TWO_MELDS,
          TAKE_OR_PASS ->
          texts.say(key, cards.toArray());
      case LAST_DISCARD -> texts.say(key, cards.size());
      case WRONG_FOR_WILD -> texts.say(key, cards.size(), cards);
      case DOES_NOT_FIT ->
          onto.equals(Optional.of(Meld.Kind.BOOK))
              ? texts.say(
                  "refusals.DOES_NOT_FIT.book", cards.get(0), texts.plural(rank(cards.get(1))))
              : texts.say(key, cards.get(0), cards.size() - 1, cards.get(1), cards.getLast());
      case NOT_THE_DISCARDS,
          NOT_IN_THIS_GAME,
          WINDOW_OPEN,
          DRAW_FIRST,
          ALREADY_DRAWN,
          TURN_OVER,
          PILE_EMPTY,
          PILE_CLOSED,
          STOCK_EMPTY,
          OWN_DISCARD,
          WINDOW_CLOSED,
          DOWN_MAY_NOT_CLAIM,
          BOOK_SHORT,
          WILDS_OUTNUMBER,
          RUN_SHORT,
          RUN_BEYOND_ACE,
          RUN_BELOW_TWO,
          RUN_FULL,
          ALREADY_DOWN,
          NO_NEW_MELD,
          NO_LAST_DISCARD,
          RUNS_ADJACENT,
          NOT_DOWN,
          NOBODY_DOWN,
          NOT_THIS_TURN,
          WILD_STUCK,
          WILD_ON_WILD,
          DEAL_OVER,
          NOT_SEATED,
          MELDS_SHOWN,
          KNOCK_BEFORE_DRAW,
          ACE_GIN_ONLY,
          GIN_ONLY,
          NO_LAY_OFFS_ON_GIN,
          NO_LAY_OFFS,
          NOBODY_KNOCKED,
          KNOCKER_LAYS_OFF,
          NOTHING_OFFERED,
          UP_CARD_DECLINED,
          NO_BIG_GIN ->
          texts.say(key);
    };
  }

  /** The sentence if several cards are selected where one is needed. */
  public String oneCardOnly(int selected) {
    return texts.say("refusals.ONE_CARD_ONLY", selected);
  }

  /** The sentence if cards cannot be dropped there. */
  public String noPlaceForCards() {
    return texts.say("refusals.NO_PLACE_FOR_CARDS");
  }

  /** The sentence for cards of another player. */
  public String notYours(Seat owner) {
    return texts.say("refusals.NOT_YOURS", names.apply(owner));
  }

  /** The sentence while the host has not answered the last move. */
  public String waiting() {
    return texts.say("refusals.WAITING");
  }

  /** The sentence if a card fits in more than one place. */
  public String severalPlaces() {
    return texts.say("refusals.SEVERAL_PLACES");
  }

  /**
   * The sentence after a claim that another player won.
   *
   * @param penalty the number of penalty cards that the player would have drawn
   */
  public String claimLost(Seat taker, Card card, int penalty) {
    return texts.say("refusals.CLAIM_LOST", names.apply(taker), card, penalty);
  }

  /** W4: the sentence for a card that is added to the book and does not replace its wild. */
  public String addedToBook(Card card) {
    return texts.say("refusals.ADDED_TO_BOOK", card);
  }

  /** The sentence if the host's answer was lost. */
  public String lostAnswer() {
    return texts.say("refusals.LOST_ANSWER");
  }

  private String key(Reason reason) {
    return (gin && IN_GINS_WORDS.contains(reason) ? "refusals.gin." : "refusals.") + reason.name();
  }

  private String name(Refusal refusal) {
    return names.apply(refusal.seat().orElseThrow());
  }

  private static Rank rank(Card card) {
    return ((Suited) card).rank();
  }

  private static Suit suit(Card card) {
    return ((Suited) card).suit();
  }
}
