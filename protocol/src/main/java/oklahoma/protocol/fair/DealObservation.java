package oklahoma.protocol.fair;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.protocol.codec.Codec;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Inspection;
import oklahoma.rules.fair.LastDeal;

/**
 * Everything that the player has seen of one deal. It only grows: nothing that the host says later
 * removes what it said before. Confined to one thread.
 */
final class DealObservation {
  /** The last check of the cards, with what was checked. */
  private record Inspected(FairDeal fair, Inspection.SeenDeal seen, Inspection.Result result) {}

  private final List<Inspection.StateAt> looks = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final List<Move> sent = new ArrayList<>();
  private final Set<Flaw> wrong = EnumSet.noneOf(Flaw.class);
  private Optional<FairDeal> fair = Optional.empty();
  private Optional<LastDeal> kept = Optional.empty();
  private Optional<Viewer> me = Optional.empty();
  private final Set<Standing> before = new LinkedHashSet<>();
  private final Set<Standing> after = new LinkedHashSet<>();
  private Optional<Inspected> inspected = Optional.empty();
  private Optional<Proof> lastProof = Optional.empty();
  private boolean endSeen;
  private boolean partial;

  /** The shuffle, as far as the host has made it public; empty if it has said nothing. */
  Optional<FairDeal> fair() {
    return fair;
  }

  /** Records what the host says about the shuffle. */
  void fair(FairDeal published) {
    fair = Optional.of(published);
  }

  /** The player's own record of the shuffle; empty if there is none. */
  Optional<LastDeal> kept() {
    return kept;
  }

  void kept(LastDeal deal) {
    kept = Optional.of(deal);
  }

  /** The player's seat, or a spectator; empty until the host has sent a state. */
  Optional<Viewer> me() {
    return me;
  }

  /** The flaws found so far, except those of the cards. */
  Set<Flaw> wrong() {
    return wrong;
  }

  void wrong(Flaw flaw) {
    wrong.add(flaw);
  }

  /** Whether some of its events are unknown. */
  boolean partial() {
    return partial;
  }

  /** Whether neither its beginning nor any state with all earlier events is known. */
  boolean blank() {
    return partial && looks.isEmpty();
  }

  /** Whether the host has sent any state of it, not only the shuffle. */
  boolean dealt() {
    return partial || !looks.isEmpty();
  }

  /** The rules of the deal; empty until the host has sent a state. */
  Optional<Rules> rules() {
    return looks.stream().findFirst().map(look -> look.deal().rules());
  }

  /**
   * Records the state that the host sends, with all events so far. Returns a flaw if it contradicts
   * what the player saw.
   */
  Optional<Flaw> sawState(Viewer viewer, Deal deal, List<Event> soFar) {
    if (me.filter(known -> !known.equals(viewer)).isPresent()) {
      return Optional.of(Flaw.OWN_COMMITMENT_DIFFERS);
    }
    me = Optional.of(viewer);
    if (soFar.size() >= Codec.MOST_EVENTS) {
      partial = true; // a full list has only the latest events
      return Optional.empty();
    }
    int common = Math.min(soFar.size(), events.size());
    boolean shorter = soFar.size() < events.size();
    if (!soFar.subList(0, common).equals(events.subList(0, common))) {
      return Optional.of(Flaw.TAKEN_BACK);
    }
    events.addAll(soFar.subList(common, soFar.size()));
    Inspection.StateAt look = new Inspection.StateAt(soFar.size(), deal);
    if (!looks.contains(look)) {
      looks.add(look);
    }
    return shorter ? Optional.of(Flaw.TAKEN_BACK) : Optional.empty();
  }

  /** Records an event that the player saw as it happened. */
  void sawEvent(Event event) {
    if (!partial) {
      events.add(event);
    }
    endSeen |= event instanceof Event.Ended;
  }

  /** Records a move that the player sent. */
  void sent(Move move) {
    sent.add(move);
  }

  /** Records a score from before the deal's end. */
  void before(Standing standing) {
    before.add(standing);
  }

  /** Records a score that includes the deal. */
  void after(Standing standing) {
    after.add(standing);
  }

  /** Whether the host says that this deal has decided the match. */
  boolean decided() {
    return after.stream().anyMatch(Standing::over);
  }

  /** Records the result of a check; returns whether it differs from the previous one. */
  boolean recordProof(Proof proof) {
    boolean fresh = !lastProof.equals(Optional.of(proof));
    lastProof = Optional.of(proof);
    return fresh;
  }

  /** The index of the deal in the score, from 0; empty if the host has sent no score. */
  OptionalInt row() {
    return Stream.concat(
            before.stream().map(Standing::deals).map(List::size),
            after.stream().map(standing -> standing.deals().size() - 1))
        .mapToInt(Integer::intValue)
        .findFirst();
  }

  /** Whether, according to the host, it has ended. */
  boolean over() {
    return endSeen
        || events.stream().anyMatch(Event.Ended.class::isInstance)
        || looks.stream().anyMatch(look -> look.deal().over());
  }

  /** Whether the player saw it end and had sent every discard and knock of the seat. */
  boolean playedOut() {
    List<Move> own = new ArrayList<>(sent);
    return endSeen && events.stream().allMatch(event -> chosen(event, own));
  }

  private boolean chosen(Event event, List<Move> own) {
    return switch (event) {
      case Event.Discarded thrown when mine(thrown.seat()) ->
          own.remove(new Move.Discard(thrown.card()));
      case Event.Knocked knocked when mine(knocked.seat()) ->
          own.stream()
              .filter(Move.Knock.class::isInstance)
              .findFirst()
              .map(own::remove)
              .isPresent();
      default -> true;
    };
  }

  private boolean mine(Seat seat) {
    return me.equals(Optional.of(seat));
  }

  /** Whether the host has ever sent a score that differs from these, before or after the deal. */
  boolean scoredOtherwise(Match known, Match with) {
    return !before.stream().allMatch(known.standing()::equals)
        || !after.stream().allMatch(with.standing()::equals);
  }

  /**
   * Checks whether the cards follow from the secrets. Whenever a player gets ready for the next
   * deal this one is checked again, so an unchanged observation returns the last result.
   */
  Inspection.Result inspected(Optional<Match> match) {
    FairDeal shuffle = fair.orElseThrow();
    Inspection.SeenDeal seen = new Inspection.SeenDeal(looks, events, me, match);
    if (inspected.filter(last -> last.fair.equals(shuffle) && last.seen.equals(seen)).isEmpty()) {
      inspected = Optional.of(new Inspected(shuffle, seen, Inspection.of(shuffle, seen)));
    }
    return inspected.orElseThrow().result;
  }
}
