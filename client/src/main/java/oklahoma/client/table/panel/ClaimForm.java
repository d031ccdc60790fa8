package oklahoma.client.table.panel;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.table.model.AutoAnswers;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.panel.ClaimCard.Question;
import oklahoma.client.table.panel.ClaimCard.Way;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.cloth.Backdrop;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;

/** The texts, buttons and boxes of the claim card; {@link ClaimCard} decides when to show them. */
abstract sealed class ClaimForm extends VBox permits ClaimCard {

  /** Font size of the title and width of its line, in font sizes of the card. */
  private static final double TITLE = 1.15;

  private static final double TITLE_ROOM = 15.5;

  private final Texts texts;
  private final Sentence title = new Sentence("claim-title");
  private final Sentence detail = new Sentence("claim-detail");
  private final Sentence hint = new Sentence("claim-hint");
  private final CountdownRing ring = new CountdownRing();
  private final CountdownRing onPile = new CountdownRing();
  private final Label want = new Label();
  private final Label wantSmall = new Label();
  private final Label no = new Label();
  private final Label noSmall = new Label();
  private final Label wantKey = PanelStyles.keyCap("");
  private final Label noKey = PanelStyles.keyCap("");
  private final Button wantButton = PanelStyles.button("want", words(want, wantSmall), wantKey);
  private final Button noButton = PanelStyles.button("plain", words(no, noSmall), noKey);
  private final HBox buttons = new HBox(wantButton, noButton);
  private final Label waiting = new Label();
  private final CheckBox untilMyTurn = new CheckBox();
  private final CheckBox everyOfRank = new CheckBox();
  private final ObjectProperty<Set<Rank>> passOn =
      new SimpleObjectProperty<>(this, "passOn", Set.of());
  private final Button choices = new Button();
  private final VBox idle = new VBox(waiting, choices);
  private Optional<Rank> rank = Optional.empty();

  /**
   * @param choose opens the choices about which claims the player is asked
   */
  ClaimForm(Texts texts, Runnable choose) {
    this.texts = texts;
    build();
    choices.setOnAction(pressed -> choose.run());
    passOn.subscribe(this::mark);
    everyOfRank.setOnAction(pressed -> turnRank());
  }

  /** Whether the box is ticked that declines all claims until the player's own turn. */
  public BooleanProperty noUntilMyTurnProperty() {
    return untilMyTurn.selectedProperty();
  }

  /**
   * The ranks to decline until the deal ends. The box shows whether the current card's rank is one.
   */
  public ObjectProperty<Set<Rank>> passOnProperty() {
    return passOn;
  }

  /**
   * Switches on or off that claims of the current card's rank are declined. Does nothing for a
   * wild.
   *
   * @return whether they are declined now
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

  /** A second countdown ring, for the pile; visible while there is a deadline. */
  public CountdownRing onPile() {
    return onPile;
  }

  /** Sets the actions of the two buttons. */
  final void onAnswer(Runnable wants, Runnable leaves) {
    wantButton.setOnAction(pressed -> wants.run());
    noButton.setOnAction(pressed -> leaves.run());
  }

  /** Shows the countdown; none if empty. */
  final void count(Optional<Countdown> known, long nanos) {
    ring.show(known, nanos);
    ring.setAccessibleText(
        known.map(end -> texts.say("widgets.seconds", end.seconds(nanos))).orElse(""));
    onPile.show(known, nanos);
  }

  /** Hides the boxes. */
  final void askNothing() {
    offer(Optional.empty(), false);
  }

  /**
   * Shows a question.
   *
   * @param seconds the time for an answer, for a screen reader
   */
  final void askFor(Question question, int seconds) {
    title.say(title(question, ClaimForm::shortened));
    title.setAccessibleText(title(question, UnaryOperator.identity()));
    title.setStyle("-fx-font-size: " + lettersOfTitle(question.discarder()) + "em;");
    Way way = question.way();
    detail.say(texts.say("widgets.claim.detail." + way.key(), question.penalty()));
    hint.say(hint(question));
    want.setText(texts.say("widgets.claim.want." + (way.next() ? "next" : "other")));
    wantSmall.setText(way.next() ? texts.say("widgets.claim.want-small") : "");
    no.setText(texts.say("widgets.claim.no." + way.key()));
    noSmall.setText(way.next() ? texts.say("widgets.claim.no-small." + way.key()) : "");
    wantKey.setText(way.next() ? "T" : texts.say("widgets.claim.space"));
    noKey.setText(way == Way.DRAW ? "D" : "N");
    collapse(wantSmall);
    collapse(noSmall);
    wantButton.setAccessibleText(spokenText(want, wantSmall));
    wantButton.setAccessibleHelp(texts.say("widgets.key", wantKey.getText()));
    noButton.setAccessibleText(spokenText(no, noSmall));
    noButton.setAccessibleHelp(texts.say("widgets.key", noKey.getText()));
    buttons.setVisible(true);
    idle.setVisible(false);
    offer(Optional.of(question.card()), !way.next());
    setAccessibleText(String.join(" ", spoken(question, seconds), hint.words()).strip());
  }

