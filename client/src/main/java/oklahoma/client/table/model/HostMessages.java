package oklahoma.client.table.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** Applies the messages of a table's host. The connection checks their numbers and gaps. */
final class HostMessages {
  private final TableState table;
  private final Requests requests;
  private final AutoAnswers answers;
  private final LongSupplier nanos;

  /** The seats whose players have seen a suggestion since the last event. */
  private final Set<Seat> advised = EnumSet.noneOf(Seat.class);

  /**
   * @param requests the requests to the host
   * @param nanos this computer's clock, as {@link System#nanoTime}
   */
  HostMessages(TableState table, Requests requests, AutoAnswers answers, LongSupplier nanos) {
    this.table = table;
    this.requests = requests;
    this.answers = answers;
    this.nanos = nanos;
  }

  /** Applies the host's first message, except the cards, which the model already has. */
  void welcomed(FromHost.Welcome welcome) {
    requests.received(welcome.number());
    sit(welcome);
    resume(welcome);
  }

  /** Applies a message. */
  void take(FromHost.AtTable message) {
    if (message instanceof FromHost.Numbered numbered) {
      requests.received(numbered.number());
    }
    switch (message) {
      case FromHost.Welcome welcome -> restore(welcome);
      case FromHost.Update update -> happened(update);
      case FromHost.DealBegan began -> dealt(began);
      case FromHost.Intermission pause -> paused(pause);
      case FromHost.Seats seats ->
          table.present(
              table.people.update(
                  seats.seats(), seats.owner(), seats.spectators(), seats.latecomers()));
      case FromHost.Refused refused -> refused(refused);
      case FromHost.OwnerActed(var ownerAction) -> table.ownerActed(ownerAction);
      case FromHost.Advised(var seat) -> advised(seat);
      case FromHost.Awake(var millisLeft) -> table.awake(deadline(millisLeft));
    }
  }

  /** Announces a suggestion once until the next event, however many the player looks at. */
  private void advised(Seat seat) {
    if (advised.add(seat)) {
      Name name = table.people.labelsProperty().get().get(seat.ordinal()).name();
      table.present(List.of(new PresenceChange.Advised(seat, name)));
    }
  }

  private void happened(FromHost.Update update) {
    advised.clear();
    if (update.event().value() instanceof Event.ClaimSettled settled && overtaken(settled)) {
      requests.drop();
      table.log.claimed();
    }
    boolean mine = requests.answeredBy(update, table.playerView().me());
    Set<Integer> leaving = mine ? requests.drop().map(Pending::cards).orElse(Set.of()) : Set.of();
    table.happened(
        update.event().value(), mine, leaving, update.mover(), deadline(update.millisLeft()));
    answers.follow();
  }

  /**
   * Whether a seat before the player's own got the card while the player's claim was on its way
   * (O-12). The host will refuse the claim, so the client stops waiting for the answer.
   */
  private boolean overtaken(Event.ClaimSettled settled) {
    return requests
            .pendingProperty()
            .get()
            .filter(asked -> asked.move() instanceof Move.Claim)
            .isPresent()
        && settled.taker().filter(this::sitsBeforeMe).isPresent();
  }

  private boolean sitsBeforeMe(Seat taker) {
    PlayerView view = table.playerView();
    if (view.game() instanceof Oklahoma deal
        && deal.phase() instanceof OklahomaPhase.Claiming window) {
      List<Seat> inTurn = window.discarder().others(deal.rules().seats());
      return inTurn.indexOf(taker) < inTurn.indexOf(view.seat().orElseThrow());
    }
    return false;
  }

  private void dealt(FromHost.DealBegan began) {
    advised.clear();
    requests.drop();
    answers.forget();
    table.dealt(began.deal().value(), began.standing(), deadline(began.millisLeft()));
    answers.follow();
  }

  private void paused(FromHost.Intermission pause) {
    Intermission before = table.intermission.get();
    table.paused(before.now(pause.ready(), deadline(pause.millisLeft())), pause.standing());
  }

  private void restore(FromHost.Welcome welcome) {
    advised.clear();
    PlayerView before = table.playerView();
    Optional<Pending> lost = requests.drop();
    boolean another =
        table.replaceDeal(
            welcome.deal().value(), welcome.viewer(), welcome.standing(), soFar(welcome));
    boolean later = another || !welcome.standing().deals().equals(table.standing.get().deals());
    if (later) {
      answers.forget();
    }
    // before the seats, whose change shows everything again
    List<LogLine> missed = resume(welcome);
    answers.returned(later || missed.stream().anyMatch(this::beginsMyTurn));
    table.present(sit(welcome));
    PlayerView after = table.playerView();
    lost.ifPresent(
        move -> table.announce(new Change.TakenBack(move, Optional.empty(), before, after)));
    table.announce(new Change.Restored(another, before, after));
    answers.follow();
  }

  private List<PresenceChange> sit(FromHost.Welcome welcome) {
    table.help(welcome.help());
    return table.people.update(
        welcome.seats(), welcome.owner(), welcome.spectators(), welcome.latecomers());
  }

  /** Whether the event gives the player the card that begins a turn. */
  private boolean beginsMyTurn(LogLine line) {
    return !line.outOfTurn()
        && line.actor().isPresent()
        && line.actor().equals(table.playerView().seat())
        && switch (line.event()) {
          case Event.Drew _, Event.Took _, Event.ClaimSettled _ -> true;
          default -> false;
        };
  }

  private List<LogLine> resume(FromHost.Welcome welcome) {
    boolean over = table.playerView().game().over();
    Optional<Countdown> deadline = deadline(welcome.millisLeft());
    List<Event> soFar = soFar(welcome);
    Intermission pause =
        over ? table.intermission.get().again(welcome.ready(), deadline) : Intermission.NONE;
    return table.resume(
        soFar,
        welcome.ownerActions(),
        welcome.standing(),
        pause,
        over ? Optional.empty() : deadline);
  }

  private static List<Event> soFar(FromHost.Welcome welcome) {
    return welcome.soFar().stream().map(Seen::value).toList();
  }

  private void refused(FromHost.Refused refused) {
    if (requests.answeredBy(refused)) {
      answers.refused(refused.refusal());
      PlayerView now = table.playerView();
      requests
          .drop()
          .ifPresent(asked ->
              table.announce(
                  new Change.TakenBack(asked, Optional.of(refused.refusal()), now, now)));
      answers.follow();
    }
  }

  private Optional<Countdown> deadline(OptionalLong millis) {
    return millis.isPresent()
        ? Optional.of(Countdown.in(millis.getAsLong(), nanos.getAsLong()))
        : Optional.empty();
  }
}
