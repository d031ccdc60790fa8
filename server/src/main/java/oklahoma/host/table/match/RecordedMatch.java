package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.table.effect.StepContext;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.SealedDeal;

/**
 * A match and its record in the journal. Every change goes into the journal before anybody hears of
 * it.
 *
 * @param match the match with every finished deal
 * @param dealt the current deal, or the last one; empty before the first
 * @param soFar that deal's events
 * @param shuffled that deal's shuffle; empty if its cards prove nothing
 * @param opened the shuffles of the earlier deals, with the host's secrets
 */
record RecordedMatch(
    Match match,
    Optional<Deal> dealt,
    EventLog soFar,
    Optional<SealedDeal> shuffled,
    List<FairDeal> opened) {

  RecordedMatch {
    opened = List.copyOf(opened);
  }

  /** A new match without a deal. */
  static RecordedMatch begun(Rules rules, List<String> players, StepContext step) {
    Seat dealer = step.chance().firstDealer(rules.seats());
    step.append(new Entry.MatchBegan(rules, dealer, players));
    return new RecordedMatch(
        rules.match(dealer), Optional.empty(), EventLog.EMPTY, Optional.empty(), List.of());
  }

  /**
   * A match that continues where the journal ends. It also performs a renewal of the stock that was
   * due when the host went down.
   */
  static RecordedMatch resumed(RecoveredMatch before, StepContext step) {
    RecordedMatch match =
        new RecordedMatch(
            before.match(),
            before.deal(),
            EventLog.EMPTY.plus(before.soFar()),
            before.shuffled(),
            before.opened());
    return match.isDealt() && !match.deal().toRenew().isEmpty() ? match.settled(step) : match;
  }

  /** Writes the shuffle of the next deal; nobody may hear of it before that. */
  static void shuffling(SealedDeal next, StepContext step) {
    step.append(new Entry.Shuffling(next));
  }

  /**
   * The match after the next deal has been dealt.
   *
   * @param secrets the secrets that decide the order of the cards; empty for a random order
   */
  RecordedMatch next(Optional<SealedDeal> secrets, StepContext step) {
    Match begun = secrets.map(first -> dealerDrawn(first, step)).orElse(match);
    List<Card> order =
        secrets.isPresent()
            ? secrets.get().shuffle().dealt(begun.pack())
            : step.chance().shuffled(begun.pack());
    step.append(new Entry.Dealt(order));
    List<FairDeal> shown = new ArrayList<>(opened);
    shuffled.map(SealedDeal::shown).ifPresent(shown::add);
    return new RecordedMatch(begun, Optional.of(begun.next(order)), EventLog.EMPTY, secrets, shown);
  }

  /** Determines the first dealer from the secrets, so that nobody chooses the seat. */
  private Match dealerDrawn(SealedDeal first, StepContext step) {
    FairDeal published = first.published();
    boolean begins = published.number() == 1 && match.standing().deals().isEmpty();
    if (!begins || published.match().scheme() <= 1) {
      return match;
    }
    Seat dealer = first.shuffle().firstDealer(match.seats());
    step.append(new Entry.DealerDrawn(dealer));
    return match.rules().match(dealer);
  }

  /** Whether a deal has been dealt. */
  boolean isDealt() {
    return dealt.isPresent();
  }

  /** The current deal, or the last one. */
  Deal deal() {
    return dealt.orElseThrow(() -> new IllegalStateException("nothing has been dealt"));
  }

  Standing standing() {
    return match.standing();
  }

  boolean over() {
    return match.over();
  }

  /** The public state of the deal's shuffle; empty if its cards prove nothing. */
  Optional<FairDeal> fair() {
    return shuffled.map(sealed -> deal().over() ? sealed.shown() : sealed.published());
  }

  Ruling judge(Seat seat, Move move) {
    return deal().rule(seat, move);
  }

  /** The match after these events, and after a renewal of the stock if they require one. */
  RecordedMatch happen(List<Event> events, StepContext step) {
    return after(events, step).settled(step);
  }

  /** The events of the deal since that earlier state. */
  List<Event> since(RecordedMatch before) {
    return soFar.from(before.soFar.size());
  }

  private RecordedMatch settled(StepContext step) {
    RecordedMatch now = this;
    while (!now.deal().toRenew().isEmpty()) {
      now = now.after(now.renewal(step), step);
    }
    return now.deal().over() ? now.with(match.after(now.deal())) : now;
  }

  private RecordedMatch with(Match after) {
    return new RecordedMatch(after, dealt, soFar, shuffled, opened);
  }

  private RecordedMatch after(List<Event> events, StepContext step) {
    step.append(new Entry.Happened(events));
    return new RecordedMatch(
        match, Optional.of(deal().after(events)), soFar.plus(events), shuffled, opened);
  }

  private List<Event> renewal(StepContext step) {
    return switch (deal().renew(newStock(deal().toRenew(), step))) {
      case Ruling.Allowed(var events) -> events;
      case Ruling.Refused(var refusal) ->
          throw new IllegalStateException("the stock was not renewed: " + refusal);
    };
  }

  private List<Card> newStock(List<Card> discards, StepContext step) {
    int renewals = (int) soFar.all().stream().filter(Event.Renewed.class::isInstance).count();
    return shuffled.isPresent()
        ? shuffled.get().shuffle().renewed(discards, renewals + 1)
        : step.chance().shuffled(discards);
  }
}
