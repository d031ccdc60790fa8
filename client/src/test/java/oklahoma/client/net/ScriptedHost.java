package oklahoma.client.net;

import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ServerSocketFactory;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/** A host over a real socket with real TLS that says only what a test tells it to. */
public final class ScriptedHost implements AutoCloseable {
  private static final long PATIENCE_S = 120;
  private static final int MORE = 0x80;

  private final Identity identity;
  private final ServerSocket door;
  private final BlockingQueue<Visit> visits = new LinkedBlockingQueue<>();

  /** A host with a key of its own on any free port. */
  public ScriptedHost() throws IOException {
    this(Identity.fresh(), 0);
  }

  /**
   * A host with a key.
   *
   * @param port 0 for any that is free
   */
  public ScriptedHost(Identity identity, int port) throws IOException {
    this(identity, port, "TLSv1.3");
  }

  /**
   * @param version of TLS, the only one that it speaks
   */
  ScriptedHost(String version) throws IOException {
    this(Identity.fresh(), 0, version);
  }

  private ScriptedHost(Identity identity, int port, String version) throws IOException {
    this.identity = identity;
    ServerSocketFactory doors = context(identity).getServerSocketFactory();
    // A door that was closed while its thread waited there is free a moment later.
    SSLServerSocket opened =
        (SSLServerSocket)
            await()
                .ignoreException(BindException.class)
                .until(
                    () -> doors.createServerSocket(port, 10, InetAddress.getLoopbackAddress()),
                    Objects::nonNull);
    opened.setEnabledProtocols(new String[] {version});
    door = opened;
    Thread.ofVirtual().start(this::letIn);
  }

  /** Where it listens. */
  public InetSocketAddress address() {
    return (InetSocketAddress) door.getLocalSocketAddress();
  }

  /** Its key. */
  public Fingerprint fingerprint() {
    return identity.fingerprint();
  }

  private static SSLContext context(Identity identity) {
    try {
      KeyStore keys = KeyStore.getInstance("PKCS12");
      keys.load(null, null);
      keys.setKeyEntry(
          "host", identity.key(), new char[0], new Certificate[] {identity.certificate()});
      KeyManagerFactory managers = KeyManagerFactory.getInstance("PKIX");
      managers.init(keys, new char[0]);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(managers.getKeyManagers(), null, null);
      return context;
    } catch (GeneralSecurityException | IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The next guest who comes. */
  public Visit visit() throws InterruptedException {
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
        Socket line = door.accept();
        line.setTcpNoDelay(true);
        Visit visit = new Visit(line);
        visits.add(visit);
        Thread.ofVirtual().start(visit::listen);
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  /** One line to one guest. */
  public static final class Visit {
    private final Socket socket;
    private final BlockingQueue<ToHost> received = new LinkedBlockingQueue<>();
    private final CountDownLatch ended = new CountDownLatch(1);

    Visit(Socket socket) {
      this.socket = socket;
    }

    /** The next thing that the guest says, but for pings. */
    public ToHost received() throws InterruptedException {
      ToHost message = received.poll(PATIENCE_S, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("the guest says nothing");
      }
      return message;
    }

    /** Waits for the end of the line; whether the guest said nothing before it. */
    public boolean heardNothing() throws InterruptedException {
      return ended.await(PATIENCE_S, TimeUnit.SECONDS) && received.isEmpty();
    }

    /** Says something to the guest. */
    public void say(FromHost message) throws IOException {
      byte[] bytes = Codec.bytes(message);
      ByteArrayOutputStream frame = new ByteArrayOutputStream();
      int rest = bytes.length;
      for (; rest >= MORE; rest >>>= 7) {
        frame.write(rest % MORE | MORE);
      }
      frame.write(rest);
      frame.writeBytes(bytes);
      socket.getOutputStream().write(frame.toByteArray());
    }

    /** Ends the line without a word. */
    public void cut() throws IOException {
      socket.close();
    }

    /**
     * Ends the connection when the guest has received everything: a socket that is closed before it
     * has read everything may take back what it has sent.
     */
    public void hangUp() throws IOException, InterruptedException {
      socket.shutdownOutput();
      if (!ended.await(PATIENCE_S, TimeUnit.SECONDS)) {
        throw new AssertionError("the guest stays");
      }
      socket.close();
    }

    private void listen() {
      try {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        while (true) {
          byte[] frame = new byte[length(in)];
          in.readFully(frame);
          ToHost message = Codec.toHost(frame);
          if (!(message instanceof ToHost.Ping)) {
            received.add(message);
          }
        }
      } catch (IOException | UncheckedIOException gone) {
        // The line was cut.
      } finally {
        ended.countDown();
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
