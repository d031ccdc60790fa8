package oklahoma.host.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.SealedDeal;

/**
 * The state of a journal's last match.
 *
 * @param match the match with every finished deal
 * @param deal the deal in play, or the last one once it is over; empty before the first
 * @param soFar that deal's events
 * @param shuffled how that deal's pack was shuffled; empty if its cards prove nothing
 * @param shuffling the shuffle of the next deal, if it has begun
 * @param opened the shuffles of the match's deals before that deal, with the host's secrets
 */
public record RecoveredMatch(
    Match match,
    Optional<Deal> deal,
    List<Event> soFar,
    Optional<SealedDeal> shuffled,
    Optional<SealedDeal> shuffling,
    List<FairDeal> opened) {

  public RecoveredMatch {
    soFar = List.copyOf(soFar);
    opened = List.copyOf(opened);
  }

  /**
   * Replays a journal's entries, except those that do not concern the match.
   *
   * @throws IllegalArgumentException if no match began, or an entry does not follow from the
   *     earlier ones
   */
  public static RecoveredMatch of(List<Entry> entries) {
    RecoveredMatch recovered = begun(first(entries));
    for (Entry entry : entries) {
      recovered = recovered.after(entry);
    }
    return recovered;
  }

  /**
   * The rules of a journal's first match.
   *
   * @throws IllegalArgumentException if no match began
   */
  public static Rules rules(List<Entry> entries) {
    return first(entries).rules();
  }

  private static Entry.MatchBegan first(List<Entry> entries) {
    return entries.stream()
        .filter(Entry.MatchBegan.class::isInstance)
        .map(Entry.MatchBegan.class::cast)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no match began"));
  }

  private static RecoveredMatch begun(Entry.MatchBegan began) {
    return new RecoveredMatch(
        began.rules().match(began.firstDealer()),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  /**
   * The state after one more entry.
   *
   * @throws IllegalArgumentException if it does not follow
   */
  public RecoveredMatch after(Entry entry) {
    return switch (entry) {
      case Entry.MatchBegan began -> begun(began);
      case Entry.DealerDrawn(var dealer) ->
          new RecoveredMatch(match.rules().match(dealer), deal, soFar, shuffled, shuffling, opened);
      case Entry.Shuffling(var sealed) ->
          new RecoveredMatch(match, deal, soFar, shuffled, Optional.of(sealed), opened);
      case Entry.Dealt(var order) -> dealt(match.next(order));
      case Entry.Happened(var events) -> after(events);
      case Entry.MatchGivenUp _, Entry.TableSaved _, Entry.TableForgotten _, Entry.TableGivenUp _ ->
          this;
    };
  }

  private RecoveredMatch dealt(Deal next) {
    List<FairDeal> before = new ArrayList<>(opened);
    shuffled.map(SealedDeal::shown).ifPresent(before::add);
    return new RecoveredMatch(
        match, Optional.of(next), List.of(), shuffling, Optional.empty(), before);
  }

  private RecoveredMatch after(List<Event> events) {
    Deal now =
        deal.orElseThrow(() -> new IllegalArgumentException("nothing was dealt")).after(events);
    List<Event> more = new ArrayList<>(soFar);
    more.addAll(events);
    return new RecoveredMatch(
        now.over() ? match.after(now) : match, Optional.of(now), more, shuffled, shuffling, opened);
  }
}
