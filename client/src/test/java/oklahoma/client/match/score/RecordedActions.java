package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;

/** Writes down what is wished for at the end of a deal. */
final class RecordedActions implements DealEndPanel.Actions {
  private final List<String> actions = new ArrayList<>();

  /** What was wished for so far, in turn. */
  List<String> actions() {
    return actions;
  }

  @Override
  public void next() {
    actions.add("next");
  }

  @Override
  public void look() {
    actions.add("look");
  }

  @Override
  public void hold() {
    actions.add("hold");
  }

  @Override
  public void missed(DealEndPanel.Missed what) {
    actions.add(what.name());
  }

  @Override
  public void leave() {
    actions.add("leave");
  }
}
