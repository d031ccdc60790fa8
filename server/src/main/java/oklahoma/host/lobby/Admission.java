package oklahoma.host.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.people.Name;

/**
 * Whom a table lets in, besides players who return to their seats.
 *
 * @param watchable whether anybody may watch
 * @param password the verifier of the password that newcomers need; empty for no password
 * @param blocked the blocked guests, the latest last
 * @param latecomers whether latecomers may take over a bot's seat during a match
 */
public record Admission(
    boolean watchable,
    Optional<PasswordVerifier> password,
    List<Blocked> blocked,
    boolean latecomers) {
  public Admission {
    blocked = List.copyOf(blocked);
  }

  /** An admission without a password. */
  public static Admission open(boolean watchable) {
    return new Admission(watchable, Optional.empty(), List.of(), false);
  }

  /** This admission, with or without spectators. */
  public Admission watchable(boolean allowed) {
    return new Admission(allowed, password, blocked, latecomers);
  }

  /** This admission with another password, or with none. */
  public Admission password(Optional<PasswordVerifier> other) {
    return new Admission(watchable, other, blocked, latecomers);
  }

  /** This admission, with or without latecomers. */
  public Admission latecomers(boolean allowed) {
    return new Admission(watchable, password, blocked, allowed);
  }

  /** Whether newcomers must know a password. */
  public boolean needsPassword() {
    return password.isPresent();
  }

  /** Whether guests with this mark are blocked. */
  public boolean blocks(Optional<GuestMark> shown) {
    return shown
        .filter(mark -> blocked.stream().anyMatch(each -> each.mark().equals(mark)))
        .isPresent();
  }

  /** The names of the blocked guests. */
  public List<Name> blockedNames() {
    return blocked.stream().map(Blocked::name).toList();
  }

  /**
   * This admission with one more blocked guest. Beyond {@value LobbyState#MOST_BLOCKED} it unblocks
   * the earliest one.
   */
  public Admission blocking(Name name, GuestMark mark) {
    if (blocks(Optional.of(mark))) {
      return this;
    }
    long surplus = Math.max(0, blocked.size() + 1 - LobbyState.MOST_BLOCKED);
    List<Blocked> before = blocked.stream().skip(surplus).toList();
    Name unlike = name;
    for (int number = 2; before.stream().map(Blocked::name).anyMatch(unlike::like); number++) {
      unlike = name.numbered(number);
    }
    return withBlocked(
        Stream.concat(before.stream(), Stream.of(new Blocked(unlike, mark))).toList());
  }

  /** This admission without the blocked guest of this name. */
  public Admission unblocking(Name name) {
    return withBlocked(blocked.stream().filter(each -> !each.name().equals(name)).toList());
  }

  private Admission withBlocked(List<Blocked> others) {
    return new Admission(watchable, password, others, latecomers);
  }
}
