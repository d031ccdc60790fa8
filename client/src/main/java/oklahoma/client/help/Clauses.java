package oklahoma.client.help;

import java.util.List;
import java.util.Optional;
import oklahoma.client.help.Chapter.Part;
import oklahoma.rules.Game;
import oklahoma.rules.Reason;

/** Finds the paragraph of the rule book for a refusal. */
final class Clauses {

  /**
   * A place in the rule book.
   *
   * @param part the paragraph; empty if these rules have none, so the reader gets the chapter
   */
  record Found(Chapter chapter, Optional<Part> part) {}

  private Clauses() {}

  /**
   * The beginning of the key of the paragraph that explains a refusal, without the part that names
   * the game.
   */
  static String of(Game game, Reason reason) {
    return switch (game) {
      case OKLAHOMA -> ofOklahoma(reason);
      case GIN -> ofGin(reason);
    };
  }

  /**
   * The paragraph with this key; if there is none its chapter, or else the first chapter.
   *
   * @param paragraph the beginning of its key, without the part that names the game
   */
  static Found find(List<Chapter> book, Game game, String paragraph) {
    String wanted =
        switch (game) {
          case OKLAHOMA -> "help." + paragraph;
          case GIN -> "ginhelp." + paragraph;
        };
    String start = wanted.substring(0, wanted.indexOf('.', wanted.indexOf('.') + 1) + 1);
    Chapter chapter =
        book.stream()
            .filter(each -> each.title().startsWith(start))
            .findFirst()
            .orElseGet(book::getFirst);
    return new Found(
        chapter,
        chapter.parts().stream().filter(part -> part.key().startsWith(wanted)).findFirst());
  }

  /** Only the beginning of a key: its end may depend on the rules. */
  private static String ofOklahoma(Reason reason) {
    return switch (reason) {
      case NOT_YOUR_TURN, DRAW_FIRST, ALREADY_DRAWN -> "turn.draw";
      case TURN_OVER -> "turn.discard";
      case PILE_EMPTY, STOCK_EMPTY -> "turn.stock";
      case PILE_CLOSED -> "turn.circle";
      case WINDOW_OPEN, WINDOW_CLOSED -> "claims.window";
      case PILE_CLAIMED, OWN_DISCARD -> "claims.order";
      case CLAIMS_USED -> "claims.limit";
      case DOWN_MAY_NOT_CLAIM -> "claims.not-down";
      case NO_PENALTY_CARD -> "claims.short";
      case FIRST_UP_CARD -> "deal.up-card";
      case BOOK_MIXED, BOOK_SHORT -> "melds.book";
      case RUN_MIXED, RUN_GAP, RUN_SHORT, RUN_DUPLICATE, RUN_FULL -> "melds.run";
      case RUN_BEYOND_ACE, RUN_BELOW_TWO -> "melds.ace";
      case NATURALS_MISSING, WILDS_OUTNUMBER -> "wilds.naturals";
      case CONTRACT_INCOMPLETE, CARD_TWICE -> "down.contract";
      case TOO_MANY_MELDS -> "down.contracts";
      case ALREADY_DOWN, NO_NEW_MELD -> "down.once";
      case CARDS_LEFT, NO_LAST_DISCARD, NOBODY_DOWN -> "down.last";
      case RUNS_ADJACENT -> "down.not-adjacent";
      case NOT_DOWN, DOES_NOT_FIT, NO_SUCH_MELD -> "off.add";
      case NOT_THIS_TURN -> "off.next-turn";
      case WRONG_FOR_WILD -> "off.displace";
      case WILD_STUCK, WILD_ON_WILD, WILD_IN_BOOK -> "off.limits";
      case DEAL_OVER -> "score.";
      case NOT_IN_HAND,
          NOT_SEATED,
          NOT_THE_DISCARDS,
          NOT_IN_THIS_GAME,
          RETURNS_TAKEN,
          MELDS_SHOWN,
          KNOCK_BEFORE_DRAW,
          KNOCK_OUT_OF_TURN,
          DEADWOOD_TOO_HIGH,
          DEADWOOD_NOT_BELOW,
          ACE_GIN_ONLY,
          GIN_ONLY,
          BETTER_ARRANGEMENT,
          CARD_IN_TWO_MELDS,
          NO_LAY_OFFS_ON_GIN,
          NO_LAY_OFFS,
          LAY_OFF_MISFIT,
          NOT_A_KNOCKERS_MELD,
          NOBODY_KNOCKED,
          KNOCKER_LAYS_OFF,
          TAKE_OR_PASS,
          OFFERED_TO_ANOTHER,
          NOTHING_OFFERED,
          UP_CARD_DECLINED,
          LAST_DISCARD,
          BIG_GIN_INCOMPLETE,
          NO_BIG_GIN,
          KNOCKED ->
          "aim.what";
    };
  }

