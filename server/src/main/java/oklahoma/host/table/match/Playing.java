package oklahoma.host.table.match;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.host.journal.Replay;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Rules;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.SealedDeal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The play of a match: whoever moves, the move is judged, done and told, and the clock of the claim
 * window or the turn runs. A seat that does not move in time is played for.
 */
public final class Playing {
  private static final Logger LOG = LoggerFactory.getLogger(Playing.class);

  private final MatchContext context;
  private final Rules rules;
  private final Seats seats;
  private final Broadcaster broadcaster;
  private RecordedMatch play;
  private RecordedMatch upcoming;

  /** A match that begins. */
  public Playing(MatchContext context, Rules rules, Seats seats, Broadcaster broadcaster) {
    this.context = context;
    this.rules = rules;
    this.seats = seats;
    this.broadcaster = broadcaster;
    play = RecordedMatch.begun(rules, seats.players(), context.outbox(), context.chance());
    upcoming = play;
  }

  /**
   * Goes on with a match from before the host was down; its clock stands until it {@link #wake}s.
   */
  public Playing(
      MatchContext context, Rules rules, Seats seats, Broadcaster broadcaster, Replay before) {
    this.context = context;
    this.rules = rules;
    this.seats = seats;
    this.broadcaster = broadcaster;
    play = RecordedMatch.resumed(before, context.outbox(), context.chance());
    broadcaster.recall(before.soFar());
    broadcaster.recall(play.catchUp());
    upcoming = play;
  }

  /** The clock of the window or the turn begins anew. */
  public void wake() {
    if (dealt()) {
      beginMoment();
    }
  }

  /** The match and its deal as they stand. */
  RecordedMatch play() {
    return play;
  }

  /** Whether anything has been dealt. */
  public boolean dealt() {
    return play.dealt();
  }

  /** Whether nobody can move before the next deal. */
  boolean dealOver() {
    return play.deal().over();
  }

  /** Whether the match that was begun last, of which nothing need be dealt yet, is not over. */
  public boolean undecided() {
    return !upcoming.matchOver();
  }

  /** The next deal is to come: after the end of the match another one begins. */
  void beginMatchIfOver() {
    if (upcoming.matchOver()) {
      upcoming = RecordedMatch.begun(rules, seats.players(), context.outbox(), context.chance());
    }
  }

  /** The match of the next deal: the one on the table, or another that has begun after it. */
  RecordedMatch upcoming() {
    return upcoming;
  }

  /**
   * The next deal of the upcoming match.
   *
   * @param secrets what decides the order of the cards; chance alone does if empty
   */
  void deal(Optional<SealedDeal> secrets) {
    upcoming.deal(secrets);
    play = upcoming;
    beginMoment();
  }

  /** All that is public of the shuffle of the deal; nothing if its cards prove nothing. */
  Optional<FairDeal> fair() {
    return play.shuffled().map(sealed -> dealOver() ? sealed.shown() : sealed.told());
  }

  /** A guest's move. */
  public void commanded(Guest guest, Optional<Seat> seat, ToHost.Command command) {
    switch (judge(seat, command)) {
      case Ruling.Allowed(List<Event> events) ->
          happen(events, Broadcaster.Cause.command(guest, command.id()));
      case Ruling.Refused(Refusal refusal) ->
          context.outbox().tell(guest, new FromHost.Refused(command.id(), refusal));
    }
  }

  private Ruling judge(Optional<Seat> seat, ToHost.Command command) {
    if (seat.isEmpty()) {
      return new Ruling.Refused(Refusal.of(Reason.NOT_SEATED));
    }
    Ruling ruling = play.judge(seat.get(), command.move());
    boolean late = command.seen() < broadcaster.momentBegan(seat.get());
    return late && ruling instanceof Ruling.Allowed ? tooLate(command.move()) : ruling;
  }

  /** The move was meant for a window or a turn that is over. */
  private static Ruling tooLate(Move move) {
    boolean answer = move instanceof Move.Claim || move instanceof Move.Pass;
    return new Ruling.Refused(Refusal.of(answer ? Reason.WINDOW_CLOSED : Reason.TURN_OVER));
  }

  /** A bot's move. */
  public void botChose(TableMessage.BotChose message) {
    Seat seat = message.seat();
    if (!current(seat, message.question())) {
      return;
    }
    switch (play.judge(seat, message.move())) {
      case Ruling.Allowed(List<Event> events) -> happen(events, Broadcaster.Cause.UNSAID);
      case Ruling.Refused(Refusal refusal) -> {
        LOG.error("{}: the bot in seat {} was refused: {}", context.table(), seat, refusal);
        playFor(seat, Broadcaster.Cause.UNSAID);
      }
    }
  }