  /**
   * Shows the player's answer.
   *
   * @param endless whether the host waits for all answers
   */
  final void showAnswer(Card card, boolean claims, boolean endless) {
    title.say(texts.say(claims ? "widgets.claim.wanted" : "widgets.claim.left", card));
    detail.say("");
    hint.say("");
    waiting.setText(texts.say(endless ? "widgets.claim.waiting-for-all" : "widgets.claim.waiting"));
    buttons.setVisible(false);
    idle.setVisible(true);
    offer(Optional.of(card), true);
    setAccessibleText(title.words());
  }

  /** Shows why another player got the card. */
  final void showLoss(Card card, String why) {
    title.say(texts.say("widgets.claim.wanted", card));
    detail.say("");
    hint.say(why);
    buttons.setVisible(false);
    idle.setVisible(false);
    offer(Optional.empty(), true);
    setAccessibleText(why);
  }

  /**
   * Shows the boxes.
   *
   * @param out whether the player would claim out of turn, which the box for all claims requires
   */
  private void offer(Optional<Card> card, boolean out) {
    rank = card.flatMap(AutoAnswers::rank);
    everyOfRank.setVisible(rank.isPresent());
    rank.map(texts::plural)
        .ifPresent(all -> everyOfRank.setText(texts.say("widgets.claim.no-to-rank", all)));
    untilMyTurn.setVisible(out);
    mark();
    untilMyTurn.setText(texts.say("widgets.claim.no-until-my-turn"));
    untilMyTurn.setAccessibleHelp(texts.say("widgets.key", "P"));
    everyOfRank.setAccessibleHelp(texts.say("widgets.key", "E"));
    choices.setText(texts.say("widgets.claim.choices"));
    choices.setAccessibleHelp(texts.say("widgets.claim.choices.help"));
  }

  private String hint(Question question) {
    return question.use().map(use -> texts.say("widgets.claim.hint." + use.name())).orElse("");
  }

  private String title(Question question, UnaryOperator<String> called) {
    return question
        .discarder()
        .map(name -> texts.say("widgets.claim.discarded", called.apply(name), question.card()))
        .orElseGet(() -> texts.say("widgets.claim.first-card", question.card()));
  }

  /** A name whose words are cut so that each fits the line at the card's font size. */
  private static String shortened(String name) {
    return Stream.of(name.split(" ", -1))
        .map(word -> FontFitter.cut(word, FontFitter.USUAL, TITLE_ROOM * FontFitter.USUAL))
        .collect(Collectors.joining(" "));
  }

  /**
   * The font size of the title, in font sizes of the card, at which no word of the name is broken.
   */
  private static double lettersOfTitle(Optional<String> name) {
    return name.stream()
            .flatMap(words -> Stream.of(words.split(" ", -1)))
            .mapToDouble(word ->
                FontFitter.inLine(word, TITLE * FontFitter.USUAL, TITLE_ROOM * FontFitter.USUAL))
            .map(pixels -> Math.max(FontFitter.USUAL, pixels))
            .min()
            .orElse(TITLE * FontFitter.USUAL)
        / FontFitter.USUAL;
  }

  /** The text that a screen reader reads when the question appears. */
  private String spoken(Question question, int seconds) {
    String key = "widgets.claim.spoken." + question.way().key();
    return texts.say(key, texts.name(question.card()), seconds, question.penalty());
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
    VBox.setVgrow(answers, Priority.ALWAYS); // buttons take the room that an absent hint leaves
    idle.getStyleClass().add("claim-idle");
    choices.setId("claim-choices");
    choices.setMinWidth(USE_PREF_SIZE);
    choices.getStyleClass().addAll("panel-button", "plain");
    getChildren()
        .addAll(new Backdrop(this), says, answers, foot(untilMyTurn, "P"), foot(everyOfRank, "E"));
  }

  private static HBox foot(CheckBox box, String key) {
    HBox foot = new HBox(box, PanelStyles.keyCap(key));
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

  private static String spokenText(Label large, Label small) {
    return small.getText().isEmpty() ? large.getText() : large.getText() + ", " + small.getText();
  }
}
