package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Parser;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.wire.Datagrams;

/**
 * The only translation between {@link Datagram}s and bytes. Any other datagram, which any port may
 * receive, is a {@link BadMessage}.
 */
final class DatagramCodec {
  private static final byte[] MARK = "OKLA".getBytes(StandardCharsets.US_ASCII);
  private static final int DEEPEST = 4;

  /** Close enough to the needed length that the length field takes as many bytes, two. */
  private static final int SOME_PADDING = 200;

  private static final int LAST_PORT = 65_535;
  private static final int MOST_TABLES = 32;

  private static final Parser<Datagrams.Datagram> PARSER =
      DiscardUnknownFieldsParser.wrap(Datagrams.Datagram.parser());

  private DatagramCodec() {}

  static byte[] bytes(Datagram.Question question) {
    int without = framed(wire(question, SOME_PADDING)).length - SOME_PADDING;
    return framed(wire(question, Datagram.QUESTION_BYTES - without));
  }

  static byte[] bytes(Datagram.Answer answer) {
    List<TableLabel> tables = answer.tables();
    for (int listed = Math.min(tables.size(), MOST_TABLES); listed > 0; listed--) {
      byte[] bytes = framed(wire(answer, listed));
      if (bytes.length <= Datagram.LONGEST) {
        return bytes;
      }
    }
    return framed(wire(answer, 0));
  }

  static Datagram read(byte[] bytes) {
    if (bytes.length > Datagram.LONGEST) {
      throw new BadMessage(Fault.TOO_LONG);
    }
    if (bytes.length < MARK.length || !Arrays.equals(MARK, Arrays.copyOf(bytes, MARK.length))) {
      throw new BadMessage(Fault.GARBLED);
    }
    Datagrams.Datagram wire = parsed(bytes);
    return switch (wire.getKindCase()) {
      case QUESTION -> question(wire.getQuestion(), bytes.length);
      case ANSWER -> answer(wire.getAnswer());
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Datagrams.Datagram parsed(byte[] bytes) {
    try {
      CodedInputStream input =
          CodedInputStream.newInstance(bytes, MARK.length, bytes.length - MARK.length);
      input.setRecursionLimit(DEEPEST);
      Datagrams.Datagram message = PARSER.parseFrom(input);
      input.checkLastTagWas(0);
      return message;
    } catch (InvalidProtocolBufferException garbled) {
      throw new BadMessage(Fault.GARBLED, garbled);
    }
  }

  private static Datagram.Question question(Datagrams.Question wire, int length) {
    if (length < Datagram.QUESTION_BYTES) {
      throw new BadMessage(Fault.OUT_OF_RANGE);
    }
    return new Datagram.Question(wire.getNonce());
  }

  private static Datagram.Answer answer(Datagrams.Answer wire) {
    int oldest = Bounds.within(1, wire.getOldest(), Integer.MAX_VALUE);
    int newest = Bounds.within(oldest, wire.getNewest(), Integer.MAX_VALUE);
    Datagram.Answer bare =
        new Datagram.Answer(
            wire.getNonce(),
            wire.getHost(),
            oldest,
            newest,
            Bounds.within(1, wire.getPort(), LAST_PORT),
            List.of(),
            0);
    // The description of a table is not frozen and may mean anything in another version.
    return bare.speaksOurs() ? withTables(bare, wire) : bare;
  }

  private static Datagram.Answer withTables(Datagram.Answer bare, Datagrams.Answer wire) {
    return new Datagram.Answer(
        bare.nonce(),
        bare.host(),
        bare.oldest(),
        bare.newest(),
        bare.port(),
        Bounds.each(wire.getTablesList(), MOST_TABLES, LobbyCodec::read),
        Bounds.within(0, wire.getMore(), Bounds.TABLES));
  }

  private static Datagrams.Datagram wire(Datagram.Question question, int padding) {
    return Datagrams.Datagram.newBuilder()
        .setQuestion(
            Datagrams.Question.newBuilder()
                .setNonce(question.nonce())
                .setPadding(ByteString.copyFrom(new byte[padding])))
        .build();
  }

  private static Datagrams.Datagram wire(Datagram.Answer answer, int listed) {
    List<TableLabel> tables = answer.tables();
    return Datagrams.Datagram.newBuilder()
        .setAnswer(
            Datagrams.Answer.newBuilder()
                .setNonce(answer.nonce())
                .setHost(answer.host())
                .setOldest(answer.oldest())
                .setNewest(answer.newest())
                .setPort(answer.port())
                .addAllTables(
                    tables.subList(0, listed).stream()
                        .map(DatagramCodec::withoutNames)
                        .map(LobbyCodec::wire)
                        .toList())
                .setMore(answer.more() + tables.size() - listed))
        .build();
  }

  /** Hides the players' names, since everybody on the network can read an answer. */
  private static TableLabel withoutNames(TableLabel label) {
    return label.withPlayers(List.of());
  }

  private static byte[] framed(Datagrams.Datagram message) {
    byte[] body = message.toByteArray();
    byte[] framed = Arrays.copyOf(MARK, MARK.length + body.length);
    System.arraycopy(body, 0, framed, MARK.length, body.length);
    return framed;
  }
}
