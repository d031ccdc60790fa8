package oklahoma.protocol.codec;

import static oklahoma.protocol.codec.Faults.assertFault;
import static oklahoma.protocol.codec.Faults.faultOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.protobuf.ByteString;
import java.util.Arrays;
import java.util.List;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** What is no message is refused with its reason, and nothing else ever comes out of the codec. */
class BadMessageTest {
  @Test
  void anEmptyFrame() {
    assertFault(new byte[0], Fault.EMPTY);
  }

  @Test
  void aFrameThatIsTooLong() {
    assertFault(new byte[Codec.LONGEST_TO_HOST + 1], Fault.TOO_LONG);
  }

  @Test
  void aFrameThatIsNoMessage() {
    assertFault(new byte[] {(byte) 0xff, (byte) 0xff}, Fault.GARBLED);
  }

  @Test
  void groupsNestedWithoutEnd() {
    byte[] groups = new byte[1_000];
    Arrays.fill(groups, (byte) 0x7b);
    assertFault(groups, Fault.GARBLED);
  }

  @Test
  void aMessageThatIsNotKnown() {
    assertFault(new byte[] {(byte) 0xa2, 0x06, 0x00}, Fault.UNKNOWN_KIND);
  }

  @Test
  void aHelloOfAnotherVersionWhateverElseItSays() {
    assertFault(new byte[] {0x0a, 0x04, 0x08, 0x01, 0x10, 0x05}, Fault.OTHER_VERSION);
    assertFault(new byte[] {0x0a, 0x00}, Fault.OTHER_VERSION);
  }

  @Test
  void aHelloWithoutAPurpose() {
    assertFault(
        hello().setVersion(Protocol.VERSION).setName("Eve").setTable(1), Fault.UNKNOWN_KIND);
  }

  @Test
  void aHelloToATableThatCannotBe() {
    assertFault(watching().setTable(Bounds.TABLES + 1), Fault.OUT_OF_RANGE);
    assertFault(watching().setTable(-1), Fault.OUT_OF_RANGE);
  }

  @Test
  void namesThatAreNone() {
    for (String name :
        List.of(
            "",
            " ",
            "a\u0000b",
            "a\u202eb",
            "a\u200db",
            "\u2028",
            "\ue000",
            "x".repeat(25),
            "e\u0301".repeat(500))) {
      assertFault(watching().setName(name), Fault.NOT_A_NAME);
    }
  }

  @Test
  void aKeyOfTheWrongLength() {
    Wire.Return.Builder key = Wire.Return.newBuilder().setKey(ByteString.copyFrom(new byte[31]));
    assertFault(watching().setReturn(key), Fault.NOT_A_KEY);
  }

  @Test
  void aProofOfAPasswordOfTheWrongLength() {
    Wire.ProvePassword.Builder proof =
        Wire.ProvePassword.newBuilder().setProof(ByteString.copyFrom(new byte[33]));
    assertFault(
        Wire.ToHost.newBuilder().setProvePassword(proof).build().toByteArray(), Fault.NOT_A_KEY);
  }

  @Test
  void aCommandWithoutAMove() {
    assertFault(Wire.Command.newBuilder().setId(1), Fault.UNKNOWN_KIND);
  }

  @Test
  void aNegativeCommand() {
    assertFault(moving(take()).setId(-1), Fault.OUT_OF_RANGE);
    assertFault(moving(take()).setSeen(-1), Fault.OUT_OF_RANGE);
  }

  @Test
  void cardsThatAreNone() {
    for (byte code : new byte[] {0, 54, 55, -1}) {
      assertFault(discarding(code), Fault.NOT_A_CARD);
    }
    assertFault(discarding(), Fault.NOT_A_CARD);
    assertFault(discarding((byte) 1, (byte) 2), Fault.NOT_A_CARD);
  }

  @Test
  void moreCardsThanThereAre() {
    Wire.Meld.Builder meld =
        Wire.Meld.newBuilder()
            .setKind(Wire.MeldKind.MELD_KIND_BOOK)
            .setCards(ByteString.copyFrom(new byte[Bounds.CARDS + 1]));
    assertFault(layingDown(meld, 1), Fault.TOO_LONG);
  }

  @Test
  void moreMeldsThanAnybodyCouldMean() {
    Wire.Meld.Builder meld = Wire.Meld.newBuilder().setKind(Wire.MeldKind.MELD_KIND_RUN);
    assertFault(layingDown(meld, Bounds.MELDS_MOVED + 1), Fault.TOO_LONG);
  }

  @Test
  void aMeldOfNoKnownKind() {
    assertFault(layingDown(Wire.Meld.newBuilder(), 1), Fault.UNKNOWN_VALUE);
    assertFault(layingDown(Wire.Meld.newBuilder().setKindValue(9), 1), Fault.UNKNOWN_VALUE);
  }

  @Test
  void aMeldOutsideTheTable() {
    for (int meld : new int[] {-1, Bounds.MELDS_LAID}) {
      Wire.Move.LayOff.Builder off =
          Wire.Move.LayOff.newBuilder().setCard(ByteString.copyFrom(new byte[] {1})).setMeld(meld);
      assertFault(moving(Wire.Move.newBuilder().setLayOff(off)), Fault.OUT_OF_RANGE);
    }
  }

