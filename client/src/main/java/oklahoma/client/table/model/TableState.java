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
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.model.playerview.OklahomaPrompts;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/** The state of a table. Only messages of the host, or a record, change it. */
final class TableState {
  final ReadOnlyObjectWrapper<PlayerView> playerView;
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
   * @param replayed whether a record is shown, so that nobody can play
   */
  TableState(Deal deal, Viewer viewer, Standing score, Consumer<ToHost> outbox, boolean replayed) {
    this.replayed = replayed;
    people = new TablePeople(outbox, () -> playerView().seat());
    count(score, deal);
    PlayerView first = new PlayerView(deal, viewer, arranged(deal, viewer, Optional.empty()));
    playerView = new ReadOnlyObjectWrapper<>(this, "playerView", first);
    standing = new ReadOnlyObjectWrapper<>(this, "standing", score);
    prompt = new ReadOnlyObjectWrapper<>(this, "prompt", prompt(Optional.empty(), score));
    own = new OwnCards(playerView, this::announce);
  }

  /** Adds a listener that runs after every change, when all properties have been updated. */
  Subscription addListener(Consumer<Change> watcher) {
    watchers.add(watcher);
    return () -> watchers.remove(watcher);
  }

  boolean replayed() {
    return replayed;
  }

  PlayerView playerView() {
    return playerView.get();
  }

  /** The number of the deal in the match, from 1. */
  int round() {
    return dealsBefore + 1;
  }

  /**
   * The number that players see: a void round of gin is dealt again (G-12), and the last hand of
   * Oklahoma may be (O-23); both keep their number.
   */
  int number() {
    return switch (playerView.get().game()) {
      case Oklahoma deal -> deal.hand();
      case Gin gin -> roundsBefore + 1;
    };
  }

  /** The number of deals in the match before this one. */
  int dealsBefore() {
    return dealsBefore;
  }

  TableHelp help() {
    return help;
  }

  void help(TableHelp offered) {
    help = offered;
  }

  /**
   * Applies an event.
   *
   * @param mine whether the event answers the player's own move
   * @param leaving the ids of cards that leave the hand, where equal cards leave a choice
   */
  void happened(
      Event event, boolean mine, Set<Integer> leaving, Mover mover, Optional<Countdown> deadline) {
    PlayerView before = playerView.get();
    Deal deal = before.game().after(event);
    playerView.set(new PlayerView(deal, before.me(), own.after(event, deal, leaving)));
    log.add(new LogLine(round(), event, deal, mover), before.seat());
    await(deadline);
    announce(new Change.Happened(event, mine, before, playerView.get()));
  }

  /** Begins a deal. */
  void dealt(Deal deal, Standing score, Optional<Countdown> deadline) {
    PlayerView before = playerView.get();
    count(score, deal);
    intermission.set(Intermission.NONE);
    standing.set(score);
    if (score.deals().isEmpty()) {
      log.clear();
    }
    Arranged arranged = arranged(deal, before.me(), own.alwaysSortedProperty().get());
    playerView.set(new PlayerView(deal, before.me(), arranged));
    own.forget();
    await(deadline);
    announce(new Change.Dealt(before, playerView.get()));
  }

  /** The deal is over; the pause before the next begins. */
  void paused(Intermission pause, Standing score) {
    intermission.set(pause);
    standing.set(score);
    await(Optional.empty());
  }

  /** Logs and announces an action of the owner. */
  void ownerActed(OwnerAction ownerAction) {
    log.add(new LogOwnerAction(round(), ownerAction));
    people.ownerActed(ownerAction);
  }

  /** Logs and announces people who have come or gone. */
  void present(List<PresenceChange> changes) {
    changes.forEach(change -> {
      log.add(round(), change);
      people.announce(change);
    });
  }

  /** Replaces the deadline because the host has restarted its clock. */
  void awake(Optional<Countdown> deadline) {
    if (playerView.get().game().over()) {
      Intermission pause = intermission.get();
      intermission.set(pause.now(pause.ready(), deadline));
    } else {
      await(deadline);
    }
  }

  /**
   * Replaces the deal. If it is the same deal as before, the hand keeps its order and its undo
   * history; if it is the same match, the log keeps its lines.
   *
   * @param soFar the events of the deal that the viewer has seen
   * @return whether it belongs to another match
   */
  boolean replaceDeal(Deal deal, Viewer me, Standing score, List<Event> soFar) {
    PlayerView before = playerView.get();
    int known = dealsBefore;
    int round = round();
    count(score, deal);
    boolean there = me == before.me() && known == dealsBefore;
    boolean another =
        !replayed && (!score.follows(standing.get()) || (there && !log.continues(round, soFar)));
    if (another) {
      log.clear();
    }
    boolean same = there && !another;
    Arranged arranged =
        same ? own.holding(deal, Set.of()) : arranged(deal, me, own.alwaysSortedProperty().get());
    if (replayed) {
      arranged = arranged.with(arranged.hand().settled());
    }
    playerView.set(new PlayerView(deal, me, arranged));
    if (!same) {
      own.forget(); // card ids start from 0 in each hand
    }
    return another;
  }

  /** The first arrangement of a hand. A record has no tray, because nobody lays down there. */
  private Arranged arranged(Deal deal, Viewer me, Optional<Sort> kept) {
    Arranged dealt = OwnCards.dealt(deal, me, kept);
    return replayed ? dealt.with(Tray.none()) : dealt;
  }

  private void count(Standing score, Deal deal) {
    dealsBefore = score.deals().size() - (deal.over() ? 1 : 0);
    roundsBefore = score.rounds(Math.max(0, dealsBefore));
  }

  /**
   * Brings log, prompt and scores up to date after the deal was replaced. The scores change last,
   * because their listeners show the whole table and must not see a prompt of an earlier deal.
   *
   * @return the log lines that are new
   */
  List<LogLine> resume(
      List<Event> soFar,
      List<OwnerAction> ownerActions,
      Standing score,
      Intermission pause,
      Optional<Countdown> deadline) {
    intermission.set(pause);
    List<LogLine> missed =
        log.restore(round(), playerView.get().game(), soFar, ownerActions, playerView.get().seat());
    prompt.set(prompt(deadline, score));
    standing.set(score);
    return missed;
  }

  private void await(Optional<Countdown> deadline) {
    prompt.set(prompt(deadline, standing.get()));
  }

  /**
   * The prompt for this state. In a record it is that of a spectator, whom the table never waits
   * for.
   */
  private Prompt prompt(Optional<Countdown> deadline, Standing score) {
    PlayerView now = playerView.get();
    PlayerView asked = replayed ? new PlayerView(now.game(), Spectator.SPECTATOR, now.own()) : now;
    return OklahomaPrompts.of(asked, deadline, score.over());
  }

  /** Announces a change to the listeners. */
  void announce(Change change) {
    List.copyOf(watchers).forEach(watcher -> watcher.accept(change));
  }
}
