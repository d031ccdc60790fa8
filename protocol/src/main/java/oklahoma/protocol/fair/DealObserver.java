package oklahoma.protocol.fair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
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

/**
 * Everything that the player has seen of the deals and their shuffles, with a {@link
 * DealObservation} for each deal. It checks a deal when the host says that the deal is over, or
 * goes on to the next one. Confined to one thread.
 */
public final class DealObserver {
  /** What identifies a deal. */
  private record DealId(MatchId match, int number) {
    static DealId of(FairDeal deal) {
      return new DealId(deal.match(), deal.number());
    }
  }

  /**
   * The match before a deal, computed from the earlier deals.
   *
   * @param whole whether the player saw all of them, so that the score is known
   */
  private record MatchBefore(Match match, boolean whole) {}

  private final Supplier<Secret> secrets;
  private final Listener listener;
  private final Map<DealId, DealObservation> observations = new HashMap<>();
  private final Map<DealId, MatchBefore> courses = new HashMap<>();
  private final Optional<DealId> restored;
  private Witness witness;
  private Optional<DealObservation> current = Optional.empty();
  private Optional<DealId> opened = Optional.empty();
  private Optional<Rules> rulesOfLobby = Optional.empty();
  private boolean sitting;
  private boolean seated;
  private boolean newcomer;

  /** Receives the results of the checks. */
  public interface Listener {
    /** A deal was checked, for the first time or with a new result. */
    void proved(Proof proof);

    /**
     * The check of a deal failed with an exception, since the host's account of it is impossible.
     */
    void impossible(RuntimeException why);
  }

  /**
   * @param secrets makes unpredictable secrets
   * @param purpose what the player comes to the table for
   * @param kept what the program has saved of the latest deal; empty if nothing
   */
  public DealObserver(
      Supplier<Secret> secrets,
      ConnectionPurpose purpose,
      Optional<LastDeal> kept,
      Listener listener) {
    this.secrets = secrets;
    this.listener = listener;
    witness = coming(purpose, kept);
    restored = witness.latest().map(DealId::of);
    seated = purpose instanceof ConnectionPurpose.Return;
  }

  private static Witness coming(ConnectionPurpose purpose, Optional<LastDeal> kept) {
    return switch (purpose) {
      case ConnectionPurpose.Sit _ when kept.isEmpty() -> Witness.arriving();
      case ConnectionPurpose.Sit _, ConnectionPurpose.Return _ -> Witness.returning(kept);
      case ConnectionPurpose.TakeOver _,
          ConnectionPurpose.Watch _,
          ConnectionPurpose.ListTables _ ->
          Witness.returning(Optional.empty());
    };
  }

  /** The part of the latest deal that the program should save. */
  public Optional<LastDeal> last() {
    return witness.last();
  }

  /**
   * The line to the host broke. Who has no seat yet comes again as somebody new. A host gives a key
   * when it first tells of a seat; one that keeps it back gains nothing by that.
   */
  public void cutOff() {
    newcomer |= !seated;
    witness = witness.cutOff();
    rulesOfLobby = Optional.empty();
  }

  /** An answer given now may come too late for the host. */
  public void slowed() {
    witness = witness.slowed();
  }

  /** Records a message of the player to the host. */
  public void sent(ToHost message) {
    if (message instanceof ToHost.Command command) {
      current.ifPresent(observation -> observation.sent(command.move()));
    } else if (message instanceof ToHost.SitDown) {
      sitting = true;
    }
  }

  /** Records a message of the host; returns the answer that the player owes, if any. */
  public Optional<Answer> receive(FromHost.ForSession message) {
    switch (message) {
      case FromHost.ShuffleState fair -> {
        return answering(fair);
      }
      case FromHost.Welcome welcome -> received(welcome);
      case FromHost.DealBegan began -> received(began);
      case FromHost.Update update -> received(update);
      case FromHost.Intermission pause -> received(pause);
      case FromHost.Lobby lobby -> received(lobby);
      case FromHost.Seats _,
          FromHost.Refused _,
          FromHost.OwnerActed _,
          FromHost.Advised _,
          FromHost.Awake _,
          FromHost.LobbyRefused _,
          FromHost.Chatted _,
          FromHost.WrongPassword _,
          FromHost.Matches _ -> {}
    }
    return Optional.empty();
  }

  /**
   * A spectator who sits down during a deal, or a player who returns without a key and gets another
   * seat, is a latecomer to the deal and has no part in it.
   */
  private void sat(Viewer viewer, FairDeal fair) {
    if (witness.comesLate(viewer, fair, sitting, newcomer)) {
      sitting = false;
      newcomer = false;
      observations.clear();
      courses.clear();
      witness = Witness.returning(Optional.empty());
    }
  }

