package oklahoma.bot.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.oklahoma.view.Feeding;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Estimate;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import org.junit.jupiter.api.Test;

/** Moves compared for a player who asks. */
class MoveAdvisorTest {
  private static final MoveAdvisor APPRAISER = new MoveAdvisor(new Budget.Samples(40), 5);

  private final SplittableRandom chance = new SplittableRandom(31);
  private final Set<Class<?>> features = new HashSet<>();

  @Test
  void inGinForTwoMovesHaveChancesTheBestFirst() {
    AtomicInteger figures = new AtomicInteger();
    follow(
        GinPreset.CLASSIC.rules(2),
        2,
        view -> {
          MoveAdvice advice = advised(view, List.of());
          assertThat(advice.options())
              .isSortedAccordingTo((one, other) -> Double.compare(chance(other), chance(one)));
          assertThat(advice.options())
              .allSatisfy(option -> {
                if (option.worth() instanceof MoveWorth.OfMatch(Estimate won, Estimate behind)) {
                  assertThat(won.mean()).isBetween(0.0, 1.0);
                  assertThat(won.error()).isBetween(0.0, 0.1);
                  assertThat(behind.mean()).isNotNegative();
                  figures.incrementAndGet();
                } else {
                  assertThat(advice.worlds()).isZero();
                }
              });
        });
    assertThat(figures).hasValueGreaterThan(50);
    assertThat(features)
        .contains(
            MoveReason.LeavesDeadwood.class,
            MoveReason.KeepsLive.class,
            MoveReason.SafeFrom.class,
            MoveReason.Melds.class,
            MoveReason.NoUse.class);
  }

  @Test
  void whereNothingWasLearntThereIsNoFigure() {
    follow(
        OklahomaRules.standard(3).with(OklahomaSwitch.ACE_LOW, true),
        2,
        view -> {
          MoveAdvice advice = advised(view, List.of());
          assertThat(advice.worlds()).isZero();
          assertThat(advice.options())
              .extracting(MoveAdvice.Option::worth)
              .containsOnly(new MoveWorth.Judged());
        });
    assertThat(features)
        .contains(
            MoveReason.NearsContract.class,
            MoveReason.CompletesContract.class,
            MoveReason.RidsOf.class,
            MoveReason.NoUse.class);
  }

  @Test
  void inOklahomaMovesHaveChancesTheBestFirst() {
    List<MoveAdvice.Option> options = new ArrayList<>();
    follow(
        OklahomaRules.standard(3),
        2,
        view -> {
          MoveAdvice advice = advised(view, List.of());
          List<MoveAdvice.Option> ranked = advice.options();
          assertThat(ranked).map(MoveAdvisorTest::behind).isSorted().first().isEqualTo(0.0);
          assertThat(ranked).map(MoveAdvisorTest::chance).allMatch(won -> won > -0.2 && won < 1.2);
          assertThat(advice.worlds()).isEqualTo(40);
          options.addAll(ranked);
        });
    assertThat(options)
        .extracting(MoveAdvice.Option::worth)
        .hasOnlyElementsOfType(MoveWorth.OfMatch.class);
    assertThat(options).map(MoveAdvisorTest::behind).anyMatch(chance -> chance > 0.02);
  }

  @Test
  void aDiscardIsSaidNotToFitOnlyWhereItGoesWithNothingThatTheNextSeatTook() {
    List<Card> unfit = new ArrayList<>();
    follow(
        OklahomaRules.standard(3),
        4,
        BotLevel.NORMAL,
        view -> {
          Oklahoma deal = (Oklahoma) view.deal().value();
          OklahomaView position = OklahomaView.of(deal, view.me(), view.soFar());
          List<Card> hand =
              deal.phase() instanceof OklahomaPhase.ToPlay ? position.hand() : List.of();
          for (Card card : hand) {
            if (saidNotToFit(position, card)) {
              assertThat(deal.down(position.next())).isFalse();
              assertThat(Feeding.related(position, card)).isZero();
              assertThat(Values.wild(card)).isFalse();
              assertThat(deal.tableau().hand(position.next()).exposed())
                  .anyMatch(taken -> !Values.wild(taken));
              unfit.add(card);
            }
          }
        });
    assertThat(unfit).isNotEmpty();
  }

