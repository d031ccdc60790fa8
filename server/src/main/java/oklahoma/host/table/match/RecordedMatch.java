package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Replay;
import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.setup.Dealing;
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

/** A match on a table. Whatever changes it goes into the journal before anybody is told. */
final class RecordedMatch {
  private final Outbox outbox;
  private final Dealing chance;
  private Match match;
  private Optional<Deal> deal;
  private Optional<SealedDeal> shuffled;
  private final List<FairDeal> opened;
  private int renewals;

  private RecordedMatch(
      Outbox outbox,
      Dealing chance,
      Match match,
      Optional<Deal> deal,
      Optional<SealedDeal> shuffled,
      List<FairDeal> opened) {
    this.outbox = outbox;
    this.chance = chance;
    this.match = match;
    this.deal = deal;
    this.shuffled = shuffled;
    this.opened = new ArrayList<>(opened);
  }

  /** A match that begins; nothing has been dealt. */
  static RecordedMatch begun(Rules rules, List<String> players, Outbox outbox, Dealing chance) {
    Seat dealer = chance.firstDealer(rules.seats());
    outbox.append(new Entry.MatchBegan(rules, dealer, players));
    return new RecordedMatch(
        outbox, chance, rules.match(dealer), Optional.empty(), Optional.empty(), List.of());
  }

  /** A match that goes on where the journal ends. */
  static RecordedMatch resumed(Replay before, Outbox outbox, Dealing chance) {
    RecordedMatch play =
        new RecordedMatch(
            outbox, chance, before.match(), before.deal(), before.shuffled(), before.opened());
    play.countRenewals(before.soFar());
    return play;
  }

  /** The pack of the next deal is being shuffled; nobody may hear of it before it is written. */
  void shuffling(SealedDeal next) {
    outbox.append(new Entry.Shuffling(next));
  }

  /**
   * Deals the next deal.
   *
   * @param secrets what decides the order of the cards; chance alone does if empty
   */
  void deal(Optional<SealedDeal> secrets) {
    if (secrets.isPresent()) {
      drawDealer(secrets.get());
    }
    List<Card> order =
        secrets.isPresent()
            ? secrets.get().shuffle().dealt(match.pack())
            : chance.shuffled(match.pack());
    outbox.append(new Entry.Dealt(order));
    deal = Optional.of(match.next(order));
    shuffled.map(SealedDeal::shown).ifPresent(opened::add);
    shuffled = secrets;
    renewals = 0;
  }

  /** Nobody chooses who deals first. */
  private void drawDealer(SealedDeal first) {
    FairDeal told = first.told();
    boolean begins = told.number() == 1 && match.standing().deals().isEmpty();
    if (begins && told.match().scheme() > 1) {
      Seat dealer = first.shuffle().firstDealer(match.seats());
      outbox.append(new Entry.DealerDrawn(dealer));
      match = match.rules().match(dealer);
    }
  }

  /** Whether anything has been dealt. */
  boolean dealt() {
    return deal.isPresent();
  }

  /** The deal in play, or the last one. */
  Deal deal() {
    return deal.orElseThrow(() -> new IllegalStateException("nothing has been dealt"));
  }

  /** How that deal was shuffled; empty if its cards prove nothing. */
  Optional<SealedDeal> shuffled() {
    return shuffled;
  }

  /** The shuffles of the deals before that one, with the host's secrets. */
  List<FairDeal> opened() {
    return List.copyOf(opened);
  }

  Standing standing() {
    return match.standing();
  }

  boolean matchOver() {
    return match.over();
  }

  Ruling judge(Seat seat, Move move) {
    return deal().rule(seat, move);
  }

  /**
   * Lets the events happen, and the renewal of the stock that they may ask for; all that happened
   * comes back.
   */
  List<Event> happen(List<Event> events) {
    List<Event> all = new ArrayList<>();
    write(events, all);
    settle(all);
    return all;
  }

  /** The renewal of the stock that the host did not come to any more before it was down. */
  List<Event> catchUp() {
    List<Event> all = new ArrayList<>();
    if (dealt() && !deal().toRenew().isEmpty()) {
      settle(all);
    }
    return all;
  }

  private void settle(List<Event> all) {
    while (!deal().toRenew().isEmpty()) {
      write(renewal(), all);
    }
    if (deal().over()) {
      match = match.after(deal());
    }
  }

  private void write(List<Event> events, List<Event> all) {
    outbox.append(new Entry.Happened(events));
    for (Event event : events) {
      deal = Optional.of(deal().after(event));
    }
    countRenewals(events);
    all.addAll(events);
  }

  private void countRenewals(List<Event> events) {
    renewals += (int) events.stream().filter(Event.Renewed.class::isInstance).count();
  }

  private List<Event> renewal() {
    return switch (deal().renew(newStock(deal().toRenew()))) {
      case Ruling.Allowed(var events) -> events;
      case Ruling.Refused(var refusal) ->
          throw new IllegalStateException("the stock was not renewed: " + refusal);
    };
  }

  private List<Card> newStock(List<Card> discards) {
    return shuffled.isPresent()
        ? shuffled.get().shuffle().renewed(discards, renewals + 1)
        : chance.shuffled(discards);
  }
}
