package oklahoma.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import oklahoma.client.fair.CommitmentLedger;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.net.Call;
import oklahoma.client.net.Connection;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a player sees of the table when the line is back. */
@ExtendWith(OnScreen.class)
class TableSessionTest {
  /** As many pulses as nobody thinks about an answer that was given beforehand. */
  private static final int HESITATION = 120;

  private final List<TableModel> shown = new ArrayList<>();
  private final List<ReconnectingConnection.Listener> hearing = new ArrayList<>();
  private int unsaid;

  @Test
  void theSameTableIsShownOnWhenTheLineIsBack(Hands robot) throws Exception {
    Deal oklahoma = dealt(OklahomaRules.standard(2), 1);
    assertThat(tablesAfter(robot, oklahoma, dealt(OklahomaRules.standard(2), 2))).hasSize(1);
  }

  /** The owner may have begun a match of the other game meanwhile. */
  @Test
  void aMatchOfTheOtherGameIsShownAtATableOfItsOwn(Hands robot) throws Exception {
    Deal oklahoma = dealt(OklahomaRules.standard(2), 1);
    Deal gin = dealt(GinPreset.CLASSIC.rules(2), 1);
    List<TableModel> tables = tablesAfter(robot, oklahoma, gin);
    assertThat(tables).hasSize(2);
    assertThat(tables.getLast().playerView().gin()).isPresent();
  }

  /** The field of the chat keeps it then. */
  @Test
  void chatWrittenWithoutAConnectionIsNotSent(Hands robot) throws Exception {
    inSession(robot, session -> assertThat(session.chat().say("Hello!")).isFalse());
    assertThat(unsaid).isOne();
  }

  /** A line that is back between two deals takes no verdict from the score sheet. */
  @Test
  void whatCameOfTheDealThatIsOverStaysWhenTheLineIsBack(Hands robot) throws Exception {
    Proof proof = proof();
    Deal ended = played(1);
    inSession(
        robot,
        session -> {
          hearing.getFirst().received(welcome(dealt(OklahomaRules.standard(2), 1), 1));
          session.proofs().add(proof);
          hearing.getFirst().received(welcome(ended, 9));
          assertThat(session.proofs().latestProperty().get()).contains(proof);
          hearing.getFirst().received(welcome(dealt(OklahomaRules.standard(2), 2), 20));
          assertThat(session.proofs().latestProperty().get()).isEmpty();
        });
  }

  /** Otherwise its end would show the mark of the deal before until it has been checked. */
  @Test
  void aDealThatBeginsIsNotVerifiedBecauseTheOneBeforeWas(Hands robot) throws Exception {
    Deal next = dealt(OklahomaRules.standard(2), 2);
    inSession(
        robot,
        session -> {
          hearing.getFirst().received(welcome(next, 1));
          session.proofs().add(proof());
          hearing
              .getFirst()
              .received(
                  new FromHost.DealBegan(
                      2,
                      Seen.of(next, Seat.A),
                      new Standing(List.of(List.of(0, 35)), List.of(0, 35), List.of(), false),
                      OptionalLong.empty()));
          assertThat(session.proofs().latestProperty().get()).isEmpty();
        });
  }

  /** The others have begun another match while the player had no line. */
  @Test
  void noDealOfAnotherMatchIsVerifiedBecauseOneOfThisMatchWas(Hands robot) throws Exception {
    Deal next = dealt(OklahomaRules.standard(2), 2);
    inSession(
        robot,
        session -> {
          hearing.getFirst().received(welcome(next, 1, List.of(List.of(0, 35))));
          session.proofs().add(proof());
          hearing.getFirst().received(welcome(next, 9, List.of(List.of(0, 35), List.of(20, 0))));
          assertThat(session.proofs().rows()).containsOnlyKeys(0);
          hearing.getFirst().received(welcome(next, 20, List.of(List.of(40, 0))));
          assertThat(session.proofs().rows()).isEmpty();
        });
  }

  /** A host that leaves out what a bad line brought too late is not accused of it. */
  @Test
  void theCheckOfTheShuffleKnowsHowTheLineHasBeen(Hands robot) throws Exception {
    Flaw accused = Flaw.OWN_SECRET_LEFT_OUT;
    assertThat(flawsOfLeavingOut(robot, line -> {})).contains(accused);
    assertThat(flawsOfLeavingOut(robot, ReconnectingConnection.Listener::lagged))
        .doesNotContain(accused);
    Connection lost = new Connection.Lost(1, 0, OptionalLong.empty(), Optional.empty());
    assertThat(flawsOfLeavingOut(robot, line -> line.connection(lost))).doesNotContain(accused);
  }

