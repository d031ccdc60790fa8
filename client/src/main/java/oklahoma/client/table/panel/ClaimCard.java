package oklahoma.client.table.panel;

import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.table.keys.Asked;
import oklahoma.client.table.model.AutoAnswers;
import oklahoma.client.table.model.sight.ClaimUse;
import oklahoma.client.table.model.sight.Countdown;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Backdrop;
import oklahoma.client.ui.Controls;
import oklahoma.client.ui.Seen;
import oklahoma.client.ui.Ticking;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;

/**
 * The question of a claim window. It keeps its size whether or not the card is of use, and whatever
 * it says. It can be answered a quarter of a second after it has appeared; a key or click that was
 * already on its way does nothing (O-11).
 */
public final class ClaimCard extends VBox {
  private static final long ARMING_NANOS = 250_000_000;
  private static final double NANOS = 1_000_000;
  private static final Duration FRAME = Duration.millis(16);

  /** The letters of the title, and the room for it, in letters of the card. */
  private static final double TITLE = 1.15;

  private static final double TITLE_ROOM = 15.5;
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

    private boolean next() {
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

  private final Texts texts;
  private final LongSupplier clock;
  private final UnaryOperator<Optional<Countdown>> counted;
  private final Consumer<Boolean> answer;
  private final Sentence title = new Sentence("claim-title");
  private final Sentence detail = new Sentence("claim-detail");
  private final Sentence hint = new Sentence("claim-hint");
  private final CountdownRing ring = new CountdownRing();
  private final CountdownRing onPile = new CountdownRing();
  private final Label want = new Label();
  private final Label wantSmall = new Label();
  private final Label no = new Label();
  private final Label noSmall = new Label();
  private final Label wantKey = Looks.keyCap("");
  private final Label noKey = Looks.keyCap("");
  private final Button wantButton;
  private final Button noButton;
  private final HBox buttons;
  private final Label waiting = new Label();
  private final CheckBox untilMyTurn = new CheckBox();
  private final CheckBox everyOfRank = new CheckBox();
  private final ObjectProperty<Set<Rank>> passOn =
      new SimpleObjectProperty<>(this, "passOn", Set.of());
  private final Button choices = new Button();
  private final VBox idle = new VBox(waiting, choices);
  private final ReadOnlyObjectWrapper<Asked> asked =
      new ReadOnlyObjectWrapper<>(this, "asked", Asked.NOT);
  private final Ticking ticking = new Ticking(this, FRAME, this::tick);

  private Shown shown = new Closed();
  private Optional<Rank> rank = Optional.empty();

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
    this.texts = texts;
    this.clock = clock;
    this.counted = counted;
    this.answer = answer;
    this.wantButton = Looks.button("want", words(want, wantSmall), wantKey);
    this.noButton = Looks.button("plain", words(no, noSmall), noKey);
    this.buttons = new HBox(wantButton, noButton);
    build();
    choices.setOnAction(pressed -> choose.run());
    ObservableValue<Boolean> inScene = Seen.of(this);
    texts.languageProperty().when(inScene).addListener((language, before, now) -> compose());
    texts.lettersProperty().when(inScene).addListener((letters, before, now) -> compose());
    passOn.subscribe(this::mark);
    everyOfRank.setOnAction(pressed -> turnRank());
    clear();
  }

  /**
   * Whether the card asks, and whether it can be answered already: what a key means depends on it.
   */
  public ReadOnlyObjectProperty<Asked> askedProperty() {
    return asked.getReadOnlyProperty();
  }

  /** Whether the box is ticked that leaves everything to others until one's own turn. */
  public BooleanProperty noUntilMyTurnProperty() {
    return untilMyTurn.selectedProperty();
  }

  /** The ranks that are left to others until the deal ends; a box is for the card's own one. */
  public ObjectProperty<Set<Rank>> passOnProperty() {
    return passOn;
  }

  /**
   * Leaves cards of the rank that is asked about to others, or no longer; nothing if it is a wild.
   *
   * @return whether they are left to others now
   */
  public boolean turnRank() {
    Set<Rank> ranks = new HashSet<>(passOn.get());
    boolean on = rank.filter(ranks::add).isPresent();
    if (!on) {
      rank.ifPresent(ranks::remove);
    }
    passOn.set(Set.copyOf(ranks));
    return on;
  }

  private void mark() {
    everyOfRank.setSelected(rank.filter(passOn.get()::contains).isPresent());
  }

  /** The same countdown once more, to be laid on the pile; seen while there is an end. */
  public CountdownRing onPile() {
    return onPile;
  }

