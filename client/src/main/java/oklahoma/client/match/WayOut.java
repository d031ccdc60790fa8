package oklahoma.client.match;

import oklahoma.client.match.score.MatchEndPanel;

/**
 * The ways from a table of which nothing is kept: one can only leave it.
 *
 * @param out leaves it
 * @param role as whom one sits there
 * @param practice whether it is a practice deal
 */
public record WayOut(Runnable out, MatchEndPanel.Role role, boolean practice)
    implements TableScreen.Ways {
  @Override
  public void leave() {
    out.run();
  }

  @Override
  public void change() {}

  @Override
  public void lobby() {}

  @Override
  public boolean saves() {
    return false;
  }

  @Override
  public void watch() {}

  @Override
  public void export() {}
}
