package oklahoma.client.table.model;

import static oklahoma.client.table.model.Cards.card;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.LogOwnerAction;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import org.junit.jupiter.api.Test;

class TableModelTest {
  private final List<Change> changes = new ArrayList<>();

  private FakeHost table(String phase, Seat me) {
    FakeHost host = FakeHost.ofFour(phase, me);
    host.model.addListener(changes::add);
    return host;
  }

  private static Move discard(String card) {
    return new Move.Discard(card(card));
  }

  @Test
  void theDealIsAlwaysTheHostsAsOneSeesIt() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards Qc", "B passes", "C passes", "D claims", "B draws", "B discards 5h");
    assertThat(host.model.playerView().deal()).isEqualTo(host.deal().seenBy(Seat.A));
  }

  @Test
  void aPlayerWhoLooksAtSuggestionsIsAnnouncedOnceUntilSomethingHappens() {
    FakeHost host = table("A to play", Seat.A);
    List<PresenceChange> changes = new ArrayList<>();
    host.model.people().onPresence(changes::add);
    PresenceChange east = new PresenceChange.Advised(Seat.B, new Name("East"));
    PresenceChange south = new PresenceChange.Advised(Seat.C, new Name("South"));
    host.model.receive(new FromHost.Advised(Seat.B));
    host.model.receive(new FromHost.Advised(Seat.B));
    host.model.receive(new FromHost.Advised(Seat.C));
    host.model.receive(new FromHost.Advised(Seat.B));
    assertThat(changes).containsExactly(east, south);
    host.play("A discards Qc");
    host.model.receive(new FromHost.Advised(Seat.B));
    assertThat(changes).containsExactly(east, south, east);
  }

  @Test
  void aMoveThatTheRulesRefuseIsNeverSent() {
    FakeHost host = table("A to play", Seat.A);
    assertThat(host.model.send(new Move.Draw()))
        .isEqualTo(new Outcome.Refused(Refusal.of(Reason.ALREADY_DRAWN), new Move.Draw()));
    assertThat(host.moves()).isEmpty();
  }

  @Test
  void aLegalMoveIsPendingUntilItsEventComes() {
    FakeHost host = table("A to play", Seat.A);
    int queen = host.id("Qc");
    Outcome outcome = host.model.send(discard("Qc"), Set.of(queen));
    assertThat(outcome).isInstanceOf(Outcome.Sent.class);
    assertThat(host.model.playerView().deal())
        .as("nothing has happened yet")
        .isEqualTo(host.deal().seenBy(Seat.A));
    assertThat(host.model.send(discard("3h"))).isInstanceOf(Outcome.Waiting.class);
    host.answer();
    assertThat(host.model.pendingProperty().get()).isEmpty();
    assertThat(changes)
        .singleElement()
        .isInstanceOfSatisfying(Change.Happened.class, change -> assertThat(change.own()).isTrue());
  }

  @Test
  void aLateRefusalTakesTheMoveBack() {
    FakeHost host = table("A to play", Seat.A);
    PlayerView before = host.model.playerView();
    host.model.send(discard("Qc"));
    Refusal why = Refusal.of(Reason.DEAL_OVER);
    host.refuse(why);
    assertThat(host.model.pendingProperty().get()).isEmpty();
    assertThat(host.model.playerView()).isEqualTo(before);
    assertThat(changes)
        .singleElement()
        .isInstanceOfSatisfying(
            Change.TakenBack.class, change -> assertThat(change.why()).contains(why));
  }

  @Test
  void aSpectatorCannotMove() {
    FakeHost host = FakeHost.ofFour("A to play", Spectator.SPECTATOR);
    assertThat(host.model.send(discard("Qc")))
        .isEqualTo(new Outcome.Refused(Refusal.of(Reason.NOT_SEATED), discard("Qc")));
    assertThat(host.model.playerView().own().hand().cards()).isEmpty();
  }

  @Test
  void aTurnPromptsForADrawThenForPlay() {
    FakeHost host = table("A to draw", Seat.A);
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Draw.class,
            draw -> {
              assertThat(draw.takeRefused()).isEmpty();
              assertThat(draw.drawRefused()).isEmpty();
              assertThat(draw.until()).contains(new Countdown(8_000_000_000L, 8_000));
            });
    host.model.send(new Move.Draw());
    host.answer();
    assertThat(host.model.promptProperty().get()).isInstanceOf(Prompt.Play.class);
    host.model.send(discard("3h"));
    host.answer();
    assertThat(host.model.promptProperty().get())
        .isEqualTo(
            new Prompt.NotAsked(
                card("3h"),
                Optional.of(Refusal.of(Reason.OWN_DISCARD)),
                Optional.of(new Countdown(5_000_000_000L, 5_000))));
  }

  /** O-24: what a draw would say is known while the window is open, to the next player alone. */
  @Test
  void aPromptSaysWhyNothingCanBeDrawn() {
    String spent =
        "oklahoma penalty 0 renewals 1 renewed 1\nA: 3h Qc\nB: 5h\nC: 7h\npile 4d 5d\nstock\n";
    Optional<Refusal> empty = Optional.of(Refusal.of(Reason.STOCK_EMPTY));
    FakeHost next = FakeHost.of(spent + "A to play", Seat.B).play("A discards Qc");
    assertThat(next.model.promptProperty().get().drawRefused()).isEqualTo(empty);
    FakeHost other = FakeHost.of(spent + "A to play", Seat.C).play("A discards Qc");
    assertThat(other.model.promptProperty().get()).isInstanceOf(Prompt.Claim.class);
    assertThat(other.model.promptProperty().get().drawRefused()).isEmpty();
    FakeHost turn = FakeHost.of(spent + "A to draw", Seat.A);
    assertThat(turn.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Draw.class,
            draw -> {
              assertThat(draw.takeRefused()).isEmpty();
              assertThat(draw.drawRefused()).isEqualTo(empty);
            });
    FakeHost usual = FakeHost.ofFour("A to play", Seat.B).play("A discards Qc");
    assertThat(usual.model.promptProperty().get().drawRefused()).isEmpty();
  }

  @Test
  void aWindowAsksAndThenWaits() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc");
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Claim.class,
            claim -> {
              assertThat(claim.card()).isEqualTo(card("Qc"));
              assertThat(claim.discarder()).isEqualTo(Seat.A);
              assertThat(claim.next()).isFalse();
            });
    host.model.send(new Move.Claim());
    host.answer();
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Answered.class, answered -> assertThat(answered.claims()).isTrue());
  }

  /** What others answer is not to be noticed before the result. */
  @Test
  void othersAnswersChangeNothing() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc");
    PlayerView before = host.model.playerView();
    Prompt asked = host.model.promptProperty().get();
    host.play("D claims");
    assertThat(host.model.playerView()).isEqualTo(before);
    assertThat(host.model.promptProperty().get()).isEqualTo(asked);
  }

  @Test
  void holdingTheNextDealIsAskedOfTheHost() {
    FakeHost host = table("A to play", Seat.C);
    host.model.people().holdNextDeal();
    assertThat(host.lastRequest()).isEqualTo(new ToHost.HoldNextDeal());
  }

  @Test
  void theLogTellsWhatHappenedAndMarksOnesLastTurn() {
    FakeHost host = table("A to play", Seat.A);
    host.play("A discards Qc", "B passes", "C passes", "D passes", "B takes");
    assertThat(host.model.log().lines())
        .extracting(LogLine::event)
        .containsExactly(
            new Event.Discarded(Seat.A, card("Qc")),
            new Event.ClaimSettled(Optional.empty(), card("Qc")),
            new Event.Took(Seat.B, card("Qc")));
    assertThat(host.model.log().markProperty().get()).isEqualTo(1);
    List<Event> events = host.model.log().lines().stream().map(LogLine::event).toList();
    host.welcomeAgain();
    assertThat(host.model.log().lines()).extracting(LogLine::event).isEqualTo(events);
  }

  /** O-13, O-14. */
  @Test
  void claimsAndPenaltyCardsAreDistinguishedFromTurnsAfterAReturn() {
    FakeHost host = table("A to play", Seat.A);
    List<String> moves =
        List.of(
            "A discards Qc",
            "B passes",
            "C claims",
            "B draws",
            "B discards Qd",
            "A passes",
            "C claims",
            "C discards 3s",
            "A passes",
            "B passes",
            "D passes",
            "D draws");
    List<Boolean> claims = new ArrayList<>();
    for (String move : moves) {
      host.play(move);
      List<LogLine> lines = List.copyOf(host.model.log().lines());
      host.welcomeAgain();
      assertThat(host.model.log().lines())
          .as("%s", move)
          .extracting(LogLine::event, LogLine::outOfTurn)
          .isEqualTo(lines.stream().map(line -> tuple(line.event(), line.outOfTurn())).toList());
      claims = lines.stream().map(LogLine::outOfTurn).toList();
    }
    assertThat(claims).containsExactly(false, true, true, false, false, false, false, false, false);
  }

  /** The status line reads both whenever somebody comes or goes. */
  @Test
  void afterAReturnTheTableWaitsForTheRightThingWhenTheSeatsAreReported() {
    FakeHost host = table("A to draw", Seat.A);
    List<Prompt> waited = new ArrayList<>();
    host.model
        .people()
        .labelsProperty()
        .subscribe(() -> waited.add(host.model.promptProperty().get()));
    host.missed("A takes").missed("A discards Qc").welcomeAgain();
    assertThat(waited).hasSize(1).hasOnlyElementsOfType(Prompt.NotAsked.class);
  }

  @Test
  void whatTheOwnerDidStaysInItsPlaceInTheLogAfterAReturn() {
    FakeHost host = table("A to play", Seat.A);
    List<OwnerAction> noticed = new ArrayList<>();
    host.model.people().onOwnerAction(noticed::add);
    host.play("A discards Qc", "B passes");
    host.tends(new OwnerAction.OfSeat(Seat.B, OwnerAction.Kind.SKIPPED_ANSWER, Seat.C, 0));
    host.play("C passes", "D passes", "B takes");
    host.tends(new OwnerAction.OfSeat(Seat.B, OwnerAction.Kind.GAVE_TO_BOT, Seat.C, 0));
    List<LogEntry> entries = List.copyOf(host.model.log().entries());
    assertThat(entries)
        .extracting(LogEntry::getClass)
        .containsExactly(
            LogLine.class,
            LogOwnerAction.class,
            LogLine.class,
            LogLine.class,
            LogOwnerAction.class);
    host.welcomeAgain();
    assertThat(host.model.log().entries())
        .extracting(entry -> entry instanceof LogLine line ? line.event() : entry)
        .isEqualTo(
            entries.stream()
                .map(entry -> entry instanceof LogLine line ? (Object) line.event() : entry)
                .toList());
    assertThat(noticed).as("once").hasSize(2);
  }

  @Test
  void aTableThatWakesUpBeginsItsClockAgain() {
    FakeHost host = table("A to play", Seat.C);
    host.play("A discards Qc");
    host.model.receive(new FromHost.Awake(OptionalLong.of(5_000)));
    assertThat(host.model.promptProperty().get())
        .isInstanceOfSatisfying(
            Prompt.Claim.class,
            claim -> assertThat(claim.until()).contains(Countdown.in(5_000, 0)));
  }
}
