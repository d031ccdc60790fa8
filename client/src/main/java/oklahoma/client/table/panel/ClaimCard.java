package oklahoma.client.table.panel;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.util.Duration;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.playerview.ClaimUse;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.client.ui.lifetime.VisibleTimer;
import oklahoma.rules.card.Card;

/**
 * The question whether the player claims a discard. Its size does not depend on its content. It
 * accepts an answer a quarter of a second after it has appeared, so that a key or click meant for
 * something else has no effect (O-11).
 */
public final class ClaimCard extends ClaimForm {
  private static final long ARMING_NANOS = 250_000_000;
  private static final double NANOS = 1_000_000;
  private static final Duration FRAME = Duration.millis(16);
  private static final PseudoClass DIM = PseudoClass.getPseudoClass("dim");

  /** How the player would get the card. */
  public enum Way {
    /** Out of turn, with penalty cards. */
    OUT_OF_TURN("other"),
    /** As the draw of the player's next turn, instead of drawing from the stock. */
    DRAW("next"),
    /** As the draw of the player's next turn; the stock is empty. */
    ONLY_DRAW("must");

    /** The suffix of the text keys for this way. */
    private final String key;

    Way(String key) {
      this.key = key;
    }

    String key() {
      return key;
    }

    boolean next() {
      return this != OUT_OF_TURN;
    }
  }

  /**
   * A question.
   *
   * @param card the discard
   * @param discarder the name of the player who discarded it; empty for the first card of a deal
   * @param way how the player would get it
   * @param penalty number of penalty cards out of turn
   * @param use what the card would do for the player's hand; empty to say nothing about it
   * @param until when claims close; empty if the host waits for all answers
   */
  public record Question(
      Card card,
      Optional<String> discarder,
      Way way,
      int penalty,
      Optional<ClaimUse> use,
      Optional<Countdown> until) {}

  private sealed interface Shown {}

  private record Closed() implements Shown {}

  private record Asking(Question question, long sinceNanos) implements Shown {}

  private record Answered(Card card, boolean claims, Optional<Countdown> until) implements Shown {}

  private record Lost(Card card, String why, long untilNanos) implements Shown {}

  private record OthersAsked(Optional<Countdown> until) implements Shown {}

  private final LongSupplier clock;
  private final UnaryOperator<Optional<Countdown>> counted;
  private final Consumer<Boolean> answer;
  private final ReadOnlyObjectWrapper<QuestionState> asked =
      new ReadOnlyObjectWrapper<>(this, "asked", QuestionState.NOT);
  private final VisibleTimer ticking = new VisibleTimer(this, FRAME, this::tick);
  private Shown shown = new Closed();

  /**
   * A closed card.
   *
   * @param clock the time in nanoseconds, by the clock of the countdowns
   * @param counted returns the countdown, or empty while the host's clock is unknown
   * @param answer receives one answer for each question: whether the player wants the card
   * @param choose opens the choices about which claims the player is asked
   */
  public ClaimCard(
      Texts texts,
      LongSupplier clock,
      UnaryOperator<Optional<Countdown>> counted,
      Consumer<Boolean> answer,
      Runnable choose) {
    super(texts, choose);
    this.clock = clock;
    this.counted = counted;
    this.answer = answer;
    onAnswer(this::claim, this::pass);
    ObservableValue<Boolean> inScene = NodeVisibility.of(this);
    texts.languageProperty().when(inScene).addListener((language, before, now) -> compose());
    texts.lettersProperty().when(inScene).addListener((letters, before, now) -> compose());
    clear();
  }

  /**
   * Whether the card asks, and whether it accepts an answer yet. The meaning of keys depends on it.
   */
  public ReadOnlyObjectProperty<QuestionState> askedProperty() {
    return asked.getReadOnlyProperty();
  }

  /** Whether the card shows the player's answer, as it does until claims close. */
  public boolean showsAnswer() {
    return shown instanceof Answered;
  }

  /** Asks a question. Does nothing if it is the current one. */
  public void ask(Question question) {
    if (shown instanceof Asking asking && asking.question().equals(question)) {
      return;
    }
    show(new Asking(question, clock.getAsLong()));
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Shows the player's answer until claims close. */
  public void answered(Card card, boolean claims, Optional<Countdown> until) {
    Answered next = new Answered(card, claims, until);
    if (!Objects.equals(shown, next)) {
      show(next);
    }
  }

  /**
   * Shows for a while who got the card that the player claimed. A new question replaces it.
   *
   * @param stay how long it is shown
   */
  public void lost(Card card, String why, Duration stay) {
    show(new Lost(card, why, clock.getAsLong() + (long) (stay.toMillis() * NANOS)));
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /**
   * Only other players are asked: hides the card, unless it shows a lost claim, and shows the
   * countdown on the pile.
   */
  public void others(Optional<Countdown> until) {
    if (!(shown instanceof Lost) && !shown.equals(new OthersAsked(until))) {
      show(new OthersAsked(until));
    }
  }

  /** Hides the card when claims close, unless it shows a lost claim. */
  public void close() {
    if (!(shown instanceof Lost)) {
      clear();
    }
  }

  /** Hides the card. */
  public void clear() {
    show(new Closed());
  }

  /** Answers that the player wants the card, if the card accepts an answer now. */
  public void claim() {
    answer(true);
  }

  /**
   * Answers that the player does not want the card, if the card accepts an answer now. The next
   * player then draws from the stock, if possible.
   */
  public void pass() {
    answer(false);
  }

  /** Updates the ring and the question's state. A timer calls this while the card is visible. */
  public void tick() {
    long now = clock.getAsLong();
    switch (shown) {
      case Closed closed -> {}
      case Asking(Question question, long since) -> {
        count(counted.apply(question.until()), now);
        asked.set(now - since >= ARMING_NANOS ? QuestionState.ARMED : QuestionState.NOT_ARMED);
        pseudoClassStateChanged(DIM, asked.get() != QuestionState.ARMED);
      }
      case Answered answered -> count(counted.apply(answered.until()), now);
      case OthersAsked window -> count(counted.apply(window.until()), now);
      case Lost lost -> {
        count(Optional.empty(), now);
        if (now - lost.untilNanos() >= 0) {
          clear();
        }
      }
    }
  }

  private void answer(boolean claims) {
    tick();
    if (asked.get() == QuestionState.ARMED
        && shown instanceof Asking(Question question, long since)) {
      answered(question.card(), claims, question.until());
      answer.accept(claims);
    }
  }

  private void show(Shown next) {
    if (!(next instanceof Asking)) {
      Controls.passFocus(this, getParent());
    }
    shown = next;
    asked.set(next instanceof Asking ? QuestionState.NOT_ARMED : QuestionState.NOT);
    setVisible(!(next instanceof Closed || next instanceof OthersAsked));
    pseudoClassStateChanged(DIM, next instanceof Asking);
    compose();
    tick();
    ticking.setWanted(!(next instanceof Closed));
    if (next instanceof Closed) {
      onPile().setVisible(false);
    }
  }

  private void compose() {
    switch (shown) {
      case Closed _, OthersAsked _ -> askNothing();
      case Asking(Question question, long since) -> askFor(question, seconds(question));
      case Answered(Card card, boolean claims, Optional<Countdown> until) ->
          showAnswer(card, claims, until.isEmpty());
      case Lost lost -> showLoss(lost.card(), lost.why());
    }
  }

  private int seconds(Question question) {
    return question.until().map(until -> until.seconds(clock.getAsLong())).orElse(0);
  }
}
