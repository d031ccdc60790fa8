package oklahoma.host.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Inspection;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Witness;

/** A guest's part in the fair deals of a table: it mixes, and judges every deal at its end. */
final class FairEye {

  private record Deals(MatchId match, int number) {
    static Deals of(FairDeal deal) {
      return new Deals(deal.match(), deal.number());
    }

    Deals next() {
      return new Deals(match, number + 1);
    }
  }

  /** What came of looking at a deal. */
  private record Inspected(FairDeal fair, Inspection.Sighting sighting, Inspection.Result result) {
    boolean of(FairDeal other, Inspection.Sighting seen) {
      return fair.equals(other) && sighting.equals(seen);
    }
  }

  /** What was seen of one deal. */
  private static final class Sight {
    private final List<Inspection.Look> looks = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final List<Move> sent = new ArrayList<>();
    private Optional<Viewer> me = Optional.empty();
    private Optional<Inspected> inspected = Optional.empty();
    private boolean partial;
    private boolean endSeen;
    private boolean decided;

    /** A deal is judged whenever somebody is ready for the next one, and is the same each time. */
    Inspection.Result inspected(FairDeal fair, Inspection.Sighting sighting) {
      if (inspected.filter(last -> last.of(fair, sighting)).isEmpty()) {
        inspected = Optional.of(new Inspected(fair, sighting, Inspection.of(fair, sighting)));
      }
      return inspected.orElseThrow().result();
    }
  }

  private final RandomGenerator chance;
  private final boolean mixes;
  private final Map<Deals, FairDeal> fairs = new HashMap<>();
  private final Map<Deals, Sight> sights = new HashMap<>();
  private final Map<Deals, Match> courses = new HashMap<>();
  private Witness witness;
  private Optional<Deals> current = Optional.empty();
  private Optional<Deals> opened = Optional.empty();
  private boolean sitting;
  private boolean newcomer;
  private int judged;

  /**
   * @param mixes whether it answers whenever it is asked, so that its judgement counts
   */
  FairEye(RandomGenerator chance, boolean mixes, Witness witness) {
    this.chance = chance;
    this.mixes = mixes;
    this.witness = witness;
  }

  /** What the program keeps when it ends. */
  Optional<LastDeal> last() {
    return witness.last();
  }

  /** How many deals were judged. */
  int judged() {
    return judged;
  }

  /**
   * The line broke.
   *
   * @param keyed whether it comes back to its seat, or else as somebody new
   */
  void cutOff(boolean keyed) {
    newcomer |= !keyed;
    witness = witness.cutOff();
  }

  void slowed() {
    witness = witness.slowed();
  }

  /** An onlooker wants to sit down. */
  void sitsDown() {
    sitting = true;
  }

  void said(Move move) {
    sight().ifPresent(sight -> sight.sent.add(move));
  }

  /** Hears something; what is owed to the host, if anything. */
  Optional<Answer> hear(FromHost message) {
    switch (message) {
      case FromHost.Fair(Viewer viewer, FairDeal fair) -> {
        byte[] secret = new byte[Secret.BYTES];
        chance.nextBytes(secret);
        sat(viewer, fair);
        witness = witness.hears(viewer, fair, Secret.of(secret));
        fairs.put(Deals.of(fair), fair);
        if (fair.shown().isPresent()) {
          opened = Optional.of(Deals.of(fair));
        }
        return witness.answer();
      }
      case FromHost.Welcome welcome -> {
        Deal deal = welcome.deal().value();
        look(
            deal.over() ? opened.or(this::latest) : latest(),
            welcome.viewer(),
            deal,
            welcome.soFar().stream().map(Seen::value).toList());
        if (deal.over()) {
          judge(welcome.standing().over());
        }
      }
      case FromHost.DealBegan began ->
          look(latest(), began.deal().viewer(), began.deal().value(), List.of());
      case FromHost.Update update ->
          sight()
              .ifPresent(sight -> {
                sight.events.add(update.event().value());
                sight.endSeen |= update.event().value() instanceof Event.Ended;
              });
      case FromHost.Intermission pause -> judge(pause.standing().over());
      case FromHost.Lobby lobby -> {
        witness = witness.inLobby();
        current = Optional.empty();
      }
      default -> {}
    }
    return Optional.empty();
  }