  private static boolean saidNotToFit(OklahomaView position, Card card) {
    MoveReason unfit = new MoveReason.SafeFrom(position.next(), MoveReason.Safety.NOT_WHAT_IT_TOOK);
    return new OklahomaReasons(position)
        .of(new Move.Discard(card)).features().stream()
            .anyMatch(each -> each.feature().equals(unfit));
  }

  /** What is left in a hand may make the contract again, in more than one way. */
  @Test
  void whoIsDownIsToldOfNoOtherWayToLayDown() {
    Oklahoma deal =
        Notation.deal(
                """
                oklahoma 3 seats hand 1 dealer C
                A: 8cdh 9cdh *
                B: 34567h 34567d
                C: JTc 34567s Jhd 2h
                meld A: book Khdc
                meld A: book Qhdc
                pile 3c 5c
                stock 4d 8d ...
                A to play drew *
                """)
            .orElseThrow();
    Standing before = OklahomaRules.standard(3).match(Seat.C).standing();
    View view = new View(Seen.of(deal, Seat.A), List.of(), Seat.A, before, List.of());
    assertThat(advised(view, List.of()).options())
        .map(MoveAdvice.Option::move)
        .hasAtLeastOneElementOfType(Move.LayOff.class)
        .hasOnlyElementsOfTypes(Move.LayOff.class, Move.Discard.class);
  }

  @Test
  void whatHardDoesCostsNothingToSpeakOf() {
    Bot hard = Bots.of(BotLevel.HARD);
    follow(
        OklahomaRules.standard(3),
        2,
        BotLevel.HARD,
        view -> {
          Move move = hard.choose(view.deal(), view.soFar(), view.me(), new SplittableRandom(1));
          Estimate behind = ofMatch(view, move).behind();
          assertThat(behind.mean()).isLessThanOrEqualTo(3 * behind.error());
        });
  }

  @Test
  void aWildThrownAwayIsDear() {
    List<Double> costs = new ArrayList<>();
    follow(
        OklahomaRules.standard(3),
        3,
        BotLevel.HARD,
        view -> {
          Oklahoma deal = (Oklahoma) view.deal().value();
          if (deal.phase() instanceof OklahomaPhase.ToPlay && !deal.down(view.me())) {
            deal.tableau().hand(view.me()).cards().stream()
                .filter(Values::wild)
                .findFirst()
                .ifPresent(wild -> costs.add(cost(view, new Move.Discard(wild))));
          }
        });
    assertThat(costs).hasSizeGreaterThan(10).allMatch(chance -> chance > 0.01);
  }

  @Test
  void aContractThatIsHeldBackAndACardThatIsNotLaidOffCost() {
    List<Double> held = new ArrayList<>();
    List<Double> kept = new ArrayList<>();
    follow(
        OklahomaRules.standard(3),
        5,
        Bots.thinking(new Budget.Samples(6)).apply(BotLevel.HARD),
        view -> {
          Oklahoma deal = (Oklahoma) view.deal().value();
          if (!mayMeld(deal, view.me())) {
            return;
          }
          MoveAdvice.Option best = APPRAISER.of(view, List.of(), () -> false).orElseThrow().best();
          List<Card> hand = deal.tableau().hand(view.me()).cards();
          Move discard = new Move.Discard(hand.getFirst());
          switch (best.move()) {
            case Move.LayDown down -> held.add(cost(view, discard));
            case Move.LayOff off when hand.size() > 2 -> {
              hand.stream()
                  .filter(card -> !card.equals(off.card()))
                  .findFirst()
                  .ifPresent(other -> kept.add(cost(view, new Move.Discard(other))));
            }
            default -> {}
          }
        });
    assertThat(held).hasSizeGreaterThan(3).allMatch(chance -> chance > 0);
    assertThat(kept).hasSizeGreaterThan(3).allMatch(chance -> chance > 0);
  }

