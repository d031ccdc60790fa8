package oklahoma.client.lesson;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.rules.Game;
import oklahoma.rules.Move;

/** The lessons, in the recommended order. */
public enum Lesson {
  /** A whole hand of Oklahoma, from the first meld to the score. */
  FIRST_HAND(Game.OKLAHOMA, ""),
  /** Claiming a discard out of turn, and the penalty for it. */
  CLAIMS(Game.OKLAHOMA, "help.claims.title"),
  /** Swapping a natural card for a wild in a meld. */
  DISPLACEMENT(Game.OKLAHOMA, "help.off.title"),
  /** Hand 5, which ends when somebody lays down every card. */
  LAST_HAND(Game.OKLAHOMA, "help.down.title"),
  /** Rounds of gin: a knock, an undercut, gin, and one that the player plays without the coach. */
  FIRST_ROUND(Game.GIN, ""),
  /** Knocking within the limit. */
  KNOCKING(Game.GIN, "ginhelp.knock.title"),
  /** Laying off on the knocker's melds until no deadwood is left. */
  UNDERCUT(Game.GIN, "ginhelp.off.title");

  private final Game game;
  private final String chapter;

  Lesson(Game game, String chapter) {
    this.game = game;
    this.chapter = chapter;
  }

  /** The game that it teaches. */
  public Game game() {
    return game;
  }

  /** Whether it is the first lesson of its game. */
  public boolean first() {
    return this == first(game);
  }

  /** The lesson that teaches a game to a beginner. */
  public static Lesson first(Game game) {
    return switch (game) {
      case OKLAHOMA -> FIRST_HAND;
      case GIN -> FIRST_ROUND;
    };
  }

  /**
   * The lesson about a chapter of the rule book.
   *
   * @param title the text key of the chapter's title
   */
  public static Optional<Lesson> about(String title) {
    return Stream.of(values()).filter(lesson -> lesson.chapter.equals(title)).findFirst();
  }

  /** The text key of one of its sentences. */
  String key(String part) {
    return "lesson." + script() + "." + part;
  }

  /** The next lesson; empty after the last one. */
  public Optional<Lesson> next() {
    return ordinal() + 1 < values().length
        ? Optional.of(values()[ordinal() + 1])
        : Optional.empty();
  }

  Course course() {
    Script script = new Script(script());
    return switch (this) {
      case FIRST_HAND -> firstHand(script);
      case FIRST_ROUND -> firstRound(script);
      case CLAIMS -> claims(script);
      case DISPLACEMENT -> swap(script);
      case LAST_HAND -> lastHand(script);
      case KNOCKING -> knocking(script);
      case UNDERCUT -> undercut(script);
    };
  }

  private String script() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Course firstHand(Script script) {
    return script
        .stage("meld", "melds.book", "8s 8h 8d", "8shd")
        .tell("contract", "down.contracts", "", ".contract")
        .ask("draw", "turn.draw", "7c", "A draws")
        .mistake(Move.Take.class, "took")
        .ask("discard", "turn.discard", "Kc", "A discards Kc")
        .mistake(Move.Discard.class, "needed")
        .others(
            "B passes", "C passes", "B draws", "B lays down book 7sh* / book Jshd", "B discards Qs")
        .ask("claim", "claims.penalty", "Qs", "A claims")
        .also("Qh Qd")
        .mistake(Move.Pass.class, "passed")
        .others("C passes", "C draws", "C discards 8c")
        .ask("take", "claims.next", "8c", "A claims")
        .mistake(Move.Pass.class, "passed")
        .stage("both", "down.contract", "8s Qs", "8shdc", "Qshd")
        .mistake(Move.Discard.class, "discarded")
        .ask("down", "down.contract", "", "A lays down book 8shdc / book Qshd")
        .mistake(Move.Discard.class, "discarded")
        .ask("off", "off.add", "Jc", "A lays Jc on 2")
        .mistake(Move.Discard.class, "discarded")
        .ask("more", "off.add", "Jh", "A lays Jh on 2")
        .mistake(Move.Discard.class, "discarded")
        .tell("wild", "wilds.which", "2s 2c", "#meld-0")
        .ask("last", "turn.discard", "9d", discards("9d", "3h", "4s", "4c", "8c"))
        .tell("out", "score.", "", "#seat-C", "#seat-B")
        .tell("score", "points.low", "2h 2d", ".bottom-line")
        .continuesWithBots();
  }

