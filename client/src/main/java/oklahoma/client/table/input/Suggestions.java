package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.Node;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.panel.AdviceCard;
import oklahoma.client.text.Texts;

/**
 * The suggested moves, on a card above the hand, until the player closes it or the table changes.
 * Choosing a move only prepares it: its cards are selected, or its control gets the focus.
 */
public final class Suggestions {
  /**
   * A smaller difference between two chances may vanish when they are shown as whole percentages.
   */
  private static final double LOOKS_THE_SAME = 0.01;

  private static final int MOST = 3;
  private static final double WIDE = 400;
  private static final double APART = 8;

  private final TableFeedback feedback;
  private final Advising advising;
  private final Preparation preparation;
  private final BiConsumer<Supplier<String>, Supplier<String>> say;
  private final AdviceCard card;
  private Optional<Advice> advice = Optional.empty();

  /**
   * @param say shows the first sentence and sends the second to the screen reader
   */
  public Suggestions(
      TableFeedback feedback,
      Advising advising,
      Preparation preparation,
      BiConsumer<Supplier<String>, Supplier<String>> say) {
    this.feedback = feedback;
    this.advising = advising;
    this.preparation = preparation;
    this.say = say;
    this.card = new AdviceCard(texts(), index -> pick(index + 1), this::close);
  }

  /** The node that shows the suggestions. */
  public Node node() {
    return card;
  }

  /** Whether the suggestions are visible. */
  boolean open() {
    return card.isVisible();
  }

  /** Opens the suggestions and asks for advice, or closes them. */
  public void toggle() {
    if (open()) {
      close();
    } else if (!advising.refused(frame().hand())) {
      card.think();
      place();
      advising.ask(this::showAnswer);
    }
  }

  /** Closes the suggestions. Returns false if they were closed already. */
  public boolean close() {
    boolean was = open();
    boolean focused = was && card.lookupAll(".button").stream().anyMatch(Node::isFocused);
    card.setVisible(false);
    advice = Optional.empty();
    if (focused) {
      card.getParent().requestFocus();
    }
    return was;
  }

  /** Stages the best way to lay down; each further call stages the next best. */
  public void stage() {
    preparation.stage();
  }

  /**
   * Prepares a suggested move.
   *
   * @param number from 1
   * @return false if there is no move with this number
   */
  public boolean pick(int number) {
    Optional<Advice.Option> option =
        advice.flatMap(known -> known.options().stream().limit(MOST).skip(number - 1L).findFirst());
    option.ifPresent(chosen -> {
      close();
      preparation.prepare(chosen.move());
    });
    return option.isPresent();
  }

  /**
   * Closes the suggestions because a change makes them out of date, unless the player has only
   * rearranged the hand.
   */
  public void changed(Change change) {
    if (!(change instanceof Change.Rearranged)) {
      close();
    }
  }

  /** Updates texts and place, for a new language or layout. */
  public void update() {
    if (open()) {
      advice.ifPresent(this::show);
      place();
    }
  }

  private void showAnswer(Optional<Advice> answer) {
    if (!open()) {
      return;
    }
    if (answer.isEmpty()) {
      close();
      feedback.showHint(feedback.words().noHint(), frame().hand());
      return;
    }
    advising.reportSeen();
    advice = answer;
    show(answer.get());
    place();
    say.accept(
        current(answer.get(), known -> feedback.words().hint(known.best().move())),
        current(answer.get(), this::spoken));
  }

  /**
   * A text that follows the language while this advice is shown; afterwards the first version,
   * because the deal may be over.
   */
  private Supplier<String> current(Advice known, Function<Advice, String> words) {
    String first = words.apply(known);
    return () -> advice.filter(known::equals).map(words).orElse(first);
  }

  private void show(Advice known) {
    card.show(lines(known), known.guess().in(texts()), note(known));
  }

  /** The best moves, with chances in tenths of a percent if whole percentages would look equal. */
  private List<AdviceCard.Line> lines(Advice known) {
    List<Advice.Option> options = known.options().stream().limit(MOST).toList();
    boolean tenths =
        options.stream()
            .skip(1)
            .map(Advice.Option::estimate)
            .anyMatch(figure ->
                figure instanceof MoveEstimate.Chance chance && chance.behind() < LOOKS_THE_SAME);
    return IntStream.range(0, options.size())
        .mapToObj(i -> line(options.get(i), i, tenths))
        .toList();
  }

  private AdviceCard.Line line(Advice.Option option, int index, boolean tenths) {
    Texts texts = texts();
    Texts aloud = texts.aloud();
    String figure =
        switch (option.estimate()) {
          case MoveEstimate.Chance chance ->
              texts.say(tenths ? "advice.chance.tenths" : "advice.chance", chance.of());
          case MoveEstimate.Points points -> texts.say("advice.points", points.lead());
          case MoveEstimate.None none -> "";
        };
    String figureAloud =
        switch (option.estimate()) {
          case MoveEstimate.Chance chance ->
              texts.say(tenths ? "advice.chance.tenths.aloud" : "advice.chance.aloud", chance.of());
          case MoveEstimate.Points points ->
              texts.say("advice.points.aloud", Math.round(points.lead()));
          case MoveEstimate.None none -> "";
        };
    String move = feedback.words().aloud().hint(option.move());
    String spoken =
        texts.say("advice.option", index + 1, move)
            + " "
            + figureAloud
            + " "
            + option.why().in(aloud);
    return new AdviceCard.Line(
        feedback.words().hint(option.move()), figure, option.why().in(texts), spoken.strip());
  }

  private String spoken(Advice known) {
    String moves = String.join(" ", lines(known).stream().map(AdviceCard.Line::spoken).toList());
    return (moves + " " + known.guess().in(texts().aloud())).strip();
  }

  private String note(Advice known) {
    Texts texts = texts();
    if (known.by() == Advice.By.COACH) {
      return "";
    }
    return switch (known.best().estimate()) {
      case MoveEstimate.Chance(double of, double behind, double error) ->
          texts.say("advice.chance.note", known.worlds(), Math.max(0.01, 2 * error));
      case MoveEstimate.Points(double lead, double behind, double error) ->
          texts.say("advice.points.note", known.worlds(), Math.max(1, 2 * error));
      case MoveEstimate.None none -> texts.say("advice.none.note");
    };
  }

  /**
   * Places the card above the hand, in the middle if the knock area leaves room, inside the window.
   */
  private void place() {
    Frame frame = frame();
    Area hand = frame.hand();
    double width = Math.min(WIDE * Math.max(1, frame.type()), hand.width() - 2 * APART);
    double height = card.fit(width);
    double right = hand.right() - APART - width;
    double x = Math.clamp(frame.knock().right() + APART, hand.centreX() - width / 2, right);
    double y = Math.max(frame.top().bottom() + APART, frame.above(hand) - height - APART);
    card.resizeRelocate(Math.rint(x), Math.rint(y), Math.rint(width), height);
  }

  private Texts texts() {
    return feedback.words().texts();
  }

  private Frame frame() {
    return feedback.frame();
  }
}
