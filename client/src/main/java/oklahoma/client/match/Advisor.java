package oklahoma.client.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.application.Platform;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveAdvisor;
import oklahoma.bot.advice.View;
import oklahoma.client.advice.Advice;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;

/**
 * Gives suggestions on request, from no more information than the player has. Computes on a
 * separate thread, one position at a time.
 */
public final class Advisor implements Hints {
  private final TableModel model;
  private final MoveAdvisor advisor;
  private final AdviceWords words;
  private final boolean allowed;
  private Optional<Question> last = Optional.empty();

  /**
   * The last request and its answer. Only {@code view} and {@code cancelled} are used outside the
   * FX thread.
   */
  private static final class Question {
    private final View view;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private Consumer<Optional<MoveAdvice>> listener;
    private Optional<MoveAdvice> answer = Optional.empty();

    Question(View view, Consumer<Optional<MoveAdvice>> receiver) {
      this.view = view;
      this.listener = receiver;
    }
  }

  /**
   * @param advisor compares the moves
   * @param allowed whether this table allows advice
   */
  public Advisor(TableModel model, MoveAdvisor advisor, boolean allowed) {
    this.model = model;
    this.advisor = advisor;
    this.words = new AdviceWords(model::nameOf);
    this.allowed = allowed;
  }

  /**
   * Answers only the latest request. If the player is not to move, answers at once with an empty
   * value.
   */
  @Override
  public void advise(Consumer<Optional<Advice>> receiver) {
    compare(compared -> receiver.accept(compared.map(words::advice)));
  }

  private void compare(Consumer<Optional<MoveAdvice>> receiver) {
    Optional<View> view = view();
    if (view.isEmpty()) {
      receiver.accept(Optional.empty());
    } else if (last.isPresent() && last.get().view.equals(view.get())) {
      again(last.get(), receiver);
    } else {
      ask(new Question(view.get(), receiver));
    }
  }

  private static void again(Question question, Consumer<Optional<MoveAdvice>> receiver) {
    question.listener = receiver;
    if (question.answer.isPresent()) {
      receiver.accept(question.answer);
    }
  }

  private void ask(Question question) {
    last.ifPresent(before -> before.cancelled.set(true));
    last = Optional.of(question);
    Thread.ofPlatform()
        .daemon()
        .name("advisor")
        .start(() ->
            advisor
                .of(question.view, List.of(), question.cancelled::get)
                .ifPresent(answer -> Platform.runLater(() -> report(question, answer))));
  }

  private void report(Question question, MoveAdvice answer) {
    question.answer = Optional.of(answer);
    if (view().equals(Optional.of(question.view))) {
      question.listener.accept(question.answer);
    }
  }

  private Optional<View> view() {
    PlayerView view = model.playerView();
    return view.seat()
        .filter(me -> allowed && view.game().toAct().contains(me))
        .map(me ->
            new View(
                Seen.of(view.game(), me),
                soFar(me),
                me,
                model.standingProperty().get(),
                model.earlier()));
  }

  @Override
  public void leave() {
    last.ifPresent(question -> question.cancelled.set(true));
    last = Optional.empty();
  }

  @Override
  public boolean allowed() {
    return allowed;
  }

  private List<Seen<Event>> soFar(Seat me) {
    int hand = model.round();
    return model.log().lines().stream()
        .filter(line -> line.hand() == hand)
        .map(LogLine::event)
        .flatMap(event -> Seen.of(event, me).stream())
        .toList();
  }
}
