package oklahoma.client.help;

import java.util.List;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;

/** The rules of Oklahoma as they are set. */
final class OklahomaBook {
  private final OklahomaRules rules;
  private final boolean counted;

  private OklahomaBook(OklahomaRules rules, boolean counted) {
    this.rules = rules;
    this.counted = counted;
  }

  static List<Chapter> chapters(OklahomaRules rules, boolean counted) {
    OklahomaBook book = new OklahomaBook(rules, counted);
    return List.of(
        book.aim(),
        book.deal(),
        book.melds(),
        book.wilds(),
        book.turn(),
        book.claims(),
        book.layingDown(),
        book.layingOff(),
        book.end(),
        book.points());
  }

  private Chapter aim() {
    Scribe aim = new Scribe("help.aim.").say("what").say("hands");
    if (counted) {
      int jokers = rules.packs() * rules.stock().jokersPerPack();
      aim.say("players", rules.seats(), rules.packs(), jokers);
    } else {
      aim.say("players-open", rules.stock().jokersPerPack());
    }
    return aim.say("win." + rules.tie().name()).chapter();
  }

  private Chapter deal() {
    return new Scribe("help.deal.")
        .say("cards", OklahomaRules.CARDS_EACH)
        .say("first")
        .either(
            rules.has(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE), "up-card.claimed", "up-card.first")
        .say("dealer." + rules.nextDealer().name())
        .chapter();
  }

  private Chapter melds() {
    return new Scribe("help.melds.")
        .say("book")
        .show("book-example", "9h", "9d", "9c", "9h")
        .say("run")
        .show("run-example", "5s", "6s", "7s", "8s", "9s")
        .either(rules.has(OklahomaSwitch.ACE_LOW), "ace.low", "ace.high")
        .chapter();
  }

  private Chapter wilds() {
    boolean jokers = rules.stock().jokersPerPack() > 0;
    Scribe wilds = new Scribe("help.wilds.").either(jokers, "which", "which-twos");
    if (jokers) {
      wilds.show("which-example", "*", "2s", "2c").say("place");
      wilds.scene(
          wilds.shot("place-before", "run: 7h 8h Th", "hand: *"),
          wilds.shot("place-example", "run: 7h 8h * Th"));
    } else {
      wilds.show("which-example", "2s", "2c").say("place");
      wilds.scene(
          wilds.shot("place-before-two", "run: 7h 8h Th", "hand: 2s"),
          wilds.shot("place-example-two", "run: 7h 8h 2s Th"));
    }
    return wilds.say("naturals." + rules.wilds().naturals().name()).say("later").chapter();
  }

  private Chapter turn() {
    return new Scribe("help.turn.")
        .say("draw")
        .say("play")
        .say("discard")
        .say("stock", rules.stock().renewals())
        .say("circle")
        .limit(rules.clocks().turnSeconds(), "clock", "no-clock")
        .chapter();
  }

  private Chapter claims() {
    Scribe claims = new Scribe("help.claims.");
    if (counted && rules.seats() == 2) {
      return claims.say("two").chapter();
    }
    if (rules.claims().limit().isPresent() && rules.claims().limit().getAsInt() == 0) {
      return claims.say("none").chapter();
    }
    return claim(claims.say("window"))
        .limit(rules.clocks().claimSeconds(), "seconds", "waits")
        .say("order")
        .say("penalty", rules.claims().penalty())
        .limit(rules.claims().limit(), "limit", "no-limit")
        .either(rules.has(OklahomaSwitch.DOWN_MAY_CLAIM), "down", "not-down")
        .say("next")
        .chapter();
  }

  /** Whoever is next gets the card and nothing else; out of turn it has its price. */
  private Scribe claim(Scribe claims) {
    String hand = "hand: Qh Qd 7c";
    Chapter.Shot asked = claims.shot("scene-asked", "pile: Qs", hand);
    return switch (rules.claims().penalty()) {
      case 0 -> claims.scene(asked, claims.shot("scene-free", "pile: 9h", hand + " Qs"));
      case 1 -> claims.scene(asked, claims.shot("scene-one", "pile: 9h", hand + " Qs 3d"));
      default -> claims.scene(asked, claims.shot("scene-two", "pile: 9h", hand + " Qs 3d Jc"));
    };
  }

  private Chapter layingDown() {
    return new Scribe("help.down.")
        .say("contract")
        .say("contracts")
        .either(rules.has(OklahomaSwitch.ADJACENT_RUNS), "adjacent", "not-adjacent")
        .say("once")
        .say("last")
        .chapter();
  }

  private Chapter layingOff() {
    Scribe off =
        new Scribe("help.off.")
            .say("add")
            .show("add-example", "4d", "5d", "6d", "7d", "8d")
            .either(rules.has(OklahomaSwitch.LAY_OFF_AT_ONCE), "at-once", "next-turn")
            .say("displace." + rules.wilds().displaced().name());
    boolean jokers = rules.stock().jokersPerPack() > 0;
    String wild = jokers ? "*" : "2s";
    Chapter.Shot before = off.shot("displace-before", "run: 3c " + wild + " 5c 6c", "hand: 4c Kd");
    switch (rules.wilds().displaced()) {
      case HIGH_END, EITHER_END ->
          off.scene(before, off.shot("displace-after", "run: 3c 4c 5c 6c " + wild, "hand: Kd"))
              .say("limits");
      case HAND ->
          off.scene(before, off.shot("displace-hand", "run: 3c 4c 5c 6c", "hand: Kd " + wild))
              .say("limits-hand");
    }
    return off.chapter();
  }

  private Chapter end() {
    return new Scribe("help.score.").say("end").say("blocked").say("total").chapter();
  }

  private Chapter points() {
    return new Scribe("help.points.")
        .say("low", cost(Rank.NINE))
        .say("high", cost(Rank.KING))
        .say("ace", cost(Rank.ACE))
        .say("wild", Values.points(Joker.JOKER))
        .chapter();
  }

  private static int cost(Rank rank) {
    return Values.points(new Suited(rank, Suit.HEARTS));
  }
}
