package oklahoma.host.table.people;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;

/**
 * The players of a match, by seat.
 *
 * @param roster the people at the table
 * @param sitters the player of each seat, in seat order
 */
public record Seats(Roster roster, List<Sitter> sitters) {

  /** The player of a seat. */
  public sealed interface Sitter {
    record Bot(Name name, BotLevel level) implements Sitter {}

    /**
     * A human, or the bot that stands in.
     *
     * @param person the human's number on the roster
     * @param standIn the level of the bot that plays while the human is away; empty while the human
     *     plays
     */
    record Human(int person, Optional<BotLevel> standIn) implements Sitter {}
  }

  public Seats {
    sitters = List.copyOf(sitters);
  }

  /**
   * The seats of a new match.
   *
   * @param sitting the taken chairs of the lobby; their humans are on the roster
   */
  public static Seats of(List<Chair> sitting, Roster roster) {
    return new Seats(roster, sitting.stream().map(chair -> sitter(chair, roster)).toList());
  }

  private static Sitter sitter(Chair chair, Roster roster) {
    return switch (chair) {
      case Chair.OfBot(Name name, BotLevel level) -> new Sitter.Bot(name, level);
      case Chair.OfHuman human ->
          new Sitter.Human(roster.named(human.name()).orElseThrow().number(), Optional.empty());
      case Chair.Open open -> throw new IllegalArgumentException("nobody sits here");
      case Chair.Locked locked -> throw new IllegalArgumentException("nobody sits here");
    };
  }

