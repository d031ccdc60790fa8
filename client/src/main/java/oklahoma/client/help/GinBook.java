package oklahoma.client.help;

import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.GinTally;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.PrizePool;
import oklahoma.rules.gin.RoundScores;

/** The rules of Oklahoma Gin with the parameters of the table. */
final class GinBook {
  private final GinRules rules;
  private final boolean counted;

  private GinBook(GinRules rules, boolean counted) {
    this.rules = rules;
    this.counted = counted;
  }

  static List<Chapter> chapters(GinRules rules, boolean counted) {
    GinBook book = new GinBook(rules, counted);
    return List.of(
        book.minute(),
        book.aim(),
        book.deal(),
        book.melds(),
        book.turn(),
        book.knock(),
        book.layOffs(),
        book.end(),
        book.scoring(),
        book.match(),
        book.points(),
        book.glossary());
  }

  /** The whole game on one page. */
  private Chapter minute() {
    ChapterBuilder minute =
        new ChapterBuilder("ginhelp.minute.").either(knocks(), "aim", "aim-gin");
    minute.panels(
        "melds",
        List.of(
            ChapterBuilder.plain(ChapterBuilder.labelled(minute.words("set"), "9h", "9d", "9c")),
            ChapterBuilder.plain(ChapterBuilder.labelled(minute.words("run"), "5s", "6s", "7s")),
            ChapterBuilder.plain(
                ChapterBuilder.labelled(minute.words("deadwood"), "2h", "2c", "3d"))));
    minute.panels(
        "ways", List.of(turn(minute), knocks() ? knock(minute) : gin(minute), costs(minute)));
    end(minute.with(hand(minute)));
    return minute.chapter();
  }

  private Chapter.Panel turn(ChapterBuilder minute) {
    Chapter.Sentences last =
        knocks()
            ? minute.words("turn.knock." + rules.knocking().limit().name())
            : minute.words("turn.gin");
    return ChapterBuilder.panel(
        minute.words("turn"),
        minute.steps("turn-steps", minute.words("turn.draw"), minute.words("turn.discard"), last));
  }

  private Chapter.Panel knock(ChapterBuilder minute) {
    return ChapterBuilder.panel(
        minute.words("knock"),
        minute.steps(
            "knock-steps",
            minute.words(
                rules.has(GinSwitch.LAY_OFFS) ? "knock.others" : "knock.no-lay-offs", players()),
            minute.words("knock.wins." + rules.knocking().undercut().name())));
  }

  private Chapter.Panel gin(ChapterBuilder minute) {
    return ChapterBuilder.panel(
        minute.words("gin"),
        minute.steps("gin-steps", minute.words("gin-show"), minute.words("gin-wins", players())));
  }

  private Chapter.Panel costs(ChapterBuilder minute) {
    return ChapterBuilder.panel(minute.words("costs"), prices().toArray(Chapter.Part[]::new));
  }

  /** One part for each kind of card, with its points. */
  private List<Chapter.Part> prices() {
    ChapterBuilder points = new ChapterBuilder("ginhelp.points.");
    return List.of(
        ChapterBuilder.labelled(points.words("ace", cost(Rank.ACE)), "As"),
        ChapterBuilder.labelled(points.words("pips"), "2h", "6c", "Td"),
        ChapterBuilder.labelled(points.words("courts", cost(Rank.KING)), "Js", "Qh", "Kc"));
  }

  /** A hand before the last discard, sorted into melds, deadwood and the discard. */
  private Chapter.Part hand(ChapterBuilder minute) {
    boolean ten = !counted || rules.cardsEach() == 10;
    String run = ten ? "run: 5s 6s 7s 8s" : "run: 5s 6s 7s";
    String set = "set: 9h 9d 9c";
    String discard = "discard: Qd";
    if (knocks()) {
      return minute.still(
          "hand-knock", run, set, ten ? "deadwood: 2h 2c 3d" : "deadwood: 7h", discard);
    }
    return ten
        ? minute.still("hand-gin", run, set, "set: Kh Ks Kc", discard)
        : minute.still("hand-gin", "run: 5s 6s 7s 8s", set, discard);
  }

  /** The glossary, with the terms that the other chapters and the table use. */
  private Chapter glossary() {
    boolean laysOff = knocks() && rules.has(GinSwitch.LAY_OFFS);
    return new ChapterBuilder("ginhelp.words.")
        .term("match", "match-means")
        .term("round", knocks() ? "round-means" : "round-gin-means")
        .term("meld", "meld-means")
        .term("rank", "rank-means")
        .term("set", "set-means")
        .term("run", "run-means")
        .term("deadwood", "deadwood-means")
        .term("stock", "stock-means")
        .term("pile", "pile-means")
        .term("up-card", byUpCard("up-card-means", "up-card-means"))
        .termWhen(knocks(), "knock", "knock-means")
        .termWhen(knocks(), "limit", "limit-means." + rules.knocking().limit().name())
        .term("gin", "gin-means")
        .termWhen(rules.has(GinSwitch.BIG_GIN), "big-gin", "big-gin-means")
        .termWhen(laysOff, "off", "off-means")
        .termWhen(knocks(), "undercut", "undercut-means." + rules.knocking().undercut().name())
        .term("void", "void-means")
        .termWhen(rules.endBonuses().box().isPresent(), "box", "box-means")
        .termWhen(rules.has(GinSwitch.HOLLYWOOD), "hollywood", "hollywood-means")
        .chapter();
  }

