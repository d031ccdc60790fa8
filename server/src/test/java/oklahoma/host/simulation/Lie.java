package oklahoma.host.simulation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;

/**
 * What a dishonest host could send a guest's program about the deals. Nobody else receives it, so
 * only the program finds it, and the table continues as if the host had not sent it.
 */
enum Lie {
  OTHER_RULES_THAN_IN_THE_LOBBY(
      Flaw.RULES_DIFFER,
      sent ->
          sent instanceof FromHost.Lobby(var viewer, var key, var state)
              ? List.of(new FromHost.Lobby(viewer, key, otherwise(state)))
              : List.of(sent)),
  SCORE_AT_THE_END(
      Flaw.SCORE_DIFFERS,
      sent -> sent instanceof FromHost.Intermission pause ? List.of(scored(pause)) : List.of(sent)),
  SCORE_FOR_A_MOMENT_AT_THE_END(
      Flaw.SCORE_DIFFERS,
      sent ->
          sent instanceof FromHost.Intermission pause
              ? List.of(pause, scored(pause), pause)
              : List.of(sent)),
  SCORE_AT_THE_BEGINNING(
      Flaw.SCORE_DIFFERS,
      sent ->
          sent instanceof FromHost.DealBegan(long number, var deal, var score, var left)
              ? List.of(new FromHost.DealBegan(number, deal, otherwise(score), left))
              : List.of(sent)),
  SCORE_FOR_A_MOMENT_DURING_THE_DEAL(
      Flaw.SCORE_DIFFERS,
      sent ->
          sent instanceof FromHost.Welcome welcome
              ? List.of(welcomed(welcome, welcome.viewer(), otherwise(welcome.standing())), welcome)
              : List.of(sent)),
  SEAT_IN_THE_NEXT_SHUFFLE(
      Flaw.OWN_COMMITMENT_DIFFERS,
      sent ->
          sent instanceof FromHost.ShuffleState(Seat me, FairDeal fair) && fair.number() > 1
              ? List.of(new FromHost.ShuffleState(me.next(fair.parts().size()), fair))
              : List.of(sent)),
  SEAT_IN_THE_DEAL(
      Flaw.OWN_COMMITMENT_DIFFERS,
      sent ->
          sent instanceof FromHost.DealBegan(long number, var deal, var score, var left)
                  && deal.viewer() instanceof Seat me
              ? List.of(
                  new FromHost.DealBegan(
                      number,
                      Seen.of(deal.value(), me.next(deal.value().tableau().seats())),
                      score,
                      left))
              : List.of(sent)),
  SPECTATOR_FOR_A_MOMENT(
      Flaw.OWN_COMMITMENT_DIFFERS,
      sent ->
          sent instanceof FromHost.Welcome welcome && welcome.viewer() instanceof Seat
              ? List.of(
                  welcome, welcomed(welcome, Spectator.SPECTATOR, welcome.standing()), welcome)
              : List.of(sent)),
  DEAL_BEGUN_TWICE(
      Flaw.TAKEN_BACK,
      sent -> sent instanceof FromHost.DealBegan ? List.of(sent, sent) : List.of(sent)),
  COMMITMENT_CHANGED(
      Flaw.DRAWN_AGAIN,
      shuffling(fair ->
          fair.settled()
              ? new FairDeal(
                  fair.match(),
                  fair.number(),
                  Commitment.ofHost(fair.match(), fair.number(), forged()),
                  fair.parts(),
                  fair.shown())
              : fair)),
  ANOTHER_SECRET_SHOWN(
      Flaw.HOST_SECRET_DIFFERS,
      shuffling(fair -> fair.shown().isPresent() ? fair.showing(forged()) : fair)),
  SECRET_NEVER_SHOWN(
      Flaw.NOT_SHOWN,
      shuffling(fair ->
          new FairDeal(fair.match(), fair.number(), fair.host(), fair.parts(), Optional.empty()))),
  DEALT_BEFORE_ALL_HAD_REVEALED(
      Flaw.NOT_SETTLED,
      sent ->
          sent instanceof FromHost.ShuffleState(var viewer, FairDeal fair)
                  && fair.settled()
                  && fair.shown().isEmpty()
              ? List.of()
              : List.of(sent)),
  SECRET_LEFT_OUT(
      Flaw.OWN_SECRET_LEFT_OUT,
      sent ->
          sent instanceof FromHost.ShuffleState(Seat me, FairDeal fair) && fair.settled()
              ? List.of(new FromHost.ShuffleState(me, fair.with(me, new Part.Silent())))
              : List.of(sent)),
  SECRET_OF_ANOTHER_ALTERED(
      Flaw.SECRET_DIFFERS,
      sent ->
          sent instanceof FromHost.ShuffleState(Seat me, FairDeal fair)
                  && fair.part(me.next(fair.parts().size()))
                      instanceof Part.Revealed(var commitment, var secret)
              ? List.of(
                  new FromHost.ShuffleState(
                      me,
                      fair.with(
                          me.next(fair.parts().size()), new Part.Revealed(commitment, forged()))))
              : List.of(sent));

  private final Flaw found;

  @SuppressWarnings("ImmutableEnumChecker") // they keep nothing
  private final Function<FromHost, List<FromHost>> replace;

  Lie(Flaw found, Function<FromHost, List<FromHost>> replace) {
    this.found = found;
    this.replace = replace;
  }

  /** What the program finds. */
  Flaw found() {
    return found;
  }

  /** An honest host, of which the programs hear this. */
  Sabotage sabotage() {
    return new Sabotage() {
      @Override
      List<FromHost> pretends(FromHost message) {
        return replace.apply(message);
      }
    };
  }

  private static Function<FromHost, List<FromHost>> shuffling(UnaryOperator<FairDeal> change) {
    return sent ->
        sent instanceof FromHost.ShuffleState(var viewer, FairDeal fair)
            ? List.of(new FromHost.ShuffleState(viewer, change.apply(fair)))
            : List.of(sent);
  }

  private static Secret forged() {
    return Secret.of(new byte[Secret.BYTES]);
  }

  private static FromHost.Intermission scored(FromHost.Intermission pause) {
    return new FromHost.Intermission(
        pause.number(), otherwise(pause.standing()), pause.ready(), pause.millisLeft());
  }

  private static Standing otherwise(Standing score) {
    return new Standing(
        score.deals(),
        score.voids(),
        score.totals().stream().map(points -> points + 5).toList(),
        score.places(),
        score.over());
  }

  private static LobbyState otherwise(LobbyState lobby) {
    return new LobbyState(
        lobby.table(),
        Mischief.otherwise(lobby.rules()),
        lobby.chairs(),
        lobby.owner(),
        lobby.watchable(),
        lobby.needsPassword(),
        lobby.spectators(),
        lobby.blocked(),
        lobby.seatRequests(),
        lobby.latecomers());
  }

  private static FromHost.Welcome welcomed(
      FromHost.Welcome welcome, Viewer viewer, Standing standing) {
    return new FromHost.Welcome(
        welcome.number(),
        viewer,
        welcome.key(),
        welcome.seats(),
        standing,
        Seen.of(welcome.deal().value(), viewer),
        welcome.soFar().stream().flatMap(event -> Seen.of(event.value(), viewer).stream()).toList(),
        welcome.ready(),
        welcome.millisLeft(),
        welcome.owner(),
        welcome.spectators(),
        welcome.help(),
        welcome.ownerActions(),
        welcome.latecomers());
  }
}