  /** Whether it says what one has answered, until the window closes. */
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

  /** Says what one has answered, until the window closes. */
  public void answered(Card card, boolean wants, Optional<Countdown> until) {
    Answered next = new Answered(card, wants, until);
    if (!Objects.equals(shown, next)) {
      show(next);
    }
  }

  /**
   * Says for a while who got the card that one had asked for; the next question comes at once.
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
        count(question.until(), now);
        asked.set(now - since >= ARMING_NANOS ? Asked.ARMED : Asked.NOT_ARMED);
        pseudoClassStateChanged(DIM, asked.get() != Asked.ARMED);
      }
      case Answered answered -> count(answered.until(), now);
      case OthersAsked window -> count(window.until(), now);
      case Lost lost -> {
        count(Optional.empty(), now);
        if (now - lost.untilNanos() >= 0) {
          clear();
        }
      }
    }
  }

  private void count(Optional<Countdown> until, long now) {
    Optional<Countdown> known = counted.apply(until);
    ring.show(known, now);
    ring.setAccessibleText(
        known.map(end -> texts.say("widgets.seconds", end.seconds(now))).orElse(""));
    onPile.show(known, now);
  }

  private void answer(boolean wants) {
    tick();
    if (asked.get() == Asked.ARMED && shown instanceof Asking(Question question, long since)) {
      answered(question.card(), wants, question.until());
      answer.accept(wants);
    }
  }

  private void show(Shown next) {
    if (!(next instanceof Asking)) {
      Controls.handOn(this, getParent());
    }
    shown = next;
    asked.set(next instanceof Asking ? Asked.NOT_ARMED : Asked.NOT);
    setVisible(!(next instanceof Closed || next instanceof OthersAsked));
    pseudoClassStateChanged(DIM, next instanceof Asking);
    compose();
    tick();
    ticking.want(!(next instanceof Closed));
    if (next instanceof Closed) {
      onPile.setVisible(false);
    }
  }

  private void compose() {
    switch (shown) {
      case Closed closed -> offer(Optional.empty(), false);
      case Asking(Question question, long since) -> compose(question);
      case Answered answered -> compose(answered);
      case OthersAsked window -> offer(Optional.empty(), false);
      case Lost lost -> compose(lost);
    }
    untilMyTurn.setText(texts.say("widgets.claim.no-until-my-turn"));
    untilMyTurn.setAccessibleHelp(texts.say("widgets.key", "P"));
    everyOfRank.setAccessibleHelp(texts.say("widgets.key", "E"));
    choices.setText(texts.say("widgets.claim.choices"));
    choices.setAccessibleHelp(texts.say("widgets.claim.choices.help"));
  }

  private void offer(Optional<Card> card, boolean out) {
    rank = card.flatMap(AutoAnswers::rank);
    everyOfRank.setVisible(rank.isPresent());
    rank.map(texts::plural)
        .ifPresent(all -> everyOfRank.setText(texts.say("widgets.claim.no-to-rank", all)));
    untilMyTurn.setVisible(out);
    mark();
  }

  private void compose(Question question) {
    title.say(
        question
            .discarder()
            .map(name -> texts.say("widgets.claim.discarded", name, question.card()))
            .orElseGet(() -> texts.say("widgets.claim.first-card", question.card())));
    title.setStyle("-fx-font-size: " + lettersOfTitle(question.discarder()) + "em;");
    Way way = question.way();
    detail.say(texts.say("widgets.claim.detail." + way.key, question.penalty()));
    hint.say(hint(question));
    want.setText(texts.say("widgets.claim.want." + (way.next() ? "next" : "other")));
    wantSmall.setText(way.next() ? texts.say("widgets.claim.want-small") : "");
    no.setText(texts.say("widgets.claim.no." + way.key));
    noSmall.setText(way.next() ? texts.say("widgets.claim.no-small." + way.key) : "");
    wantKey.setText(way.next() ? "T" : texts.say("widgets.claim.space"));
    noKey.setText(way == Way.DRAW ? "D" : "N");
    collapse(wantSmall);
    collapse(noSmall);
    wantButton.setAccessibleText(said(want, wantSmall));
    wantButton.setAccessibleHelp(texts.say("widgets.key", wantKey.getText()));
    noButton.setAccessibleText(said(no, noSmall));
    noButton.setAccessibleHelp(texts.say("widgets.key", noKey.getText()));
    buttons.setVisible(true);
    idle.setVisible(false);
    offer(Optional.of(question.card()), !way.next());
    setAccessibleText(String.join(" ", spoken(question), hint.words()).strip());
  }

  private String hint(Question question) {
    return question.use().map(use -> texts.say("widgets.claim.hint." + use.name())).orElse("");
  }

  /** Letters with which a name is not broken. */
  private static double lettersOfTitle(Optional<String> name) {
    return name.stream()
            .flatMap(words -> Stream.of(words.split(" ", -1)))
            .mapToDouble(
                word -> Letters.inLine(word, TITLE * Letters.USUAL, TITLE_ROOM * Letters.USUAL))
            .min()
            .orElse(TITLE * Letters.USUAL)
        / Letters.USUAL;
  }

