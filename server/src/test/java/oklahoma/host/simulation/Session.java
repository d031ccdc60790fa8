package oklahoma.host.simulation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.table.Table;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;

/** The host's end of a line, and what the guest at its other end will know. */
final class Session implements Guest {

  /** Something that was told, and what is known after it. */
  record Received(FromHost message, KnownState known, int length) {}

  private final World world;
  private final Person person;
  private final Optional<Origin> origin;
  private final Deque<Received> received = new ArrayDeque<>();
  private final List<byte[]> unsent = new ArrayList<>();
  private KnownState known = new KnownState();
  private Optional<Line> line = Optional.empty();
  private Optional<Table> table = Optional.empty();
  private int tableNumber;
  private Optional<PasswordChallenge> asked = Optional.empty();
  private boolean leaving;
  private boolean babbled;
  private boolean gone;
  private boolean slow;
  private long checkedAt = -1;
  private KnownState checked = known;

  Session(World world, Person person, Optional<Origin> origin) {
    this.world = world;
    this.person = person;
    this.origin = origin;
  }

  void on(Line other) {
    line = Optional.of(other);
  }

  Optional<Line> line() {
    return line;
  }

  void at(Table other) {
    table = Optional.of(other);
    tableNumber = other.label().number();
  }

  /** The guest said what nobody may say at this time. */
  void babbled() {
    babbled = true;
  }

  Optional<Table> table() {
    return table;
  }

  @Override
  public void send(FromHost message) {
    world.burn();
    world.sabotage().tells(this, message).forEach(this::say);
  }

  private void say(FromHost message) {
    if (gone || leaving) {
      return;
    }
    byte[] bytes = Codec.bytes(message);
    Violation.unless(
        bytes.length <= Codec.LONGEST_FROM_HOST, Check.WIRE, () -> "too long: " + message);
    FromHost decoded = Codec.fromHost(bytes);
    Violation.unless(
        decoded.equals(message), Check.WIRE, () -> message + " was heard as " + decoded);
    if (decoded instanceof FromHost.PasswordAsked(PasswordChallenge challenge)) {
      asked = Optional.of(challenge);
    }
    person.habits().acknowledged(known, decoded);
    person.habits().counted(decoded);
    try {
      known = known.after(decoded);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException wrong) {
      throw new Violation(Check.SQUARE, this + " cannot follow " + decoded + ": " + wrong);
    }
    world.waiting().momentOf(this, decoded);
    world.secrecy().look(this, decoded, bytes);
    world.sent(this, decoded);
    if (line.filter(Line::broken).isEmpty()) {
      received.add(new Received(decoded, known, bytes.length));
      unsent.add(bytes);
    }
  }

  @Override
  public void flush() {
    unsent.forEach(line.orElseThrow()::toGuest);
    unsent.clear();
  }

  @Override
  public void bye(ByeReason reason, OptionalLong pauseMillis) {
    if (leaving) {
      return;
    }
    Violation.unless(
        reason != ByeReason.BAD_MESSAGE || babbled,
        Check.NO_MISTAKE,
        () -> this + " is sent away for a mistake of the host");
    world.burn();
    say(new FromHost.Bye(reason, Protocol.VERSION, pauseMillis));
    flush();
    leaving = true;
    world.hangUpSoon(this);
  }

  @Override
  public Optional<Origin> origin() {
    return origin;
  }

  /** What the guest has read next. */
  Received next(byte[] frame) {
    Received next = received.remove();
    Violation.unless(next.length() == frame.length, Check.WIRE, "another frame than was sent");
    return next;
  }

  /** The connection is closed here. */
  void close() {
    if (!gone) {
      gone = true;
      line.ifPresent(Line::cut);
      table.ifPresent(at -> at.sessionEnded(this));
    }
  }

  /** The host is no more. */
  void die() {
    gone = true;
    table = Optional.empty();
    line.ifPresent(Line::cut);
  }

  /** Nothing has arrived for a while, or something arrives again. */
  void quiet(boolean now) {
    if (!gone && slow != now) {
      slow = now;
      table.ifPresent(at -> at.silent(this, now));
    }
  }

  /** Whether it is at this table and is not being sent away. */
  boolean at(int number) {
    return open() && table.isPresent() && tableNumber == number;
  }

  /** Whether anything has changed since this was last asked. */
  boolean changed(long happened) {
    boolean changed = happened != checkedAt || known != checked;
    checkedAt = happened;
    checked = known;
    return changed;
  }

  /** What it was asked last. */
  Optional<PasswordChallenge> asked() {
    return asked;
  }

  KnownState known() {
    return known;
  }

  Person person() {
    return person;
  }

  /** Whether it is at a table and is not being sent away. */
  boolean open() {
    return !gone && !leaving;
  }

  boolean leaving() {
    return leaving;
  }

  @Override
  public String toString() {
    return person + " as " + known.viewer();
  }
}
