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
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Values;

/**
 * Answers claims automatically according to the player's choices. Each answer is delayed as if the
 * player had thought about it, so that others cannot notice.
 */
public final class AutoAnswers {
  private static final long QUICKEST_NO_MS = 300;
  private static final long SLOWEST_NO_MS = 1_500;

  private final Supplier<Prompt> prompt;
  private final Supplier<PlayerView> playerView;
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

  /** Identifies the claim about one discard. */
  private record Window(List<Card> pile, int hand) {}

  /**
   * @param prompt the current prompt
   * @param sight the player's view of the deal
   * @param send sends a move to the host
   * @param scheduler delays answers
   * @param chance the randomness of the delays
   */
  AutoAnswers(
      Supplier<Prompt> prompt,
      Supplier<PlayerView> sight,
      Function<Move, Outcome> send,
      Scheduler scheduler,
      RandomGenerator chance) {
    this.prompt = prompt;
    this.playerView = sight;
    this.send = send;
    this.scheduler = scheduler;
    this.chance = chance;
    noUntilMyTurn.subscribe(this::follow);
    noWhenDown.subscribe(this::follow);
    onlyFor.subscribe(this::follow);
    passOn.subscribe(this::follow);
  }

  /** Whether to decline all claims until the player's own turn. */
  public BooleanProperty noUntilMyTurnProperty() {
    return noUntilMyTurn;
  }

  /** Whether to decline all claims once the player is down. */
  public BooleanProperty noWhenDownProperty() {
    return noWhenDown;
  }

  /**
   * The ranks that the player wants to be asked about; all ranks if empty. Wilds are always asked
   * about.
   */
  public ObjectProperty<Set<Rank>> askOnlyForProperty() {
    return onlyFor;
  }

  /** The ranks to decline until the deal ends. Wilds are always asked about. */
  public ObjectProperty<Set<Rank>> passOnProperty() {
    return passOn;
  }

  /**
   * The next player's second answer to a claim: declines the card and draws from the stock as soon
   * as the turn begins (O-15).
   */
  public Outcome passAndDraw() {
    drawAfter = Optional.of(window()); // before sending: an in-process host may answer at once
    Outcome outcome = send.apply(new Move.Pass());
    drawAfter = drawAfter.filter(asked -> outcome instanceof Outcome.Sent);
    return outcome;
  }

  /** Forgets the choices that end with a deal. */
  void forget() {
    drawAfter = Optional.empty();
    passOn.set(Set.of());
  }

  /**
   * Checks a waiting draw after a reconnection. Keeps it only if the top discard has not changed
   * and the player is not asked about it again; another discard would belong to a later turn.
   *
   * @param turned whether a turn of the player began meanwhile
   */
  void returned(boolean turned) {
    drawAfter =
        drawAfter.filter(
            asked -> !(prompt.get() instanceof Prompt.Claim) && asked.equals(window()));
    if (turned) {
      noUntilMyTurn.set(false);
    }
  }

  /**
   * The host refused a move. Keeps a waiting draw only if the reason is that claims have closed.
   */
  void refused(Refusal refusal) {
    drawAfter = drawAfter.filter(asked -> refusal.reason() == Reason.WINDOW_CLOSED);
  }

  /** Acts on the current prompt, which may have changed. */
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

  /** Whether the player's choices decline this claim. */
  private boolean unwanted(Prompt.Claim claim) {
    boolean down = playerView.get().seat().filter(playerView.get().deal()::down).isPresent();
    boolean uninteresting = rank(claim.card()).filter(this::uninteresting).isPresent();
    return !claim.next() && (noUntilMyTurn.get() || (down && noWhenDown.get()) || uninteresting);
  }

  private boolean uninteresting(Rank rank) {
    boolean chosen = onlyFor.get().isEmpty() || onlyFor.get().contains(rank);
    return !chosen || passOn.get().contains(rank);
  }

  /** The rank by which a card can be declined in advance; empty for a wild. */
  public static Optional<Rank> rank(Card card) {
    return card instanceof Suited suited && !Values.wild(card)
        ? Optional.of(suited.rank())
        : Optional.empty();
  }

  /**
   * Declines after a delay; starts one delay per claim, since several would make the answer
   * quicker.
   */
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

  /** The claim about the top discard, open or closed. */
  private Window window() {
    Oklahoma deal = playerView.get().deal();
    return new Window(deal.tableau().pile(), deal.hand());
  }
}