  /** The seat of a human; empty for a spectator. */
  public Optional<Seat> of(Participant person) {
    for (Seat seat : seats()) {
      Optional<Participant> sits = human(seat);
      if (sits.isPresent() && sits.get().number() == person.number()) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** The human of this seat; empty if it is a bot's own. */
  public Optional<Participant> human(Seat seat) {
    return known(seat) && sitter(seat) instanceof Sitter.Human(int person, var standIn)
        ? roster.number(person)
        : Optional.empty();
  }

  /** The level of the bot that plays the seat now; empty if a human does. */
  public Optional<BotLevel> bot(Seat seat) {
    return switch (sitter(seat)) {
      case Sitter.Bot bot -> Optional.of(bot.level());
      case Sitter.Human human -> human.standIn();
    };
  }

  /** The temper of the bot that plays the seat now; a stand-in has none. */
  public Temper temper(Seat seat) {
    return switch (sitter(seat)) {
      case Sitter.Bot bot -> Temper.of(bot.name());
      case Sitter.Human human -> Temper.EVEN;
    };
  }

  /** The seats after a bot has begun to play for an absent human. */
  public Seats standIn(Seat seat, BotLevel level) {
    return with(seat, person -> new Sitter.Human(person.number(), Optional.of(level)));
  }

  /** The seats after the human has returned. */
  public Seats giveBack(Seat seat) {
    return with(seat, person -> new Sitter.Human(person.number(), Optional.empty()));
  }

  /** The seats after a human has left for good; a bot plays on under the human's name. */
  public Seats botTakesOver(Seat seat, BotLevel level) {
    return with(seat, person -> new Sitter.Bot(person.name(), level));
  }

  /** The seats after a human has replaced a bot that stands in for nobody. */
  public Seats takenOver(Seat seat, Participant person) {
    return with(seat, new Sitter.Human(person.number(), Optional.empty()));
  }

  /** Whether this seat has a bot that stands in for nobody. */
  public boolean vacant(Seat seat) {
    return known(seat) && sitter(seat) instanceof Sitter.Bot;
  }

  /** Whether a player whose program has this mark holds another seat. */
  public boolean holdsOther(Optional<GuestMark> mark, Seat seat) {
    return mark.isPresent()
        && any(each -> each != seat && human(each).flatMap(Participant::mark).equals(mark));
  }

  private Seats with(Seat seat, Function<Participant, Sitter> sitter) {
    return human(seat).map(person -> with(seat, sitter.apply(person))).orElse(this);
  }

  private Seats with(Seat seat, Sitter sitter) {
    List<Sitter> others = new ArrayList<>(sitters);
    others.set(seat.ordinal(), sitter);
    return new Seats(roster, others);
  }

  /** The number of its human's present absence; empty if the human or a bot plays. */
  public Optional<Long> absence(Seat seat) {
    return bot(seat).isPresent() ? Optional.empty() : human(seat).flatMap(Participant::absence);
  }

  /** The players' names, in seat order. */
  public List<String> players() {
    return seats().stream().map(seat -> name(seat).text()).toList();
  }

  /** The result of a finished match, in seat order. */
  public Series.Played played(Game game, Standing standing) {
    List<Seat> winners = standing.leaders();
    return new Series.Played(
        game,
        seats().stream()
            .map(seat ->
                new Series.Result(
                    name(seat),
                    sitter(seat) instanceof Sitter.Bot,
                    standing.totals().get(seat.ordinal()),
                    winners.contains(seat)))
            .toList());
  }

  private Name name(Seat seat) {
    return switch (sitter(seat)) {
      case Sitter.Bot bot -> bot.name();
      case Sitter.Human human -> roster.number(human.person()).orElseThrow().name();
    };
  }

  /** The seat from which a person sees the match, or a spectator. */
  public Viewer viewer(Participant person) {
    Optional<Seat> seat = of(person);
    return seat.isPresent() ? seat.get() : Spectator.SPECTATOR;
  }

  /** The connected guests with this view. */
  public List<Guest> guests(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> human(seat).flatMap(Participant::guest).map(List::of).orElse(List.of());
      case Spectator spectator ->
          roster.watching().flatMap(person -> person.guest().stream()).toList();
    };
  }

  /** The owner's seat; empty if the owner has none. */
  public Optional<Seat> owner() {
    return roster.owner().flatMap(this::of);
  }

  /** Whether any seat belongs to a human. */
  public boolean anyHuman() {
    return any(seat -> human(seat).isPresent());
  }

  /** Whether a bot plays any seat now. */
  public boolean anyBot() {
    return any(seat -> bot(seat).isPresent());
  }

  private boolean any(Predicate<Seat> what) {
    for (Seat seat : seats()) {
      if (what.test(seat)) {
        return true;
      }
    }
    return false;
  }

  /** The seats of humans. */
  public Set<Seat> humans() {
    return having(seat -> human(seat).isPresent());
  }

  /** The seats of humans who are connected. */
  public Set<Seat> present() {
    return having(seat -> human(seat).filter(Participant::here).isPresent());
  }

  /** The seats that bots play now. */
  public Set<Seat> bots() {
    return having(seat -> bot(seat).isPresent());
  }

  /** The label of each seat, in seat order. */
  public List<SeatLabel> labels(ReconnectTimers timers, long now) {
    return seats().stream().map(seat -> label(seat, timers, now)).toList();
  }

  private SeatLabel label(Seat seat, ReconnectTimers timers, long now) {
    return switch (sitter(seat)) {
      case Sitter.Bot(Name name, BotLevel level) -> SeatLabel.ofBot(seat, name, level);
      case Sitter.Human(int number, Optional<BotLevel> standIn) -> {
        Participant person = roster.number(number).orElseThrow();
        Presence presence = standIn.isPresent() ? stoodIn(person) : person.presence();
        OptionalLong left = timers.millisLeft(number, now);
        yield new SeatLabel(seat, person.name(), standIn, presence, left, person.avatar());
      }
    };
  }

  private static Presence stoodIn(Participant person) {
    return person.connection().leave() ? Presence.LEFT_FOR_NOW : Presence.STOOD_IN;
  }

  private Set<Seat> having(Predicate<Seat> what) {
    Set<Seat> having = EnumSet.noneOf(Seat.class);
    seats().stream().filter(what).forEach(having::add);
    return having;
  }

  private boolean known(Seat seat) {
    return seat.ordinal() < sitters.size();
  }

  private List<Seat> seats() {
    return Seat.first(sitters.size());
  }

  private Sitter sitter(Seat seat) {
    return sitters.get(seat.ordinal());
  }
}
