package client.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import protocol.FromHost;
import rules.Deal;
import rules.Event;
import rules.Onlooker;
import rules.Seat;
import rules.Seen;
import rules.Standing;
import rules.Viewer;
import rules.fair.Answer;
import rules.fair.FairDeal;
import rules.fair.Finding;
import rules.fair.Flaw;
import rules.fair.Inspection;
import rules.fair.Secret;
import rules.fair.Witness;

/** All that the player has seen of the deal in play and of its shuffle. Belongs to one thread. */
final class Sightings {
  private final Supplier<Secret> secrets;
  private final List<Event> events = new ArrayList<>();
  private Witness witness = Witness.NEW;
  private Viewer me = Onlooker.ONLOOKER;
  private Optional<Deal> begun = Optional.empty();
  private Optional<Deal> now = Optional.empty();
  private Optional<FairDeal> shuffled = Optional.empty();
  private int rowsBefore;
  private boolean judged;

  /**
   * @param secrets makes secrets that nobody can foresee
   */
  Sightings(Supplier<Secret> secrets) {
    this.secrets = secrets;
  }

  /** The line to the host broke. */
  void cutOff() {
    witness = witness.cutOff();
  }

  /** Nothing was heard of the host for a while. */
  void slowed() {
    witness = witness.slowed();
  }

  /** The host said something about a shuffle; what is owed to it. */
  Optional<Answer> hear(FromHost.Fair fair) {
    witness = witness.hears(fair.viewer(), fair.deal(), secrets.get());
    shuffled = shuffled.map(of -> same(of, fair.deal()) ? fair.deal() : of);
    return witness.answer();
  }

  private static boolean same(FairDeal one, FairDeal other) {
    return one.match().equals(other.match()) && one.number() == other.number();
  }

  /** The player is in the lobby. */
  void inLobby() {
    witness = witness.inLobby();
    now = Optional.empty();
    shuffled = Optional.empty();
  }

  /** Where things stand; what came of the deal if it is over. */
  Optional<Proof> hear(FromHost.Welcome welcome) {
    me = welcome.viewer();
    Deal deal = welcome.deal().value();
    begin(deal, welcome.soFar().isEmpty() && !deal.over());
    welcome.soFar().stream().map(Seen::value).forEach(events::add);
    shuffled = witness.heard().filter(FairDeal::settled);
    rowsBefore = welcome.standing().deals().size() - (deal.over() ? 1 : 0);
    return judge(welcome.standing());
  }

  /** A deal begins. */
  void hear(FromHost.DealBegan began) {
    begin(began.deal().value(), true);
    shuffled = witness.heard().filter(FairDeal::settled).filter(deal -> deal.shown().isEmpty());
    rowsBefore = began.standing().deals().size();
  }

  private void begin(Deal deal, boolean seen) {
    witness = witness.present();
    events.clear();
    begun = Optional.of(deal).filter(first -> seen);
    now = Optional.of(deal);
    judged = false;
  }

  /** Something happened. */
  void hear(FromHost.Update update) {
    Event event = update.event().value();
    events.add(event);
    now = now.map(deal -> deal.after(event));
  }

  /** The deal is over: what came of it, said once. */
  Optional<Proof> judge(Standing standing) {
    if (judged || now.filter(Deal::over).isEmpty()) {
      return Optional.empty();
    }
    judged = true;
    int rows = standing.deals().size();
    OptionalInt row = rows > rowsBefore ? OptionalInt.of(rows - 1) : OptionalInt.empty();
    Optional<Seat> seat = me instanceof Seat mine ? Optional.of(mine) : Optional.empty();
    return Optional.of(new Proof(row, shuffled, seat, findings(now.get())));
  }

  private List<Finding> findings(Deal deal) {
    if (shuffled.isEmpty()) {
      return List.of(Finding.of(Flaw.NO_PROOF));
    }
    List<Finding> findings = new ArrayList<>(witness.findings());
    findings.addAll(
        Inspection.of(
            shuffled.get(), new Inspection.Sighting(begun, events, deal, each -> each.seenBy(me))));
    return findings;
  }
}
