package oklahoma.host.testing;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Inspection;
import oklahoma.rules.fair.Witness;

/**
 * A guest without a screen. It follows the updates with {@link Deal#after}, and checks the law that
 * a deal played through equals the deal of a fresh welcome. It keeps every message.
 */
public final class HeadlessGuest implements AutoCloseable {
  private final List<FromHost> received = new ArrayList<>();
  private final List<byte[]> frames = new ArrayList<>();
  private final Channel channel;
  private final BiConsumer<HeadlessGuest, FromHost> manner;
  private Optional<FromHost.Welcome> welcome = Optional.empty();
  private Optional<FromHost.Lobby> lobby = Optional.empty();
  private Optional<Seen<Deal>> deal = Optional.empty();
  private Optional<Standing> standing = Optional.empty();
  private Optional<ByeReason> farewell = Optional.empty();
  private Optional<Throwable> fault = Optional.empty();
  private Optional<Fingerprint> fingerprint = Optional.empty();
  private List<Seen<Event>> soFar = new ArrayList<>();
  private Set<Seat> ready = Set.of();
  private final List<OwnerAction> ownerActions = new ArrayList<>();
  private boolean asleep;
  private final Set<Long> answered = new HashSet<>();
  private final Shuffles shuffles = new Shuffles();
  private Optional<Deal> begun = Optional.empty();
  private long number;
  private long command;
  private int pongs;

  private HeadlessGuest(
      Loops loops, SocketAddress address, BiConsumer<HeadlessGuest, FromHost> manner) {
    this.manner = manner;
    channel = loops.connect(address, new GuestLine(new Receiver()));
  }

  /** Comes in and says hello. */
  public static HeadlessGuest join(
      Loops loops, SocketAddress address, String name, int table, ConnectionPurpose purpose) {
    return join(loops, address, name, table, purpose, (guest, message) -> {});
  }

  /**
   * Comes in and says hello.
   *
   * @param manner what the guest does about each message, after it has understood it
   */
  public static HeadlessGuest join(
      Loops loops,
      SocketAddress address,
      String name,
      int table,
      ConnectionPurpose purpose,
      BiConsumer<HeadlessGuest, FromHost> manner) {
    HeadlessGuest guest = new HeadlessGuest(loops, address, manner);
    guest.arriveBy(purpose);
    guest.send(new ToHost.Hello(new Name(name), table, purpose));
    return guest;
  }

  /** Comes in and says just this. */
  public static HeadlessGuest greeting(Loops loops, SocketAddress address, ToHost.Hello hello) {
    HeadlessGuest guest = connect(loops, address);
    guest.arriveBy(hello.purpose());
    guest.send(hello);
    return guest;
  }

  /** Comes in and says nothing. */
  public static HeadlessGuest connect(Loops loops, SocketAddress address) {
    return new HeadlessGuest(loops, address, (guest, message) -> {});
  }

  private synchronized void arriveBy(ConnectionPurpose purpose) {
    if (purpose instanceof ConnectionPurpose.Sit) {
      shuffles.arrive();
    }
  }

  /** The number of the last update that the guest has received. */
  public synchronized long number() {
    return number;
  }

  /** Closes a claim window or ends a pause, if the guest owns the table. */
  public synchronized void endWait() {
    send(new ToHost.EndWait(number));
  }

  public void send(ToHost message) {
    sendFrame(Codec.bytes(message));
  }

  /** Sends a frame of any content, with its length before it. */
  public void sendFrame(byte[] frame) {
    var _ = channel.writeAndFlush(Unpooled.wrappedBuffer(frame), channel.voidPromise());
  }

  /** Sends bytes as they are, but for the secrecy; nothing on a line that is closed. */
  public void sendRaw(byte[] bytes) {
    Optional.ofNullable(channel.pipeline().context(GuestLine.FRAMES))
        .ifPresent(line -> {
          var _ = line.writeAndFlush(Unpooled.wrappedBuffer(bytes), channel.voidPromise());
        });
  }

  /** Makes a move; the id of the command. */
  public synchronized long move(Move move) {
    command++;
    send(new ToHost.Command(command, number, move));
    return command;
  }