  /** What a program says that was asked for its secret, where the host says that none came. */
  private List<Flaw> flawsOfLeavingOut(
      Hands robot, Consumer<ReconnectingConnection.Listener> trouble) throws Exception {
    MatchId match = new MatchId("ab".repeat(MatchId.BYTES));
    Commitment host = Commitment.ofHost(match, 1, new Secret("0b".repeat(Secret.BYTES)));
    FairDeal asked =
        FairDeal.opened(match, 1, host, List.of(new Part.Awaited(), new Part.Unasked()));
    List<TableSession> sessions = new ArrayList<>();
    inSession(
        robot,
        session -> {
          sessions.add(session);
          ReconnectingConnection.Listener line = hearing.getLast();
          line.received(new FromHost.ShuffleState(Seat.A, asked));
          trouble.accept(line);
          line.received(new FromHost.ShuffleState(Seat.A, asked.with(Seat.A, new Part.Silent())));
          line.received(welcome(dealt(OklahomaRules.standard(2), 1), 1));
          line.received(welcome(played(1), 9));
        });
    TableSession session = sessions.getFirst();
    session.settled().join();
    await()
        .until(() -> ProgramWindows.now(() -> session.proofs().latestProperty().get()).isPresent());
    return ProgramWindows.now(() -> session.proofs().latestProperty().get())
        .orElseThrow()
        .findings()
        .stream()
        .map(Finding::flaw)
        .toList();
  }

  /** The answer would be kept with the hand as asked for. */
  @Test
  void nothingIsAnsweredForAPlayerWhoLeftInTheMeantime(Hands robot) throws Exception {
    inSession(
        robot,
        session -> {
          hearing.getFirst().received(asked());
          shown.getFirst().answers().noUntilMyTurnProperty().set(true);
        });
    Pulses.pass(HESITATION);
    assertThat(shown.getFirst().pendingProperty().get()).isEmpty();
  }

  /** The player is asked for the first card that the left neighbour discards. */
  private static FromHost.Welcome asked() {
    OklahomaRules three = OklahomaRules.standard(3);
    MatchRecord record = RandomMatch.of(three, List.of("North", "East", "South"), 1).record();
    Deal deal = three.match(record.firstDealer()).next(record.deals().getFirst().order());
    for (Event event : record.deals().getFirst().events()) {
      deal = deal.after(event);
      if (event instanceof Event.Discarded discarded && discarded.seat() == Seat.B) {
        return Welcomes.of(
            1,
            Seat.first(3).stream()
                .map(seat -> SeatLabel.ofHuman(seat, new Name(seat.name())))
                .toList(),
            new Standing(List.of(), List.of(0, 0, 0), List.of(), false),
            Seen.of(deal, Seat.A));
      }
    }
    throw new IllegalStateException("the left neighbour discards nothing");
  }

  private static Proof proof() {
    return new Proof(
        OptionalInt.of(0),
        Optional.empty(),
        Optional.of(Seat.A),
        0,
        List.of(Finding.of(Flaw.CARD_DIFFERS)));
  }

  /** The tables that are shown after two welcomes on one line. */
  private List<TableModel> tablesAfter(Hands robot, Deal first, Deal second) throws Exception {
    inSession(
        robot,
        session -> {
          hearing.getFirst().received(welcome(first, 1));
          hearing.getFirst().received(welcome(second, 9));
        });
    return shown;
  }

  private void inSession(Hands robot, Consumer<TableSession> what) throws Exception {
    InetSocketAddress nobody = new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
    ToHost.Hello hello =
        new ToHost.Hello(new Name("North"), 1, new ConnectionPurpose.Sit(), Optional.empty());
    try (EventLoops eventLoops = new EventLoops()) {
      robot.interact(() -> {
        TableSession session =
            new TableSession(
                eventLoops,
                Call.to(nobody, hello),
                CommitmentLedger.inMemory(),
                hears -> {
                  hearing.add(hears);
                  return hears;
                },
                new Shown());
        what.accept(session);
        session.close();
      });
    }
  }

  private static MatchRecord record(Rules rules, long seed) {
    return RandomMatch.of(rules, List.of("North", "East"), seed).record();
  }

  private static Deal dealt(Rules rules, long seed) {
    MatchRecord record = record(rules, seed);
    return rules.match(record.firstDealer()).next(record.deals().getFirst().order());
  }

  /** The same deal of Oklahoma when it is over. */
  private static Deal played(long seed) {
    Deal deal = dealt(OklahomaRules.standard(2), seed);
    for (Event event : record(OklahomaRules.standard(2), seed).deals().getFirst().events()) {
      deal = deal.after(event);
    }
    return deal;
  }

  private static FromHost.Welcome welcome(Deal deal, long number) {
    return welcome(deal, number, List.of());
  }

  private static FromHost.Welcome welcome(Deal deal, long number, List<List<Integer>> points) {
    return Welcomes.of(
        number,
        List.of(
            SeatLabel.ofHuman(Seat.A, new Name("North")),
            SeatLabel.ofHuman(Seat.B, new Name("East"))),
        new Standing(points, List.of(0, 0), List.of(), false),
        Seen.of(deal, Seat.A));
  }

  private final class Shown implements TableSession.Listener {
    @Override
    public void inLobby(LobbyModel lobby) {}

    @Override
    public void atTable(TableModel table) {
      shown.add(table);
    }

    @Override
    public void refused(LobbyFault fault) {}

    @Override
    public void wrongPassword(FromHost.WrongPassword tried) {}

    @Override
    public void chatNotSent() {
      unsaid++;
    }

    @Override
    public void ended(Connection.EndCause why) {}
  }
}
