package oklahoma.client.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.LogOwnerAction;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.table.model.log.TableLog;
import oklahoma.client.table.model.sight.Countdown;
import oklahoma.client.table.model.sight.OklahomaPrompts;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * The state of a table, and the operations that change it. Only messages of the host, or a record,
 * change it.
 */
final class TableState {
  final ReadOnlyObjectWrapper<Sight> sight;
  final ReadOnlyObjectWrapper<Prompt> prompt;
  final ReadOnlyObjectWrapper<Standing> standing;
  final ReadOnlyObjectWrapper<Intermission> intermission =
      new ReadOnlyObjectWrapper<>(this, "intermission", Intermission.NONE);
  final ReadOnlyBooleanWrapper clocks = new ReadOnlyBooleanWrapper(this, "clocks", true);
  final ReadOnlyBooleanWrapper ended = new ReadOnlyBooleanWrapper(this, "ended");
  final OwnCards own;
  final TablePeople people;
  final TableLog log = new TableLog();
  private final List<Consumer<Change>> watchers = new ArrayList<>();
  private final boolean replayed;
  private TableHelp help = TableHelp.ALL;
  private int dealsBefore;
  private int roundsBefore;

  /**
   * @param outbox receives the messages for the host
   * @param replayed whether a record is shown, so that nobody plays
   */
  TableState(Deal deal, Viewer viewer, Standing score, Consumer<ToHost> outbox, boolean replayed) {
    this.replayed = replayed;
    people = new TablePeople(outbox, () -> sight().seat());
    count(score, deal);
    Sight first = new Sight(deal, viewer, arranged(deal, viewer, Optional.empty()));
    sight = new ReadOnlyObjectWrapper<>(this, "sight", first);
    standing = new ReadOnlyObjectWrapper<>(this, "standing", score);
    prompt = new ReadOnlyObjectWrapper<>(this, "prompt", prompt(Optional.empty(), score));
    own = new OwnCards(sight, this::tell);
  }

  /** Calls a listener after every change, when all properties have been updated. */
  Subscription watch(Consumer<Change> watcher) {
    watchers.add(watcher);
    return () -> watchers.remove(watcher);
  }

  /** Whether a record is shown, so that nobody plays. */
  boolean replayed() {
    return replayed;
  }

  /** The deal as this viewer sees it now. */
  Sight sight() {
    return sight.get();
  }

  /** Which deal of the match this is, from 1. */
  int round() {
    return dealsBefore + 1;
  }

  /**
   * What this hand or round is called: a void round of gin is dealt again (G-12), and the last hand
   * of Oklahoma may be (O-23).
   */
  int number() {
    return switch (sight.get().game()) {
      case Oklahoma deal -> deal.hand();
      case Gin gin -> roundsBefore + 1;
    };
  }

  /** How many deals of the match were played before this one. */
  int dealsBefore() {
    return dealsBefore;
  }

  /** The help that there is at this table. */
  TableHelp help() {
    return help;
  }

  /** Sets the help of the table. */
  void help(TableHelp offered) {
    help = offered;
  }

  /**
   * Something happens.
   *
   * @param mine whether the player has asked for it
   * @param leaving the ids of the cards that leave the hand by it, where equal ones are held
   */
  void happened(
      Event event, boolean mine, Set<Integer> leaving, Mover mover, Optional<Countdown> deadline) {
    Sight before = sight.get();
    Deal deal = before.game().after(event);
    sight.set(new Sight(deal, before.me(), own.after(event, deal, leaving)));
    log.add(new LogLine(round(), event, deal, mover), before.seat());
    await(deadline);
    tell(new Change.Happened(event, mine, before, sight.get()));
  }

