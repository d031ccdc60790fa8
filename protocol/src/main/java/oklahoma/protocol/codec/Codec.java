package oklahoma.protocol.codec;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Parser;
import java.io.IOException;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.Datagram;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.wire.Wire;

/**
 * The only translation between messages and the bytes of a frame. It trusts nothing that it reads:
 * a missing, unknown, too long or out-of-range value is a {@link BadMessage}; unknown fields are
 * dropped. Equal messages have equal bytes.
 */
public final class Codec {
  /** The longest frame that a guest may send, in bytes, without its length field. */
  public static final int LONGEST_TO_HOST = 16 * 1024;

  /** The longest frame that a host may send, in bytes, without its length field. */
  public static final int LONGEST_FROM_HOST = 256 * 1024;

  /** The most events of the current deal that a welcome contains. */
  public static final int MOST_EVENTS = Bounds.EVENTS;

  /** The deepest real message, a welcome while the stock is renewed, has seven levels. */
  private static final int DEEPEST = 16;

  private static final Parser<Wire.ToHost> TO_HOST =
      DiscardUnknownFieldsParser.wrap(Wire.ToHost.parser());
  private static final Parser<Wire.FromHost> FROM_HOST =
      DiscardUnknownFieldsParser.wrap(Wire.FromHost.parser());

  private Codec() {}

  /** The frame of a guest's message, without its length field. */
  public static byte[] bytes(ToHost message) {
    return ToHostCodec.wire(message).toByteArray();
  }

  /** The frame of a host's message, without its length field. */
  public static byte[] bytes(FromHost message) {
    return FromHostCodec.wire(message).toByteArray();
  }

  /** The frame of a host's message with its length field, as the connection carries it. */
  public static byte[] delimited(FromHost message) {
    Wire.FromHost wire = FromHostCodec.wire(message);
    int size = wire.getSerializedSize();
    byte[] bytes = new byte[CodedOutputStream.computeUInt32SizeNoTag(size) + size];
    try {
      CodedOutputStream output = CodedOutputStream.newInstance(bytes);
      output.writeUInt32NoTag(size);
      wire.writeTo(output);
      output.checkNoSpaceLeft();
    } catch (IOException impossible) {
      throw new IllegalStateException(
          impossible); // the array has exactly the length that is written
    }
    return bytes;
  }

  /**
   * A guest's message.
   *
   * @throws BadMessage if the frame is not one; {@link Fault#OTHER_VERSION} if it is the hello of
   *     another version
   */
  public static ToHost toHost(byte[] frame) {
    return ToHostCodec.read(parsed(TO_HOST, frame, LONGEST_TO_HOST));
  }

  /**
   * A host's message.
   *
   * @throws BadMessage if the frame is not one
   */
  public static FromHost fromHost(byte[] frame) {
    return FromHostCodec.read(parsed(FROM_HOST, frame, LONGEST_FROM_HOST));
  }

  /** The bytes of a question to all hosts; always {@value Datagram#QUESTION_BYTES}. */
  public static byte[] bytes(Datagram.Question question) {
    return DatagramCodec.bytes(question);
  }

  /**
   * The bytes of a host's answer; at most {@value Datagram#LONGEST}. Of tables that do not fit it
   * gives only the number.
   */
  public static byte[] bytes(Datagram.Answer answer) {
    return DatagramCodec.bytes(answer);
  }

  /**
   * Decodes a UDP packet.
   *
   * @throws BadMessage if it is not one of ours
   */
  public static Datagram datagram(byte[] bytes) {
    return DatagramCodec.read(bytes);
  }

  private static <W> W parsed(Parser<W> parser, byte[] frame, int longest) {
    if (frame.length == 0) {
      throw new BadMessage(Fault.EMPTY);
    }
    if (frame.length > longest) {
      throw new BadMessage(Fault.TOO_LONG);
    }
    try {
      CodedInputStream input = CodedInputStream.newInstance(frame);
      input.setRecursionLimit(DEEPEST);
      W message = parser.parseFrom(input);
      input.checkLastTagWas(0);
      return message;
    } catch (InvalidProtocolBufferException garbled) {
      throw new BadMessage(Fault.GARBLED, garbled);
    }
  }
}
