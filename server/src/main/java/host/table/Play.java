package host.table;

import host.journal.Entry;
import host.journal.Journal;
import host.journal.JournalFailed;
import host.journal.Replay;
import java.util.ArrayList;
import java.util.List;
import rules.Deal;
import rules.Event;
import rules.Match;
import rules.Move;
import rules.Rules;
import rules.Ruling;
import rules.Seat;
import rules.Standing;
import rules.card.Card;

/**
 * A match on a table. Whatever changes it is in the journal first; if that fails, nothing has
 * changed and nobody may be told.
 */
final class Play {
  private final Journal journal;
  private final Dealing chance;
  private Match match;
  private Deal deal;

  private Play(Journal journal, Dealing chance, Match match, Deal deal) {
    this.journal = journal;
    this.chance = chance;
    this.match = match;
    this.deal = deal;
  }

  /** A match that begins with its first deal. */
  static Play begun(Rules rules, List<String> players, Journal journal, Dealing chance)
      throws JournalFailed {
    Seat dealer = chance.firstDealer(rules.seats());
    Match match = rules.match(dealer);
    journal.append(new Entry.MatchBegan(rules, dealer, players));
    return new Play(journal, chance, match, dealt(match, journal, chance));
  }

  /** A match that goes on where the journal ends. */
  static Play resumed(Replay before, Journal journal, Dealing chance) throws JournalFailed {
    Match match = before.match();
    Deal deal = before.deal().isPresent() ? before.deal().get() : dealt(match, journal, chance);
    return new Play(journal, chance, match, deal);
  }

  /** Deals the next deal. */
  void nextDeal() throws JournalFailed {
    deal = dealt(match, journal, chance);
  }

  Deal deal() {
    return deal;
  }

  Standing standing() {
    return match.standing();
  }

  boolean matchOver() {
    return match.over();
  }

  Ruling judge(Seat seat, Move move) {
    return deal.rule(seat, move);
  }

  /**
   * Lets the events happen, and the renewal of the stock that they may ask for; all that happened
   * comes back.
   */
  List<Event> happen(List<Event> events) throws JournalFailed {
    List<Event> all = new ArrayList<>();
    write(events, all);
    settle(all);
    return all;
  }

  /** The renewal of the stock that the host did not come to any more before it was down. */
  List<Event> catchUp() throws JournalFailed {
    List<Event> all = new ArrayList<>();
    if (!deal.toRenew().isEmpty()) {
      settle(all);
    }
    return all;
  }

  private void settle(List<Event> all) throws JournalFailed {
    while (!deal.toRenew().isEmpty()) {
      write(renewal(), all);
    }
    if (deal.over()) {
      match = match.after(deal);
    }
  }

  private void write(List<Event> events, List<Event> all) throws JournalFailed {
    journal.append(new Entry.Happened(events));
    for (Event event : events) {
      deal = deal.after(event);
    }
    all.addAll(events);
  }

  private List<Event> renewal() {
    return switch (deal.renew(chance.shuffled(deal.toRenew()))) {
      case Ruling.Allowed(var events) -> events;
      case Ruling.Refused(var refusal) ->
          throw new IllegalStateException("the stock was not renewed: " + refusal);
    };
  }

  private static Deal dealt(Match match, Journal journal, Dealing chance) throws JournalFailed {
    List<Card> order = chance.shuffled(match.pack());
    journal.append(new Entry.Dealt(order));
    return match.next(order);
  }
}
