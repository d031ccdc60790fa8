package oklahoma.host.testing;

import com.google.protobuf.CodedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.ToHost;

/** Messages as they go over a line: each in a frame, with its length before it. */
public final class Framed {
  private Framed() {}

  public static byte[] bytes(List<? extends ToHost> messages) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CodedOutputStream line = CodedOutputStream.newInstance(bytes);
    for (ToHost message : messages) {
      line.writeByteArrayNoTag(Codec.bytes(message));
    }
    line.flush();
    return bytes.toByteArray();
  }
}