  /** Records the state of a shuffle; returns the answer that the player owes, if any. */
  private Optional<Answer> answering(FromHost.ShuffleState message) {
    FairDeal fair = message.deal();
    DealId name = DealId.of(fair);
    sat(message.viewer(), fair);
    if (witness.last().filter(deal -> deal.is(fair) || deal.follows(fair)).isEmpty()) {
      judgeIfOver();
      forget(fair.match());
    }
    witness = witness.shuffleReceived(message.viewer(), fair, secrets.get());
    DealObservation observation = observations.computeIfAbsent(name, _ -> new DealObservation());
    // A repeated earlier shuffle does not change the latest state.
    if (witness.latest().equals(Optional.of(fair)) || observation.fair().isEmpty()) {
      observation.fair(fair);
    }
    if (fair.shown().isPresent()) {
      opened = Optional.of(name);
    }
    remember();
    return witness.answer();
  }

  /**
   * Keeps only the matches of the latest and the next deal, since nothing can change the others.
   */
  private void forget(MatchId next) {
    Optional<MatchId> latest = witness.latest().map(FairDeal::match);
    Predicate<DealId> over =
        name -> !name.match().equals(next) && !latest.equals(Optional.of(name.match()));
    observations.keySet().removeIf(over);
    courses.keySet().removeIf(over);
  }

  private void remember() {
    witness
        .last()
        .ifPresent(deal -> {
          DealObservation observation = observations.get(DealId.of(deal.published()));
          if (observation != null) {
            observation.kept(deal);
          }
        });
  }

  /** The player is in the lobby, so no deal is running. */
  private void received(FromHost.Lobby lobby) {
    seated |= lobby.viewer() instanceof Seat;
    rulesOfLobby = Optional.of(lobby.state().rules());
    judgeIfOver();
    witness = witness.inLobby();
    current = Optional.empty();
  }

  /** Records the state of the table from a welcome. */
  private void received(FromHost.Welcome welcome) {
    seated |= welcome.viewer() instanceof Seat;
    Deal deal = welcome.deal().value();
    DealObservation observation = observation(deal.over() ? opened.or(this::latest) : latest());
    if (deal.over()) {
      observation.after(welcome.standing());
    } else {
      observation.before(welcome.standing());
    }
    look(observation, welcome.viewer(), deal, welcome.soFar().stream().map(Seen::value).toList());
    judgeIfOver();
  }

  /** Records the beginning of a deal. */
  private void received(FromHost.DealBegan began) {
    DealObservation observation = observation(latest());
    boolean again = observation.dealt();
    observation.before(began.standing());
    look(observation, began.deal().viewer(), began.deal().value(), List.of());
    if (again) {
      blame(observation, Flaw.TAKEN_BACK);
    }
  }

  /** The deal that the latest shuffle is for; empty if it is already over. */
  private Optional<DealId> latest() {
    return witness.latest().filter(deal -> deal.shown().isEmpty()).map(DealId::of);
  }

  /** The observation of a deal; a new one, which nobody keeps, for a deal without a shuffle. */
  private DealObservation observation(Optional<DealId> name) {
    return name.map(known -> observations.computeIfAbsent(known, _ -> new DealObservation()))
        .orElseGet(DealObservation::new);
  }

  /** Makes this deal the current one and records its state. */
  private void look(DealObservation observation, Viewer viewer, Deal deal, List<Event> soFar) {
    if (current.filter(now -> now != observation).isPresent()) {
      judgeIfOver();
    }
    witness = witness.present();
    current = Optional.of(observation);
    observation.sawState(viewer, deal, soFar).ifPresent(flaw -> blame(observation, flaw));
    if (observation.fair().filter(shuffle -> !shuffle.settled()).isPresent()) {
      blame(observation, Flaw.NOT_SETTLED);
    }
    Optional<Rules> agreed = rulesOfLobby.flatMap(rules -> rules.seated(deal.rules().seats()));
    if (agreed.filter(rules -> !rules.equals(deal.rules())).isPresent()) {
      blame(observation, Flaw.RULES_DIFFER);
    }
  }

  /** Records a flaw. If the deal is the latest one, the saved record has the flaw too. */
  private void blame(DealObservation observation, Flaw flaw) {
    observation.wrong(flaw);
    if (observation.fair().equals(witness.latest())) {
      witness = witness.finding(Finding.of(flaw));
      remember();
    }
  }

  /** Records an event of the current deal. */
  private void received(FromHost.Update update) {
    current.ifPresent(observation -> observation.sawEvent(update.event().value()));
  }

  /** Records the end of the current deal and checks the deal. */
  private void received(FromHost.Intermission pause) {
    current.ifPresent(observation -> {
      observation.after(pause.standing());
      judge(observation);
    });
  }

  /**
   * Checks the current deal if it is over. This catches a host that sends no {@link
   * FromHost.Intermission}.
   */
  private void judgeIfOver() {
    current.filter(DealObservation::over).ifPresent(this::judge);
  }