  private void compose(Answered answered) {
    String which = answered.wants() ? "wanted" : "left";
    title.say(texts.say("widgets.claim." + which, answered.card()));
    detail.say("");
    hint.say("");
    waiting.setText(
        texts.say(
            answered.until().isEmpty()
                ? "widgets.claim.waiting-for-all"
                : "widgets.claim.waiting"));
    buttons.setVisible(false);
    idle.setVisible(true);
    offer(Optional.of(answered.card()), true);
    setAccessibleText(title.words());
  }

  private void compose(Lost lost) {
    title.say(texts.say("widgets.claim.wanted", lost.card()));
    detail.say("");
    hint.say(lost.why());
    buttons.setVisible(false);
    idle.setVisible(false);
    offer(Optional.empty(), true);
    setAccessibleText(lost.why());
  }

  /** What a screen reader says when the question appears. */
  private String spoken(Question question) {
    String card = texts.name(question.card());
    String key = "widgets.claim.spoken." + question.way().key;
    int seconds = question.until().map(until -> until.seconds(clock.getAsLong())).orElse(0);
    return texts.say(key, card, seconds, question.penalty());
  }

  private void build() {
    setId("claim-card");
    getStyleClass().addAll("table-panel", "claim-card");
    setAccessibleRole(AccessibleRole.DIALOG);
    wantButton.setId("claim-want");
    noButton.setId("claim-no");
    onPile.setId("pile-ring");
    onPile.setMouseTransparent(true);
    untilMyTurn.setMinWidth(USE_PREF_SIZE);
    everyOfRank.setMinWidth(USE_PREF_SIZE);
    everyOfRank.setId("claim-no-to-rank");
    untilMyTurn.setId("claim-no-until-my-turn");
    wantButton.setOnAction(pressed -> want());
    noButton.setOnAction(pressed -> leave());
    HBox.setHgrow(wantButton, Priority.ALWAYS);
    HBox.setHgrow(noButton, Priority.ALWAYS);
    for (Button button : new Button[] {wantButton, noButton}) {
      button.setMaxWidth(Double.MAX_VALUE);
    }
    buttons.getStyleClass().add("claim-buttons");
    waiting.getStyleClass().add("claim-waiting");
    HBox.setHgrow(title, Priority.ALWAYS);
    ring.managedProperty().bind(ring.visibleProperty());
    HBox head = new HBox(title, ring);
    head.getStyleClass().add("claim-head");
    VBox says = new VBox(head, detail, hint);
    says.getStyleClass().add("claim-says");
    VBox.setVgrow(says, Priority.ALWAYS);
    StackPane answers = new StackPane(buttons, idle);
    idle.getStyleClass().add("claim-idle");
    choices.setId("claim-choices");
    choices.setMinWidth(USE_PREF_SIZE);
    choices.getStyleClass().addAll("panel-button", "plain");
    getChildren()
        .addAll(new Backdrop(this), says, answers, foot(untilMyTurn, "P"), foot(everyOfRank, "E"));
  }

  private static HBox foot(CheckBox box, String key) {
    HBox foot = new HBox(box, Looks.keyCap(key));
    foot.getStyleClass().add("claim-foot");
    foot.visibleProperty().bind(box.visibleProperty());
    foot.managedProperty().bind(box.visibleProperty());
    return foot;
  }

  private static VBox words(Label large, Label small) {
    large.getStyleClass().add("large");
    small.getStyleClass().add("small");
    large.setMinWidth(USE_PREF_SIZE);
    small.setMinWidth(USE_PREF_SIZE);
    VBox words = new VBox(large, small);
    words.getStyleClass().add("button-words");
    return words;
  }

  private static void collapse(Label label) {
    label.setManaged(!label.getText().isEmpty());
  }

  private static String said(Label large, Label small) {
    return small.getText().isEmpty() ? large.getText() : large.getText() + ", " + small.getText();
  }
}
