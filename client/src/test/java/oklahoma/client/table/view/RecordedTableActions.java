package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;
import oklahoma.client.table.model.TableActions;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;

/** A program around the table that only records what the table asks for. */
public final class RecordedTableActions implements TableActions {
  private boolean covered;

  /** From now on something covers the table, or nothing does. */
  void cover(boolean on) {
    covered = on;
  }

  int dealsShown;
  boolean suggests = true;

  /** The advice that everybody gets. */
  Optional<Advice> advice = Optional.empty();

  /** Whether advice comes only on demand. */
  boolean slow;

  private final List<Consumer<Optional<Advice>>> asked = new ArrayList<>();

  /** The rules that were asked for, one after another. */
  final List<Reason> rules = new ArrayList<>();

  /** What else it was asked for, one after another. */
  final List<String> called = new ArrayList<>();

  /** The announcements for a screen reader, in order. */
  final List<String> announced = new ArrayList<>();

  @Override
  public void announced(String words) {
    announced.add(words);
  }

  @Override
  public void advised() {
    called.add("advised");
  }

  @Override
  public void refused() {}

  @Override
  public void rule(Reason reason) {
    rules.add(reason);
  }

  @Override
  public void scores() {
    called.add("scores");
  }

  @Override
  public void peek() {
    called.add("peek");
  }

  @Override
  public void endPeek() {
    called.add("endPeek");
  }

  @Override
  public void menu() {
    called.add("menu");
  }

  @Override
  public void spectators() {
    called.add("spectators");
  }

  @Override
  public void log() {
    called.add("log");
  }

  @Override
  public void chat() {
    called.add("chat");
  }

  @Override
  public void seat(Seat seat) {
    called.add("seat " + seat);
  }

  @Override
  public void rules() {
    called.add("rules");
  }

  @Override
  public void keys() {
    called.add("keys");
  }

  @Override
  public void fullScreen() {
    called.add("fullScreen");
  }

  @Override
  public void dealShown(Optional<Seat> out) {
    dealsShown++;
  }

  @Override
  public void advise(Consumer<Optional<Advice>> receiver) {
    called.add("advise");
    asked.add(receiver);
    if (!slow) {
      tell();
    }
  }

  /** Gives everybody who has asked the advice. */
  public void tell() {
    List<Consumer<Optional<Advice>>> waiting = List.copyOf(asked);
    asked.clear();
    waiting.forEach(receiver -> receiver.accept(advice));
  }

  @Override
  public boolean suggests() {
    return suggests;
  }

  @Override
  public boolean covered() {
    return covered;
  }

  @Override
  public void claimChoices() {
    called.add("claimChoices");
  }
}
