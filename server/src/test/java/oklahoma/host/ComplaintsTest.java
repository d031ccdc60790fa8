package oklahoma.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import oklahoma.host.net.Limits;
import oklahoma.host.table.people.PasswordTest;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestLobby;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What players of other programs suffered, over real sockets. That a return needs no password is in
 * {@link PasswordTest}.
 */
class ComplaintsTest {
  private static final Duration GRACE = Duration.ofSeconds(60);
  private static final int DROPS = 40;

  @Test
  void afterAReturnTheOpenPromptIsOfferedAgainAndAMoveIsAccepted() {
    try (SeatedTable company = far(OklahomaRules.standard(3))) {
      Seat seat = company.turn();
      returns(company, seat);
      company.move(seat, new Move.Draw());
      returns(company, seat);
      company.move(seat, company.at(seat).deal().defaultMove(seat).orElseThrow());
      Seat asked = ((OklahomaPhase.Claiming) company.phase()).discarder().next(3);
      company.timing.pass(Duration.ofSeconds(3));
      returns(company, asked);
      assertThat(company.at(asked).welcome().orElseThrow().millisLeft()).hasValue(5_000);
      company.move(asked, new Move.Pass());
      assertThat(company.at(asked).deal().toAct()).doesNotContain(asked);
    }
  }

  @Test
  void aTableDoesNotWaitForTheChoiceOfAPlayerWhoLeft() {
    try (SeatedTable company = far(TestSetups.patient(3))) {
      OklahomaPhase.Claiming window = company.window();
      Seat leaver = window.discarder().next(3);
      HeadlessGuest gone = company.at(leaver);
      gone.send(new ToHost.Leave(false));
      company.until(() -> !gone.connected());
      company.playUntil(() -> company.phase() instanceof OklahomaPhase.ToDraw);
      company.playUntil(() -> company.phase() instanceof OklahomaPhase.Claiming);
    }
  }

  @Test
  void aTimerOfAnEarlierAbsenceNeitherReplacesNorPassesForAReturnedPlayer() {
    try (SeatedTable company = far(TestSetups.patient(3))) {
      OklahomaPhase.Claiming window = company.window();
      Seat seat = window.discarder().others(3).get(1);
      SeatKey key = company.drop(seat);
      company.timing.pass(Duration.ofSeconds(7));
      company.comeBack(seat, key);
      company.timing.pass(GRACE);
      company.settle();
      assertThat(company.at(seat).deal().toAct()).contains(seat);
      assertThat(label(company, seat).presence()).isEqualTo(Presence.HERE);
      key = company.drop(seat);
      company.timing.pass(GRACE.minusSeconds(1));
      company.comeBack(seat, key);
      company.drop(seat);
      company.timing.pass(Duration.ofSeconds(30));
      company.settle();
      assertThat(label(company, seat).presence()).isEqualTo(Presence.AWAY);
    }
  }

  @Test
  void leavingAndLosingTheConnectionAreDistinguished() {
    try (SeatedTable company = far(TestSetups.patient(3))) {
      Seat lost = company.turn();
      Seat leaver = lost.next(3);
      company.drop(lost);
      HeadlessGuest gone = company.at(leaver);
      gone.send(new ToHost.Leave(false));
      company.until(() -> !gone.connected());
      company.settle();
      assertThat(gone.farewell()).contains(ByeReason.LEFT);
      assertThat(label(company, lost))
          .satisfies(
              label -> assertThat(label.presence()).isEqualTo(Presence.AWAY),
              label -> assertThat(label.graceMillis()).isPresent(),
              label -> assertThat(label.bot()).isEmpty());
      assertThat(label(company, leaver))
          .satisfies(
              label -> assertThat(label.presence()).isEqualTo(Presence.HERE),
              label -> assertThat(label.bot()).isPresent());
    }
  }

