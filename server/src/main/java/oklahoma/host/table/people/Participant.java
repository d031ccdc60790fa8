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
 * @param number the number of the arrival; earlier ones are lower
 * @param watches whether as a spectator
 * @param introduction the person's name, picture and mark
 * @param connection the state of the connection
 * @param keyHashes the hashes of the valid keys of the seat: the newest one last, and before it the
 *     key of the last return, until the guest acts at the table
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

  /** This spectator as a player, with a new number after all others. */
  Participant seated(int last) {
    return new Participant(last, false, introduction, connection, keyHashes);
  }

  static Participant newcomer(
      int number, Name name, boolean watches, Guest guest, ToHost.Hello hello) {
    return new Participant(
        number, watches, Introduction.of(name, hello), Connection.of(guest), List.of());
  }

  /** A person who was at the table before a restart of the host and has not returned yet. */
  public static Participant awaited(
      int number, boolean inside, Introduction introduction, List<SeatKeyHash> keyHashes) {
    return new Participant(number, false, introduction, Connection.awaited(inside), keyHashes);
  }

  /** The name, unlike all others at the table. */
  public Name name() {
    return introduction.name();
  }

  /** The picture that the person chose last. */
  public Optional<Avatar> avatar() {
    return introduction.avatar();
  }

  /** The mark by which the host recognizes the program; empty in-process. */
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

  /** Whether the person is connected. */
  public boolean here() {
    return guest().isPresent();
  }

  /** Whether this is the in-process player, connected or expected back after a restart. */
  boolean isInsiderExpected() {
    return inside() && (here() || connection.isAwaited());
  }

  /** Whether the person is connected, and not silent. */
  public Presence presence() {
    return connection.presence();
  }

  /** The number of the present absence; empty if connected. */
  public Optional<Long> absence() {
    return here() ? Optional.empty() : Optional.of(connection.absences());
  }

  /** Whether a key with this hash holds the seat. */
  boolean holds(SeatKeyHash hash) {
    return keyHashes.contains(hash);
  }

  /** This person after the connection was lost. */
  public Participant away() {
    return with(connection.lost());
  }

  /** This person once the table no longer waits for a return after a restart. */
  public Participant notAwaited() {
    return with(connection.notAwaited());
  }

  /** This person after leaving for now. */
  public Participant leftForNow() {
    return with(connection.leftForNow());
  }

  /**
   * This person after a return with a key. The key stays valid until {@link #keyArrived the next
   * one} has arrived.
   */
  public Participant returned(Guest fresh, SeatKey used, ToHost.Hello hello) {
    return new Participant(
        number,
        watches,
        Introduction.of(name(), hello),
        connection.restored(fresh),
        List.of(SeatKeyHash.of(used)));
  }

  /** This person, silent or not. */
  public Participant slow(boolean now) {
    return with(connection.slow(now));
  }

  /** This person with one more valid key. */
  public Participant withKey(SeatKey key) {
    return withKeyHashes(
        Stream.concat(keyHashes.stream(), Stream.of(SeatKeyHash.of(key))).toList());
  }

  /** This person after the newest key has arrived, which makes earlier ones invalid. */
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
