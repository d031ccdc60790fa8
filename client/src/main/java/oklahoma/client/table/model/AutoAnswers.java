package oklahoma.client.table.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Values;

/**
 * Answers claim windows for the player according to the player's choices. Nobody can tell: an
 * answer goes out after as long as a player might have thought.
 */
public final class AutoAnswers {
  private static final long QUICKEST_NO_MS = 300;
  private static final long SLOWEST_NO_MS = 1_500;

  private final Supplier<Prompt> prompt;
  private final Supplier<Sight> sight;
  private final Function<Move, Outcome> send;
  private final Scheduler scheduler;
  private final RandomGenerator chance;
  private final BooleanProperty noUntilMyTurn = new SimpleBooleanProperty(this, "noUntilMyTurn");
  private final BooleanProperty noWhenDown = new SimpleBooleanProperty(this, "noWhenDown");
  private final ObjectProperty<Set<Rank>> onlyFor =
      new SimpleObjectProperty<>(this, "onlyFor", Set.of());
  private final ObjectProperty<Set<Rank>> passOn =
      new SimpleObjectProperty<>(this, "passOn", Set.of());
  private Optional<Window> thinking = Optional.empty();
  private Optional<Window> drawAfter = Optional.empty();

  /** The identity of a claim window. */
  private record Window(List<Card> pile, int hand) {}

  /**
   * @param prompt what the table waits for
   * @param sight what the player sees
   * @param send sends a move to the host
   * @param scheduler runs something after a delay
   * @param chance the randomness of the delays
   */
  AutoAnswers(
      Supplier<Prompt> prompt,
      Supplier<Sight> sight,
      Function<Move, Outcome> send,
      Scheduler scheduler,
      RandomGenerator chance) {
    this.prompt = prompt;
    this.sight = sight;
    this.send = send;
    this.scheduler = scheduler;
    this.chance = chance;
    noUntilMyTurn.subscribe(this::follow);
    noWhenDown.subscribe(this::follow);
    onlyFor.subscribe(this::follow);
    passOn.subscribe(this::follow);
  }

  /**
   * Whether every claim window is automatically answered with no, until the player's own turn
   * comes.
   */
  public BooleanProperty noUntilMyTurnProperty() {
    return noUntilMyTurn;
  }

  /** Whether claim windows are automatically answered with no as soon as the player is down. */
  public BooleanProperty noWhenDownProperty() {
    return noWhenDown;
  }

  /**
   * The ranks that the player wants to be asked for; all if there are none. Wilds are always asked
   * for.
   */
  public ObjectProperty<Set<Rank>> askOnlyForProperty() {
    return onlyFor;
  }

  /** The ranks that the player leaves to others until the deal ends. Wilds are asked for. */
  public ObjectProperty<Set<Rank>> passOnProperty() {
    return passOn;
  }

  /**
   * The next player's second answer to a claim window: no, and a card from the stock as soon as
   * there is one (O-15).
   */
  public Outcome passAndDraw() {
    drawAfter = Optional.of(window()); // before it is sent: an in-process host may answer at once
    Outcome outcome = send.apply(new Move.Pass());
    drawAfter = drawAfter.filter(asked -> outcome instanceof Outcome.Sent);
    return outcome;
  }

  /** A new deal has begun. */
  void forget() {
    drawAfter = Optional.empty();
    passOn.set(Set.of());
  }

  /**
   * The player is back: a draw waits on for the same discard alone, if that is not asked about
   * again. Another discard belongs to a later turn.
   *
   * @param turned whether a turn of the player's began meanwhile
   */
  void returned(boolean turned) {
    drawAfter =
        drawAfter.filter(
            asked -> !(prompt.get() instanceof Prompt.Claim) && asked.equals(window()));
    if (turned) {
      noUntilMyTurn.set(false);
    }
  }

  /** A move was refused: a draw that waits goes on only if the window is merely closed. */
  void refused(Refusal refusal) {
    drawAfter = drawAfter.filter(asked -> refusal.reason() == Reason.WINDOW_CLOSED);
  }

  /** The table may wait for something else now. */
  void follow() {
    switch (prompt.get()) {
      case Prompt.Draw draw -> {
        noUntilMyTurn.set(false);
        if (drawAfter.isPresent() && !(send.apply(new Move.Draw()) instanceof Outcome.Waiting)) {
          drawAfter = Optional.empty();
        }
      }
      case Prompt.Claim claim when claim.next() -> noUntilMyTurn.set(false);
      case Prompt.Claim claim when unwanted(claim) -> hesitateAndPass();
      case Prompt.Claim _, Prompt.Play _ -> drawAfter = Optional.empty();
      case Prompt.DealOver over -> noUntilMyTurn.set(false);
      case Prompt.Answered _, Prompt.NotAsked _, Prompt.Watch _, Prompt.Shuffling _ -> {}
      case Prompt.Offer _, Prompt.Offered _, Prompt.Defend _, Prompt.Defended _ -> {}
    }
  }

  /** Whether the player has declined such cards beforehand. */
  private boolean unwanted(Prompt.Claim claim) {
    boolean down = sight.get().seat().filter(sight.get().deal()::down).isPresent();
    boolean uninteresting = rank(claim.card()).filter(this::uninteresting).isPresent();
    return !claim.next() && (noUntilMyTurn.get() || (down && noWhenDown.get()) || uninteresting);
  }

  private boolean uninteresting(Rank rank) {
    boolean chosen = onlyFor.get().isEmpty() || onlyFor.get().contains(rank);
    return !chosen || passOn.get().contains(rank);
  }

  /** The rank by which a card can be left to others beforehand; empty for a wild. */
  public static Optional<Rank> rank(Card card) {
    return card instanceof Suited suited && !Values.wild(card)
        ? Optional.of(suited.rank())
        : Optional.empty();
  }

  /** Only once for each window; otherwise reconsidering would make the player quicker. */
  private void hesitateAndPass() {
    Window window = window();
    if (thinking.equals(Optional.of(window))) {
      return;
    }
    thinking = Optional.of(window);
    scheduler.after(
        chance.nextLong(QUICKEST_NO_MS, SLOWEST_NO_MS),
        () -> {
          thinking = thinking.filter(which -> !which.equals(window));
          if (prompt.get() instanceof Prompt.Claim now
              && window().equals(window)
              && unwanted(now)) {
            var _ = send.apply(new Move.Pass());
          }
        });
  }

  /** The window for the top discard, open or closed already. */
  private Window window() {
    Oklahoma deal = sight.get().deal();
    return new Window(deal.tableau().pile(), deal.hand());
  }
}
