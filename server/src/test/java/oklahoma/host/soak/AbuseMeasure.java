package oklahoma.host.soak;

import io.netty.channel.Channel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import oklahoma.host.fixture.BuffersInUse;
import oklahoma.host.fixture.RawTls;
import oklahoma.host.testing.GuestLine;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What abuse of the wire costs a host that is a process of its own, and those who play there. Run
 * by its name.
 */
class AbuseMeasure {
  private static final Logger LOG = LoggerFactory.getLogger(AbuseMeasure.class);
  private static final Duration SPAN = Duration.ofSeconds(3);
  private static final int PACKED = 3_000;
  private static final int MOST_UPDATES = 12_000;
  private static final int CROWD = Integer.getInteger("host.abuse.crowd", 1_000);
  private static final long ARRIVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(500) / CROWD;

  /** What somebody does to the host again and again; how often it did so is returned. */
  @FunctionalInterface
  private interface Abuse {
    int once(InetSocketAddress host) throws IOException;
  }

  @Test
  void whatOneLineCosts() throws Exception {
    try (HostProcess host = HostProcess.large("--hidden", "--seats", "4");
        Loops loops = new Loops()) {
      HeadlessGuest player =
          HeadlessGuest.join(loops, host.address(), "P", 1, new ConnectionPurpose.Sit());
      Waiting.until(() -> player.newestKey().isPresent());
      measured("nobody", host, player, address -> 0);
      measured("key updates before the hello", host, player, line(false, AbuseMeasure::oneByOne));
      measured("packed key updates before it", host, player, line(false, AbuseMeasure::packed));
      measured("key updates after the hello", host, player, line(true, AbuseMeasure::oneByOne));
      measured("packed key updates after it", host, player, line(true, AbuseMeasure::packed));
      measured("records of one byte after it", host, player, line(true, AbuseMeasure::tiny));
      measured("nobody", host, player, address -> 0);
      LOG.info("the host said: {}", reasons(host));
    }
  }

  private static Abuse line(boolean hello, java.util.function.ToIntFunction<RawTls> abuse) {
    return address -> {
      try (RawTls line = RawTls.to(address)) {
        if (hello) {
          line.send(
              RawTls.DATA, framed(new ToHost.Hello(new Name("E"), 1, new ConnectionPurpose.Sit())));
        }
        return abuse.applyAsInt(line);
      }
    };
  }

  private static int oneByOne(RawTls line) {
    int sent = 0;
    while (!line.hungUp() && sent < MOST_UPDATES) {
      line.updateKey();
      sent++;
    }
    return sent;
  }

  private static int packed(RawTls line) {
    line.updateKeys(PACKED);
    try {
      line.ended(300);
    } catch (IOException broken) {
      return PACKED;
    }
    return PACKED;
  }

  private static int tiny(RawTls line) {
    int sent = 0;
    line.send(RawTls.DATA, new byte[] {(byte) 0x80, 0x40});
    while (!line.hungUp() && sent < 1_000) {
      line.send(RawTls.DATA, new byte[1]);
      sent++;
    }
    return sent;
  }

  private static byte[] framed(ToHost message) {
    byte[] frame = Codec.bytes(message);
    return ByteBuffer.allocate(1 + frame.length).put((byte) frame.length).put(frame).array();
  }

  private static void measured(String what, HostProcess host, HeadlessGuest player, Abuse abuse)
      throws Exception {
    AtomicInteger done = new AtomicInteger();
    AtomicInteger lines = new AtomicInteger();
    Duration before = host.processorTime();
    long began = System.nanoTime();
    Thread bad =
        Thread.ofPlatform()
            .start(() -> {
              while (System.nanoTime() - began < SPAN.toNanos()) {
                try {
                  done.addAndGet(abuse.once(host.address()));
                  lines.incrementAndGet();
                } catch (IOException refused) {
                  lines.incrementAndGet();
                }
                if (done.get() == 0) {
                  break;
                }
              }
            });
    List<Long> trips = new ArrayList<>();
    while (System.nanoTime() - began < SPAN.toNanos()) {
      long asked = System.nanoTime();
      int pongs = player.pongs();
      player.send(new ToHost.Ping(0));
      while (player.pongs() == pongs && System.nanoTime() - asked < SPAN.toNanos()) {
        Thread.sleep(0, 100_000); // nothing is asserted: it measures how long an answer takes
      }
      trips.add(System.nanoTime() - asked);
      Thread.sleep(100); // ten pings a second
    }
    bad.join();
    trips.sort(null);
    double seconds = (System.nanoTime() - began) / 1e9;
    LOG.info(
        "{}: {} on {} lines in {} s; {} % of a core; a ping took {} ms, at worst {} ms",
        what,
        done,
        lines,
        Math.round(seconds * 10) / 10.0,
        Math.round(100 * host.processorTime().minus(before).toNanos() / 1e9 / seconds),
        Math.round(trips.get(trips.size() / 2) / 1e5) / 10.0,
        Math.round(trips.getLast() / 1e5) / 10.0);
  }