  private static String ofGin(Reason reason) {
    return switch (reason) {
      case NOT_YOUR_TURN, DRAW_FIRST, ALREADY_DRAWN, PILE_EMPTY, PILE_CLOSED -> "turn.draw";
      case TURN_OVER -> "turn.end";
      case RETURNS_TAKEN -> "turn.no-return";
      case STOCK_EMPTY, LAST_DISCARD -> "end.stock";
      case BOOK_MIXED, BOOK_SHORT -> "melds.set";
      case RUN_MIXED, RUN_GAP, RUN_SHORT, RUN_DUPLICATE, RUN_FULL, CARD_TWICE, CARD_IN_TWO_MELDS ->
          "melds.run";
      case RUN_BEYOND_ACE, RUN_BELOW_TWO -> "melds.ace-low";
      case KNOCK_BEFORE_DRAW, KNOCK_OUT_OF_TURN -> "knock.how";
      case DEADWOOD_TOO_HIGH, DEADWOOD_NOT_BELOW -> "knock.limit";
      case ACE_GIN_ONLY -> "knock.ace";
      case GIN_ONLY -> "knock.gin-only";
      case BETTER_ARRANGEMENT -> "knock.declared";
      case BIG_GIN_INCOMPLETE -> "knock.big-gin";
      case NO_BIG_GIN -> "knock.gin";
      case LAY_OFF_MISFIT, DOES_NOT_FIT, NO_SUCH_MELD, NOBODY_KNOCKED, MELDS_SHOWN, KNOCKED ->
          "off.add";
      case NOT_A_KNOCKERS_MELD, KNOCKER_LAYS_OFF -> "off.best";
      case NO_LAY_OFFS_ON_GIN -> "off.after-gin";
      case NO_LAY_OFFS -> "off.none";
      case TAKE_OR_PASS, OFFERED_TO_ANOTHER, NOTHING_OFFERED, UP_CARD_DECLINED -> "deal.first";
      case DEAL_OVER -> "match.";
      case NOT_IN_HAND,
          NOT_SEATED,
          NOT_THE_DISCARDS,
          NOT_IN_THIS_GAME,
          WINDOW_OPEN,
          PILE_CLAIMED,
          OWN_DISCARD,
          WINDOW_CLOSED,
          CLAIMS_USED,
          DOWN_MAY_NOT_CLAIM,
          NO_PENALTY_CARD,
          FIRST_UP_CARD,
          NATURALS_MISSING,
          WILDS_OUTNUMBER,
          CONTRACT_INCOMPLETE,
          TOO_MANY_MELDS,
          ALREADY_DOWN,
          NO_NEW_MELD,
          CARDS_LEFT,
          NO_LAST_DISCARD,
          RUNS_ADJACENT,
          NOT_DOWN,
          NOBODY_DOWN,
          NOT_THIS_TURN,
          WRONG_FOR_WILD,
          WILD_STUCK,
          WILD_ON_WILD,
          WILD_IN_BOOK ->
          "aim.what";
    };
  }
}
