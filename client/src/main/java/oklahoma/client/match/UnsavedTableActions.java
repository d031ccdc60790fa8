package oklahoma.client.match;

import java.util.Optional;

/**
 * The ways to leave a table that is not saved, such as a lesson.
 *
 * @param out leaves the table
 * @param alone whether all other players are bots
 * @param stop the action of Esc in a lesson; empty at another table
 */
public record UnsavedTableActions(Runnable out, boolean alone, Optional<Runnable> stop)
    implements TableScreen.Actions {
  @Override
  public void leave() {
    out.run();
  }

  @Override
  public boolean lesson() {
    return stop.isPresent();
  }

  @Override
  public boolean escaped() {
    stop.ifPresent(Runnable::run);
    return stop.isPresent();
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
