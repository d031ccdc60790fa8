package oklahoma.host.table.match;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.host.journal.JournalFailed;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.SeatKey;
import oklahoma.rules.Viewer;

/**
 * Tells whoever comes where a match stands. Before its first deal there is nothing to be welcomed
 * to; then all are welcomed at once, and nobody before the key that holds the seat is written.
 */
public final class Welcoming {
  private final Fittings table;
  private final MatchPeople company;
  private final Broadcaster audience;
  private final Playing playing;
  private final NextDeal next;
  private final Intermission interlude;
  private final Set<Integer> returned = new HashSet<>();
  private boolean welcomed;

  public Welcoming(
      Fittings table,
      MatchPeople company,
      Broadcaster audience,
      Playing playing,
      NextDeal next,
      Intermission interlude) {
    this.table = table;
    this.company = company;
    this.audience = audience;
    this.playing = playing;
    this.next = next;
    this.interlude = interlude;
    welcomed = playing.dealt();
  }

  /**
   * Somebody is there, has come back, or has lost count.
   *
   * @param back whether with a key, so that the next one is due
   */
  public void meet(Guest guest, Participant person, boolean back, Lobby lobby)
      throws JournalFailed {
    if (playing.dealt()) {
      welcome(guest, person, back, lobby);
    } else {
      if (back) {
        returned.add(person.number());
      }
      next.tell(guest, company.viewer(person));
    }
  }

  /** A deal has just been dealt. */
  public void dealt(Lobby lobby) throws JournalFailed {
    RecordedMatch play = playing.play();
    if (welcomed) {
      audience.began(play.deal(), play.standing(), table.clock().millisLeft());
    } else {
      welcomed = true;
      welcomeAll(lobby);
    }
  }

  private void welcomeAll(Lobby lobby) throws JournalFailed {
    company.allTold();
    for (Participant person : table.roll().all().toList()) {
      if (person.guest().isPresent()) {
        boolean withKey = person.locks().isEmpty() || returned.remove(person.number());
        welcome(person.guest().get(), person, withKey, lobby);
      }
    }
  }

  private void welcome(Guest guest, Participant person, boolean withKey, Lobby lobby)
      throws JournalFailed {
    Optional<SeatKey> key =
        withKey && !person.watches()
            ? Optional.of(table.roll().renewKey(person.number()))
            : Optional.empty();
    company.keep(lobby);
    Viewer viewer = company.viewer(person);
    next.tell(guest, viewer);
    audience.welcome(
        guest, viewer, key, playing.play(), company.circumstances(interlude.readySeats()));
  }
}