  /**
   * The key for rules in which the up-card sets the knock limit, with the kind of limit; {@code
   * plain} for other rules.
   */
  private String byUpCard(String sentence, String plain) {
    return switch (rules.knocking().limit()) {
      case UP_CARD, BELOW_UP_CARD -> sentence + "." + rules.knocking().limit().name();
      case TEN, GIN_ONLY -> plain;
    };
  }

  /** Whether the rules ever let a player knock with deadwood. */
  private boolean knocks() {
    return rules.knocking().limit() != GinRules.KnockLimit.GIN_ONLY;
  }

  private boolean several() {
    return players() > 2;
  }

  /** The number of players, or the largest possible number if it is not known. */
  private int players() {
    return counted ? rules.seats() : rules.mostSeats();
  }

  private Chapter aim() {
    ChapterBuilder aim =
        new ChapterBuilder("ginhelp.aim.").say("what").either(knocks(), "knock", "gin-only");
    if (counted) {
      aim.say("players", rules.seats(), rules.cardsEach());
    } else if (rules.mostSeats() > 2) {
      aim.say("players-open", rules.mostSeats());
    } else {
      aim.say("players", 2, rules.cardsEach());
    }
    return aim.chapter();
  }

  private Chapter deal() {
    boolean onlyWinners =
        rules.nextDealer() == GinRules.NextDealer.LOSER
            && rules.scoring() == GinRules.Scoring.DIFFERENCE;
    return new ChapterBuilder("ginhelp.deal.")
        .say(byUpCard("up-card", "up-card-plain"))
        .say("first." + rules.firstTurn().name())
        .say("dealer." + rules.nextDealer().name())
        .when(onlyWinners && several(), "only-winners")
        .chapter();
  }

  private Chapter melds() {
    ChapterBuilder melds =
        new ChapterBuilder("ginhelp.melds.")
            .say("set")
            .show("set-example", "9h", "9d", "9c")
            .say("run")
            .show("run-example", "5s", "6s", "7s", "8s");
    if (rules.has(GinSwitch.ROUND_THE_CORNER)) {
      return melds.say("corner").show("corner-example", "Kd", "Ad", "2d").chapter();
    }
    return melds.say("ace-low").show("ace-example", "Ad", "2d", "3d").chapter();
  }

  private Chapter turn() {
    return new ChapterBuilder("ginhelp.turn.")
        .say("draw")
        .say("end")
        .either(rules.has(GinSwitch.RETURN_TAKEN), "return", "no-return")
        .limit(rules.clocks().turnSeconds(), "clock", "no-clock")
        .when(untimed(rules.clocks().turnSeconds()), "first-round")
        .chapter();
  }

  private Chapter knock() {
    ChapterBuilder knock = new ChapterBuilder("ginhelp.knock.");
    if (knocks()) {
      knock
          .say("how")
          .with(hand(new ChapterBuilder("ginhelp.minute.")))
          .say("limit." + rules.knocking().limit().name());
      if (rules.knocking().limit() != GinRules.KnockLimit.TEN) {
        knock.say("example", limit(Rank.SIX), limit(Rank.QUEEN));
      }
      knock.say(limit(Rank.ACE) == 0 ? "ace-gin" : "ace-limit", limit(Rank.ACE));
      knock.say("declared").when(several(), "for-all");
    } else {
      knock.say("gin-only");
    }
    return knock.say("gin").when(rules.has(GinSwitch.BIG_GIN), "big-gin").chapter();
  }

  /** Whether there is such a clock that does not run in the first round. */
  private boolean untimed(OptionalInt seconds) {
    return seconds.isPresent() && rules.has(GinSwitch.FIRST_ROUND_UNTIMED);
  }

  private int limit(Rank upCard) {
    return rules.limit(new Suited(upCard, Suit.HEARTS));
  }

  private Chapter layOffs() {
    ChapterBuilder off = new ChapterBuilder("ginhelp.off.");
    if (!knocks()) {
      return off.say("after-gin").chapter();
    }
    if (!rules.has(GinSwitch.LAY_OFFS)) {
      off.say("none");
    } else {
      off.say("add", players())
          .scene(
              off.shot("scene-knock", "knocker: 5s 6s 7s", "deadwood: 4s 8s 9s Kd"),
              off.shot("scene-eight", "knocker: 5s 6s 7s 8s", "deadwood: 4s 9s Kd"),
              off.shot("scene-nine", "knocker: 5s 6s 7s 8s 9s", "deadwood: 4s Kd"),
              off.shot("scene-four", "knocker: 4s 5s 6s 7s 8s 9s", "deadwood: Kd"))
          .say("best")
          .say("after-gin");
      off.limit(rules.clocks().layOffSeconds(), "clock", "no-clock")
          .when(untimed(rules.clocks().layOffSeconds()), "first-round");
    }
    return off.say("undercut." + rules.knocking().undercut().name())
        .when(several(), "undercut-several")
        .chapter();
  }