  private void judge(DealObservation observation) {
    List<Finding> findings = findingsOrWrong(observation);
    Optional<Seat> seat = observation.me().flatMap(DealObserver::seat);
    int mixed = observation.kept().map(deal -> deal.past().mixed()).orElse(0);
    Proof proof =
        new Proof(
            observation.row(),
            observation.fair(),
            seat,
            mixed,
            findings.stream().distinct().toList());
    if (observation.recordProof(proof)) {
      listener.proved(proof);
    }
  }

  /**
   * The findings. An impossible account gives a finding too, since a host could otherwise stop the
   * check with one.
   */
  private List<Finding> findingsOrWrong(DealObservation observation) {
    try {
      return findings(observation);
    } catch (RuntimeException impossible) {
      listener.impossible(impossible);
      return List.of(Finding.of(Flaw.AGAINST_RULES));
    }
  }

  private static Optional<Seat> seat(Viewer viewer) {
    return viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }

  private List<Finding> findings(DealObservation observation) {
    if (observation.fair().isEmpty()) {
      return List.of(Finding.of(Flaw.NO_PROOF));
    }
    FairDeal fair = observation.fair().get();
    List<Finding> findings = new ArrayList<>();
    if (fair.settled() && !observation.blank()) {
      findings.addAll(inspected(observation, fair));
    } else if (observation.over()) {
      ended(fair, LastDeal.End.TOLD, observation.decided());
    }
    findings.addAll(0, witnessed(observation));
    observation.wrong().forEach(flaw -> findings.add(Finding.of(flaw)));
    if (observation.partial() || restored.equals(Optional.of(DealId.of(fair)))) {
      findings.add(Finding.of(Flaw.NOT_REMEMBERED));
    }
    return findings;
  }

  private static List<Finding> witnessed(DealObservation observation) {
    if (observation.kept().isEmpty()) {
      return List.of(Finding.of(Flaw.NOT_KNOWN));
    }
    LastDeal kept = observation.kept().get();
    List<Finding> findings = new ArrayList<>(kept.findings());
    if (!observation.me().equals(Optional.of(kept.me()))) {
      findings.add(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS));
    }
    findings.addAll(kept.doubts());
    return findings;
  }

  /** The findings about the cards, the moves and the score. */
  private List<Finding> inspected(DealObservation observation, FairDeal fair) {
    Optional<MatchBefore> before = course(observation, fair);
    Inspection.Result result = observation.inspected(before.map(MatchBefore::match));
    List<Finding> findings = new ArrayList<>(result.findings());
    if (before.isEmpty()) {
      findings.add(Finding.of(Flaw.NOT_REMEMBERED));
    }
    if (result.findings().isEmpty() && !result.ended() && !observation.partial()) {
      findings.add(Finding.of(Flaw.AGAINST_RULES));
    }
    if (result.ended()) {
      ended(observation, fair, before, result.played().orElseThrow())
          .ifPresent(flaw -> findings.add(Finding.of(flaw)));
    } else if (findings.stream().noneMatch(each -> each.flaw() == Flaw.AGAINST_RULES)) {
      ended(
          fair,
          LastDeal.End.TOLD,
          observation
              .decided()); // Wrong cards are a flaw of their own; the next shuffle must not count
      // as a second one too.
    }
    return findings;
  }

  private void ended(FairDeal fair, LastDeal.End how, boolean decided) {
    witness = witness.ended(fair, how, decided);
    remember();
  }

  /** The match before a deal; empty if it is unknown. */
  private Optional<MatchBefore> course(DealObservation observation, FairDeal fair) {
    DealId name = DealId.of(fair);
    boolean first =
        name.number() == 1 && name.match().scheme() > 1 && observation.row().orElse(0) == 0;
    return first
        ? observation.rules().map(rules -> new MatchBefore(rules.match(Seat.A), true))
        : Optional.ofNullable(courses.get(name));
  }

  /** Records the end of a deal that followed the rules; returns a flaw if the score is wrong. */
  private Optional<Flaw> ended(
      DealObservation observation, FairDeal fair, Optional<MatchBefore> before, Deal played) {
    Match known =
        before
            .map(MatchBefore::match)
            .filter(match -> !match.standing().deals().isEmpty())
            .orElseGet(() -> played.rules().match(played.dealer()));
    boolean whole = before.filter(MatchBefore::whole).isPresent();
    Match after = before.isPresent() ? known.after(played) : Match.since(played);
    LastDeal.End how = observation.playedOut() ? LastDeal.End.SEEN : LastDeal.End.TOLD;
    ended(fair, how, whole ? after.over() : observation.decided());
    boolean next = witness.last().filter(latest -> latest.is(fair)).isPresent();
    if (next && (whole || !after.over())) {
      courses.put(new DealId(fair.match(), fair.number() + 1), new MatchBefore(after, whole));
    }
    return whole && observation.scoredOtherwise(known, after)
        ? Optional.of(Flaw.SCORE_DIFFERS)
        : Optional.empty();
  }
}
