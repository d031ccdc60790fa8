package oklahoma.host.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.effect.StepInputs;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.match.MatchState;
import oklahoma.host.table.match.PhaseClock;
import oklahoma.host.table.match.Playing;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.PasswordGate;
import oklahoma.host.table.people.ReconnectTimers;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.table.snapshot.TableContext;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Speaker;

/**
 * A table: its people, its chat, and its stage, the lobby or a match. Immutable: a message yields a
 * new state and the effects to perform. Deadlines are part of the state; {@link #due} gives the
 * next one.
 *
 * @param stage the lobby or the match
 * @param abandonTimer the time for which no player has been connected
 * @param byeReason why the table closes; empty while it stays open
 */
record TableState(
    Stage stage,
    Chat chat,
    PasswordGate gate,
    AbandonTimer abandonTimer,
    Optional<ByeReason> byeReason) {

  /**
   * The state of a new table.
   *
   * @param regulars the players whom it expects, if it was open before
   */
  static TableState opened(int number, TableSetup setup, Regulars regulars) {
    return of(LobbyStage.fresh(TableContext.of(number, setup, regulars)));
  }

  /**
   * The state of a saved table before {@link #resume}.
   *
   * @param insideKey the key for the seat of the in-process player who opened it
   */
  static TableState saved(SavedTable saved, Optional<SeatKey> insideKey) {
    TableContext context = TableContext.of(saved);
    Optional<Participant> insider =
        saved.kept().inside().flatMap(me -> context.roster().number(me.number()));
    TableContext keyed =
        insider.isPresent() && insideKey.isPresent()
            ? context.with(insider.get().withKey(insideKey.get()))
            : context;
    return of(LobbyStage.of(keyed, saved.kept().lobby()));
  }

  private static TableState of(Stage stage) {
    return new TableState(
        stage, Chat.SILENCE, PasswordGate.EMPTY, AbandonTimer.NONE, Optional.empty());
  }

  TableState with(Stage other) {
    return new TableState(other, chat, gate, abandonTimer, byeReason);
  }

  TableState with(TableContext other) {
    return with(stage.with(other));
  }

  private TableState with(ReconnectTimers timers) {
    return with(context().with(timers));
  }

  private TableState with(Chat other) {
    return new TableState(stage, other, gate, abandonTimer, byeReason);
  }

  TableState with(PasswordGate other) {
    return new TableState(stage, chat, other, abandonTimer, byeReason);
  }

  private TableState with(AbandonTimer other) {
    return new TableState(stage, chat, gate, other, byeReason);
  }

  private TableState closed(ByeReason reason) {
    return new TableState(stage, chat, gate, abandonTimer, Optional.of(reason));
  }

  TableContext context() {
    return stage.context();
  }

  Roster roster() {
    return context().roster();
  }

  /** The table in a list of tables. */
  TableListing listing() {
    return TableListing.of(stage, Entrance.offered(this));
  }

  /**
   * The state with which the table can open again after it has closed; empty if no match has begun
   * from its lobby.
   */
  Optional<LastTable> last() {
    Lobby lobby =
        switch (stage) {
          case LobbyStage waiting -> waiting.lobby();
          case MatchStage playing -> playing.match().lobby();
        };
    return LastTable.of(context().setup(), lobby, context().regulars());
  }

  /** The table's next deadline; empty if there is none. */
  OptionalLong due() {
    return PhaseClock.earlier(
        PhaseClock.earlier(stage.due(), context().timers().due()),
        PhaseClock.earlier(gate.due(), abandonTimer.due()));
  }

  /** Continues where the journal ends, and waits for everybody who had a seat. */
  Step resume(SavedTable saved, StepInputs inputs) {
    StepContext step = new StepContext(inputs);
    if (saved.orphan()) {
      TableContext.giveUpMatch(step); // no guest knows of that match
    }
    TableState resumed =
        saved.match().isPresent()
            ? with(
                new MatchStage(
                    MatchState.resumed(context(), saved.kept(), saved.match().get(), step), false))
            : awaitAll(step.now());
    return new Step(resumed.proceed(this, step), step.effects());
  }

  /** Starts to wait for all players who are not connected. */
  private TableState awaitAll(long now) {
    ReconnectTimers timers = context().timers();
    for (Participant person : roster().sitting().toList()) {
      timers = person.here() ? timers : timers.begin(person.number(), now);
    }
    return with(timers);
  }

  /** The table after this message and all its consequences. */
  Step after(TableMessage message, StepInputs inputs) {
    StepContext step = new StepContext(inputs);
    TableState read = read(message, step);
    // Each deadline that has come has had its consequences already.
    boolean settled = message instanceof TableMessage.DeadlineReached || read.byeReason.isPresent();
    TableState next = settled ? read : read.proceed(this, step);
    boolean forGood = next.byeReason.equals(Optional.of(ByeReason.TABLE_CLOSED));
    return new Step(forGood ? next.forgotten(step) : next, step.effects());
  }

  /** The table after a match that cannot continue. */
  private TableState forgotten(StepContext step) {
    return with(undecided() ? context().giveUp(step) : context().forget(step));
  }

  /** The table while the journal cannot be written. Everybody hears of it, and clocks stop. */
  Step asleep(StepInputs inputs) {
    StepContext step = new StepContext(inputs);
    step.send(roster().guests(), new FromHost.Asleep());
    return new Step(with(context().timers().count(false, step.now())), step.effects());
  }

  /** The table once the journal can be written again. No clock has run meanwhile. */
  Step awake(StepInputs inputs) {
    StepContext step = new StepContext(inputs);
    TableState counting = counting(step.now()).with(AbandonTimer.NONE);
    TableState awake = counting.with(counting.stage.awake(step)).watched(step.now());
    step.send(roster().guests(), new FromHost.Awake(awake.stage.millisLeft(step.now())));
    return new Step(awake, step.effects());
  }

  /** As {@link Stage#sentLate}. */
  TableState sentLate(long then, long now) {
    return with(stage.sentLate(then, now));
  }

  /** Whether the answer to this question would still count. */
  boolean awaits(Effect.AskBot asked) {
    return stage instanceof MatchStage playing
        && Playing.current(playing.match(), asked.seat(), asked.question());
  }

  /** The effects that send everybody away. */
  List<Effect> end(ByeReason reason) {
    return Stream.concat(roster().guests().stream(), gate.guests().stream())
        .<Effect>map(guest -> new Effect.Bye(guest, reason))
        .toList();
  }

  private TableState read(TableMessage message, StepContext step) {
    return switch (message) {
      case TableMessage.Joined(Guest guest, ToHost.Hello hello) ->
          Entrance.joined(this, guest, hello, step);
      case TableMessage.Received(Guest guest, ToHost content) -> received(guest, content, step);
      case TableMessage.Silent(Guest guest, boolean now) ->
          roster().of(guest).map(person -> with(context().with(person.slow(now)))).orElse(this);
      case TableMessage.SessionEnded(Guest guest) -> {
        TableState unasked = with(gate.without(guest));
        yield roster().of(guest).map(person -> unasked.gone(person, step)).orElse(unasked);
      }
      case TableMessage.DeadlineReached come -> deadlineReached(step);
      case TableMessage.TryAgain again -> this; // the table is awake already
      case TableMessage.Close(ByeReason reason) -> closed(reason);
      case TableMessage.ForMatch forMatch -> with(stage.read(forMatch, step));
    };
  }

  private TableState proceed(TableState before, StepContext step) {
    TableState changed = changeStage(before, step);
    if (changed.byeReason.isPresent()) {
      return changed;
    }
    TableState counting = changed.counting(step.now());
    TableState proceeded = counting.with(counting.stage.proceed(step));
    if (!proceeded.roster().equals(before.roster())
        || !proceeded.series().equals(before.series())) {
      proceeded.sendChatAndSeries(before, step);
    }
    return proceeded.watched(step.now());
  }

  private void sendChatAndSeries(TableState before, StepContext step) {
    List<Guest> earlier = before.roster().guests();
    for (Guest guest : roster().guests()) {
      if (!earlier.contains(guest)) {
        chat.repeatTo(guest, step);
      }
      sendSeries(guest, earlier.contains(guest) ? before.series() : Series.EMPTY, step);
    }
  }

  private Series series() {
    return context().regulars().series();
  }

  /** Sends the series of matches to everybody after each match, and to each newcomer. */
  private void sendSeries(Guest guest, Series known, StepContext step) {
    if (!series().equals(known)) {
      step.send(guest, new FromHost.Matches(series()));
    }
  }

  private TableState counting(long now) {
    return with(context().timers().count(roster().anybodyHere(), now));
  }

  private TableState received(Guest guest, ToHost message, StepContext step) {
    Optional<Participant> sender = roster().of(guest);
    if (sender.isEmpty()) {
      return message instanceof ToHost.ProvePassword(PasswordProof proof)
          ? Entrance.proved(this, guest, proof, step)
          : this; // sent before the guest got the goodbye
    }
    Participant person = early(message) ? sender.get() : sender.get().keyArrived();
    return with(context().with(person)).received(guest, person, message, step);
  }

  /**
   * Whether a program sends such a message as soon as it is connected, so that it does not prove
   * that the new key has arrived.
   */
  private static boolean early(ToHost message) {
    return message instanceof ToHost.Ping
        || message instanceof ToHost.AnswerShuffle
        || message instanceof ToHost.Leave;
  }

  private TableState received(Guest guest, Participant person, ToHost message, StepContext step) {
    return switch (message) {
      case ToHost.Hello again -> {
        step.bye(guest, ByeReason.BAD_MESSAGE);
        yield this;
      }
      case ToHost.ProvePassword late -> this; // the guest is at the table already
      case ToHost.ForTable forTable -> receivedInAnyStage(guest, person, forTable, step);
      case ToHost.ForStage forStage -> with(stage.received(guest, person, forStage, step));
    };
  }

  private TableState receivedInAnyStage(
      Guest guest, Participant person, ToHost.ForTable message, StepContext step) {
    return switch (message) {
      case ToHost.Leave(boolean forNow) -> {
        step.bye(guest, ByeReason.LEFT);
        yield forNow && !person.watches()
            ? leftForNow(person, step)
            : with(Removal.left(stage, person));
      }
      case ToHost.Ping(long stamp) -> {
        step.send(guest, new FromHost.Pong(stamp));
        yield this;
      }
      case ToHost.Chat(var chatMessage) -> {
        Speaker speaker = new Speaker(person.name(), stage.seat(person));
        yield with(chat.say(person, speaker, chatMessage, roster().guests(), step));
      }
      case ToHost.AllowTakeOver(boolean allowed) -> {
        if (roster().owns(person)) {
          yield with(stage.admit(stage.admission().latecomers(allowed)));
        }
        step.send(guest, new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
        yield this;
      }
      case ToHost.RemoveSpectator removal -> removeSpectator(guest, person, removal, step);
    };
  }

  /** Removes a spectator, in the same way in lobby and match. */
  private TableState removeSpectator(
      Guest guest, Participant asks, ToHost.RemoveSpectator removal, StepContext step) {
    Optional<Participant> unwelcome =
        roster().named(removal.spectator()).filter(Participant::watches);
    if (roster().owns(asks) && unwelcome.isPresent()) {
      return with(Removal.of(stage, unwelcome.get(), removal.block(), step));
    }
    LobbyFault fault = roster().owns(asks) ? LobbyFault.NOT_WATCHING : LobbyFault.NOT_OWNER;
    step.send(guest, new FromHost.LobbyRefused(fault));
    return this;
  }

  /** The table after a person's connection is lost. A spectator leaves for good. */
  private TableState gone(Participant person, StepContext step) {
    if (person.watches()) {
      return with(Removal.left(stage, person));
    }
    Participant away = person.away();
    TableState lost = with(context().with(away));
    return lost.with(lost.stage.away(away, step));
  }

  private TableState leftForNow(Participant person, StepContext step) {
    Participant away = person.leftForNow();
    TableState left = with(context().with(away));
    return left.with(left.stage.leftForNow(away, step));
  }

  /** Handles the deadlines one after another, the earliest first; one may change the others. */
  private TableState deadlineReached(StepContext step) {
    OptionalLong due = due();
    if (byeReason.isPresent() || due.isEmpty() || due.getAsLong() > step.now()) {
      return this;
    }
    return timeUp(due, step).proceed(this, step).deadlineReached(step);
  }

  private TableState timeUp(OptionalLong due, StepContext step) {
    if (due.equals(gate.due())) {
      return with(gate.timeUp(step));
    }
    ReconnectTimers timers = context().timers();
    if (due.equals(timers.due())) {
      int person = timers.first().orElseThrow();
      TableState over = with(timers.end(person));
      return roster()
          .number(person)
          .map(lost -> over.with(over.stage.graceOver(lost)))
          .orElse(over);
    }
    return due.equals(stage.due()) ? with(stage.timeUp(step)) : with(AbandonTimer.OVER);
  }

  private TableState changeStage(TableState before, StepContext step) {
    return switch (stage) {
      case LobbyStage lobby when lobby.lineUp().isPresent() ->
          with(
              new MatchStage(
                  MatchState.begun(context(), lobby.lineUp().get(), lobby.lobby(), step), false));
      case MatchStage match when match.backToLobby() -> lobbyAfter(match.match(), step.now());
      case MatchStage match when match.match().abandoned() -> lastHumanLeft(match, step);
      case LobbyStage lobby when lasts() && before.seated() && !seated() -> startAgain(step);
      case LobbyStage lobby -> this;
      case MatchStage match -> this;
    };
  }

  private TableState lobbyAfter(MatchState match, long now) {
    Lobby lobby = match.lobby().afterMatch(names(roster().sitting()), names(roster().watching()));
    TableState waiting = awaitAll(now);
    return waiting.with(LobbyStage.of(waiting.context(), lobby));
  }

  private static List<Name> names(Stream<Participant> people) {
    return people.map(Participant::name).toList();
  }

  private TableState lastHumanLeft(MatchStage match, StepContext step) {
    return lasts() ? startAgain(step) : with(match.seatsSent(step)).closed(ByeReason.TABLE_CLOSED);
  }

  /**
   * The table with an empty lobby. Spectators stay if the table allows them, and the series of
   * matches continues.
   */
  TableState startAgain(StepContext step) {
    TableContext ended = undecided() ? context().giveUp(step) : context();
    Stage fresh = LobbyStage.fresh(emptied(ended));
    Stage watched =
        fresh.admission().watchable()
            ? fresh
            : Removal.of(
                fresh, fresh.context().roster().watching().toList(), ByeReason.NOT_WATCHABLE, step);
    return with(chat.forgotten()).with(AbandonTimer.NONE).with(watched);
  }

  static TableContext emptied(TableContext full) {
    TableContext empty = full.with(full.timers().stopped()).with(full.regulars().gone());
    for (Participant person : full.roster().sitting().toList()) {
      empty = empty.without(person);
    }
    return empty;
  }

  /**
   * Whether a match is running that is not decided. If it ends early nobody gets to see its hidden
   * cards.
   */
  private boolean undecided() {
    return stage instanceof MatchStage now && now.match().undecided();
  }

  /** Runs the timer after which a lasting table gives its seats to newcomers. */
  private TableState watched(long now) {
    return with(isDeserted() ? abandonTimer.started(now) : AbandonTimer.NONE);
  }

  private boolean lasts() {
    return context().setup().opening() == TableSetup.Opening.LASTING_LOBBY;
  }

  private boolean seated() {
    return roster().sitting().findAny().isPresent();
  }

  private boolean isDeserted() {
    return lasts() && seated() && !roster().anybodyHere();
  }
}