  private Chapter end() {
    return new ChapterBuilder("ginhelp.end.")
        .say("stock." + rules.stockEnd().name())
        .say("loop")
        .say("void")
        .chapter();
  }

  private Chapter scoring() {
    ChapterBuilder scoring = new ChapterBuilder("ginhelp.score.");
    switch (rules.scoring()) {
      case DIFFERENCE -> difference(scoring);
      case AWARDS -> awards(scoring);
      case PENALTIES -> penalties(scoring);
    }
    return scoring
        .say("against-gin", players())
        .when(rules.has(GinSwitch.SPADES_DOUBLE), "spades")
        .chapter();
  }

  private void difference(ChapterBuilder scoring) {
    scoring
        .when(knocks(), several() ? "difference.knock-several" : "difference.knock")
        .when(knocks(), "difference.undercut", rules.bonuses().undercut(), players())
        .say("difference.gin", rules.bonuses().gin(), players())
        .when(rules.has(GinSwitch.BIG_GIN), "difference.big-gin", RoundScores.BIG_GIN, players());
  }

  private void awards(ChapterBuilder scoring) {
    scoring
        .when(knocks(), "awards.knock", RoundScores.KNOCK_AWARD)
        .when(knocks(), "awards.undercut", rules.bonuses().undercut())
        .say("awards.gin", rules.bonuses().gin())
        .when(rules.has(GinSwitch.BIG_GIN), "awards.big-gin", RoundScores.BIG_GIN);
  }

  private void penalties(ChapterBuilder scoring) {
    scoring.say("penalties.bad");
    if (knocks()) {
      scoring
          .either(rules.has(GinSwitch.OWN_IN_FULL), "penalties.in-full", "penalties.knock")
          .say("penalties.undercut", rules.bonuses().undercut())
          .either(
              rules.has(GinSwitch.UNDERCUT_SURCHARGE),
              "penalties.surcharge",
              "penalties.no-surcharge")
          .when(several(), "penalties.undercut-others");
    }
    scoring
        .say("penalties.gin")
        .when(
            rules.has(GinSwitch.GIN_SURCHARGE),
            "penalties.gin-surcharge",
            RoundScores.GIN_SURCHARGE)
        .when(rules.has(GinSwitch.BIG_GIN), "penalties.big-gin");
  }

  private Chapter match() {
    ChapterBuilder match = end(new ChapterBuilder("ginhelp.match."));
    rules
        .endBonuses()
        .box()
        .ifPresent(points -> match.say(ofGame("box"), points).when(level(), "level"));
    switch (rules.endBonuses().game()) {
      case NONE -> {}
      case HUNDRED -> match.say(ofGame("bonus"), GinTally.GAME_BONUS);
      case HUNDRED_SHUTOUT_DOUBLES ->
          match.say(ofGame("bonus-doubles"), GinTally.GAME_BONUS, 2 * GinTally.GAME_BONUS);
    }
    rules
        .pool()
        .buyIn()
        .ifPresent(chips -> match.say("pool", chips).say("pool-shares", PrizePool.NO_SHARE));
    return match.chapter();
  }

  /** The sentences about what ends the match and who wins it. */
  private ChapterBuilder end(ChapterBuilder match) {
    ChapterBuilder chapter = new ChapterBuilder("ginhelp.match.");
    boolean three = rules.has(GinSwitch.HOLLYWOOD);
    String best = three ? "hollywood-won" : "best." + rules.scoring().name();
    if (three) {
      match.with(chapter.words("hollywood"));
      if (level()) {
        match.with(chapter.words("level"));
      }
    }
    switch (rules.end()) {
      case MatchEnd.Target(int points, boolean beyond) -> {
        match.with(chapter.words(ofGame(beyond ? "beyond" : "target"), points));
        if (three) {
          match.with(chapter.words(best));
        }
      }
      case MatchEnd.Rounds(int count, boolean extra) ->
          match
              .with(chapter.words("rounds", count))
              .with(chapter.words(best))
              .with(chapter.words(extra ? "extra" : "shared"));
    }
    return match;
  }

  /** Whether a knocker may win a round without points, because the deadwood is equal. */
  private boolean level() {
    return knocks() && rules.knocking().undercut() == GinRules.Undercut.LESS;
  }

  /**
   * The key of a sentence; in Hollywood scoring that of a sentence about each of the three games.
   */
  private String ofGame(String sentence) {
    return rules.has(GinSwitch.HOLLYWOOD) ? sentence + "-game" : sentence;
  }

  private Chapter points() {
    ChapterBuilder points = new ChapterBuilder("ginhelp.points.");
    prices().forEach(points::with);
    return points.say("table").chapter();
  }

  private int cost(Rank rank) {
    return rules.runs().value(new Suited(rank, Suit.HEARTS));
  }
}