  /** Who sits down in a deal, or comes again as somebody new, comes to it as a latecomer. */
  private void sat(Viewer viewer, FairDeal fair) {
    if (witness.comesLate(viewer, fair, sitting, newcomer)) {
      sitting = false;
      newcomer = false;
      sights.clear();
      courses.clear();
      witness = Witness.returning(Optional.empty());
    }
  }

  private Optional<Deals> latest() {
    return witness.heard().filter(deal -> deal.shown().isEmpty()).map(Deals::of);
  }

  private FairDeal fair(Deals deals) {
    return Optional.ofNullable(fairs.get(deals))
        .orElseThrow(() -> new Violation(Check.FAIR, "nothing was told of shuffle " + deals));
  }

  private Optional<Sight> sight() {
    return current.map(sights::get);
  }

  private void look(Optional<Deals> deals, Viewer viewer, Deal deal, List<Event> soFar) {
    witness = witness.present();
    current = deals;
    if (deals.isEmpty()) {
      return;
    }
    FairDeal fair = fair(deals.get());
    Violation.unless(fair.settled(), Check.FAIR, () -> "dealt before all had revealed: " + fair);
    Sight sight = sights.computeIfAbsent(deals.get(), each -> new Sight());
    sight.me = Optional.of(viewer);
    if (soFar.size() >= Codec.MOST_EVENTS) {
      sight.partial = true;
      return;
    }
    int common = Math.min(soFar.size(), sight.events.size());
    Violation.unless(
        soFar.subList(0, common).equals(sight.events.subList(0, common))
            && soFar.size() >= sight.events.size(),
        Check.KEPT,
        () -> viewer + " had noticed " + sight.events + "\n  and hears " + soFar);
    sight.events.addAll(soFar.subList(common, soFar.size()));
    Inspection.Look look = new Inspection.Look(soFar.size(), deal);
    if (!sight.looks.contains(look)) {
      sight.looks.add(look);
    }
  }

  private void judge(boolean decided) {
    if (current.isEmpty() || sight().isEmpty()) {
      return;
    }
    Deals deals = current.get();
    FairDeal fair = fair(deals);
    Sight sight = sight().get();
    sight.decided = decided;
    List<Finding> findings = new ArrayList<>();
    if (witness.last().filter(deal -> deal.is(fair)).isPresent()) {
      findings.addAll(witness.findings());
    }
    if (!sight.partial) {
      Optional<Match> before = before(deals, sight);
      Inspection.Result result =
          sight.inspected(
              fair, new Inspection.Sighting(sight.looks, sight.events, sight.me, before));
      findings.addAll(result.findings());
      result.played().filter(Deal::over).ifPresent(played -> over(deals, sight, before, played));
    } else {
      witness = witness.ended(fair, LastDeal.End.TOLD, decided);
    }
    judged++;
    Violation.unless(
        !mixes || findings.stream().noneMatch(each -> each.flaw().wrong()),
        Check.FAIR,
        () -> sight.me + " finds " + findings + " in " + fair);
  }

  private Optional<Match> before(Deals deals, Sight sight) {
    Optional<Match> known = Optional.ofNullable(courses.get(deals));
    boolean first = deals.number() == 1 && deals.match().scheme() > 1;
    return known.isEmpty() && first
        ? Optional.of(sight.looks.getFirst().deal().rules().match(Seat.A))
        : known;
  }

  private void over(Deals deals, Sight sight, Optional<Match> before, Deal played) {
    Optional<Match> after =
        before.map(match ->
            (match.standing().deals().isEmpty() ? played.rules().match(played.dealer()) : match)
                .after(played));
    boolean decided = after.map(Match::over).orElse(sight.decided);
    LastDeal.End how = seen(sight) ? LastDeal.End.SEEN : LastDeal.End.TOLD;
    witness = witness.ended(fair(deals), how, decided);
    after.ifPresent(match -> courses.put(deals.next(), match));
  }

  /** Whether it ended before the guest's eyes, and every discard of the guest was its own. */
  private static boolean seen(Sight sight) {
    List<Move> own = new ArrayList<>(sight.sent);
    return sight.endSeen
        && sight.events.stream()
            .allMatch(event ->
                switch (event) {
                  case Event.Discarded(Seat seat, var card)
                      when sight.me.equals(Optional.of(seat)) ->
                      own.remove(new Move.Discard(card));
                  case Event.Knocked knocked when sight.me.equals(Optional.of(knocked.seat())) ->
                      own.removeIf(Move.Knock.class::isInstance);
                  default -> true;
                });
  }
}
