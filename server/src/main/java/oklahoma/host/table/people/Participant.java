package oklahoma.host.table.people;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;

/**
 * A person who came to a table, to play or to watch, and has not left it for good.
 *
 * @param number counts the arrivals: who came earlier has a lower one
 * @param watches whether as a spectator
 * @param introduction how everybody knows them
 * @param connection how they are connected
 * @param keyHashes of the keys that hold the seat: the newest one last, and before it the one that
 *     was used to come back, until the guest does something at the table
 */
public record Participant(
    int number,
    boolean watches,
    Introduction introduction,
    Connection connection,
    List<SeatKeyHash> keyHashes) {

  public Participant {
    keyHashes = List.copyOf(keyHashes);
  }

  /** The same person with a seat, who came to it last of all. */
  Participant seated(int last) {
    return new Participant(last, false, introduction, connection, keyHashes);
  }

  static Participant came(int number, Name name, boolean watches, Guest guest, ToHost.Hello hello) {
    return new Participant(
        number, watches, Introduction.of(name, hello), Connection.of(guest), List.of());
  }

  /** Somebody who came before a restart of the host and is not back yet. */
  public static Participant awaited(
      int number, boolean inside, Introduction introduction, List<SeatKeyHash> keyHashes) {
    return new Participant(number, false, introduction, Connection.awaited(inside), keyHashes);
  }

  /** The name, unlike everybody else's at the table. */
  public Name name() {
    return introduction.name();
  }

  /** The picture that was last chosen. */
  public Optional<Avatar> avatar() {
    return introduction.avatar();
  }

  /** The mark by which the program is recognized; none in-process. */
  public Optional<GuestMark> mark() {
    return introduction.mark();
  }

  /** The session; empty if the connection is lost. */
  public Optional<Guest> guest() {
    return connection.guest();
  }

  /** Whether the last session was in-process. */
  public boolean inside() {
    return connection.inside();
  }

  /** Whether they are connected. */
  public boolean here() {
    return guest().isPresent();
  }

  /**
   * Whether it is the in-process player, who is connected, or whom a host that goes on has not had
   * back yet.
   */
  boolean isInsiderExpected() {
    return inside() && (here() || connection.isAwaited());
  }

  /** Whether they are connected, and heard of. */
  public Presence presence() {
    return connection.presence();
  }

  /** Which absence this is; none if connected. */
  public Optional<Long> absence() {
    return here() ? Optional.empty() : Optional.of(connection.absences());
  }

  /** Whether a key with this hash holds the seat. */
  boolean holds(SeatKeyHash hash) {
    return keyHashes.contains(hash);
  }

  /** The connection is lost. */
  public Participant away() {
    return with(connection.lost());
  }

  /** Has not returned after a restart of the host, and is no longer expected. */
  public Participant notAwaited() {
    return with(connection.notAwaited());
  }

  /** Leaves, and the seat is kept. */
  public Participant leftForNow() {
    return with(connection.leftForNow());
  }

  /**
   * Comes back with a key; the key stays valid until {@link #keyArrived the next one} has arrived.
   */
  public Participant back(Guest fresh, SeatKey used, ToHost.Hello hello) {
    return new Participant(
        number,
        watches,
        Introduction.of(name(), hello),
        connection.restored(fresh),
        List.of(SeatKeyHash.of(used)));
  }

  /** The guest has become silent, or is heard again. */
  public Participant slow(boolean now) {
    return with(connection.slow(now));
  }

  /** One more key opens the seat. */
  public Participant withKey(SeatKey key) {
    return withKeyHashes(
        Stream.concat(keyHashes.stream(), Stream.of(SeatKeyHash.of(key))).toList());
  }

  /** The newest key has arrived; earlier ones become invalid. */
  public Participant keyArrived() {
    return keyHashes.size() > 1 ? withKeyHashes(List.of(keyHashes.getLast())) : this;
  }

  private Participant with(Connection other) {
    return new Participant(number, watches, introduction, other, keyHashes);
  }

  private Participant withKeyHashes(List<SeatKeyHash> others) {
    return new Participant(number, watches, introduction, connection, others);
  }
}
