package oklahoma.client.net;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * Sits at a table model as a player would and plays it at random, using only what the model offers;
 * and sees to it that what was played through is what the host says.
 */
final class Referee {
  private final Executor table;
  private final RandomGenerator chance;
  private Optional<HostConnection> link = Optional.empty();
  private Optional<TableModel> model = Optional.empty();
  private Optional<String> fault = Optional.empty();
  private Optional<ConnectionEnd> ending = Optional.empty();
  private boolean waiting;
  private int compared;
  private int events;

  Referee(Executor table, long seed) {
    this.table = table;
    this.chance = new SplittableRandom(seed);
  }

  void sitAt(HostConnection line) {
    link = Optional.of(line);
  }

  void hear(FromHost message) {
    waiting &= !(message instanceof FromHost.Welcome);
    if (waiting && message instanceof FromHost.Numbered) {
      return;
    }
    if (message instanceof FromHost.Welcome welcome && model.isEmpty()) {
      TableModel fresh =
          new TableModel(
              welcome,
              this::say,
              (ms, what) -> table.execute(what),
              System::nanoTime,
              new SplittableRandom(chance.nextLong()));
      model = Optional.of(fresh);
      fresh.addListener(this::changed);
      act(fresh);
    } else if (message instanceof FromHost.AtTable atTable) {
      model.ifPresent(known -> show(known, atTable));
    }
  }

  /** As the line loses moves while a welcome is waited for. */
  private void say(ToHost request) {
    if (!waiting || !(request instanceof ToHost.Command)) {
      link.orElseThrow().send(request);
    }
  }

  void ended(ConnectionEnd how) {
    ending = Optional.of(how);
  }

  Optional<String> fault() {
    return fault;
  }

  Optional<ConnectionEnd> ending() {
    return ending;
  }

  Optional<TableModel> model() {
    return model;
  }

  int compared() {
    return compared;
  }

  private void show(TableModel known, FromHost.AtTable message) {
    if (message instanceof FromHost.Welcome welcome) {
      if (hand(welcome.deal().value()) == hand(known.playerView().deal())) {
        compare(known, welcome);
      }
      events = welcome.soFar().size();
    }
    known.receive(message);
    boolean pause = message instanceof FromHost.Intermission || message instanceof FromHost.Welcome;
    boolean ready = known.intermissionProperty().get().ready().contains(me(known));
    if (pause
        && known.playerView().deal().over()
        && !ready
        && !known.standingProperty().get().over()) {
      known.ready();
    }
    act(known);
  }

  /**
   * What was played through, with the events that went by since the line was in doubt, is what the
   * host says.
   */
  private void compare(TableModel known, FromHost.Welcome welcome) {
    Deal followed = known.playerView().deal();
    List<Seen<Event>> missed = welcome.soFar().subList(events, welcome.soFar().size());
    for (Seen<Event> event : missed) {
      followed = followed.after(event.value());
    }
    compared++;
    if (!welcome.deal().value().equals(followed)) {
      fault =
          Optional.of("played through: " + followed + "\nthe host's: " + welcome.deal().value());
    }
  }

  private void changed(Change change) {
    switch (change) {
      case Change.Happened happened -> events++;
      case Change.Dealt dealt -> events = 0;
      case Change.TakenBack back -> fault = fault.or(() -> wronged(back));
      case Change.Rearranged arranged -> {}
      case Change.Restored restored -> {}
    }
  }

  /** A window may close while an answer is under way; nothing else may be refused. */
  private static Optional<String> wronged(Change.TakenBack back) {
    boolean answer =
        back.move().move() instanceof Move.Claim || back.move().move() instanceof Move.Pass;
    return back.why().filter(why -> !answer).map(why -> back.move() + " refused: " + why);
  }

  private void act(TableModel known) {
    if (known.pendingProperty().get().isPresent()) {
      return;
    }
    if (oneIn(50)) {
      say(new ToHost.Resync());
      waiting = true;
    }
    switch (known.promptProperty().get()) {
      case Prompt.Draw draw ->
          known.send(draw.takeRefused().isEmpty() && oneIn(3) ? new Move.Take() : draw(draw));
      case Prompt.Play play -> play(known);
      case Prompt.Claim claim when claim.next() && oneIn(2) -> known.answers().passAndDraw();
      case Prompt.Claim claim -> known.send(oneIn(4) ? new Move.Claim() : new Move.Pass());
      case Prompt.Offer _, Prompt.Offered _, Prompt.Defend _, Prompt.Defended _ ->
          throw new IllegalStateException("no gin is played here");
      case Prompt.Answered answered -> {}
      case Prompt.NotAsked window -> {}
      case Prompt.Watch watch -> {}
      case Prompt.Shuffling shuffling -> {}
      case Prompt.DealOver over -> {}
    }
  }

  private static Move draw(Prompt.Draw prompt) {
    return prompt.drawRefused().isEmpty() ? new Move.Draw() : new Move.Take();
  }

  private void play(TableModel known) {
    boolean down = known.playerView().deal().down(me(known));
    if (!down && known.own().suggest().isPresent()) {
      known.layDown();
      return;
    }
    List<Card> hand = known.playerView().deal().tableau().hand(me(known)).cards();
    Optional<Move> place =
        hand.stream()
            .flatMap(
                card -> MeldPlaces.legalNow(known.playerView().deal(), me(known), card).stream())
            .findFirst();
    known.send(place.orElseGet(() -> new Move.Discard(hand.get(chance.nextInt(hand.size())))));
  }

  private boolean oneIn(int many) {
    return chance.nextInt(many) == 0;
  }

  private static int hand(Deal deal) {
    return switch (deal) {
      case Oklahoma oklahoma -> oklahoma.hand();
      case Gin gin -> throw new IllegalArgumentException("this referee watches Oklahoma");
    };
  }

  private static Seat me(TableModel known) {
    return known.playerView().seat().orElseThrow();
  }
}