  /** Whether the seat can lay down its contract or is down already. */
  private static boolean mayMeld(Oklahoma deal, Seat me) {
    return deal.phase() instanceof OklahomaPhase.ToPlay
        && (deal.down(me)
            || LayDowns.best(deal.tableau().hand(me).cards(), deal.contract(), deal.rules())
                .isPresent());
  }

  @Test
  void amongSeveralMovesAreWorthAChanceToWinTheMatch() {
    List<MoveAdvice.Option> options = new ArrayList<>();
    follow(GinPreset.ROYAL.rules(4), 1, view -> options.addAll(advised(view, List.of()).options()));
    assertThat(options)
        .filteredOn(option -> option.worth() instanceof MoveWorth.OfMatch)
        .isNotEmpty();
    assertThat(options).allSatisfy(option -> assertThat(chance(option)).isBetween(0.0, 1.0));
  }

  @Test
  void hollywoodCountsThePointsOfTheDeal() {
    GinRules hollywood = GinPreset.CLASSIC.rules(2).with(GinSwitch.HOLLYWOOD, true);
    List<MoveAdvice.Option> options = new ArrayList<>();
    follow(hollywood, 1, view -> options.addAll(advised(view, List.of()).options()));
    assertThat(options)
        .extracting(MoveAdvice.Option::worth)
        .hasAtLeastOneElementOfType(MoveWorth.OfDeal.class)
        .doesNotHaveAnyElementsOfTypes(MoveWorth.OfMatch.class);
  }

  @Test
  void theMoveThatWasMadeIsComparedTooIfItIsLegal() {
    follow(
        GinPreset.CLASSIC.rules(2),
        1,
        view -> {
          List<Move> all =
              view.deal().value().tableau().hand(view.me()).cards().stream()
                  .<Move>map(Move.Discard::new)
                  .toList();
          List<Move> legal =
              all.stream()
                  .filter(
                      move -> view.deal().value().rule(view.me(), move) instanceof Ruling.Allowed)
                  .toList();
          assertThat(advised(view, all).options())
              .extracting(MoveAdvice.Option::move)
              .containsAll(legal)
              .doesNotHaveDuplicates();
        });
  }

  /** A player may keep a meld in the hand; it then counts like any other cards there. */
  @Test
  void aKnockIsJudgedByTheMeldsThatItShows() {
    Gin deal =
        Notation.gin(
                """
                gin classic 2 seats dealer B up Td
                A: A23c 456d 789h As 9s
                B: Kh JTs 2hd 5s 6s 7c 8c Kc
                pile Td
                stock 4c 8d ...
                A to discard drew 9s
                """)
            .orElseThrow();
    Standing before = deal.rules().match(Seat.B).standing();
    View view = new View(Seen.of(deal, Seat.A), List.of(), Seat.A, before, List.of());
    Move.Knock whole =
        advised(view, List.of()).options().stream()
            .flatMap(option ->
                option.move() instanceof Move.Knock knock ? Stream.of(knock) : Stream.empty())
            .findFirst()
            .orElseThrow();
    Card two = new Suited(Rank.TWO, Suit.CLUBS);
    Move part =
        new Move.Knock(
            whole.discard(),
            whole.melds().stream().filter(meld -> !meld.cards().contains(two)).toList());
    assertThat(option(view, whole).why()).contains(new MoveReason.Stops(Call.KNOCK, 1));
    assertThat(option(view, part).why()).containsExactly(new MoveReason.Stops(Call.KNOCK, 7));
    assertThat(chance(option(view, part))).isLessThan(chance(option(view, whole)));
  }

  @Test
  void nobodyIsAskedOutOfTurnAndACancelledAppraisalEnds() {
    View view = first(GinPreset.CLASSIC.rules(2));
    View other =
        new View(
            view.deal(),
            view.soFar(),
            Seat.of(1 - view.me().ordinal()),
            view.before(),
            view.earlier());
    assertThatThrownBy(() -> APPRAISER.of(other, List.of(), () -> false))
        .isInstanceOf(IllegalArgumentException.class);
    AtomicInteger asked = new AtomicInteger();
    MoveAdvisor slow = new MoveAdvisor(new Budget.Samples(1_000_000), 1);
    assertThat(slow.of(view, List.of(), () -> asked.incrementAndGet() > 3)).isEmpty();
  }

