package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Event;
import oklahoma.rules.Game;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Pack;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever is written is read again: every leaf of every sealed type that goes over the wire. */
class RoundTripTest {
  private static final int SAMPLES = 50;

  /** No character of a name has more bytes. */
  private static final String LONGEST_CHARACTER = "\u20a0" + "\u20d0".repeat(7);

  @TestFactory
  Stream<DynamicTest> everyMessageToTheHost() {
    return eachLeaf(
        ToHost.class,
        (leaf, samples) -> {
          ToHost message = (ToHost) samples.of(leaf);
          assertThat(Codec.toHost(Codec.bytes(message))).isEqualTo(message);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyWish() {
    return eachLeaf(
        ConnectionPurpose.class,
        (leaf, samples) -> {
          ConnectionPurpose purpose = (ConnectionPurpose) samples.of(leaf);
          ToHost hello = new ToHost.Hello(samples.of(Name.class), 7, purpose);
          assertThat(Codec.toHost(Codec.bytes(hello))).isEqualTo(hello);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyRequestInTheLobby() {
    return eachLeaf(
        LobbyRequest.class,
        (leaf, samples) -> {
          ToHost request = new ToHost.InLobby((LobbyRequest) samples.of(leaf));
          assertThat(Codec.toHost(Codec.bytes(request))).isEqualTo(request);
        });
  }

  @Test
  void rulesOfBothGames() {
    Random chance = new Random(17);
    for (int i = 0; i < 20 * SAMPLES; i++) {
      for (Rules rules : List.of(RandomRules.any(chance), RandomGinRules.any(chance))) {
        ToHost request = new ToHost.InLobby(new LobbyRequest.ChangeRules(rules));
        assertThat(Codec.toHost(Codec.bytes(request))).isEqualTo(request);
      }
    }
  }

  @Test
  void theLongestSeriesIsOneMessage() {
    Name name = new Name(LONGEST_CHARACTER.repeat(Name.LONGEST));
    Series.Result result = new Series.Result(name, true, -Bounds.POINTS, true);
    Series series = Series.EMPTY;
    for (int match = 0; match <= Series.MOST; match++) {
      series = series.with(new Series.Played(Game.GIN, Collections.nCopies(8, result)));
    }
    FromHost message = new FromHost.Matches(series);
    byte[] frame = Codec.bytes(message);
    assertThat(frame).hasSizeLessThanOrEqualTo(Codec.LONGEST_FROM_HOST);
    assertThat(Codec.fromHost(frame)).isEqualTo(message);
  }

  /** Of a match that no table in a home ends, such as bots play while somebody watches. */
  @Test
  void theLongestScoreIsOneMessage() {
    int deals = Bounds.DEALS;
    List<Integer> round = List.of(0, -500, 500, 100);
    Set<Integer> voids = IntStream.range(0, deals).boxed().collect(Collectors.toUnmodifiableSet());
    FromHost message =
        new FromHost.Intermission(
            1,
            new Standing(Collections.nCopies(deals, round), voids, round, List.of(), false),
            Set.of(),
            left());
    byte[] frame = Codec.bytes(message);
    assertThat(frame).hasSizeLessThanOrEqualTo(Codec.LONGEST_FROM_HOST);
    assertThat(Codec.fromHost(frame)).isEqualTo(message);
  }

  @Test
  void theLongestListOfTablesIsOneMessage() {
    List<Name> company =
        Collections.nCopies(Bounds.SEATS, new Name(LONGEST_CHARACTER.repeat(Name.LONGEST)));
    TableLabel table =
        new TableLabel(
            Bounds.TABLES,
            new TableName(LONGEST_CHARACTER.repeat(TableName.LONGEST - 1)),
            Game.GIN,
            new TableLabel.Occupancy(Bounds.SEATS, Bounds.SEATS),
            TableLabel.Flag.values());
    TableLabel shortened = table.withPlayers(company);
    FromHost.Tables message =
        FromHost.Tables.of(Collections.nCopies(FromHost.Tables.MOST + 1, shortened), 0);
    byte[] frame = Codec.bytes(message);
    assertThat(frame).hasSizeLessThanOrEqualTo(Codec.LONGEST_FROM_HOST);
    assertThat(Codec.fromHost(frame)).isEqualTo(message);
    assertThat(message.tables())
        .hasSize(FromHost.Tables.MOST)
        .startsWith(shortened)
        .endsWith(table);
  }

  @TestFactory
  Stream<DynamicTest> everyChair() {
    return eachLeaf(
        Chair.class,
        (leaf, samples) -> {
          LobbyState any = samples.of(LobbyState.class);
          List<Chair> chairs = new ArrayList<>(any.chairs());
          chairs.set(4, (Chair) samples.of(leaf));
          LobbyState state =
              new LobbyState(
                  any.table(),
                  any.rules(),
                  chairs,
                  any.owner(),
                  any.watchable(),
                  any.needsPassword(),
                  any.spectators(),
                  any.blocked(),
                  any.seatRequests());
          FromHost lobby = new FromHost.Lobby(Spectator.SPECTATOR, Optional.empty(), state);
          assertThat(Codec.fromHost(Codec.bytes(lobby))).isEqualTo(lobby);
        });
  }

  @TestFactory
  Stream<DynamicTest> everySaying() {
    return eachLeaf(
        ChatMessage.class,
        (leaf, samples) -> {
          ToHost chat = new ToHost.Chat((ChatMessage) samples.of(leaf));
          assertThat(Codec.toHost(Codec.bytes(chat))).isEqualTo(chat);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyAnswerToAFairDeal() {
    return eachLeaf(
        Answer.class,
        (leaf, samples) -> {
          ToHost answerShuffle = new ToHost.AnswerShuffle((Answer) samples.of(leaf));
          assertThat(Codec.toHost(Codec.bytes(answerShuffle))).isEqualTo(answerShuffle);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyPartInAFairDeal() {
    return eachLeaf(
        Part.class,
        (leaf, samples) -> {
          Part part = (Part) samples.of(leaf);
          FairDeal deal =
              FairDeal.opened(
                  samples.of(MatchId.class),
                  3,
                  samples.of(Commitment.class),
                  List.of(part, new Part.Unasked()));
          FromHost fair = new FromHost.ShuffleState(samples.of(Viewer.class), deal);
          assertThat(Codec.fromHost(Codec.bytes(fair))).isEqualTo(fair);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyMove() {
    return eachLeaf(
        Move.class,
        (leaf, samples) -> {
          ToHost command = new ToHost.Command(1, 2, (Move) samples.of(leaf));
          assertThat(Codec.toHost(Codec.bytes(command))).isEqualTo(command);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyMessageFromTheHost() {
    return eachLeaf(
        FromHost.class,
        (leaf, samples) -> {
          FromHost message = samples.fromHost(leaf);
          assertThat(Codec.fromHost(Codec.bytes(message))).isEqualTo(message);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyEventAsEveryViewerSeesIt() {
    return eachLeaf(
        Event.class,
        (leaf, samples) -> {
          Event event = (Event) samples.of(leaf);
          List<FromHost> updates = new ArrayList<>();
          viewers()
              .forEach(
                  viewer -> Seen.of(event, viewer).map(samples::update).ifPresent(updates::add));
          assertThat(updates)
              .isNotEmpty()
              .allSatisfy(
                  update -> assertThat(Codec.fromHost(Codec.bytes(update))).isEqualTo(update));
        });
  }

  @TestFactory
  Stream<DynamicTest> everyPhaseAsEveryViewerSeesIt() {
    return eachLeaf(
        OklahomaPhase.class,
        (leaf, samples) -> {
          OklahomaPhase phase = (OklahomaPhase) samples.of(leaf);
          Viewer viewer = samples.of(Viewer.class);
          FromHost welcome = samples.welcome(viewer, samples.deal(phase), List.of());
          assertThat(Codec.fromHost(Codec.bytes(welcome))).isEqualTo(welcome);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyPhaseOfGinAsEveryViewerSeesIt() {
    return eachLeaf(
        GinPhase.class,
        (leaf, samples) -> {
          GinPhase phase = (GinPhase) samples.of(leaf);
          Viewer viewer = samples.of(Viewer.class);
          FromHost welcome = samples.welcome(viewer, samples.gin(phase), List.of());
          assertThat(Codec.fromHost(Codec.bytes(welcome))).isEqualTo(welcome);
        });
  }

  @TestFactory
  Stream<DynamicTest> everyReasonOfARefusal() {
    Samples samples = new Samples(5);
    return Arrays.stream(Reason.values())
        .map(reason ->
            DynamicTest.dynamicTest(
                reason.name(),
                () -> {
                  Refusal any = samples.of(Refusal.class);
                  FromHost refused =
                      new FromHost.Refused(
                          3, new Refusal(reason, any.cards(), any.numbers(), any.seat()));
                  assertThat(Codec.fromHost(Codec.bytes(refused))).isEqualTo(refused);
                }));
  }

  @Test
  void everyCardHasAByteOfItsOwn() {
    List<Face> faces = new ArrayList<>(Pack.of(1, 0));
    faces.add(Joker.JOKER);
    faces.add(oklahoma.rules.card.Back.BACK);
    assertThat(CardCodec.faces(CardCodec.bytes(faces))).isEqualTo(faces);
    assertThat(CardCodec.bytes(faces).toByteArray()).doesNotHaveDuplicates().doesNotContain(0);
  }

  @Test
  void whatAViewerMayNotSeeIsHiddenEvenIfTheWireTellsIt() {
    FromHost drew =
        new Samples(1).update(Seen.of(new Event.Drew(Seat.B, Joker.JOKER), Seat.B).orElseThrow());
    byte[] bytes = Codec.bytes(drew);
    byte[] forA = bytes.clone();
    int seatOfViewer = indexOf(bytes, new byte[] {0x12, 0x02, 0x08, 0x02}) + 3;
    forA[seatOfViewer] = 1;
    Seen<Event> seen = ((FromHost.Update) Codec.fromHost(forA)).event();
    assertThat(seen).isEqualTo(Seen.of(new Event.Drew(Seat.B, Joker.JOKER), Seat.A).orElseThrow());
  }

  @Test
  void equalSetsHaveEqualBytes() {
    for (long seed = 0; seed < SAMPLES; seed++) {
      Samples samples = new Samples(seed);
      List<Seat> seats = new ArrayList<>(samples.seats());
      FromHost one = new FromHost.Intermission(1, standing(seed), Set.copyOf(seats), left());
      FromHost other =
          new FromHost.Intermission(1, standing(seed), Set.copyOf(seats.reversed()), left());
      assertThat(Codec.bytes(one)).isEqualTo(Codec.bytes(other));
    }
  }

  private static Standing standing(long seed) {
    return new Samples(seed).of(Standing.class);
  }

  private static OptionalLong left() {
    return OptionalLong.of(900);
  }

  private static List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>(Arrays.asList(Seat.values()));
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }

  private static int indexOf(byte[] bytes, byte[] part) {
    for (int i = 0; i <= bytes.length - part.length; i++) {
      if (Arrays.equals(bytes, i, i + part.length, part, 0, part.length)) {
        return i;
      }
    }
    throw new AssertionError("not there");
  }

  private interface Check {
    void check(Class<?> leaf, Samples samples);
  }

  private static Stream<DynamicTest> eachLeaf(Class<?> type, Check check) {
    return Samples.leaves(type).stream()
        .map(leaf ->
            DynamicTest.dynamicTest(
                leaf.getSimpleName(),
                () -> {
                  for (long seed = 0; seed < SAMPLES; seed++) {
                    check.check(leaf, new Samples(seed));
                  }
                }));
  }
}
