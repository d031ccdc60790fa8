package oklahoma.host.table.people;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.rules.Seat;

/**
 * The people who have left a match for good, as far as this limits who may take over a seat from
 * its bot.
 *
 * @param inDeal those who have left in this deal
 * @param removed the programs of those whom the owner has removed from this match
 */
public record Leavers(Set<Leaver> inDeal, Set<GuestMark> removed) {
  /** Nobody has left. */
  public static final Leavers NONE = new Leavers(Set.of(), Set.of());

  /**
   * A person who has left.
   *
   * @param seat the seat whose cards the person knows
   * @param mark the mark of the program, if it has one
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

  /** These leavers with one more, who knows the cards of this seat. */
  public Leavers left(Seat seat, Optional<GuestMark> mark) {
    Set<Leaver> more = new HashSet<>(inDeal);
    more.add(new Leaver(seat, mark));
    return new Leavers(more, removed);
  }

  /** These leavers with a person whom the owner has removed from this match. */
  public Leavers removed(Participant person) {
    Set<GuestMark> more = new HashSet<>(removed);
    person.mark().ifPresent(more::add);
    return new Leavers(inDeal, more);
  }

  /** The leavers after the cards of this deal have been played, when no card is secret any more. */
  public Leavers cardsPlayed() {
    return new Leavers(Set.of(), removed);
  }

  /** Whether the owner has removed a guest with this mark from this match. */
  public boolean excludes(Optional<GuestMark> mark) {
    return mark.isPresent() && removed.contains(mark.get());
  }

  /**
   * Whether a guest may see the cards of this seat. Once a player has left in this deal, a guest
   * may see only a seat that somebody has left, since the host does not recognize a leaver with
   * another mark.
   */
  public boolean open(Seat seat, Optional<GuestMark> mark) {
    return inDeal.isEmpty()
        || (inDeal.stream().anyMatch(leaver -> leaver.seat() == seat)
            && inDeal.stream().noneMatch(leaver -> leaver.seat() != seat && leaver.is(mark)));
  }
}
