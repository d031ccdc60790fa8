package oklahoma.host.table.people;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.rules.Seat;

/**
 * Who has left a match for good, as far as it decides who may take over a seat from its bot.
 *
 * @param inDeal those who have left in this deal
 * @param removed the programs of those whom the owner has removed from this match
 */
public record Leavers(Set<Leaver> inDeal, Set<GuestMark> removed) {
  /** Everybody is still there. */
  public static final Leavers NONE = new Leavers(Set.of(), Set.of());

  /**
   * Somebody who has left.
   *
   * @param seat whose cards they know
   * @param mark of the program, if it showed one
   */
  public record Leaver(Seat seat, Optional<GuestMark> mark) {
    private boolean is(Optional<GuestMark> shown) {
      return mark.isPresent() && mark.equals(shown);
    }
  }

  public Leavers {
    inDeal = Set.copyOf(inDeal);
    removed = Set.copyOf(removed);
  }

  /** One more has left in this deal, and knows the cards of the seat. */
  public Leavers left(Seat seat, Optional<GuestMark> mark) {
    Set<Leaver> more = new HashSet<>(inDeal);
    more.add(new Leaver(seat, mark));
    return new Leavers(more, removed);
  }

  /** The owner has removed somebody from this match. */
  public Leavers removed(Participant person) {
    Set<GuestMark> more = new HashSet<>(removed);
    person.mark().ifPresent(more::add);
    return new Leavers(inDeal, more);
  }

  /** The cards of this deal have been played. */
  public Leavers cardsPlayed() {
    return new Leavers(Set.of(), removed);
  }

  /** Whether the owner has removed this program's player from this match. */
  public boolean excludes(Optional<GuestMark> mark) {
    return mark.isPresent() && removed.contains(mark.get());
  }

  /**
   * Whether a guest may see the cards of this seat: after somebody has left in this deal only the
   * cards of a seat that was left, since a leaver who returns with another mark is not recognized.
   */
  public boolean open(Seat seat, Optional<GuestMark> mark) {
    return inDeal.isEmpty()
        || (inDeal.stream().anyMatch(leaver -> leaver.seat() == seat)
            && inDeal.stream().noneMatch(leaver -> leaver.seat() != seat && leaver.is(mark)));
  }
}