  /**
   * Any seat drops at any time and comes back, alone or with others: everybody stays who they are.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void aDropDoesNotTurnAnotherPlayerIntoAGhost(long seed) {
    RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    try (SeatedTable company = far(TestSetups.patient(4))) {
      Map<Seat, SeatKey> away = new HashMap<>();
      List<Name> names = names(company, Seat.A);
      for (int i = 0; i < DROPS; i++) {
        Seat seat = Seat.of(chance.nextInt(4));
        if (away.containsKey(seat)) {
          company.comeBack(seat, away.remove(seat));
        } else if (away.size() < 3) {
          away.put(seat, company.drop(seat));
        }
        company.settle();
        Seat there =
            company.all().stream()
                .filter(HeadlessGuest::connected)
                .findFirst()
                .orElseThrow()
                .seat();
        assertThat(names(company, there)).isEqualTo(names);
        assertThat(absent(company, there)).isEqualTo(Map.copyOf(away).keySet());
      }
      away.forEach(company::comeBack);
      company.settle();
      company.playUntil(() -> company.deal().over());
    }
  }

  @Test
  void aCommandIsTakenWholeOrNotAtAll() {
    Limits few =
        new Limits(
            new Limits.Patience(
                Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO),
            new Limits.Backlog(1 << 20, Duration.ofMinutes(2)),
            new Limits.Rate(9, 0),
            new Limits.Places(99, 99));
    try (SeatedTable company = SeatedTable.at(TestSetups.of(TestSetups.patient(2), 2), 2, few)) {
      Seat hasty = company.turn();
      HeadlessGuest guest = company.at(hasty);
      for (int i = 0; i < 20; i++) {
        guest.move(new Move.Draw());
      }
      company.until(() -> !guest.connected());
      assertThat(guest.farewell()).contains(ByeReason.TOO_MANY_MESSAGES);
      HeadlessGuest back = company.comeBack(hasty, guest.key());
      assertThat(back.deal().tableau().hand(hasty).size()).isEqualTo(11);
      HeadlessGuest other = company.at(hasty.next(2));
      company.until(() -> other.soFar().size() == 1);
      assertThat(other.deal().tableau().hand(hasty).size()).isEqualTo(11);
      assertThat(back.soFar()).hasSize(1);
    }
  }

  /** A secret goes to the session that it belongs to, even when another asks at the same time. */
  @Test
  void nobodyReceivesMessagesOfAnotherSession() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(3))) {
      HeadlessGuest north = gathering.join("North");
      HeadlessGuest east = gathering.join("East");
      HeadlessGuest south = gathering.join("South");
      SeatKey before = gathering.drops(east, north);
      HeadlessGuest back = gathering.inLobby(gathering.comesBack("East", before));
      gathering.settle(north, south, back);
      for (HeadlessGuest other : List.of(north, south)) {
        assertThat(
                other.received(FromHost.Lobby.class).stream()
                    .filter(each -> each.key().isPresent()))
            .hasSize(1);
        assertThat(other.frames())
            .noneMatch(frame -> contains(frame, back.key().bytes()))
            .noneMatch(frame -> contains(frame, before.bytes()));
      }
      assertThat(List.of(north.viewer(), back.viewer(), south.viewer()))
          .containsExactly(Seat.A, Seat.B, Seat.C);
    }
  }

  @Test
  void namesThatLookAlikeAreNumberedAndNamesThatCheatTheEyeAreRefused() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(4).watchable(true))) {
      gathering.join("Straße");
      gathering.join("STRASSE");
      HeadlessGuest spectator =
          gathering.inLobby(gathering.join("strasse", new ConnectionPurpose.Watch()));
      assertThat(spectator.lobby().spectators()).containsExactly(new Name("strasse·3"));
      HeadlessGuest cheat = HeadlessGuest.connect(gathering.loops, gathering.address);
      cheat.sendFrame(helloOf("\u202eanna"));
      gathering.until(() -> cheat.farewell().isPresent());
      assertThat(cheat.farewell()).contains(ByeReason.BAD_MESSAGE);
    }
  }

  /** A hello whose name was put in behind the codec's back. */
  private static byte[] helloOf(String name) {
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    byte[] honest =
        Codec.bytes(
            new ToHost.Hello(new Name("x".repeat(text.length)), 1, new ConnectionPurpose.Sit()));
    int at = new String(honest, StandardCharsets.ISO_8859_1).indexOf("xxx");
    System.arraycopy(text, 0, honest, at, text.length);
    return honest;
  }

  private static boolean contains(byte[] frame, byte[] part) {
    for (int i = 0; i + part.length <= frame.length; i++) {
      if (Arrays.equals(frame, i, i + part.length, part, 0, part.length)) {
        return true;
      }
    }
    return false;
  }

  private static SeatedTable far(OklahomaRules rules) {
    return SeatedTable.at(TestSetups.of(rules, rules.seats()), rules.seats(), true);
  }

  private static void returns(SeatedTable company, Seat seat) {
    company.comeBack(seat, company.drop(seat));
    company.settle();
  }

  private static List<Name> names(SeatedTable company, Seat witness) {
    return company.at(witness).labels().stream().map(SeatLabel::name).toList();
  }

  private static Set<Seat> absent(SeatedTable company, Seat witness) {
    return company.at(witness).labels().stream()
        .filter(SeatLabel::absent)
        .map(SeatLabel::seat)
        .collect(Collectors.toSet());
  }

  private static SeatLabel label(SeatedTable company, Seat seat) {
    Seat there =
        company.all().stream().filter(HeadlessGuest::connected).findFirst().orElseThrow().seat();
    return company.at(there).labels().get(seat.ordinal());
  }
}
