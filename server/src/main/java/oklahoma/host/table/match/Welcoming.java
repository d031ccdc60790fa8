package oklahoma.host.table.match;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.rules.Viewer;

/**
 * Tells whoever comes where a match stands. Before its first deal there is nothing to be welcomed
 * to; then all are welcomed at once, and nobody before the key that holds the seat is written.
 */
public final class Welcoming {
  private final MatchPeople people;
  private final Broadcaster broadcaster;
  private final Playing playing;
  private final NextDeal next;
  private final Intermission intermission;
  private final Set<Integer> returned = new HashSet<>();
  private boolean welcomed;

  public Welcoming(
      MatchPeople people,
      Broadcaster broadcaster,
      Playing playing,
      NextDeal next,
      Intermission intermission) {
    this.people = people;
    this.broadcaster = broadcaster;
    this.playing = playing;
    this.next = next;
    this.intermission = intermission;
    welcomed = playing.dealt();
  }

  /**
   * Somebody is there, has come back, or has lost count.
   *
   * @param back whether with a key, so that the next one is due
   */
  public void meet(Guest guest, Participant person, boolean back, Lobby lobby) {
    if (playing.dealt()) {
      welcome(guest, person, back, lobby);
    } else {
      if (back) {
        returned.add(person.number());
      }
      next.tell(guest, people.viewer(person));
    }
  }

  /** A deal has just been dealt. */
  public void showDeal(Lobby lobby) {
    RecordedMatch play = playing.play();
    if (welcomed) {
      broadcaster.began(play.deal(), play.standing(), people.millisLeft());
    } else {
      welcomed = true;
      welcomeAll(lobby);
    }
  }

  private void welcomeAll(Lobby lobby) {
    people.allTold();
    for (Participant person : people.all().toList()) {
      if (person.guest().isPresent()) {
        boolean withKey = person.keyHashes().isEmpty() || returned.remove(person.number());
        welcome(person.guest().get(), person, withKey, lobby);
      }
    }
  }

  private void welcome(Guest guest, Participant person, boolean withKey, Lobby lobby) {
    Optional<SeatKey> key =
        withKey && !person.watches() ? Optional.of(people.renewKey(person)) : Optional.empty();
    people.keep(lobby);
    Viewer viewer = people.viewer(person);
    next.tell(guest, viewer);
    broadcaster.welcome(
        guest, viewer, key, playing.play(), people.circumstances(intermission.readySeats()));
  }
}
