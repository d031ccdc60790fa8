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
 * Everything that the player has seen of one deal. It only grows: whatever the host says later,
 * nothing is forgotten. Confined to one thread.
 */
final class DealSighting {
  /** What came of looking at its cards. */
  private record Inspected(FairDeal fair, Inspection.Sighting seen, Inspection.Result result) {}

  private final List<Inspection.Look> looks = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final List<Move> sent = new ArrayList<>();
  private final Set<Flaw> wrong = EnumSet.noneOf(Flaw.class);
  private Optional<FairDeal> fair = Optional.empty();
  private Optional<LastDeal> kept = Optional.empty();
  private Optional<Viewer> me = Optional.empty();
  private final Set<Standing> before = new LinkedHashSet<>();
  private final Set<Standing> after = new LinkedHashSet<>();
  private Optional<Inspected> inspected = Optional.empty();
  private Optional<Proof> told = Optional.empty();
  private boolean endSeen;
  private boolean partial;

  /** What the host has made public of the shuffle; empty if nothing. */
  Optional<FairDeal> fair() {
    return fair;
  }

  /** The host said this about the shuffle. */
  void fair(FairDeal told) {
    fair = Optional.of(told);
  }

  /** What the player's own part in the shuffle came to; empty if that is not known. */
  Optional<LastDeal> kept() {
    return kept;
  }

  void kept(LastDeal deal) {
    kept = Optional.of(deal);
  }

  /** As whom the player sees it. */
  Optional<Viewer> me() {
    return me;
  }

  /** What is wrong with what was seen, apart from the cards. */
  Set<Flaw> wrong() {
    return wrong;
  }

  void wrong(Flaw flaw) {
    wrong.add(flaw);
  }

  /** Whether only a part of its events is known. */
  boolean partial() {
    return partial;
  }

  /** Whether nothing is known of it from its beginning. */
  boolean blank() {
    return partial && looks.isEmpty();
  }

  /** Whether anything was seen of it but the shuffle. */
  boolean dealt() {
    return partial || !looks.isEmpty();
  }

  /** By which rules it is played. */
  Optional<Rules> rules() {
    return looks.stream().findFirst().map(look -> look.deal().rules());
  }

  /**
   * The host tells the state after these events. Returns what is wrong in it, if the player saw
   * another one.
   */
  Optional<Flaw> look(Viewer viewer, Deal deal, List<Event> soFar) {
    if (me.filter(known -> !known.equals(viewer)).isPresent()) {
      return Optional.of(Flaw.OWN_COMMITMENT_DIFFERS);
    }
    me = Optional.of(viewer);
    if (soFar.size() >= Codec.MOST_EVENTS) {
      partial = true; // the host tells no more than the latest ones
      return Optional.empty();
    }
    int common = Math.min(soFar.size(), events.size());
    boolean shorter = soFar.size() < events.size();
    if (!soFar.subList(0, common).equals(events.subList(0, common))) {
      return Optional.of(Flaw.TAKEN_BACK);
    }
    events.addAll(soFar.subList(common, soFar.size()));
    Inspection.Look look = new Inspection.Look(soFar.size(), deal);
    if (!looks.contains(look)) {
      looks.add(look);
    }
    return shorter ? Optional.of(Flaw.TAKEN_BACK) : Optional.empty();
  }

  /** Something happened before the player's eyes. */
  void saw(Event event) {
    if (!partial) {
      events.add(event);
    }
    endSeen |= event instanceof Event.Ended;
  }

  /** The player moves. */
  void said(Move move) {
    sent.add(move);
  }

  /** The score before it. */
  void before(Standing standing) {
    before.add(standing);
  }

  /** The score with it. */
  void after(Standing standing) {
    after.add(standing);
  }

  /** Whether the host says that the match is over with it. */
  boolean decided() {
    return after.stream().anyMatch(Standing::over);
  }

  /** What came of it; whether that is new. */
  boolean told(Proof proof) {
    boolean fresh = !told.equals(Optional.of(proof));
    told = Optional.of(proof);
    return fresh;
  }

  /** Which deal of the score it is, from 0; empty if the host has not told. */
  OptionalInt row() {
    return Stream.concat(
            before.stream().map(Standing::deals).map(List::size),
            after.stream().map(standing -> standing.deals().size() - 1))
        .mapToInt(Integer::intValue)
        .findFirst();
  }

  /** Whether the host says that it has ended. */
  boolean over() {
    return endSeen
        || events.stream().anyMatch(Event.Ended.class::isInstance)
        || looks.stream().anyMatch(look -> look.deal().over());
  }

  /** Whether it ended before the player's eyes, and every discard of the player was its own. */
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

  /** Whether the host ever told another score than this one. */
  boolean scoredOtherwise(Match known, Match with) {
    return !before.stream().allMatch(known.standing()::equals)
        || !after.stream().allMatch(with.standing()::equals);
  }

  /**
   * Looks whether the cards follow from the secrets. A deal is judged whenever somebody is ready
   * for the next one, and is nearly always the same each time.
   */
  Inspection.Result inspected(Optional<Match> match) {
    FairDeal shuffle = fair.orElseThrow();
    Inspection.Sighting seen = new Inspection.Sighting(looks, events, me, match);
    if (inspected.filter(last -> last.fair.equals(shuffle) && last.seen.equals(seen)).isEmpty()) {
      inspected = Optional.of(new Inspected(shuffle, seen, Inspection.of(shuffle, seen)));
    }
    return inspected.orElseThrow().result;
  }
}