  @Test
  void earlierDealsOfTheMatchSayWhetherTheOtherKnocksAtOnce() {
    List<Boolean> alike = new ArrayList<>();
    follow(
        GinPreset.CLASSIC.rules(2),
        1,
        view -> {
          Seat other = view.me().next(2);
          MoveAdvice plain = advised(view, List.of());
          assertThat(after(view, new GinResult.VoidDeal(GinResult.Cause.STOCK))).isEqualTo(plain);
          if (plain.worlds() > 0) {
            MoveAdvice knocks = after(view, stopped(other, Call.KNOCK));
            alike.add(after(view, stopped(other, Call.GIN)).equals(knocks));
          }
        });
    assertThat(alike).hasSizeGreaterThan(5).contains(false);
  }

  /** The advice where an earlier deal has ended so. */
  private MoveAdvice after(View view, GinResult.Outcome end) {
    GinResult earlier = new GinResult(Seat.A, new Suited(Rank.TEN, Suit.SPADES), end);
    return advised(
        new View(view.deal(), view.soFar(), view.me(), view.before(), List.of(earlier)), List.of());
  }

  private static GinResult.Outcome stopped(Seat caller, Call call) {
    return new GinResult.Called(call, caller, List.of(), List.of(), List.of());
  }

  private static double cost(View view, Move move) {
    return ofMatch(view, move).behind().mean();
  }

  private static MoveWorth.OfMatch ofMatch(View view, Move move) {
    return (MoveWorth.OfMatch) option(view, move).worth();
  }

  private static MoveAdvice.Option option(View view, Move move) {
    return APPRAISER.of(view, List.of(move), () -> false).orElseThrow().options().stream()
        .filter(option -> option.move().equals(move))
        .findFirst()
        .orElseThrow();
  }

  /** How much less of a chance a move has than the best. */
  private static double behind(MoveAdvice.Option option) {
    return option.worth() instanceof MoveWorth.OfMatch(Estimate won, Estimate behind)
        ? behind.mean()
        : 0;
  }

  private static double chance(MoveAdvice.Option option) {
    return option.worth() instanceof MoveWorth.OfMatch(Estimate won, Estimate behind)
        ? won.mean()
        : 0;
  }

  private MoveAdvice advised(View view, List<Move> also) {
    MoveAdvice advice = APPRAISER.of(view, also, () -> false).orElseThrow();
    assertThat(APPRAISER.of(view, also, () -> false)).contains(advice);
    assertThat(advice.options())
        .allSatisfy(option ->
            assertThat(view.deal().value().rule(view.me(), option.move()))
                .isInstanceOf(Ruling.Allowed.class));
    advice.options().stream()
        .flatMap(option -> option.why().stream())
        .forEach(why -> features.add(why.getClass()));
    return advice;
  }

  private View first(Rules rules) {
    Match match = rules.match(Seat.A);
    return view(DealInPlay.next(match, chance), match);
  }

  private static View view(DealInPlay table, Match match) {
    Seat seat = table.toAct();
    return new View(table.seen(), table.noticed(seat), seat, match.standing(), List.of());
  }

  /** Plays deals and looks at each moment through the eyes of who is to act. */
  private void follow(Rules rules, int deals, Consumer<View> looks) {
    follow(rules, deals, BotLevel.EASY, looks);
  }

  private void follow(Rules rules, int deals, BotLevel level, Consumer<View> looks) {
    follow(rules, deals, Bots.of(level), looks);
  }

  private void follow(Rules rules, int deals, Bot regular, Consumer<View> looks) {
    Match match = rules.match(Seat.A);
    for (int i = 0; i < deals; i++) {
      match = match.after(played(match, regular, looks));
    }
  }

  private Deal played(Match match, Bot regular, Consumer<View> looks) {
    DealInPlay table = DealInPlay.next(match, chance);
    while (!table.over()) {
      looks.accept(view(table, match));
      table.play(regular, chance);
    }
    return table.deal();
  }
}
