package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;

/** Writes down what is wished for at the end of a deal. */
final class Wished implements DealEndPanel.Wishes {
  private final List<String> wishes = new ArrayList<>();

  /** What was wished for so far, in turn. */
  List<String> wishes() {
    return wishes;
  }

  @Override
  public void next() {
    wishes.add("next");
  }

  @Override
  public void look() {
    wishes.add("look");
  }

  @Override
  public void hold() {
    wishes.add("hold");
  }

  @Override
  public void missed(DealEndPanel.Missed what) {
    wishes.add(what.name());
  }

  @Override
  public void leave() {
    wishes.add("leave");
  }
}
