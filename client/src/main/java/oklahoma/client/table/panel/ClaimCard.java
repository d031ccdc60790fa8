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
import oklahoma.client.table.model.sight.ClaimUse;
import oklahoma.client.table.model.sight.Countdown;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.client.ui.lifetime.VisibleTimer;
import oklahoma.rules.card.Card;

/**
 * The question of a claim window. It keeps its size whether or not the card is of use, and whatever
 * it says. It accepts answers a quarter of a second after it has appeared; a key or click that was
 * already on its way does nothing (O-11).
 */
public final class ClaimCard extends ClaimForm {
  private static final long ARMING_NANOS = 250_000_000;
  private static final double NANOS = 1_000_000;
  private static final Duration FRAME = Duration.millis(16);
  private static final PseudoClass DIM = PseudoClass.getPseudoClass("dim");

  /** How the player who is asked would get the card. */
  public enum Way {
    /** Out of turn, with penalty cards. */
    OUT_OF_TURN("other"),
    /** As the draw of the turn that comes next, instead of a card of the stock. */
    DRAW("next"),
    /** As the draw of the turn that comes next; the stock is empty. */
    ONLY_DRAW("must");

    /** What the keys of the words for it end with. */
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
   * @param discarder the name of the seat that discarded it; empty for the first card of a deal
   * @param way how the player would get it
   * @param penalty how many cards it costs out of turn
   * @param use what the card would do for the player's hand; empty if nothing is said of that
   * @param until when the window closes; empty if it waits for all
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

  private record Answered(Card card, boolean wants, Optional<Countdown> until) implements Shown {}

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
   * @param clock the time in nanoseconds, of the same clock as the countdowns
   * @param counted tells what of a countdown is known at the moment
   * @param answer gets one answer for each question: whether the player wants the card
   * @param choose opens what the player wants to be asked for
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
    onAnswer(this::want, this::leave);
    ObservableValue<Boolean> inScene = NodeVisibility.of(this);
    texts.languageProperty().when(inScene).addListener((language, before, now) -> compose());
    texts.lettersProperty().when(inScene).addListener((letters, before, now) -> compose());
    clear();
  }

  /**
   * Whether the card asks, and whether it can be answered already: what a key means depends on it.
   */
  public ReadOnlyObjectProperty<QuestionState> askedProperty() {
    return asked.getReadOnlyProperty();
  }

  /** Whether it shows the player's answer, until the window closes. */
  public boolean saysAnswer() {
    return shown instanceof Answered;
  }

  /** Asks. Asking the same again changes nothing. */
  public void ask(Question question) {
    if (shown instanceof Asking asking && asking.question().equals(question)) {
      return;
    }
    show(new Asking(question, clock.getAsLong()));
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Shows the player's answer, until the window closes. */
  public void answered(Card card, boolean wants, Optional<Countdown> until) {
    Answered next = new Answered(card, wants, until);
    if (!Objects.equals(shown, next)) {
      show(next);
    }
  }

  /**
   * Says for a while who got the card that the player claimed; the next question comes at once.
   *
   * @param stay how long it can be read
   */
  public void lost(Card card, String why, Duration stay) {
    show(new Lost(card, why, clock.getAsLong() + (long) (stay.toMillis() * NANOS)));
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Only others are asked: the pile alone shows how long that lasts. */
  public void others(Optional<Countdown> until) {
    if (!(shown instanceof Lost) && !shown.equals(new OthersAsked(until))) {
      show(new OthersAsked(until));
    }
  }

  /** The window is closed; what was lost in it can still be read. */
  public void close() {
    if (!(shown instanceof Lost)) {
      clear();
    }
  }

  /** Shows nothing of a window any more. */
  public void clear() {
    show(new Closed());
  }

  /** Wants the card, if that can be said now: I want it, or as the next player, take it. */
  public void want() {
    answer(true);
  }

  /**
   * Leaves the card, if that can be said now: no, or as the next player, draw from the stock if it
   * holds anything.
   */
  public void leave() {
    answer(false);
  }

  /**
   * Lets the ring and the arming follow the clock; the card does so by itself while it is shown.
   */
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

  private void answer(boolean wants) {
    tick();
    if (asked.get() == QuestionState.ARMED
        && shown instanceof Asking(Question question, long since)) {
      answered(question.card(), wants, question.until());
      answer.accept(wants);
    }
  }

  private void show(Shown next) {
    if (!(next instanceof Asking)) {
      Controls.handOn(this, getParent());
    }
    shown = next;
    asked.set(next instanceof Asking ? QuestionState.NOT_ARMED : QuestionState.NOT);
    setVisible(!(next instanceof Closed || next instanceof OthersAsked));
    pseudoClassStateChanged(DIM, next instanceof Asking);
    compose();
    tick();
    ticking.want(!(next instanceof Closed));
    if (next instanceof Closed) {
      onPile().setVisible(false);
    }
  }

  private void compose() {
    switch (shown) {
      case Closed _, OthersAsked _ -> askNothing();
      case Asking(Question question, long since) -> askFor(question, seconds(question));
      case Answered(Card card, boolean wants, Optional<Countdown> until) ->
          tellAnswer(card, wants, until.isEmpty());
      case Lost lost -> tellLoss(lost.card(), lost.why());
    }
  }

  private int seconds(Question question) {
    return question.until().map(until -> until.seconds(clock.getAsLong())).orElse(0);
  }
}