  /** A deal begins; all its cards come from the stock. */
  void dealt(Deal deal, Standing score, Optional<Countdown> deadline) {
    Sight before = sight.get();
    count(score, deal);
    intermission.set(Intermission.NONE);
    standing.set(score);
    if (score.deals().isEmpty()) {
      log.clear();
    }
    Arranged arranged = arranged(deal, before.me(), own.alwaysSortedProperty().get());
    sight.set(new Sight(deal, before.me(), arranged));
    own.forget();
    await(deadline);
    tell(new Change.Dealt(before, sight.get()));
  }

  /** The deal is over, and the next one waits. */
  void paused(Intermission pause, Standing score) {
    intermission.set(pause);
    standing.set(score);
    await(Optional.empty());
  }

  /** The owner of the table has acted on others. */
  void tended(OwnerAction ownerAction) {
    log.add(new LogOwnerAction(round(), ownerAction));
    people.tended(ownerAction);
  }

  /** Some have come or gone. */
  void present(List<PresenceChange> changes) {
    changes.forEach(change -> {
      log.add(round(), change);
      people.tell(change);
    });
  }

  /** A clock that ran has begun again. */
  void awake(Optional<Countdown> deadline) {
    if (sight.get().game().over()) {
      Intermission pause = intermission.get();
      intermission.set(pause.now(pause.ready(), deadline));
    } else {
      await(deadline);
    }
  }

  /**
   * The cards lie so now. The hand keeps its order, and the player can undo it, when the same deal
   * goes on, and the log what it told when the same match does.
   *
   * @param soFar what the viewer has noticed in the deal
   * @return whether it is another match than before
   */
  boolean stand(Deal deal, Viewer me, Standing score, List<Event> soFar) {
    Sight before = sight.get();
    int known = dealsBefore;
    int round = round();
    count(score, deal);
    boolean there = me == before.me() && known == dealsBefore;
    boolean another =
        !replayed && (!score.follows(standing.get()) || (there && !log.goesOn(round, soFar)));
    if (another) {
      log.clear();
    }
    boolean same = there && !another;
    Arranged arranged =
        same ? own.holding(deal, Set.of()) : arranged(deal, me, own.alwaysSortedProperty().get());
    if (replayed) {
      arranged = arranged.with(arranged.hand().settled());
    }
    sight.set(new Sight(deal, me, arranged));
    if (!same) {
      own.forget(); // the numbers of the cards begin again with each hand
    }
    return another;
  }

  /** In a record nobody arranges cards for laying down. */
  private Arranged arranged(Deal deal, Viewer me, Optional<Sort> kept) {
    Arranged dealt = OwnCards.dealt(deal, me, kept);
    return replayed ? dealt.with(Tray.none()) : dealt;
  }

  private void count(Standing score, Deal deal) {
    dealsBefore = score.deals().size() - (deal.over() ? 1 : 0);
    roundsBefore = score.rounds(Math.max(0, dealsBefore));
  }

  /**
   * It goes on after what happened so far. The score comes last: those who watch it show the whole
   * table, which must not wait any more for what an earlier deal asked.
   *
   * @return the lines of the log that were not told before
   */
  List<LogLine> resume(
      List<Event> soFar,
      List<OwnerAction> ownerActions,
      Standing score,
      Intermission pause,
      Optional<Countdown> deadline) {
    intermission.set(pause);
    List<LogLine> missed =
        log.restore(round(), sight.get().game(), soFar, ownerActions, sight.get().seat());
    prompt.set(prompt(deadline, score));
    standing.set(score);
    return missed;
  }

  private void await(Optional<Countdown> deadline) {
    prompt.set(prompt(deadline, standing.get()));
  }

  /** A record waits for nobody. */
  private Prompt prompt(Optional<Countdown> deadline, Standing score) {
    Sight now = sight.get();
    Sight asked = replayed ? new Sight(now.game(), Onlooker.ONLOOKER, now.own()) : now;
    return OklahomaPrompts.of(asked, deadline, score.over());
  }

  /** Tells everybody who watches. */
  void tell(Change change) {
    List.copyOf(watchers).forEach(watcher -> watcher.accept(change));
  }
}
