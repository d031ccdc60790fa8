package client.link;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import protocol.Codec;
import protocol.FromHost;
import protocol.ToHost;

/** A host over a real socket that says only what a test tells it to. */
final class ScriptedHost implements AutoCloseable {
  private static final long PATIENCE_S = 30;
  private static final int MORE = 0x80;

  private final ServerSocket door;
  private final BlockingQueue<Visit> visits = new LinkedBlockingQueue<>();

  ScriptedHost() throws IOException {
    door = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::letIn);
  }

  InetSocketAddress address() {
    return (InetSocketAddress) door.getLocalSocketAddress();
  }

  /** The next guest who comes. */
  Visit visit() throws InterruptedException {
    Visit visit = visits.poll(PATIENCE_S, TimeUnit.SECONDS);
    if (visit == null) {
      throw new AssertionError("nobody came");
    }
    return visit;
  }

  @Override
  public void close() throws IOException {
    door.close();
    for (Visit visit : visits) {
      visit.cut();
    }
  }

  private void letIn() {
    try {
      while (true) {
        Visit visit = new Visit(door.accept());
        visits.add(visit);
        Thread.ofVirtual().start(visit::listen);
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  /** One line to one guest. */
  static final class Visit {
    private final Socket socket;
    private final BlockingQueue<ToHost> heard = new LinkedBlockingQueue<>();

    Visit(Socket socket) {
      this.socket = socket;
    }

    /** The next thing that the guest says, but for pings. */
    ToHost heard() throws InterruptedException {
      ToHost message = heard.poll(PATIENCE_S, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("the guest says nothing");
      }
      return message;
    }

    void say(FromHost message) throws IOException {
      byte[] bytes = Codec.bytes(message);
      OutputStream out = socket.getOutputStream();
      int rest = bytes.length;
      for (; rest >= MORE; rest >>>= 7) {
        out.write(rest % MORE | MORE);
      }
      out.write(rest);
      out.write(bytes);
      out.flush();
    }

    void cut() throws IOException {
      socket.close();
    }

    private void listen() {
      try {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        while (true) {
          ToHost message = Codec.toHost(in.readNBytes(length(in)));
          if (!(message instanceof ToHost.Ping)) {
            heard.add(message);
          }
        }
      } catch (IOException | UncheckedIOException gone) {
        // The line was cut.
      }
    }

    private static int length(DataInputStream in) throws IOException {
      int length = 0;
      int shift = 0;
      int next = MORE;
      for (; next >= MORE; shift += 7) {
        next = in.readUnsignedByte();
        length |= next % MORE << shift;
      }
      return length;
    }
  }
}
