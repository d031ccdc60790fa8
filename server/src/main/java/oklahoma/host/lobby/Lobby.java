package oklahoma.host.lobby;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/**
 * The state of a lobby. All names in it differ, so a name identifies a person.
 *
 * @param table the table's name
 * @param rules the rules of the match; their number of seats is ignored
 * @param chairs all chairs in turn order
 * @param owner the owner's name; empty if there is none
 * @param admission whom the table lets in
 * @param spectators the spectators
 * @param requests the places that players other than the owner have asked for
 */
public record Lobby(
    TableName table,
    Rules rules,
    List<Chair> chairs,
    Optional<Name> owner,
    Admission admission,
    List<Name> spectators,
    SeatRequests requests) {
  private static final int FEWEST = 2;

  public Lobby {
    chairs = List.copyOf(chairs);
    spectators = List.copyOf(spectators);
    requests = requests.in(chairs, owner);
  }

  /**
   * An empty lobby.
   *
   * @param chairs the first ones in turn order; the others are locked
   */
  public static Lobby of(TableName table, Rules rules, List<Chair> chairs, Admission admission) {
    List<Chair> all = new ArrayList<>(chairs);
    while (all.size() < LobbyState.CHAIRS) {
      all.add(new Chair.Locked());
    }
    return new Lobby(
        table, rules, all, Optional.empty(), admission, List.of(), SeatRequests.NOTHING);
  }

  /** The state as guests receive it. */
  public LobbyState state() {
    return new LobbyState(
        table,
        rules,
        chairs,
        owner.flatMap(this::seat),
        admission.watchable(),
        admission.needsPassword(),
        spectators,
        admission.blockedNames(),
        requests.moves(chairs),
        admission.latecomers());
  }

  /** The seat of a human; empty for a spectator. */
  public Optional<Seat> seat(Name human) {
    return seats()
        .filter(seat -> chair(seat) instanceof Chair.OfHuman sits && sits.name().equals(human))
        .findFirst();
  }

  /** The wanted name, with a number if somebody here already has it. */
  public Name uniqueName(Name wanted) {
    Name name = wanted;
    for (int number = 2; taken(name); number++) {
      name = wanted.numbered(number);
    }
    return name;
  }

  /** Whether an open chair is left. */
  public boolean hasRoom() {
    return chairs.stream().anyMatch(Chair.Open.class::isInstance);
  }

  /** How many chairs humans and bots have taken. */
  public int taken() {
    return sitting().size();
  }

  /** How many chairs are not locked. */
  public int places() {
    return (int) chairs.stream().filter(chair -> !(chair instanceof Chair.Locked)).count();
  }

  /**
   * The lobby after a human has taken an open chair.
   *
   * @param expected the name under which the lobby expects this human, if it does: that chair comes
   *     first. Others get a chair that is kept for somebody only if no other is open
   */
  public Lobby withPlayer(Name human, Optional<Name> expected) {
    return seats()
        .filter(seat -> chair(seat) instanceof Chair.Open)
        .min(Comparator.comparingInt(seat -> distance(seat, expected)))
        .map(seat -> placed(human, seat, expected))
        .orElse(this);
  }

  /**
   * The lobby after a spectator has sat down. Empty if the chair is not open, or if it is kept for
   * another player while an open chair is kept for nobody.
   */
  public Optional<Lobby> seated(Name spectator, Seat seat, Optional<Name> expected) {
    boolean kept = distance(seat, expected) > 1 && chairs.contains(new Chair.Open());
    return chair(seat) instanceof Chair.Open && !kept
        ? Optional.of(left(spectator).placed(spectator, seat, expected))
        : Optional.empty();
  }

  /** Puts a human on a chair. The chair that was kept for that human becomes open to all. */
  private Lobby placed(Name human, Seat seat, Optional<Name> expected) {
    List<Chair> others =
        chairs.stream().map(chair -> isOf(chair, expected) ? new Chair.Open() : chair).toList();
    return withChairs(others).with(seat, new Chair.OfHuman(human, false, Presence.HERE));
  }

  /**
   * How suitable an open chair is: 0 if it is kept for this player, 1 if it is kept for nobody, 2
   * if it is kept for another player.
   */
  private int distance(Seat seat, Optional<Name> expected) {
    if (isOf(chair(seat), expected)) {
      return 0;
    }
    return chair(seat).equals(new Chair.Open()) ? 1 : 2;
  }

  private static boolean isOf(Chair chair, Optional<Name> expected) {
    return expected.isPresent() && chair.equals(new Chair.Open(expected));
  }

  /**
   * The lobby after a human has taken over a seat of its match.
   *
   * @param seat the seat in the match, which does not count open and locked chairs
   */
  public Lobby takenOver(Seat seat, Name human) {
    List<Seat> playing = seats().filter(each -> sits(chair(each))).toList();
    return left(human)
        .with(playing.get(seat.ordinal()), new Chair.OfHuman(human, false, Presence.HERE));
  }

  /**
   * The lobby with one more spectator. A bot with a similar name, as at a table that opens again,
   * gets a number.
   */
  public Lobby withSpectator(Name spectator) {
    List<Chair> unlike =
        chairs.stream()
            .map(chair ->
                chair instanceof Chair.OfBot(Name name, BotLevel level) && name.like(spectator)
                    ? new Chair.OfBot(uniqueName(name), level)
                    : chair)
            .toList();
    return withChairs(unlike)
        .withSpectators(Stream.concat(spectators.stream(), Stream.of(spectator)).toList());
  }

  /** The lobby without a player or spectator who has left for good. */
  public Lobby left(Name leaver) {
    Lobby without =
        withSpectators(spectators.stream().filter(other -> !other.equals(leaver)).toList());
    return without.seat(leaver).map(seat -> without.with(seat, new Chair.Open())).orElse(without);
  }

  /**
   * The lobby after a match: nobody is ready, and those who have left are not in it.
   *
   * @param sitting the humans who are still at the table
   * @param watching the spectators
   */
  public Lobby afterMatch(Collection<Name> sitting, List<Name> watching) {
    List<Chair> kept =
        chairs.stream()
            .map(chair ->
                chair instanceof Chair.OfHuman human
                    ? afterMatch(human, sitting.contains(human.name()))
                    : chair)
            .toList();
    return new Lobby(table, rules, kept, owner, admission, watching, SeatRequests.NOTHING);
  }

  private static Chair afterMatch(Chair.OfHuman human, boolean stays) {
    return stays ? human.ready(false) : new Chair.Open();
  }

  /** The lobby with a human's present connection and picture. */
  public Lobby present(Name human, Presence presence, Optional<Avatar> avatar) {
    return changed(human, chair -> new Chair.OfHuman(human, chair.ready(), presence, avatar));
  }

  /** The lobby with another owner, or with none. */
  public Lobby ownedBy(Optional<Name> other) {
    return new Lobby(table, rules, chairs, other, admission, spectators, requests);
  }

  /** The result of a request. */
  public Verdict handled(Name by, LobbyRequest request, RandomGenerator chance) {
    boolean owns = owner.equals(Optional.of(by));
    if (request instanceof LobbyRequest.SayReady(Optional<Rules> agreed)) {
      boolean ready = agreed.equals(Optional.of(rules));
      return new Verdict.Granted(changed(by, chair -> chair.ready(ready)));
    }
    if (request instanceof LobbyRequest.AskForSeat(Optional<Seat> place) && !owns) {
      return askForSeat(by, place);
    }
    return owns ? ofOwner(request, chance) : refused(LobbyFault.NOT_OWNER);
  }

  private Verdict askForSeat(Name by, Optional<Seat> place) {
    if (seat(by).isEmpty()) {
      return refused(LobbyFault.CHAIR_EMPTY);
    }
    if (place.filter(seat -> chair(seat) instanceof Chair.Locked).isPresent()) {
      return refused(LobbyFault.CHAIR_LOCKED);
    }
    return new Verdict.Granted(withRequest(by, place));
  }

  private Lobby withRequest(Name by, Optional<Seat> place) {
    return new Lobby(table, rules, chairs, owner, admission, spectators, requests.by(by, place));
  }

  private Verdict ofOwner(LobbyRequest request, RandomGenerator chance) {
    return switch (request) {
      case LobbyRequest.SayReady ready -> new Verdict.Granted(this);
      case LobbyRequest.AskForSeat asked ->
          new Verdict.Granted(this); // the owner swaps without asking
      case LobbyRequest.Decline(Seat seat) ->
          chair(seat) instanceof Chair.OfHuman human
              ? new Verdict.Granted(withRequest(human.name(), Optional.empty()))
              : refused(LobbyFault.CHAIR_EMPTY);
      case LobbyRequest.AddBot(Seat seat, Name name, BotLevel level) -> addBot(seat, name, level);
      case LobbyRequest.SetLevel(Seat seat, BotLevel level) ->
          chair(seat) instanceof Chair.OfBot(Name name, BotLevel before)
              ? granted(seat, new Chair.OfBot(name, level))
              : refused(LobbyFault.CHAIR_EMPTY);
      case LobbyRequest.Empty(Seat seat) -> empty(seat);
      case LobbyRequest.Block(Seat seat) ->
          chair(seat) instanceof Chair.OfHuman ? empty(seat) : refused(LobbyFault.CHAIR_EMPTY);
      case LobbyRequest.Unblock(Name name) ->
          admission.blockedNames().contains(name)
              ? new Verdict.Granted(admitting(admission.unblocking(name)))
              : refused(LobbyFault.NOT_BLOCKED);
      case LobbyRequest.Swap(Seat one, Seat other) -> new Verdict.Granted(swapped(one, other));
      case LobbyRequest.Shuffle shuffle -> new Verdict.Granted(shuffled(chance));
      case LobbyRequest.Lock(Seat seat) -> replaceEmpty(seat, new Chair.Locked());
      case LobbyRequest.Unlock(Seat seat) -> replaceEmpty(seat, new Chair.Open());
      case LobbyRequest.ChangeRules(Rules others) -> new Verdict.Granted(withRules(others));
      case LobbyRequest.AllowSpectators(boolean allowed) ->
          new Verdict.Granted(admitting(admission.watchable(allowed)));
      case LobbyRequest.SetPassword(Optional<PasswordVerifier> verifier) ->
          new Verdict.Granted(admitting(admission.password(verifier)));
      case LobbyRequest.Start(boolean anyway) -> start(anyway);
    };
  }

  private Lobby swapped(Seat one, Seat other) {
    List<Chair> others = new ArrayList<>(chairs);
    Collections.swap(others, one.ordinal(), other.ordinal());
    return withChairs(others);
  }

  private Verdict addBot(Seat seat, Name name, BotLevel level) {
    if (sits(chair(seat))) {
      return refused(LobbyFault.CHAIR_TAKEN);
    }
    if (tooMany(seat)) {
      return refused(LobbyFault.RULES_IMPOSSIBLE);
    }
    return taken(name)
        ? refused(LobbyFault.NAME_TAKEN)
        : granted(seat, new Chair.OfBot(name, level));
  }

  private Verdict empty(Seat seat) {
    return switch (chair(seat)) {
      case Chair.Open open -> refused(LobbyFault.CHAIR_EMPTY);
      case Chair.Locked locked -> refused(LobbyFault.CHAIR_EMPTY);
      case Chair.OfBot bot -> granted(seat, new Chair.Open());
      case Chair.OfHuman human when owner.equals(Optional.of(human.name())) ->
          refused(LobbyFault.CHAIR_TAKEN);
      case Chair.OfHuman human ->
          new Verdict.Granted(with(seat, new Chair.Open()), Optional.of(human.name()));
    };
  }

  private Verdict replaceEmpty(Seat seat, Chair empty) {
    if (empty instanceof Chair.Open && tooMany(seat)) {
      return refused(LobbyFault.RULES_IMPOSSIBLE);
    }
    return sits(chair(seat)) ? refused(LobbyFault.CHAIR_TAKEN) : granted(seat, empty);
  }

  /** Whether unlocking this chair would allow more players than the rules do. */
  private boolean tooMany(Seat seat) {
    return chair(seat) instanceof Chair.Locked && places() >= rules.mostSeats();
  }

  private Verdict start(boolean anyway) {
    if (sitting().size() < FEWEST) {
      return refused(LobbyFault.TOO_FEW);
    }
    if (!anyway && !sitting().stream().allMatch(this::willing)) {
      return refused(LobbyFault.NOT_READY);
    }
    return begins();
  }

  /** Starts the match, even if somebody is not ready. */
  public Verdict begins() {
    return rules
        .seated(sitting().size())
        .<Verdict>map(seated -> new Verdict.Begins(new LineUp(seated, sitting())))
        .orElse(refused(LobbyFault.RULES_IMPOSSIBLE));
  }

  private boolean willing(Chair chair) {
    return !(chair instanceof Chair.OfHuman human)
        || (human.presence() != Presence.AWAY
            && (human.ready() || owner.equals(Optional.of(human.name()))));
  }

  /** Shuffles the places of humans and bots; open and locked chairs stay. */
  private Lobby shuffled(RandomGenerator chance) {
    List<Chair> order = new ArrayList<>(sitting());
    Collections.shuffle(order, chance);
    return withChairs(
        chairs.stream().map(chair -> sits(chair) ? order.removeLast() : chair).toList());
  }

  /**
   * Changes the rules; then nobody is ready. It locks open chairs that exceed the rules' seats, the
   * last ones first; players stay.
   */
  private Lobby withRules(Rules others) {
    int surplus = places() - others.mostSeats();
    List<Chair> asked = new ArrayList<>();
    for (Chair chair : chairs.reversed()) {
      boolean locks = chair instanceof Chair.Open && surplus > 0;
      surplus -= locks ? 1 : 0;
      asked.addFirst(
          switch (chair) {
            case Chair.Open open -> locks ? new Chair.Locked() : open;
            case Chair.OfHuman human -> human.ready(false);
            case Chair.Locked locked -> locked;
            case Chair.OfBot bot -> bot;
          });
    }
    return new Lobby(table, others, asked, owner, admission, spectators, requests);
  }

  private boolean taken(Name name) {
    return Stream.concat(chairs.stream().flatMap(Lobby::name), spectators.stream())
        .anyMatch(name::like);
  }

  private static Stream<Name> name(Chair chair) {
    return switch (chair) {
      case Chair.Open open -> Stream.empty();
      case Chair.Locked locked -> Stream.empty();
      case Chair.OfBot bot -> Stream.of(bot.name());
      case Chair.OfHuman human -> Stream.of(human.name());
    };
  }

  private static boolean sits(Chair chair) {
    return chair instanceof Chair.OfBot || chair instanceof Chair.OfHuman;
  }

  private List<Chair> sitting() {
    return chairs.stream().filter(Lobby::sits).toList();
  }

  private Lobby changed(Name human, UnaryOperator<Chair.OfHuman> change) {
    return withChairs(
        chairs.stream()
            .map(chair ->
                chair instanceof Chair.OfHuman sits && sits.name().equals(human)
                    ? change.apply(sits)
                    : chair)
            .toList());
  }

  private Verdict granted(Seat seat, Chair chair) {
    return new Verdict.Granted(with(seat, chair));
  }

  private static Verdict refused(LobbyFault fault) {
    return new Verdict.Refused(fault);
  }

  private Chair chair(Seat seat) {
    return chairs.get(seat.ordinal());
  }

  private static Stream<Seat> seats() {
    return Seat.first(LobbyState.CHAIRS).stream();
  }

  private Lobby with(Seat seat, Chair chair) {
    List<Chair> others = new ArrayList<>(chairs);
    others.set(seat.ordinal(), chair);
    return withChairs(others);
  }

  /** The lobby with another admission. */
  public Lobby admitting(Admission other) {
    return new Lobby(table, rules, chairs, owner, other, spectators, requests);
  }

  private Lobby withChairs(Collection<? extends Chair> others) {
    return new Lobby(table, rules, List.copyOf(others), owner, admission, spectators, requests);
  }

  private Lobby withSpectators(List<Name> others) {
    return new Lobby(table, rules, chairs, owner, admission, others, requests);
  }
}
