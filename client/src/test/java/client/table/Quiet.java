package client.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import rules.Move;
import rules.Reason;
import rules.Seat;

/** A program around the table that does nothing but count. */
final class Quiet implements TableActions {
  private boolean covered;

  /** From now on something stands before the table, or nothing does. */
  void cover(boolean on) {
    covered = on;
  }

  int dealsShown;
  boolean suggests = true;

  /** The rules that were asked for, one after another. */
  final List<Reason> rules = new ArrayList<>();

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
  public void hint(Consumer<Optional<Move>> told) {
    told.accept(Optional.empty());
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
