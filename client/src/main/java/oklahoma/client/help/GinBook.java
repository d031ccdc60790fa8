package oklahoma.client.help;

import java.util.List;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.PrizePool;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.gin.Tally;

/** The rules of Oklahoma Gin as they are set. */
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
        book.aim(),
        book.deal(),
        book.melds(),
        book.turn(),
        book.knock(),
        book.layOffs(),
        book.end(),
        book.scoring(),
        book.match(),
        book.points());
  }

  /** Whether one may ever end a round with some deadwood. */
  private boolean knocks() {
    return rules.knocking().limit() != GinRules.KnockLimit.GIN_ONLY;
  }

  private boolean several() {
    return (counted ? rules.seats() : rules.mostSeats()) > 2;
  }

  private Chapter aim() {
    Scribe aim = new Scribe("ginhelp.aim.").say("what").either(knocks(), "knock", "gin-only");
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
    boolean fixes =
        switch (rules.knocking().limit()) {
          case UP_CARD, BELOW_UP_CARD -> true;
          case TEN, GIN_ONLY -> false;
        };
    return new Scribe("ginhelp.deal.")
        .either(fixes, "up-card", "up-card-plain")
        .say("first." + rules.firstTurn().name())
        .say("dealer." + rules.nextDealer().name())
        .chapter();
  }

  private Chapter melds() {
    Scribe melds =
        new Scribe("ginhelp.melds.")
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
    return new Scribe("ginhelp.turn.")
        .say("draw")
        .say("end")
        .either(rules.has(GinSwitch.RETURN_TAKEN), "return", "no-return")
        .limit(rules.clocks().turnSeconds(), "clock", "no-clock")
        .chapter();
  }

  private Chapter knock() {
    Scribe knock = new Scribe("ginhelp.knock.");
    if (knocks()) {
      knock.say("how").say("limit." + rules.knocking().limit().name());
      if (rules.knocking().limit() != GinRules.KnockLimit.TEN) {
        knock.say("example", limit(Rank.SIX), limit(Rank.QUEEN));
      }
      knock.say(limit(Rank.ACE) == 0 ? "ace-gin" : "ace-limit", limit(Rank.ACE));
      knock.say("declared").when(several(), "for-all");
    } else {
      knock.say("gin-only");
    }
    knock.say("gin").either(rules.has(GinSwitch.BIG_GIN), "big-gin", "no-big-gin");
    return knock.chapter();
  }

  private int limit(Rank upCard) {
    return rules.limit(new Suited(upCard, Suit.HEARTS));
  }

  private Chapter layOffs() {
    Scribe off = new Scribe("ginhelp.off.");
    if (!knocks()) {
      return off.say("after-gin").chapter();
    }
    if (!rules.has(GinSwitch.LAY_OFFS)) {
      off.say("none");
    } else {
      off.say("add")
          .scene(
              off.shot("scene-knock", "knocker: 5s 6s 7s", "deadwood: 4s 8s 9s Kd"),
              off.shot("scene-eight", "knocker: 5s 6s 7s 8s", "deadwood: 4s 9s Kd"),
              off.shot("scene-nine", "knocker: 5s 6s 7s 8s 9s", "deadwood: 4s Kd"),
              off.shot("scene-four", "knocker: 4s 5s 6s 7s 8s 9s", "deadwood: Kd"))
          .say("best")
          .say("after-gin");
      off.limit(rules.clocks().layOffSeconds(), "clock", "no-clock");
    }
    return off.say("undercut." + rules.knocking().undercut().name())
        .when(several(), "undercut-several")
        .chapter();
  }

  private Chapter end() {
    return new Scribe("ginhelp.end.")
        .say("stock." + rules.stockEnd().name())
        .say("loop")
        .say("void")
        .chapter();
  }

  private Chapter scoring() {
    Scribe scoring = new Scribe("ginhelp.score.");
    switch (rules.scoring()) {
      case DIFFERENCE -> difference(scoring);
      case AWARDS -> awards(scoring);
      case PENALTIES -> penalties(scoring);
    }
    return scoring
        .say("against-gin")
        .either(rules.has(GinSwitch.SPADES_DOUBLE), "spades", "no-spades")
        .chapter();
  }

  private void difference(Scribe scoring) {
    scoring
        .when(knocks(), "difference.knock")
        .when(knocks(), "difference.undercut", rules.bonuses().undercut())
        .say("difference.gin", rules.bonuses().gin())
        .when(rules.has(GinSwitch.BIG_GIN), "difference.big-gin", RoundScores.BIG_GIN);
  }

  private void awards(Scribe scoring) {
    scoring
        .when(knocks(), "awards.knock", RoundScores.KNOCK_AWARD)
        .when(knocks(), "awards.undercut", rules.bonuses().undercut())
        .say("awards.gin", rules.bonuses().gin())
        .when(rules.has(GinSwitch.BIG_GIN), "awards.big-gin", RoundScores.BIG_GIN);
  }

  private void penalties(Scribe scoring) {
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
    Scribe match = new Scribe("ginhelp.match.");
    switch (rules.end()) {
      case MatchEnd.Target(int points, boolean beyond) ->
          match.say(beyond ? "beyond" : "target", points);
      case MatchEnd.Rounds(int count, boolean extra) ->
          match
              .say("rounds", count)
              .say("best." + rules.scoring().name())
              .either(extra, "extra", "shared");
    }
    boolean level = rules.knocking().undercut() == GinRules.Undercut.LESS;
    rules.endBonuses().box().ifPresent(points -> match.say("box", points).when(level, "box-level"));
    switch (rules.endBonuses().game()) {
      case NONE -> {}
      case HUNDRED -> match.say("bonus", Tally.GAME_BONUS);
      case HUNDRED_SHUTOUT_DOUBLES ->
          match.say("bonus-doubles", Tally.GAME_BONUS, 2 * Tally.GAME_BONUS);
    }
    match
        .when(rules.has(GinSwitch.HOLLYWOOD), "hollywood")
        .when(rules.has(GinSwitch.HOLLYWOOD), "hollywood-won");
    rules
        .pool()
        .buyIn()
        .ifPresent(chips -> match.say("pool", chips).say("pool-shares", PrizePool.NO_SHARE));
    return match.chapter();
  }

  private Chapter points() {
    return new Scribe("ginhelp.points.")
        .say("ace", cost(Rank.ACE))
        .say("pips")
        .say("courts", cost(Rank.KING))
        .say("table")
        .chapter();
  }

  private int cost(Rank rank) {
    return rules.runs().value(new Suited(rank, Suit.HEARTS));
  }
}