  @Test
  void anEndThatIsNone() {
    Wire.Move.LayOff.Builder off =
        Wire.Move.LayOff.newBuilder()
            .setCard(ByteString.copyFrom(new byte[] {1}))
            .setEnd(Wire.End.END_UNSPECIFIED);
    assertFault(moving(Wire.Move.newBuilder().setLayOff(off)), Fault.UNKNOWN_VALUE);
  }

  @Test
  void secretsAndFairDealsThatCannotBe() {
    assertFault(
        Wire.ToHost.newBuilder()
            .setFairAnswer(
                Wire.FairAnswer.newBuilder()
                    .setDeal(1)
                    .setSecret(ByteString.copyFromUtf8("short"))),
        Fault.NOT_A_SECRET);
    assertFault(
        Wire.ToHost.newBuilder().setFairAnswer(Wire.FairAnswer.newBuilder().setDeal(1)),
        Fault.UNKNOWN_KIND);
    assertFault(
        Wire.ToHost.newBuilder().setFairAnswer(Wire.FairAnswer.newBuilder().setDeal(0)),
        Fault.OUT_OF_RANGE);
    Wire.FromHost fair = FromHostCodec.wire(new Samples(3).of(FromHost.ShuffleState.class));
    Wire.FromHost.Builder nobody = fair.toBuilder();
    nobody.getFairBuilder().clearParts();
    assertThatExceptionOfType(BadMessage.class)
        .isThrownBy(() -> Codec.fromHost(nobody.build().toByteArray()))
        .satisfies(bad -> assertThat(bad.fault()).isEqualTo(Fault.IMPOSSIBLE));
  }

  @Test
  void aDealWithACardTooFew() {
    FromHost.Welcome welcome = welcome(1);
    Wire.FromHost.Builder wire = FromHostCodec.wire(welcome).toBuilder();
    Wire.Tableau.Builder tableau =
        wire.getWelcomeBuilder().getDealBuilder().getOklahomaBuilder().getTableauBuilder();
    tableau.setStock(tableau.getStock().substring(1));
    assertThat(faultOf(Codec::fromHost, wire.build().toByteArray())).contains(Fault.IMPOSSIBLE);
  }

  @Test
  void anAnswerOfAnotherSeat() {
    Wire.FromHost wire =
        Wire.FromHost.newBuilder()
            .setUpdate(
                Wire.Update.newBuilder()
                    .setNumber(1)
                    .setViewer(SeatCodec.wire((oklahoma.rules.Viewer) Seat.A))
                    .setEvent(
                        Wire.Event.newBuilder()
                            .setAnswered(
                                Wire.Event.Answered.newBuilder().setSeat(Wire.Seat.SEAT_B))))
            .build();
    assertThat(faultOf(Codec::fromHost, wire.toByteArray())).contains(Fault.IMPOSSIBLE);
  }

  @Test
  void unknownFieldsAreDropped() {
    ToHost ping = new ToHost.Ping(5);
    byte[] known = Codec.bytes(ping);
    byte[] more = Arrays.copyOf(known, known.length + 4);
    more[known.length] = (byte) 0xa2;
    more[known.length + 1] = 0x06;
    more[known.length + 2] = 0x01;
    ToHost read = Codec.toHost(more);
    assertThat(read).isEqualTo(ping);
    assertThat(Codec.bytes(read)).isEqualTo(known);
  }

  private static FromHost.Welcome welcome(long seed) {
    Samples samples = new Samples(seed);
    return samples.welcome(
        Seat.A,
        samples.deal(samples.of(oklahoma.rules.oklahoma.OklahomaPhase.ToDraw.class)),
        List.of());
  }

  private static Wire.Hello.Builder hello() {
    return Wire.Hello.newBuilder();
  }

  private static Wire.Hello.Builder watching() {
    return hello()
        .setVersion(Protocol.VERSION)
        .setName("Eve")
        .setTable(1)
        .setWatch(Wire.Watch.getDefaultInstance());
  }

  private static Wire.Move.Builder take() {
    return Wire.Move.newBuilder().setTake(Wire.Move.Take.getDefaultInstance());
  }

  private static Wire.Command.Builder moving(Wire.Move.Builder move) {
    return Wire.Command.newBuilder().setId(1).setMove(move);
  }

  private static Wire.Command.Builder discarding(byte... cards) {
    return moving(
        Wire.Move.newBuilder()
            .setDiscard(Wire.Move.Discard.newBuilder().setCard(ByteString.copyFrom(cards))));
  }

  private static Wire.Command.Builder layingDown(Wire.Meld.Builder meld, int times) {
    Wire.Move.LayDown.Builder down = Wire.Move.LayDown.newBuilder();
    for (int i = 0; i < times; i++) {
      down.addMelds(meld);
    }
    return moving(Wire.Move.newBuilder().setLayDown(down));
  }
}