  /** A bot knows no move. */
  public void botFailed(TableMessage.BotFailed message) {
    LOG.error("{}: the bot in seat {} failed", context.table(), message.seat(), message.failure());
    if (current(message.seat(), message.question())) {
      playFor(message.seat(), Broadcaster.Cause.UNSAID);
    }
  }

  /** Whether a bot's answer belongs to what its seat sees now. */
  private boolean current(Seat seat, long question) {
    return seats.bot(seat).isPresent()
        && context.bots().answers(seat, question, broadcaster.number(seat));
  }

  /** Asks the bots that are to act. */
  public void askBots() {
    Deal deal = play.deal();
    for (Seat seat : deal.toAct().stream().sorted().toList()) {
      seats
          .bot(seat)
          .ifPresent(level ->
              context
                  .bots()
                  .ask(
                      seat,
                      level,
                      seats.temper(seat),
                      broadcaster.number(seat),
                      play.standing(),
                      deal,
                      broadcaster.noticed(seat)));
    }
  }

  /** O-11: in a window that waits for all, a seat that dropped passes after a while. */
  public void watchForAbsent() {
    if (waitsForAll()) {
      for (Seat seat : play.deal().toAct()) {
        seats.absence(seat).ifPresent(absence -> context.clock().watchFor(seat, absence));
      }
    }
  }

  /** The time of a dropped seat in a window that waits for all is up. */
  public void awayTooLong(TableMessage.AwayTooLong away) {
    boolean still = seats.absence(away.seat()).equals(Optional.of(away.absence()));
    if (still && context.clock().moment() == away.moment() && waitsForAll()) {
      playFor(away.seat(), Broadcaster.Cause.UNSAID);
    }
  }

  /** The time of a window or a turn is up. */
  public void timeUp(long moment) {
    if (context.clock().moment() == moment) {
      playForTheSilent(inWindow() ? Broadcaster.Cause.UNSAID : Broadcaster.Cause.TURN_CLOCK);
    }
  }

  /** O-12: a window that waits for all is closed, silence being a pass. */
  public void closeWindow(Deed deed) {
    if (waitsForAll()) {
      playForTheSilent(Broadcaster.Cause.deed(deed, Mover.SEAT));
    }
  }

  /** Whether a claim window is open. */
  boolean inWindow() {
    return play.deal().claimWindow();
  }

  /** Whether a move of this seat is asked for; in a window also if it may have been given. */
  boolean asks(Seat seat) {
    return play.deal().openlyAsks(seat);
  }

  private boolean waitsForAll() {
    return inWindow() && play.deal().timeLimit().isEmpty();
  }

  /** Plays for every seat that the deal waits for, until the window or the turn is over. */
  private void playForTheSilent(Broadcaster.Cause cause) {
    long moment = context.clock().moment();
    Broadcaster.Cause told = cause;
    while (context.clock().moment() == moment && !play.deal().toAct().isEmpty()) {
      playFor(Collections.min(play.deal().toAct()), told);
      told = told.told();
    }
  }

  /** Answers for one seat unless it has answered, or plays the rest of its turn. */
  public void skip(Seat seat, Deed deed) {
    long moment = context.clock().moment();
    Broadcaster.Cause cause = Broadcaster.Cause.deed(deed, inWindow() ? Mover.SEAT : Mover.OWNER);
    while (context.clock().moment() == moment && play.deal().toAct().contains(seat)) {
      playFor(seat, cause);
      cause = cause.told();
    }
    cause.deed().ifPresent(broadcaster::tended);
  }

  private void playFor(Seat seat, Broadcaster.Cause cause) {
    Move move = play.deal().byDefault(seat).orElseThrow();
    switch (play.judge(seat, move)) {
      case Ruling.Allowed(List<Event> events) -> happen(events, cause);
      case Ruling.Refused(Refusal refusal) ->
          throw new IllegalStateException("the default was refused: " + refusal);
    }
  }

  private void happen(List<Event> events, Broadcaster.Cause cause) {
    List<Event> all = play.happen(events);
    context.clock().moved();
    if (all.stream().anyMatch(Event::endsMoment)) {
      beginMoment();
    }
    broadcaster.happened(all, cause, context.clock().millisLeft());
    if (dealOver()) {
      fair().ifPresent(broadcaster::fair);
    }
  }

  private void beginMoment() {
    Optional<Duration> limit =
        play.deal().timeLimit().stream().mapToObj(Duration::ofSeconds).findFirst();
    context.clock().begin(limit, TableMessage.TimeUp::new);
    watchForAbsent();
  }
}
