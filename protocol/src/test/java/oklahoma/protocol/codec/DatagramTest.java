package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.wire.Datagrams;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes over UDP, where anybody may send anything. */
class DatagramTest {
  private static final TableLabel TABLE =
      new TableLabel(
          1,
          new TableName("Маса на Север"),
          Game.OKLAHOMA,
          new TableLabel.Occupancy(4, 2),
          TableLabel.Flag.WATCHABLE,
          TableLabel.Flag.NEEDS_PASSWORD);

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, 0x0123_4567_89ab_cdefL})
  void everyQuestionIsHalfAsLongAsTheLongestAnswer(long nonce) {
    Datagram.Question question = new Datagram.Question(nonce);
    byte[] bytes = Codec.bytes(question);
    assertThat(bytes).hasSize(Datagram.QUESTION_BYTES);
    assertThat(Codec.datagram(bytes)).isEqualTo(question);
  }

  @Test
  void anAnswerComesBackAsItWas() {
    Datagram.Answer answer = answer(Protocol.VERSION, List.of(TABLE, numbered(2)), 3);
    assertThat(Codec.datagram(Codec.bytes(answer))).isEqualTo(answer);
  }

  @Test
  void aHostWithManyTablesTellsAsManyAsFitAndCountsTheOthers() {
    List<TableLabel> tables =
        IntStream.rangeClosed(1, 40).mapToObj(DatagramTest::numbered).toList();
    byte[] bytes = Codec.bytes(answer(Protocol.VERSION, tables, 5));
    assertThat(bytes).hasSizeLessThanOrEqualTo(Datagram.LONGEST);
    Datagram.Answer read = (Datagram.Answer) Codec.datagram(bytes);
    assertThat(read.tables()).isNotEmpty().isEqualTo(tables.subList(0, read.tables().size()));
    assertThat(read.tables().size() + read.more()).isEqualTo(45);
  }

  @Test
  void ofAHostOfAnotherVersionOnlyTheVersionsAreRead() {
    Datagram.Answer other = answer(Protocol.VERSION + 1, List.of(TABLE), 0);
    Datagram.Answer read = (Datagram.Answer) Codec.datagram(Codec.bytes(other));
    assertThat(read.speaksOurs()).isFalse();
    assertThat(read).isEqualTo(answer(Protocol.VERSION + 1, List.of(), 0));
  }

  @Test
  void aQuestionThatIsShorterThanItsAnswerWouldBeIsNone() {
    byte[] bytes = Codec.bytes(new Datagram.Question(7));
    byte[] unpadded =
        framed(
            Datagrams.Datagram.newBuilder()
                .setQuestion(Datagrams.Question.newBuilder().setNonce(7))
                .build());
    assertThat(unpadded.length).isLessThan(bytes.length);
    assertFault(unpadded, Fault.OUT_OF_RANGE);
  }

  @Test
  void whatSomethingElseSendsIsRefused() {
    assertFault(new byte[0], Fault.GARBLED);
    assertFault("M-SEARCH * HTTP/1.1".getBytes(StandardCharsets.US_ASCII), Fault.GARBLED);
    assertFault("OKLA".getBytes(StandardCharsets.US_ASCII), Fault.UNKNOWN_KIND);
    assertFault(new byte[Datagram.LONGEST + 1], Fault.TOO_LONG);
  }

  @Test
  void portsAndVersionsThatCannotBeAreRefused() {
    Datagrams.Answer good =
        Datagrams.Answer.newBuilder().setHost(1).setOldest(1).setNewest(2).setPort(1).build();
    assertFault(framed(good.toBuilder().setPort(0)), Fault.OUT_OF_RANGE);
    assertFault(framed(good.toBuilder().setPort(65_536)), Fault.OUT_OF_RANGE);
    assertFault(framed(good.toBuilder().setPort(-1)), Fault.OUT_OF_RANGE);
    assertFault(framed(good.toBuilder().setOldest(0)), Fault.OUT_OF_RANGE);
    assertFault(framed(good.toBuilder().setOldest(3)), Fault.OUT_OF_RANGE);
  }

  @Test
  void nothingButADatagramOrAFaultComesOutOfAnyBytes() {
    Random random = new Random(5);
    byte[] answer = Codec.bytes(answer(Protocol.VERSION, List.of(TABLE), 0));
    for (int round = 0; round < 4_000; round++) {
      byte[] bytes = Arrays.copyOf(answer, 5 + random.nextInt(answer.length - 4));
      for (int change = random.nextInt(6); change >= 0; change--) {
        bytes[4 + random.nextInt(bytes.length - 4)] ^= (byte) (1 << random.nextInt(8));
      }
      try {
        Datagram read = Codec.datagram(bytes);
        assertThat(read).isInstanceOf(Datagram.class);
      } catch (BadMessage refused) {
        assertThat(refused.fault()).isNotNull();
      }
    }
  }

  private static TableLabel numbered(int number) {
    return new TableLabel(
        number,
        new TableName("Table " + number),
        Game.OKLAHOMA,
        new TableLabel.Occupancy(8, 1),
        number % 2 == 0 ? Set.of(TableLabel.Flag.PLAYING) : Set.of(),
        List.of());
  }

  private static Datagram.Answer answer(int version, List<TableLabel> tables, int more) {
    return new Datagram.Answer(11, 12, version, version + 1, 6552, tables, more);
  }

  private static byte[] framed(Datagrams.Answer.Builder answer) {
    return framed(Datagrams.Datagram.newBuilder().setAnswer(answer).build());
  }

  private static byte[] framed(Datagrams.Datagram message) {
    byte[] body = message.toByteArray();
    byte[] framed = Arrays.copyOf(new byte[] {'O', 'K', 'L', 'A'}, 4 + body.length);
    System.arraycopy(body, 0, framed, 4, body.length);
    return framed;
  }

  private static void assertFault(byte[] bytes, Fault fault) {
    assertThatExceptionOfType(BadMessage.class)
        .isThrownBy(() -> Codec.datagram(bytes))
        .matches(refused -> refused.fault() == fault, fault.name());
  }
}
