package oklahoma.host.simulation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.table.snapshot.SnapshotTexts;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.oklahoma.OklahomaMatch;

/** A table as its journal tells it, put together apart from the table. */
final class Truth {
  private final Map<Viewer, List<Seen<Event>>> noticed = new HashMap<>();
  private final Map<Viewer, Seen<Deal>> seen = new HashMap<>();
  private Optional<Match> match = Optional.empty();
  private Optional<Standing> standing = Optional.empty();
  private Optional<Match> upcoming = Optional.empty();
  private Optional<Deal> deal = Optional.empty();
  private Optional<SealedDeal> shuffling = Optional.empty();
  private Optional<SealedDeal> sealed = Optional.empty();
  private List<Event> events = new ArrayList<>();
  private final Map<Seat, Boolean> answers = new EnumMap<>(Seat.class);
  private Optional<Event.Discarded> discarded = Optional.empty();
  private Optional<String> stands = Optional.empty();
  private long happened;
  private long moments;

  /** An entry is safe. */
  void written(Entry entry) {
    happened++;
    switch (entry) {
      case Entry.MatchBegan began -> {
        upcoming = Optional.of(began.rules().match(began.firstDealer()));
        shuffling = Optional.empty();
      }
      case Entry.DealerDrawn(Seat dealer) ->
          upcoming = upcoming.map(next -> next.rules().match(dealer));
      case Entry.Shuffling(SealedDeal next) -> {
        shuffling = Optional.of(next);
        sealed = shuffling;
      }
      case Entry.Dealt(var order) -> {
        plays(upcoming);
        begin(match.orElseThrow().next(order));
        shuffling = Optional.empty();
      }
      case Entry.Happened(List<Event> all) -> {
        all.forEach(this::happened);
        if (deal.orElseThrow().over()) {
          ended();
        }
      }
      case Entry.MatchGivenUp given -> giveUp();
      case Entry.TableSaved(String text) -> {
        Violation.unless(
            SnapshotTexts.again(text).equals(text),
            Check.SAVED,
            () -> "written again otherwise: " + text);
        stands = Optional.of(text);
      }
      case Entry.TableForgotten forgotten -> stands = Optional.empty();
      case Entry.TableGivenUp given -> {
        stands = Optional.empty();
        giveUp();
      }
    }
  }

  /** The score costs more than all else that is compared, and is the same during a deal. */
  private void plays(Optional<Match> now) {
    match = now;
    standing = now.map(Match::standing);
  }

  private void giveUp() {
    plays(Optional.empty());
    upcoming = Optional.empty();
    deal = Optional.empty();
    shuffling = Optional.empty();
  }

  private void begin(Deal next) {
    moments++;
    deal = Optional.of(next);
    events = new ArrayList<>();
    noticed.clear();
    seen.clear();
    answers.clear();
    discarded = Optional.empty();
  }

  private void happened(Event event) {
    claims(event);
    moments += event.endsMoment() ? 1 : 0;
    deal = Optional.of(deal.orElseThrow().after(event));
    events.add(event);
    noticed.forEach((viewer, all) -> Seen.of(event, viewer).ifPresent(all::add));
    seen.clear();
  }

  /**
   * O-12: the first taker in turn order from the next player, whatever the order of the answers.
   */
  private void claims(Event event) {
    switch (event) {
      case Event.Discarded thrown -> {
        discarded = Optional.of(thrown);
        answers.clear();
      }
      case Event.Answered(Seat seat, boolean claims) ->
          Violation.unless(
              answers.put(seat, claims) == null,
              Check.CLAIMS,
              () -> seat + " answered a window twice");
      case Event.ClaimSettled settled -> settled(settled);
      default -> {}
    }
  }

  private void settled(Event.ClaimSettled settled) {
    int seats = deal.orElseThrow().tableau().seats();
    int from =
        discarded.map(thrown -> thrown.seat().ordinal()).orElse(deal.get().dealer().ordinal());
    Optional<Seat> first = Optional.empty();
    for (int i = 1; i < seats && first.isEmpty(); i++) {
      Seat seat = Seat.of((from + i) % seats);
      if (answers.getOrDefault(seat, false)) {
        first = Optional.of(seat);
      }
    }
    Violation.unless(
        first.equals(settled.taker())
            && discarded.map(thrown -> thrown.card().equals(settled.card())).orElse(true),
        Check.CLAIMS,
        () -> settled + " after " + answers + " from " + Seat.of(from));
    answers.clear();
  }

  private void ended() {
    plays(match.map(before -> before.after(deal.orElseThrow())));
    upcoming = match;
    Standing score = standing.orElseThrow();
    if (summed(match.get())) {
      for (int seat = 0; seat < score.totals().size(); seat++) {
        int place = seat;
        int sum = score.deals().stream().mapToInt(points -> points.get(place)).sum();
        Violation.unless(
            sum == score.totals().get(seat), Check.POINTS, () -> "seat " + place + ": " + score);
      }
    }
  }

  private static boolean summed(Match match) {
    return switch (match) {
      case OklahomaMatch hand -> true;
      case GinMatch gin -> true;
    };
  }

  /** What the host would go on with is what was true here. */
  void resumedFrom(KeptTable kept) {
    Violation.unless(
        stands.equals(Optional.of(kept.snapshot())), Check.SAVED, "another table was kept");
    if (!kept.match().isEmpty()) {
      RecoveredMatch recovered = RecoveredMatch.of(kept.match());
      boolean begun = upcoming.isPresent() && !upcoming.equals(match) && !deal.isEmpty();
      if (recovered.deal().isPresent() && !begun) {
        Violation.unless(
            recovered.deal().equals(deal), Check.KEPT, "the deal that was kept differs");
        Violation.unless(recovered.soFar().equals(events), Check.KEPT, "its events differ");
        Violation.unless(
            Optional.of(recovered.match()).map(Match::standing).equals(standing),
            Check.KEPT,
            "the score that was kept differs");
      }
      Violation.unless(
          recovered.shuffling().equals(shuffling), Check.KEPT, "the shuffle that was kept differs");
      if (recovered.deal().isEmpty()) {
        deal = Optional.empty();
        plays(Optional.empty());
        upcoming = Optional.of(recovered.match());
      }
    }
  }

  Optional<Match> match() {
    return match;
  }

  /** The score; empty before the first deal. */
  Optional<Standing> standing() {
    return standing;
  }

  Optional<Deal> deal() {
    return deal;
  }

  List<Event> events() {
    return events;
  }

  Optional<SealedDeal> shuffling() {
    return shuffling;
  }

  /** How the last deal was shuffled that was shuffled at all; it may have begun. */
  Optional<SealedDeal> sealed() {
    return sealed;
  }

  /** The deal as this viewer sees it. */
  Seen<Deal> seen(Viewer viewer) {
    return seen.computeIfAbsent(viewer, each -> Seen.of(deal.orElseThrow(), each));
  }

  /** What this viewer has noticed of the deal. */
  List<Seen<Event>> noticed(Viewer viewer) {
    return noticed.computeIfAbsent(
        viewer,
        each -> {
          List<Seen<Event>> all = new ArrayList<>();
          events.forEach(event -> Seen.of(event, each).ifPresent(all::add));
          return all;
        });
  }

  /** How many entries were ever written. */
  long happened() {
    return happened;
  }

  /** How many windows and turns have begun. */
  long moments() {
    return moments;
  }
}
