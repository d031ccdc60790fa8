package oklahoma.client.fair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import oklahoma.protocol.Codec;
import oklahoma.protocol.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Inspection;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Witness;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All that the player has seen of the deal in play and of its shuffle. Belongs to one thread. */
final class Sightings {
  private static final Logger LOG = LoggerFactory.getLogger(Sightings.class);

  /** By what a deal is known. */
  private record Name(MatchId match, int number) {
    static Name of(FairDeal deal) {
      return new Name(deal.match(), deal.number());
    }
  }

  private final Supplier<Secret> secrets;
  private final List<Event> events = new ArrayList<>();
  private final Map<Name, FairDeal> told = new HashMap<>();
  private final Map<Name, LastDeal> known = new HashMap<>();
  private Witness witness;
  private Viewer me = Onlooker.ONLOOKER;
  private Optional<Deal> begun = Optional.empty();
  private Optional<Deal> now = Optional.empty();
  private Optional<Name> settled = Optional.empty();
  private Optional<Name> dealt = Optional.empty();
  private int rowsBefore;
  private boolean impossible;
  private boolean judged;

  /**
   * @param secrets makes secrets that nobody can foresee
   * @param witness as the player comes to the table
   */
  Sightings(Supplier<Secret> secrets, Witness witness) {
    this.secrets = secrets;
    this.witness = witness;
  }

  /** What is to be kept of the latest deal. */
  Optional<LastDeal> last() {
    return witness.last();
  }

  /** The line to the host broke. */
  void cutOff() {
    witness = witness.cutOff();
  }

  /** An answer given now may come too late for the host. */
  void slowed() {
    witness = witness.slowed();
  }

  /** The host said something about a shuffle; what is owed to it. */
  Optional<Answer> hear(FromHost.Fair fair) {
    witness = witness.hears(fair.viewer(), fair.deal(), secrets.get());
    Name name = Name.of(fair.deal());
    if (witness.heard().equals(Optional.of(fair.deal()))) {
      told.put(name, fair.deal());
    } else {
      // A shuffle of before that is told once more does not change what was heard of it.
      told.putIfAbsent(name, fair.deal());
    }
    if (fair.deal().settled()) {
      settled = Optional.of(name);
    }
    remember();
    return witness.answer();
  }

  private void remember() {
    witness.last().ifPresent(deal -> known.put(Name.of(deal.told()), deal));
  }

  /** The player is in the lobby. */
  void inLobby() {
    witness = witness.inLobby();
    now = Optional.empty();
    dealt = Optional.empty();
  }

  /** Where things stand; what came of the deal if it is over. */
  Optional<Proof> hear(FromHost.Welcome welcome) {
    Deal deal = welcome.deal().value();
    List<Event> soFar = welcome.soFar().stream().map(Seen::value).toList();
    Optional<Name> name = deal.over() ? settled : latest();
    boolean same = name.isPresent() && name.equals(dealt) && welcome.viewer().equals(me);
    boolean whole = soFar.size() < Codec.MOST_EVENTS;
    boolean forgotten =
        same
            && whole
            && (soFar.size() < events.size() || !soFar.subList(0, events.size()).equals(events));
    me = welcome.viewer();
    begin(deal, name, soFar.isEmpty() && !deal.over());
    if (forgotten) {
      blame(Flaw.TAKEN_BACK);
    }
    events.addAll(soFar);
    if (deal.over()) {
      sawEnd(welcome.standing());
    }
    rowsBefore = welcome.standing().deals().size() - (deal.over() ? 1 : 0);
    return judge(welcome.standing());
  }

  /** A deal begins. */
  void hear(FromHost.DealBegan began) {
    Optional<Name> name = latest();
    boolean again = name.isPresent() && name.equals(dealt);
    begin(began.deal().value(), name, true);
    if (again) {
      blame(Flaw.TAKEN_BACK);
    }
    rowsBefore = began.standing().deals().size();
  }

  /** The deal that the latest shuffle is for; empty if that was over before. */
  private Optional<Name> latest() {
    return witness.heard().filter(deal -> deal.shown().isEmpty()).map(Name::of);
  }

  private void begin(Deal deal, Optional<Name> name, boolean seen) {
    witness = witness.present();
    events.clear();
    begun = Optional.of(deal).filter(first -> seen);
    now = Optional.of(deal);
    dealt = name;
    impossible = false;
    judged = false;
    if (shuffled().filter(shuffle -> !shuffle.settled()).isPresent()) {
      blame(Flaw.NOT_SETTLED);
    }
  }

  /** Only about the latest deal. */
  private void blame(Flaw flaw) {
    witness = witness.finding(Finding.of(flaw));
    remember();
  }

  /** Something happened. */
  void hear(FromHost.Update update) {
    Event event = update.event().value();
    events.add(event);
    try {
      now = now.map(deal -> deal.after(event));
    } catch (RuntimeException cannotBe) {
      LOG.warn("the host tells of something that cannot have happened: {}", event, cannotBe);
      impossible = true;
    }
    if (now.filter(Deal::over).isPresent()) {
      end(false);
    }
  }

  private void end(boolean decided) {
    shuffled().ifPresent(deal -> witness = witness.sawEnd(deal, decided));
    remember();
  }

  private void sawEnd(Standing standing) {
    end(standing.over());
  }

  /** The deal is over: what came of it, said once. */
  Optional<Proof> judge(Standing standing) {
    boolean over = impossible || now.filter(Deal::over).isPresent();
    if (now.isEmpty() || !over) {
      return Optional.empty();
    }
    sawEnd(standing);
    if (judged) {
      return Optional.empty();
    }
    judged = true;
    int rows = standing.deals().size();
    OptionalInt row = rows > rowsBefore ? OptionalInt.of(rows - 1) : OptionalInt.empty();
    Optional<Seat> seat = me instanceof Seat mine ? Optional.of(mine) : Optional.empty();
    int mixed = dealt.map(known::get).map(LastDeal::mixed).orElse(0);
    return Optional.of(new Proof(row, shuffled(), seat, mixed, findings(now.get())));
  }

  private Optional<FairDeal> shuffled() {
    return dealt.map(told::get);
  }

  private List<Finding> findings(Deal deal) {
    if (shuffled().isEmpty()) {
      return List.of(Finding.of(Flaw.NO_PROOF));
    }
    List<Finding> findings = new ArrayList<>(witnessed());
    if (shuffled().get().settled()) {
      findings.addAll(
          Inspection.of(
              shuffled().get(),
              new Inspection.Sighting(begun, events, deal, each -> each.seenBy(me))));
    }
    if (impossible && findings.stream().noneMatch(finding -> finding.flaw().wrong())) {
      findings.add(Finding.of(Flaw.CARD_DIFFERS));
    }
    return findings;
  }

  private List<Finding> witnessed() {
    Optional<LastDeal> of = dealt.map(known::get);
    if (of.isEmpty()) {
      return List.of(Finding.of(Flaw.NOT_KNOWN));
    }
    List<Finding> findings = new ArrayList<>(of.get().findings());
    if (!of.get().me().equals(me)) {
      findings.add(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS));
    }
    findings.addAll(of.get().doubts());
    return findings;
  }
}