  @Test
  void halfOpenLines() throws Exception {
    try (HostProcess host = HostProcess.large("--hidden", "--seats", "4");
        Loops loops = new Loops()) {
      List<Socket> open = new ArrayList<>();
      for (int i = 0; i < 16 * 16; i++) {
        Socket line = new Socket();
        line.bind(new InetSocketAddress("127.0.1." + (1 + i % 16), 0));
        line.connect(host.address());
        line.getOutputStream().write(new byte[] {22, 3, 1, 2, 0});
        open.add(line);
      }
      int came = 0;
      for (int i = 0; i < 4; i++) {
        HeadlessGuest guest =
            HeadlessGuest.join(loops, host.address(), "P", 1, new ConnectionPurpose.Sit());
        Waiting.until(() -> guest.newestKey().isPresent() || !guest.connected());
        came += guest.newestKey().isPresent() ? 1 : 0;
      }
      LOG.info("256 half-open lines from 16 addresses: {} of 4 newcomers came in", came);
      for (Socket line : open) {
        line.close();
      }
    }
  }

  @Test
  void manyArriveAtOnce() throws Exception {
    BuffersInUse.countNoMore(); // it would be most of what the guests do
    try (HostProcess host =
            HostProcess.large(
                "--hidden",
                "--tables",
                "" + CROWD / 4,
                "--seats",
                "4",
                "--connections",
                "" + 2 * CROWD,
                "--connections-per-address",
                "" + 2 * CROWD);
        Loops loops = new Loops()) {
      ConcurrentHashMap<String, AtomicInteger> ends = new ConcurrentHashMap<>();
      List<Channel> lines = new CopyOnWriteArrayList<>();
      ScheduledExecutorService life = Executors.newSingleThreadScheduledExecutor();
      long began = System.nanoTime();
      AtomicReference<Double> last = new AtomicReference<>(0.0);
      for (int i = 0; i < CROWD; i++) {
        while (System.nanoTime() - began < i * ARRIVAL_NANOS) {
          Thread.onSpinWait();
        }
        CompletableFuture<Channel> line = new CompletableFuture<>();
        Visitor visitor = new Visitor(line, lines, ends, 1 + i / 4, began, last);
        line.complete(loops.connecting(host.address(), new GuestLine(visitor)).channel());
      }
      double opened = (System.nanoTime() - began) / 1e9;
      var _ =
          life.scheduleAtFixedRate(
              () -> lines.forEach(line -> send(line, new ToHost.Ping(0))), 2, 2, TimeUnit.SECONDS);
      Thread.sleep(25_000); // the span in which the guests come in is what is measured
      life.shutdownNow();
      LOG.info(
          "{} arrived in {} s: {}; the last came in after {} s", CROWD, opened, ends, last.get());
      LOG.info("the host said: {}", reasons(host));
    }
  }

  private static List<String> reasons(HostProcess host) {
    return host.output().stream()
        .filter(line -> line.contains("leave:") || line.contains("not secret"))
        .map(line -> line.replaceAll(".*(takes leave: \\w+|is not secret: .*)", "$1"))
        .collect(
            java.util.stream.Collectors.groupingBy(x -> x, java.util.stream.Collectors.counting()))
        .entrySet()
        .stream()
        .map(entry -> entry.getValue() + " x " + entry.getKey())
        .toList();
  }

  private static void send(Channel line, ToHost message) {
    if (line.isActive()) {
      var _ = line.writeAndFlush(io.netty.buffer.Unpooled.wrappedBuffer(Codec.bytes(message)));
    }
  }

  private record Visitor(
      CompletableFuture<Channel> line,
      List<Channel> inside,
      ConcurrentHashMap<String, AtomicInteger> ends,
      int table,
      long began,
      AtomicReference<Double> last)
      implements GuestLine.Receiver {
    @Override
    public void receive(byte[] frame) {
      FromHost message = Codec.fromHost(frame);
      if (message instanceof FromHost.Lobby lobby && lobby.key().isPresent()) {
        count("came in");
        inside.add(line.join());
        last.set((System.nanoTime() - began) / 1e9);
      } else if (message
          instanceof FromHost.Bye(ByeReason reason, int version, OptionalLong pause)) {
        count("sent away: " + reason);
      }
    }

    @Override
    public void secret(Fingerprint host) {
      var _ =
          line.thenAccept(channel ->
              send(
                  channel,
                  new ToHost.Hello(new Name("Guest"), table, new ConnectionPurpose.Sit())));
    }

    @Override
    public void broken(Throwable cause) {
      count(cause.toString());
    }

    private void count(String end) {
      ends.computeIfAbsent(end, key -> new AtomicInteger()).incrementAndGet();
    }
  }
}