  /** The host's fingerprint; only over the network, after the first message. */
  public synchronized Fingerprint fingerprint() {
    return fingerprint.orElseThrow();
  }

  /** Whether the connection is encrypted, as one over the network is before the first message. */
  public synchronized boolean secret() {
    return fingerprint.isPresent();
  }

  /** The network keeps little from now on of what it has not read. */
  public void narrow() {
    channel.config().setOption(ChannelOption.SO_RCVBUF, 16 * 1024);
  }

  /** Reads no more from now on. */
  public void stopReading() {
    channel.config().setAutoRead(false);
  }

  /** Whether the host has taken or refused a command. */
  public synchronized boolean answered(long id) {
    return answered.contains(id);
  }

  /** How many pings have come back. */
  public synchronized int pongs() {
    return pongs;
  }

  /** How many cards this guest has seen discarded in this deal. */
  public synchronized long discards() {
    return soFar.stream().filter(seen -> seen.value() instanceof Event.Discarded).count();
  }

  public synchronized List<FromHost> received() {
    return List.copyOf(received);
  }

  public synchronized <T extends FromHost> List<T> received(Class<T> kind) {
    return received.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  public synchronized List<byte[]> frames() {
    return List.copyOf(frames);
  }

  public synchronized Optional<FromHost.Welcome> welcome() {
    return welcome;
  }

  public synchronized Seat seat() {
    return (Seat) viewer();
  }

  public synchronized Viewer viewer() {
    return welcome
        .map(FromHost.Welcome::viewer)
        .or(() -> lobby.map(FromHost.Lobby::viewer))
        .orElseThrow();
  }

  /** The last state of the lobby that the guest received. */
  public synchronized LobbyState lobby() {
    return lobby.orElseThrow().state();
  }

  public synchronized SeatKey key() {
    return newestKey().orElseThrow();
  }

  /** The key that holds the seat, once the host has given one. */
  public synchronized Optional<SeatKey> newestKey() {
    return received.stream().flatMap(message -> given(message).stream()).reduce((old, key) -> key);
  }

  private static Optional<SeatKey> given(FromHost message) {
    return switch (message) {
      case FromHost.Welcome welcome -> welcome.key();
      case FromHost.Lobby lobby -> lobby.key();
      default -> Optional.empty();
    };
  }

  public synchronized Deal deal() {
    return deal.orElseThrow().value();
  }

  public synchronized Seen<Deal> seen() {
    return deal.orElseThrow();
  }

  public synchronized List<Seen<Event>> soFar() {
    return List.copyOf(soFar);
  }

  /** What the owner of the table has done in this deal. */
  public synchronized List<OwnerAction> ownerActions() {
    return List.copyOf(ownerActions);
  }

  /** Whether the table cannot be written down at the moment, as far as the guest knows. */
  public synchronized boolean asleep() {
    return asleep;
  }

  /** Who is ready for the next deal or match. */
  public synchronized Set<Seat> ready() {
    return ready;
  }

  /** What the table said last of everybody who sits there. */
  public synchronized List<SeatLabel> labels() {
    return received(FromHost.Seats.class).stream()
        .map(FromHost.Seats::seats)
        .reduce((before, after) -> after)
        .orElseGet(() -> welcome.orElseThrow().seats());
  }

  /** What the table said last of who sits in this seat. */
  public SeatLabel label(Seat of) {
    return labels().get(of.ordinal());
  }

  public synchronized Optional<Standing> standing() {
    return standing;
  }

  public synchronized Optional<ByeReason> farewell() {
    return farewell;
  }

  public synchronized Optional<Throwable> fault() {
    return fault;
  }

  public boolean connected() {
    return channel.isActive();
  }

  /** Cuts the connection without a word. */
  @Override
  public void close() {
    channel.close().syncUninterruptibly();
  }

  private synchronized void understand(byte[] frame) {
    frames.add(frame);
    FromHost message = Codec.fromHost(frame);
    received.add(message);
    if (message instanceof FromHost.Numbered numbered
        && !(message instanceof FromHost.Welcome)
        && numbered.number() != ++number) {
      throw new AssertionError("number " + numbered.number() + " instead of " + number);
    }
    switch (message) {
      case FromHost.Welcome welcomed -> welcomed(welcomed);
      case FromHost.Update update -> {
        update.command().ifPresent(answered::add);
        soFar.add(update.event());
        deal = Optional.of(Seen.of(deal().after(update.event().value()), viewer()));
        if (deal().over()) {
          shuffles.sawEnd(false);
        }
      }
      case FromHost.DealBegan began -> {
        ownerActions.clear();
        begun = Optional.of(began.deal().value());
        soFar = new ArrayList<>();
        deal = Optional.of(began.deal());
        standing = Optional.of(began.standing());
        ready = Set.of();
      }
      case FromHost.Intermission pause -> {
        standing = Optional.of(pause.standing());
        ready = pause.ready();
        shuffles.sawEnd(pause.standing().over());
      }
      case FromHost.Bye bye -> farewell = Optional.of(bye.reason());
      case FromHost.Seats seats -> {}
      case FromHost.Refused refused -> answered.add(refused.command());
      case FromHost.Pong pong -> pongs++;
      case FromHost.Tables tables -> {}
      case FromHost.Lobby now -> {
        lobby = Optional.of(now);
        asleep = false;
        welcome = Optional.empty();
      }
      case FromHost.LobbyRefused refused -> {}
      case FromHost.PasswordAsked asked -> {}
      case FromHost.WrongPassword wrong -> {}
      case FromHost.OwnerActed(OwnerAction ownerAction) -> ownerActions.add(ownerAction);
      case FromHost.Asleep sleeps -> asleep = true;
      case FromHost.Awake woke -> asleep = false;
      case FromHost.Chatted chatted -> {}
      case FromHost.Matches matches -> {}
      case FromHost.Advised advised -> {}
      case FromHost.ShuffleState(Viewer me, FairDeal fair) ->
          shuffles.hear(me, fair).ifPresent(answer -> send(new ToHost.AnswerShuffle(answer)));
    }
    manner.accept(this, message);
  }

  /** What this guest has noticed of the shuffles. */
  public synchronized Witness witness() {
    return shuffles.witness();
  }

  /** What is wrong with the deal, which is over and whose secrets are all known. */
  public synchronized List<Finding> inspected() {
    List<Event> events = soFar.stream().map(Seen::value).toList();
    List<Inspection.StateAt> looks = new ArrayList<>();
    begun.ifPresent(first -> looks.add(new Inspection.StateAt(0, first)));
    looks.add(new Inspection.StateAt(events.size(), deal()));
    return shuffles.inspected(
        new Inspection.SeenDeal(looks, events, Optional.of(viewer()), Optional.empty()));
  }

  /** Adds nothing to any shuffle from now on. */
  public synchronized void mixNoMore() {
    shuffles.mixNoMore();
  }

  /** The law: a deal that was followed equals the deal of a fresh welcome. */
  private void welcomed(FromHost.Welcome fresh) {
    if (welcome.isPresent()) {
      same(number, fresh.number(), "number");
      same(deal.orElseThrow(), fresh.deal(), "deal");
      same(soFar, fresh.soFar(), "events");
      same(ownerActions, fresh.ownerActions(), "owner actions");
    }
    ownerActions.clear();
    ownerActions.addAll(fresh.ownerActions());
    asleep = false;
    welcome = Optional.of(fresh);
    begun = fresh.soFar().isEmpty() ? Optional.of(fresh.deal().value()) : Optional.empty();
    number = fresh.number();
    deal = Optional.of(fresh.deal());
    soFar = new ArrayList<>(fresh.soFar());
    standing = Optional.of(fresh.standing());
    ready = fresh.ready();
  }

  private static void same(Object followed, Object fresh, String what) {
    if (!followed.equals(fresh)) {
      throw new AssertionError(what + " followed: " + followed + "\nbut welcomed: " + fresh);
    }
  }

  private final class Receiver implements GuestLine.Receiver {
    @Override
    public void receive(byte[] frame) {
      understand(frame);
    }

    @Override
    public void secret(Fingerprint host) {
      synchronized (HeadlessGuest.this) {
        fingerprint = Optional.of(host);
      }
    }

    @Override
    public void broken(Throwable cause) {
      synchronized (HeadlessGuest.this) {
        fault = fault.or(() -> Optional.of(cause));
      }
    }
  }
}
