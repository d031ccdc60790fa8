package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Two hands of a match against two bots, from the first screen on, in the whole program: by drag
 * alone, by clicks alone and by keys alone. The first hand is one turn; the second holds a claim
 * out of turn with its penalty, a refused move, a lay-down through the tray, lay-offs on a book and
 * on both ends of a run, and a joker that is swapped twice.
 */
class WholeHandTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);

  /** The player begins with two books of five. */
  private static final List<Card> FIRST =
      StackedPack.of(RULES, Seat.C, "A: 3shdcs 9shdcs\nstock Jd");

  /** B begins and lays down a run with a joker; A has cards that fit it and B's book. */
  private static final List<Card> SECOND =
      StackedPack.of(
          RULES,
          Seat.A,
          """
          A: 8shd 4567s Kh 3h7h
          B: Kdcs 456h * 9dQsJd
          C: 2hd 3dc 5cs 6dc 7cTh
          pile 3d
          stock Tc 9h Ah 2h\
          """);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void twoHandsArePlayedByDrag() throws Exception {
    play(Way.ByDrag::new);
  }

  @Test
  void twoHandsArePlayedByClicks() throws Exception {
    play(Way.ByClicks::new);
  }

  @Test
  void twoHandsArePlayedByKeys() throws Exception {
    play(Way.ByKeys::new);
  }

  private void play(Function<ProgramOnScreen, Way> gestures) throws Exception {
    StackedDealing dealing = new StackedDealing(Seat.C, List.of(FIRST, SECOND));
    ProgramOnScreen screen = new ProgramOnScreen(windows, dealing);
    Way way = gestures.apply(screen);
    way.begin("North");
    screen.awaitTable();
    screen.keepRevealed();
    firstHand(screen, way);
    way.toScores();
    way.nextHand();
    screen.await("the second hand", model -> model.playerView().deal().hand() == 2);
    secondHand(screen, way);
  }

  private static void firstHand(ProgramOnScreen screen, Way way) {
    awaitPrompt(screen, Prompt.Draw.class);
    way.draw();
    awaitPrompt(screen, Prompt.Play.class);
    way.layDown(
        List.of(Meld.Kind.BOOK, Meld.Kind.BOOK),
        List.of(List.of("3s", "3h", "3d", "3c", "3s"), List.of("9s", "9h", "9d", "9c", "9s")));
    screen.await("down", model -> model.playerView().deal().down(Seat.A));
    way.discard(screen.held("Jd"));
    screen.await("out", model -> model.playerView().deal().over());
  }

  private static void secondHand(ProgramOnScreen screen, Way way) {
    awaitQuestion(screen, false);
    assertThat(screen.down(Seat.B)).isTrue();
    way.claim();
    screen.await("the card and the penalty", model -> model.own().hand().cards().size() == 12);
    awaitQuestion(screen, true);
    way.leave();
    awaitPrompt(screen, Prompt.Play.class);
    int held = screen.holds();
    assertThat(way.tryTooEarly(screen.held("Kh"))).isNotEmpty();
    assertThat(screen.holds()).isEqualTo(held);
    assertThat(screen.prompt()).isInstanceOf(Prompt.Play.class);
    way.layDown(
        List.of(Meld.Kind.BOOK, Meld.Kind.RUN),
        List.of(List.of("8s", "8h", "8d"), List.of("4s", "5s", "6s", "7s")));
    screen.await("down", model -> model.playerView().deal().down(Seat.A));
    playOut(screen, way);
    assertThat(happened(screen))
        .contains(
            "claim to A 9d",
            "A swaps 3h on 2 place 1 to high",
            "A swaps 7h on 2 place 5 to high",
            "A lays 9h on 2 high",
            "A lays 2h on 2 low",
            "A lays Kh on 1 high");
    way.toScores();
    int left = of(screen, Seat.B) + of(screen, Seat.C);
    List<Integer> points = screen.of(model -> model.standingProperty().get().deals().getLast());
    assertThat(points.getFirst()).isZero();
    assertThat(points.stream().mapToInt(each -> each).sum()).isEqualTo(left);
  }

  private static int of(ProgramOnScreen screen, Seat seat) {
    return Values.points(screen.deal().tableau().hand(seat).cards());
  }

  /** Puts on the table what fits, and goes out with the one card that does not. */
  private static void playOut(ProgramOnScreen screen, Way way) {
    Optional<Held> fitting = fitting(screen);
    while (fitting.isPresent()) {
      put(screen, way, fitting.get());
      fitting = fitting(screen);
    }
    assertThat(screen.loose()).hasSize(1);
    way.discard(screen.loose().getFirst());
    screen.await("out", model -> model.playerView().deal().over());
  }

  private static Optional<Held> fitting(ProgramOnScreen screen) {
    return screen.loose().stream().filter(card -> !places(screen, card).isEmpty()).findFirst();
  }

  private static void put(ProgramOnScreen screen, Way way, Held card) {
    int held = screen.holds();
    switch (places(screen, card).getFirst()) {
      case Move.LayOff(var laid, int meld, Optional<End> end) ->
          way.toMeld(card, meld, end.orElseThrow());
      case Move.Swap(var laid, int meld, Optional<End> end) ->
          way.toMeld(card, meld, end.orElseThrow());
      case Move other -> throw new IllegalStateException(other.toString());
    }
    screen.await("played", model -> model.own().hand().cards().size() < held);
  }

  private static List<Move> places(ProgramOnScreen screen, Held card) {
    return MeldPlaces.legalNow(screen.deal(), Seat.A, card.card());
  }

  /** What the log tells, in the notation. */
  private static List<String> happened(ProgramOnScreen screen) {
    return screen.of(
        model -> model.log().lines().stream().map(line -> Notation.print(line.event())).toList());
  }

  private static void awaitPrompt(ProgramOnScreen screen, Class<? extends Prompt> kind) {
    screen.await(kind.getSimpleName(), model -> kind.isInstance(model.promptProperty().get()));
  }

  private static void awaitQuestion(ProgramOnScreen screen, boolean next) {
    screen.await(
        "the question",
        model ->
            model.promptProperty().get() instanceof Prompt.Claim window
                && window.next() == next
                && ((ClaimCard) screen.find("claim-card")).askedProperty().get()
                    == QuestionState.ARMED);
  }
}
