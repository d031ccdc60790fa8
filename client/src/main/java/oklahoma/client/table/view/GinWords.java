package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.input.GinPlay;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Declaration;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.GinQuestion;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.RoundScores;
import oklahoma.rules.gin.meld.GinArrangement;

/** The sentences and questions of a gin table. */
final class GinWords {
  private final Texts texts;
  private final TableModel model;
  private final GinPlay play;
  private final TableWords words;

  GinWords(TableModel model, TableWords words, GinPlay play) {
    this.texts = words.texts();
    this.model = model;
    this.words = words;
    this.play = play;
  }

  /** The knock limit as a sentence. */
  String limit(Gin deal) {
    int limit = deal.limit();
    if (limit == 0) {
      return texts.say("gin.limit.gin");
    }
    return deal.rules().knocking().limit() == GinRules.KnockLimit.BELOW_UP_CARD
        ? texts.say("gin.limit.below", limit + 1)
        : texts.say("gin.limit", limit);
  }

  /**
   * The texts of the deadwood meter: title, the points now and after the likely discard, and that
   * discard.
   */
  List<String> meter(Gin deal) {
    List<Card> hand = play.hand();
    int now = GinHand.least(hand, deal);
    Optional<Card> discard = plays() ? play.candidate() : Optional.empty();
    List<String> lines = new ArrayList<>(List.of(texts.say("gin.deadwood")));
    if (discard.isPresent()) {
      List<Card> rest = GinHand.without(hand, discard.get());
      lines.add(texts.say("gin.deadwood.to", now, GinHand.least(rest, deal)));
      lines.add(texts.say("gin.deadwood.after", discard.get()));
    } else {
      lines.add(texts.say("gin.deadwood.now", now));
      lines.add("");
    }
    return lines;
  }

  /**
   * The three lines of the knock area: its title, how to knock or why a knock is not allowed, and
   * the deadwood that a knock would leave.
   */
  List<String> knock(Gin deal) {
    Optional<Card> discard = plays() ? play.candidate() : Optional.empty();
    if (discard.isEmpty()) {
      String why =
          play.hand().isEmpty()
              ? ""
              : model
                  .refusal(GinPlay.bestKnock(model, deal, play.hand().getFirst()))
                  .map(words::refusal)
                  .orElse("");
      return List.of(texts.say("gin.knock"), why, "");
    }
    int left = GinHand.least(GinHand.without(play.hand(), discard.get()), deal);
    Optional<String> refused =
        model.refusal(GinPlay.bestKnock(model, deal, discard.get())).map(words::refusal);
    return refused.isPresent()
        ? List.of(texts.say("gin.knock"), refused.get(), "")
        : List.of(
            texts.say(left == 0 ? "gin.gin" : "gin.knock"),
            texts.say("gin.knock.how", discard.get()),
            texts.say("gin.knock.left", left, deal.limit()));
  }

  /** Whether a knock with the likely discard is legal. */
  boolean mayKnock(Gin deal) {
    return plays()
        && play.candidate()
            .filter(card -> model.refusal(GinPlay.bestKnock(model, deal, card)).isEmpty())
            .isPresent();
  }

  String group(GinHand.Group group) {
    return switch (group.kind()) {
      case SET -> texts.say("gin.group.set");
      case RUN -> texts.say("gin.group.run");
      case DEADWOOD -> texts.say("gin.group.deadwood", group.points());
      case SPOILT -> texts.say("gin.group.spoilt", group.stranger().orElseThrow(), group.points());
      case FRESH -> texts.say("gin.group.fresh");
    };
  }

  /** Which of several equally good arrangements the hand has; empty if there is only one. */
  Optional<String> way(Gin deal, List<Held> hand) {
    GinHand.Way way = GinHand.way(hand, deal);
    return way.all().size() > 1 && !hand.isEmpty()
        ? Optional.of(texts.say("gin.way", way.index() + 1, way.all().size()))
        : Optional.empty();
  }

  /**
   * The question to the player in the model's current state, which may be ahead of the animation.
   */
  Optional<GinQuestion.Asked> question() {
    Gin deal = play.deal();
    return switch (play.asking()) {
      case GinPlay.Declaring(Declaration declaration) -> Optional.of(declaring(declaration, deal));
      case GinPlay.GivingUpGin throwing -> Optional.of(givingUpGin(throwing));
      case GinPlay.Nothing nothing ->
          switch (model.promptProperty().get()) {
            case Prompt.Offer offer -> Optional.of(offer(offer.card()));
            case Prompt.Draw draw when draw.drawRefused().isPresent() ->
                Optional.of(last(deal, draw));
            case Prompt.Defend defend -> Optional.of(defending(defend.knocker(), deal));
            default -> Optional.empty();
          };
    };
  }

  private GinQuestion.Asked offer(Card card) {
    return new GinQuestion.Asked(
        "offer",
        texts.say("gin.offer", card),
        List.of(),
        List.of(
            new GinQuestion.Answer(
                "offer-take", "T", texts.say("gin.take", card), true, play::take),
            new GinQuestion.Answer("offer-pass", "N", texts.say("gin.pass"), false, play::pass)),
        false);
  }

