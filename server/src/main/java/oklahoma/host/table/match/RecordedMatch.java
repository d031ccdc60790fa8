package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.table.effect.Work;
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
 * A match on a table. Every change goes into the journal before anybody is informed.
 *
 * @param match with every finished deal
 * @param dealt the deal in play, or the last one; empty before the first
 * @param soFar that deal's events
 * @param shuffled how that deal was shuffled; empty if its cards prove nothing
 * @param opened the shuffles of the deals before that one, with the host's secrets
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

  /** A match that begins; nothing has been dealt. */
  static RecordedMatch begun(Rules rules, List<String> players, Work work) {
    Seat dealer = work.chance().firstDealer(rules.seats());
    work.append(new Entry.MatchBegan(rules, dealer, players));
    return new RecordedMatch(
        rules.match(dealer), Optional.empty(), EventLog.EMPTY, Optional.empty(), List.of());
  }

  /**
   * A match that goes on where the journal ends, with a renewal of the stock that was still due
   * when the host went down.
   */
  static RecordedMatch resumed(RecoveredMatch before, Work work) {
    RecordedMatch match =
        new RecordedMatch(
            before.match(),
            before.deal(),
            EventLog.EMPTY.plus(before.soFar()),
            before.shuffled(),
            before.opened());
    return match.isDealt() && !match.deal().toRenew().isEmpty() ? match.settled(work) : match;
  }

  /** The pack of the next deal is being shuffled; nobody may hear of it before it is written. */
  static void shuffling(SealedDeal next, Work work) {
    work.append(new Entry.Shuffling(next));
  }

  /**
   * It with the next deal.
   *
   * @param secrets the secrets that decide the order of the cards; random if empty
   */
  RecordedMatch next(Optional<SealedDeal> secrets, Work work) {
    Match begun = secrets.map(first -> dealerDrawn(first, work)).orElse(match);
    List<Card> order =
        secrets.isPresent()
            ? secrets.get().shuffle().dealt(begun.pack())
            : work.chance().shuffled(begun.pack());
    work.append(new Entry.Dealt(order));
    List<FairDeal> shown = new ArrayList<>(opened);
    shuffled.map(SealedDeal::shown).ifPresent(shown::add);
    return new RecordedMatch(begun, Optional.of(begun.next(order)), EventLog.EMPTY, secrets, shown);
  }

  /** The first dealer is drawn, so that nobody chooses it. */
  private Match dealerDrawn(SealedDeal first, Work work) {
    FairDeal told = first.told();
    boolean begins = told.number() == 1 && match.standing().deals().isEmpty();
    if (!begins || told.match().scheme() <= 1) {
      return match;
    }
    Seat dealer = first.shuffle().firstDealer(match.seats());
    work.append(new Entry.DealerDrawn(dealer));
    return match.rules().match(dealer);
  }

  /** Whether anything has been dealt. */
  boolean isDealt() {
    return dealt.isPresent();
  }

  /** The deal in play, or the last one. */
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
    return shuffled.map(sealed -> deal().over() ? sealed.shown() : sealed.told());
  }

  Ruling judge(Seat seat, Move move) {
    return deal().rule(seat, move);
  }

  /** It after these events, and the renewal of the stock that they may ask for. */
  RecordedMatch happen(List<Event> events, Work work) {
    return after(events, work).settled(work);
  }

  /** What has happened in the deal since it was like this. */
  List<Event> since(RecordedMatch before) {
    return soFar.from(before.soFar.size());
  }

  private RecordedMatch settled(Work work) {
    RecordedMatch now = this;
    while (!now.deal().toRenew().isEmpty()) {
      now = now.after(now.renewal(work), work);
    }
    return now.deal().over() ? now.with(match.after(now.deal())) : now;
  }

  private RecordedMatch with(Match after) {
    return new RecordedMatch(after, dealt, soFar, shuffled, opened);
  }

  private RecordedMatch after(List<Event> events, Work work) {
    work.append(new Entry.Happened(events));
    return new RecordedMatch(
        match, Optional.of(deal().after(events)), soFar.plus(events), shuffled, opened);
  }

  private List<Event> renewal(Work work) {
    return switch (deal().renew(newStock(deal().toRenew(), work))) {
      case Ruling.Allowed(var events) -> events;
      case Ruling.Refused(var refusal) ->
          throw new IllegalStateException("the stock was not renewed: " + refusal);
    };
  }

  private List<Card> newStock(List<Card> discards, Work work) {
    int renewals = (int) soFar.all().stream().filter(Event.Renewed.class::isInstance).count();
    return shuffled.isPresent()
        ? shuffled.get().shuffle().renewed(discards, renewals + 1)
        : work.chance().shuffled(discards);
  }
}
