package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.client.advice.Advice;
import oklahoma.client.table.model.TableActions;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;

/** A program around the table that does nothing but count. */
public final class Quiet implements TableActions {
  private boolean covered;

  /** From now on something stands before the table, or nothing does. */
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

  /** What was said for the ear, one after another. */
  final List<String> announced = new ArrayList<>();

  @Override
  public void announced(String words) {
    announced.add(words);
  }

  @Override
  public void refused() {}

  @Override
  public void rule(Reason reason) {
    rules.add(reason);
  }

  @Override
  public void scores() {}

  @Override
  public void peek() {}

  @Override
  public void endPeek() {}

  @Override
  public void menu() {}

  @Override
  public void onlookers() {}

  @Override
  public void log() {}

  @Override
  public void chat() {}

  @Override
  public void seat(Seat seat) {}

  @Override
  public void rules() {}

  @Override
  public void keys() {}

  @Override
  public void fullScreen() {}

  @Override
  public void dealShown(Optional<Seat> out) {
    dealsShown++;
  }

  @Override
  public void advise(Consumer<Optional<Advice>> told) {
    asked.add(told);
    if (!slow) {
      tell();
    }
  }

  /** Gives everybody who has asked the advice. */
  public void tell() {
    List<Consumer<Optional<Advice>>> waiting = List.copyOf(asked);
    asked.clear();
    waiting.forEach(told -> told.accept(advice));
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
  public void claimChoices() {}
}