  private GinQuestion.Asked last(Gin deal, Prompt.Draw draw) {
    Card card = deal.tableau().pile().getFirst();
    List<GinQuestion.Answer> answers = new ArrayList<>();
    if (draw.takeRefused().isEmpty()) {
      answers.add(
          new GinQuestion.Answer("offer-take", "T", texts.say("gin.take", card), true, play::take));
    }
    answers.add(
        new GinQuestion.Answer("offer-pass", "N", texts.say("gin.pass"), false, play::pass));
    return new GinQuestion.Asked(
        "last", texts.say("gin.last", deal.limit() == 0), List.of(), answers, false);
  }

  private GinQuestion.Asked declaring(Declaration declaration, Gin deal) {
    boolean big = declaration.discard().isEmpty();
    boolean gin = declaration.arrangement().deadwood().isEmpty();
    String title =
        big
            ? texts.say("gin.declare.big")
            : gin ? texts.say("gin.declare.gin") : texts.say("gin.declare", declaration.points());
    List<String> lines = new ArrayList<>();
    lines.add(melds(declaration.arrangement()));
    lines.add(gin ? nobodyLaysOff(big, deal) : consequence(deal));
    if (declaration.ways().size() > 1) {
      lines.add(texts.say("gin.declare.way", declaration.index() + 1, declaration.ways().size()));
    }
    String yes =
        declaration
            .discard()
            .map(card -> texts.say(gin ? "gin.declare.yes.gin" : "gin.declare.yes", card))
            .orElseGet(() -> texts.say("gin.declare.yes.big"));
    List<GinQuestion.Answer> answers = new ArrayList<>();
    answers.add(
        new GinQuestion.Answer("declare-yes", "K", yes, true, () -> play.confirm(declaration)));
    if (declaration.ways().size() > 1) {
      answers.add(
          new GinQuestion.Answer(
              "declare-way", "X", texts.say("gin.declare.other"), false, play::nextWay));
    }
    answers.add(
        new GinQuestion.Answer(
            "declare-no", "Esc", texts.say("gin.declare.no"), false, play::cancel));
    return new GinQuestion.Asked("declaration", title, lines, answers, true);
  }

  private String melds(GinArrangement arrangement) {
    GinNames names = new GinNames(texts);
    String melds = names.melds(arrangement.melds());
    List<Card> left = GinHand.deadwood(arrangement);
    return left.isEmpty() ? melds : texts.say("gin.declare.melds", melds, left);
  }

  /** What gin or big gin scores even if the others have no deadwood. */
  private String nobodyLaysOff(boolean big, Gin deal) {
    GinResult.Call call = big ? GinResult.Call.BIG_GIN : GinResult.Call.GIN;
    Seat me = model.playerView().seat().orElseThrow();
    int[] nothing = new int[deal.rules().seats()];
    List<Integer> points = RoundScores.of(deal.rules(), deal.upCard(), call, me, nothing).points();
    return texts.say("gin.declare.means.gin", points.get(me.ordinal()));
  }

  private String consequence(Gin deal) {
    if (!deal.rules().has(GinSwitch.LAY_OFFS)) {
      return texts.say("gin.declare.means.no-lay-offs");
    }
    List<String> others =
        model
            .playerView()
            .seat()
            .map(me -> me.others(deal.rules().seats()))
            .orElse(List.of())
            .stream()
            .map(model::nameOf)
            .toList();
    return others.size() == 1
        ? texts.say("gin.declare.means", others.getFirst())
        : texts.say("gin.declare.means.all");
  }

  private GinQuestion.Asked givingUpGin(GinPlay.GivingUpGin throwing) {
    return new GinQuestion.Asked(
        "throwing",
        texts.say("gin.throw"),
        List.of(),
        List.of(
            new GinQuestion.Answer(
                "throw-gin",
                "K",
                texts.say("gin.throw.gin"),
                true,
                () -> play.declare(throwing.gin())),
            new GinQuestion.Answer(
                "throw-yes",
                "",
                texts.say("gin.throw.yes", throwing.card()),
                false,
                () -> play.discardAnyway(throwing.card())),
            new GinQuestion.Answer(
                "throw-no", "Esc", texts.say("gin.declare.no"), false, play::cancel)),
        true);
  }

  private GinQuestion.Asked defending(Seat knocker, Gin deal) {
    int left = GinHand.least(play.hand(), deal);
    int knocked =
        deal.phase() instanceof GinPhase.LayingOff
            ? new GinArrangement(List.of(), deal.tableau().hand(knocker).cards())
                .points(deal.rules().runs())
            : 0;
    return new GinQuestion.Asked(
        "defence",
        texts.say("gin.defend", model.nameOf(knocker), knocked, left),
        List.of(),
        List.of(
            new GinQuestion.Answer(
                "lay-off-best", "B", texts.say("gin.defend.best"), true, play::layOffBest),
            new GinQuestion.Answer(
                "lay-off-done", "L", texts.say("gin.defend.done", left), false, play::show)),
        false);
  }

  private boolean plays() {
    return model.promptProperty().get() instanceof Prompt.Play;
  }
}