  private static Course firstRound(Script script) {
    return script
        .tell("melds", "melds.set", "9h 8h 7h 5c 4c 3c")
        .tell("deadwood", "points.", "", "#deadwood")
        .also("Qd 8s 2h 3s")
        .tell("limit", "knock.limit", "", "#knock", "#gin-limit")
        .ask("draw", "turn.draw", "8c", "A draws")
        .mistake(Move.Take.class, "took")
        .ask("discard", "turn.end", "Qd", "A discards Qd")
        .mistake(Move.Discard.class, "low")
        .others("B draws", "B discards Jh")
        .ask("take", "turn.draw", "Jh", "A takes")
        .mistake(Move.Draw.class, "drew")
        .ask("knock", "knock.how", "8s", "A knocks 8s: 345c / 789TJh")
        .mistake(Move.Discard.class, "waited")
        .others("B lays 6c on 1", "B lays down KdKhKcKs")
        .tell("won", "score.", "6c", "#meld-0")
        .deal("undercut")
        .others("B knocks Jd: 567s / KdKhKs / QsQdQh")
        .ask("off", "off.add", "8s 4s", "A lays 8s on 1", "A lays 4s on 1")
        .also("4s")
        .mistake(Move.LayDown.class, "showed")
        .ask("more", "off.add", "", "A lays 4s on 1", "A lays 8s on 1")
        .also("8s")
        .mistake(Move.LayDown.class, "showed")
        .ask("show", "off.undercut", "", "A lays down 234h / 9hdc")
        .tell("undercut", "off.undercut", "Ad 3d")
        .deal("gin")
        .ask("last", "turn.draw", "Ad", "A draws")
        .also("", "#gin-limit")
        .mistake(Move.Take.class, "took")
        .ask("gin", "knock.gin", "8h Ad", "A knocks Ad: 5678h / JsJhJd / 234c")
        .mistake(Move.Discard.class, "waited")
        .tell("scored", "score.", "", "#meld-0")
        .deal("free")
        .others("B passes")
        .tell("own", "aim.what", "", "#gin-question")
        .continuesWithBots();
  }

  private static Course claims(Script script) {
    return script
        .others("C discards 8h")
        .ask("in-vain", "claims.order", "8h", "A claims")
        .mistake(Move.Pass.class, "passed")
        .others("D claims", "D discards Qs")
        .ask("own-turn", "claims.next", "Qs", "A claims")
        .mistake(Move.Pass.class, "passed")
        .ask("discard", "claims.window", "4d", discards("4d", "6s", "Jc", "3h"))
        .mistake(Move.Discard.class, "needed")
        .others("B passes", "C passes", "D passes", "B draws", "B discards 5c")
        .ask("useless", "claims.penalty", "5c", "A passes")
        .mistake(Move.Claim.class, "claimed")
        .others("C passes", "D passes", "C draws", "C discards Ks")
        .ask("worth-it", "claims.penalty", "Ks", "A claims")
        .mistake(Move.Pass.class, "passed")
        .others("D passes")
        .end();
  }

  private static Course swap(Script script) {
    return script
        .ask("draw", "turn.draw", "6h Kc", "A draws")
        .mistake(Move.Take.class, "took")
        .ask("swap", "off.displace", "6h 9h", "A swaps 6h on 2")
        .mistake(Move.LayOff.class, "laid")
        .mistake(Move.Discard.class, "discarded")
        .ask("again", "off.displace", "9h Th", "A swaps 9h on 2")
        .mistake(Move.Discard.class, "discarded")
        .ask("stuck", "off.limits", "Qd 4c", "A discards Qd")
        .mistake(Move.Discard.class, "cheap")
        .others("B passes", "C passes")
        .end();
  }

  private static Course lastHand(Script script) {
    return script
        .ask("draw", "down.last", "5c", "A draws")
        .mistake(Move.Take.class, "took")
        .ask("keep", "down.last", "3h", "A discards 3h")
        .mistake(Move.Discard.class, "broke")
        .others("B draws", "B discards Qd")
        .ask("take", "turn.draw", "Qd", "A takes")
        .mistake(Move.Draw.class, "drew")
        .ask("down", "down.last", "", "A lays down book 9hdc / run 4567s / run TJQd *")
        .mistake(Move.Discard.class, "discarded")
        .end();
  }

  private static Course knocking(Script script) {
    return script
        .ask("draw", "knock.limit", "Kc 9h 2c 3h", "A draws")
        .mistake(Move.Take.class, "took")
        .ask("high", "knock.how", "Kc", "A discards Kc")
        .mistake(Move.Discard.class, "low")
        .others("B draws", "B discards Jc")
        .ask("take", "turn.draw", "Jc", "A takes")
        .mistake(Move.Draw.class, "drew")
        .ask("knock", "knock.how", "9h", "A knocks 9h: JsJhJdJc / 5678d")
        .mistake(Move.Discard.class, "waited")
        .others("B lays 9d on 2", "B lays down QsQhQd")
        .end();
  }

  private static Course undercut(Script script) {
    return script
        .others("B knocks Qd: 456c / TsTdTh / KhKcKs")
        .ask("first", "off.add", "Tc 7c", "A lays Tc on 2", "A lays 7c on 1")
        .mistake(Move.LayDown.class, "showed")
        .ask("second", "off.add", "Tc 7c", "A lays 7c on 1", "A lays Tc on 2")
        .mistake(Move.LayDown.class, "showed")
        .ask("show", "off.best", "As 4s", "A lays down 8shd / 234d")
        .end();
  }

  private static String[] discards(String... cards) {
    return Stream.of(cards).map(card -> "A discards " + card).toArray(String[]::new);
  }
}
