package oklahoma.client.help;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;

/** The rules of Oklahoma with the parameters of the table. */
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
        book.minute(),
        book.aim(),
        book.deal(),
        book.melds(),
        book.wilds(),
        book.turn(),
        book.claiming(),
        book.layingDown(),
        book.layingOff(),
        book.end(),
        book.points(),
        book.glossary());
  }

  /** The whole game on one page. */
  private Chapter minute() {
    ChapterBuilder minute = new ChapterBuilder("help.minute.").say("aim");
    minute.panels(
        "melds",
        List.of(
            ChapterBuilder.plain(ChapterBuilder.labelled(minute.words("book"), "9h", "9d", "9c")),
            ChapterBuilder.plain(
                ChapterBuilder.labelled(minute.words("run"), "5s", "6s", "7s", "8s")),
            ChapterBuilder.plain(
                ChapterBuilder.labelled(
                    minute.words(jokers() ? "wild" : "wild-twos"), wildCards()))));
    minute.say("contracts").panels("hands", hands());
    Stream<Chapter.Panel> panels =
        claims()
            ? Stream.of(turn(minute), claim(minute), costs(minute))
            : Stream.of(turn(minute), costs(minute));
    return minute.panels("ways", panels.toList()).chapter();
  }

  /** A panel for each hand, with its contract. */
  private static List<Chapter.Panel> hands() {
    ChapterBuilder minute = new ChapterBuilder("help.minute.");
    return Stream.of(Contract.values()).map(each -> hand(minute, each)).toList();
  }

  private static Chapter.Panel hand(ChapterBuilder minute, Contract contract) {
    List<String> melds =
        Stream.concat(
                Stream.of("9h 9d 9c", "Kc Ks Kd").limit(contract.books()),
                Stream.of("5s 6s 7s 8s", "Th Jh Qh Kh").limit(contract.runs()))
            .toList();
    return ChapterBuilder.panel(
        minute.words("hand", contract.hand()),
        minute.melds(minute.words("contract." + contract.name()), melds));
  }

  private Chapter.Panel turn(ChapterBuilder minute) {
    boolean atOnce = rules.has(OklahomaSwitch.LAY_OFF_AT_ONCE);
    return ChapterBuilder.panel(
        minute.words("turn"),
        minute.steps(
            "turn-steps",
            minute.words("turn.draw"),
            minute.words(atOnce ? "turn.play" : "turn.play-next"),
            minute.words("turn.discard")));
  }

  private Chapter.Panel claim(ChapterBuilder minute) {
    return ChapterBuilder.panel(
        minute.words("claim"),
        minute.steps(
            "claim-steps",
            minute.words("claim.ask"),
            minute.words("claim.cost", rules.claims().penalty())));
  }

  private Chapter.Panel costs(ChapterBuilder minute) {
    return ChapterBuilder.panel(minute.words("costs"), prices().toArray(Chapter.Part[]::new));
  }

  /** One part for each kind of card, with its points. */
  private List<Chapter.Part> prices() {
    ChapterBuilder points = new ChapterBuilder("help.points.");
    return List.of(
        ChapterBuilder.labelled(points.words("low", cost(Rank.NINE)), "2h", "3s", "9c"),
        ChapterBuilder.labelled(
            points.words("high", cost(Rank.KING), Rank.JACK, Rank.QUEEN, Rank.KING),
            "Td",
            "Qc",
            "Kh"),
        ChapterBuilder.labelled(points.words("ace", cost(Rank.ACE), Rank.ACE), "As"),
        ChapterBuilder.labelled(
            points.words(jokers() ? "wild" : "wild-twos", Values.points(Joker.JOKER)),
            wildCards()));
  }

  private boolean jokers() {
    return rules.stock().jokersPerPack() > 0;
  }

  private String[] wildCards() {
    return jokers() ? new String[] {"*", "2s", "2c"} : new String[] {"2s", "2c"};
  }

  /** Whether the match is known to use a single pack, so no two cards are equal. */
  private boolean onePack() {
    return counted && rules.packs() == 1;
  }

  /** Whether these rules have claims out of turn. With two players there are none. */
  private boolean claims() {
    return !(counted && rules.seats() == 2) && rules.claims().limit().orElse(1) > 0;
  }

  /** The glossary, with the terms that the other chapters and the table use. */
  private Chapter glossary() {
    ChapterBuilder words = new ChapterBuilder("help.words.");
    words
        .term("match", "match-means")
        .term("hand", "hand-means")
        .term("contract", "contract-means")
        .term("meld", "meld-means")
        .term("rank", "rank-means")
        .term("book", "book-means")
        .term("run", "run-means")
        .term("wild", jokers() ? "wild-means" : "wild-twos-means")
        .term("natural", "natural-means")
        .term("stock", "stock-means")
        .term("pile", "pile-means")
        .term("down", "down-means")
        .term("off", "off-means")
        .term("swap", "swap-means." + rules.wilds().swapped().name())
        .termWhen(claims(), "claim", "claim-means")
        .termWhen(claims() && rules.claims().penalty() > 0, "penalty", "penalty-means")
        .term("out", "out-means");
    return words.chapter();
  }

  private Chapter aim() {
    ChapterBuilder aim = new ChapterBuilder("help.aim.").say("what").say("hands");
    if (counted) {
      int jokers = rules.packs() * rules.stock().jokersPerPack();
      aim.say("players", rules.seats(), rules.packs(), jokers);
    } else {
      aim.say("players-open", rules.stock().jokersPerPack());
    }
    return aim.say("win." + rules.tie().name()).chapter();
  }

  private Chapter deal() {
    return new ChapterBuilder("help.deal.")
        .say("cards", OklahomaRules.CARDS_EACH)
        .say("first")
        .either(
            claims() && rules.has(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE),
            "up-card.claimed",
            "up-card.first")
        .say("dealer." + rules.nextDealer().name())
        .chapter();
  }

  private Chapter melds() {
    return new ChapterBuilder("help.melds.")
        .either(onePack(), "book-one", "book")
        .show("book-example", "9h", "9d", "9c", onePack() ? "9s" : "9h")
        .say("run")
        .show("run-example", "5s", "6s", "7s", "8s", "9s")
        .either(rules.has(OklahomaSwitch.ACE_LOW), "ace.low", "ace.high")
        .chapter();
  }

  private Chapter wilds() {
    ChapterBuilder wilds =
        new ChapterBuilder("help.wilds.").either(jokers(), "which", "which-twos");
    wilds.show("which-example", wildCards()).say("place");
    if (jokers()) {
      wilds.scene(
          wilds.shot("place-before", "run-so-far: 7h 8h Th", "hand: *"),
          wilds.shot("place-example", "run: 7h 8h * Th"));
    } else {
      wilds.scene(
          wilds.shot("place-before-two", "run-so-far: 7h 8h Th", "hand: 2s"),
          wilds.shot("place-example-two", "run: 7h 8h 2s Th"));
    }
    return wilds.say("naturals." + rules.wilds().naturals().name()).say("later").chapter();
  }

  private Chapter turn() {
    return example(new ChapterBuilder("help.turn.").say("draw"))
        .say("play")
        .say("discard")
        .say("out")
        .say("circle")
        .say("stock", rules.stock().renewals())
        .limit(rules.clocks().turnSeconds(), "clock", "no-clock")
        .when(untimed(rules.clocks().turnSeconds()), "first-hand")
        .chapter();
  }

  /** A turn from the draw to the last discard. */
  private static ChapterBuilder example(ChapterBuilder turn) {
    String queens = "Qs Qh Qd";
    return turn.scene(
        turn.shot("scene-hold", "pile: 8c", "hand: 8h 8d " + queens + " 4c"),
        turn.shot("scene-take", "hand: 8h 8d 8c " + queens + " 4c"),
        turn.shot("scene-down", "book: 8h 8d 8c", "book: " + queens, "hand: 4c"),
        turn.shot("scene-out", "book: 8h 8d 8c", "book: " + queens, "pile: 4c"));
  }

  private Chapter claiming() {
    ChapterBuilder claims = new ChapterBuilder("help.claims.");
    if (counted && rules.seats() == 2) {
      return claims.say("two").chapter();
    }
    if (!claims()) {
      return claims.say("none").chapter();
    }
    int penalty = rules.claims().penalty();
    return claim(claims.say("window"), penalty)
        .say("penalty", penalty)
        .when(penalty > 0, "why")
        .limit(rules.clocks().claimSeconds(), "seconds", "waits")
        .when(untimed(rules.clocks().claimSeconds()), "first-hand")
        .say("order")
        .say("next")
        .limit(rules.claims().limit(), "limit", "no-limit")
        .either(rules.has(OklahomaSwitch.DOWN_MAY_CLAIM), "down", "not-down")
        .when(penalty > 0, "short", penalty)
        .chapter();
  }

  /**
   * An example of a claim out of turn, with its penalty cards. The next player would get the card
   * alone.
   */
  private static ChapterBuilder claim(ChapterBuilder claims, int penalty) {
    String hand = "hand: Qh Qd 7c";
    Chapter.Shot asked = claims.shot("scene-asked", "pile: Qs", hand);
    return switch (penalty) {
      case 0 -> claims.scene(asked, claims.shot("scene-free", "pile: 9h", hand + " Qs"));
      case 1 -> claims.scene(asked, claims.shot("scene-one", "pile: 9h", hand + " Qs 3d"));
      default -> claims.scene(asked, claims.shot("scene-two", "pile: 9h", hand + " Qs 3d Jc"));
    };
  }

  /** Whether there is such a clock that does not run in the first hand. */
  private boolean untimed(OptionalInt seconds) {
    return seconds.isPresent() && rules.has(OklahomaSwitch.FIRST_HAND_UNTIMED);
  }

  private Chapter layingDown() {
    ChapterBuilder down =
        new ChapterBuilder("help.down.").say("contract").say("contracts").panels("hands", hands());
    boolean adjacent = rules.has(OklahomaSwitch.ADJACENT_RUNS);
    if (onePack()) {
      down.say("split-wild")
          .show("split-wild-example", "Kc", "Kd", wildCards()[0], "Kh", "Ks", wildCards()[1]);
    } else {
      down.say("split").show("split-example", "Kc", "Kd", "Kh", "Kh", "Ks", "Kd");
    }
    if (adjacent) {
      down.say("adjacent").show("adjacent-example", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "Th");
    } else {
      down.say("not-adjacent");
    }
    return down.say("once").say("last").chapter();
  }

  private Chapter layingOff() {
    ChapterBuilder off =
        new ChapterBuilder("help.off.")
            .say("add")
            .show("add-example", "4d", "5d", "6d", "7d", "8d")
            .either(rules.has(OklahomaSwitch.LAY_OFF_AT_ONCE), "at-once", "next-turn")
            .say("displace." + rules.wilds().swapped().name());
    String wild = jokers() ? "*" : "2s";
    Chapter.Shot before = off.shot("displace-before", "run: 3c " + wild + " 5c 6c", "hand: 4c Kd");
    switch (rules.wilds().swapped()) {
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
    ChapterBuilder end = new ChapterBuilder("help.score.").say("end");
    int left = cost(Rank.NINE) + cost(Rank.KING) + cost(Rank.ACE) + Values.points(Joker.JOKER);
    end.with(ChapterBuilder.labelled(end.words("end-example", left), "9c", "Kd", "Ah", "2s"));
    return end.say("blocked").chapter();
  }

  private Chapter points() {
    ChapterBuilder points = new ChapterBuilder("help.points.");
    prices().forEach(points::with);
    return points.chapter();
  }

  private static int cost(Rank rank) {
    return Values.points(new Suited(rank, Suit.HEARTS));
  }
}
