package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveAdvisor;
import oklahoma.bot.advice.View;
import oklahoma.bot.search.Budget;
import oklahoma.client.advice.Advice;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** Advice at a table: what it is made from, and when no answer comes. */
class AdvisorTest {
  private static final MoveAdvisor QUICK = new MoveAdvisor(Budget.BRIEF, 1);
  private static final MoveAdvisor ENDLESS = new MoveAdvisor(new Budget.Samples(1_000_000), 1);

  /** A may knock or wait for gin; B is left with a hand that could have knocked. */
  private static final String MAY_KNOCK =
      """
      gin classic up 6d
      A: 345c 789h TJQs 4d Kd
      B: 3s4s5s 9cds JhQhKh 2h
      pile 6d
      stock As ...
      A to discard drew Kd
      """;

  private final FxRobot robot = new FxRobot();
  private final RiggedTable rig = new RiggedTable(MAY_KNOCK);
  private final Deal deal = rig.game();
  private final List<Optional<Advice>> received = new ArrayList<>();

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void itIsMadeFromWhatThePlayerSawAndFromEarlierDealsOfTheMatch() {
    GinResult before = nextDeal();
    Advisor advisor = advisor(QUICK, true);
    robot.interact(() -> advisor.advise(received::add));
    await().until(() -> !received.isEmpty());
    assertThat(figures(received.getFirst().orElseThrow()))
        .isEqualTo(figures(advice(List.of(before))))
        .isNotEqualTo(figures(advice(List.of())));
  }

  @Test
  void theSameQuestionIsAnsweredAtOnceTheSecondTime() {
    Advisor advisor = advisor(QUICK, true);
    robot.interact(() -> advisor.advise(received::add));
    await().until(() -> received.size() == 1);
    robot.interact(() -> {
      advisor.advise(received::add);
      assertThat(received).hasSize(2);
    });
    assertThat(received.getLast())
        .map(AdvisorTest::figures)
        .isEqualTo(received.getFirst().map(AdvisorTest::figures));
  }

  @Test
  void nobodyIsAdvisedOutOfTurnOrWhereItIsNotAllowed() {
    Advisor forbidden = advisor(QUICK, false);
    assertThat(forbidden.allowed()).isFalse();
    robot.interact(() -> forbidden.advise(received::add));
    assertThat(received).containsExactly(Optional.empty());
    rig.play("A discards Kd");
    robot.interact(() -> advisor(QUICK, true).advise(received::add));
    assertThat(received).containsExactly(Optional.empty(), Optional.empty());
  }

  @Test
  void anAnswerThatComesAfterTheMoveIsNotGiven() {
    Advisor advisor = advisor(QUICK, true);
    robot.interact(() -> {
      advisor.advise(received::add);
      rig.play("A discards Kd");
    });
    ended();
    assertThat(received).isEmpty();
  }

  @Test
  void itThinksNoLongerOnceTheTableIsLeft() {
    Advisor advisor = advisor(ENDLESS, true);
    robot.interact(() -> advisor.advise(received::add));
    robot.interact(advisor::leave);
    ended();
    assertThat(received).isEmpty();
  }

  @Test
  void aNewQuestionEndsTheThoughtAboutTheOldOne() {
    Advisor advisor = advisor(ENDLESS, true);
    robot.interact(() -> advisor.advise(received::add));
    robot.interact(this::nextDeal);
    robot.interact(() -> advisor.advise(received::add));
    await().until(() -> thinking() == 1);
    robot.interact(advisor::leave);
    ended();
    assertThat(received).isEmpty();
  }

  /** The deal is played to its end, and the same cards are dealt again. */
  private GinResult nextDeal() {
    rig.play("A knocks Kd: 345c / 789h / TJQs", "B lays down 345s / 9cds / JQKh");
    Standing score = new Standing(List.of(List.of(2, 0)), List.of(2, 0), List.of(), false);
    rig.model()
        .receive(new FromHost.DealBegan(50, Seen.of(deal, Seat.A), score, OptionalLong.empty()));
    return ((Gin) rig.game()).result();
  }

  private Advisor advisor(MoveAdvisor advisor, boolean allowed) {
    return new Advisor(rig.model(), advisor, allowed);
  }

  private Advice advice(List<GinResult> earlier) {
    View view =
        new View(
            Seen.of(deal, Seat.A),
            List.of(),
            Seat.A,
            rig.model().standingProperty().get(),
            earlier);
    MoveAdvice advice = QUICK.of(view, List.of(), () -> false).orElseThrow();
    return new AdviceWords(rig.model()::nameOf).advice(advice);
  }

  private static List<?> figures(Advice advice) {
    return advice.options().stream().map(each -> List.of(each.move(), each.estimate())).toList();
  }

  /** No search is running, and the listener has all results. */
  private void ended() {
    await().until(() -> thinking() == 0);
    robot.interact(() -> {});
  }

  private static long thinking() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("advisor"))
        .count();
  }
}
